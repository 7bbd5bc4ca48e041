"""The tempers: how much a bot sees as everyone does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from types import MappingProxyType

from inklings.games.rorschach.bot.likeness import VAGUER
from inklings.kernel.bot import Temper

LOGISTIC = 1.7
"""A normal curve is nearly a logistic one whose deviation is this many times larger."""


@dataclass(frozen=True, kw_only=True)
class Character:
    """How a temper looks at ink."""

    shared: float
    """How much of the variance of what it sees is what anyone would see; the rest is its own.

    That is for words with a shape; for vague ones, half of the deck, it is less.
    """
    whim: float
    """By about how many deviations a matching may please it less than another and be chosen all the same."""

    @property
    def sureness(self) -> float:
        """How much a deviation of likeness in its own eyes tells of the eyes of another of its temper.

        What two see correlates by what they share, and two matchings differ by four likenesses or more.
        """
        common = self.shared * (1 + VAGUER) / 2
        return LOGISTIC * common / (sqrt(4) * sqrt(1 - common**2))


CHARACTERS: Mapping[Temper, Character] = MappingProxyType(
    {
        "easy": Character(shared=0.45, whim=0.6),
        "keen": Character(shared=0.65, whim=0.4),
        "sharp": Character(shared=0.8, whim=0.2),
    }
)
