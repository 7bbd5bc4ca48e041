"""How much two skies look alike: by what is white in them, and by the edges that can be seen.

A sky is looked at through a grid, and each of its two pictures is one long integer, a bit for a square: so
that pictures are compared by `&` and counted by `bit_count`. A sky has no up (P24), so it is turned and
mirrored until it looks most like the other; the turning is done once for all that it is compared with.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from inklings.games.pareidolia.clouds import Ring, Shape, outline
from inklings.games.pareidolia.geometry import outline_at
from inklings.games.pareidolia.model import SKY, Pose

SQUARES = 48
"""The squares of a side of the grid."""
STEP = 10
"""The degrees between two turns that are tried."""

_EDGE = 2  # how many squares wide an edge is taken to be
_BESIDE = tuple(row * SQUARES + column for row, column in itertools.product((-1, 0, 1), repeat=2))
# Two centres of gravity are laid on one another, and a square beside.
_SQUARE = 2 * SKY / SQUARES
_WHOLE = (1 << SQUARES**2) - 1
_COLUMN = sum(1 << (row * SQUARES) for row in range(SQUARES))
_MIDDLES = [place + 0.5 - SQUARES / 2 for place in range(SQUARES)]
_INNER = _WHOLE & ~_COLUMN & ~(_COLUMN << (SQUARES - 1))

_Source: TypeAlias = Callable[[bytes], Sequence[int]]


class Cloud(NamedTuple):
    """A cloud of a sky that is looked at."""

    shape: Shape
    pose: Pose


class Look(NamedTuple):
    """What is seen of a sky, from its centre of gravity."""

    white: int
    edges: int
    area: int
    """How many squares are white."""
    length: int
    """How many squares have an edge."""

    @classmethod
    def of(cls, white: int, edges: int) -> Look:
        """Count the squares once for all that it is compared with."""
        return cls(white, edges, white.bit_count(), edges.bit_count())


class Turned(NamedTuple):
    """A look that was turned clockwise by some degrees."""

    turn: int
    look: Look


def look(clouds: Sequence[Cloud]) -> Look:
    """Look at a sky that is not empty, from its lowest cloud to its highest."""
    weights = [_weight(cloud.shape) for cloud in clouds]
    x = sum(weight * cloud.pose.x for weight, cloud in zip(weights, clouds, strict=True)) / sum(weights)
    y = sum(weight * cloud.pose.y for weight, cloud in zip(weights, clouds, strict=True)) / sum(weights)
    white, edges = 0, 0
    for cloud in clouds:
        body = squares(cloud, x, y)
        white |= body
        edges = edges & ~body | body & ~_worn(body)
    return Look.of(white, edges)


def squares(cloud: Cloud, x: float = 0, y: float = 0) -> int:
    """What a cloud covers of the grid about this place: the squares whose middles are in it."""
    bits = 0
    for row, places in _crossings(outline_at(*cloud), x, y).items():
        places.sort()
        for start, end in zip(places[::2], places[1::2], strict=True):
            first, beyond = max(0, math.ceil(start)), min(SQUARES, math.ceil(end))
            bits |= ((1 << max(0, beyond - first)) - 1) << (row * SQUARES + first)
    return bits


def turns(seen: Look) -> tuple[Turned, ...]:
    """A look in every turn, mirrored too."""
    white, edges = _digits(seen.white), _digits(seen.edges)
    return tuple(
        Turned(turn, Look.of(_picture(source(one)), _picture(source(other))))
        for one, other in ((white, edges), (_mirrored(white), _mirrored(edges)))
        for turn, source in _sources()
    )


def likeness(ones: Sequence[Turned], other: Look) -> tuple[float, int]:
    """How alike a sky and another are, from 0 to 1, in the turn in which they are most alike."""
    best, (turn, one) = max((_common(turned.look, other), turned) for turned in ones)
    return max(best, *(_common(_moved(one, shift), other) for shift in _BESIDE)), turn


def _common(one: Look, other: Look) -> float:
    """What whites and edges have in common: the mean of both."""
    white = (one.white & other.white).bit_count()
    edges = (one.edges & other.edges).bit_count()
    return (white / (one.area + other.area - white) + edges / (one.length + other.length - edges)) / 2


def _moved(one: Look, shift: int) -> Look:
    if shift < 0:
        return Look.of(one.white >> -shift, one.edges >> -shift)
    return Look.of(one.white << shift & _WHOLE, one.edges << shift & _WHOLE)


def _worn(body: int) -> int:
    """A body without its edge."""
    for _ in range(_EDGE):
        body &= _INNER & (body << 1) & (body >> 1) & (body << SQUARES) & (body >> SQUARES)
    return body


@functools.cache
def _weight(shape: Shape) -> float:
    """The area of a cloud, by the shoelace formula."""
    return sum((a * d - b * c) / 2 for ring in outline(shape) for (a, b), (c, d) in _sides(ring))


def _sides(ring: Ring) -> Iterable[tuple[tuple[float, float], tuple[float, float]]]:
    return itertools.pairwise((*ring, ring[0]))


def _crossings(rings: Iterable[Ring], x: float, y: float) -> dict[int, list[float]]:
    """Where rings cross the lines through the middles of the rows of the grid."""
    found: dict[int, list[float]] = {}
    for ring in rings:
        placed = [
            ((a - x) / _SQUARE + SQUARES / 2 - 0.5, (b - y) / _SQUARE + SQUARES / 2 - 0.5) for a, b in ring
        ]
        for (a, b), (c, d) in _sides(tuple(placed)):
            for row in range(max(0, math.ceil(min(b, d))), min(SQUARES, math.ceil(max(b, d)))):
                found.setdefault(row, []).append(a + (c - a) * (row - b) / (d - b))
    return found


# --- turning: a picture is written as digits, and those are put into another order ----------------


def _digits(picture: int) -> bytes:
    """The digits of a picture from its highest bit, and one more for what lies outside of it."""
    return f"{picture:0{SQUARES**2}b}0".encode()


def _mirrored(digits: bytes) -> bytes:
    """Left and right exchanged."""
    rows = (digits[start : start + SQUARES][::-1] for start in range(0, SQUARES**2, SQUARES))
    return b"".join((*rows, digits[-1:]))


def _picture(digits: Sequence[int]) -> int:
    return int(bytes(digits), 2)


@functools.cache
def _sources() -> tuple[tuple[int, _Source], ...]:
    """For each turn, what takes the digits of a picture in the order in which they make the turned one."""
    return tuple((turn, itemgetter(*_order(math.radians(turn)))) for turn in range(0, 360, STEP))


def _order(angle: float) -> list[int]:
    """From which digit each comes. They are written from the last square to the first: a half turn of all."""
    cos, sin, middle = math.cos(angle), math.sin(angle), (SQUARES - 1) / 2
    across = [(place * cos + middle, middle - place * sin) for place in _MIDDLES]
    down = [(place * sin, place * cos) for place in _MIDDLES]
    inside = range(SQUARES)
    return [
        row * SQUARES + column
        if (column := round(a + c)) in inside and (row := round(b + d)) in inside
        else SQUARES**2
        for c, d in down
        for a, b in across
    ]
