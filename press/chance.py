"""Chance that a seed decides: one stream a purpose, so a change in one never moves another."""

import zlib
from collections.abc import Sequence
from typing import TypeVar

import numpy as np

T = TypeVar("T")


class Chance:
    """All the chance of one picture."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def stream(self, name: str) -> np.random.Generator:
        """The stream of this name, from its beginning."""
        return np.random.default_rng([self._seed, zlib.crc32(name.encode())])

    def dice(self, name: str) -> "Dice":
        """The stream of this name as dice."""
        return Dice(self.stream(name))


class Dice:
    """Single random choices, all made of uniform draws."""

    def __init__(self, stream: np.random.Generator) -> None:
        self._stream = stream

    def between(self, low: float, high: float) -> float:
        """A number between the two."""
        return low + (high - low) * float(self._stream.random())

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both possible."""
        return low + int((high - low + 1) * float(self._stream.random()))

    def pick(self, among: Sequence[T]) -> T:
        """One of these."""
        return among[int(len(among) * float(self._stream.random()))]

    def likely(self, share: float) -> bool:
        """True in this share of cases."""
        return float(self._stream.random()) < share

    def bell(self, width: float) -> float:
        """A number near 0, mostly within `width`."""
        return width * float(self._stream.standard_normal())

    def heavy(self, power: float) -> float:
        """Mostly small, seldom large: a power law."""
        return float(self._stream.pareto(power))
