"""Inklings: games of imagination for friends, in a browser and in a living room."""
