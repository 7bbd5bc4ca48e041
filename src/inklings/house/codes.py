"""Table codes: short, easy to read aloud, and too many to guess."""

from __future__ import annotations

import zlib
from random import Random

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word to be ashamed of; no digits, so that nothing is mistaken for one."""

SHORTEST = 4
ODDS = 10_000
"""A random code hits a live table at most once in so many tries."""

SHARDS = 16
"""Streams in a cell: enough to spread load and Raft leaders; fixed, for a table's place depends on it."""


def length_for(live_tables: int) -> int:
    """How many letters a new code needs beside so many live tables: 4 on a laptop, 7 at 100,000.

    >>> [length_for(n) for n in (0, 16, 17, 6_400, 100_000)]
    [4, 4, 5, 6, 7]
    """
    length = SHORTEST
    while len(LETTERS) ** length < live_tables * ODDS:
        length += 1
    return length


def new_code(live_tables: int, rng: Random, cell: str = "") -> str:
    """A code that nobody can foresee; in a house of several cells its first letters name the cell."""
    return cell + "".join(rng.choice(LETTERS) for _ in range(length_for(live_tables)))


def is_code(text: str) -> bool:
    """Whether this could be a table's code at all."""
    return SHORTEST <= len(text) <= SHORTEST * 3 and all(letter in LETTERS for letter in text)


def shard_of(code: str, shards: int = SHARDS) -> int:
    """The stream in which this table's log lies: the same on every machine."""
    return zlib.crc32(code.encode()) % shards
