"""What an idea is."""

import dataclasses
from collections.abc import Mapping

from press.dioramas.palettes import Chapter
from press.dioramas.words import Word


@dataclasses.dataclass(frozen=True)
class Idea:
    """One impossible thing: who plays in it, what is said of it, and in which colours it may come."""

    name: str
    """The scene's module."""
    english: str
    """The alt text; `{who.en}` is the player of the role `who`."""
    polish: str
    """The same: `{who.pl}` acts, `{who.acc}` is seen, with `{who.ins}`, of `{who.gen}`."""
    tags: Mapping[str, str]
    """What can be seen, in English and in Polish."""
    roles: Mapping[str, tuple[Word, ...]] = dataclasses.field(default_factory=dict)
    """Who may play each role, and in which ways it may be seen."""
    chapters: tuple[Chapter, ...] = ()
    """Only these colours; all if none is named."""
