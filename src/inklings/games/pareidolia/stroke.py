"""When a fingertip that moves in a straight line meets a cloud: exactly, in closed form."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

from inklings.games.pareidolia.clouds import Point, Ring

_GRAZE = 1e-6  # a finger that only just brushes an edge does not meet it


def met(rings: Iterable[Ring], start: Point, ahead: Point, way: float, radius: float) -> float | None:
    """How far a disc gets on its way until it touches what the rings enclose; None if it never does.

    The first ring is the edge and the others are holes, which enclose nothing. `ahead` has length 1.
    """
    # From here on the finger starts at the origin and moves along the first axis.
    turned = [_turned(ring, start, ahead) for ring in rings]
    sides = [side for ring in turned for side in itertools.pairwise((*ring, ring[0]))]
    if _inside(sides):
        return 0.0
    touches = (_touch(p, q, radius - _GRAZE) for p, q in sides if _beside(p, q, way, radius))
    return min(
        (max(first, 0.0) for first, last in touches if first <= way and last >= 0),
        default=None,
    )


def _turned(ring: Ring, start: Point, ahead: Point) -> Ring:
    """Seen from the start: how far each point is ahead, and how far aside."""
    (x, y), (cos, sin) = start, ahead
    return tuple(((a - x) * cos + (b - y) * sin, (b - y) * cos - (a - x) * sin) for a, b in ring)


def _inside(sides: list[tuple[Point, Point]]) -> bool:
    """Whether the origin is enclosed: the way ahead of it, if endless, would cross an odd number of sides."""
    crossed = [
        (p, q)
        for p, q in sides
        if (p[1] > 0) != (q[1] > 0) and p[0] - p[1] * (q[0] - p[0]) / (q[1] - p[1]) > 0
    ]
    return len(crossed) % 2 == 1


def _beside(p: Point, q: Point, way: float, radius: float) -> bool:
    """Whether a side may be touched on the way: seen at once, for most are not."""
    (a, b), (c, d) = p, q
    return (
        (b < radius or d < radius)
        and (b > -radius or d > -radius)
        and (a < way + radius or c < way + radius)
        and (a > -radius or c > -radius)
    )


def _touch(p: Point, q: Point, radius: float) -> tuple[float, float]:
    """From where to where along the first axis a disc touches a side; an empty span if nowhere.

    The places are those of its centre. They are where the axis is within the radius of either corner, and
    where it enters or leaves the strip as wide as the disc along the side.
    """
    (a, b), (c, d) = p, q
    places: list[float] = []
    for along, aside in (p, q):
        if abs(aside) < radius:
            half = math.sqrt(radius**2 - aside**2)
            places += (along - half, along + half)
    length = math.hypot(c - a, d - b)
    if b != d:
        for off in (-radius, radius):
            place = a - (b * (c - a) + off * length) / (d - b)
            if 0 <= (place - a) * (c - a) - b * (d - b) <= length**2:  # beside the side, not beyond its ends
                places.append(place)
    return min(places, default=math.inf), max(places, default=-math.inf)
