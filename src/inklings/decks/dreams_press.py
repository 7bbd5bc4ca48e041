"""A press for lino cuts: flat shapes with knife-cut edges and gouge marks, printed as SVG."""

import itertools
import math
from random import Random
from typing import Self

from inklings.decks.dreams_inks import BONE, Palette
from inklings.decks.dreams_paths import SIDE, Outline, Point, drawn, outlines, packed, short, spans

_SLIP = 0.55  # how far the knife strays
_MARGIN = 2.5  # how far gouge marks keep from the edge of their shape

# Specks where the ink did not take: one small tile, so that no filter is needed.
_SPECKS = (
    "M3 4h.8v.7h-.8zM11 2h.5v.9h-.5zM19 7h.9v.5h-.9zM27 3h.6v.6h-.6zM34 9h.8v.6h-.8zM6 12h.5v.6h-.5z"
    "M15 15h.9v.8h-.9zM23 13h.5v.5h-.5zM31 17h.6v.8h-.6zM2 20h.7v.5h-.7zM10 23h.6v.7h-.6zM18 21h.5v.6h-.5z"
    "M26 25h.9v.6h-.9zM35 22h.5v.6h-.5zM5 29h.8v.6h-.8zM13 32h.5v.5h-.5zM21 30h.7v.8h-.7zM29 33h.6v.5h-.6z"
    "M8 36h.6v.6h-.6zM16 27h.4v.5h-.4zM36 30h.6v.7h-.6zM24 36h.5v.5h-.5zM32 1h.4v.6h-.4zM1 34h.5v.7h-.5z"
)


class Press:
    """One card being cut; `at` gives the same card with a nearer origin."""

    def __init__(self, seed: str, palette: Palette) -> None:
        self.inks = palette
        self.random = Random(seed)
        self._shapes: list[str] = []
        self._origin = (0.0, 0.0)
        self._scale = (1.0, 1.0)

    def at(self, x: float, y: float, scale: float = 1.0, *, mirrored: bool = False) -> Self:
        """Cut the same card from another origin, at another size, or mirrored."""
        near = object.__new__(type(self))
        near.inks, near.random, near._shapes = self.inks, self.random, self._shapes
        near._origin = self._moved((x, y))
        near._scale = (self._scale[0] * scale * (-1 if mirrored else 1), self._scale[1] * scale)
        return near

    def cut(self, path: str, fill: str, edge: str = "", width: float = 3.4) -> None:
        """Print a shape, with an edge if it is given an ink."""
        shape = "".join(self._knife(outline, closed=True) for outline in outlines(path))
        rim = f' stroke="{edge}" stroke-width="{short(width * self._scale[1])}"' if edge else ""
        self._shapes.append(f'<path fill="{fill}"{rim} d="{shape}"/>')

    def line(self, path: str, ink: str, width: float = 3.4) -> None:
        """Print an open line."""
        shape = "".join(self._knife(outline, closed=False) for outline in outlines(path))
        weight = short(width * self._scale[1])
        self._shapes.append(f'<path fill="none" stroke="{ink}" stroke-width="{weight}" d="{shape}"/>')

    def carve(self, path: str, ink: str, gap: float = 8, width: float = 1.7, often: float = 0.55) -> None:
        """Fill a shape with level gouge marks, tapering at both ends."""
        inside = [[self._moved(point) for point in outline] for outline in outlines(path)]
        heights = [y for outline in inside for _, y in outline]
        marks: list[str] = []
        y = max(min(heights), -2.0) + gap * (0.4 + 0.4 * self.random.random())
        while y < min(max(heights), 302.0):
            for start, end in spans(inside, y):
                row = (max(start + _MARGIN, -4.0), min(end - _MARGIN, 204.0))
                marks.extend(self._gouges(row, y, width, often))
            y += gap * (0.75 + 0.5 * self.random.random())
        if marks:
            self._shapes.append(f'<path fill="{ink}" d="{"".join(marks)}"/>')

    def rays(self, near: float, far: float, count: int, ink: str) -> None:
        """Print tapering rays around the origin."""
        shapes: list[str] = []
        for turn in range(count):
            angle = math.tau * (turn + 0.3 * self.random.random()) / count
            reach = near + (far - near) * (0.6 + 0.4 * self.random.random())
            sway = 1.7 / near
            tips = ((near, angle - sway), (reach, angle), (near, angle + sway))
            shapes.append(drawn([self._moved((r * math.cos(a), r * math.sin(a))) for r, a in tips]) + "z")
        self._shapes.append(f'<path fill="{ink}" d="{"".join(shapes)}"/>')

    def print(self) -> bytes:
        """Pull the finished card off the block."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" width="400" height="600">'
            '<defs><pattern id="specks" width="38" height="38" patternUnits="userSpaceOnUse"'
            f' patternTransform="rotate(17)"><path fill="{BONE}" d="{_SPECKS}"/></pattern></defs>'
            f'<path fill="{self.inks.sky}" d="M0 0h200v300H0z"/>'
            f'<g stroke-linejoin="round" stroke-linecap="round">{"".join(self._shapes)}</g>'
            '<path fill="url(#specks)" opacity=".5" d="M0 0h200v300H0z"/></svg>'
        ).encode()

    def _moved(self, point: Point) -> Point:
        return (
            self._origin[0] + point[0] * self._scale[0],
            self._origin[1] + point[1] * self._scale[1],
        )

    def _knife(self, outline: Outline, *, closed: bool) -> str:
        """Follow an outline in short straight strokes, each slipping a little."""
        points = [self._moved(point) for point in outline]
        if closed and points[0] != points[-1]:
            points.append(points[0])
        walked: Outline = [points[0]]
        for start, end in itertools.pairwise(points):
            steps = max(1, round(math.dist(start, end) / SIDE / 1.6))
            walked.extend(
                (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
                for step in range(1, steps + 1)
            )
        slipped = [(x + _SLIP * self._chance(), y + _SLIP * self._chance()) for x, y in walked]
        return drawn(slipped[:-1]) + "z" if closed else drawn(slipped)

    def _gouges(self, row: tuple[float, float], y: float, width: float, often: float) -> list[str]:
        """Cut one row of marks, each deepest in the middle."""
        marks: list[str] = []
        x, end = row
        x += 6 * self.random.random()
        while x < end - 3:
            length = min(end - x, 7 + 30 * self.random.random())
            if self.random.random() < often:
                depth, bend = width * (0.6 + 0.7 * self.random.random()), 2.5 * self._chance()
                curve = packed("q", *map(short, (length / 2, bend - 2 * depth, length, bend)))
                marks.append(f"M{short(x)} {short(y)}{curve}")
            x += length + 3 + 7 * self.random.random()
        return marks

    def _chance(self) -> float:
        return 2 * self.random.random() - 1
