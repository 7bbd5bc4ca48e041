"""Woodcuts: decks of picture cards for Thirty Moons, each drawn from its name alone.

What is on the cards is known without drawing them: only `inklings.woodcuts.drawing` needs Pillow.
"""

from inklings.woodcuts.cards import COUNT, EDITION, Card, deck, normalised
from inklings.woodcuts.names import new_name

__all__ = ["COUNT", "EDITION", "Card", "deck", "new_name", "normalised"]
