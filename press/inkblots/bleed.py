"""Capillary bleeding: ink creeps from the rim along the cheapest paths through the paper's fibres."""

import math
from dataclasses import dataclass

import numpy as np

from press.chance import Chance
from press.inkblots.grid import Frame, Grid, Mask, blur, hills, resize

_FINENESS = 600
"""The march is made on at most so many rows a sheet height, and read between them."""

_ROUNDS = 90
_NEIGHBOURS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True)
class Soaked:
    """What is wet after the bleeding, and how hard each place was to reach."""

    wet: Mask
    cost: Grid


class Fibres:
    """How hard each place of the paper is to pass."""

    def __init__(self, chance: Chance, frame: Frame) -> None:
        self.frame = Frame(frame.along, frame.depth, min(frame.unit, _FINENESS))
        felt = 0.6 * hills(chance, "felt", self.frame, (5, 3, 0.6))
        felt += 0.5 * hills(chance, "fibres across", self.frame, (14, 2, 0.6), squash=3.0)
        felt += 0.4 * hills(chance, "fibres along", self.frame, (14, 2, 0.6), squash=0.33)
        self.cost = np.exp(-np.clip(felt, -2.2, 2.2))

    def soak(self, core: Mask, frame: Frame, reach: float, thirst: Grid) -> Soaked:
        """Wet what can be reached from the core: `reach` reference pixels, more or less by `thirst`."""
        coarse = resize(core.astype(np.float64), self.frame.shape)
        thick = blur(coarse, 26 * self.frame.grain)
        volume = reach * (0.35 + 1.3 * thick) * resize(thirst, self.frame.shape)
        cost = self._march(coarse > 0.5, float(volume.max()))  # noqa: PLR2004 - half covered
        spare = resize(volume - cost, frame.shape)
        return Soaked(core | (spare > 0), np.where(core, 0.0, np.maximum(resize(cost, frame.shape), 0.0)))

    def _march(self, core: Mask, most: float) -> Grid:
        """Cheapest cost from the core to every place, as far as `most`, in reference pixels."""
        far = most + 1.0
        cost = np.where(core, 0.0, far)
        step = self.cost / self.frame.grain
        for _ in range(_ROUNDS):
            before = cost.copy()
            for down, aside in _NEIGHBOURS:
                length = math.hypot(down, aside)
                here, there = _pair(cost.shape, down, aside)
                np.minimum(cost[there], cost[here] + step[there] * length, out=cost[there])
                np.minimum(cost[here], cost[there] + step[here] * length, out=cost[here])
            if np.array_equal(before, cost):
                break
        return cost


def _pair(shape: tuple[int, ...], down: int, aside: int) -> tuple[tuple[slice, slice], tuple[slice, slice]]:
    """The places that have such a neighbour, and those neighbours."""
    rows, columns = shape[0], shape[1]
    left, right = slice(0, columns - abs(aside)), slice(abs(aside), columns)
    here, there = (left, right) if aside >= 0 else (right, left)
    return (slice(0, rows - down), here), (slice(down, rows), there)
