"""How far a win is, for all conditions at once.

For the number of a value (see `search`) and some cards, all sequences of actions are numbered too, and two
sets of them are kept as bits of an integer: after which the value stands in a line, and in which it ever did.
Whether some sequence wins for given conditions is then one `&` of four integers.
"""

from __future__ import annotations

import functools
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.search import tables
from inklings.games.telepathic.spot import Hand, Numbers, in_line, standing, without

Distances: TypeAlias = tuple[tuple[int, ...], ...]
"""By colour type and shape type: how many actions away something is."""

FAR = 3
"""How many actions are looked ahead."""
LOST = -1
"""The distance when a lose line stands."""


@functools.lru_cache(maxsize=1 << 14)
def outlook(
    grid: Numbers, cards: Hand, depth: int = FAR, *, reuse: bool = False, fear: bool = True
) -> Distances:
    """How many actions a win is away with these cards.

    0 when both win lines stand, one more than `depth`, or than there are cards, when there is no way. Without
    `fear` there are no lose conditions (T43).
    """
    depth = depth if reuse else min(depth, len(cards))
    stands = standing(grid)
    loses = stands if fear else (False,) * len(stands)
    ways = [_ways(number, cards, depth, reuse=reuse) for number in grid]
    colours, shapes = (
        [
            (
                ways[kind + win].at_end & ~(ways[kind + lose].ever if fear else 0),
                stands[kind + win],
                loses[kind + lose],
            )
            for win, lose in TYPES
        ]
        for kind in (0, 4)
    )
    layers = _layers(len(cards), depth, reuse=reuse)
    return tuple(
        [
            tuple(
                [
                    LOST if lost or also_lost else 0 if won and also_won else _shortest(some & others, layers)
                    for others, also_won, also_lost in shapes
                ]
            )
            for some, won, lost in colours
        ]
    )


def _shortest(sequences: int, layers: tuple[int, ...]) -> int:
    if sequences:
        for length, layer in enumerate(layers, 1):
            if sequences & layer:
                return length
    return len(layers) + 1


class _Ways(NamedTuple):
    """Two sets of sequences of actions."""

    at_end: int
    """After which the value stands in a line."""
    ever: int
    """In which it does at some point."""


@functools.lru_cache(maxsize=1 << 18)
def _ways(number: int, cards: Hand, depth: int, *, reuse: bool) -> _Ways:
    """For each action: it alone, and it followed by every sequence with the cards that are left."""
    if not depth:
        return _Ways(0, 0)
    line, moves = in_line(), tables().moves
    at_end = ever = shift = 0
    each = 1 + _length(len(cards) - (not reuse), depth - 1, reuse=reuse)
    for card in cards:
        left = cards if reuse else without(cards, card)
        for goes in moves[card]:
            after = goes[number]
            then = _ways(after, left, depth - 1, reuse=reuse)
            if line[after]:
                at_end |= (then.at_end << 1 | 1) << shift
                ever |= ((1 << each) - 1) << shift
            else:
                at_end |= then.at_end << (shift + 1)
                ever |= then.ever << (shift + 1)
            shift += each
    return _Ways(at_end, ever)


@functools.cache
def _length(cards: int, depth: int, *, reuse: bool) -> int:
    """How many sequences there are."""
    return cards * 4 * (1 + _length(cards - (not reuse), depth - 1, reuse=reuse)) if depth else 0


@functools.cache
def _layers(cards: int, depth: int, *, reuse: bool) -> tuple[int, ...]:
    """The sequences of each length, as bits."""
    if not depth:
        return ()
    then = _layers(cards - (not reuse), depth - 1, reuse=reuse)
    each = 1 + _length(cards - (not reuse), depth - 1, reuse=reuse)
    starts = range(0, 4 * cards * each, each)
    first = sum(1 << start for start in starts)
    return (first, *(sum(layer << (start + 1) for start in starts) for layer in then))
