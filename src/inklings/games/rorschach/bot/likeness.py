"""How much a blot is like a word: to everyone, and to someone in particular.

`blots.json` holds what was measured in the pixels; `lexicon.json`, written by hand, which qualities each word
suggests.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import TypeAlias

import msgspec

from inklings.decks.words import LANGUAGES, RORSCHACH, Texts, named, text
from inklings.games.rorschach.model import Blot
from inklings.kernel.bot import Language
from inklings.own_decks.words import same

Quality: TypeAlias = str
Weights: TypeAlias = Mapping[Quality, float]
Likeness: TypeAlias = Mapping[Blot, float]
"""A word's likeness to blots: over the deck none on average, with a deviation of one."""

_HERE = files("inklings.games.rorschach.bot")
_MEASURED = msgspec.json.decode((_HERE / "blots.json").read_bytes(), type=dict[Blot, dict[Quality, float]])
_LEXICON = msgspec.json.decode((_HERE / "lexicon.json").read_bytes(), type=dict[str, dict[Quality, float]])

QUALITIES: tuple[Quality, ...] = tuple(next(iter(_MEASURED.values())))
STRIKING = 2.5
VAGUE = frozenset({"idea", "mood", "odd"})
"""Kinds of words that no ink looks like: people agree less about them."""
VAGUER = 0.7
"""By so much less of what they see is common to all."""


def _standard(values: Mapping[Blot, float]) -> dict[Blot, float]:
    """Values told in deviations from the deck's mean."""
    mean, deviation = fmean(values.values()), pstdev(values.values())
    return {blot: (value - mean) / deviation for blot, value in values.items()}


def _standing() -> dict[Blot, dict[Quality, float]]:
    """How much of every quality each blot has beside the others; more than striking is only striking."""
    columns = {
        quality: _standard({blot: found[quality] for blot, found in _MEASURED.items()})
        for quality in QUALITIES
    }
    return {
        blot: {quality: max(-STRIKING, min(STRIKING, columns[quality][blot])) for quality in QUALITIES}
        for blot in _MEASURED
    }


_STANDING = _standing()


def _liked(weights: Weights, blots: Iterable[Blot]) -> Likeness:
    """How much of these qualities blots have."""
    return {
        blot: sum(weight * _STANDING[blot][quality] for quality, weight in weights.items()) for blot in blots
    }


@cache
def common(word: str, language: Language) -> Likeness:
    """What anyone would see, by the lexicon; a word's two languages may mean different things."""
    return _standard(_liked(_LEXICON.get(f"{word}/{language}", _LEXICON[word]), _STANDING))


def personal(blots: Iterable[Blot], taste: Random) -> Likeness:
    """What only one person would see in a word: a leaning of their own towards or against every quality.

    Over many people its deviation is one, as that of what is common.
    """
    weights = {quality: taste.gauss(0, 1 / sqrt(len(QUALITIES))) for quality in QUALITIES}
    return _liked(weights, blots)


def known(word: Texts) -> str | None:
    """Which of our words this is, or reads like; None: an own word of which nothing is known (R30)."""
    mine = named(word, RORSCHACH)
    return mine or next((found for said in word.values() if (found := _readings().get(same(said)))), None)


@cache
def _readings() -> Mapping[str, str]:
    return {same(text(word, language)): word.id for word in RORSCHACH.values() for language in LANGUAGES}


def seen(word: Texts, language: Language, blots: Iterable[Blot], shared: float, taste: Random) -> Likeness:
    """What one person sees: `shared` of its variance is what anyone would see, the rest is their own.

    They read the word in their own language if the table has it. In a word that no lexicon has they see only
    what is their own (R30).
    """
    name, own = known(word), personal(blots, taste)
    if name is None:
        return own
    if RORSCHACH[name].kind in VAGUE:
        shared *= VAGUER
    everybody = common(name, language if language in word else next(iter(word)))
    return {blot: sqrt(shared) * everybody[blot] + sqrt(1 - shared) * own[blot] for blot in own}
