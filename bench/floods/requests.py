"""Attacks over HTTP, and guesses at codes."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets

from bench.floods.attacker import Target, attack, hold, line, many, request, text, websocket
from tests.attacks import raw

from inklings.house.codes import LETTERS


def a_code() -> str:
    """A code that hardly anybody has."""
    return "".join(random.choices(LETTERS, k=5))


def post(path: str, body: bytes, *headers: str) -> bytes:
    """A request with a body."""
    return raw.get(path, "Content-Type: application/json", *headers, method="POST", body=body)


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
