"""What a picture will show: an idea and a take give its colours, players and words. Needs no Blender."""

import dataclasses
import random
from collections.abc import Mapping
from typing import Literal

from press.dioramas.ideas import IDEAS, Idea
from press.dioramas.palettes import CHAPTERS, Chapter
from press.dioramas.words import Word, first, tag


@dataclasses.dataclass(frozen=True)
class Plan:
    """One picture before it is built."""

    idea: Idea
    take: int
    chapter: Chapter
    cast: Mapping[str, Word]
    rng: random.Random
    """Chance for small things: where a scrap lies, how a branch bends."""

    def __getitem__(self, role: str) -> str:
        """Which beast, person or way a role has."""
        return self.cast[role].key

    @property
    def name(self) -> str:
        """The picture's name: a new idea or a new take leaves all others as they are."""
        return f"{self.idea.name}-{self.take}"

    @property
    def mirrored(self) -> bool:
        """Whether left and right change places: every second take of an idea."""
        return self.take % 2 == 0

    @property
    def alt(self) -> dict[str, str]:
        """What is to be seen, in both languages."""
        return {
            "en": first(self.idea.english.format(**self.cast)),
            "pl": first(self.idea.polish.format(**self.cast)),
        }

    def seen(self, language: Literal["en", "pl"]) -> list[str]:
        """Tags: the idea's things, then who plays in it."""
        players = [pair for word in self.cast.values() if (pair := tag(word)) is not None]
        return [pair[("en", "pl").index(language)] for pair in (*self.idea.tags.items(), *players)]


def plan(name: str, take: int) -> Plan:
    """The plan of one take: an idea goes through all its chapters before one comes again."""
    idea = IDEAS[name]
    chapters = list(idea.chapters or CHAPTERS)
    random.Random(f"chapters {name}").shuffle(chapters)
    cast: dict[str, Word] = {}
    for role, choices in idea.roles.items():
        order = list(choices)
        random.Random(f"{role} {name}").shuffle(order)
        left = [word for word in order if word not in cast.values()]
        cast[role] = left[take % len(left)]
    return Plan(idea, take, chapters[take % len(chapters)], cast, random.Random(f"diorama {name} {take}"))
