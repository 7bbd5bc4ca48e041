"""What is on each card of a deck, decided by the deck's name alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from inklings.woodcuts.inks import PALETTES
from inklings.woodcuts.told import TOLD
from inklings.woodcuts.where import PLACES

EDITION = 1
"""Raised whenever the same name would give other pictures."""
COUNT = 84
"""How many cards a deck has."""

_REPEATED = tuple(idea for idea, told in TOLD.items() if not told.once)


@dataclass(frozen=True)
class Card:
    """One card, before it is drawn."""

    deck: str
    """The deck's name, normalised."""
    id: int
    """From 1 to 84."""
    idea: str
    place: str
    palette: str
    variant: int
    """Which of the idea's variants."""
    dark: bool
    """Whether the light is cut out of a dark ground."""
    mirrored: bool
    tags: tuple[str, ...]
    """Idea, place, palette, then what else is to be seen."""
    alt: Mapping[str, str]
    """One sentence a language."""


def normalised(name: str) -> str:
    """A deck's name without capitals or spaces: words joined by hyphens."""
    words = "".join(sign if sign.isalnum() else " " for sign in name.casefold()).split()
    if not words:
        raise ValueError("a deck needs a name with a letter or a digit in it")
    return "-".join(words)


def deck(name: str) -> tuple[Card, ...]:
    """The cards of the deck of this name: each idea at most twice, every palette equally often."""
    plain = normalised(name)
    chance = Random(f"woodcuts {EDITION} {plain}")
    uses = [(idea, 0) for idea in TOLD]
    uses += [(idea, 1) for idea in chance.sample(_REPEATED, COUNT - len(TOLD))]
    chance.shuffle(uses)
    palettes = [
        palette.name
        for _ in range(-(-COUNT // len(PALETTES)))
        for palette in chance.sample(PALETTES, len(PALETTES))
    ]
    first = {idea: _first(idea, chance) for idea in TOLD}
    return tuple(
        _card(plain, number, idea, palettes[number - 1], first[idea], again=again == 1)
        for number, (idea, again) in enumerate(uses, 1)
    )


@dataclass(frozen=True)
class _First:
    """How an idea looks the first time: the second time everything is another."""

    variants: tuple[int, int]
    places: tuple[str, str]
    dark: bool
    mirrored: bool


def _first(idea: str, chance: Random) -> _First:
    told = TOLD[idea]
    one, other = chance.sample(range(len(told.variants)), 2)
    here = chance.choice(told.places)
    there = chance.choice([place for place in told.places if place != here] or [here])
    return _First((one, other), (here, there), dark=chance.random() < 0.5, mirrored=chance.random() < 0.5)


def _card(deck_name: str, number: int, idea: str, palette: str, first: _First, *, again: bool) -> Card:
    variant = first.variants[again]
    place = first.places[again]
    shown = TOLD[idea].variants[variant]
    where = PLACES[place]
    return Card(
        deck=deck_name,
        id=number,
        idea=idea,
        place=place,
        palette=palette,
        variant=variant,
        dark=first.dark != again,
        mirrored=first.mirrored != again,
        tags=(idea, place, palette, *shown.tags),
        alt={"en": f"{where.en}, {shown.en}", "pl": f"{where.pl} {shown.pl}"},
    )
