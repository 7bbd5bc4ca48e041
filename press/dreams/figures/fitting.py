"""A figure drawn at any size and place, fitted onto the unit square."""

from collections.abc import Sequence
from dataclasses import replace

from press.dreams.easel.shapes import Point
from press.dreams.figures.figure import Figure
from press.dreams.figures.limbs import carried, moved


def fitted(figure: Figure) -> Figure:
    """The figure standing on y = 0, centred on x = 0, its longer side 1."""
    left, bottom, right, top = bounds(figure)
    size = 1 / max(right - left, top - bottom)
    x, y = -(left + right) / 2 * size, -bottom * size
    return replace(
        figure,
        parts=carried(figure.parts, x, y, size),
        eyes=moved(figure.eyes, x, y, size),
        eye=figure.eye * size,
    )


def bounds(figure: Figure) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of everything but its marks, which lie within the rest."""
    sides = [_sides(part.points, part.width / 2) for part in figure.parts if not part.mark]
    lefts, bottoms, rights, tops = zip(*sides, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def _sides(points: Sequence[Point], margin: float) -> tuple[float, float, float, float]:
    across, up = [x for x, _ in points], [y for _, y in points]
    return min(across) - margin, min(up) - margin, max(across) + margin, max(up) + margin
