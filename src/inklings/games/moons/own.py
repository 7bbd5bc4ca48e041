"""A deck of somebody's own pictures, as far as rules and bots know it: from its name alone (D22)."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from inklings.decks import dreams
from inklings.games.moons.model import Card
from inklings.own_decks.names import OWN, cards_of

ENOUGH = 60
"""Cards that a game needs: eight hands and a table, and some to draw. Dreams make up for what is missing."""


class OwnDeck:
    """Every card is something of its own, of which nothing is known."""

    def __init__(self, name: str) -> None:
        own = cards_of(name)
        dreamt = Random(name).sample(dreams.CARDS, max(0, ENOUGH - len(own)))
        self.cards: tuple[Card, ...] = (*own, *dreamt)

    def idea(self, card: Card) -> str:
        """No two are about the same."""
        return card

    def palette(self, card: Card) -> str:
        """No two have the same colours."""
        return card

    def tags(self, card: Card) -> tuple[str, ...]:  # noqa: ARG002
        """Nobody knows what it was made of."""
        return ()

    def alt(self, card: Card, language: str) -> str:  # noqa: ARG002
        """What its maker says is for people; the rules do without."""
        return ""


own_deck_named = lru_cache(maxsize=64)(OwnDeck)
"""The deck of this name."""


def is_own(card: Card) -> bool:
    """Whether a card is one of somebody's own pictures, which bots can't see."""
    return card.startswith(OWN)
