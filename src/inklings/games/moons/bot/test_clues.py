"""The lexicon knows the whole deck, and no clue gives its card away or is heard twice."""

from __future__ import annotations

from typing import get_args

import pytest

from inklings.decks.dreams import CARDS
from inklings.games.moons.bot.clues import fresh, shuffles, stocks
from inklings.games.moons.bot.lexicon import lexicon, themes
from inklings.games.moons.bot.motifs import tagged
from inklings.games.moons.state import RoundBegan
from inklings.games.moons.test_builders import Table
from inklings.kernel.bot import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
ENOUGH, READABLE = 6, 60


def test_both_languages_have_the_same_motifs_and_themes_lead_to_them() -> None:
    assert set(lexicon("en")) == set(lexicon("pl"))
    assert {motif for theme in themes() for motif in theme.motifs} <= set(lexicon("en"))


def test_everything_that_a_card_is_made_of_is_in_the_lexicon() -> None:
    assert {motif for card in CARDS for motif in tagged(card)} <= set(lexicon("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_clues_of_its_own(language: Language) -> None:
    stock = stocks(language)
    every = [clue.casefold() for card in CARDS for clue in stock[card]]
    assert len(every) == len(set(every)), "no two cards share a clue"
    assert min(len(clues) for clues in stock.values()) >= ENOUGH
    assert max(len(clue) for clue in every) <= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_comes_back_has_other_clues(language: Language) -> None:
    for card in CARDS:
        first, second, third = (set(fresh(card, language, shuffled)) for shuffled in range(3))
        assert min(map(len, (first, second, third))) >= 1
        assert len(first | second | third) == len(first) + len(second) + len(third)


@pytest.mark.parametrize("seats", range(3, 9))
def test_d14_shuffles_are_counted_from_the_rounds_alone(seats: int) -> None:
    table, counted = Table(seats), 0
    for rounds in range(1, 31):
        assert shuffles(rounds - 1, seats) == counted
        table.all_miss((rounds - 1) % seats).give(*(0,) * seats).ready()
        counted += any(isinstance(event, RoundBegan) and event.reshuffled is not None for event in table.news)
    assert counted >= 1
