"""Whole logs: which tables there are, what is stored of one, and how it is removed or rewritten.

A log is replaced by one entry in one step, and only if nothing was stored meanwhile. So nobody reads half a
log, and no acknowledged move is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Container, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

from inklings.house import log
from inklings.house.codes import SHARDS, shard_of
from inklings.house.entry_codec import NewerEntry, UnreadableEntry, decode_entry, encode_entry
from inklings.house.rewritten import Kept, pack
from inklings.live.bus import NatsBus
from inklings.live.erasing import erase, erase_these, purge
from inklings.live.failures import Unavailable
from inklings.live.interfaces import AppendAnswer, Appended, Conflict, Full, Stored
from inklings.live.jetstream import BATCH, END_OF_BATCH
from inklings.live.links import Links
from inklings.live.log import NatsLog
from inklings.live.nats_link import Message
from inklings.live.notice_store import NoticeStore
from inklings.live.rewriting import rewrite_clocks
from inklings.live.streams import Streams

FORGOTTEN_SECONDS = 24 * 60 * 60
"""How long the entry of a removed table is kept, so every member hears of it."""
CLOCK_WORDS = ("clock", "rang")
"""How subjects begin that have clocks, and those that have rung."""
MOST_REWRITTEN = 1_000_000
"""The most that NATS takes in one message by default."""


class TooLongToRewrite(Exception):  # noqa: N818  (an answer: it does not fit)
    """The log does not fit into one entry."""


class _Subjects(msgspec.Struct, frozen=True):
    subjects: dict[str, int] = {}


class _Page(msgspec.Struct):
    state: _Subjects = _Subjects()
    total: int = 0


_pages = msgspec.json.Decoder(_Page)


class Newest(NamedTuple):
    """The newest entry of a table: its sequence, when it was stored, and what it says."""

    sequence: int
    stored: datetime
    data: bytes

    @property
    def is_forgotten(self) -> bool:
        """Whether the table was removed."""
        return says_forgotten(self.data)


def says_forgotten(data: bytes) -> bool:
    """Whether an entry says that its table was removed."""
    try:
        return decode_entry(data).events == (log.Forgotten(),)
    except (NewerEntry, UnreadableEntry):
        return False


class Recorded(NamedTuple):
    """An entry of some table."""

    sequence: int
    code: str
    data: bytes


class Archive:
    """All logs of one cell."""

    def __init__(self, bus: NatsBus, entries: NatsLog) -> None:
        self._bus = bus
        self._log = entries
        self._streams = Streams(bus.address.name)
        self.links = Links(bus)
        self.notices = NoticeStore(bus)

    async def codes(self) -> AsyncIterator[dict[str, int]]:
        """All tables with the number of their entries, some at a time; raises `Unavailable`."""
        for shard in range(SHARDS):
            seen = 0
            while True:
                ask = {"subjects_filter": ">", "offset": seen}
                answer = await self._bus.ask(
                    f"$JS.API.STREAM.INFO.{self._streams.name(shard)}", msgspec.json.encode(ask)
                )
                if answer is None:
                    raise Unavailable
                page = _pages.decode(answer.data)
                found = page.state.subjects
                yield {subject.rpartition(".")[2]: entries for subject, entries in found.items()}
                seen += len(found)
                if not found or seen >= page.total:
                    break

    async def newest(self, code: str) -> Newest | None:
        """The newest entry of a table; None: there is no such table. Raises `Unavailable`."""
        ask = msgspec.json.encode({"last_by_subj": self._streams.subject("table", code)})
        answer = await self._bus.ask(f"$JS.API.DIRECT.GET.{self._streams.name(shard_of(code))}", ask)
        if answer is None:
            raise Unavailable
        if answer.status:
            return None
        stored = datetime.fromisoformat(answer.header("Nats-Time-Stamp"))
        return Newest(int(answer.header("Nats-Sequence")), stored, answer.data)

    async def read(self, code: str) -> list[Stored]:
        """All stored entries of a table; raises `Unavailable`."""
        found: list[Stored] = []
        while True:
            answer: asyncio.Future[Sequence[Stored] | None] = asyncio.get_running_loop().create_future()
            self._log.read(code, after=found[-1].sequence if found else 0, answer=answer.set_result)
            more = await answer
            if more is None:
                raise Unavailable
            if not more:
                return found
            found += more

    async def read_shard(self, shard: int, after: int) -> list[Recorded]:
        """The entries of all tables of a shard after this sequence, some at a time; raises `Unavailable`."""
        answer: asyncio.Future[list[Recorded] | None] = asyncio.get_running_loop().create_future()
        found: list[Recorded] = []

        def reply(message: Message | None) -> bool:
            if message is not None and not message.status:
                code = message.header("Nats-Subject").rpartition(".")[2]
                found.append(Recorded(int(message.header("Nats-Sequence")), code, message.data))
                return True
            answer.set_result(found if message and message.status in END_OF_BATCH else None)
            return False

        ask = {
            "seq": after + 1,
            "next_by_subj": self._streams.subject_of_shard("table", shard),
            "batch": BATCH,
        }
        self._bus.request(f"$JS.API.DIRECT.GET.{self._streams.name(shard)}", msgspec.json.encode(ask), reply)
        if (read := await answer) is None:
            raise Unavailable
        return read

    async def forget(self, code: str, after: int) -> bool:
        """Remove a table of which this was the newest entry; returns false if there was a newer one."""
        entry = log.Entry(at=self._bus.now(), command="forget", events=(log.Forgotten(),))
        match await self._log.replace(code, encode_entry(entry), after=after, seconds=FORGOTTEN_SECONDS):
            case Appended():
                pass
            case Conflict():
                return False
            case Full():  # then nobody else can store anything either
                await purge(
                    self._bus, self._streams.name(shard_of(code)), self._streams.subject("table", code)
                )
            case _:
                raise Unavailable
        await self.links.revoke(code)
        await self._drop_what_follows(code)
        return True

    async def _drop_what_follows(self, code: str) -> None:
        await self.notices.drop_table(code)
        for word in CLOCK_WORDS:
            subject = self._streams.subject(word, code)
            await purge(self._bus, self._streams.clocks_name(shard_of(code)), subject)

    async def erase(self, code: str, stored: Sequence[Stored]) -> bool:
        """Overwrite and remove all entries of a table, these, but for one that says that it is gone.

        Returns false if there was a newer one. The newest goes first: so what is left can always be read.
        """
        if says_forgotten(stored[-1].data):
            stored = stored[:-1]
        elif not await self._mark(code, stored[-1].sequence):
            return False
        stream = self._streams.name(shard_of(code))
        if not await erase_these(self._bus, stream, [one.sequence for one in reversed(stored)]):
            await purge(self._bus, stream, self._streams.subject("table", code), keep=1)
        await self.links.erase(code)
        await self.notices.drop_table(code)
        await self._erase_clock(code)
        return True

    async def _erase_clock(self, code: str) -> None:
        """Erase a table's clock, which is set to ring now: the engine's timetable keeps a code until then."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._log.set_clock(code, 0, self._bus.now(), answer.set_result)
        if not await answer:
            raise Unavailable
        for word in CLOCK_WORDS:
            await erase(
                self._bus, self._streams.clocks_name(shard_of(code)), self._streams.subject(word, code)
            )

    async def _mark(self, code: str, after: int) -> bool:
        """Say that a table is gone, behind all that is stored of it; false if there is something newer."""
        entry = log.Entry(at=self._bus.now(), command="forget", events=(log.Forgotten(),))
        answer: asyncio.Future[AppendAnswer] = asyncio.get_running_loop().create_future()
        command = f"forget:{after}"
        self._log.append(code, encode_entry(entry), after=after, command=command, answer=answer.set_result)
        match await answer:
            case Appended() | Full():  # if there is no room, nobody else can store anything either
                return True
            case Conflict():
                return False
            case _:
                raise Unavailable

    async def erase_mark(self, code: str) -> None:
        """Remove the entry that says that a table is gone: from then on nothing has its code."""
        await erase(self._bus, self._streams.name(shard_of(code)), self._streams.subject("table", code))

    async def rewrite_clocks(self, codes: Iterable[str], gone: Container[str]) -> None:
        """Rewrite the files of clocks in which these tables were; raises `Unavailable`.

        Those that are gone ring no more. The others may have been erased before, or be somebody else's.
        """
        for shard in sorted({shard_of(code) for code in codes}):
            await rewrite_clocks(self._bus, shard, gone)

    async def rewrite(self, code: str, kept: Sequence[Kept], command: str) -> AppendAnswer:
        """Replace the whole log by these entries; raises `TooLongToRewrite`."""
        last = decode_entry(bytes(kept[-1].entry)).at
        entry = log.Entry(at=max(self._bus.now(), last + 1), command=command, events=(pack(kept),))
        data = encode_entry(entry)
        if len(data) > MOST_REWRITTEN:
            raise TooLongToRewrite
        return await self._log.replace(code, data, after=kept[-1].version)
