"""A table that gathers people who do not know each other: it begins by itself, and bots take empty seats."""

from __future__ import annotations

from random import Random

import pytest
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.games import GAMES
from inklings.house import asks, log, moves, rules, streamed
from inklings.house.asks import Why
from inklings.house.clocks import GATHERED_SECONDS, GATHERING_SECONDS
from inklings.house.order import TalkOrder
from inklings.house.scene import shared
from inklings.kernel.game import AnyGame, Seat

PEOPLE = ("ada", "bruno", "cleo", "dov", "eve")
WHOLE, SHORT = GATHERING_SECONDS * 1000, GATHERED_SECONDS * 1000


def matched(game: str = "moons") -> OfflineTable:
    offline = OfflineTable()
    offline.entries = []
    offline.write(rules.open_matched(REGISTRY, "BCDF", game, "pl"))
    return offline


def sit(offline: OfflineTable, *people: str, at: int = 0) -> None:
    for person in people:
        offline.ask(person, asks.Sit(name=person, avatar=0), at=at)


def ends(offline: OfflineTable) -> int | None:
    """When people no longer wait for others, as all of them see it."""
    clock = shared(REGISTRY, offline.table).clock
    return clock.ends if clock else None


def names(offline: OfflineTable) -> list[str]:
    return [place.name for place in offline.table.places if not place.bot]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_person_waits_twenty_seconds_and_plays_with_bots_of_the_language(game: AnyGame) -> None:
    offline = matched(game.name)
    assert ends(offline) is None
    sit(offline, "ada", at=5000)
    assert ends(offline) == 5000 + WHOLE
    offline.ring(5000 + WHOLE)
    assert offline.table.stage == "playing"
    assert len(offline.table.places) == game.good_number
    assert {bot.language for bot in offline.table.bots.values()} == {"pl"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_as_many_as_make_a_good_table_begin_soon_and_without_bots(game: AnyGame) -> None:
    offline = matched(game.name)
    sit(offline, *PEOPLE[: game.good_number], at=7000)
    assert ends(offline) == 7000 + SHORT
    offline.ring(7000 + SHORT)
    assert offline.table.stage == "playing"
    assert not offline.table.bots


def test_those_who_are_all_ready_wait_no_longer() -> None:
    offline = matched()
    sit(offline, "ada", "bruno")
    offline.ask("ada", asks.SayReady(ready=True), at=1000)
    assert ends(offline) == WHOLE
    offline.ask("bruno", asks.SayReady(ready=True), at=2000)
    assert ends(offline) == 2000 + SHORT
    offline.ask("bruno", asks.SayReady(ready=False), at=3000)
    assert ends(offline) == WHOLE, "the long clock has gone on meanwhile"
    offline.ask("bruno", asks.SayReady(ready=True), at=WHOLE - 1000)
    assert ends(offline) == WHOLE, "and it is never put off"


def test_a_clock_that_was_replaced_begins_nothing() -> None:
    offline = matched()
    sit(offline, "ada")
    assert offline.table.alarm
    version = offline.table.alarm.version
    sit(offline, "bruno", "cleo", "dov")
    assert moves.time_up(REGISTRY, offline.table, version, Random(1)) == ()


def test_the_first_person_after_all_have_left_has_the_whole_time() -> None:
    offline = matched()
    sit(offline, "ada")
    offline.ask("ada", asks.Leave(), at=4000)
    assert ends(offline) is None
    sit(offline, "bruno", at=60_000)
    assert ends(offline) == 60_000 + WHOLE


def test_people_who_are_away_lose_their_seats_one_after_another() -> None:
    offline = matched()
    sit(offline, "ada", "bruno", "cleo")
    for _ in range(3):
        offline.attend(4000, away="ada cleo")
    assert names(offline) == ["bruno"]
    assert offline.table.host == "bruno"


def test_a_bot_gives_way_though_the_game_has_late_seats() -> None:
    offline = matched("moons")
    sit(offline, "ada")
    offline.ring(WHOLE)
    sit(offline, "bruno", "cleo", at=WHOLE + 1)
    assert len(offline.table.places) == 4
    assert len(offline.table.bots) == 1


def test_two_people_of_one_name_both_sit_down() -> None:
    offline = matched()
    offline.ask("ada", asks.Sit(name="Ada", avatar=0))
    offline.ask("eve", asks.Sit(name="Ada", avatar=0))
    assert names(offline) == ["Ada", "Ada 2"]


def test_the_host_keeps_order_and_settles_nothing_else() -> None:
    offline = matched()
    sit(offline, "ada", "bruno")
    assert rules.may(REGISTRY, offline.table, Seat(0)) == (
        *("introduce", "leave", "offer_handover", "ready", "play_for_circle", "set_mute", "remove"),
    )
    for ask in (
        asks.Begin(),
        asks.SetGame(game="rorschach"),
        asks.SetTalk(order=TalkOrder()),
        asks.SetLock(locked=True),
        asks.SetVoice(on=True),
    ):
        assert refusal(offline, "ada", ask) == Why.NOT_NOW
    assert offline.table.talk.open_to == "strangers"
    offline.ask("ada", asks.Remove(seat=Seat(1)))
    assert refusal(offline, "bruno", asks.Sit(name="bruno", avatar=0)) == Why.REMOVED


def test_anyone_may_take_the_table_back_to_gathering_and_the_bots_go() -> None:
    offline = matched("moons")
    sit(offline, "ada", "bruno")
    offline.ring(WHOLE)
    offline.write((log.CutShort(seat=0),), at=WHOLE + 1000)
    assert refusal(offline, "bruno", asks.PlayAgain()) == Why.NOT_HOST
    offline.ask("bruno", asks.ToLobby(), at=WHOLE + 2000)
    assert [place.name for place in offline.table.places] == ["ada", "bruno"]
    assert ends(offline) == WHOLE + 2000 + WHOLE
    offline.ring(WHOLE + 2000 + WHOLE)
    assert offline.table.match == 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_words_to_guess_are_in_the_language_of_those_who_meet(game: AnyGame) -> None:
    assert matched(game.name).table.options.get("words", "pl") == "pl"


def test_a_host_and_their_friends_are_joined_by_strangers_as_if_they_had_met_there() -> None:
    offline = OfflineTable("moons", target=40, clock="off").sit("ada", "bruno")
    for ask in (
        asks.AddBot(temper="easy", language="en"),
        asks.SetLock(locked=True),
        asks.SetVoice(on=True),
        asks.SetPatience(seconds=0),
    ):
        offline.ask("ada", ask)
    assert refusal(offline, "bruno", asks.FindPlayers(language="pl")) == Why.NOT_HOST
    offline.ask("ada", asks.FindPlayers(language="pl"), at=3000)
    met = matched("moons")
    sit(met, "ada", "bruno", at=3000)
    one, other = (shared(REGISTRY, table).table for table in (offline.table, met.table))
    assert one == other
    assert ends(offline) == ends(met) == 3000 + WHOLE
    assert [rules.may(REGISTRY, offline.table, Seat(seat)) for seat in (0, 1)] == [
        rules.may(REGISTRY, met.table, Seat(seat)) for seat in (0, 1)
    ]


def test_a_host_finds_no_players_for_a_table_that_is_full_over_days_or_streamed() -> None:
    offline = OfflineTable("moons").sit("ada")
    assert "find_players" in rules.may(REGISTRY, offline.table, Seat(0))
    offline.ask("ada", asks.SetPace(pace="day"))
    assert refusal(offline, "ada", asks.FindPlayers(language="en")) == Why.NOT_NOW
    offline.ask("ada", asks.SetPace(pace="sitting"))
    offline.ask("ada", streamed.SetStream(on=True))
    assert refusal(offline, "ada", asks.FindPlayers(language="en")) == Why.NOT_NOW
    offline.ask("ada", streamed.SetStream(on=False))
    offline.sit("bruno", "cleo", "dov")
    assert refusal(offline, "ada", asks.FindPlayers(language="en")) == Why.NOT_NOW


def test_other_tables_have_no_such_clock() -> None:
    offline = OfflineTable().sit(*PEOPLE)
    assert offline.table.clock is None
    assert shared(REGISTRY, offline.table).table.matched is None
