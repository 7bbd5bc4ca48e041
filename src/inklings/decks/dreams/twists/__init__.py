"""Twists: what is strange in a dream."""
