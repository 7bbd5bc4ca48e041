"""Outlines: measured, and written as SVG paths in few characters."""

import itertools
from collections.abc import Sequence

Point = tuple[float, float]
Outline = list[Point]


def spans(inside: Sequence[Outline], y: float) -> list[Point]:
    """Where a level line is inside the outlines."""
    crossings = sorted(
        a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
        for outline in inside
        for a, b in itertools.pairwise([*outline, outline[0]])
        if (a[1] > y) != (b[1] > y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def drawn(points: Sequence[Point]) -> str:
    """Write a polyline in tenths, each point relative to the one before."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [
        number
        for a, b in itertools.pairwise(tenths)
        for number in (short((b[0] - a[0]) / 10), short((b[1] - a[1]) / 10))
    ]
    return f"M{short(tenths[0][0] / 10)} {short(tenths[0][1] / 10)}" + _packed("l", *steps)


def _packed(command: str, *numbers: str) -> str:
    """Write a command's numbers with no more spaces than it needs."""
    text = command
    for place, number in enumerate(numbers):
        text += number if place == 0 or number.startswith("-") else f" {number}"
    return text


def short(number: float) -> str:
    """Write a number to a tenth."""
    text = f"{number:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if abs(number) < 1 else text
