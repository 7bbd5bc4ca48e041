"""Inks as what they swallow (Beer-Lambert: paper times exp(-density x absorbance)), so they mix well."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

import numpy as np

from press.chance import Dice
from press.inkblots.grid import Grid
from press.inkblots.pen import Ink

Absorbance: TypeAlias = tuple[float, float, float]

PIGMENTS: Mapping[str, Absorbance] = MappingProxyType(
    {
        "black": (1.00, 1.02, 1.06),
        "warm black": (0.92, 1.02, 1.12),
        "blue-black": (1.10, 1.0, 0.88),
        "sepia": (0.72, 0.98, 1.3),
        "red": (0.14, 0.98, 0.92),
        "ochre": (0.12, 0.44, 1.05),
        "blue": (0.95, 0.56, 0.26),
        "green": (0.85, 0.42, 0.62),
        "teal": (1.0, 0.42, 0.46),
        "rose": (0.16, 0.66, 0.44),
        "violet": (0.58, 0.84, 0.34),
        "rust": (0.24, 0.76, 1.15),
        "olive": (0.5, 0.44, 1.0),
    }
)

_DARKS = ("black", "black", "warm black", "blue-black", "sepia")
_PAIRS = (
    ("red", "ochre"),
    ("red", "blue"),
    ("blue", "ochre"),
    ("rose", "teal"),
    ("ochre", "violet"),
    ("teal", "rust"),
    ("violet", "olive"),
    ("rust", "blue"),
    ("green", "rose"),
    ("olive", "red"),
)
_NEVER_RED = tuple(pair for pair in _PAIRS if not {"red", "rose", "rust"} & {*pair})
"""For figures: two of the historic plates show figures with red."""


@dataclass(frozen=True)
class Inks:
    """The pigments of one blot."""

    dark: str
    first: str | None
    second: str | None

    def absorbance(self, ink: Ink) -> Absorbance:
        """What this ink swallows of red, green and blue."""
        named = {"black": self.dark, "wash": self.dark, "first": self.first, "second": self.second}[ink]
        return PIGMENTS[named or self.dark]


def choose(dice: Dice, family: str) -> Inks:
    """The pigments for a blot of this family."""
    dark = dice.pick(_DARKS)
    first, second = dice.pick(_NEVER_RED if family == "figures" else _PAIRS)
    count = dice.pick((0, 0, 0, 1, 1, 2))
    if family == "scattered":
        count = dice.pick((0, 1, 1, 2))
    if family == "coloured":
        count = 2
    return Inks(dark, first if count else None, second if count == 2 else None)  # noqa: PLR2004 - two colours


def light(paper: Grid, absorbed: Grid) -> Grid:
    """The light that comes back through the ink, with a faint sheen so black stays ink."""
    ink = np.minimum(absorbed, 3.2)
    seen: Grid = paper * np.exp(-1.05 * ink) + 0.018 * np.minimum(ink, 1.0) * np.array([0.9, 0.95, 1.1])
    return np.clip(seen, 0.0, 1.0)
