"""The grain of paint and paper: made once, rolled to a new place for every use."""

from functools import cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.random import Generator
from scipy import ndimage

from press.dreams.easel.paper import HEIGHT, WIDTH, Field

Texture: TypeAlias = Literal["stipple", "brush", "cloud", "fine", "patch", "fibre"]


@cache
def texture(name: Texture) -> Field:
    """A texture that repeats without a seam, laid two by two so that any window of a sheet's size fits in."""
    stream = np.random.default_rng([5, *name.encode()])
    match name:
        case "stipple":
            tile = _stipple(stream)
        case "brush":
            tile = _layers(stream, 16, 120, 3)
        case "cloud":
            tile = _layers(stream, 420, 420, 5)
        case "fine":
            tile = _layers(stream, 7, 7, 2)
        case "patch":
            tile = _layers(stream, 80, 80, 4)
        case "fibre":
            tile = 0.5 * _layers(stream, 4, 40, 2) + 0.5 * _layers(stream, 40, 4, 2)
    return np.tile(tile.astype(np.float32), (2, 2))


def _stipple(stream: Generator) -> Field:
    """Blue noise between 0 and 1: dots that never clump, as of a patient pen."""
    noise = stream.random((HEIGHT, WIDTH)).astype(np.float32)
    sharp = noise - ndimage.gaussian_filter(noise, 1.6, mode="wrap")
    ranks = np.empty(HEIGHT * WIDTH, np.float32)
    ranks[sharp.argsort(axis=None)] = np.linspace(0, 1, HEIGHT * WIDTH, dtype=np.float32)
    dots = ndimage.gaussian_filter(ranks.reshape(HEIGHT, WIDTH), 0.45, mode="wrap")
    result: Field = (dots - dots.min()) / np.ptp(dots)
    return result


def _layers(stream: Generator, tall: float, wide: float, count: int) -> Field:
    """Noise of several sizes, each half as large and about half as strong as the one before."""
    summed = sum(
        (0.55**layer * _waves(stream, tall / 2**layer, wide / 2**layer) for layer in range(count)),
        start=np.zeros((HEIGHT, WIDTH)),
    )
    result: Field = (summed / summed.std()).astype(np.float32)
    return result


def _waves(stream: Generator, tall: float, wide: float) -> Field:
    """Noise without anything finer than these lengths, cut out of its spectrum."""
    spectrum = np.fft.rfft2(stream.standard_normal((HEIGHT, WIDTH)))
    rows, columns = np.fft.fftfreq(HEIGHT)[:, None], np.fft.rfftfreq(WIDTH)[None]
    distance = np.hypot(rows * tall, columns * wide)
    waves = np.fft.irfft2(spectrum * np.exp(-((distance * 1.2) ** 2)), s=(HEIGHT, WIDTH))
    result: Field = (waves - waves.mean()) / (waves.std() + 1e-9)
    return result
