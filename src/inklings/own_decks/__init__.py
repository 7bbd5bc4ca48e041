"""Decks that people make of their own pictures, and words that they bring.

Of decks: their names, their manifests, and how a picture is cleaned.

What is needed to play with a deck follows from its name: how many cards it has, and what they are called. So
rules and bots know a deck that they have never seen.
"""
