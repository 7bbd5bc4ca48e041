"""Outlines: smooth curves through points, and where lines cross them."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, hypot, radians, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = Sequence[Point]

_STEPS = 7


@cache
def pts(text: str) -> tuple[Point, ...]:
    """Points written as in an SVG polygon: `x,y x,y`."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def closed(points: Outline) -> list[Point]:
    """A smooth closed curve through all points; a point given twice is a corner."""
    count = len(points)
    curve: list[Point] = []
    for at in range(count):
        before, start, end, after = (points[(at + step) % count] for step in (-1, 0, 1, 2))
        curve.extend(_bend(before, start, end, after))
    return curve


def flowing(points: Outline) -> list[Point]:
    """A smooth open curve through all points."""
    extended = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for at in range(1, len(extended) - 2):
        curve.extend(_bend(extended[at - 1], extended[at], extended[at + 1], extended[at + 2]))
    return [*curve, points[-1]]


def _bend(before: Point, start: Point, end: Point, after: Point) -> Iterable[Point]:
    """From the start towards the end, by Catmull and Rom."""
    if start == end:
        return
    steps = max(2, min(_STEPS, int(hypot(end[0] - start[0], end[1] - start[1]) * 2)))
    for step in range(steps):
        t = step / steps
        x, y = (
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            for a, b, c, d in zip(before, start, end, after, strict=True)
        )
        yield x, y


def oval(x: float, y: float, across: float, down: float, turn: float = 0, count: int = 28) -> list[Point]:
    """An ellipse by its half axes, turned by so many degrees."""
    lean = radians(turn)
    return [
        (
            x + across * cos(a) * cos(lean) - down * sin(a) * sin(lean),
            y + across * cos(a) * sin(lean) + down * sin(a) * cos(lean),
        )
        for a in (radians(360 * at / count) for at in range(count))
    ]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """A rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def ribbon(spine: Outline, widths: Sequence[float]) -> list[Point]:
    """The outline of a band along a spine; its widths are spread evenly over the spine."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(spine) - 1
    for at, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(0, at - 1)], spine[min(last, at + 1)]
        long = hypot(bx - ax, by - ay) or 1.0
        share = at / last * (len(widths) - 1)
        low = min(int(share), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (share - low)) / 2
        nx, ny = (by - ay) / long * half, (ax - bx) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return [*left, *reversed(right)]


def spans(outline: Outline, level: float) -> list[tuple[float, float]]:
    """Where a horizontal line runs inside an outline."""
    crossings: list[float] = []
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 <= level) != (y1 <= level):
            crossings.append(x0 + (level - y0) / (y1 - y0) * (x1 - x0))
        x0, y0 = x1, y1
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=False))


def turned(points: Outline, degrees: float) -> list[Point]:
    """All points turned about the origin."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]
