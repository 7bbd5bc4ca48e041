"""The rules of the house, on tables that have never seen a network."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.house import asks, moves, rules
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.codes import LETTERS, is_code, length_for, new_code
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance
from inklings.house.identity import handover_key, handover_lock, person_at
from inklings.house.scene import shared
from inklings.house.table import Table
from inklings.kernel.game import Refused, Seat


def test_the_first_to_sit_is_host() -> None:
    assert OfflineTable().sit("ada", "bruno").table.host == "ada"


def test_g6_the_host_role_passes_to_the_next_seat() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.Leave())
    assert offline.table.host == "bruno"
    offline.ask("bruno", asks.Remove(seat=Seat(1)))
    assert offline.table.host == "cleo"


def test_g6_a_host_who_frees_their_own_chair_is_host_no_longer() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.FreeSeat(seat=Seat(0)))
    assert offline.table.host == "bruno"


def test_an_empty_chair_that_nobody_takes_can_be_taken_away() -> None:
    offline = OfflineTable(clock="off").sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.FreeSeat(seat=Seat(3)))
    offline.ask("ada", asks.Remove(seat=Seat(3)))
    assert offline.table.places[3].left
    assert refusal(offline, "ada", asks.Remove(seat=Seat(3))) is Why.NO_SUCH_SEAT


def test_an_empty_table_has_no_host_and_the_next_to_sit_becomes_it() -> None:
    offline = OfflineTable().sit("ada")
    offline.ask("ada", asks.Leave())
    assert offline.table.host is None
    assert offline.sit("bruno").table.host == "bruno"


def test_only_the_host_may_begin_set_lock_and_remove() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    for ask in (asks.Begin(), asks.SetLock(locked=True), asks.Remove(seat=Seat(0)), asks.PlayAgain()):
        assert refusal(offline, "bruno", ask) is Why.NOT_HOST
    assert refusal(offline, "stranger", asks.Begin()) is Why.NOT_SEATED


def test_what_a_table_grants_it_accepts_and_nothing_else() -> None:
    def every_ask() -> list[asks.AnyAsk]:
        return [
            asks.Sit(name="new", avatar=1),
            asks.Introduce(name="other", avatar=2),
            asks.SayReady(ready=True),
            asks.SetGame(game="moons", options={"target": 15}),
            asks.Begin(),
            asks.PlayAgain(),
            asks.Leave(),
            asks.Remove(seat=Seat(1)),
            asks.FreeSeat(seat=Seat(1)),
            asks.AddBot(temper="keen", language="en"),
            asks.SetLock(locked=True),
            asks.OfferHandover(),
        ]

    lobby, running = (
        OfflineTable().sit("ada", "bruno", "cleo", "dov"),
        OfflineTable().sit("ada", "bruno", "cleo", "dov"),
    )
    running.ask("ada", asks.Begin())
    over = OfflineTable().sit("ada", "bruno", "cleo")
    over.ask("ada", asks.Begin())
    over.ask("cleo", asks.Leave())
    assert [offline.table.stage for offline in (lobby, running, over)] == ["lobby", "playing", "over"]
    for offline in (lobby, running, over):
        for person in ("ada", "bruno", "stranger"):
            granted = rules.may(REGISTRY, offline.table, offline.table.seat_of(person))
            for ask in every_ask():
                tag = str(type(ask).__struct_config__.tag)
                try:
                    rules.grant(
                        REGISTRY, offline.table, person, ask, Random(1), Circumstances(handover_key="k")
                    )
                except Refused:
                    assert tag not in granted, f"{tag} was granted to {person} and refused"
                else:
                    assert tag in granted, f"{tag} was accepted from {person} without being granted"


def test_a_table_is_its_log() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin(), at=1000)
    offline.ask("ada", asks.FreeSeat(seat=Seat(2)))
    offline.sit("edda")
    again: Table | None = None
    for version, entry in enumerate(offline.entries, start=1):
        again = advance(REGISTRY, again, version, decode_entry(encode_entry(entry)))
    assert again == offline.table
    assert again.places[2].person == "edda"


def test_g4_a_deadline_is_kept_while_the_same_thing_is_waited_for() -> None:
    offline = OfflineTable(first="random").sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.Begin(), at=5_000)
    clock = offline.table.clock
    assert clock
    assert clock.ends == 5_000 + 90_000
    offline.ask("ada", asks.SetLock(locked=True), at=60_000)
    assert offline.table.clock == clock
    offline.write(moves.time_up(REGISTRY, offline.table, clock.version, Random(1)), at=95_000)
    assert offline.table.clock != clock
    assert offline.table.clock.ends == 95_000 + 90_000


def test_a_clock_that_no_longer_runs_changes_nothing() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    assert moves.time_up(REGISTRY, offline.table, 1, Random(1)) == ()
    offline.ask("ada", asks.Begin())
    assert offline.table.clock
    assert moves.time_up(REGISTRY, offline.table, offline.table.clock.version - 1, Random(1)) == ()


def test_playing_again_keeps_the_people_and_closes_up_the_seats() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.Begin())
    offline.ask("bruno", asks.Leave())
    offline.ask("ada", asks.PlayAgain())
    assert [place.person for place in offline.table.places] == ["ada", "cleo"]
    assert shared(REGISTRY, offline.table).table.stage == "lobby"


@pytest.mark.parametrize(("starts", "then"), [("first", "second"), ("random", "random")])
def test_t15_a_game_may_begin_otherwise_when_it_is_played_again(starts: str, then: str) -> None:
    offline = OfflineTable("telepathic", starts=starts).sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    offline.ask("bruno", asks.Leave())
    offline.ask("ada", asks.PlayAgain())
    assert offline.table.options["starts"] == then
    assert offline.table.options["cards"] == "standard"


def test_house_rules_are_checked() -> None:
    offline = OfflineTable().sit("ada")
    assert refusal(offline, "ada", asks.SetGame(game="chess", options={})) is Why.NO_SUCH_GAME
    assert refusal(offline, "ada", asks.SetGame(game="moons", options={"target": 3})) is Why.BAD_OPTIONS


def test_a_game_comes_back_by_the_rules_that_it_last_had_here() -> None:
    offline = OfflineTable(target=20).sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.SetGame(game="rorschach"))
    assert offline.table.options["target"] == 4
    offline.ask("ada", asks.SetGame(game="rorschach", options={"target": 3}))
    offline.ask("ada", asks.SetGame(game="moons"))
    assert offline.table.options["target"] == 20
    offline.ask("ada", asks.SetGame(game="rorschach"))
    assert offline.table.options["target"] == 3


def test_someone_who_sits_a_game_out_is_not_dealt_to_and_comes_back_after_it() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Leave())
    assert offline.table.host == "bruno"
    offline.ask("bruno", asks.Begin())
    assert len(shared(REGISTRY, offline.table).game.players) == 3
    offline.ask("cleo", asks.Leave())
    offline.ask("bruno", asks.PlayAgain())
    assert [place.name for place in offline.sit("ada").table.places] == ["bruno", "dov", "ada"]


def test_g2_a_one_time_key_opens_once_and_belongs_to_a_seat() -> None:
    offline = OfflineTable().sit("ada", "bruno")
    offline.ask("bruno", asks.OfferHandover())
    assert "the-key" not in str(offline.entries)
    offline.ask("phone", asks.TakeHandover(key="the-key"))
    assert offline.table.seat_of("phone") == 1
    assert offline.table.seat_of("bruno") is None
    assert refusal(offline, "thief", asks.TakeHandover(key="the-key")) is Why.KEY_UNKNOWN


def test_the_log_knows_people_only_by_a_hash_of_their_own_at_each_table() -> None:
    assert person_at("BCDF", "secret") != person_at("BCDG", "secret")
    assert "secret" not in person_at("BCDF", "secret")
    key = handover_key("BCDF", "secret", "command1")
    assert key == handover_key("BCDF", "secret", "command1") != handover_lock("BCDF", key)


def test_codes_grow_with_the_number_of_tables() -> None:
    assert [length_for(tables) for tables in (0, 16, 17, 6_400, 100_000)] == [4, 4, 5, 6, 7]
    assert len(LETTERS) ** length_for(100_000) / 100_000 >= 10_000
    code = new_code(100_000, Random(1), cell="B")
    assert code.startswith("B")
    assert is_code(code)
    assert not is_code("MOTH")


def names(offline: OfflineTable) -> tuple[str, ...]:
    return tuple(place.name for place in offline.table.places)


def test_the_host_lets_people_change_places_where_seats_differ() -> None:
    offline = OfflineTable("rorschach").sit("ada", "bruno", "cleo", "dov", "eva")
    lobby = shared(REGISTRY, offline.table).table
    assert lobby.roles == ("lampblack", "chalk", "lampblack", "chalk", "lampblack")
    offline.ask("ada", asks.SwapSeats(one=Seat(0), other=Seat(3)))
    assert names(offline) == ("dov", "bruno", "cleo", "ada", "eva")
    assert offline.table.host == "ada", "the host stays host wherever they sit"
    assert refusal(offline, "bruno", asks.SwapSeats(one=Seat(0), other=Seat(1))) == Why.NOT_HOST
    assert refusal(offline, "ada", asks.SwapSeats(one=Seat(0), other=Seat(9))) == Why.NO_SUCH_SEAT


def test_chance_may_place_everyone_and_always_changes_something() -> None:
    offline = OfflineTable("rorschach").sit("ada", "bruno", "cleo", "dov")
    for _ in range(200):
        before = names(offline)
        offline.ask("ada", asks.ShuffleSeats())
        assert sorted(names(offline)) == ["ada", "bruno", "cleo", "dov"]
        assert names(offline) != before


def test_places_stay_where_all_seats_are_alike_and_once_a_game_runs() -> None:
    alike = OfflineTable("moons").sit("ada", "bruno", "cleo")
    assert refusal(alike, "ada", asks.ShuffleSeats()) == Why.NOT_NOW
    running = OfflineTable("rorschach").sit("ada", "bruno", "cleo", "dov")
    running.ask("ada", asks.Begin())
    assert refusal(running, "ada", asks.SwapSeats(one=Seat(0), other=Seat(1))) == Why.NOT_NOW
    assert shared(REGISTRY, running.table).table.roles == ()


def test_a_short_clock_runs_within_a_longer_one_which_goes_on() -> None:
    offline = OfflineTable("rorschach", deciding="anyone").sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin(), at=1_000)
    whole = offline.table.clock
    assert whole
    assert whole.ends == 46_000
    team = ("ada", "cleo") if offline.table.state.round.test == 0 else ("bruno", "dov")

    def play(person: str, action: bytes, at: int) -> None:
        offline.write(moves.play(REGISTRY, offline.table, person, msgspec.Raw(action), Random(1), at=at), at)

    seat = offline.table.seat_of(team[0])
    play(team[0], b'{"type":"seal","choice":%d}' % (seat or 0), 10_000)
    short = offline.table.clock
    assert short
    assert short.ends == 13_000
    assert short.outermost == whole
    shown = shared(REGISTRY, offline.table).clock
    assert shown
    assert shown.ends == whole.ends, "others see only the long one"
    play(team[1], b'{"type":"call_off"}', 11_000)
    assert offline.table.clock == whole
    play(team[0], b'{"type":"seal","choice":%d}' % (seat or 0), 45_500)
    assert offline.table.clock.ends == whole.ends, "it rings with the long one at the latest"
