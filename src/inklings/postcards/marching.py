"""Outlines of fields, as `client/src/design/blot/outline.ts` finds them (marching squares)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

Field: TypeAlias = Callable[[float, float], float]
Point: TypeAlias = tuple[float, float]
SHORTEST = 5
"""Points of a loop that is drawn."""
Key: TypeAlias = tuple[str, int, int]
"""A side of a square of the grid: across or down, and where."""


def outline(field: Field, *, size: float, step: float, smallest: float) -> str:
    """An SVG path around every patch of the square where the field is above zero.

    The square is folded in the middle, like a blot: its right half is the left one's mirror image.
    """
    count = math.ceil(size / step) + 1
    ends = (0, count - 1)
    values = [
        [-1.0 if i in ends or j in ends else field(i * step, j * step) for i in range(math.ceil(count / 2))]
        for j in range(count)
    ]
    return "".join(_smooth(loop) for loop in _loops(values, step) if _area(loop) > smallest)


def _loops(values: list[list[float]], step: float) -> list[list[Point]]:
    count = len(values)
    points: dict[Key, Point] = {}
    links: dict[Key, list[Key]] = {}

    def value(i: int, j: int) -> float:
        return values[j][min(i, count - 1 - i)]

    def across(i: int, j: int) -> Key:
        a, b = value(i, j), value(i + 1, j)
        points["h", i, j] = ((i + a / (a - b)) * step, j * step)
        return "h", i, j

    def down(i: int, j: int) -> Key:
        a, b = value(i, j), value(i, j + 1)
        points["v", i, j] = (i * step, (j + a / (a - b)) * step)
        return "v", i, j

    def link(a: Key, b: Key) -> None:
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)

    for j in range(count - 1):
        for i in range(count - 1):
            corners = [value(i, j) > 0, value(i + 1, j) > 0, value(i + 1, j + 1) > 0, value(i, j + 1) > 0]
            # The sides top, right, bottom, left are crossed where their two corners differ.
            sides = [
                side(x, y)
                for side, x, y, one, other in (
                    (across, i, j, 0, 1),
                    (down, i + 1, j, 1, 2),
                    (across, i, j + 1, 2, 3),
                    (down, i, j, 3, 0),
                )
                if corners[one] != corners[other]
            ]
            match sides:
                case [one, other]:
                    link(one, other)
                case [top, right, bottom, left]:
                    link(top, left if corners[0] else right)
                    link(bottom, right if corners[0] else left)
                case _:
                    pass
    return _followed(points, links)


def _followed(points: dict[Key, Point], links: dict[Key, list[Key]]) -> list[list[Point]]:
    seen: set[Key] = set()
    found: list[list[Point]] = []
    for start in links:
        loop: list[Point] = []
        at: Key | None = start
        while at is not None and at not in seen:
            seen.add(at)
            loop.append(points[at])
            at = next((one for one in links[at] if one not in seen), None)
        if len(loop) >= SHORTEST:
            found.append(loop)
    return found


def _area(loop: list[Point]) -> float:
    twice = sum(x * y2 - x2 * y for (x, y), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True))
    return abs(twice / 2)


def _smooth(loop: list[Point]) -> str:
    def middle(a: Point, b: Point) -> str:
        return f"{_short((a[0] + b[0]) / 2)} {_short((a[1] + b[1]) / 2)}"

    curves = "".join(
        f"Q{_short(point[0])} {_short(point[1])} {middle(point, after)}"
        for point, after in zip(loop, [*loop[1:], loop[0]], strict=True)
    )
    return f"M{middle(loop[-1], loop[0])}{curves}Z"


def _short(number: float) -> str:
    return f"{round(number, 1):g}"
