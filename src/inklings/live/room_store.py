"""Leaders' rooms, as the engine keeps them: of each the newest version, written by who knows the last."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from datetime import datetime
from typing import NamedTuple

import msgspec

from inklings.house.rooms import Room
from inklings.live.bus import NatsBus
from inklings.live.conditional import put, right_after
from inklings.live.erasing import erase, erase_these
from inklings.live.failures import Unavailable
from inklings.live.newest_message import Found, found, newest_in, newest_of
from inklings.live.streams import Streams


class Kept(NamedTuple):
    """A room, and the place of its newest version in the stream."""

    room: Room
    sequence: int
    stored: datetime


class _Subjects(msgspec.Struct):
    subjects: dict[str, int] | None = None


class _Page(msgspec.Struct):
    state: _Subjects | None = None
    total: int = 0


_rooms = msgspec.json.Decoder(Room)
_pages = msgspec.json.Decoder(_Page)


class RoomStore:
    """The rooms of one cell. All of it raises `Unavailable`."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)
        self._stream = self._streams.rooms["name"]

    async def find(self, code: str) -> Kept | None:
        """A room, as the leader of its stream knows it; None: there is none."""
        answer = await self._bus.ask(newest_in(self._stream), newest_of(self._streams.room(code)))
        newest = found.decode(answer.data) if answer else Found()
        if newest.message:
            kept = newest.message
            return Kept(_rooms.decode(kept.data), kept.seq, kept.time)
        if not newest.is_none:
            raise Unavailable
        return None

    async def keep(self, room: Room, after: Kept | None) -> bool:
        """Keep this version in place of that one; returns false if somebody else was quicker."""
        condition = right_after(after.sequence if after else 0)
        if not await put(self._bus, self._streams.room(room.code), msgspec.json.encode(room), condition):
            return False
        if after:
            with contextlib.suppress(Unavailable):  # then it goes with the room
                await erase_these(self._bus, self._stream, [after.sequence])
        return True

    async def remove(self, code: str) -> None:
        """Keep nothing more of a room."""
        await erase(self._bus, self._stream, self._streams.room(code))

    async def codes(self) -> AsyncIterator[str]:
        """The codes of all rooms."""
        seen = 0
        while True:
            ask = msgspec.json.encode({"subjects_filter": ">", "offset": seen})
            answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream}", ask)
            if answer is None:
                raise Unavailable
            page = _pages.decode(answer.data)
            subjects = (page.state.subjects if page.state else None) or {}
            for subject in subjects:
                yield subject.rpartition(".")[2]
            seen += len(subjects)
            if not subjects or seen >= page.total:
                return
