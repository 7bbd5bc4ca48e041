"""What an idea is: a composition, where it may happen, and what is to be seen in each of its variants."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from inklings.woodcuts.scene import Scene

Draw: TypeAlias = Callable[[Scene], None]
"""What cuts an idea into the block."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one variant shows."""

    tags: tuple[str, ...]
    """Its subjects."""
    en: str
    """How the sentence goes on that began with the place."""
    pl: str


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `words/` says of an idea."""

    places: tuple[str, ...]
    variants: tuple[Variant, ...]
    once: bool = False
    """Whether no deck has it twice, because all its variants look alike from afar."""


class Idea(msgspec.Struct, frozen=True):
    """One impossible thing."""

    name: str
    draw: Draw
    told: Told
