"""Pairing: a screen shows six letters, and whoever types them sends it to a table.

Nothing is kept: the gate at which the screen waits listens on a subject of those letters, and answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import SystemRandom

from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from inklings.house.codes import LETTERS
from inklings.house.ledger import Ledger, Unavailable

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
async def waiting(ledger: Ledger) -> AsyncGenerator[Waiting]:
    """Give a screen letters of its own, and listen for them as long as it waits."""
    letters = ledger.address.cell + "".join(_chance.choice(LETTERS) for _ in range(LENGTH))
    screen = Waiting(letters, asyncio.get_running_loop().create_future())

    async def sent(message: Msg) -> None:
        if not screen.code.done():
            screen.code.set_result(message.data.decode())
        await message.respond(b"")

    subscription = await ledger.client.subscribe(_subject(ledger, letters), cb=sent)
    try:
        yield screen
    finally:
        await subscription.unsubscribe()


async def send_to_table(ledger: Ledger, letters: str, code: str) -> bool:
    """Send the screen with these letters to a table: false when no such screen waits."""
    try:
        await ledger.client.request(_subject(ledger, letters), code.encode(), timeout=ANSWER_SECONDS)
    except NoRespondersError:
        return False
    except NatsError as error:
        raise Unavailable from error
    return True


def is_letters(text: str) -> bool:
    """Whether these could be a screen's letters at all: a subject is made of them."""
    return LENGTH <= len(text) <= LENGTH * 2 and all(letter in LETTERS for letter in text)


def _subject(ledger: Ledger, letters: str) -> str:
    return f"pair.{ledger.address.name}.{letters}"
