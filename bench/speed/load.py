"""The load generator, a process of its own: opens tables, keeps their people awake, and plays.

It is asked by lines on its standard input, and answers each with a line:

    {"open": "votes", "port": 8370, "tables": 32}
    {"turn": "votes", "pid": 1234, "seconds": 3, "offered": 0}   (0: each table moves as fast as it can)
    {"watch": "lobby"}
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import uvloop
from bench.speed import wire
from bench.speed.meter import cpu_seconds, percentile
from bench.speed.people import SEATS
from bench.speed.tables import PLAYS, HouseTable, Table

AT_ONCE = 16
WARM_SECONDS = 0.3
NOTHING_TO_DO_SECONDS = 0.02
PING_SECONDS = 3.0
PING_PARTS = 60
LONGEST_ANSWER_SECONDS = 30.0


class Turn(msgspec.Struct, frozen=True):
    """What came of playing for a while."""

    moves: int
    seconds: float
    cpu: float
    """Seconds that the server's process has used."""
    p50: float
    """Milliseconds until the mover's command was done and all who were shown something had it."""
    p99: float
    bytes: float
    """For each move and seat: all frames but pongs and who is here."""
    refused: int


class Pace:
    """Sends moves: at each table one at a time, and all together so many a second if that is asked for."""

    def __init__(self, tables: list[Table], offered: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._idle = deque(tables)
        self._offered = offered
        self._due: deque[float] = deque()
        """Moves that should have been sent, and wait for a table."""
        self._began = time.perf_counter()
        self._fallen_due = 0
        self._stopped = False
        self._tick()

    def stop(self) -> None:
        """Send nothing more."""
        self._stopped = True

    def _tick(self) -> None:
        if self._stopped:
            return
        now = time.perf_counter()
        if self._offered:
            due = int((now - self._began) * self._offered)
            self._due.extend([now] * (due - self._fallen_due))
            self._fallen_due = due
            self._loop.call_later(0.001, self._tick)
        self._go()

    def _go(self) -> None:
        while self._idle and not self._stopped and (self._due or not self._offered):
            table = self._idle.popleft()
            chosen = table.choose()
            if chosen is None:
                self._loop.call_later(NOTHING_TO_DO_SECONDS, self._free, table)
                continue
            due = self._due.popleft() if self._offered else time.perf_counter()
            table.send(*chosen, due, self._soon_free)

    def _soon_free(self, table: Table) -> None:
        """First let everyone read what has come for them: moves are chosen by it."""
        self._loop.call_soon(self._free, table)

    def _free(self, table: Table) -> None:
        self._idle.append(table)
        self._go()


async def play(tables: list[Table], pid: int, seconds: float, offered: float) -> Turn:
    """Play for a while, and measure all but the beginning."""
    gc.collect()
    for table in tables:
        table.moves.clear()
        table.seen.clear()
    pace = Pace(tables, offered)
    await asyncio.sleep(WARM_SECONDS)
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    read, refused = sum(table.bytes for table in tables), sum(table.refused for table in tables)
    await asyncio.sleep(seconds)
    ended, cpu = time.perf_counter(), cpu_seconds(pid) - cpu
    read = sum(table.bytes for table in tables) - read
    refused = sum(table.refused for table in tables) - refused
    pace.stop()
    async with asyncio.timeout(LONGEST_ANSWER_SECONDS):
        while any(table.busy for table in tables):  # noqa: ASYNC110  (once a turn)
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    late = [
        max(move.done, table.seen.get(move.version, 0)) - move.due
        for table in tables
        for move in table.moves
        if began <= move.done < ended
    ]
    assert late, "no move was done: the server is stuck, or the machine is too busy to measure anything"
    return Turn(
        moves=len(late),
        seconds=ended - began,
        cpu=cpu,
        p50=percentile(late, 0.5) * 1000,
        p99=percentile(late, 0.99) * 1000,
        bytes=read / len(late) / SEATS,
        refused=refused,
    )


class Load:
    """All tables of this process."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Table]] = {}

    async def answer(self, request: dict[str, Any]) -> Any:
        """Do what is asked."""
        match request:
            case {"open": kind, "port": port, "tables": tables}:
                opened = [PLAYS[kind](port, Random(number)) for number in range(tables)]
                for start in range(0, tables, AT_ONCE):
                    await asyncio.gather(*(table.set_up() for table in opened[start : start + AT_ONCE]))
                self._tables[kind] = opened
            case {"turn": kind, "pid": pid, "seconds": seconds, "offered": offered}:
                return await play(self._tables[kind], pid, seconds, offered)
            case {"watch": kind}:
                for table in self._tables[kind]:
                    assert isinstance(table, HouseTable)
                    await table.watch()
            case _:
                raise ValueError(request)
        return None

    async def keep_awake(self) -> None:
        """Ping as browsers do, a few at a time."""
        while True:
            for part in range(PING_PARTS):
                await asyncio.sleep(PING_SECONDS / PING_PARTS)
                lines = [
                    line
                    for tables in list(self._tables.values())
                    for table in tables
                    if table.talks_back
                    for line in table.lines
                ]
                for line in lines[part::PING_PARTS]:
                    line.say(wire.PING)


async def main() -> None:
    """Answer until nobody asks any more."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = Load()
    awake = asyncio.create_task(load.keep_awake())
    while line := await asyncio.to_thread(sys.stdin.readline):
        answer = await load.answer(msgspec.json.decode(line))
        print(msgspec.json.encode(answer).decode(), flush=True)
    awake.cancel()


class Generator:
    """The load generator, as another process asks it."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def open(self, kind: str, port: int, tables: int) -> None:
        """Open tables of this kind."""
        await self._ask({"open": kind, "port": port, "tables": tables})

    async def turn(self, kind: str, pid: int, seconds: float, offered: float = 0) -> Turn:
        """Play at the tables of this kind; `pid` is the server's."""
        answer = await self._ask({"turn": kind, "pid": pid, "seconds": seconds, "offered": offered})
        return msgspec.json.decode(answer, type=Turn)

    async def watch(self, kind: str) -> None:
        """Let six onlookers come to each table of this kind."""
        await self._ask({"watch": kind})

    async def _ask(self, request: dict[str, Any]) -> bytes:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        answer = await self._process.stdout.readline()
        assert answer, "the load generator has failed"
        return answer


@asynccontextmanager
async def generator() -> AsyncIterator[Generator]:
    """A new load generator."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.speed.load", stdin=PIPE, stdout=PIPE
    )
    try:
        yield Generator(process)
    finally:
        assert process.stdin
        process.stdin.close()
        await process.wait()


if __name__ == "__main__":
    uvloop.run(main())
