"""Names of decks: their cell, letters and digits that nobody can guess, and the number of pictures."""

from __future__ import annotations

import re
import secrets
import string
from collections.abc import Iterable

LEAST, MOST = 20, 200
"""How many pictures a deck can have."""
ALPHABET = string.ascii_lowercase + string.digits
LETTERS = 16
"""They are worth 82 bits."""
MOST_OF_CELL = 3
CHECKED = "-checked-"
"""Stands in the name of a deck if each of its pictures was checked. Only gates give names to what is kept."""
PATTERN = f"[a-z0-9]{{{LETTERS},{LETTERS + MOST_OF_CELL}}}(-checked)?-(2[0-9]|[3-9][0-9]|1[0-9][0-9]|200)"
"""A deck's name."""
LONGEST = LETTERS + MOST_OF_CELL + len(CHECKED) + len(str(MOST))

OWN = "own:"
"""What the names of their cards begin with."""
LONGEST_CARD = len(OWN) + LONGEST + len(f".{MOST}")

_NAME = re.compile(PATTERN)


def new_name(count: int, cell: str = "", *, checked: bool = False) -> str:
    """The name of a new deck of so many pictures. The first letters name its cell, if there are several."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return f"{cell.lower()}{letters}{CHECKED if checked else '-'}{count}"


def is_name(text: str) -> bool:
    """Whether a deck can have this name."""
    return _NAME.fullmatch(text) is not None


def is_of_cell(name: str, cell: str) -> bool:
    """Whether a deck is kept in the cell whose codes begin with these letters.

    >>> is_of_cell("bck3v9x2m7q4t8w1z5-60", "BC"), is_of_cell("bck3v9x2m7q4t8w1z5-60", "DF")
    (True, False)
    """
    return name.startswith(cell.lower()) and len(name.partition("-")[0]) == LETTERS + len(cell)


def is_checked(name: str) -> bool:
    """Whether each picture of a deck was checked before it was kept."""
    return CHECKED in name


def count_of(name: str) -> int:
    """How many pictures a deck has.

    >>> count_of("k3v9x2m7q4t8w1z5-60")
    60
    """
    return int(name.rpartition("-")[2])


def decks_of(cards: Iterable[str]) -> tuple[str, ...]:
    """The own decks to which some of these cards belong, each once, in the order of their first cards.

    >>> decks_of(["bafogu", "own:k3v9x2m7q4t8w1z5-60.7", "own:k3v9x2m7q4t8w1z5-60.1"])
    ('k3v9x2m7q4t8w1z5-60',)
    """
    decks = (card.removeprefix(OWN).rpartition(".")[0] for card in cards if card.startswith(OWN))
    return tuple(dict.fromkeys(decks))


def cards_of(name: str) -> tuple[str, ...]:
    """What the cards of a deck are called.

    >>> cards_of("k3v9x2m7q4t8w1z5-60")[0]
    'own:k3v9x2m7q4t8w1z5-60.1'
    """
    return tuple(f"{OWN}{name}.{card}" for card in range(1, count_of(name) + 1))
