"""Cells of tests: members with other games on their shelves cannot read the tables of the rest."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from inklings.games import GAMES
from inklings.house.codes import LETTERS
from inklings.kernel.game import AnyGame


def cell_for(games: Iterable[AnyGame]) -> str:
    """The cell of members with these games: the one without a name if they have all of them."""
    names = sorted(game.name for game in games)
    if names == sorted(game.name for game in GAMES):
        return ""
    number = zlib.crc32(" ".join(names).encode())
    return LETTERS[number % 20] + LETTERS[number // 20 % 20]
