"""Twists in which something has other intentions."""
