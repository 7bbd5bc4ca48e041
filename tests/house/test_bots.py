"""Bots as guests: how they come to sit down, and that they always make room for people."""

from __future__ import annotations

from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.asks import Why
from inklings.house.bot_names import NAMES
from inklings.house.entry_codec import decode_entry
from inklings.house.scene import shared
from inklings.kernel.game import Seat

KEEN = asks.AddBot(temper="keen", language="en")


def with_bots(game: str, *people: str, bots: int) -> OfflineTable:
    offline = OfflineTable(game).sit(*people)
    for _ in range(bots):
        offline.ask(people[0], KEEN)
    return offline


def test_the_host_lets_bots_sit_down_and_they_are_ready_at_once() -> None:
    offline = with_bots("moons", "ada", bots=2)
    seats = shared(REGISTRY, offline.table).table.seats
    assert [seat.bot for seat in seats] == [None, "keen", "keen"]
    assert [seat.ready for seat in seats] == [False, True, True]
    assert len({seat.name for seat in seats}) == 3
    assert offline.table.host == "ada"
    offline.ask("ada", asks.Begin())
    assert offline.table.stage == "playing"


def test_only_the_host_may_and_only_while_there_is_room() -> None:
    offline = OfflineTable("moons").sit("ada", "bruno")
    assert refusal(offline, "bruno", KEEN) is Why.NOT_HOST
    for _ in range(6):
        offline.ask("ada", KEEN)
    assert "add_bot" not in rules.may(REGISTRY, offline.table, Seat(0))
    assert refusal(offline, "ada", KEEN) is Why.NOT_NOW


def test_there_are_names_for_every_table_in_both_languages() -> None:
    for names in NAMES.values():
        assert len({name.casefold() for name in names}) == len(names)
        assert len(names) > max(game.seats[-1] for game in GAMES)
        assert all(1 <= len(name) <= 20 for name in names)


def test_a_bot_is_shown_out_like_anybody() -> None:
    offline = with_bots("moons", "ada", bots=2)
    offline.ask("ada", asks.Remove(seat=Seat(1)))
    assert len(offline.table.places) == 2
    assert list(offline.table.bots) == [1]


def test_at_a_full_table_a_bot_gives_up_its_chair_to_a_person() -> None:
    offline = with_bots("moons", "ada", bots=7)
    assert rules.may(REGISTRY, offline.table, None) == ("sit",)
    offline.sit("bruno")
    assert offline.table.seat_of("bruno") == 7
    assert len(offline.table.places) == 8
    assert not offline.table.places[7].ready, "a person says so when they are"
    offline.ask("cleo", asks.Sit(name="cleo", avatar=1, seat=Seat(2)))
    assert offline.table.seat_of("cleo") == 2
    assert refusal(offline, "dov", asks.Sit(name="dov", avatar=1, seat=Seat(0))) is Why.NO_SUCH_SEAT


def test_an_empty_chair_goes_to_a_bot_and_from_the_bot_to_a_person() -> None:
    offline = OfflineTable("telepathic").sit("ada", "bruno")
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.FreeSeat(seat=Seat(1)))
    before = offline.table.state
    offline.ask("ada", asks.SeatBot(seat=Seat(1), temper="easy", language="pl"))
    assert offline.table.bots == {1: log.Bot(temper="easy", language="pl")}
    assert (
        refusal(offline, "ada", asks.SeatBot(seat=Seat(1), temper="keen", language="pl")) is Why.NO_SUCH_SEAT
    )
    offline.ask("cleo", asks.Sit(name="cleo", avatar=1))
    assert offline.table.seat_of("cleo") == 1
    assert not offline.table.bots
    assert offline.table.state == before, "the game goes on where it was"


def test_g6_a_bot_is_nobodys_host() -> None:
    offline = with_bots("moons", "ada", bots=3)
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.FreeSeat(seat=Seat(0)))
    assert offline.table.host is None
    offline.sit("bruno")
    assert offline.table.host == "bruno"


def test_bots_stay_for_the_next_game_and_are_ready_for_it() -> None:
    offline = with_bots("moons", "ada", "bruno", bots=1)
    offline.ask("ada", asks.Begin())
    offline.ask("bruno", asks.Leave())
    assert offline.table.stage == "over"
    offline.ask("ada", asks.PlayAgain())
    assert [place.ready for place in offline.table.places] == [False, True]


def test_a_key_to_another_device_does_not_open_a_chair_that_was_given_up() -> None:
    offline = OfflineTable("telepathic").sit("ada", "bruno")
    offline.ask("ada", asks.Begin())
    offline.ask("bruno", asks.OfferHandover())
    offline.ask("ada", asks.FreeSeat(seat=Seat(1)))
    offline.ask("ada", asks.SeatBot(seat=Seat(1), temper="sharp", language="en"))
    assert refusal(offline, "phone", asks.TakeHandover(key="the-key")) is Why.KEY_UNKNOWN


def test_logs_from_before_there_were_bots_still_fold() -> None:
    old = b'{"at":1,"command":"c","events":[{"type":"sat","person":"ada","name":"Ada","avatar":3}]}'
    assert decode_entry(old).events == (log.Sat(person="ada", name="Ada", avatar=3),)
