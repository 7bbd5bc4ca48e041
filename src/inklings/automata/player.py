"""One bot at one table: it looks, thinks, waits as long as a person would, and acts."""

from __future__ import annotations

import asyncio
import logging

from inklings.automata.thinker import Thinker
from inklings.house.asks import Why
from inklings.house.house import House
from inklings.house.ledger import Unavailable
from inklings.house.room import Room
from inklings.kernel.bot import Thought
from inklings.kernel.game import Refused
from inklings.kernel.mind import Intent, intent

logger = logging.getLogger(__name__)


class BotPlayer:
    """Whoever sits at this table as `person`. All it keeps is what it is about to do: another can go on."""

    def __init__(self, house: House, room: Room, person: str, thinker: Thinker, tempo: float) -> None:
        self._house = house
        self._room = room
        self._person = person
        self._thinker = thinker
        self._tempo = tempo
        self._changed = asyncio.Event()
        self._refused: bytes | None = None
        """What it saw when the rules refused its idea."""

    def look_up(self) -> None:
        """Something has changed at the table."""
        self._changed.set()

    async def play(self) -> None:
        """Play until somebody ends it."""
        clock = asyncio.get_running_loop().time
        plan: Intent | None = None
        while True:
            seen = self._seen()
            plan = intent(plan, await self._think(seen), clock(), self._tempo)
            if await self._undisturbed(seen, plan):
                assert seen is not None, "whoever plans has seen something"
                assert plan is not None, "and means to act"
                await self._act(seen, plan.action)
                plan = None

    def _seen(self) -> bytes | None:
        seat = self._room.table.seat_of(self._person)
        return None if seat is None else self._house.sight(self._room.table, seat)

    async def _think(self, seen: bytes | None) -> Thought[bytes] | None:
        table = self._room.table
        seat = table.seat_of(self._person)
        bot = None if seat is None else table.bots.get(seat)
        if seen is None or seat is None or bot is None:
            return None
        game = self._house.shelf[table.game].game
        return await self._thinker.think(game, seat, bot, seen, plainly=seen == self._refused)

    async def _undisturbed(self, seen: bytes | None, plan: Intent | None) -> bool:
        """Wait until it is time to act: true; or until there is something else to see: false."""
        while True:
            self._changed.clear()
            if self._seen() != seen:
                return False
            try:
                async with asyncio.timeout_at(plan.at if plan else None):
                    await self._changed.wait()
            except TimeoutError:
                return True

    async def _act(self, seen: bytes, action: bytes) -> None:
        try:
            await self._house.move(self._room, self._person, seen, action)
        except Refused as refused:
            if not isinstance(refused.why, Why):  # not by the house, which only says: too early, or too late
                logger.warning("table %s: a bot was refused %s: %s", self._room.code, action, refused)
                self._refused = seen
        except Unavailable:
            return  # the engine is away: look again, and try again
