"""Outlines drawn as with a brush: bands that swell and taper, ovals, scalloped edges, many strokes in one."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from press.dreams.easel.shapes import Point
from press.dreams.figures.limbs import Outline, oval

_STEPS = 8


def traced(way: str) -> Outline:
    """The points of a way written as "x,y x,y ..."."""
    return [(float(x), float(y)) for x, y in (point.split(",") for point in way.split())]


def smooth(points: Sequence[Point], *, closed: bool = False) -> Outline:
    """Many points on the smooth line through these few."""
    first, *beyond = [points[-1], points[0], points[1]] if closed else [points[0], points[-1]]
    guides = [first, *points, *beyond]
    line: Outline = []
    for before, start, end, after in zip(guides, guides[1:], guides[2:], guides[3:], strict=False):
        line += [_between(before, start, end, after, step / _STEPS) for step in range(_STEPS)]
    return line if closed else [*line, points[-1]]


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(before, start, end, after, strict=True)
    )
    return x, y


def along(points: Sequence[Point], share: float) -> Point:
    """The point at this share of a line's length."""
    line = np.array(points)
    travelled = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = share * travelled[-1]
    return float(np.interp(at, travelled, line[:, 0])), float(np.interp(at, travelled, line[:, 1]))


def toward(start: Point, end: Point, share: float) -> Point:
    """So far on the way from one point to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def band(spine: Sequence[Point], *widths: float) -> Outline:
    """A stroke of a soft brush along a smooth spine: the widths are spread evenly over it; round ends."""
    line = np.array(smooth(spine))
    right, up = np.gradient(line, axis=0).T
    length = np.hypot(right, up) + 1e-9
    normal = np.stack([-up / length, right / length], 1)
    halves = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths) / 2
    left, other = line + normal * halves[:, None], line - normal * halves[:, None]
    outline = [
        *left,
        *_cap(line[-1], normal[-1], halves[-1]),
        *other[::-1],
        *_cap(line[0], -normal[0], halves[0]),
    ]
    return [(float(x), float(y)) for x, y in outline]


def _cap(end: np.ndarray, side: np.ndarray, radius: float) -> list[np.ndarray]:
    """The half circle from one side of a band's end to the other."""
    ahead = np.array([side[1], -side[0]])
    turns = np.linspace(0, math.pi, 7)[1:-1]
    return [end + radius * (side * math.cos(turn) + ahead * math.sin(turn)) for turn in turns]


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle."""
    return oval(x, y, radius, radius)


def turned(points: Sequence[Point], degrees: float, about: Point = (0, 0)) -> Outline:
    """The points turned counter-clockwise about one."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        (
            about[0] + (x - about[0]) * cos - (y - about[1]) * sin,
            about[1] + (x - about[0]) * sin + (y - about[1]) * cos,
        )
        for x, y in points
    ]


def mirrored(points: Sequence[Point]) -> Outline:
    """The points on the other side of x = 0."""
    return [(-x, y) for x, y in points]


def framed(points: Sequence[Point], start: Point, end: Point) -> Outline:
    """The points on a frame whose x axis runs from `start` to `end` and whose y axis is a quarter turn on."""
    across, up = end[0] - start[0], end[1] - start[1]
    return [(start[0] + x * across - y * up, start[1] + x * up + y * across) for x, y in points]


def scallops(edge: Sequence[Point], count: int, depth: float) -> Outline:
    """Round bumps along a smooth edge, standing out to the left of its direction."""
    line = smooth(edge)
    points: Outline = []
    for bump in range(count):
        start, end = along(line, bump / count), along(line, (bump + 1) / count)
        chord = math.dist(start, end) or 1
        arch = [(0.0, 0.0), (0.12, 0.62), (0.5, 1.0), (0.88, 0.62)]
        points += framed([(x, y * depth / chord) for x, y in arch], start, end)
    return [*points, line[-1]]


def joined(*outlines: Sequence[Point]) -> Outline:
    """Several outlines as one polygon: bridges lead from one to the next and back, and so have no area."""
    forth: Outline = []
    for outline in outlines:
        # All run the same way round, so that overlaps add up instead of cutting holes.
        same_way = list(outline) if _area(outline) > 0 else list(outline)[::-1]
        forth += [*same_way, same_way[0]]
    back = [(outline if _area(outline) > 0 else outline[::-1])[0] for outline in outlines]
    return [*forth, *back[::-1]]


def length(line: Sequence[Point]) -> float:
    """How long a line is."""
    return sum(math.dist(start, end) for start, end in pairwise(line))


def _area(outline: Sequence[Point]) -> float:
    following = [*outline[1:], outline[0]]
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(outline, following, strict=True))
