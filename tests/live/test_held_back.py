"""A table that is shown to an audience: people without a seat see what everyone saw, some seconds later."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from tests.live.histories import REGISTRY, STEP_MS, person
from tests.played_log import BEGAN, CODE, entries_of

from inklings.games import GAMES
from inklings.house import log
from inklings.house.entry_codec import encode_entry
from inklings.house.floor import known
from inklings.house.order import StreamOrder
from inklings.house.talk import React, Reaction
from inklings.kernel import patch
from inklings.kernel.game import AnyGame
from inklings.live import messages as m
from inklings.live.core import TableCore
from inklings.live.effects import PassTalk, Publish, Send, SetTimer
from inklings.live.floor import Floor
from inklings.live.interfaces import Stored

DELAY = 7
KEY = "the-key-of-the-stream"
PLAYER, PICTURE, SCREEN, ONLOOKER = 1, 2, 3, 4
TIMERS = {"held back", "presence"}
Seen = list[tuple[int, dict[str, Any]]]


class Gate:
    """One member's core, with the time and the timers that matter here."""

    def __init__(self, entries: Sequence[log.Entry], now: int, name: str = "gate") -> None:
        self.core = TableCore(CODE, REGISTRY, name, Random(1), floor=Floor(known(REGISTRY)))
        self.now = now
        self._timers: dict[str, int] = {}
        self.seen: dict[int, Seen] = {}
        """For each browser, the scenes that it has shown, each with its time."""
        self.told: dict[int, list[tuple[int, dict[str, Any]]]] = {}
        """All else that each was told."""
        self.tell(m.Look(1))
        self.tell(m.LastKnown(len(entries)))
        self.tell(m.ReadDone([stored(number, one) for number, one in enumerate(entries, start=1)]))

    def join(self, guest: int, who: str, *, screen: bool = False, key: str = "") -> None:
        self.seen[guest], self.told[guest] = [], []
        self.tell(m.Join(guest, who, screen, seen=0, key=key))

    def store(self, entry: log.Entry) -> None:
        self.pass_time(entry.at)
        self.tell(m.EntryStored(stored(self.core.version + 1, entry)))

    def pass_time(self, until: int) -> None:
        while self._timers and min(self._timers.values()) <= until:
            key = min(self._timers, key=lambda key: self._timers[key])
            self.now = max(self.now, self._timers.pop(key))
            self.tell(m.TimerFired(key, 0))
        self.now = until

    def tell(self, message: m.Message) -> None:
        for effect in self.core.handle(message, self.now / 1000, self.now):
            match effect:
                case Send():
                    for guest in effect.guests:
                        self._take(guest, msgspec.json.decode(effect.data))
                case SetTimer() if effect.key in TIMERS:
                    self._timers[effect.key] = round(effect.at * 1000)
                case PassTalk() | Publish():
                    pass
                case _:
                    pass

    def _take(self, guest: int, frame: Any) -> None:
        if isinstance(frame, list):
            self.seen[guest].append((self.now, patch.apply(self.seen[guest][-1][1], frame[1])))
        elif frame["type"] == "scene":
            scene = patch.without_none(frame["shared"] | frame["yours"])
            self.seen[guest].append((self.now, scene))
        else:
            self.told[guest].append((self.now, frame))


def stored(number: int, entry: log.Entry) -> Stored:
    return Stored(number, number - 1, encode_entry(entry))


def streamed(game: AnyGame, seed: str, delay: int = DELAY) -> tuple[list[log.Entry], list[log.Entry]]:
    """A game that is streamed from its lobby on: what begins the log, and what follows."""
    opened, *played = entries_of(game, game.good_number, seed)
    order = log.StreamSet(order=StreamOrder(delay=delay, key=KEY))
    return [opened, log.Entry(at=opened.at + 1, command="stream", events=(order,))], played


def by_the_clock(seen: Seen, delay: int) -> Seen:
    """What was seen, as people see it who are so many milliseconds behind."""
    moved: Seen = []
    for at, scene in seen:
        later = {name: _put_off(scene[name], delay) for name in ("clock", "pause", "hold") if name in scene}
        moved.append((at + delay, scene | later))
    return moved


def _put_off(clock: dict[str, Any], delay: int) -> dict[str, Any]:
    return clock | {name: clock[name] + delay for name in ("since", "ends") if name in clock}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_later_view_is_the_live_one_shifted(game: AnyGame) -> None:
    begun, played = streamed(game, "streamed")
    gate = Gate(begun, BEGAN + 2)
    gate.join(PLAYER, person(0))
    gate.join(PICTURE, "picture", screen=True, key=KEY)
    gate.join(SCREEN, "screen", screen=True, key="another-key-than-that-of-it")
    gate.join(ONLOOKER, "stranger")
    for entry in played:
        gate.store(entry)
    end = played[-1].at + 1000 * DELAY
    gate.pass_time(end - 1)
    assert gate.seen[ONLOOKER][-1][1] != by_the_clock(gate.seen[PICTURE], 1000 * DELAY)[-1][1]
    gate.pass_time(end)
    first, *live = gate.seen[PICTURE]
    assert len(live) > 8, "much is seen in a game"
    for behind in (SCREEN, ONLOOKER):
        assert gate.seen[behind][0] == first, "the table as it was when its stream began"
        assert gate.seen[behind][1:] == by_the_clock(live, 1000 * DELAY)
    own_parts = {"you", "own", "offers", "may", "channels", "turn", "removed", "stream"}
    shared_by_player = [
        {k: v for k, v in scene.items() if k not in own_parts} for _, scene in gate.seen[PLAYER]
    ]
    for _, scene in live:
        assert {k: v for k, v in scene.items() if k not in own_parts} in shared_by_player, (
            "players wait for nothing"
        )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_another_gate_shows_the_same_moment(game: AnyGame) -> None:
    """A gate may die at any instant: the next one knows from the log alone what they see by now."""
    begun, played = streamed(game, "another gate")
    gate = Gate(begun, BEGAN + 2)
    gate.join(ONLOOKER, "stranger")
    for number, entry in enumerate(played):
        gate.store(entry)
        if number % 9 == 0:
            next_gate = Gate([*begun, *played[: number + 1]], gate.now, "next gate")
            next_gate.join(ONLOOKER, "stranger")
            assert next_gate.seen[ONLOOKER][0][1] == gate.seen[ONLOOKER][-1][1]
            behind = gate.now
            next_gate.pass_time(behind + 1000 * DELAY)
            onlookers = next_gate.seen[ONLOOKER]
            assert len(onlookers) > 1 or behind < BEGAN + 2 * STEP_MS
            next_gate.join(PICTURE, "picture", screen=True, key=KEY)
            (_, live), *_ = by_the_clock(next_gate.seen[PICTURE], 1000 * DELAY)
            assert onlookers[-1][1] == live


def test_what_is_said_and_who_is_here_comes_later_too() -> None:
    begun, _ = streamed(GAMES[0], "talk")
    gate = Gate(begun, BEGAN + 2)
    gate.join(PLAYER, person(0))
    gate.join(ONLOOKER, "stranger")
    gate.pass_time(gate.now + 1000)
    (_, first), *_ = gate.told[ONLOOKER]
    assert first["type"] == "presence"
    gate.told[ONLOOKER].clear()
    said = m.TalkMessage(person=person(0), version=gate.core.version, talk=React(reaction=Reaction.WOW))
    at = gate.now
    gate.tell(m.TalkHeard(said))
    assert gate.told[PLAYER][-1][1]["type"] == "heard"
    gate.pass_time(at + 1000 * DELAY - 1)
    assert all(one["type"] != "heard" for _, one in gate.told[ONLOOKER])
    gate.pass_time(at + 1000 * DELAY)
    assert (at + 1000 * DELAY, "heard") in [(when, one["type"]) for when, one in gate.told[ONLOOKER]]


def test_people_who_sit_down_see_everything_at_once_and_only_the_host_has_the_key() -> None:
    begun, _ = streamed(GAMES[0], "seats")
    gate = Gate(begun, BEGAN + 2)
    for guest, who in ((PLAYER, person(0)), (PICTURE, person(1)), (ONLOOKER, "stranger")):
        gate.join(guest, who)
    keys = [gate.seen[guest][-1][1].get("stream") for guest in (PLAYER, PICTURE, ONLOOKER)]
    assert keys == [KEY, None, None]
    assert gate.seen[ONLOOKER][-1][1]["table"]["stream"] == DELAY
    gate.store(log.Entry(at=gate.now + 1, command="lock", events=(log.LockSet(locked=True),)))
    assert not gate.seen[ONLOOKER][-1][1]["table"]["locked"]
    gate.store(log.Entry(at=gate.now + 1, command="sit", events=(log.Sat("stranger", "Zoe", 3),)))
    assert gate.seen[ONLOOKER][-1][1]["table"]["locked"]
    assert gate.core.table
    left = log.Left(len(gate.core.table.places) - 1)
    gate.store(log.Entry(at=gate.now + 1, command="leave", events=(left,)))
    assert not gate.seen[ONLOOKER][-1][1]["table"]["locked"], "they are behind again"
    gate.store(log.Entry(at=gate.now + 1, command="off", events=(log.StreamSet(order=None),)))
    assert gate.seen[ONLOOKER][-1][1]["table"]["locked"]


def test_the_picture_of_a_stream_is_no_screen_in_the_room() -> None:
    """Players would be asked to look up to a picture they cannot see, and their phones would be quiet."""
    begun, _ = streamed(GAMES[0], "picture")
    gate = Gate(begun, BEGAN + 2)
    gate.join(PLAYER, person(0))
    gate.join(PICTURE, "picture", screen=True, key=KEY)
    gate.pass_time(gate.now + 1000)
    assert gate.told[PLAYER][-1][1]["screens"] == 0
    gate.join(SCREEN, "screen", screen=True)
    gate.pass_time(gate.now + 1000)
    assert gate.told[PLAYER][-1][1]["screens"] == 1
