"""What can be reached from a grid, for all conditions at once.

Where the four tiles of a value lie is one number (see `search`), so a grid is eight numbers: four colours, four
shapes. For a number and some cards, all sequences of actions are numbered too, and two sets of them are kept as
bits of an integer: after which the value stands in a line, and in which it ever did. Whether some sequence wins for
given conditions is then one `&` of four integers.
"""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.grid import KINDS, Grid
from inklings.games.telepathic.search import tables

Numbers: TypeAlias = tuple[int, ...]
"""Where the tiles of each colour and then of each shape lie."""
Hand: TypeAlias = tuple[Card, ...]
"""Cards in the order of `CARDS`."""

FAR = 3
"""How many actions are looked ahead."""


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
        hand = self.hand if self.reuse else tuple([one for one in self.hand if one != card])
        return Spot(after(self.grid, card, place), hand, self.left - 1, self.unseen, self.reuse)


def in_order(cards: Collection[Card]) -> Hand:
    """Cards in the order of `CARDS`."""
    return tuple([card for card in CARDS if card in cards])


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
def _in_line() -> tuple[bool, ...]:
    return tuple(far == 0 for far in tables().far)


def standing(grid: Numbers) -> tuple[bool, ...]:
    """Which of the eight values stand in a line."""
    line = _in_line()
    return tuple([line[number] for number in grid])


class _Ways(NamedTuple):
    """Two sets of sequences of actions."""

    at_end: int
    """After which the value stands in a line."""
    ever: int
    """In which it does at some point."""


@functools.cache
def _length(cards: int, depth: int, reuse: bool) -> int:  # noqa: FBT001
    """How many sequences there are."""
    if not depth:
        return 0
    return cards * 4 * (1 + _length(cards if reuse else cards - 1, depth - 1, reuse))


@functools.cache
def _layers(cards: int, depth: int, reuse: bool) -> tuple[int, ...]:  # noqa: FBT001
    """The sequences of each length, as bits."""
    layers = [0] * depth
    if depth and cards:
        inner = _layers(cards if reuse else cards - 1, depth - 1, reuse)
        each = 1 + _length(cards if reuse else cards - 1, depth - 1, reuse)
        for start in range(0, each * cards * 4, each):
            layers[0] |= 1 << start
            for length, layer in enumerate(inner, 1):
                layers[length] |= layer << (start + 1)
    return tuple(layers)


@functools.lru_cache(maxsize=1 << 19)
def _ways(number: int, cards: Hand, depth: int, reuse: bool) -> _Ways:  # noqa: FBT001
    at_end = ever = shift = 0
    if not depth:
        return _Ways(0, 0)
    line = _in_line()
    moves = tables().moves
    rest = len(cards) if reuse else len(cards) - 1
    each = 1 + _length(rest, depth - 1, reuse)
    every = (1 << each) - 1
    for card in cards:
        left = cards if reuse else tuple([one for one in cards if one != card])
        for goes in moves[card]:
            to = goes[number]
            inner = _ways(to, left, depth - 1, reuse)
            if line[to]:
                at_end |= (inner.at_end << 1 | 1) << shift
                ever |= every << shift
            else:
                at_end |= inner.at_end << (shift + 1)
                ever |= inner.ever << (shift + 1)
            shift += each
    return _Ways(at_end, ever)


LOST = -1
"""The outlook when a lose condition stands."""


@functools.lru_cache(maxsize=1 << 14)
def outlook(
    grid: Numbers, cards: Hand, depth: int = FAR, reuse: bool = False, fear: bool = True  # noqa: FBT001, FBT002
) -> tuple[tuple[int, ...], ...]:
    """By colour type and shape type: how many actions a win is away with these cards.

    0 when both win lines stand, one more than `depth` when there is no way, LOST when a lose line stands.
    """
    stands = standing(grid)
    depth = depth if reuse else min(depth, len(cards))
    ways = [_ways(number, cards, depth, reuse) for number in grid]
    if not fear:
        stands_for_loss = (False,) * 8
        ways = [_Ways(way.at_end, 0) for way in ways]
    else:
        stands_for_loss = stands
    layers = _layers(len(cards), depth, reuse)
    colours = [ways[win].at_end & ~ways[lose].ever for win, lose in TYPES]
    shapes = [ways[4 + win].at_end & ~ways[4 + lose].ever for win, lose in TYPES]
    none = depth + 1
    found: list[tuple[int, ...]] = []
    for (win, lose), colour in zip(TYPES, colours, strict=True):
        if stands_for_loss[lose]:
            found.append((LOST,) * 12)
            continue
        row: list[int] = []
        for (also_win, also_lose), shape in zip(TYPES, shapes, strict=True):
            if stands_for_loss[4 + also_lose]:
                row.append(LOST)
            elif stands[win] and stands[4 + also_win]:
                row.append(0)
            else:
                both = colour & shape
                if not both:
                    row.append(none)
                else:
                    away = 1
                    for layer in layers:
                        if both & layer:
                            break
                        away += 1
                    row.append(away)
        found.append(tuple(row))
    return tuple(found)
