"""Removes tables, rooms and own decks that nobody has come to for long: one gate of a cell, once an hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import NamedTuple, NoReturn

from inklings.house import log
from inklings.live.archive import Archive
from inklings.live.bus import NatsBus
from inklings.live.deck_store import KEEP, DeckStore
from inklings.live.end_room import KEEP_ROOM, sweep_rooms
from inklings.live.failures import Unavailable
from inklings.live.floor import Floor
from inklings.live.jetstream import decode_ack
from inklings.live.newest_message import found, newest_in, newest_of
from inklings.live.room_store import RoomStore
from inklings.live.streams import Streams

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 3600.0
LOOK_SECONDS = 300.0
"""How often each gate looks whether it is time."""
AT_ONCE = 50
"""So many tables are asked about at a time."""


class Stores(NamedTuple):
    """What is swept."""

    archive: Archive
    decks: DeckStore
    rooms: RoomStore


class Swept(NamedTuple):
    """How many tables there were, and how many were removed."""

    looked: int
    removed: int


async def sweep(
    archive: Archive, older_than: datetime, say: Callable[[Swept], None] = lambda _: None
) -> Swept:
    """Remove all tables whose newest entry is older and to which no link leads; raises `Unavailable`."""
    swept = Swept(0, 0)
    linked = await archive.links.codes()
    async for codes in archive.codes():
        left = iter(codes.keys() - linked)
        while some := list(islice(left, AT_ONCE)):
            removed = await asyncio.gather(*(_forget_if_old(archive, code, older_than) for code in some))
            swept = Swept(swept.looked + len(some), swept.removed + sum(removed))
            say(swept)
    return swept


async def _forget_if_old(archive: Archive, code: str, older_than: datetime) -> bool:
    newest = await archive.newest(code)
    if newest is None or newest.is_forgotten or newest.stored >= older_than:
        return False
    return await archive.forget(code, newest.sequence)


class Sweeper:
    """Sweeps when it is time, unless another gate has done so."""

    def __init__(self, bus: NatsBus, stores: Stores, floor: Floor, keep: timedelta | None) -> None:
        """`keep`: how long tables are kept; None: for ever."""
        self._bus = bus
        self._archive, self._decks, self._rooms = stores
        self._floor = floor
        self._keep = keep
        self._streams = Streams(bus.address.name)

    async def run(self) -> NoReturn:
        """Look again and again whether it is time."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if self._floor.allows((log.Forgotten(),), "") and await self._is_our_turn():
                    await self._sweep()
            except Unavailable:
                logger.info(
                    "the engine did not answer while old tables were being removed; we try again later"
                )

    async def _sweep(self) -> None:
        rooms = await sweep_rooms(self._rooms, self._archive, self._floor, self._now - KEEP_ROOM)
        logger.info("%d rooms were too old and are removed", rooms)
        # A deck stays for as long as a table at which it was played.
        decks = await self._decks.sweep(self._now, max(KEEP, self._keep) if self._keep else None)
        logger.info("%d own decks were too old and are removed", decks)
        if self._keep:
            swept = await sweep(self._archive, self._now - self._keep)
            logger.info("%d of %d tables were too old and are removed", swept.removed, swept.looked)

    @property
    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._bus.now() / 1000, UTC)

    async def _is_our_turn(self) -> bool:
        """Whether nobody has swept for long enough, and nobody else has just begun to."""
        subject = self._streams.sweeps["subjects"][0]
        answer = await self._bus.ask(newest_in(self._streams.sweeps["name"]), newest_of(subject))
        if answer is None:
            raise Unavailable
        last = found.decode(answer.data).message
        if last and self._now - last.time < timedelta(seconds=SWEEP_SECONDS):
            return False
        headers = {"Nats-Expected-Last-Subject-Sequence": str(last.seq if last else 0)}
        answer = await self._bus.ask(subject, headers=headers)
        return answer is not None and decode_ack(answer.data).seq > 0
