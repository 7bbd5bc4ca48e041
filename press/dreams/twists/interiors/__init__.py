"""Twists of rooms."""
