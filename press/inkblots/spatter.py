"""What the brush and gravity add: drops flung from the ink, tails, and runs down from its lower rim."""

import math

import numpy as np

from press.chance import Chance
from press.inkblots.grid import Frame, Grid, Mask, hills, soft
from press.inkblots.pen import Ball
from press.inkblots.plan import Plan

_TURN = 2 * math.pi
_EDGE = 0.03
_TAIL = 40


def drops(chance: Chance, plan: Plan) -> list[Ball]:
    """Satellites of the ink, of power-law sizes, and a few with tails."""
    dice = chance.dice("drops")
    sources = [*plan.balls["black"], *plan.balls["first"]]
    thrown: list[Ball] = []
    for _ in range(plan.regime.splatter):
        x, y, r = dice.pick(sources)
        course, away = dice.between(0, _TURN), r + abs(dice.bell(0.07))
        size = min(0.0009 + 0.0016 * dice.heavy(2.2), 0.012)
        thrown.append((abs(x + away * math.cos(course)), y + away * math.sin(course), size))
    for _ in range(dice.pick((0, 0, 0, 3, 6))):
        x, y, r = dice.pick(sources)
        course = math.atan2(y - 0.5, x - 0.12) + dice.between(-0.5, 0.5)
        start, length, size = (
            r + dice.between(0.005, 0.03),
            dice.between(0.008, 0.04),
            dice.between(0.0012, 0.0036),
        )
        for step in range(_TAIL + 1):
            t = step / _TAIL
            away = start + length * t
            thick = size * (0.35 + 0.65 * t) if step < _TAIL else size * 1.7
            thrown.append((abs(x + away * math.cos(course)), y + away * math.sin(course), thick))
    along = 1.0 if plan.upright else 4 / 3
    return [ball for ball in thrown if _EDGE < ball[1] < along - _EDGE]


def spattered(chance: Chance, frame: Frame, thrown: list[Ball], tone: float) -> Grid:
    """The density of drops that fell on the sheet."""
    density = np.zeros(frame.shape)
    if not thrown:
        return density
    uneven = 0.0006 * hills(chance, "uneven drops", frame, (6, 2, 0.55))
    ys, xs = frame.ys, frame.xs
    for x, y, r in thrown:
        away = r + 0.012
        rows = slice(max(0, int((y - away) * frame.unit)), max(0, int((y + away) * frame.unit) + 2))
        columns = slice(max(0, int((x - away) * frame.unit)), max(0, int((x + away) * frame.unit) + 2))
        outside = np.hypot(ys[rows] - y, xs[:, columns] - x) - r + uneven[rows, columns]
        rim = np.exp(-np.abs(outside + 0.001) / 0.0012)
        drop = soft(-outside, -0.0006, 0.0008) * (0.5 * tone + 0.4 * rim)
        density[rows, columns] = np.maximum(density[rows, columns], drop)
    return density


def runs(chance: Chance, frame: Frame, wet: Mask, count: int, side: str) -> list[Ball]:
    """Runs of ink from the lower rim: from the same places on both sides, but each as far as it likes."""
    places, lengths = chance.dice("runs"), chance.dice(f"runs {side}")
    columns = np.flatnonzero(wet.any(axis=0))
    found: list[Ball] = []
    for _ in range(count):
        column = int(columns[places.whole(0, len(columns) - 1)])
        thick = places.between(0.002, 0.006)
        length = (0.03 + 0.22 * places.between(0, 1) ** 2) * lengths.between(0.6, 1.15)
        x, y = (column + 0.5) / frame.unit, int(np.flatnonzero(wet[:, column]).max()) / frame.unit - 0.008
        length = min(length, 0.93 - y)
        steps = max(2, int(length / 0.002))
        for step in range(steps if length > 0 else 0):
            t = step / (steps - 1)
            sway = 0.002 * math.sin(9 * t + 40 * thick * count)
            neck = thick * (1.7 - 1.0 * min(1.0, 6 * t))
            found.append((x + sway, y + length * t, neck if step < steps - 1 else thick * 1.6))
    return found
