"""The dioramas, a second deck of Thirty Moons, as they are shipped."""

from importlib import resources

from inklings.decks.shipped import Deck

DECK = Deck(resources.files(__name__))
