"""Links to games that have ended: random texts, each of which the engine keeps with its table and match.

Nothing is copied. A link leads to the log of its table, so what is forgotten there is gone from its replays.
"""

from __future__ import annotations

import re
import secrets
from typing import NamedTuple

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.newest_message import Found, newest_in
from inklings.live.streams import Streams

BYTES = 10
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
        answer = await self._ask(self._streams.link(link, code, str(match)), b"")
        if answer.error:
            raise Unavailable
        return link

    async def find(self, link: str) -> Linked | None:
        """Where a link leads; None: nowhere, or no longer. Raises `Unavailable`."""
        return await self._find(self._streams.link(link, "*", "*")) if _LINK.fullmatch(link) else None

    async def revoke(self, code: str, match: int | None = None) -> int:
        """End the links to a match, or to all of a table; returns how many. Raises `Unavailable`."""
        which = self._streams.link("*", code, "*" if match is None else str(match))
        ask = msgspec.json.encode({"filter": which})
        answer = await self._ask(f"$JS.API.STREAM.PURGE.{self._stream}", ask)
        if answer.error:
            raise Unavailable
        return answer.purged

    async def codes(self) -> frozenset[str]:
        """The tables to which links lead; raises `Unavailable`."""
        found: set[str] = set()
        seen = 0
        while True:
            ask = msgspec.json.encode({"subjects_filter": ">", "offset": seen})
            answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream}", ask)
            if answer is None:
                raise Unavailable
            page = _infos.decode(answer.data)
            subjects = (page.state.subjects if page.state else None) or {}
            found |= {subject.split(".")[-2] for subject in subjects}
            seen += len(subjects)
            if not subjects or seen >= page.total:
                return frozenset(found)

    async def _find(self, subject: str) -> Linked | None:
        ask = msgspec.json.encode({"seq": 1, "next_by_subj": subject})
        answer = await self._ask(newest_in(self._stream), ask)
        if answer.error and not answer.is_none:
            raise Unavailable
        if answer.message is None:
            return None
        link, code, match = answer.message.subject.split(".")[-3:]
        return Linked(link, code, int(match))

    async def _ask(self, subject: str, data: bytes) -> _Answer:
        answer = await self._bus.ask(subject, data)
        if answer is None:
            raise Unavailable
        return _answers.decode(answer.data)
