"""The twelve things that two conditions of a kind may be, and sets of them as bits of a number."""

from __future__ import annotations

from itertools import permutations
from typing import TypeAlias

TYPES: tuple[tuple[int, int], ...] = tuple(permutations(range(4), 2))
"""The index of the win value among its kind, and that of the lose value: never the same (T9)."""

Some: TypeAlias = int
"""A set of types: bit `t` for `TYPES[t]`."""

EVERY: Some = (1 << len(TYPES)) - 1
WINNING: tuple[Some, ...] = tuple(
    sum(1 << t for t, (win, _) in enumerate(TYPES) if win == value) for value in range(4)
)
"""By value: the types that win with it."""
LOSING: tuple[Some, ...] = tuple(
    sum(1 << t for t, (_, lose) in enumerate(TYPES) if lose == value) for value in range(4)
)
MEMBERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(t for t in range(len(TYPES)) if some >> t & 1) for some in range(EVERY + 1)
)
SIZE: tuple[int, ...] = tuple(len(members) for members in MEMBERS)
