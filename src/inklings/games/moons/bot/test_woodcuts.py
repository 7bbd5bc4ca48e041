"""Bots see woodcuts as they see dreams (D22)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from inklings.games.moons.bot.clues import fresh, stocks
from inklings.games.moons.bot.lexicon import lexicon
from inklings.games.moons.bot.motifs import tagged
from inklings.games.moons.cards import woodcuts_named
from inklings.kernel.bot import Language
from inklings.woodcuts import new_name

NAMES = ("amber-otter-lantern", "red-hat-9", *(new_name(Random(seed)) for seed in range(4)))
LANGUAGES: tuple[Language, ...] = get_args(Language)


@pytest.mark.parametrize("name", NAMES)
def test_d22_the_lexicon_knows_what_every_woodcut_is_made_of(name: str) -> None:
    for card in woodcuts_named(name).cards:
        assert set(tagged(card)) <= set(lexicon("en")), card


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_d22_every_woodcut_has_clues_of_its_own(name: str, language: Language) -> None:
    deck = woodcuts_named(name)
    every = [clue.casefold() for clues in stocks(language, deck).values() for clue in clues]
    assert len(every) == len(set(every)), "no two cards share a clue"
    for card in deck.cards:
        assert all(fresh(card, language, lap) for lap in range(3)), card
