"""Teams, the first test team, and what lies on the table: R1-R6."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

import pytest

from inklings.decks import inkblots
from inklings.decks.words import RORSCHACH as WORDS
from inklings.decks.words import Language, Spoken, text
from inklings.games.rorschach import RORSCHACH, markers
from inklings.games.rorschach.model import Options
from inklings.games.rorschach.rules import deal
from inklings.games.rorschach.state import (
    Dealt,
    Finished,
)
from inklings.games.rorschach.test_builders import Table
from inklings.games.rorschach.turns import council_of, starting_teams


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(4, (2, 2)), (5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4)), (9, (5, 4)), (10, (5, 5))],
)
def test_r01_teams_differ_by_one_at_most_and_have_two_at_least(seats: int, sizes: tuple[int, int]) -> None:
    teams = Counter(starting_teams(seats))
    assert (teams[0], teams[1]) == sizes


def test_r02_three_symbols_serve_three_words_and_three_open_blots() -> None:
    table = Table().name().strike(1)
    assert len(table.state.round.words) == 3
    assert table.state.round.open_places == (0, 2, 3)


def test_r03_three_hundred_words_and_a_hundred_blots_shuffled_apart() -> None:
    dealt, *_ = RORSCHACH.deal(Options(), 4, Random(1))
    assert isinstance(dealt, Dealt)
    assert sorted(dealt.words) == sorted(WORDS)
    assert sorted(dealt.blots) == sorted(inkblots.CARDS)
    assert (len(dealt.words), len(dealt.blots)) == (300, 100)
    again, *_ = RORSCHACH.deal(Options(), 4, Random(2))
    assert isinstance(again, Dealt)
    assert again.words != dealt.words
    assert again.blots != dealt.blots


def test_r04_chance_chooses_the_first_test_team() -> None:
    first = set()
    for seed in range(30):
        dealt, *_ = RORSCHACH.deal(Options(), 4, Random(seed))
        assert isinstance(dealt, Dealt)
        first.add(dealt.test)
    assert first == {0, 1}


@pytest.mark.parametrize(("begins", "team"), [("lampblack", 0), ("chalk", 1)])
def test_r04_or_the_host_chooses_it(begins: Literal["lampblack", "chalk"], team: int) -> None:
    for seed in range(5):
        dealt, *_ = RORSCHACH.deal(Options(begins=begins), 5, Random(seed))
        assert isinstance(dealt, Dealt)
        assert dealt.test == team
        assert RORSCHACH.roles(Options(), 5)[team] == begins


@pytest.mark.parametrize(("points", "loser"), [((3, 0), "chalk"), ((0, 3), "lampblack")])
def test_r04_at_a_rematch_the_losers_begin(points: tuple[int, int], loser: str) -> None:
    assert RORSCHACH.rematch is not None
    ahead = 0 if points[0] else 1
    table = Table(4, test=0 if ahead == 0 else 1).give(*points).play(right=True, copies=False).ready()
    assert isinstance(table.phase, Finished)
    assert table.phase.winner == ahead
    assert RORSCHACH.rematch(Options(target=3), table.state) == Options(target=3, begins=loser)  # type: ignore[arg-type]


def test_r04_where_nobody_lost_the_choice_stays() -> None:
    assert RORSCHACH.rematch is not None
    broken = Table(4).leave(0).leave(1).time_up()
    assert broken.phase == Finished(None, "too_few")
    assert RORSCHACH.rematch(Options(begins="chalk"), broken.state).begins == "chalk"


def test_r06_four_blots_lie_open_in_a_square_and_come_from_the_pile() -> None:
    table = Table()
    first = table.state.round.blots
    assert len(set(first)) == 4
    assert not set(first) & set(table.state.box.blots)
    table.play(right=False, copies=False).ready()
    assert len(set(table.state.round.blots)) == 4
    assert not set(first) & set(table.state.round.blots), "every round has its own"


def test_r02_three_sets_of_the_same_three_symbols_would_lie_in_a_round_at_most() -> None:
    """Nine markers a team: three for the words, three for the subject, three for the guess and its answer."""
    assert len(markers.SYMBOLS) == 3
    assert len(markers.TEAMS) == 2
    table = Table().to_guess()
    assert sorted(table.state.round.markers or ()) == [0, 1, 2], "the subject's set"
    assert len(table.state.round.words) == 3, "the words' set"
    council = council_of(table.state)
    assert council is not None
    assert {choice % 3 for choice in council.choices} == {0, 1, 2}, "the guessers' set"


def test_r05_r06_three_words_and_four_blots_lie_open() -> None:
    seen = RORSCHACH.view(Table().state).round
    assert len(seen.words) == 3
    assert len(set(seen.blots)) == 4


@pytest.mark.parametrize(("spoken", "languages"), [("both", ["en", "pl"]), ("en", ["en"]), ("pl", ["pl"])])
def test_r05_words_are_written_in_the_languages_of_the_table(
    spoken: Spoken, languages: list[Language]
) -> None:
    state = Table(words=spoken).state
    for seen, word in zip(RORSCHACH.view(state).round.words, state.round.words, strict=True):
        assert seen == {language: text(WORDS[word], language) for language in languages}


def test_r01_four_to_ten_may_play() -> None:
    assert RORSCHACH.seats == range(4, 11)


def test_r29_words_and_blots_that_were_met_come_last() -> None:
    words, blots = tuple(WORDS)[:40], inkblots.CARDS[:50]
    dealt, *_ = deal(Options(), 4, Random(1), (*words, *blots))
    assert isinstance(dealt, Dealt)
    assert set(dealt.words[-40:]) == set(words)
    assert set(dealt.blots[-50:]) == set(blots)


def test_r29_what_lay_open_to_the_end_of_a_round_was_met() -> None:
    table = Table()
    assert RORSCHACH.met(table.state) == ()
    shown = (*table.state.round.words, *table.state.round.blots)
    table.play(right=True, copies=False)
    assert RORSCHACH.met(table.state) == shown
