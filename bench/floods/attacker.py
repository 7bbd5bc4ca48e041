"""What attacks are made of: lines to a gate, and steps done over and over, by many at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from tests.attacks import raw

STRANGER = raw.STRANGER
SOCKETS = 200
"""Connections that an attack keeps open, within what one address may have."""


class Target(NamedTuple):
    """The gate, and a table of the attacker's own."""

    host: str
    port: int
    code: str

    @property
    def socket(self) -> str:
        """Where that table's websocket is."""
        return f"/api/tables/{self.code}/socket?scenes=2"


class Line(NamedTuple):
    """A connection of the attacker."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Send, and wait while the gate does not read."""
        self.writer.write(data)
        await self.writer.drain()

    async def swallow(self) -> None:
        """Read until the end."""
        with contextlib.suppress(OSError):
            while await self.reader.read(65536):
                pass


Attack = Callable[[Target], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {}


def attack(function: Attack) -> Attack:
    """Keep an attack under the first line of its docstring."""
    assert function.__doc__
    ATTACKS[function.__doc__.strip().rstrip(".")] = function
    return function


@asynccontextmanager
async def line(target: Target, source: str = STRANGER) -> AsyncIterator[Line]:
    """A connection to the gate."""
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(source, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def websocket(target: Target, path: str = "", source: str = STRANGER) -> AsyncIterator[Line]:
    """An open websocket, by default at the attacker's table and with a hello."""
    async with line(target, source) as opened:
        await opened.send(raw.UPGRADE.format(path=path or target.socket, host="localhost", more="").encode())
        await opened.reader.readuntil(b"\r\n\r\n")
        if not path:
            await opened.send(text({"type": "hello", "secret": secrets.token_urlsafe(20)}))
        yield opened


def text(message: object) -> bytes:
    """A message as a frame."""
    return raw.frame(json.dumps(message).encode())


def command(kind: str, **fields: object) -> bytes:
    """An ask under a new id."""
    return text({"type": "ask", "id": secrets.token_urlsafe(9), "ask": {"type": kind, **fields}})


async def again(step: Callable[[], Awaitable[None]], pause: float = 0.0) -> None:
    """Do it for ever; a line that is cut off is opened again."""
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError):
            await step()
        await asyncio.sleep(pause)


async def many(step: Callable[[], Awaitable[None]], count: int = SOCKETS, pause: float = 0.05) -> None:
    """So many of them at the same time."""
    await asyncio.gather(*(again(step, pause) for _ in range(count)))


async def pour_unread(target: Target, data: bytes) -> None:
    """The same bytes over fifty websockets, and never a look at the answers."""

    async def step() -> None:
        async with websocket(target) as opened:
            opened.reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001
            while True:
                await opened.send(data)
                await asyncio.sleep(0.2)

    await many(step, 50)


async def pour(target: Target, data: bytes, path: str = "") -> None:
    """The same bytes over a websocket, as fast as the gate takes them."""

    async def step() -> None:
        async with websocket(target, path) as opened:
            reading = asyncio.create_task(opened.swallow())
            try:
                while not reading.done():
                    await opened.send(data)
            finally:
                reading.cancel()

    await many(step, 8)


async def request(target: Target, data: bytes, count: int = 32, pause: float = 0.01) -> None:
    """The same request again and again, on new lines."""

    async def step() -> None:
        async with line(target) as opened:
            await opened.send(data)
            await asyncio.wait_for(opened.swallow(), 5)

    async def patient() -> None:
        with contextlib.suppress(TimeoutError):
            await step()

    await many(patient, count, pause)


async def hold(target: Target, data: bytes, drip: bytes = b"", count: int = 1500) -> None:
    """Lines that are kept open, with a byte now and then."""

    async def step() -> None:
        async with line(target) as opened:
            await opened.send(data)
            reading = asyncio.create_task(opened.swallow())
            try:
                while not reading.done():
                    await asyncio.sleep(1)
                    await opened.send(drip)
            finally:
                reading.cancel()

    await many(step, count, 0.5)


async def at_the_limit(target: Target, data: bytes, a_second: float, count: int = SOCKETS) -> None:
    """As often as one browser may, by many."""

    async def step() -> None:
        async with websocket(target) as opened:
            reading = asyncio.create_task(opened.swallow())
            try:
                while not reading.done():
                    await opened.send(data)
                    await asyncio.sleep(1 / a_second)
            finally:
                reading.cancel()

    await many(step, count)
