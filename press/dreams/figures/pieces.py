"""Short ways to write a figure's parts down.

An outline is written as SVG writes one, `x,y x,y x,y`: a smooth closed line through all points, which turns
sharply at every point marked `!`. A limb is written `x,y,thickness`, a turned shape `half-width,height` from
the foot up.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from press.dreams.easel.shapes import Point
from press.dreams.figures import limbs
from press.dreams.figures.figure import Cut, Part, Tone

_STEPS = 6
"""How many straight bits stand for a bow between two points."""


def piece(written: str, tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """A filled outline."""
    return Part(_outline(*_read(written)), tone, Cut.POLYGON, lift=lift)


def mark(written: str, tone: Tone = Tone.DEEP) -> Part:
    """A filled outline painted onto what lies below it."""
    return Part(_outline(*_read(written)), tone, Cut.POLYGON, mark=True)


def line(written: str, width: float, tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """A line of even width: a wire, a rod, a handle."""
    return Part(_way(*_read(written)), tone, Cut.LINE, width, lift=lift)


def crease(written: str, width: float = 0.01, tone: Tone = Tone.DEEP) -> Part:
    """A line drawn onto what lies below it."""
    return Part(_way(*_read(written)), tone, Cut.LINE, width, mark=True)


def limb(written: str, tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """A round-ended line whose thickness changes: an arm, a spout, a twig."""
    joints = [(x, y, thickness / 2) for x, y, thickness in map(_numbers, written.split())]
    return Part(limbs.limb(*joints), tone, Cut.POLYGON, lift=lift)


def turned(written: str, tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """What a lathe makes: one profile, on the right of the axis and on its left."""
    points, sharp = _read(written)
    both = [*points, *((-x, y) for x, y in reversed(points))]
    corners = sharp | {len(both) - 1 - corner for corner in sharp}
    return Part(_outline(both, corners), tone, Cut.POLYGON, lift=lift)


def oval(x: float, y: float, across: float, up: float, tone: Tone = Tone.COAT, *, turn: float = 0) -> Part:
    """An ellipse of these half-widths, turned clockwise by so many degrees."""
    return Part(limbs.oval(x, y, across, up, -turn), tone, Cut.POLYGON)


def dot(x: float, y: float, across: float, up: float | None = None, tone: Tone = Tone.DEEP) -> Part:
    """An ellipse painted onto what lies below it; a circle if `up` is not said."""
    return Part(limbs.oval(x, y, across, across if up is None else up), tone, Cut.POLYGON, mark=True)


def ring(x: float, y: float, across: float, up: float, width: float, *, tone: Tone = Tone.COAT) -> Part:
    """A ring: one sees through it."""
    around = limbs.oval(x, y, across, up)
    return Part([*around, around[0]], tone, Cut.LINE, width)


def box(
    left: float, bottom: float, right: float, top: float, tone: Tone = Tone.COAT, *, flat: bool = False
) -> Part:
    """An upright rectangle; a flat one is painted onto what lies below it."""
    corners = [(left, bottom), (right, bottom), (right, top), (left, top)]
    return Part(corners, tone, Cut.POLYGON, mark=flat)


def spokes(x: float, y: float, radius: float, count: int, width: float, *, tone: Tone) -> Part:
    """The spokes of a wheel, as one line that keeps going back to the hub."""
    angles = [2 * math.pi * spoke / count for spoke in range(count)]
    ends = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
    points = [point for end in ends for point in ((x, y), end)]
    return Part(_way(points, set(range(len(points)))), tone, Cut.LINE, width)


def placed(
    parts: Iterable[Part],
    x: float = 0,
    y: float = 0,
    size: float = 1,
    turn: float = 0,
    *,
    flip: bool = False,
) -> list[Part]:
    """The same parts elsewhere: larger, turned clockwise by so many degrees, or looking the other way."""
    side = -1 if flip else 1
    return limbs.carried(
        (replace(part, points=[(side * across, up) for across, up in part.points]) for part in parts),
        x,
        y,
        size,
        -turn,
    )


def both_sides(*parts: Part) -> list[Part]:
    """Each part, and its mirror image on the other side of x = 0."""
    return [*placed(parts, flip=True), *parts]


def joints(written: str) -> list[Point]:
    """Where a body bends: points without a thickness."""
    return _read(written)[0]


def between(start: Point, end: Point, share: float) -> Point:
    """A point so far on the way from one to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _read(written: str) -> tuple[list[Point], set[int]]:
    """The points of an outline, and which of them are corners."""
    words = written.split()
    points = [(x, y) for x, y in (_numbers(word.rstrip("!")) for word in words)]
    return points, {at for at, word in enumerate(words) if word.endswith("!")}


def _numbers(word: str) -> list[float]:
    return [float(number) for number in word.split(",")]


def _outline(points: Sequence[Point], corners: set[int]) -> list[Point]:
    """A closed line, smooth but for its corners."""
    if not corners:
        count = len(points)
        around = [points[at % count] for at in range(-1, count + 2)]
        return _sampled(around)[_STEPS : -_STEPS - 1]
    first = min(corners)
    count = len(points)
    turned_points = [points[(first + at) % count] for at in range(count + 1)]
    return _way(turned_points, {(corner - first) % count for corner in corners})[:-1]


def _way(points: Sequence[Point], corners: set[int]) -> list[Point]:
    """An open line, smooth but for its corners."""
    stops = sorted({0, *corners, len(points) - 1})
    way: list[Point] = [points[0]]
    for start, end in pairwise(stops):
        way += _sampled(points[start : end + 1])[1:]
    return way


def _sampled(points: Sequence[Point]) -> list[Point]:
    """Many points along the smooth line (Catmull-Rom) through a few."""
    steering = [points[0], *points, points[-1]]
    way = [points[0]]
    for before, start, end, after in zip(steering, steering[1:], steering[2:], steering[3:], strict=False):
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            way.append(
                (
                    _spline(before[0], start[0], end[0], after[0], t),
                    _spline(before[1], start[1], end[1], after[1], t),
                )
            )
    return way


def _spline(before: float, start: float, end: float, after: float, t: float) -> float:
    slope, bend = (end - before) / 2, (after - start) / 2
    cubic = 2 * start - 2 * end + slope + bend
    square = 3 * end - 3 * start - 2 * slope - bend
    return ((cubic * t + square) * t + slope) * t + start
