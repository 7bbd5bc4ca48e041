"""The real log with calls that can be awaited, for tests that read what is stored or write it by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import TypeAlias

from inklings.house import log
from inklings.house.codes import new_code, shard_of
from inklings.house.entry_codec import decode_entry
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.interfaces import AppendAnswer, Appended, Busy, Conflict, Stored, Unknown
from inklings.live.log import NatsLog
from inklings.live.supervisor import Supervisor

Moments: TypeAlias = list[tuple[int, log.Entry]]
"""Entries with the moment of each, in milliseconds since the table was opened."""


class AwaitedLog:
    """One operation of the engine at a time, and its answer."""

    def __init__(self, log: NatsLog) -> None:
        self.log = log

    async def append(self, code: str, data: bytes, *, after: int, command: str) -> AppendAnswer:
        answer: asyncio.Future[AppendAnswer] = asyncio.get_running_loop().create_future()
        self.log.append(code, data, after=after, command=command, answer=answer.set_result)
        return await answer

    async def stored(self, code: str, data: bytes, *, after: int, command: str) -> int:
        """Store an entry for sure; returns its sequence. Nobody else may write to this table."""
        unknown = False
        for _ in range(200):
            answer = await self.append(code, data, after=after, command=command)
            if isinstance(answer, Appended):
                return answer.sequence
            if unknown and answer == Conflict(after + 1):
                return after + 1  # it was stored, and only the answer was lost
            assert isinstance(answer, Busy | Unknown), answer
            unknown = unknown or isinstance(answer, Unknown)
            await asyncio.sleep(0.05)
        raise AssertionError("the engine stays away")

    async def last(self, code: str) -> int | None:
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.log.last(code, answer.set_result)
        return await answer

    async def read(self, code: str, after: int = 0) -> list[Stored]:
        """All that is stored of a table, up to what the leader knows now."""
        while (last := await self.last(code)) is None:
            pass
        found: list[Stored] = []
        while (found[-1].sequence if found else after) < last:
            answer: asyncio.Future[list[Stored] | None] = asyncio.get_running_loop().create_future()
            self.log.read(code, after=found[-1].sequence if found else after, answer=answer.set_result)  # type: ignore[arg-type]
            found += await answer or []
        return found

    async def set_clock(self, code: str, version: int, ends: int) -> None:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.log.set_clock(code, version, ends, answer.set_result)
        assert await answer


@asynccontextmanager
async def engine_log(url: str, replicas: int = 1, cell: str = "") -> AsyncIterator[AwaitedLog]:
    supervisor = Supervisor()
    bus = await NatsBus.connect(Address(url=url, cell=cell, replicas=replicas), supervisor)
    log = NatsLog(bus)
    await log.prepare()
    try:
        yield AwaitedLog(log)
    finally:
        await supervisor.stop(2)
        await bus.close()


async def stored_at(url: str, code: str, replicas: int = 1) -> list[Stored]:
    """What is stored of a table."""
    async with engine_log(url, replicas) as awaited:
        return await awaited.read(code)


async def entries_at(url: str, code: str, replicas: int = 1) -> list[log.Entry]:
    """The entries of a table's log."""
    return [decode_entry(stored.data) for stored in await stored_at(url, code, replicas)]


def by_moment(stored: Sequence[Stored]) -> Moments:
    """The entries of a log by what browsers call the version of a scene; no two have the same."""
    entries = [decode_entry(one.data) for one in stored]
    moments = [(entry.at - entries[0].at, entry) for entry in entries]
    assert len(dict(moments)) == len(moments), "two entries at one moment"
    return moments


def codes_of_one_shard(count: int) -> list[str]:
    """Codes whose clocks lie in the same stream, and so long that they are nowhere by chance."""
    drawn = [new_code(1_000_000, Random(number)) for number in range(1000)]
    return [code for code in drawn if shard_of(code) == shard_of(drawn[0])][:count]
