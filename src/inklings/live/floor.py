"""The floor of a cell, kept in the engine: what every gate and runner can read, and so what may be written.

Every member says once a second which forms it can read, on a subject beside that of its beats: gates of the
first release read a beat as nothing but a name, and say nothing about forms. The floor goes up when no member
that reads less has been heard for a minute, or by `inklings upgrade`. It never goes down.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from importlib import metadata
from typing import NamedTuple, Protocol

import msgspec
from msgspec import Struct

from inklings.house.floor import FIRST, Forms, floor, needed
from inklings.house.log import HouseEvent
from inklings.live.engine import EngineError
from inklings.live.interfaces import Bus, Time

logger = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
LATE_SECONDS = 1.0
READ_SECONDS = 5.0
"""How often a member asks the engine for the floor."""
QUIET_SECONDS = 60.0
"""A member that has not been heard for so long has gone."""
SETTLE_SECONDS = 3.0
"""A member that beats and has not said by then what it can read is of the first release."""
START_SECONDS = 60.0

RELEASE = metadata.version("inklings")


class StoredFloor(NamedTuple):
    """The floor as the engine has it, and its sequence there: 0 if none has been stored yet."""

    forms: Forms
    sequence: int


class FloorStore(Protocol):
    """Where the floor is kept. Each call is one operation of the engine; its answer comes exactly once."""

    def read_floor(self, answer: Callable[[StoredFloor | None], None]) -> None:
        """The floor as its leader knows it; None: no answer in time."""

    def write_floor(self, forms: Forms, *, after: int, answer: Callable[[bool], None]) -> None:
        """Store a floor right after the sequence `after`; the answer says whether it is stored for sure."""


class Floor:
    """What may be written now: shared by all tables of a member, and kept up to date by its `FloorKeeper`."""

    __slots__ = ("forms",)

    def __init__(self, forms: Forms) -> None:
        self.forms = forms

    def allows(self, events: Iterable[HouseEvent], game: str) -> bool:
        """Whether every member can read these events; `game` is on the table when they happen."""
        return self.forms.covers(needed(events, game))


class Announcement(Struct, frozen=True):
    """What a member says of itself once a second."""

    member: str
    release: str
    forms: Forms


@dataclass(slots=True)
class Reader:
    """A member that was heard. One that only beats is of the first release."""

    name: str
    first: float
    """When it was heard first, and last."""
    last: float
    release: str = "0"
    forms: Forms = FIRST
    warned: bool = False


class Readers:
    """The members of a cell, as they are heard."""

    def __init__(self, bus: Bus, time: Time, cell: str) -> None:
        self._time = time
        self._readers: dict[str, Reader] = {}
        self._cancels = [
            bus.subscribe(f"pulse.{cell}", self._heard_beat),
            bus.subscribe(announcements(cell), self._announced),
        ]

    def heard(self, seconds: float) -> list[Reader]:
        """All that were heard in so many last seconds."""
        now = self._time.mono()
        return [reader for reader in self._readers.values() if now - reader.last < seconds]

    def stop(self) -> None:
        """Hear no more."""
        for cancel in self._cancels:
            cancel()

    def _heard_beat(self, data: bytes) -> None:
        self._hear(data.decode())

    def _announced(self, data: bytes) -> None:
        announcement = _announcements.decode(data)
        reader = self._hear(announcement.member)
        reader.release, reader.forms = announcement.release, announcement.forms

    def _hear(self, name: str) -> Reader:
        now = self._time.mono()
        if name not in self._readers:
            kept = {other.name: other for other in self.heard(QUIET_SECONDS)}
            self._readers = {**kept, name: Reader(name, now, now)}
        reader = self._readers[name]
        reader.last = now
        return reader


class FloorKeeper:
    """Announces what this member can read, follows the floor, and raises it when all can read more."""

    def __init__(  # noqa: PLR0913
        self, member: str, forms: Forms, *, store: FloorStore, bus: Bus, time: Time, cell: str
    ) -> None:
        self.floor = Floor(FIRST)
        self._forms = forms
        self._announcement = msgspec.json.encode(Announcement(member, RELEASE, forms))
        self._store = store
        self._bus = bus
        self._time = time
        self._cell = cell
        self._readers: Readers | None = None
        self._next = 0.0
        self._read_at = 0.0
        self._listening_since = 0.0
        self._stopped = False
        self._too_high = False

    async def start(self, *, fresh: Callable[[], Awaitable[bool]]) -> None:
        """Begin to announce; raises `EngineError` if this release cannot read what is written in its cell.

        `fresh` says whether nobody else can be reading here, because there are no tables or because the
        engine is ours alone: then there is nobody to wait for.
        """
        stored = await self._read_for_sure()
        higher = self._forms != stored.forms and self._forms.covers(stored.forms)
        if (higher or not stored.sequence) and await fresh():
            await written(self._store, self._forms, stored.sequence)
            stored = await self._read_for_sure()
        if not self._forms.covers(stored.forms):
            raise EngineError(
                f"this release reads {self._forms}, but the gates of this cell write up to {stored.forms}:"
                " start the newer release."
            )
        self.floor.forms = stored.forms
        self._readers = Readers(self._bus, self._time, self._cell)
        self._next = self._read_at = self._time.mono()
        self.listen_again()
        self._beat()

    def stop(self) -> None:
        """Fall silent."""
        self._stopped = True
        if self._readers:
            self._readers.stop()

    def heard(self, seconds: float) -> list[Reader]:
        """All members that were heard in so many last seconds, this one among them."""
        return self._readers.heard(seconds) if self._readers else []

    def listen_again(self) -> None:
        """We may not have heard everyone: the minute starts again."""
        self._listening_since = self._time.mono()

    def _beat(self) -> None:
        if self._stopped:
            return
        now = self._time.mono()
        if now - self._next > LATE_SECONDS:
            self.listen_again()  # this process stood still, not the others
        self._bus.publish(announcements(self._cell), self._announcement)
        if now >= self._read_at:
            self._read_at = now + READ_SECONDS
            self._store.read_floor(self._take)
        self._next = now + BEAT_SECONDS
        self._time.call_at(self._next, self._beat)

    def _take(self, stored: StoredFloor | None) -> None:
        if stored is None:
            self.listen_again()  # we may be cut off from the others
            return
        if stored.forms != self.floor.forms:
            logger.info("the floor is now: %s", stored.forms)
            self.floor.forms = stored.forms
        if not self._forms.covers(stored.forms) and not self._too_high:
            self._too_high = True
            logger.error("the floor is now above this release: some tables need a newer gate")
        self._warn(stored.forms)
        self._raise(stored)

    def _raise(self, stored: StoredFloor) -> None:
        if self._stopped or self._time.mono() - self._listening_since < QUIET_SECONDS:
            return
        assert self._readers, "what is read is read after the start"
        reached = floor([self._forms, *(reader.forms for reader in self._readers.heard(QUIET_SECONDS))])
        if reached != stored.forms and reached.covers(stored.forms):
            self._store.write_floor(reached, after=stored.sequence, answer=self._written)

    def _written(self, ok: bool) -> None:  # noqa: FBT001  (a callback)
        if ok and not self._stopped:
            self._store.read_floor(self._take)

    def _warn(self, forms: Forms) -> None:
        """Tell the operator of members that cannot read what may be written."""
        assert self._readers, "what is read is read after the start"
        for reader in self._readers.heard(READ_SECONDS):
            settled = reader.last - reader.first >= SETTLE_SECONDS
            if settled and not reader.forms.covers(forms) and not reader.warned:
                reader.warned = True
                logger.warning("member %s is older than the floor (%s): stop it", reader.name, forms)

    async def _read_for_sure(self) -> StoredFloor:
        async with asyncio.timeout(START_SECONDS):
            while True:
                if (stored := await read(self._store)) is not None:
                    return stored
                await asyncio.sleep(0.05)


def announcements(cell: str) -> str:
    """The subject on which members say what they can read."""
    return f"forms.{cell}"


async def read(store: FloorStore) -> StoredFloor | None:
    """The floor as the engine has it; None: no answer in time."""
    answer: asyncio.Future[StoredFloor | None] = asyncio.get_running_loop().create_future()
    store.read_floor(answer.set_result)
    return await answer


async def written(store: FloorStore, forms: Forms, after: int) -> bool:
    """Store a floor; returns whether it is stored for sure."""
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.write_floor(forms, after=after, answer=answer.set_result)
    return await answer


_announcements = msgspec.json.Decoder(Announcement)
