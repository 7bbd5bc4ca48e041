"""The sheet that a dream is painted on, and a few soft tools for numbers spread over it."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PIL import Image
from scipy import ndimage

WIDTH, HEIGHT = 800, 1200
"""Every drawing is made for a sheet of this size, in pixels; y grows downwards."""

Field: TypeAlias = NDArray[np.floating[Any]]
"""A number for every pixel, or three of them: a picture."""

Colour: TypeAlias = NDArray[np.floating[Any]]
"""Red, green and blue between 0 and 1."""

_grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
Y: Field = _grid[0]
X: Field = _grid[1]


def colour(written: str) -> Colour:
    """The colour written as #rrggbb."""
    return np.array([int(written[at : at + 2], 16) / 255 for at in (1, 3, 5)], np.float32)


def mix(first: ArrayLike, second: ArrayLike, share: ArrayLike) -> Field:
    """So much of the second in the first."""
    start = np.asarray(first, np.float32)
    result: Field = start + (np.asarray(second, np.float32) - start) * np.asarray(share, np.float32)
    return result


def each(field: ArrayLike) -> Field:
    """A number for every pixel as one for each of its three colours."""
    return np.asarray(field, np.float32)[..., None]


def soft(values: ArrayLike, low: ArrayLike, high: ArrayLike) -> Field:
    """Rise smoothly from 0 at `low` to 1 at `high`."""
    start = np.asarray(low, np.float32)
    t = np.clip((np.asarray(values, np.float32) - start) / (np.asarray(high, np.float32) - start), 0, 1)
    result: Field = t * t * (3 - 2 * t)
    return result


def screen(below: Field, light: ArrayLike) -> Field:
    """Light laid over a picture: it can only brighten."""
    result: Field = (1 - (1 - below) * (1 - np.asarray(light, np.float32))).astype(np.float32)
    return result


def blur(field: Field, sigma: float) -> Field:
    """Blur by so many pixels; wide blurs work on a smaller copy, which nobody sees and saves much time."""
    if field.ndim == 3:
        return np.stack([blur(field[..., band], sigma) for band in range(field.shape[2])], -1)
    if sigma <= 3:
        near: Field = ndimage.gaussian_filter(field, sigma)
        return near
    factor = 2 if sigma < 8 else 4 if sigma < 24 else 8
    height, width = field.shape
    small = Image.fromarray(np.ascontiguousarray(field, np.float32)).resize(
        (max(1, width // factor), max(1, height // factor)), Image.Resampling.BOX
    )
    soft_small = ndimage.gaussian_filter(np.asarray(small), sigma / factor, mode="nearest")
    return np.asarray(Image.fromarray(soft_small).resize((width, height), Image.Resampling.BICUBIC))


def shifted(field: Field, right: float, down: float) -> Field:
    """The field moved by whole pixels, with nothing coming in from outside."""
    dx, dy = round(right), round(down)
    height, width = field.shape
    moved = np.zeros_like(field)
    if abs(dx) < width and abs(dy) < height:
        moved[max(dy, 0) : height + min(dy, 0), max(dx, 0) : width + min(dx, 0)] = field[
            max(-dy, 0) : height + min(-dy, 0), max(-dx, 0) : width + min(-dx, 0)
        ]
    return moved
