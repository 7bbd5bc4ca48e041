"""Pairing: a screen shows six letters, and a person who types them sends it to a table.

Nothing is kept: the gate at which the screen waits listens on a subject of those letters, and answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import SystemRandom

from inklings.house.codes import LETTERS
from inklings.live.bus import NatsBus
from inklings.live.member import Unavailable

LENGTH = 6
"""Too many to guess while a screen waits; in a house of several cells its letters come first, as in codes."""
ANSWER_SECONDS = 2.0

_chance = SystemRandom()


@dataclass(frozen=True)
class Waiting:
    """A screen that waits for a table."""

    letters: str
    code: asyncio.Future[str]
    """The table that somebody has sent it to, once they have."""


@asynccontextmanager
async def waiting(bus: NatsBus) -> AsyncGenerator[Waiting]:
    """Give a screen letters of its own, and listen for them as long as it waits."""
    letters = bus.address.cell + "".join(_chance.choice(LETTERS) for _ in range(LENGTH))
    screen = Waiting(letters, asyncio.get_running_loop().create_future())

    def sent(code: bytes) -> bytes:
        if not screen.code.done():
            screen.code.set_result(code.decode())
        return b""

    stop = bus.serve(_subject(bus, letters), sent)
    try:
        yield screen
    finally:
        stop()


async def send_to_table(bus: NatsBus, letters: str, code: str) -> bool:
    """Send the screen with these letters to a table: false if no such screen waits; raises `Unavailable`."""
    if not bus.is_connected:
        raise Unavailable
    return await bus.ask(_subject(bus, letters), code.encode()) is not None


def is_letters(text: str) -> bool:
    """Whether these could be a screen's letters at all: a subject is made of them."""
    return LENGTH <= len(text) <= LENGTH * 2 and all(letter in LETTERS for letter in text)


def _subject(bus: NatsBus, letters: str) -> str:
    return f"pair.{bus.address.name}.{letters}"
