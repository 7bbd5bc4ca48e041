"""How much a clue is like each card of the deck: what its words bring to mind, and what the card shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations
from math import log

from inklings.games.moons.bot.lexicon import lexicon, themes
from inklings.games.moons.bot.meaning import nearness
from inklings.games.moons.bot.motifs import shown
from inklings.games.moons.bot.tongue import akin, stems
from inklings.games.moons.cards import Cards, deck_of
from inklings.games.moons.model import Card
from inklings.kernel.bot import Language

OTHER: dict[Language, Language] = {"en": "pl", "pl": "en"}

ALLUSION = 0.6
"""A word that stands only in something said of a motif, against one that the motif itself brings to mind."""
THEME = 0.7
"""A word that leads to a motif by way of a theme."""
KINSHIP = 0.6
"""How much of a thought goes on to motifs that share words with the first."""
LATER = 0.5
"""What the second motif of a card adds, against the first; the third half of that, and so on."""
DEPICTED = 0.9
"""A clue all of whose words are in the card's own sentence."""
FAINTEST = 0.02
"""A likeness below this is none."""
NEAR, NEAREST = 0.2, 0.65
"""Vectors nearer than the first mean something; nearer than the second, as much as a word of the lexicon."""


@lru_cache(maxsize=8192)
def likeness(clue: str, language: Language, deck: Cards) -> Mapping[Card, float]:
    """How much a clue is like each card of a deck: 1 for the one of the whole deck that is most like it.

    A clue whose words are known only in the other language is taken for one in that. If nothing is known of
    them, the clue is like no card.
    """
    tongue = language
    if not _knows(clue, language, deck) and _knows(clue, OTHER[language], deck):
        tongue = OTHER[language]
    thoughts = _thoughts(clue, tongue)
    told = stems(clue, tongue)
    like = {card: _evoked(card, thoughts) + DEPICTED * _depicted(card, told, tongue) for card in deck.cards}
    most = max(like.values())
    return {card: value / most if most > FAINTEST else 0.0 for card, value in like.items()}


def _knows(clue: str, language: Language, deck: Cards) -> bool:
    return any(stem in _index(language) or stem in _rarity(language, deck) for stem in stems(clue, language))


def _evoked(card: Card, thoughts: Mapping[str, float]) -> float:
    """The card's motifs that the clue brings to mind, each later one counting less."""
    struck = sorted((weight * thoughts.get(motif, 0) for motif, weight in shown(card).items()), reverse=True)
    return sum(strength * LATER**place for place, strength in enumerate(struck))


def _depicted(card: Card, told: tuple[str, ...], language: Language) -> float:
    """Which part of the clue is to be found in the card's sentence, rare words counting more."""
    rarity = _rarity(language, deck_of(card))
    whole = sum(rarity.get(stem, 1.0) for stem in told)
    seen = _sentence(card, language)
    return sum(rarity.get(stem, 1.0) for stem in told if stem in seen) / whole if whole else 0


def _thoughts(clue: str, language: Language) -> Mapping[str, float]:
    """The motifs that a clue brings to mind, from 0 to 1."""
    struck = _struck(clue, language)
    thoughts = dict(_felt(clue)) if language == "en" else {}
    for motif, strength in struck.items():
        for kin, share in _kin(language)[motif].items():
            thoughts[kin] = max(thoughts.get(kin, 0), KINSHIP * share * strength)
    for motif, strength in struck.items():
        thoughts[motif] = max(thoughts.get(motif, 0), strength)
    return thoughts


def _struck(clue: str, language: Language) -> Mapping[str, float]:
    """By words that stand in the lexicon, the fewer motifs they stand at the better."""
    index = _index(language)
    weights = {
        stem: 1 / (1 + log(len(index[stem]))) if stem in index else 1.0 for stem in stems(clue, language)
    }
    whole = sum(weights.values())
    struck: dict[str, float] = defaultdict(float)
    for stem, weight in weights.items():
        for motif, strength in index.get(stem, {}).items():
            struck[motif] += strength * weight / whole
    return struck


def _felt(clue: str) -> Mapping[str, float]:
    """By the meaning of an English clue, where there are vectors."""
    entries = lexicon("en")
    near = nearness(tuple(entry.words for entry in entries.values()))
    if near is None:
        return {}
    strengths = ((value - NEAR) / (NEAREST - NEAR) for value in near(clue))
    return {
        motif: min(1.0, strength) for motif, strength in zip(entries, strengths, strict=True) if strength > 0
    }


@cache
def _index(language: Language) -> Mapping[str, Mapping[str, float]]:
    """For each stem the motifs at which it stands."""
    index: dict[str, dict[str, float]] = defaultdict(dict)
    for theme in themes():
        for stem in stems(theme.words(language), language):
            index[stem].update(dict.fromkeys(theme.motifs, THEME))
    for motif, entry in lexicon(language).items():
        for clue in entry.clues:
            for stem in stems(clue, language):
                index[stem].setdefault(motif, ALLUSION)
        for stem in stems(entry.words, language):
            index[stem][motif] = 1.0
    return dict(index)


@cache
def _kin(language: Language) -> Mapping[str, Mapping[str, float]]:
    """For each motif those that bring the same words to mind, and the share of words in common."""
    minds = {motif: set(stems(entry.words, language)) for motif, entry in lexicon(language).items()}
    kin: dict[str, dict[str, float]] = {motif: {} for motif in minds}
    for (one, mine), (other, theirs) in combinations(minds.items(), 2):
        if common := len(mine & theirs):
            kin[one][other] = kin[other][one] = min(1.0, 2 * common / min(len(mine), len(theirs)))
    return kin


@lru_cache(maxsize=8192)
def _sentence(card: Card, language: Language) -> frozenset[str]:
    return frozenset(stems(deck_of(card).alt(card, language), language))


@lru_cache(maxsize=64)
def _rarity(language: Language, deck: Cards) -> Mapping[str, float]:
    """How much a word of the deck's sentences tells: the fewer cards have it, the more."""
    count: dict[str, int] = defaultdict(int)
    for card in deck.cards:
        for stem in _sentence(card, language):
            count[stem] += 1
    return {stem: 1 / (1 + log(often)) for stem, often in count.items()}


def names(clue: str, card: Card, language: Language) -> bool:
    """Whether a clue says the name of something that the card shows, or is made of."""
    return any(akin(stem, thing) for stem in stems(clue, language) for thing in _visible(card, language))


@lru_cache(maxsize=8192)
def _visible(card: Card, language: Language) -> frozenset[str]:
    tags = (stem for tag in deck_of(card).tags(card) for stem in stems(tag.replace("_", " "), "en"))
    return _sentence(card, language).union(tags)
