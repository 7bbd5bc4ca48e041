"""Follows all logs of a cell, and records the matches that people have agreed to.

How far it has read is stored with what it has recorded, in one transaction. So it can be killed at any
instant, and no match is recorded twice or missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence

from inklings.chronicle.record import Record
from inklings.chronicle.store import Store
from inklings.chronicle.witness import Witness, circles_in
from inklings.house.codes import SHARDS
from inklings.house.entry_codec import UnreadableEntry
from inklings.house.registry import GameRegistry
from inklings.live.archive import Archive, Recorded
from inklings.live.streams import Streams

logger = logging.getLogger(__name__)

TABLES = 2_000
"""How many are kept in memory. Others are read again when something happens there."""


class Follower:
    """Reads each shard from where it was."""

    def __init__(self, games: GameRegistry, archive: Archive, store: Store, streams: Streams) -> None:
        self._games, self._archive, self._store, self._streams = games, archive, store, streams
        self._kept: set[str] | None = None
        """The tables at which someone has agreed; None: not known yet."""
        self._witnesses: OrderedDict[str, Witness] = OrderedDict()

    async def catch_up(self) -> int:
        """Record all that has been stored since; returns how many entries were read.

        Raises `Unavailable`, `NewerEntry`, or what the database raises. Then it can be called again.
        """
        if self._kept is None:
            self._kept = set(await self._archive.links.kept())
        try:
            return sum([await self._catch_up(shard) for shard in range(SHARDS)])
        except BaseException:
            self._witnesses.clear()  # they may have seen what was not recorded
            raise

    async def _catch_up(self, shard: int) -> int:
        stream, read = self._streams.name(shard), 0
        position = await asyncio.to_thread(self._store.position, stream)
        while entries := await self._archive.read_shard(shard, position):
            records = await self._records(entries)
            position = entries[-1].sequence
            await asyncio.to_thread(self._store.record, records, stream, position)
            read += len(entries)
        return read

    async def _records(self, entries: Sequence[Recorded]) -> list[Record]:
        """The matches that end with these entries. What cannot be read is left out, and said."""
        found: list[Record] = []
        for one in entries:
            try:
                found += await self._seen(one)
            except UnreadableEntry as error:
                logger.warning("table %s is left out of the chronicle: %s", one.code, error)
                self._witnesses.pop(one.code, None)
        return found

    async def _seen(self, one: Recorded) -> list[Record]:
        assert self._kept is not None, "`catch_up` asks for them"
        for circle in circles_in(one.data):
            await self._archive.links.keep(one.code, circle)
            self._kept.add(one.code)
        if one.code not in self._kept:
            return []
        witness = self._witnesses.get(one.code) or await self._new_witness(one)
        self._witnesses[one.code] = witness
        self._witnesses.move_to_end(one.code)
        if len(self._witnesses) > TABLES:
            self._witnesses.popitem(last=False)
        return list(witness.see(one.sequence, one.data))

    async def _new_witness(self, one: Recorded) -> Witness:
        """One that has seen all that was stored at this table before; that is recorded already."""
        witness = Witness(self._games)
        for stored in await self._archive.read(one.code):
            if stored.sequence < one.sequence:
                list(witness.see(stored.sequence, stored.data))
        return witness
