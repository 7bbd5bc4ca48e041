"""Outlines and stencils: what is cut before it is painted."""

import math
from collections.abc import Sequence
from typing import Any, Self, TypeAlias

import numpy as np
import skia

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, Y

Point: TypeAlias = tuple[float, float]

Outline: TypeAlias = Any
"""A path of skia's, which comes without types."""

_FILL = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)


def polygon(points: Sequence[Point]) -> Outline:
    """Straight edges from corner to corner, closed."""
    path = skia.Path()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for x, y in points[1:]:
        path.lineTo(float(x), float(y))
    path.close()
    return path


def curve(points: Sequence[Point]) -> Outline:
    """A closed smooth line through all points (Catmull-Rom)."""
    path = _through([*points[-1:], *points, *points[:2]])
    path.close()
    return path


def stroke(points: Sequence[Point]) -> Outline:
    """An open smooth line through all points."""
    return _through([points[0], *points, points[-1]])


def _through(points: Sequence[Point]) -> Outline:
    """A smooth line through all points but the outermost two, which only steer it."""
    path = skia.Path()
    path.moveTo(float(points[1][0]), float(points[1][1]))
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        path.cubicTo(
            float(start[0] + (end[0] - before[0]) / 6),
            float(start[1] + (end[1] - before[1]) / 6),
            float(end[0] - (after[0] - start[0]) / 6),
            float(end[1] - (after[1] - start[1]) / 6),
            float(end[0]),
            float(end[1]),
        )
    return path


def arch(x: float, foot: float, width: float, height: float) -> Outline:
    """A doorway with a round head, standing on `foot`."""
    left, right, head = x - width / 2, x + width / 2, foot - height
    path = skia.Path()
    path.moveTo(left, foot)
    path.lineTo(left, head + width / 2)
    path.arcTo(skia.Rect.MakeLTRB(left, head, right, head + width), 180, 180, False)
    path.lineTo(right, foot)
    path.close()
    return path


def circle(x: float, y: float, radius: float) -> Outline:
    """A circle as an outline, to be stroked."""
    return skia.Path.Circle(float(x), float(y), float(radius))


def oval(x: float, y: float, half_width: float, half_height: float, turn: float = 0) -> Outline:
    """An ellipse as an outline, turned clockwise by so many degrees."""
    path = skia.Path.Oval(
        skia.Rect.MakeLTRB(x - half_width, y - half_height, x + half_width, y + half_height)
    )
    path.transform(skia.Matrix.RotateDeg(turn, skia.Point(x, y)))
    return path


def star(x: float, y: float, radius: float, points: int = 5, waist: float = 0.45) -> Outline:
    """A star, one tip up."""
    corners = []
    for step in range(2 * points):
        reach = radius * (waist if step % 2 else 1)
        angle = step * math.pi / points
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return polygon(corners)


def below(line: Field) -> Field:
    """Everything under a line that gives one height for each column."""
    result: Field = np.clip(Y - line[None, :] + 0.5, 0, 1)
    return result


class Stencil:
    """A sheet with shapes cut out of it; every way of cutting gives the stencil back."""

    def __init__(self) -> None:
        self._pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
        self._surface = skia.Surface(self._pixels)
        self._canvas = self._surface.getCanvas()

    def fill(self, path: Outline) -> Self:
        """The inside of an outline."""
        self._canvas.drawPath(path, _FILL)
        return self

    def line(self, path: Outline, width: float) -> Self:
        """A round-ended line along an outline."""
        self._canvas.drawPath(path, _pen(width))
        return self

    def segment(self, start: Point, end: Point, width: float) -> Self:
        """A round-ended straight line."""
        self._canvas.drawLine(float(start[0]), float(start[1]), float(end[0]), float(end[1]), _pen(width))
        return self

    def disc(self, x: float, y: float, radius: float) -> Self:
        """A disc."""
        self._canvas.drawCircle(float(x), float(y), float(radius), _FILL)
        return self

    def oval(self, x: float, y: float, half_width: float, half_height: float) -> Self:
        """An ellipse."""
        box = skia.Rect.MakeLTRB(
            float(x - half_width), float(y - half_height), float(x + half_width), float(y + half_height)
        )
        self._canvas.drawOval(box, _FILL)
        return self

    def box(self, left: float, top: float, right: float, bottom: float, rounded: float = 0) -> Self:
        """An upright rectangle."""
        edges = skia.Rect.MakeLTRB(float(left), float(top), float(right), float(bottom))
        self._canvas.drawRoundRect(edges, float(rounded), float(rounded), _FILL)
        return self

    @property
    def mask(self) -> Field:
        """1 where something is cut out, 0 where not, and between at the edges."""
        self._surface.flushAndSubmit()
        return np.asarray(self._pixels[..., 3] / 255, np.float32)


def _pen(width: float) -> Any:
    return skia.Paint(
        AntiAlias=True,
        Color=0xFFFFFFFF,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=float(width),
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )
