"""Numbers over a sheet of paper: frames, noise that is the same at every size, and a few soft tools."""

import math
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from press.chance import Chance

Grid: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

REFERENCE = 900
"""Lengths of the paper's and ink's grain are told in pixels of a sheet this high."""

_FINEST = 1.2
"""Noise with cells under so many pixels would only alias."""


@dataclass(frozen=True)
class Frame:
    """A piece of paper, measured in sheet heights: rows run along the fold, columns away from it."""

    along: float
    depth: float
    unit: int

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns in pixels."""
        return round(self.along * self.unit), round(self.depth * self.unit)

    @property
    def grain(self) -> float:
        """Pixels here for one pixel of a sheet of the reference height."""
        return self.unit / REFERENCE

    @property
    def ys(self) -> Grid:
        """Every row's place along the fold, as a column."""
        return ((np.arange(self.shape[0]) + 0.5) / self.unit)[:, None]

    @property
    def xs(self) -> Grid:
        """Every column's distance from the fold, as a row."""
        return ((np.arange(self.shape[1]) + 0.5) / self.unit)[None, :]


def soft(values: Grid, low: float, high: float) -> Grid:
    """Rise smoothly from 0 at `low` to 1 at `high`."""
    t = np.clip((values - low) / (high - low), 0.0, 1.0)
    return t * t * (3.0 - 2.0 * t)


def blur(values: Grid | Mask, sigma: float) -> Grid:
    """Blur by so many pixels."""
    blurred: Grid = ndimage.gaussian_filter(values.astype(np.float64), sigma)
    return blurred


def blur_rows(values: Grid, along: float, across: float) -> Grid:
    """Blur by different amounts along the fold and away from it."""
    blurred: Grid = ndimage.gaussian_filter(values, (along, across))
    return blurred


def inside(mask: Mask) -> Grid:
    """How many pixels each place lies inside the mask; 0 outside."""
    distance = ndimage.distance_transform_edt(mask)
    return np.asarray(distance, dtype=np.float64)


def sample(values: Grid, rows: Grid, columns: Grid) -> Grid:
    """The values at places between pixels; beyond the rim, those of the rim."""
    found: Grid = ndimage.map_coordinates(values, [rows, columns], order=1, mode="nearest")
    return found


def resize(values: Grid, shape: tuple[int, int]) -> Grid:
    """The same picture on another number of pixels."""
    if values.shape == shape:
        return values
    rows = _weights((np.arange(shape[0]) + 0.5) * values.shape[0] / shape[0] - 0.5)
    columns = _weights((np.arange(shape[1]) + 0.5) * values.shape[1] / shape[1] - 0.5)
    return _interpolate(values, rows, columns)


def noise(stream: np.random.Generator, frame: Frame, cell: float, squash: float = 1.0) -> Grid:
    """Smooth random hills, about 0 and of unit size, `cell` sheet heights wide (times `squash` across)."""
    if min(cell, cell * squash) * frame.unit < _FINEST:
        return np.zeros(frame.shape)
    rows, columns = math.ceil(frame.along / cell) + 4, math.ceil(frame.depth / (cell * squash)) + 4
    lattice = stream.standard_normal((rows, columns))
    return _interpolate(
        lattice, _weights(frame.ys[:, 0] / cell + 1.0), _weights(frame.xs[0] / (cell * squash) + 1.0)
    )


def hills(
    chance: Chance, name: str, frame: Frame, cells: tuple[float, int, float], *, squash: float = 1.0
) -> Grid:
    """Fractal noise of a stream of its own: `cells`: widest in reference pixels, octaves, gain."""
    widest, octaves, gain = cells
    stream, cell, strength, total = chance.stream(name), widest / REFERENCE, 1.0, 0.0
    heights = np.zeros(frame.shape)
    for _ in range(octaves):
        heights += strength * noise(stream, frame, cell, squash)
        total += strength * strength
        strength *= gain
        cell /= 2.03
    return heights / math.sqrt(total)


def ridges(chance: Chance, name: str, frame: Frame, cells: tuple[float, int, float]) -> Grid:
    """Fractal noise folded upwards, so its zero lines become thin crests."""
    widest, octaves, gain = cells
    stream, cell, strength, total = chance.stream(name), widest / REFERENCE, 1.0, 0.0
    heights = np.zeros(frame.shape)
    for _ in range(octaves):
        heights += strength * (1.0 - 1.6 * np.abs(noise(stream, frame, cell)))
        total += strength * strength
        strength *= gain
        cell /= 2.03
    return heights / math.sqrt(total)


_Weights: TypeAlias = tuple[NDArray[np.int64], Grid]


def _weights(places: Grid) -> _Weights:
    """For each place, the first of its four neighbours and Catmull-Rom's share of each."""
    base = np.floor(places)
    t = places - base
    shares = 0.5 * np.stack(
        [
            -t + 2.0 * t**2 - t**3,
            2.0 - 5.0 * t**2 + 3.0 * t**3,
            t + 4.0 * t**2 - 3.0 * t**3,
            -(t**2) + t**3,
        ]
    )
    return base.astype(np.int64) - 1, shares


def _interpolate(values: Grid, rows: _Weights, columns: _Weights) -> Grid:
    """Cubic interpolation, first down, then across."""
    (first_row, row_shares), (first_column, column_shares) = rows, columns
    last_row, last_column = values.shape[0] - 1, values.shape[1] - 1
    tall = np.zeros((len(first_row), values.shape[1]))
    for step, share in enumerate(row_shares):
        tall += share[:, None] * values[np.clip(first_row + step, 0, last_row)]
    wide = np.zeros((len(first_row), len(first_column)))
    for step, share in enumerate(column_shares):
        wide += share * tall[:, np.clip(first_column + step, 0, last_column)]
    return wide
