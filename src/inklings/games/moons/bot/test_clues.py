"""The lexicon knows the whole deck, and no clue gives its card away or is heard twice."""

from __future__ import annotations

from typing import get_args

import pytest

from inklings.decks.dreams import CARDS, DECK
from inklings.games.moons.bot.clues import fresh, laps, stocks
from inklings.games.moons.bot.lexicon import lexicon, themes
from inklings.games.moons.bot.motifs import WAYS, tagged
from inklings.games.moons.state import Voting
from inklings.games.moons.test_builders import Table
from inklings.kernel.bot import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
ENOUGH, READABLE = 6, 60


def test_both_languages_have_the_same_motifs_and_themes_lead_to_them() -> None:
    assert set(lexicon("en")) == set(lexicon("pl"))
    assert {motif for theme in themes() for motif in theme.motifs} <= set(lexicon("en"))


def test_everything_that_a_card_is_made_of_is_in_the_lexicon() -> None:
    assert {motif for card in CARDS for motif in tagged(card)} <= set(lexicon("en"))


def test_no_subject_is_passed_over_that_the_lexicon_knows_or_no_card_has() -> None:
    subjects = " and ".join(DECK.tags(card)[3].replace("_", " ") for card in CARDS)
    assert not set(WAYS) & set(lexicon("en"))
    assert all(way in subjects for way in WAYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_clues_of_its_own(language: Language) -> None:
    stock = stocks(language, DECK)
    every = [clue.casefold() for card in CARDS for clue in stock[card]]
    assert len(every) == len(set(every)), "no two cards share a clue"
    assert min(len(clues) for clues in stock.values()) >= ENOUGH
    assert max(len(clue) for clue in every) <= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_comes_back_has_other_clues(language: Language) -> None:
    for card in CARDS:
        first, second, third = (set(fresh(card, language, lap)) for lap in range(3))
        assert min(map(len, (first, second, third))) >= 1
        assert len(first | second | third) == len(first) + len(second) + len(third)


@pytest.mark.parametrize("seats", range(3, 9))
def test_d14_a_card_comes_back_in_another_lap_but_for_very_few(seats: int) -> None:
    table, lay_open, same = Table(seats), dict[str, int](), 0
    for rounds in range(90):
        lap = laps(rounds, seats, len(CARDS))
        table.to_vote(rounds % seats)
        assert isinstance(table.phase, Voting)
        for laid in table.phase.table:
            same += lay_open.get(laid.card) == lap
            lay_open[laid.card] = lap
        table.time_up().give(*(0,) * seats).ready()
    assert same <= 0.01 * len(lay_open) * laps(90, seats, len(CARDS))
    assert laps(90, seats, len(CARDS)) >= 2
