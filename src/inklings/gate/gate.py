"""One gate: the house behind it, and the audiences before it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from inklings.gate.audience import Audience
from inklings.gate.limits import Buckets
from inklings.gate.turns import Turns
from inklings.house.codes import is_code
from inklings.house.house import House
from inklings.house.ledger import Unavailable
from inklings.house.line import Line
from inklings.house.presence import Presence
from inklings.house.room import NoSuchTable, Room, TableBroken
from inklings.house.table import Stage
from inklings.kernel.game import AnyGame

JOIN_TRIES = 20
"""Unknown codes that one address may try at once; then one every few seconds."""
JOIN_TRIES_A_SECOND = 1 / 3
TABLES_AT_ONCE = 10
TABLES_A_SECOND = 1 / 6
SCREENS_AT_ONCE = 30
"""Letters that one address may ask for at once: a screen that has lost its line asks again."""
SCREENS_A_SECOND = 1
ONLOOKERS_AT_ONCE = 50
"""How many onlookers are written to before those who play are looked after again."""


class Gate:
    """What the handlers of HTTP and websockets share."""

    def __init__(self, house: House, *, nearby: str, address: str | None = None) -> None:
        self.house = house
        self.nearby = nearby
        """Where phones in the same network find this gate."""
        self.address = address
        """Where everybody finds it, if whoever runs it has said so."""
        self.presence = Presence(house.ledger)
        self.misses = Buckets(JOIN_TRIES, JOIN_TRIES_A_SECOND)
        self.openings = Buckets(TABLES_AT_ONCE, TABLES_A_SECOND)
        self.waiting_screens = Buckets(SCREENS_AT_ONCE, SCREENS_A_SECOND)
        self.turns = Turns(ONLOOKERS_AT_ONCE)
        self._audiences: dict[str, Audience] = {}
        self._door = asyncio.Lock()
        self._commands: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to be heard."""
        await self.presence.start()

    async def stop(self) -> None:
        """Fall silent, and let go of the engine."""
        await self.presence.stop()
        for task in self._commands:
            task.cancel()
        await self.house.stop()

    def spawn(self, command: Coroutine[Any, Any, None]) -> None:
        """See a command through, though whoever sent it may have gone by then."""
        task = asyncio.create_task(command)
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)

    async def game_at(self, code: str, address: str) -> tuple[AnyGame, Stage] | None:
        """What is on at a table, for somebody who may still try codes; None: nobody can tell."""
        if not is_code(code) or self.misses[address].wait() > 0:
            return None
        try:
            async with self.house.room(code) as room:
                return self.house.shelf[room.table.game].game, room.table.stage
        except NoSuchTable:
            self.misses[address].take()
        except (Unavailable, TableBroken):
            pass  # whoever connects is told
        return None

    @asynccontextmanager
    async def audience(self, code: str) -> AsyncGenerator[Audience]:
        """The audience of a table for as long as somebody is in it; raises `NoSuchTable`."""
        async with self.house.room(code) as room:
            audience = await self._gather(room)
            try:
                yield audience
            finally:
                audience.guests -= 1
                await self._disperse(audience)

    async def _gather(self, room: Room) -> Audience:
        async with self._door:
            if room.code not in self._audiences:
                company = await self.presence.join(room.code)
                audience = Audience(self.house, room, company, Line(self.house.ledger, room))
                await audience.line.open(audience.hear)
                self._audiences[room.code] = audience
            audience = self._audiences[room.code]
            audience.guests += 1
            return audience

    async def _disperse(self, audience: Audience) -> None:
        async with self._door:
            if not audience.guests:
                await audience.close()
                del self._audiences[audience.room.code]
                await self.presence.part(audience.room.code)
                await audience.line.close()
