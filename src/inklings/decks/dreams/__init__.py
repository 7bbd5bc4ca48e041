"""The dream cards of Thirty Moons as they are shipped."""

from importlib import resources

from inklings.decks.shipped import Deck

DECK = Deck(resources.files(__name__))

CARDS = DECK.cards
"""Every dream's name, in a fixed order that means nothing."""
