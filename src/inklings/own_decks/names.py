"""Names of decks: their cell, random letters and digits that nobody can guess, and the number of pictures."""

from __future__ import annotations

import re
import secrets
import string

LEAST, MOST = 20, 200
"""How many pictures a deck can have."""
ALPHABET = string.ascii_lowercase + string.digits
LETTERS = 16
"""They are worth 82 bits."""
MOST_OF_CELL = 3
PATTERN = f"[a-z0-9]{{{LETTERS},{LETTERS + MOST_OF_CELL}}}-(2[0-9]|[3-9][0-9]|1[0-9][0-9]|200)"
"""A deck's name."""

_NAME = re.compile(PATTERN)


def new_name(count: int, cell: str = "") -> str:
    """The name of a new deck of so many pictures. The first letters name its cell, if there are several."""
    return cell.lower() + "".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) + f"-{count}"


def is_name(text: str) -> bool:
    """Whether a deck can have this name."""
    return _NAME.fullmatch(text) is not None


def count_of(name: str) -> int:
    """How many pictures a deck has.

    >>> count_of("k3v9x2m7q4t8w1z5-60")
    60
    """
    return int(name.rpartition("-")[2])
