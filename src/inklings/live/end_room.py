"""Deletes a leader's room with everything in it: its tables, their albums and links, and who was there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from inklings.house import log
from inklings.house.asks import Why
from inklings.house.entry_codec import NewerEntry, UnreadableEntry, decode_entry
from inklings.house.led import Led
from inklings.house.rewritten import expanded
from inklings.house.rooms import Room
from inklings.kernel.game import Refused
from inklings.live.archive import Archive, says_forgotten
from inklings.live.failures import Unavailable
from inklings.live.floor import Floor
from inklings.live.interfaces import Stored
from inklings.live.room_store import Kept, RoomStore

KEEP_ROOM = timedelta(days=8)
"""How long a room is kept in which nobody does anything: next week's lesson finds it again."""
TRIES = 20
"""While people play, something is stored in between now and then."""
MARK_SECONDS = 1.0
"""How long it is told that the tables are gone, for all gates to notice. Then nothing has their codes."""
AT_ONCE = 8


async def end_room(rooms: RoomStore, archive: Archive, floor: Floor, code: str) -> bool:
    """Delete a room; returns false if there is none. Raises `Refused` or `Unavailable`: then ask again.

    It is marked first. So nobody comes in any more, and whoever asks again goes on where this one stopped.
    """
    if not floor.allows((log.Forgotten(),), ""):
        raise Refused(Why.UPGRADING)
    kept = await _marked(rooms, code)
    if kept is None:
        return False
    codes = kept.room.codes
    erased: list[str] = []
    for some in (codes[first : first + AT_ONCE] for first in range(0, len(codes), AT_ONCE)):
        ours = await asyncio.gather(*(_erase(archive, kept.room, one) for one in some))
        erased += [one for one, is_ours in zip(some, ours, strict=True) if is_ours]
    await asyncio.sleep(MARK_SECONDS if erased else 0)
    for one in erased:
        await archive.erase_mark(one)
    await archive.rewrite_clocks(codes, frozenset(erased))
    await rooms.remove(code)
    return True


async def sweep_rooms(rooms: RoomStore, archive: Archive, floor: Floor, older_than: datetime) -> int:
    """Delete rooms in which nobody has done anything since then, and those that were marked.

    Returns how many.
    """
    ended = 0
    for code in [code async for code in rooms.codes()]:
        kept = await rooms.find(code)
        if kept and (kept.room.ended or kept.stored < older_than):
            ended += await end_room(rooms, archive, floor, code)
    return ended


async def _marked(rooms: RoomStore, code: str) -> Kept | None:
    for _ in range(TRIES):
        kept = await rooms.find(code)
        if kept is None or kept.room.ended:
            return kept
        await rooms.keep(replace(kept.room, ended=True), kept)
    raise Unavailable


async def _erase(archive: Archive, room: Room, code: str) -> bool:
    """Erase a table but for its mark; returns false if it is none of this room."""
    for _ in range(TRIES):
        stored = await archive.read(code)
        if not stored or not _is_of(room, code, stored):
            return False
        if await archive.erase(code, stored):
            return True
    raise Unavailable


def _is_of(room: Room, code: str, stored: Sequence[Stored]) -> bool:
    """Whether this is a table of the room: one that was never opened may be somebody else's by now."""
    if len(stored) == 1 and says_forgotten(stored[0].data):
        return True  # an earlier try has come so far
    leader = room.known_at(code)
    try:
        kept = expanded((one.sequence, one.data) for one in stored[:1])
        events = decode_entry(bytes(kept[0].entry)).events if kept else ()
    except (NewerEntry, UnreadableEntry):
        raise Unavailable from None
    return any(isinstance(event, Led) and event.leader == leader for event in events)
