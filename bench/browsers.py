"""Browsers by the thousand, as storms have them: bare websockets that sit down, ask and come back."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from itertools import count
from zlib import crc32

from bench.speed import wire
from bench.speed.tables import Line, home
from tests.parts import GateProcess
from tests.visitor import members

AT_ONCE = 40
RARE_PING_SECONDS = 9.0
"""As a page pings where nothing happens."""


class Seat:
    """One browser, which may come back."""

    _numbers = count(1)

    def __init__(self, code: str) -> None:
        self._code = code
        self._home = home(crc32(code.encode()) % 60_000)
        self._secret = secrets.token_urlsafe(24)
        self._line: Line | None = None
        self._shown: asyncio.Future[None]
        self._answer: asyncio.Future[float] | None = None

    async def come(self, port: int) -> float:
        """Connect and be shown the table; returns the seconds that it took."""
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        self._shown = loop.create_future()
        path = f"/api/tables/{self._code}/socket?scenes=2"
        _, self._line = await loop.create_connection(
            lambda: Line(path, self._take), "127.0.0.1", port, local_addr=self._home
        )
        await self._line.open
        self._line.say(wire.hello(self._secret))
        await self._shown
        return time.perf_counter() - began

    async def ask(self, kind: str, **fields: object) -> float:
        """Ask for something; returns the seconds until it is done."""
        assert self._line
        self._answer, began = asyncio.get_running_loop().create_future(), time.perf_counter()
        self._line.say(wire.ask(kind, next(self._numbers), **fields))
        return await self._answer - began

    def ping(self) -> None:
        """Say that somebody is there, and for how long that is true."""
        assert self._line
        self._line.say(b'{"type":"ping","at":1,"again":%d}' % RARE_PING_SECONDS)

    def leave(self) -> None:
        """The line breaks."""
        assert self._line
        self._line.abort()

    def _take(self, payload: bytes, now: float) -> None:
        told = wire.read(payload)
        if told.shown and not self._shown.done():
            self._shown.set_result(None)
        if told.answers and self._answer and not self._answer.done():
            assert not told.refused, payload
            self._answer.set_result(now)


async def seated(gate: GateProcess, nats: str, tables: int, people: int) -> list[Seat]:
    """People at so many new tables, which we open ourselves: a gate lets nobody open so many."""
    seats: list[Seat] = []
    async with members(nats, 1) as (member,):
        codes = [await member.open_table("moons", {}) for _ in range(tables)]

    async def sit_down(code: str) -> None:
        for number in range(people):
            seat = Seat(code)
            await seat.come(gate.port)
            await seat.ask("sit", name=f"P{number}", avatar=number)
            seats.append(seat)

    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(sit_down(code) for code in codes[start : start + AT_ONCE]))
        show(f"{start} of {tables} tables")
    return seats


def show(text: str) -> None:
    """Progress, on one line."""
    if sys.stderr.isatty():
        print(f"\r{text}   ", end="", file=sys.stderr, flush=True)
