"""Where people who do not know each other gather: the tables of a game and a language that have room.

The engine keeps one list for each game and language, which is written only by somebody who has seen the last
one. So any gate can send people to any of these tables, and no two gates send them to the same seat.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct

from inklings.kernel.bot import Language
from inklings.live.bus import NatsBus
from inklings.live.conditional import put, right_after
from inklings.live.failures import Unavailable
from inklings.live.newest_message import found, newest_in, newest_of
from inklings.live.streams import Streams


class Gathering(Struct, frozen=True, omit_defaults=True):
    """A table that gathers people."""

    code: str
    since: int
    """When it began to, in milliseconds."""
    coming: dict[str, int] = {}
    """The people who were sent there, and when: their seats are not for others."""


class Gatherings(NamedTuple):
    """The tables of a game and a language that gather people."""

    tables: tuple[Gathering, ...]
    sequence: int
    """That of the message in which they are."""


_decode = msgspec.json.Decoder(tuple[Gathering, ...]).decode


class GatheringStore:
    """The gatherings of one cell. All of it raises `Unavailable`."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)
        self._stream = self._streams.gatherings["name"]

    async def find(self, game: str, language: Language) -> Gatherings:
        """The tables that gather people, as the leader knows them."""
        subject = self._streams.gathering(game, language)
        answer = await self._bus.ask(newest_in(self._stream), newest_of(subject))
        newest = found.decode(answer.data) if answer else None
        if newest is None or (newest.error and not newest.is_none):
            raise Unavailable
        if newest.message is None:
            return Gatherings((), 0)
        return Gatherings(_decode(newest.message.data), newest.message.seq)

    async def keep(
        self, game: str, language: Language, tables: tuple[Gathering, ...], after: Gatherings
    ) -> bool:
        """Keep these in place of those; returns false if somebody else was quicker."""
        subject = self._streams.gathering(game, language)
        return await put(self._bus, subject, msgspec.json.encode(tables), right_after(after.sequence))
