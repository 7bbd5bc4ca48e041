"""Little room: what is refused, in which words, and that play goes on once there is room."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from tests.cells import cell_for
from tests.parts import nats_server
from tests.visitor import Visitor, visit

from inklings.games import GAMES
from inklings.house import asks
from inklings.house.codes import SHARDS, shard_of
from inklings.house.registry import GameRegistry
from inklings.kernel.game import Refused
from inklings.live import commands
from inklings.live.address import Address
from inklings.live.member import Member
from inklings.live.space import EVERY_SHARD, LEAST_RESERVE, Size, Space, watch

MB = 1024 * 1024


def sizes(held: float) -> list[Size]:
    return [Size(round(held * MB), MB), *[Size(5 * MB, 0)] * (SHARDS - 1)]


def test_a_stream_is_tight_before_it_is_full() -> None:
    space = Space()
    for held, tight, full in ((0.5, 0, 0), (0.9, 1, 0), (0.98, 1, 1), (0.2, 0, 0)):
        space.set(sizes(held), None)
        assert (len(space.tight), len(space.full)) == (tight, full)


def test_a_disk_is_tight_before_it_is_full(caplog: pytest.LogCaptureFixture) -> None:
    space = Space()
    disk = 100 * MB
    with caplog.at_level(logging.WARNING):
        for free, tight, full in ((50, False, False), (12, True, False), (7, True, True), (40, False, False)):
            space.set([], Size(disk - free * MB, disk))
            assert (space.tight == EVERY_SHARD, space.full == EVERY_SHARD) == (tight, full)
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR", "WARNING"]
    assert LEAST_RESERVE == 8 * MB


@pytest.mark.timeout(90)
async def test_a_full_house_says_so_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with nats_server(tmp_path, sync="1m") as nats:
        address = Address(url=nats.url, cell=cell_for(GAMES), most_bytes=SHARDS * 64 * 1024)
        gate = await Member.start(address, GameRegistry(GAMES))
        code = await gate.open_table("moons", {})
        ada = await visit(gate, code, "secret-of-ada")
        assert (await ada.ask("command0", asks.Sit(name="Ada", avatar=1)))["type"] == "done"
        stored = await fill(ada)
        assert stored > 50
        refused = await ada.ask("command1", asks.SayReady(ready=True))
        assert refused["why"] == "house_full"
        again = await ada.ask("command2", asks.SayReady(ready=True), again=True)
        assert again["type"] == "unsure", "an earlier copy may still be on its way"
        await until_full(gate, code)
        for _ in range(40):
            opened = await gate.open_table("moons", {})
            assert shard_of(opened) != shard_of(code)
        gate.space.tight = EVERY_SHARD
        with pytest.raises(Refused, match="house_full"):
            await gate.open_table("moons", {})
        newest = await gate.archive.newest(code)
        assert newest
        assert newest.sequence == ada.live.core.version, "nothing that was acknowledged is lost"
        other = next(opened for opened in [code] if opened)
        assert await gate.archive.forget(other, newest.sequence)
        assert not await gate.archive.read(other), (
            "a full stream has no room even to say that a table is gone"
        )
        await gate.stop()


async def fill(visitor: Visitor) -> int:
    """Change a name until there is no room; returns how often that was stored."""
    for number in range(2_000):
        answer = await visitor.ask(f"fill{number:04}", asks.Introduce(name=f"Ada {number}", avatar=number))
        if answer["type"] != "done":
            assert answer["why"] == "house_full"
            return number
    raise AssertionError("it is never full")


async def until_full(gate: Member, code: str) -> None:
    async with asyncio.timeout(20):
        while gate.space.has_room(code):  # noqa: ASYNC110  (the watch looks now and then)
            await asyncio.sleep(0.05)


async def test_the_watch_looks_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inklings.live.space.LOOK_SECONDS", 0.01)
    space, answers = Space(), iter([sizes(0.99), None, sizes(0.1)])
    seen: list[int] = []

    async def asked() -> list[Size] | None:
        seen.append(len(space.full))
        return next(answers, None)

    task = asyncio.create_task(watch(space, asked, None))
    await asyncio.sleep(0.2)
    task.cancel()
    assert seen[:4] == [0, 1, 1, 0], "while the engine is away nothing is known"


async def test_a_log_has_an_end_and_people_can_leave(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(commands, "MOST_BYTES", 2_000)
    with nats_server(tmp_path, sync="1m") as nats:
        gate = await Member.start(Address(url=nats.url), GameRegistry(GAMES))
        code = await gate.open_table("moons", {})
        ada = await visit(gate, code, "secret-of-ada")
        assert (await ada.ask("command0", asks.Sit(name="Ada", avatar=1)))["type"] == "done"
        for number in range(50):
            answer = await ada.ask(f"fill{number:04}", asks.Introduce(name=f"Ada {number}", avatar=number))
            if answer["type"] != "done":
                break
        assert answer["why"] == "too_long"
        assert (await ada.ask("command1", asks.Leave()))["type"] == "done"
        await gate.stop()
