"""Links to games that have ended, and to all games of a table: random texts, which the engine keeps.

Nothing is copied. A link leads to the log of its table, so what is forgotten there is gone from its replays.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.conditional import put, right_after
from inklings.live.erasing import erase
from inklings.live.failures import Unavailable
from inklings.live.newest_message import Found, newest_in
from inklings.live.streams import Streams

BYTES = 10
ALBUM = 0
"""In place of the number of a match: all matches of the table."""
CLOSED = f"{ALBUM}-closed"
CHRONICLE = "chronicle"
"""The link of every table that is in a chronicle: it leads nowhere, and keeps the table."""
_LINK = re.compile(r"[A-Z]*[0-9a-f]{20}")


class _Linked(msgspec.Struct):
    subject: str


class _Answer(Found):
    message: _Linked | None = None  # type: ignore[assignment]
    purged: int = 0


class _Subjects(msgspec.Struct):
    subjects: dict[str, int] | None = None


class _Info(msgspec.Struct):
    state: _Subjects | None = None
    total: int = 0


_answers = msgspec.json.Decoder(_Answer)
_infos = msgspec.json.Decoder(_Info)


class Linked(NamedTuple):
    """A link, and the match to which it leads."""

    link: str
    code: str
    match: int
    """Or `ALBUM`."""


class Moment(NamedTuple):
    """A postcard in an album."""

    match: int
    name: str


class Choices(NamedTuple):
    """What people have decided about an album."""

    left_out: frozenset[Moment]
    closed: bool


class Links:
    """The links of one cell."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)
        self._stream = self._streams.links["name"]

    async def make(self, code: str, match: int) -> str:
        """The link to a match, which is made unless there is one; raises `Unavailable`."""
        if found := await self._find(self._streams.link("*", code, str(match))):
            return found.link
        link = self._bus.address.cell + secrets.token_hex(BYTES)
        await self._store(self._streams.link(link, code, str(match)))
        return link

    async def find(self, link: str) -> Linked | None:
        """Where a link leads; None: nowhere, or no longer. Raises `Unavailable`."""
        return await self._find(self._streams.link(link, "*", "*")) if _LINK.fullmatch(link) else None

    async def revoke(self, code: str, match: int | None = None) -> int:
        """End the links to a match, or to all of a table; returns how many. Raises `Unavailable`."""
        if match is None:
            return await self._purge(self._streams.link("*", code, "*"))
        ended = 0
        while found := await self._find(self._streams.link("*", code, str(match))):
            ended += await self._purge(self._streams.link(found.link, code, "*"))
        return ended

    async def erase(self, code: str) -> None:
        """Overwrite and remove all links to a table, and what was decided about its album."""
        await erase(self._bus, self._stream, self._streams.link("*", code, "*"))

    async def choices(self, album: Linked) -> Choices:
        """What people have decided about an album; raises `Unavailable`."""
        left_out: set[Moment] = set()
        closed = False
        async for subject in self._subjects(self._streams.link(album.link, album.code, "*")):
            _, _, choice = subject.rpartition(".")[2].partition("-")
            match, _, name = choice.partition("-")
            if name:
                left_out.add(Moment(int(match), name))
            closed |= subject.endswith(CLOSED)
        return Choices(frozenset(left_out), closed)

    async def choose(self, album: Linked, moment: Moment, *, stays: bool) -> None:
        """Leave a moment out of an album, or take it in again; raises `Unavailable`."""
        which = self._streams.link(album.link, album.code, f"{ALBUM}-{moment.match}-{moment.name}")
        await (erase(self._bus, self._stream, which) if stays else self._store(which))

    async def close(self, album: Linked) -> None:
        """From now on an album stays as it is; raises `Unavailable`."""
        await self._store(self._streams.link(album.link, album.code, CLOSED))

    async def keep(self, code: str, circle: str) -> None:
        """Keep a table for the chronicle of a circle; raises `Unavailable`."""
        await self._store(self._streams.link(CHRONICLE, code, circle))

    async def kept(self, circle: str = "*") -> frozenset[str]:
        """The tables that are kept for the chronicle; raises `Unavailable`."""
        which = self._streams.link(CHRONICLE, "*", circle)
        return frozenset([subject.split(".")[-2] async for subject in self._subjects(which)])

    async def codes(self) -> frozenset[str]:
        """The tables to which links lead; raises `Unavailable`."""
        return frozenset([subject.split(".")[-2] async for subject in self._subjects(">")])

    async def _subjects(self, which: str) -> AsyncIterator[str]:
        seen = 0
        while True:
            ask = msgspec.json.encode({"subjects_filter": which, "offset": seen})
            answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream}", ask)
            if answer is None:
                raise Unavailable
            page = _infos.decode(answer.data)
            subjects = (page.state.subjects if page.state else None) or {}
            for subject in subjects:
                yield subject
            seen += len(subjects)
            if not subjects or seen >= page.total:
                return

    async def _find(self, subject: str) -> Linked | None:
        ask = msgspec.json.encode({"seq": 1, "next_by_subj": subject})
        answer = await self._ask(newest_in(self._stream), ask)
        if answer.error and not answer.is_none:
            raise Unavailable
        if answer.message is None:
            return None
        link, code, match = answer.message.subject.split(".")[-3:]
        return Linked(link, code, int(match))

    async def _store(self, subject: str) -> None:
        """Unless it is stored: what a newer message replaces would stay in the engine's files."""
        await put(self._bus, subject, b"", right_after(0))

    async def _purge(self, which: str) -> int:
        ask = msgspec.json.encode({"filter": which})
        answer = await self._ask(f"$JS.API.STREAM.PURGE.{self._stream}", ask)
        if answer.error:
            raise Unavailable
        return answer.purged

    async def _ask(self, subject: str, data: bytes) -> _Answer:
        answer = await self._bus.ask(subject, data)
        if answer is None:
            raise Unavailable
        return _answers.decode(answer.data)
