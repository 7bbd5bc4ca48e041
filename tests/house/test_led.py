"""The tables of a leader's room: the leader begins and ends games without a seat."""

from __future__ import annotations

from random import Random

import pytest
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.games import GAMES
from inklings.house import asks, leading, moves, rules
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.identity import person_at
from inklings.house.leading import Invited
from inklings.house.led import CallTime, Invite
from inklings.house.order import TalkOrder
from inklings.house.scene import shared, yours
from inklings.house.table import LEADER
from inklings.house.talk import Mark, Poke, React, Reaction, Say, Show, channels
from inklings.house.talk import refusal as talk_refusal
from inklings.house.voice import SILENT, voice_of
from inklings.kernel.game import AnyGame, Channel, Seat

TEACHER = person_at("BCDF", "the-secret-of-the-leader")
LATE = person_at("BCDF", "the-secret-of-someone-who-is-late")
PUPILS = ("ada", "bruno", "cleo", "dov")


def led(*people: str, game: str = "moons", hint: str = "") -> OfflineTable:
    offline = OfflineTable()
    offline.entries = []
    opening = rules.open_table(REGISTRY, "BCDF", game, {})
    invited = [Invited(person, person.title(), 7) for person in people or PUPILS]
    offline.write(leading.opened(opening, TEACHER, hint, invited))
    return offline


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everyone_sits_there_at_once_and_nobody_is_host(game: AnyGame) -> None:
    table = led(game=game.name, hint="past tense")
    assert [place.name for place in table.table.places] == ["Ada", "Bruno", "Cleo", "Dov"]
    seen = shared(REGISTRY, table.table).table
    assert seen.host is None
    assert seen.led
    assert seen.led.hint == "past tense"
    assert yours(REGISTRY, table.table, Seat(0)).may == ("leave", "ready")
    assert yours(REGISTRY, table.table, None).may == ()


def test_the_leader_begins_pauses_and_ends_a_game_without_a_seat() -> None:
    table = led()
    table.ask(TEACHER, asks.Begin(), at=1000)
    table.ask(TEACHER, asks.PauseGame(), at=2000)
    hold = shared(REGISTRY, table.table).hold
    assert hold
    assert hold.seat == LEADER
    assert refusal(table, TEACHER, asks.PauseGame()) == Why.NOT_NOW
    table.ask(TEACHER, asks.ResumeGame(), at=3000)
    table.ask(TEACHER, asks.Skip(seen=4000), at=4000)
    table.ask(TEACHER, asks.EndGame(), at=5000)
    assert table.table.stage == "over"
    assert shared(REGISTRY, table.table).table.ended_by == LEADER
    table.ask(TEACHER, asks.PlayAgain(), at=6000)
    assert table.table.match == 2
    assert table.table.host is None


@pytest.mark.parametrize(
    "ask",
    [
        asks.Begin(),
        asks.SetGame(game="telepathic"),
        asks.SetTalk(order=TalkOrder()),
        asks.SetVoice(on=True),
        asks.SetLock(locked=False),
        asks.Remove(seat=Seat(1)),
        asks.Introduce(name="Zoe", avatar=1),
        asks.OfferHandover(),
        asks.TakeHandover(key="the-key-of-a-seat"),
        asks.PlayForCircle(key="k" * 24, secret="s" * 24, name="Us"),
        CallTime(seconds=120),
        Invite(person=LATE, name="Eve", avatar=1),
    ],
    ids=lambda ask: type(ask).__name__,
)
def test_people_at_the_table_only_play(ask: asks.AnyAsk) -> None:
    assert refusal(led(), "ada", ask) == Why.LED


def test_nobody_sits_down_by_the_code_of_the_table() -> None:
    assert refusal(led(), "zoe", asks.Sit(name="Zoe", avatar=1)) == Why.LED


def test_a_leader_is_nothing_elsewhere() -> None:
    table = OfflineTable().sit("ada", "bruno", "cleo")
    for ask in (CallTime(seconds=120), Invite(person=LATE, name="Eve", avatar=1)):
        assert refusal(table, "ada", ask) == Why.NOT_NOW
    assert refusal(table, TEACHER, asks.Begin()) == Why.NOT_SEATED


def test_the_leader_may_not_do_what_a_table_of_a_room_does_not_have() -> None:
    for ask in (asks.Sit(name="Teacher", avatar=1), asks.SetVoice(on=True), asks.Leave()):
        assert refusal(led(), TEACHER, ask) == Why.LED


def test_two_minutes_left_holds_for_this_game_and_can_be_taken_back() -> None:
    table = led()
    table.ask(TEACHER, asks.Begin(), at=1000)

    def ends() -> int | None:
        seen = shared(REGISTRY, table.table).table.led
        assert seen
        return seen.ends

    assert ends() is None
    table.ask(TEACHER, CallTime(seconds=120), at=2000, now=Circumstances(at=2000))
    assert ends() == 122_000
    table.ask(TEACHER, CallTime(seconds=0), at=3000)
    assert ends() is None
    table.ask(TEACHER, CallTime(seconds=60), at=4000, now=Circumstances(at=4000))
    table.ask(TEACHER, asks.EndGame(), at=5000)
    table.ask(TEACHER, asks.PlayAgain(), at=6000)
    assert ends() is None, "it was said of the last game"


def test_someone_who_comes_late_is_seated_by_the_leader() -> None:
    table = led()
    table.ask(TEACHER, Invite(person=LATE, name="Ada", avatar=1))
    assert table.table.places[-1].name == "Ada 2"
    assert refusal(table, TEACHER, Invite(person=LATE, name="Eve", avatar=1)) == Why.ALREADY_SEATED
    table.ask(TEACHER, asks.Remove(seat=Seat(4)))
    table.ask(TEACHER, asks.Begin(), at=1000)
    table.ask(TEACHER, Invite(person=LATE, name="Eve", avatar=1), at=2000)
    assert table.table.seat_of(LATE) == Seat(4)
    assert not table.table.barred, "whom the leader seats again is no longer shown out"


def test_late_people_take_the_seat_of_a_bot_where_a_game_has_no_room() -> None:
    table = led("ada", "bruno", game="telepathic")
    table.ask(TEACHER, asks.Begin(), at=1000)
    assert refusal(table, TEACHER, Invite(person=LATE, name="Eve", avatar=1)) == Why.TABLE_FULL
    table.ask(TEACHER, asks.SeatBot(seat=Seat(1), temper="keen", language="en"), at=2000)
    table.ask(TEACHER, Invite(person=LATE, name="Eve", avatar=1), at=3000)
    assert table.table.seat_of(LATE) == Seat(1)


def test_who_has_their_seat_back_is_not_host() -> None:
    table = led()
    table.ask(TEACHER, asks.Begin(), at=1000)
    table.ask(TEACHER, asks.SeatBot(seat=Seat(0), temper="keen", language="en"), at=2000)
    table.ask("ada", asks.TakeBack(), at=3000)
    assert table.table.seat_of("ada") == Seat(0)
    table.ask("ada", asks.Leave(), at=4000)
    assert table.table.host is None


def test_too_few_people_are_told_to_the_leader() -> None:
    assert refusal(led("ada", "bruno"), TEACHER, asks.Begin()) == Why.TOO_FEW


@pytest.mark.parametrize("stage", ["lobby", "playing", "over"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_chats_or_talks_aloud(game: AnyGame, stage: str) -> None:
    table = led(game=game.name)
    if stage != "lobby":
        table.ask(TEACHER, asks.Begin(), at=1000)
    if stage == "over":
        table.ask(TEACHER, asks.EndGame(), at=2000)
    mark: Mark = "card-1"
    said = (
        Say(to="table", text="hello"),
        React(reaction=Reaction.LAUGH),
        Poke(seat=Seat(1)),
        Show(to="table", sign="typing", mark=mark),
    )
    for viewer in (Seat(0), Seat(1)):
        assert channels(REGISTRY, table.table, viewer) <= {Channel.HAND}
        assert voice_of(REGISTRY, table.table, viewer, "table") == SILENT
        for talk in said:
            assert talk_refusal(REGISTRY, table.table, viewer, talk) in {Why.NO_CHAT, Why.HUSHED}
    face = React(reaction=Reaction.WOW)
    assert talk_refusal(REGISTRY, table.table, None, face) in {Why.NO_CHAT, Why.HUSHED}


def test_clocks_run_as_at_any_table() -> None:
    table = led()
    table.ask(TEACHER, asks.Begin(), at=1000)
    alarm = table.table.alarm
    assert alarm
    assert moves.time_up(REGISTRY, table.table, alarm.version, Random(1))
