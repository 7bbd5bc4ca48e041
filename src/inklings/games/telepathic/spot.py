"""What lies open, in a form that is quick to reckon with.

Where the four tiles of a value lie is one number (see `search`), so a grid is eight numbers: four colours,
four shapes.
"""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.grid import KINDS, Grid
from inklings.games.telepathic.search import tables

Numbers: TypeAlias = tuple[int, ...]
"""Where the tiles of each colour and then of each shape lie."""
Hand: TypeAlias = tuple[Card, ...]
"""Cards in the order of `CARDS`."""

ENDLESS = 99


class Spot(NamedTuple):
    """What lies open."""

    grid: Numbers
    hand: Hand
    """The open cards."""
    left: int
    """How many actions there still are; ENDLESS where there is no limit."""
    unseen: Hand
    """What the cards that lie face down may be."""
    reuse: bool
    """Whether every card goes back to the row (T12)."""

    @property
    def deck(self) -> int:
        """How many cards will be drawn."""
        return 0 if self.reuse else self.left - len(self.hand)

    def performed(self, card: Card, place: int) -> Spot:
        """After an action, before a card is drawn."""
        hand = self.hand if self.reuse else without(self.hand, card)
        return Spot(after(self.grid, card, place), hand, self.left - 1, self.unseen, self.reuse)


def in_order(cards: Collection[Card]) -> Hand:
    """Cards in the order of `CARDS`."""
    return tuple([card for card in CARDS if card in cards])


def without(hand: Hand, card: Card) -> Hand:
    """A row without one of its cards."""
    left: list[Card] = [one for one in hand if one != card]
    return tuple(left)


def numbers_of(grid: Grid) -> Numbers:
    """A grid as eight numbers."""
    numbers = tables().numbers
    faces = [tile.split("-") for tile in grid]
    return tuple(
        numbers[tuple(cell for cell, tile in enumerate(faces) if tile[face] == value)]
        for face, values in enumerate(KINDS.values())
        for value in values
    )


def after(grid: Numbers, card: Card, place: int) -> Numbers:
    """The grid after an action."""
    goes = tables().moves[card][place]
    return tuple([goes[number] for number in grid])


def before(grid: Numbers, card: Card, place: int) -> Numbers:
    """The grid before an action."""
    goes = _inverse(card, place)
    return tuple([goes[number] for number in grid])


@functools.cache
def _inverse(card: Card, place: int) -> tuple[int, ...]:
    goes = tables().moves[card][place]
    back = [0] * len(goes)
    for number, to in enumerate(goes):
        back[to] = number
    return tuple(back)


def far(number: int) -> int:
    """How many actions, of any cards, bring a value's tiles into a line."""
    return tables().far[number]


@functools.cache
def in_line() -> tuple[bool, ...]:
    """By number: whether a value stands in a line."""
    return tuple(far == 0 for far in tables().far)


def standing(grid: Numbers) -> tuple[bool, ...]:
    """Which of the eight values stand in a line."""
    line = in_line()
    return tuple([line[number] for number in grid])
