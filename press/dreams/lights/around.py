"""A sky measured from one point of it."""

import numpy as np

from press.dreams.easel.paper import Field, X, Y


def around(x: float, y: float) -> tuple[Field, Field]:
    """How far every pixel is from a point, and in which direction."""
    return np.hypot(X - x, Y - y), np.arctan2(Y - y, X - x)
