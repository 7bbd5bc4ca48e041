"""Table codes: short, easy to read aloud, and too many to guess."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence
from random import Random

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so no code is a rude word; no digits, so no letter is mistaken for one."""

SHORTEST = 4
ODDS = 10_000
"""A guessed code hits a live table at most once in so many tries."""

SHARDS = 16
"""Streams in a cell: enough to spread load and Raft leaders. Fixed, since a table's shard depends on it."""
LONGEST_CELL = 3
"""Letters of a cell: 8,000 cells, and its codes still have room for more tables than any cell can hold."""


class CellError(ValueError):
    """These letters cannot name a cell; the message says why."""


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
    """A random code. In a house of several cells its first letters name the cell."""
    return cell + "".join(rng.choice(LETTERS) for _ in range(length_for(live_tables)))


def check_cell(letters: str) -> str:
    """The letters, if codes can begin with them; raises `CellError`. No letters: the house has one cell.

    >>> check_cell("BC")
    'BC'
    """
    if len(letters) > LONGEST_CELL or any(letter not in LETTERS for letter in letters):
        raise CellError(
            f"{letters!r} cannot name a cell: all codes of its tables begin with the name, so it is one to "
            f"{LONGEST_CELL} of the letters {LETTERS} (capitals, no vowels)."
        )
    return letters


def check_cells(cells: Sequence[str]) -> None:
    """Whether a code belongs to at most one of these cells; raises `CellError`."""
    for cell in cells:
        if not cell:
            raise CellError("a house of several cells has no cell without letters.")
        check_cell(cell)
    if twice := sorted(cell for cell, times in Counter(cells).items() if times > 1):
        raise CellError(f"there are two cells {twice[0]}.")
    if len(set(map(len, cells))) > 1:
        raise CellError(
            f"give all cells the same number of letters, not {' and '.join(sorted(cells))}: no cell may "
            "begin with the letters of another, and people type all codes into the same boxes."
        )


def is_code(text: str) -> bool:
    """Whether this could be a table's code at all."""
    return SHORTEST <= len(text) <= SHORTEST * 3 and all(letter in LETTERS for letter in text)


def shard_of(code: str, shards: int = SHARDS) -> int:
    """The stream in which this table's log lies: the same on every machine."""
    return zlib.crc32(code.encode()) % shards
