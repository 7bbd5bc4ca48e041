"""Woodcuts: decks of picture cards for Thirty Moons, each drawn from its name alone."""

from inklings.woodcuts.cards import COUNT, Card, deck, normalised
from inklings.woodcuts.drawing import LARGE, SMALL, draw

__all__ = ["COUNT", "LARGE", "SMALL", "Card", "deck", "draw", "normalised"]
