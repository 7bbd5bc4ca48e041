"""The card itself: tooth, clouds, single fibres, a darker rim and the crease."""

import math

import numpy as np

from press.chance import Chance
from press.inkblots.grid import REFERENCE, Frame, Grid, blur, hills

_CREAM = (0.957, 0.937, 0.894)
_HAIRS = 160


class Paper:
    """A whole sheet, and how its surface takes ink."""

    def __init__(self, chance: Chance, frame: Frame, *, upright: bool) -> None:
        self._tooth = hills(chance, "tooth", frame, (3, 3, 0.6))
        self._hairs = _hairs(chance, frame)
        clouds = hills(chance, "clouds", frame, (260, 3, 0.55))
        fall = ((2 * frame.xs / frame.depth - 1) ** 2 + (2 * frame.ys / frame.along - 1) ** 2) ** 1.5
        across = (frame.xs - frame.depth / 2) if upright else (frame.ys - frame.along / 2)
        pixels = across * REFERENCE
        crease = 0.016 * np.exp(-(((pixels - 3) / 3.0) ** 2)) - 0.03 * np.exp(-((pixels / 1.6) ** 2))
        shade = (
            (1 + 0.006 * self._tooth + 0.01 * clouds + 0.012 * self._hairs)
            * (1 - 0.035 * fall)
            * (1 + crease)
        )
        self.light: Grid = shade[..., None] * np.array(_CREAM)

    def granulated(self, absorbed: Grid) -> Grid:
        """Ink settles in the tooth and leaves the tops paler."""
        grains = np.clip(1 + 0.16 * self._tooth + 0.05 * self._hairs, 0.4, 1.7)
        settled: Grid = absorbed * grains[..., None]
        return settled


def _hairs(chance: Chance, frame: Frame) -> Grid:
    """Single fibres pressed into the paper."""
    dice = chance.dice("hairs")
    rows, columns = frame.shape
    drawn = np.zeros(frame.shape)
    for _ in range(_HAIRS):
        x, y = dice.between(0, frame.depth), dice.between(0, frame.along)
        course, curl, shade = dice.between(0, 2 * math.pi), dice.bell(0.02), dice.bell(1.0)
        for _ in range(dice.whole(12, 60)):
            row, column = int(y * frame.unit), int(x * frame.unit)
            if 0 <= row < rows and 0 <= column < columns:
                drawn[row, column] += shade
            x, y = x + math.cos(course) / REFERENCE, y + math.sin(course) / REFERENCE
            course += curl
    return blur(drawn, 0.7)
