"""Impossible ideas, one a file."""
