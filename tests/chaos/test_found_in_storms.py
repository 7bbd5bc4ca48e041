"""What storms of `make chaos` have found, each in its smallest form."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from tests.parts import NatsServer
from tests.visitor import members, visit

from inklings.automata.runner import Runner
from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.entry_codec import encode_entry
from inklings.house.registry import GameRegistry
from inklings.live import bot_duty, effects
from inklings.live import messages as m
from inklings.live.address import Address
from inklings.live.core import TableCore
from inklings.live.interfaces import Stored, Unknown
from inklings.live.unloading import Unloading

TEMPO = 0.02
BOT_SECONDS = 6.0


async def test_a_runner_that_takes_a_table_back_while_it_is_still_loaded_plays_on(
    shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Power cut, R3: a bot never moved again, and nobody else could.

    Its runner had let go of the table with a command on its way, so it stayed loaded, and was called again.
    """
    monkeypatch.setattr(bot_duty, "RELEASE_SECONDS", 0.3)
    monkeypatch.setattr(Unloading, "unload_unless_needed", lambda _: None)  # a command is on its way
    async with members(shared_nats.url, 1) as (gate,), running(shared_nats.url) as runner:
        code = await gate.open_table("telepathic", {"clock": "off", "starts": "second"})
        ada = await visit(gate, code, "secret-of-ada")
        await ada.ask("sit-of-ada", asks.Sit(name="Ada", avatar=1))
        await ada.ask("bot-of-ada", asks.AddBot(temper="keen", language="en"))
        runner.member.tables.play_bots(code)
        core = runner.member.tables[code].core
        async with asyncio.timeout(BOT_SECONDS):
            while not core.table or core.bot_duty.here:  # noqa: ASYNC110  (a core has no events)
                await asyncio.sleep(0.05)
        begun = (await ada.ask("begin-of-ada", asks.Begin()))["version"]
        await ada.reach(begun)
        await ada.until(lambda: ada.version > begun, BOT_SECONDS)


@asynccontextmanager
async def running(nats: str) -> AsyncIterator[Runner]:
    runner = await Runner.start(Address(nats), GameRegistry(GAMES), tempo=TEMPO)
    try:
        yield runner
    finally:
        await runner.stop()


class Table:
    """A core that is told messages by hand; nothing here waits."""

    def __init__(self) -> None:
        self.core = TableCore("QQQQ", GameRegistry(GAMES), "gate", Random(1))
        self.mono = 0.0
        self.timers: dict[str, float] = {}
        self.effects: list[effects.Effect] = []
        events = rules.open_table(GameRegistry(GAMES), "QQQQ", "moons", {})
        self.tell(m.Look(1), m.LastKnown(1))
        self.tell(m.ReadDone([Stored(1, 0, encode_entry(log.Entry(at=1, command="open", events=events)))]))
        self.tell(m.Join(guest=1, person="ada", screen=False, seen=0))

    def tell(self, *messages: m.Message) -> None:
        for message in messages:
            self.effects = self.core.handle(message, self.mono, round(self.mono * 1000))
            for effect in self.effects:
                if isinstance(effect, effects.SetTimer):
                    self.timers[effect.key] = effect.at

    def fire(self, key: str) -> None:
        self.mono = max(self.mono, self.timers.pop(key))
        self.tell(m.TimerFired(key, 0))

    def ask(self, name: str) -> None:
        self.tell(m.Command(1, name, "ada", asks.Sit(name="Ada", avatar=1), "", False))

    @property
    def said(self) -> list[dict[str, Any]]:
        return [
            msgspec.json.decode(effect.data) for effect in self.effects if isinstance(effect, effects.Send)
        ]


def test_a_command_has_a_deadline_though_an_older_one_is_still_on_its_way_to_the_log() -> None:
    """Disk full: commands had no answer at all for 80 s, not even `unsure`."""
    table = Table()
    table.ask("first")
    table.mono = 9.5
    table.tell(m.AppendDone(Unknown("disk full")), m.LastKnown(1))
    table.fire("retry")  # the append is on its way once more
    table.fire("deadline")
    assert [message["type"] for message in table.said] == ["unsure"]
    table.mono = 10.5
    table.ask("second")
    table.tell(m.AppendDone(Unknown("disk full")), m.LastKnown(1))
    assert "deadline" in table.timers
    table.fire("deadline")
    assert [message["type"] for message in table.said] == ["unsure"]
