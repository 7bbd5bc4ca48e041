"""G3: time stands still for somebody who is missed, and G6: a host who is lost is host no more."""

from __future__ import annotations

import pytest
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.house import asks
from inklings.house.asks import Why
from inklings.house.scene import PauseView, shared, yours
from inklings.kernel.clock import Clock, Pause
from inklings.kernel.game import Seat

NARRATING = 90_000
PATIENCE = 30_000


def telling(**options: str) -> OfflineTable:
    """A game of Thirty Moons that waits for someone to tell the first story."""
    offline = OfflineTable(first="random", **options).sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    return offline


def narrator(offline: OfflineTable) -> str:
    (seat,) = REGISTRY["moons"].game.awaited(offline.table.state)
    person = offline.table.places[seat].person
    assert person
    return person


def hand(offline: OfflineTable, person: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = yours(REGISTRY, offline.table, offline.table.seat_of(person)).own.hand
    return cards


def tell(offline: OfflineTable, at: int) -> None:
    card = hand(offline, narrator(offline))[0]
    offline.play(narrator(offline), {"type": "tell_story", "card": card, "clue": {"type": "aloud"}}, at=at)


def clock(offline: OfflineTable) -> Clock:
    assert offline.table.clock
    return offline.table.clock


@pytest.fixture
def offline() -> OfflineTable:
    return telling()


def test_g3_the_clock_stands_still_for_a_missing_person_and_goes_on_when_they_are_back(
    offline: OfflineTable,
) -> None:
    missed = narrator(offline)
    offline.attend(10_000, away=missed)
    assert offline.table.pause == Pause(
        since=10_000, ends=40_000, version=offline.table.version, began=10_000
    )
    offline.attend(25_000)
    assert offline.table.alarm == clock(offline)
    assert clock(offline).ends == NARRATING + 15_000


def test_g3_after_the_patience_of_the_house_the_clock_goes_on_without_them(offline: OfflineTable) -> None:
    missed = narrator(offline)
    offline.attend(10_000, away=missed)
    offline.ring(41_000)
    assert offline.table.pause is None
    assert clock(offline).ends == NARRATING + PATIENCE, "a bell that is late gives nobody more time"
    offline.attend(50_000, away=missed)
    assert offline.table.pause is None, "they have not been back"
    offline.ring(clock(offline).ends)
    assert narrator(offline) != missed


def test_g3_what_was_to_ring_before_the_pause_rings_for_nobody(offline: OfflineTable) -> None:
    before = clock(offline).version
    offline.attend(10_000, away=narrator(offline))
    offline.attend(12_000)
    assert clock(offline).version != before


def test_g3_a_missing_person_nobody_waits_for_stops_nothing(offline: OfflineTable) -> None:
    others = {"ada", "bruno", "cleo", "dov"} - {narrator(offline)}
    offline.attend(10_000, away=" ".join(others))
    assert offline.table.pause is None


def test_g3_what_others_do_meanwhile_neither_ends_the_pause_nor_costs_time(offline: OfflineTable) -> None:
    teller = narrator(offline)
    tell(offline, at=20_000)
    missed, other, _ = (person for person in ("ada", "bruno", "cleo", "dov") if person != teller)
    offline.attend(30_000, away=missed)
    ends = clock(offline).ends
    offline.play(other, {"type": "lay_cards", "cards": [hand(offline, other)[0]]}, at=40_000)
    assert offline.table.pause == Pause(
        since=40_000, ends=60_000, version=offline.table.version, began=30_000
    )
    assert clock(offline).ends == ends + 10_000
    offline.attend(45_000)
    assert clock(offline).ends == ends + 15_000


def test_g3_who_comes_and_goes_has_no_more_patience_than_who_stays_away(offline: OfflineTable) -> None:
    missed = narrator(offline)
    offline.attend(10_000, away=missed)
    offline.attend(30_000)
    offline.attend(40_000, away=missed)
    assert offline.table.pause is not None
    assert offline.table.pause.ends == 50_000
    offline.attend(49_000)
    offline.attend(51_000, away=missed)
    offline.attend(52_000)
    offline.attend(53_000, away=missed)
    assert offline.table.pause is None


def test_g3_the_house_waits_for_all_who_are_missed() -> None:
    offline = OfflineTable(first="race").sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.Begin())
    offline.attend(10_000, away="bruno")
    offline.attend(20_000, away="bruno cleo")
    assert offline.table.pause is not None
    assert offline.table.pause.ends == 50_000


@pytest.mark.parametrize("seconds", [0, 120])
def test_g3_the_host_says_how_long_the_house_waits(offline: OfflineTable, seconds: int) -> None:
    assert refusal(offline, "bruno", asks.SetPatience(seconds=seconds)) is Why.NOT_HOST
    offline.ask("ada", asks.SetPatience(seconds=seconds))
    offline.attend(10_000, away=narrator(offline))
    assert (offline.table.pause.ends if offline.table.pause else 10_000) == 10_000 + seconds * 1000


def test_g3_without_a_clock_a_missing_person_has_one_after_the_patience_of_the_house() -> None:
    offline = telling(clock="off")
    missed = narrator(offline)
    assert offline.table.clock is None
    offline.attend(10_000, away=missed)
    assert offline.table.clock is None
    offline.ring(40_000)
    assert clock(offline).ends == 40_000 + NARRATING
    offline.attend(50_000)
    assert offline.table.clock is None, "who is back has all the time in the world"
    offline.attend(60_000, away=missed)
    offline.ring(clock(offline).ends)
    assert narrator(offline) != missed


def test_g3_a_move_after_the_end_of_patience_finds_the_clock_running_again(offline: OfflineTable) -> None:
    missed = narrator(offline)
    offline.attend(10_000, away=missed)
    tell(offline, at=45_000)
    assert offline.table.pause is None
    assert clock(offline).ends == 45_000 + 60_000


def test_g3_everybody_sees_for_whom_time_stands_still(offline: OfflineTable) -> None:
    seat = offline.table.seat_of(narrator(offline))
    assert seat is not None
    offline.attend(10_000, away=narrator(offline))
    scene = shared(REGISTRY, offline.table)
    assert scene.pause == PauseView(seats=(seat,), since=10_000, ends=40_000)
    assert scene.clock is not None
    assert scene.clock.ends == NARRATING


def test_g3_the_host_gives_the_seat_to_a_bot_and_its_owner_has_it_back(offline: OfflineTable) -> None:
    missed = narrator(offline)
    seat = offline.table.seat_of(missed)
    assert seat is not None
    offline.attend(10_000, away=missed)
    host = offline.table.host
    assert host
    offline.ask(host, asks.SeatBot(seat=seat, temper="keen", language="en"), at=15_000)
    assert seat in offline.table.bots
    assert offline.table.pause is None, "a bot is never away"
    assert clock(offline).ends == NARRATING + 5_000
    assert offline.table.kept == {missed: seat}
    assert refusal(offline, "stranger", asks.TakeBack()) is Why.NO_SUCH_SEAT
    offline.ask(missed, asks.TakeBack(), at=20_000)
    assert offline.table.seat_of(missed) == seat
    assert offline.table.places[seat].name == missed
    assert not offline.table.bots
    assert not offline.table.kept


def test_the_owner_has_their_seat_back_from_a_newcomer_too(offline: OfflineTable) -> None:
    offline.ask("ada", asks.FreeSeat(seat=Seat(2)))
    assert offline.table.kept == {"cleo": 2}
    offline.sit("eve")
    assert offline.table.seat_of("eve") == 2
    assert offline.table.passed_on == {"cleo": 2}, "so that she can be told"
    offline.ask("cleo", asks.TakeBack())
    assert offline.table.seat_of("cleo") == 2
    assert offline.table.seat_of("eve") is None, "she looks on"
    assert not offline.table.kept | offline.table.passed_on


def test_a_host_in_somebody_else_s_seat_gives_up_the_role_with_it(offline: OfflineTable) -> None:
    offline.ask("ada", asks.FreeSeat(seat=Seat(2)))
    offline.sit("eve")
    for host in ("ada", "bruno", "dov"):
        offline.ask(host, asks.Leave())
    assert offline.table.host == "eve"
    offline.ask("cleo", asks.TakeBack())
    assert offline.table.host == "cleo"


def test_a_seat_that_was_given_away_twice_is_kept_for_the_last_who_had_it(offline: OfflineTable) -> None:
    offline.ask("ada", asks.FreeSeat(seat=Seat(2)))
    offline.sit("eve")
    offline.ask("ada", asks.FreeSeat(seat=Seat(2)))
    assert offline.table.kept == {"eve": 2}
    assert not offline.table.passed_on


def test_a_seat_that_has_left_the_game_is_kept_for_nobody(offline: OfflineTable) -> None:
    offline.ask("ada", asks.SeatBot(seat=Seat(2), temper="keen", language="en"))
    offline.ask("ada", asks.Remove(seat=Seat(2)))
    assert not offline.table.kept
    assert refusal(offline, "cleo", asks.TakeBack()) is Why.NO_SUCH_SEAT


def test_g6_a_host_who_is_lost_is_host_no_more_in_lobby_game_and_finish() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo", "dov")
    offline.attend(50_000, away="ada bruno")
    assert offline.table.host == "ada"
    offline.attend(60_000, away="bruno", lost="ada")
    assert offline.table.host == "cleo", "the next who is here"
    offline.ask("cleo", asks.Begin(), at=60_000)
    offline.attend(70_000, lost="cleo")
    assert offline.table.host == "dov"
