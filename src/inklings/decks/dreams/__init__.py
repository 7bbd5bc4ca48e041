"""The dream cards of Thirty Moons as they are shipped."""

from importlib import resources

from inklings.decks.shipped import Card, Deck

_SECOND = 10_000


def _was_first(card: Card) -> bool:
    """Whether a card was in the first edition: its seeds are lower than those of the second."""
    return int(card.seed) < _SECOND


_folder = resources.files(__name__)
DECK = Deck(_folder)
"""The second edition, which is dealt."""

FIRST = Deck(_folder, _was_first)
"""The first edition, with which old tables are played to their end."""

CARDS = DECK.cards
"""The name of every dream that is dealt, in a fixed order that means nothing."""
