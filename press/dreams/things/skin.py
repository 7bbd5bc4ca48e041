"""The colour of people who are seen from so near that a figure would be too coarse."""

import numpy as np

from press.dreams.easel.palettes import Palette
from press.dreams.easel.paper import Colour, mix

_FLESH = np.array([0.9, 0.62, 0.47], np.float32)


def skin(palette: Palette) -> Colour:
    """Warm whatever the palette is, and yet of its light."""
    return mix(mix(palette.horizon, palette.light, 0.35), _FLESH, 0.55)


def blush(palette: Palette) -> Colour:
    """A cheek of that skin."""
    return mix(skin(palette), np.array([0.85, 0.3, 0.26], np.float32), 0.55)
