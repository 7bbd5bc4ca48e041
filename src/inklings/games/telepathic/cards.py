"""The ten action cards as data (T4, T5): four sets of four cells each, and what becomes of their order."""

from __future__ import annotations

from typing import NamedTuple

from inklings.games.telepathic.action_cards import CARDS, Card
from inklings.games.telepathic.grid import COLUMNS, ROWS, Cells, Grid

__all__ = ["CARDS", "FACES", "FIRST_CARDS", "NUMBERS", "Card", "Face", "moved", "moved_back"]

# Clockwise from the north-west, the corners and the cells in each.
_CORNERS: tuple[Cells, ...] = tuple((cell, cell + 1, cell + 5, cell + 4) for cell in (0, 2, 10, 8))

# T5: what `a b c d` becomes. A cell gets the tile of the cell that stands here.
_FORWARD: Cells = (3, 0, 1, 2)
_BACK: Cells = (1, 2, 3, 0)
_REVERSE: Cells = (3, 2, 1, 0)
_PAIRS: Cells = (1, 0, 3, 2)


class Face(NamedTuple):
    """What is printed on a card."""

    sets: tuple[Cells, ...]
    order: Cells
    numeral: bool = False
    rose: bool = True


FACES: dict[Card, Face] = {
    "row-east": Face(ROWS, _FORWARD, numeral=True),
    "row-west": Face(ROWS, _BACK, numeral=True),
    "col-north": Face(COLUMNS, _BACK, numeral=True),
    "col-south": Face(COLUMNS, _FORWARD, numeral=True),
    "row-reverse": Face(ROWS, _REVERSE),
    "col-reverse": Face(COLUMNS, _REVERSE),
    "row-pairs": Face(ROWS, _PAIRS),
    "col-pairs": Face(COLUMNS, _PAIRS),
    "corner-cw": Face(_CORNERS, _FORWARD, rose=False),
    "corner-ccw": Face(_CORNERS, _BACK, rose=False),
}

NUMBERS: dict[Card, int] = {card: number for number, card in enumerate(CARDS)}
"""By these, views and offers name cards."""

FIRST_CARDS: tuple[Card, ...] = tuple(card for card in CARDS if FACES[card].numeral)
"""The four cards of a first game (T12)."""


def moved(grid: Grid, card: Card, place: int) -> Grid:
    """The grid after a card is performed on one of its four sets (T6, T7)."""
    face = FACES[card]
    cells = face.sets[place]
    tiles = list(grid)
    for cell, origin in zip(cells, face.order, strict=True):
        tiles[cell] = grid[cells[origin]]
    return tuple(tiles)


def moved_back(grid: Grid, card: Card, place: int) -> Grid:
    """The grid before a card was performed on one of its four sets."""
    face = FACES[card]
    cells = face.sets[place]
    tiles = list(grid)
    for cell, origin in zip(cells, face.order, strict=True):
        tiles[cells[origin]] = grid[cell]
    return tuple(tiles)
