"""The sixteen tiles and the lines that they make."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from inklings.games.telepathic.tiles import COLOURS, SHAPES, Colour, Shape

Kind: TypeAlias = Literal["colour", "shape"]
Value: TypeAlias = Colour | Shape
"""What a line is made of, and what a condition asks for."""

Tile: TypeAlias = str
"""A colour and a shape, as in `blue-circle`."""
Grid: TypeAlias = tuple[Tile, ...]
"""Sixteen tiles in reading order: north-west first."""
Cells: TypeAlias = tuple[int, ...]

KINDS: dict[Kind, tuple[Value, ...]] = {"colour": COLOURS, "shape": SHAPES}
BOTH: tuple[Kind, ...] = tuple(KINDS)
TILES: Grid = tuple(f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES)  # T1

ROWS: tuple[Cells, ...] = tuple(tuple(range(4 * row, 4 * row + 4)) for row in range(4))
COLUMNS: tuple[Cells, ...] = tuple(tuple(range(column, 16, 4)) for column in range(4))

_SHUFFLES = 100
"""How often a start grid is shuffled before single tiles are swapped (T11)."""

# fmt: off
OPPOSED_START: Grid = (
    "orange-cross", "green-circle", "blue-star", "purple-waves",
    "blue-waves", "purple-star", "orange-circle", "green-cross",
    "green-star", "orange-waves", "purple-cross", "blue-circle",
    "purple-circle", "blue-cross", "green-waves", "orange-star",
)
# fmt: on
"""T44: every row, column and corner holds each colour and each shape once."""


class Line(NamedTuple):
    """Three or four neighbours in a row or column that share a colour or a shape (T16)."""

    value: Value
    cells: Cells


def kind_of(value: Value) -> Kind:
    """Whether a value is a colour or a shape."""
    return "colour" if value in COLOURS else "shape"


@lru_cache(maxsize=1 << 10)
def lines(grid: Grid) -> tuple[Line, ...]:
    """Every line on the grid. Diagonals do not count, and nothing runs round the edge (T17)."""
    faces = [tile.split("-") for tile in grid]
    found: list[Line] = []
    for cells in (*ROWS, *COLUMNS):
        for face, values in enumerate(KINDS.values()):
            a, b, c, d = (faces[cell][face] for cell in cells)
            # Whatever three of four neighbours share, the middle two share.
            if b == c and b in (a, d):
                start, stop = (0 if a == b else 1), (4 if d == b else 3)
                found.append(Line(values[values.index(b)], cells[start:stop]))
    return tuple(found)


def values_in_line(grid: Grid) -> frozenset[Value]:
    """The colours and shapes that stand in a line."""
    return frozenset(line.value for line in lines(grid))


def start_grid(rng: Random) -> Grid:
    """A random grid without a line (T11)."""
    tiles = list(TILES)
    for _ in range(_SHUFFLES):
        rng.shuffle(tiles)
        if not lines(tuple(tiles)):
            return tuple(tiles)
    while lines(tuple(tiles)):
        one, other = rng.sample(range(16), 2)
        tiles[one], tiles[other] = tiles[other], tiles[one]
    return tuple(tiles)
