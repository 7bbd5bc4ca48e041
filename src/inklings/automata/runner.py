"""A runner: tends the bots of every table that calls for it, for as long as it is called."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Generator

from inklings.automata.player import BotPlayer
from inklings.automata.thinker import Thinker
from inklings.house.house import House
from inklings.house.ledger import Unavailable
from inklings.house.room import NoSuchTable, Room, TableBroken
from inklings.house.summons import CALL_SECONDS, Claim, answer_calls

logger = logging.getLogger(__name__)

LET_GO_SECONDS = 4 * CALL_SECONDS
"""Bots who have not been called for so long are alone, and stop."""


class Runner:
    """One of any number of runners: each table is tended by one, and by another when that one dies."""

    def __init__(self, house: House, *, tempo: float = 1) -> None:
        self.name = secrets.token_hex(8)
        self._house = house
        self._tempo = tempo
        self._thinker = Thinker()
        self._tended: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Begin to hear calls."""
        await answer_calls(self._house.ledger, self._take)
        logger.info("ready to play for bots")

    async def stop(self) -> None:
        """Let go of every table; their bots wait for another runner."""
        for task in self._tended.values():
            task.cancel()
        await asyncio.gather(*self._tended.values(), return_exceptions=True)
        self._thinker.close()
        await self._house.stop()

    def _take(self, code: str) -> None:
        if code not in self._tended:
            task = self._tended[code] = asyncio.create_task(self._tend(code))
            task.add_done_callback(lambda _: self._tended.pop(code))

    async def _tend(self, code: str) -> None:
        try:
            # Claimed before it is loaded, so that meanwhile nobody else is called.
            async with Claim(self._house.ledger, code, self.name) as claim, self._house.room(code) as room:
                logger.info("table %s is tended here", code)
                with _players(room, lambda person: self._player(room, person)):
                    await claim.stand(LET_GO_SECONDS)
        except (NoSuchTable, TableBroken, Unavailable) as error:
            logger.warning("table %s cannot be tended: %r", code, error)

    def _player(self, room: Room, person: str) -> BotPlayer:
        return BotPlayer(self._house, room, person, self._thinker, self._tempo)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        logger.error("a bot has stopped playing", exc_info=error)


@contextlib.contextmanager
def _players(room: Room, player: Callable[[str], BotPlayer]) -> Generator[None]:
    """Have a player for every bot at the table, whoever comes and goes."""
    playing: dict[str, tuple[BotPlayer, asyncio.Task[None]]] = {}

    def look() -> None:
        table = room.table
        bots = {table.places[seat].person for seat in table.bots}
        for person in bots - playing.keys():
            if person:
                one = player(person)
                task = asyncio.create_task(one.play())
                task.add_done_callback(_report)
                playing[person] = (one, task)
        for person in playing.keys() - bots:
            playing.pop(person)[1].cancel()
        for one, _ in playing.values():
            one.look_up()

    room.on_change.append(look)
    look()
    try:
        yield
    finally:
        room.on_change.remove(look)
        for _, task in playing.values():
            task.cancel()
