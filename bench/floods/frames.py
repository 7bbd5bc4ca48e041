"""Attacks over websockets."""

from __future__ import annotations

import asyncio

from bench.floods.attacker import (
    Target,
    at_the_limit,
    attack,
    command,
    many,
    pour,
    pour_unread,
    text,
    websocket,
)
from tests.attacks import raw


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
    await pour_unread(target, raw.frame(b"p" * 125, opcode=9) * 10)


@attack
async def heartbeats_unread(target: Target) -> None:
    """Our own pings, and never a look at the answers."""
    await pour_unread(target, text({"type": "ping", "at": 1}) * 6)


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
