"""Automata: the bots of every game, and what lets them sit at tables."""
