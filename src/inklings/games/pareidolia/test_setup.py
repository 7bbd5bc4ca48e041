"""Clouds, words, droplets, turns and laps: P1-P6, P21, P22, P24, P25, P27."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.clouds import SHAPES, SUPPLY
from inklings.games.pareidolia.events import Dealt
from inklings.games.pareidolia.model import Options
from inklings.games.pareidolia.rules import deal
from inklings.games.pareidolia.state import Choosing
from inklings.games.pareidolia.test_builders import Table
from inklings.games.pareidolia.turns import laps, main_of, second_of, supply, timekeeper
from inklings.kernel.game import Seat, fold

EVERY_COUNT = range(4, 11)
ROUNDS = {4: 12, 5: 15, 6: 12, 7: 14, 8: 8, 9: 9, 10: 10}


def pairs(table: Table) -> list[tuple[Seat, Seat]]:
    """The artists of every turn, if nobody leaves."""
    seats = len(table.state.players)
    return [(main_of(table.state, turn), second_of(table.state, turn)) for turn in range(laps(seats) * seats)]


def test_four_to_ten_may_play() -> None:
    assert PAREIDOLIA.seats == EVERY_COUNT


def test_p1_fourteen_clouds_in_five_shapes() -> None:
    assert tuple(SUPPLY[shape] for shape in SHAPES) == (3, 3, 3, 3, 2)
    assert supply(Table().state) == (3, 3, 3, 3, 2)
    assert supply(Table().paint().state) == (2, 3, 3, 3, 2)


def test_p2_360_words_in_seven_categories() -> None:
    table = Table()
    assert sorted((*table.state.deck, *table.state.round.drawn)) == sorted(WORDS)
    assert sorted(Counter(word.category for word in WORDS.values()).values()) == [50] * 6 + [60]
    assert len(WORDS) == 360


def test_p3_p19_no_game_pays_more_than_forty_five_droplets() -> None:
    assert max(3 * rounds for rounds in ROUNDS.values()) == 45
    table = Table(5)
    for _ in range(15):
        table.solve().ready()
    assert sum(table.droplets) == 45


def test_p4_chance_names_the_first_main_artist() -> None:
    firsts = {fold(PAREIDOLIA, PAREIDOLIA.deal(Options(), 4, Random(seed))).first for seed in range(99)}
    assert firsts == {0, 1, 2, 3}
    assert Table(5, first=3).main == 3


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_p4_or_the_host_puts_somebody_in_the_first_chair(seats: int) -> None:
    options = Options(first="chosen")
    for seed in range(5):
        table = fold(PAREIDOLIA, PAREIDOLIA.deal(options, seats, Random(seed))).round
        roles = PAREIDOLIA.roles(options, seats)
        assert (table.main, roles[table.main], roles[table.second]) == (0, "artist", "artist")
        assert roles.count("guesser") == seats - 2
    assert PAREIDOLIA.roles(Options(), seats) == ()
    assert PAREIDOLIA.roles(options, 2) == ("artist", "artist")


@pytest.mark.parametrize(("seats", "second"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)])
def test_p5_the_player_opposite_is_second_artist(seats: int, second: int) -> None:
    assert (Table(seats).main, Table(seats).second) == (0, second)


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_p6_the_timekeeper_sits_right_of_the_main_artist(seats: int) -> None:
    table = Table(seats, first=2)
    assert table.view.round.timekeeper == 1
    assert Table(seats).view.round.timekeeper == seats - 1


def test_p6_the_next_to_the_right_keeps_time_for_one_who_left() -> None:
    assert timekeeper(Table(5).leave(4).state) == 3
    assert timekeeper(Table(5).leave(4, 3).state) == 2
    assert timekeeper(Table(4).leave(1, 2, 3).state) == 0, "nobody else is there"


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_p21_dispenser_and_bird_each_go_one_seat_left(seats: int) -> None:
    table = Table(seats).miss().ready()
    assert (table.main, table.second) == (1, 1 + seats // 2)


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_p21_everybody_is_artist_twice_a_lap_with_one_partner_or_two(seats: int) -> None:
    lap = pairs(Table(seats))[:seats]
    assert set(Counter(seat for pair in lap for seat in pair).values()) == {2}
    partners = {seat: {*pair} - {seat} for pair in lap for seat in pair}
    for pair in lap:
        for seat in pair:
            partners[seat] |= {*pair} - {seat}
    assert {len(others) for others in partners.values()} == {1 if seats % 2 == 0 else 2}


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_p22_a_wandering_bird_changes_partners_after_each_lap(seats: int) -> None:
    artists = pairs(Table(seats, bird="wanders"))
    away = [
        {(second - main) % seats for main, second in artists[lap * seats :][:seats]}
        for lap in range(laps(seats))
    ]
    assert all(len(distances) == 1 for distances in away), "within a lap it keeps its distance"
    assert len({distance for (distance,) in away}) == laps(seats), "and never has the same twice"
    assert all(main != second for main, second in artists)
    assert away[0] == {seats // 2}


@pytest.mark.parametrize(
    ("seats", "away"), [(4, [2, 3, 1]), (5, [2, 3, 4]), (6, [3, 4]), (7, [3, 4]), (8, [4])]
)
def test_p22_it_goes_one_seat_further_each_lap_and_jumps_over_the_main_artist(
    seats: int, away: list[int]
) -> None:
    first_turns = pairs(Table(seats, bird="wanders"))[::seats]
    assert [(second - main) % seats for main, second in first_turns] == away


def test_p22_the_bird_stays_unless_asked_to_wander() -> None:
    assert Options().bird == "stays"
    assert len({(second - main) % 5 for main, second in pairs(Table(5))}) == 1


def test_p24_every_seat_sees_the_sky_from_its_own_side() -> None:
    assert [player.side for player in Table(4).view.players] == [0, 90, 180, 270]
    assert [player.side for player in Table(7).view.players] == [0, 51, 103, 154, 206, 257, 309]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_p25_rounds_and_turns_as_main_artist(seats: int) -> None:
    table = Table(seats)
    mains = Counter(main for main, _ in pairs(table))
    assert set(mains.values()) == {3 if seats < 6 else 2 if seats < 8 else 1}
    assert table.view.rounds == ROUNDS[seats]
    table.to_the_last_sky()
    assert len(table.state.gallery) == ROUNDS[seats]


def test_p27_the_deck_never_runs_out() -> None:
    table = Table(5).to_the_last_sky()
    assert len({picture.word for picture in table.state.gallery}) == 15
    assert len(table.state.deck) == len(WORDS) - 15


def test_p27_not_even_if_main_artists_keep_leaving() -> None:
    table = Table(10)
    while isinstance(table.phase, Choosing) and len(table.guessing) > 1:
        table.keep().leave(table.main)
    assert len(table.state.deck) + len(table.state.round.drawn) >= len(WORDS) - 8


def test_p29_words_that_were_painted_before_come_last() -> None:
    met = tuple(WORDS)[:30]
    (dealt,) = deal(Options(), 4, Random(1), met)
    assert isinstance(dealt, Dealt)
    assert set(dealt.deck[-30:]) == set(met)


def test_p29_a_word_is_met_when_everyone_has_seen_it() -> None:
    table = Table()
    assert PAREIDOLIA.met(table.state) == ()
    table.paint()
    word = table.state.round.word
    assert PAREIDOLIA.met(table.state) == ()
    table.time_up()
    assert PAREIDOLIA.met(table.state) == (word,)
