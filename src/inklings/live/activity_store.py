"""Which table the people of a Discord activity play at, as the engine keeps it, by keyed hashes."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.jetstream import decode_ack
from inklings.live.log import IN_PROCESS, WRONG_LAST_SEQUENCE
from inklings.live.newest_message import found, newest_in, newest_of
from inklings.live.streams import Streams


class Kept(NamedTuple):
    """A table, and the place of this entry in the stream."""

    code: str
    sequence: int


class ActivityStore:
    """The activities of one cell. All of it raises `Unavailable`."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)
        self._stream = self._streams.activities["name"]

    async def find(self, key: str) -> Kept | None:
        """The table that is kept under this key, as the leader knows it."""
        answer = await self._bus.ask(newest_in(self._stream), newest_of(self._streams.activity(key)))
        newest = found.decode(answer.data) if answer else None
        if newest is None or (newest.error and not newest.is_none):
            raise Unavailable
        return Kept(newest.message.data.decode(), newest.message.seq) if newest.message else None

    async def keep(self, key: str, code: str, keep: timedelta, after: Kept | None) -> bool:
        """Keep a table under a key for so long; false if something has been kept there since `after`."""
        headers = {
            "Nats-TTL": f"{keep.total_seconds():.0f}s",
            "Nats-Expected-Last-Subject-Sequence": str(after.sequence if after else 0),
        }
        answer = await self._bus.ask(self._streams.activity(key), code.encode(), headers=headers)
        error = decode_ack(answer.data).error if answer else None
        if answer is None or (error and error.err_code not in {WRONG_LAST_SEQUENCE, *IN_PROCESS}):
            raise Unavailable
        return error is None
