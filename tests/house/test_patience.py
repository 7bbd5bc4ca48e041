"""G3: time stands still for somebody who is missed, and G6: a host who is lost is host no more."""

from __future__ import annotations

import pytest
from tests.desk import REGISTRY, Desk, refusal

from inklings.house import asks
from inklings.house.asks import Why
from inklings.house.scene import PauseView, shared, yours
from inklings.kernel.clock import Clock, Pause
from inklings.kernel.game import Seat

NARRATING = 90_000
PATIENCE = 30_000


def telling(**options: str) -> Desk:
    """A game of Thirty Moons that waits for someone to tell the first story."""
    desk = Desk(first="random", **options).sit("ada", "bruno", "cleo", "dov")
    desk.ask("ada", asks.Begin())
    return desk


def narrator(desk: Desk) -> str:
    (seat,) = REGISTRY["moons"].game.awaited(desk.table.state)
    person = desk.table.places[seat].person
    assert person
    return person


def hand(desk: Desk, person: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = yours(REGISTRY, desk.table, desk.table.seat_of(person)).own.hand
    return cards


def tell(desk: Desk, at: int) -> None:
    card = hand(desk, narrator(desk))[0]
    desk.play(narrator(desk), {"type": "tell_story", "card": card, "clue": {"type": "aloud"}}, at=at)


def clock(desk: Desk) -> Clock:
    assert desk.table.clock
    return desk.table.clock


@pytest.fixture
def desk() -> Desk:
    return telling()


def test_g3_the_clock_stands_still_for_a_missing_person_and_goes_on_when_they_are_back(desk: Desk) -> None:
    missed = narrator(desk)
    desk.attend(10_000, away=missed)
    assert desk.table.pause == Pause(since=10_000, ends=40_000, version=desk.table.version, began=10_000)
    desk.attend(25_000)
    assert desk.table.alarm == clock(desk)
    assert clock(desk).ends == NARRATING + 15_000


def test_g3_after_the_patience_of_the_house_the_clock_goes_on_without_them(desk: Desk) -> None:
    missed = narrator(desk)
    desk.attend(10_000, away=missed)
    desk.ring(41_000)
    assert desk.table.pause is None
    assert clock(desk).ends == NARRATING + PATIENCE, "a bell that is late gives nobody more time"
    desk.attend(50_000, away=missed)
    assert desk.table.pause is None, "they have not been back"
    desk.ring(clock(desk).ends)
    assert narrator(desk) != missed


def test_g3_what_was_to_ring_before_the_pause_rings_for_nobody(desk: Desk) -> None:
    before = clock(desk).version
    desk.attend(10_000, away=narrator(desk))
    desk.attend(12_000)
    assert clock(desk).version != before


def test_g3_a_missing_person_nobody_waits_for_stops_nothing(desk: Desk) -> None:
    others = {"ada", "bruno", "cleo", "dov"} - {narrator(desk)}
    desk.attend(10_000, away=" ".join(others))
    assert desk.table.pause is None


def test_g3_what_others_do_meanwhile_neither_ends_the_pause_nor_costs_time(desk: Desk) -> None:
    teller = narrator(desk)
    tell(desk, at=20_000)
    missed, other, _ = (person for person in ("ada", "bruno", "cleo", "dov") if person != teller)
    desk.attend(30_000, away=missed)
    ends = clock(desk).ends
    desk.play(other, {"type": "lay_cards", "cards": [hand(desk, other)[0]]}, at=40_000)
    assert desk.table.pause == Pause(since=40_000, ends=60_000, version=desk.table.version, began=30_000)
    assert clock(desk).ends == ends + 10_000
    desk.attend(45_000)
    assert clock(desk).ends == ends + 15_000


def test_g3_who_comes_and_goes_has_no_more_patience_than_who_stays_away(desk: Desk) -> None:
    missed = narrator(desk)
    desk.attend(10_000, away=missed)
    desk.attend(30_000)
    desk.attend(40_000, away=missed)
    assert desk.table.pause is not None
    assert desk.table.pause.ends == 50_000
    desk.attend(49_000)
    desk.attend(51_000, away=missed)
    desk.attend(52_000)
    desk.attend(53_000, away=missed)
    assert desk.table.pause is None


def test_g3_the_house_waits_for_all_who_are_missed() -> None:
    desk = Desk(first="race").sit("ada", "bruno", "cleo")
    desk.ask("ada", asks.Begin())
    desk.attend(10_000, away="bruno")
    desk.attend(20_000, away="bruno cleo")
    assert desk.table.pause is not None
    assert desk.table.pause.ends == 50_000


@pytest.mark.parametrize("seconds", [0, 120])
def test_g3_the_host_says_how_long_the_house_waits(desk: Desk, seconds: int) -> None:
    assert refusal(desk, "bruno", asks.SetPatience(seconds=seconds)) is Why.NOT_HOST
    desk.ask("ada", asks.SetPatience(seconds=seconds))
    desk.attend(10_000, away=narrator(desk))
    assert (desk.table.pause.ends if desk.table.pause else 10_000) == 10_000 + seconds * 1000


def test_g3_without_a_clock_a_missing_person_has_one_after_the_patience_of_the_house() -> None:
    desk = telling(clock="off")
    missed = narrator(desk)
    assert desk.table.clock is None
    desk.attend(10_000, away=missed)
    assert desk.table.clock is None
    desk.ring(40_000)
    assert clock(desk).ends == 40_000 + NARRATING
    desk.attend(50_000)
    assert desk.table.clock is None, "who is back has all the time in the world"
    desk.attend(60_000, away=missed)
    desk.ring(clock(desk).ends)
    assert narrator(desk) != missed


def test_g3_a_move_after_the_end_of_patience_finds_the_clock_running_again(desk: Desk) -> None:
    missed = narrator(desk)
    desk.attend(10_000, away=missed)
    tell(desk, at=45_000)
    assert desk.table.pause is None
    assert clock(desk).ends == 45_000 + 60_000


def test_g3_everybody_sees_for_whom_time_stands_still(desk: Desk) -> None:
    seat = desk.table.seat_of(narrator(desk))
    assert seat is not None
    desk.attend(10_000, away=narrator(desk))
    scene = shared(REGISTRY, desk.table)
    assert scene.pause == PauseView(seats=(seat,), since=10_000, ends=40_000)
    assert scene.clock is not None
    assert scene.clock.ends == NARRATING


def test_g3_the_host_gives_the_seat_to_a_bot_and_its_owner_has_it_back(desk: Desk) -> None:
    missed = narrator(desk)
    seat = desk.table.seat_of(missed)
    assert seat is not None
    desk.attend(10_000, away=missed)
    host = desk.table.host
    assert host
    desk.ask(host, asks.SeatBot(seat=seat, temper="keen", language="en"), at=15_000)
    assert seat in desk.table.bots
    assert desk.table.pause is None, "a bot is never away"
    assert clock(desk).ends == NARRATING + 5_000
    assert desk.table.kept == {missed: seat}
    assert refusal(desk, "stranger", asks.TakeBack()) is Why.NO_SUCH_SEAT
    desk.ask(missed, asks.TakeBack(), at=20_000)
    assert desk.table.seat_of(missed) == seat
    assert desk.table.places[seat].name == missed
    assert not desk.table.bots
    assert not desk.table.kept


def test_the_owner_has_their_seat_back_from_a_newcomer_too(desk: Desk) -> None:
    desk.ask("ada", asks.FreeSeat(seat=Seat(2)))
    assert desk.table.kept == {"cleo": 2}
    desk.sit("eve")
    assert desk.table.seat_of("eve") == 2
    assert desk.table.passed_on == {"cleo": 2}, "so that she can be told"
    desk.ask("cleo", asks.TakeBack())
    assert desk.table.seat_of("cleo") == 2
    assert desk.table.seat_of("eve") is None, "she looks on"
    assert not desk.table.kept | desk.table.passed_on


def test_a_host_in_somebody_else_s_seat_gives_up_the_role_with_it(desk: Desk) -> None:
    desk.ask("ada", asks.FreeSeat(seat=Seat(2)))
    desk.sit("eve")
    for host in ("ada", "bruno", "dov"):
        desk.ask(host, asks.Leave())
    assert desk.table.host == "eve"
    desk.ask("cleo", asks.TakeBack())
    assert desk.table.host == "cleo"


def test_a_seat_that_was_given_away_twice_is_kept_for_the_last_who_had_it(desk: Desk) -> None:
    desk.ask("ada", asks.FreeSeat(seat=Seat(2)))
    desk.sit("eve")
    desk.ask("ada", asks.FreeSeat(seat=Seat(2)))
    assert desk.table.kept == {"eve": 2}
    assert not desk.table.passed_on


def test_a_seat_that_has_left_the_game_is_kept_for_nobody(desk: Desk) -> None:
    desk.ask("ada", asks.SeatBot(seat=Seat(2), temper="keen", language="en"))
    desk.ask("ada", asks.Remove(seat=Seat(2)))
    assert not desk.table.kept
    assert refusal(desk, "cleo", asks.TakeBack()) is Why.NO_SUCH_SEAT


def test_g6_a_host_who_is_lost_is_host_no_more_in_lobby_game_and_finish() -> None:
    desk = Desk().sit("ada", "bruno", "cleo", "dov")
    desk.attend(50_000, away="ada bruno")
    assert desk.table.host == "ada"
    desk.attend(60_000, away="bruno", lost="ada")
    assert desk.table.host == "cleo", "the next who is here"
    desk.ask("cleo", asks.Begin(), at=60_000)
    desk.attend(70_000, lost="cleo")
    assert desk.table.host == "dov"
