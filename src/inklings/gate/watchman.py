"""The watchman of a table: has the house take note of who has not been here for a while (G3, G6)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from inklings.house.attendance import Attendance
from inklings.house.house import House
from inklings.house.ledger import Unavailable
from inklings.house.presence import Company
from inklings.house.room import Room, TableBroken

LOOK_SECONDS = 1.0
AWAY_SECONDS = 3.0
"""Whoever loads a page again, or finds another gate, is back by then."""
LOST_SECONDS = 60.0
"""A host who is gone for so long is host no more."""


class Watchman:
    """Looks at a table again and again, as long as somebody who sits there is here to wait for others."""

    def __init__(self, house: House, room: Room, company: Company, listen: Callable[[], None]) -> None:
        self._house = house
        self._room = room
        self._company = company
        self._listen = listen
        self._gone: dict[str, float] = {}
        """Everybody seated who is not here, with the time since when."""
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Go home."""
        self._watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._listen()
            with contextlib.suppress(Unavailable, TableBroken):  # he looks again in a moment
                await self._look()

    async def _look(self) -> None:
        here, now = self._company.people.keys(), asyncio.get_running_loop().time()
        seated = {place.person for place in self._room.table.places if place.person and not place.bot}
        gone = {person: self._gone.get(person, now) for person in seated - here}
        if gone.keys() - self._gone.keys():
            self._company.arrive()  # nobody is missed because another gate's word was lost
        self._gone = gone
        if seated & here:
            away = {person for person, since in gone.items() if now - since >= AWAY_SECONDS}
            lost = {person for person, since in gone.items() if now - since >= LOST_SECONDS}
            await self._house.attend(self._room, Attendance(here=here, away=away, lost=lost))
