"""A game over days: slow clocks, nobody is missed, and a table that everyone has left comes to rest."""

from __future__ import annotations

import pytest
from tests.offline_table import OfflineTable, refusal

from inklings.games import GAMES
from inklings.house import asks
from inklings.house.asks import Why
from inklings.house.order import DAY_SECONDS, PACE_SECONDS, Pace
from inklings.kernel.clock import slowed
from inklings.kernel.game import Due

PEOPLE = ("ada", "bruno", "cleo", "dov")
MOST_RINGS = 60
SLOW = [game.name for game in GAMES if game.over_days]
QUICK = [game.name for game in GAMES if not game.over_days]


def over_days(game: str, pace: Pace = "day", **options: str) -> OfflineTable:
    offline = OfflineTable(game=game, **options).sit(*PEOPLE)
    offline.ask("ada", asks.SetPace(pace=pace))
    offline.ask("ada", asks.Begin())
    return offline


@pytest.mark.parametrize("game", SLOW)
@pytest.mark.parametrize("pace", PACE_SECONDS)
@pytest.mark.parametrize("clock", ["standard", "long", "off"])
def test_a_phase_has_a_day_or_a_week_whatever_clock_the_game_would_have(
    game: str, pace: Pace, clock: str
) -> None:
    table = over_days(game, pace, clock=clock).table
    assert table.clock
    assert table.clock.outermost.ends == PACE_SECONDS[pace] * 1000


def test_clocks_within_a_phase_are_slower_in_the_same_measure() -> None:
    due = Due("objection", 6, within=Due("guessing", 60, for_absent=True))
    slow = slowed(due, 1, "day", DAY_SECONDS)
    assert slow
    assert slow.outermost == Due("guessing@day", DAY_SECONDS)
    assert slow.seconds == DAY_SECONDS / 10
    assert slowed(due, 0, "day", DAY_SECONDS) is None, "it rests"


@pytest.mark.parametrize("game", SLOW)
def test_nobody_is_missed_and_the_host_stays_host(game: str) -> None:
    offline = over_days(game)
    before = offline.table
    offline.attend(8 * 3600 * 1000, away=" ".join(PEOPLE[:3]), lost="ada")
    assert offline.table == before


@pytest.mark.parametrize("game", SLOW)
def test_a_table_that_everyone_has_left_comes_to_rest(game: str) -> None:
    offline = over_days(game)
    rings = 0
    while (alarm := offline.table.alarm) and offline.table.stage == "playing":
        offline.ring(alarm.ends)
        rings += 1
        assert rings < MOST_RINGS, "its clock rings for ever"


def test_the_clock_begins_anew_when_the_pace_changes() -> None:
    offline = OfflineTable(first="random").sit(*PEOPLE)
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.SetPace(pace="day"), at=50_000)
    assert offline.table.clock
    assert offline.table.clock.ends == 50_000 + DAY_SECONDS * 1000
    offline.ask("ada", asks.SetPace(pace="sitting"), at=60_000)
    assert offline.table.clock.ends == 60_000 + 90_000


def test_people_who_are_missed_when_the_pace_changes_are_missed_no_more() -> None:
    offline = OfflineTable(first="random").sit(*PEOPLE)
    offline.ask("ada", asks.Begin())
    narrator = offline.table.places[offline.table.awaited[0]].person or ""
    offline.attend(10_000, away=narrator)
    assert offline.table.missed
    offline.ask("ada", asks.SetPace(pace="day"), at=11_000)
    assert offline.table.pause is None
    assert not offline.table.missed


@pytest.mark.parametrize("game", QUICK)
def test_a_game_says_whether_it_makes_sense(game: str) -> None:
    offline = OfflineTable(game=game).sit(*PEOPLE)
    assert refusal(offline, "ada", asks.SetPace(pace="day")) == Why.NOT_NOW


def test_another_game_that_is_played_at_one_sitting_only_changes_the_pace() -> None:
    offline = OfflineTable().sit(*PEOPLE)
    offline.ask("ada", asks.SetPace(pace="week"))
    offline.ask("ada", asks.SetGame(game="rorschach"))
    assert offline.table.over_days
    offline.ask("ada", asks.SetGame(game="pareidolia"))
    assert not offline.table.over_days


def test_only_the_host_sets_the_pace() -> None:
    offline = OfflineTable().sit(*PEOPLE)
    assert refusal(offline, "bruno", asks.SetPace(pace="day")) == Why.NOT_HOST
