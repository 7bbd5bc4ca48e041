"""Twists of few things and much space, which can be read in several ways."""
