"""The tempers: how exactly a bot lays clouds, and how sure it must be of what it sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from inklings.kernel.bot import Temper


@dataclass(frozen=True, kw_only=True)
class Character:
    """How a temper paints and guesses."""

    slip: float
    """By about how many units a cloud is put beside its place; by half as many degrees it is turned."""
    taste: float
    """By about how much a likeness seems larger or smaller than it is: everyone sees something else."""
    doubt: float
    """How much more alike than any other word the sky must look before it says one."""
    pace: float
    """How many times as long as the others it takes."""


CHARACTERS: Mapping[Temper, Character] = MappingProxyType(
    {
        "easy": Character(slip=16, taste=0.15, doubt=0.02, pace=1.3),
        "keen": Character(slip=8, taste=0.1, doubt=0.03, pace=1.0),
        "sharp": Character(slip=3, taste=0.05, doubt=0.04, pace=0.8),
    }
)
