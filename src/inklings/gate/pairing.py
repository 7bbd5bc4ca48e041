"""Pairing: a screen shows six letters, and a person who types them sends it to a table.

Nothing is stored: the gate of the waiting screen listens on a subject with those letters, and answers.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

from inklings.house.codes import LETTERS
from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.interfaces import Cancel

LENGTH = 6
"""Too many to guess while a screen waits; in a house of several cells its letters come first, as in codes."""

_chance = SystemRandom()


def wait(bus: NatsBus, show: Callable[[str], None]) -> tuple[str, Cancel]:
    """Give a screen letters of its own, and listen for them until that is cancelled."""
    letters = bus.address.cell + "".join(_chance.choice(LETTERS) for _ in range(LENGTH))

    def sent(code: bytes) -> bytes:
        show(code.decode())
        return b""

    return letters, bus.serve(_subject(bus, letters), sent)


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
