"""How alike two pictures look, told by their perceptual hashes."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

_SIDE, _KEPT = 32, 8


def phash(image: Image.Image) -> int:
    """64 bits: which of the 8 x 8 lowest cosine waves are stronger than the middle one."""
    small = image.convert("L").resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    waves = _cosines()
    spectrum = (waves @ np.asarray(small, dtype=np.float64) @ waves.T).ravel()
    return sum(1 << place for place, wave in enumerate(spectrum) if wave > np.median(spectrum[1:]))


def bits_apart(one: int, other: int) -> int:
    """In how many bits two hashes differ: below about 10 of 64, pictures look alike."""
    return (one ^ other).bit_count()


def _cosines() -> NDArray[np.float64]:
    """The first rows of a DCT-II."""
    steps = (2 * np.arange(_SIDE) + 1) * np.pi / (2 * _SIDE)
    return np.cos(np.arange(_KEPT)[:, None] * steps)
