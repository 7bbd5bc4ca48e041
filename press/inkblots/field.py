"""From balls to a shape: a smooth union of distances, seen through warped coordinates."""

import math
from collections.abc import Sequence

import numpy as np

from press.chance import Chance
from press.inkblots.grid import Frame, Grid, hills, sample, soft
from press.inkblots.pen import Ball

_FINENESS = 450
"""The union is summed on so many steps a sheet height; it is smooth enough to be read between them."""

_NOTHING = 1e-6


class Warp:
    """Where each place of the half sheet looks in the drawing; hardly elsewhere near the fold."""

    def __init__(self, chance: Chance, frame: Frame, strength: float) -> None:
        near = soft(frame.xs, 0.0, 0.12)
        aside = hills(chance, "warp aside", frame, (150, 5, 0.5)) * strength * near
        down = hills(chance, "warp down", frame, (150, 5, 0.5)) * strength * (0.35 + 0.65 * near)
        swirl = hills(chance, "swirl", frame, (60, 3, 0.5)) * strength * 0.3
        self._frame, self._aside, self._down, self._swirl = frame, aside + swirl * near, down - swirl, swirl

    def distance(self, balls: Sequence[Ball], sharpness: float, share: float = 1.0) -> Grid:
        """Signed distance to the union of these balls, negative inside; capped far away."""
        frame = self._frame
        drawn = _union(balls, sharpness, Frame(frame.along, frame.depth, _FINENESS))
        rows = (frame.ys + share * self._down) * _FINENESS - 0.5
        columns = (frame.xs + share * self._aside) * _FINENESS - 0.5
        return sample(drawn, rows, columns)


def _union(balls: Sequence[Ball], sharpness: float, frame: Frame) -> Grid:
    """Log-sum-exp of the distances: a high sharpness keeps strokes apart, a low one melts them."""
    total = np.zeros(frame.shape)
    ys, xs = frame.ys, frame.xs
    for x, y, r in balls:
        away = r + math.log(1 / _NOTHING) / sharpness
        rows = slice(max(0, int((y - away) * frame.unit)), max(0, int((y + away) * frame.unit) + 2))
        columns = slice(max(0, int((x - away) * frame.unit)), max(0, int((x + away) * frame.unit) + 2))
        distance = np.hypot(ys[rows] - y, xs[:, columns] - x)
        total[rows, columns] += np.exp(sharpness * (r - distance))
    return -np.log(total + _NOTHING) / sharpness
