"""What a card shows, as motifs of the lexicon: by its tags, and by what else its sentence mentions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from inklings.games.moons.bot.lexicon import lexicon
from inklings.games.moons.bot.tongue import stems
from inklings.games.moons.cards import deck_of
from inklings.games.moons.model import Card

TWIST, SETTING, MOOD, SUBJECT, LIGHT, MENTIONED = 1.0, 0.55, 0.25, 1.0, 0.45, 0.35
"""How much each part of a dream catches the eye."""

ALIASES = {
    "boats": "boat",
    "clock": "clocks",
    "crane dancing": "crane",
    "doors": "door",
    "eyes": "eye",
    "feathers": "feather",
    "hats": "hat",
    "holding lantern": "procession",
    "holding umbrella": "umbrella",
    "owl flying": "owl",
    "playing cello": "cello",
    "playing violin": "violin",
    "running child": "child",
    "sailing": "boat",
    "school fish": "fish",
    "sleeping curled": "sleeper",
    "stars": "star",
    "trees": "tree",
    "umbrellas": "umbrella",
    "violinist": "violin",
    "wolf howling": "wolf",
}
"""Subjects that the lexicon knows by another name."""

MOODS = {
    "ember": "fire",
    "forest moon": "midnight",
    "indigo gold": "midnight",
    "lamplit teal": "lamplight",
    "mustard": "long ago",
    "noon meadow": "summer",
    "olive print": "long ago",
    "peach dawn": "dawn",
    "plum rose": "twilight",
    "red theatre": "fire",
    "rose paper": "dawn",
    "rust desert": "fire",
    "sage morning": "morning",
    "sea glass": "sea green",
    "snow dusk": "cold",
    "violet fog": "twilight",
    "white winter": "cold",
}
"""What the colours of a palette feel like."""


@lru_cache(maxsize=8192)
def tagged(card: Card) -> Mapping[str, float]:
    """The motifs that a card is made of, and how much each catches the eye."""
    twist, setting, palette, subject, *light = deck_of(card).tags(card)
    found = {MOODS[palette]: MOOD, setting: SETTING, twist: TWIST}
    for name in re.split(" as | with | and ", subject.replace("_", " ")):
        found[ALIASES.get(name, name)] = SUBJECT
    for name in light:
        found.setdefault(ALIASES.get(name, name), LIGHT)
    return found


@lru_cache(maxsize=8192)
def shown(card: Card) -> Mapping[str, float]:
    """All motifs of a card, with what its sentence mentions besides."""
    seen = set(stems(deck_of(card).alt(card, "en"), "en"))
    mentioned = {motif: MENTIONED for motif in lexicon("en") if seen.issuperset(stems(motif, "en"))}
    return mentioned | dict(tagged(card))
