"""The attacks: each does its worst until it is killed, from one address unless it says otherwise.

python -m bench.floods.attacks NAME PORT CODE      one of them, against a gate and a table there
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import uvloop
from tests.attacks import raw

from inklings.house.codes import LETTERS

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


# --- tools --------------------------------------------------------------------------------------


@asynccontextmanager
async def line(target: Target, source: str = STRANGER) -> AsyncIterator[Line]:
    """A connection to the gate."""
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(source, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def websocket(target: Target, path: str = "") -> AsyncIterator[Line]:
    """An open websocket, by default at the attacker's table and with a hello."""
    async with line(target) as opened:
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


def a_code() -> str:
    """A code that hardly anybody has."""
    return "".join(random.choices(LETTERS, k=5))


def post(path: str, body: bytes, *headers: str) -> bytes:
    """A request with a body."""
    return raw.get(path, "Content-Type: application/json", *headers, method="POST", body=body)


# --- frames -------------------------------------------------------------------------------------


@attack
async def tiny_frames_to_a_screen(target: Target) -> None:
    """Frames of one byte, to a waiting screen."""
    await pour(target, raw.frame(b"x") * 9000, "/api/screens/socket")


@attack
async def tiny_frames(target: Target) -> None:
    """Frames of one byte, to a table."""
    await pour(target, raw.frame(b"x") * 9000)


@attack
async def empty_parts(target: Target) -> None:
    """Messages in a thousand empty parts."""
    await pour(target, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 1000)


@attack
async def pings_unread(target: Target) -> None:
    """Pings, and never a look at the answers."""

    async def step() -> None:
        async with websocket(target) as opened:
            opened.reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001
            while True:
                await opened.send(raw.frame(b"p" * 125, opcode=9) * 10)
                await asyncio.sleep(0.2)

    await many(step, 50)


@attack
async def heartbeats_unread(target: Target) -> None:
    """Our own pings, and never a look at the answers."""

    async def step() -> None:
        async with websocket(target) as opened:
            opened.reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001
            while True:
                await opened.send(text({"type": "ping", "at": 1}) * 6)
                await asyncio.sleep(0.2)

    await many(step, 50)


@attack
async def large_messages(target: Target) -> None:
    """Messages of 64 KB."""
    await pour(target, command("set_game", game="moons", options={"x" * 30: "y" * 64_000}))


@attack
async def largest_messages(target: Target) -> None:
    """Messages as large as is allowed, refused each."""
    await at_the_limit(target, command("set_game", game="moons", options={"x": "y" * 3_900}), 4)


@attack
async def deep_messages(target: Target) -> None:
    """Messages nested 1,900 deep."""
    deep = b'{"type":"do","id":"12345678","action":' + b"[" * 1900 + b"]" * 1900 + b"}"
    await at_the_limit(target, raw.frame(deep), 4)


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


@attack
async def moves_of_onlookers(target: Target) -> None:
    """Moves by people who are not seated, from 200 sockets."""
    move = {"type": "do", "id": "12345678", "action": {"type": "vote", "cards": [1]}}
    await at_the_limit(target, text(move), 20)


@attack
async def unknown_keys(target: Target) -> None:
    """Guesses at the key for another device."""
    await at_the_limit(target, command("take_handover", key="x" * 22), 20, 100)


@attack
async def ids_with_newlines(target: Target) -> None:
    """Commands under ids that end with a newline."""
    ask = {"type": "ask", "id": "12345678\n", "ask": {"type": "sit", "name": "Eve", "avatar": 1}}
    await at_the_limit(target, text(ask), 20, 50)


@attack
async def sitting_and_leaving(target: Target) -> None:
    """Sitting down and leaving again."""

    async def step() -> None:
        async with websocket(target) as opened:
            reading = asyncio.create_task(opened.swallow())
            try:
                while not reading.done():
                    await opened.send(command("sit", name="Eve", avatar=1) + command("leave"))
                    await asyncio.sleep(0.1)
            finally:
                reading.cancel()

    await many(step, 32)


@attack
async def talking(target: Target) -> None:
    """Talk and reactions from 200 onlookers."""
    talk = {"type": "talk", "id": "12345678", "talk": {"type": "react", "reaction": "laugh"}}
    await at_the_limit(target, text(talk), 20)


@attack
async def coming_and_going(target: Target) -> None:
    """Browsers that come for the whole scene and go, again and again."""

    async def step() -> None:
        async with websocket(target) as opened:
            await opened.reader.read(100)

    await many(step, 64, 0)


# --- requests -----------------------------------------------------------------------------------


@attack
async def great_bodies(target: Target) -> None:
    """Bodies of 9 MB."""
    await request(target, post("/api/tables", b"[]" * 4_500_000), 4, 0.1)


@attack
async def endless_bodies(target: Target) -> None:
    """Bodies in chunks without end."""
    head = raw.get(
        "/api/tables", "Content-Type: application/json", "Transfer-Encoding: chunked", method="POST"
    )
    await hold(target, head, b"5\r\n[[[[[\r\n", 100)


@attack
async def deep_bodies(target: Target) -> None:
    """Bodies nested 4,000 deep."""
    await request(target, post("/api/tables", b"[" * 4000))


@attack
async def opening_tables(target: Target) -> None:
    """Tables, opened as fast as can be."""
    await request(target, post("/api/tables", b'{"game": "moons"}'))


@attack
async def guessing_codes(target: Target) -> None:
    """Wrong codes over HTTP."""
    await request(target, raw.get(f"/api/tables/{a_code()}"))


@attack
async def guessing_codes_by_socket(target: Target) -> None:
    """Wrong codes over websockets."""

    async def step() -> None:
        path = f"/api/tables/{a_code()}/socket?scenes=2"
        async with websocket(target, path) as opened:
            await opened.send(text({"type": "hello", "secret": secrets.token_urlsafe(20), "seen": 7}))
            await asyncio.wait_for(opened.swallow(), 5)

    await many(step, 32, 0.01)


@attack
async def guessing_screens(target: Target) -> None:
    """Wrong letters of a waiting screen."""
    body = json.dumps({"code": target.code}).encode()
    await request(target, post("/api/screens/BCDFGH", body))


@attack
async def asking_for_pages(target: Target) -> None:
    """The page of a table, as fast as can be."""
    await request(target, raw.get(f"/{target.code}"))


@attack
async def asking_for_the_house(target: Target) -> None:
    """What the house offers, as fast as can be."""
    await request(target, raw.get("/api/house"))


@attack
async def asking_for_a_review(target: Target) -> None:
    """The review of a game, as fast as can be."""
    await request(target, raw.get(f"/api/tables/{target.code}/review"))


@attack
async def asking_for_the_deck(target: Target) -> None:
    """A whole deck's catalogue, unread."""

    async def step() -> None:
        async with line(target) as opened:
            opened.reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001
            await opened.send(raw.get("/api/decks/dreams") * 20)
            await asyncio.sleep(3)

    await many(step)


@attack
async def pipelined_requests(target: Target) -> None:
    """A thousand requests in one breath."""
    keep = raw.get("/api/house").replace(b"Connection: close\r\n", b"")
    await request(target, keep * 1000, 8, 0.1)


@attack
async def odd_requests(target: Target) -> None:
    """Odd encodings, names and methods."""
    odd = itertools.cycle(
        [
            raw.get("/assets/" + "a" * 300, "Accept-Encoding: gzip;q=abc"),
            raw.get("/app/%00"),
            raw.get("/" + "%2e%2e%2f" * 60),
            raw.get("/api/tables", method="PATCH"),
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500,
        ]
    )

    async def step() -> None:
        async with line(target) as opened:
            await opened.send(next(odd))
            await asyncio.wait_for(opened.swallow(), 5)

    await many(step, 32, 0.01)


@attack
async def great_heads(target: Target) -> None:
    """Heads of a megabyte."""
    await request(target, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"A: " + b"a" * 1_000_000, 8, 0.1)


@attack
async def many_headers(target: Target) -> None:
    """Thousands of headers, as many as fit."""
    await request(target, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 3_000 + b"\r\n")


# --- lines --------------------------------------------------------------------------------------


@attack
async def half_open(target: Target) -> None:
    """1,500 lines on which nothing is said."""
    await hold(target, b"")


@attack
async def dripping_heads(target: Target) -> None:
    """1,500 requests that come a byte a second."""
    await hold(target, b"GET / HTTP/1.1\r\nHost: local", b"a")


@attack
async def dripping_frames(target: Target) -> None:
    """Frames that come a byte at a time, on 200 sockets."""
    data = raw.frame(b"x" * 100)

    async def step() -> None:
        async with websocket(target) as opened:
            for byte in itertools.cycle(data):
                await opened.send(bytes((byte,)))
                await asyncio.sleep(0.02)

    await many(step)


@attack
async def connecting(target: Target) -> None:
    """Lines opened and dropped as fast as can be."""

    async def step() -> None:
        async with line(target):
            pass

    await many(step, 64, 0)


@attack
async def from_everywhere(target: Target) -> None:
    """A hundred addresses, each with moves from a few sockets."""
    move = text({"type": "do", "id": "12345678", "action": {"type": "vote", "cards": [1]}})
    sources = (f"127.0.9.{number}" for number in itertools.cycle(range(1, 101)))

    async def step() -> None:
        async with line(target, next(sources)) as opened:
            await opened.send(raw.UPGRADE.format(path=target.socket, host="localhost", more="").encode())
            await opened.reader.readuntil(b"\r\n\r\n")
            await opened.send(text({"type": "hello", "secret": secrets.token_urlsafe(20)}))
            reading = asyncio.create_task(opened.swallow())
            try:
                while not reading.done():
                    await opened.send(move)
                    await asyncio.sleep(0.2)
            finally:
                reading.cancel()

    await many(step, 300)


if __name__ == "__main__":
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # attackers have machines of their own
    uvloop.run(ATTACKS[sys.argv[1]](Target("127.0.0.1", int(sys.argv[2]), sys.argv[3])))
