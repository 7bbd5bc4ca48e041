"""How likely each type of each kind is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.spot import Numbers, standing

Row: TypeAlias = tuple[float, ...]
"""Something by type."""
Weights: TypeAlias = tuple[Row, Row]
"""Colours, shapes: each adds up to 1."""

EVEN: Row = (1 / len(TYPES),) * len(TYPES)
NOTHING_KNOWN: Weights = (EVEN, EVEN)


def put(weights: Weights, kind: int, row: Row) -> Weights:
    """The same with another row for a kind."""
    return (row, weights[1]) if kind == 0 else (weights[0], row)


def scaled(row: Iterable[float]) -> Row:
    """So it adds up to 1; even, if nothing is left that was thought possible."""
    some = tuple(row)
    total = sum(some)
    return tuple([one / total for one in some]) if total else (1 / len(some),) * len(some)


def survived(weights: Weights, grid: Numbers) -> Weights:
    """After an action that did not end the game: what stands in a line loses for nobody (T19)."""
    stands = standing(grid)
    for kind in (0, 1):
        kept = [0.0 if stands[4 * kind + TYPES[t][1]] else one for t, one in enumerate(weights[kind])]
        weights = put(weights, kind, scaled(kept))
    return weights


def winning(row: Row, value: int, side: int = 0) -> float:
    """How likely a value wins: for the first team, or on opposed teams for the second."""
    return sum([one for t, one in enumerate(row) if TYPES[t][side] == value])


def likeliest(row: Row, kind: int, grid: Numbers, side: int = 0) -> int:
    """What to name: of the values that stand and may win, the likeliest; if there is none, of all."""
    stands = standing(grid)[4 * kind : 4 * kind + 4]
    chances = [winning(row, value, side) for value in range(4)]
    return max(range(4), key=lambda value: (stands[value] and chances[value] > 0, chances[value]))


def doubt(weights: Weights) -> float:
    """How much of both kinds is unknown, 0 to 1."""
    many = [1 / sum([one * one for one in row]) for row in weights]
    return (sum(many) - 2) / (2 * len(TYPES) - 2)
