"""What every twist is: a way to compose a dream, with the places and subjects that suit it."""

from collections.abc import Callable
from dataclasses import dataclass

from press.dreams.stage import Stage
from press.dreams.words import Said


@dataclass(frozen=True)
class Twist:
    """Something strange that may happen."""

    name: str
    settings: tuple[str, ...]
    """Where it may happen."""
    subjects: tuple[str, ...]
    """To what it may happen, or in which way."""
    compose: Callable[[Stage], Said]
    """Paint it, and tell it in words without a capital or a full stop."""
    number: int = 0
    """Of a twist of the second edition: seed 14302 paints twist 143. Those of the first have none."""
