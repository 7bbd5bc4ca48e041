"""The inkblots of Rorschach as they are shipped."""

from importlib import resources

from inklings.decks.shipped import Deck

DECK = Deck(resources.files(__name__))

CARDS = DECK.cards
"""Every blot's name, in a fixed order that means nothing."""
