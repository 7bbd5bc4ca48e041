"""The pen that draws half a blot as rows of balls of ink: strokes, limbs, blobs, fringes and holes."""

import itertools
import math
from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from press.chance import Dice

Ink: TypeAlias = Literal["black", "wash", "first", "second"]
Place: TypeAlias = tuple[float, float]
Ball: TypeAlias = tuple[float, float, float]

INKS: tuple[Ink, ...] = get_args(Ink)

_STEP = 0.012
"""How far apart the balls of a stroke lie."""

_TURN = 2 * math.pi


class Pen:
    """Draws on the half sheet: x is the distance from the fold, y runs from 0 at the top to 1."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.balls: dict[Ink, list[Ball]] = {ink: [] for ink in INKS}
        self.holes: list[Ball] = []

    def dot(self, at: Place, r: float, ink: Ink = "black") -> None:
        """One ball."""
        self.balls[ink].append((abs(at[0]), at[1], r))

    def hole(self, at: Place, r: float) -> None:
        """A place the black ink leaves free."""
        self.holes.append((*at, r))

    def stroke(
        self, points: Sequence[Place], radii: Sequence[float], ink: Ink = "black", *, lobes: float = 0.2
    ) -> list[Place]:
        """A wavering line through the points, thick as the radii say; returns the line."""
        curve = smooth(points)
        for at, r in zip(curve, self._wavering(radii, len(curve)), strict=True):
            self.dot(at, max(r, 0.0025), ink)
            if self.dice.likely(lobes):
                side, size = self.dice.between(0, _TURN), r * self.dice.between(0.25, 0.7)
                self.dot(towards(at, side, r + size * 0.5), size, ink)
        return curve

    def cut(self, points: Sequence[Place], radii: Sequence[float]) -> None:
        """A wavering line that the black ink leaves free."""
        curve = smooth(points)
        for at, r in zip(curve, self._wavering(radii, len(curve)), strict=True):
            self.hole(at, max(r, 0.002))

    def limb(
        self, start: Place, end: Place, radii: tuple[float, float], ink: Ink = "black", *, bend: float = 0.0
    ) -> list[Place]:
        """A single bent stroke from start to end; bends to its left if positive."""
        (x0, y0), (x1, y1) = start, end
        middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
        waist = sum(radii) / 2 * self.dice.between(0.8, 1.2)
        return self.stroke([start, middle, end], [radii[0], waist, radii[1]], ink)

    def blob(self, at: Place, r: float, ink: Ink = "black", *, count: int = 7, spread: float = 0.7) -> None:
        """A heap of balls about a place."""
        self.dot(at, r * 0.8, ink)
        for _ in range(count):
            side, away = self.dice.between(0, _TURN), r * self.dice.between(0.2, spread)
            self.dot(towards(at, side, away), r * self.dice.between(0.25, 0.6), ink)

    def fringe(self, curve: Sequence[Place], every: int, length: float, r: float, *, side: int = 1) -> None:
        """Tapering fingers along a line, to its right (1) or left (-1)."""
        at = 0
        while at < len(curve) - 1:
            before, after = curve[max(at - 1, 0)], curve[at + 1]
            course = math.atan2(after[1] - before[1], after[0] - before[0])
            course += side * math.pi / 2 + self.dice.between(-0.5, 0.5)
            end = towards(curve[at], course, length * self.dice.between(0.4, 1.3))
            self.limb(curve[at], end, (r * self.dice.between(0.7, 1.3), r * 0.2), bend=self.bend(0.25))
            at += max(1, round(every * self.dice.between(0.6, 1.5)))

    def bend(self, most: float) -> float:
        """A random bend to either side."""
        return self.dice.between(-most, most)

    def _wavering(self, radii: Sequence[float], count: int) -> list[float]:
        phase, slow, fast = self.dice.between(0, 9), self.dice.between(5, 11), self.dice.between(13, 25)
        wavering: list[float] = []
        for step in range(count):
            t = step / (count - 1)
            at = min(int(t * (len(radii) - 1)), len(radii) - 2)
            part = t * (len(radii) - 1) - at
            r = radii[at] + (radii[at + 1] - radii[at]) * part
            wave = 0.15 * math.sin(slow * t + phase) + 0.1 * math.sin(fast * t + 2 * phase)
            wavering.append(r * (1 + wave))
        return wavering


def towards(start: Place, course: float, length: float) -> Place:
    """The place so far away on this course."""
    return start[0] + length * math.cos(course), start[1] + length * math.sin(course)


def smooth(points: Sequence[Place]) -> list[Place]:
    """A Catmull-Rom curve through the points, in even steps."""
    first, last = points[0], points[-1]
    ends = [_beyond(points[1], first), *points, _beyond(points[-2], last)]
    length = sum(math.dist(one, other) for one, other in itertools.pairwise(points))
    count = max(6, int(length / _STEP))
    curve: list[Place] = []
    for step in range(count):
        t = step / (count - 1) * (len(points) - 1)
        at = min(int(t), len(points) - 2)
        a, b, c, d = ends[at : at + 4]
        curve.append((_spline(a[0], b[0], c[0], d[0], t - at), _spline(a[1], b[1], c[1], d[1], t - at)))
    return curve


def _beyond(inner: Place, end: Place) -> Place:
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _spline(*four_and_t: float) -> float:
    a, b, c, d, t = four_and_t
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
