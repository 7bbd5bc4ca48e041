"""People's own decks, as the engine keeps them: a manifest, each picture, and when the deck was last used.

A picture is stored only while its deck is being made: the message says of which manifest, and the engine
checks that. So a picture never changes, and none is left over when a deck is removed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.conditional import put, right_after
from inklings.live.failures import Unavailable
from inklings.live.jetstream import decode_answer, decode_info
from inklings.live.newest_message import Found, found, newest_in, newest_of
from inklings.live.streams import Streams
from inklings.own_decks import manifest
from inklings.own_decks.cleaned import Cleaned
from inklings.own_decks.manifest import Manifest
from inklings.own_decks.names import count_of

DeckSize: TypeAlias = Literal["card", "large"]
"""360 and 640 pixels across."""
KEEP = timedelta(days=60)
"""How long a deck is kept that nobody plays or looks at."""
KEEP_FOR_CIRCLE = timedelta(days=365)
"""How long a deck is kept after a circle has begun a game with it."""
UNFINISHED = timedelta(days=1)
"""How long a deck is kept that is not done."""


class Kept(NamedTuple):
    """A manifest, and its place in the stream."""

    manifest: Manifest
    sequence: int


class _Subjects(msgspec.Struct, frozen=True):
    subjects: dict[str, int] | None = None


class _Page(msgspec.Struct):
    state: _Subjects = _Subjects()
    total: int = 0


_pages = msgspec.json.Decoder(_Page)


class DeckStore:
    """The own decks of one cell. All of it raises `Unavailable`."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)
        self._stream = self._streams.decks["name"]

    async def begin(self, deck: str, made: Manifest) -> None:
        """Keep the manifest of a new deck."""
        await self.use(deck)
        await self._put(deck, "manifest", manifest.encode(made), after=0)

    async def find(self, deck: str) -> Kept | None:
        """A deck, as the leader knows it; None: there is none."""
        newest = await self._newest(deck, "manifest")
        if newest is None or newest.message is None:
            return None
        return Kept(manifest.decode(newest.message.data), newest.message.seq)

    async def keep_card(self, deck: str, card: int, cleaned: Cleaned, of: Kept) -> bool:
        """Keep a picture; returns false if the deck is done or removed."""
        return await self._put(deck, f"{card}-large", cleaned.large, of=of) and await self._put(
            deck, f"{card}-card", cleaned.small, of=of
        )

    async def cards(self, deck: str) -> int:
        """How many of its cards are there."""
        subjects = [subject async for subject in self._subjects(self._streams.deck(deck, "*"))]
        kept = {subject.rpartition(".")[2] for subject in subjects}
        cards = range(1, count_of(deck) + 1)
        return sum({f"{card}-large", f"{card}-card"} <= kept for card in cards)

    async def finish(self, deck: str, made: Manifest, of: Kept) -> bool:
        """From now on the deck stays as it is; returns false if it did already, or is removed."""
        return await self._put(deck, "manifest", manifest.encode(made), after=of.sequence)

    async def picture(self, deck: str, card: int, size: DeckSize) -> bytes | None:
        """A picture, from any copy; None: it is not there."""
        ask = newest_of(self._streams.deck(deck, f"{card}-{size}"))
        answer = await self._bus.ask(f"$JS.API.DIRECT.GET.{self._stream}", ask)
        if answer is None:
            raise Unavailable
        return None if answer.status else answer.data

    async def use(self, deck: str) -> None:
        """Remember that somebody wants the deck, so it is kept."""
        await self._put(deck, "used", b"")

    async def keep_for_circle(self, deck: str) -> None:
        """Remember that a circle plays with the deck. Which one is not kept."""
        await self._put(deck, "circle", b"")

    async def report(self, deck: str) -> None:
        """Tell the operators that somebody finds a deck wrong."""
        await self._put(deck, "report", b"")

    async def reported(self) -> dict[str, datetime]:
        """The decks that were reported, and when the last time."""
        return {deck: when async for deck, when in self._marked("report")}

    async def dismiss(self, deck: str) -> None:
        """The operators have seen to a report."""
        await self._purge(deck, "report")

    async def remove(self, deck: str) -> None:
        """Remove a deck with all of its pictures. The manifest goes first, so no more come."""
        await self._purge(deck, "manifest")
        await self._purge(deck, "*")

    async def held_bytes(self) -> int:
        """What all decks take."""
        answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream}")
        info = decode_info(answer.data) if answer else None
        if info is None or info.error:
            raise Unavailable
        return info.state.bytes

    async def sweep(self, now: datetime, keep: timedelta | None = KEEP) -> int:
        """Remove decks that nobody has used for so long (None: none of them), and those that were never done.

        Returns how many.
        """
        old: list[str] = []
        for_circles = {deck async for deck, at in self._marked("circle") if at >= now - KEEP_FOR_CIRCLE}
        async for deck, used in self._marked("used"):
            if keep and used < now - keep and deck not in for_circles:
                old.append(deck)
            elif used < now - UNFINISHED:
                kept = await self.find(deck)
                if kept is None or not kept.manifest.done:
                    old.append(deck)
        for deck in old:
            await self.remove(deck)
        return len(old)

    # --- the engine -----------------------------------------------------------------------------------

    async def _marked(self, mark: str) -> AsyncIterator[tuple[str, datetime]]:
        """The decks that have such a message, and when it was stored."""
        async for subject in self._subjects(self._streams.deck("*", mark)):
            deck = subject.split(".")[-2]
            newest = await self._newest(deck, mark)
            if newest and newest.message:
                yield deck, newest.message.time

    async def _newest(self, deck: str, what: str) -> Found | None:
        answer = await self._bus.ask(newest_in(self._stream), newest_of(self._streams.deck(deck, what)))
        newest = found.decode(answer.data) if answer else None
        if newest is None or (newest.error and not newest.is_none):
            raise Unavailable
        return newest

    async def _subjects(self, which: str) -> AsyncIterator[str]:
        seen = 0
        while True:
            ask = msgspec.json.encode({"subjects_filter": which, "offset": seen})
            answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream}", ask)
            if answer is None:
                raise Unavailable
            page = _pages.decode(answer.data)
            subjects = page.state.subjects or {}
            for subject in subjects:
                yield subject
            seen += len(subjects)
            if not subjects or seen >= page.total:
                return

    async def _put(
        self, deck: str, what: str, data: bytes, *, after: int | None = None, of: Kept | None = None
    ) -> bool:
        """Store a message: right after another of its subject, or while this is the deck's manifest."""
        condition: dict[str, str] | None = None
        if after is not None:
            condition = right_after(after)
        if of is not None:
            manifest_subject = self._streams.deck(deck, "manifest")
            other = {"Nats-Expected-Last-Subject-Sequence-Subject": manifest_subject}
            condition = right_after(of.sequence) | other
        return await put(self._bus, self._streams.deck(deck, what), data, condition)

    async def _purge(self, deck: str, what: str) -> None:
        ask = msgspec.json.encode({"filter": self._streams.deck(deck, what)})
        answer = await self._bus.ask(f"$JS.API.STREAM.PURGE.{self._stream}", ask)
        if answer is None or decode_answer(answer.data).error:
            raise Unavailable
