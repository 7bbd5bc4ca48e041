"""Twists in which the weather acts."""
