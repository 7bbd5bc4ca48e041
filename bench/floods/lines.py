"""Attacks by connections alone."""

from __future__ import annotations

import asyncio
import itertools

from bench.floods.attacker import Target, attack, hold, line, many, text, websocket
from tests.attacks import raw


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
        async with websocket(target, source=next(sources)) as opened:
            reading = asyncio.create_task(opened.swallow())
            try:
                while not reading.done():
                    await opened.send(move)
                    await asyncio.sleep(0.2)
            finally:
                reading.cancel()

    await many(step, 300)
