"""People's own decks at this gate: who may make, change and remove them, and how much there may be."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from secrets import compare_digest
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace

from inklings.live.bus import NatsBus
from inklings.live.cleaning import NotCleaned, can_check, cleaned
from inklings.live.deck_store import DeckStore, Kept
from inklings.live.failures import Unavailable
from inklings.live.space import Space
from inklings.own_decks.manifest import ALT, Manifest, Treatment, maker_of
from inklings.own_decks.names import count_of, is_checked, is_name, is_of_cell, new_name

MOST_BYTES = 2_000_000_000
"""What all decks of a cell may take: about two hundred of sixty pictures."""
AT_ONCE = 4
"""How many pictures one gate has cleaned at a time."""
KNOWN_SECONDS = 60.0
"""How long a gate takes a deck for what it was: then it may have been removed elsewhere."""
MOST_KNOWN = 500
USE_SECONDS = 24 * 3600.0
"""How often a gate tells that a deck is used."""


_ANSWERS: dict[str, tuple[int, str, float]] = {
    "not_a_picture": (415, "not_a_picture", 0),
    "not_here": (422, "not_here", 0),
    "nobody_cleans": (503, "nobody_cleans", 2),
    "nobody_checks": (503, "nobody_checks", 2),
}


class Declined(Exception):  # noqa: N818  (an answer: no)
    """Something that can't be done, as HTTP says it."""

    def __init__(self, status: int, why: str, retry_after: float = 0) -> None:
        super().__init__(why)
        self.status, self.why, self.retry_after = status, why, retry_after


class _Known(NamedTuple):
    manifest: Manifest
    until: float


class OwnDecks:
    """What the handlers ask. All of it raises `Declined` or `Unavailable`."""

    def __init__(self, bus: NatsBus, store: DeckStore, space: Space) -> None:
        self._bus, self._store, self._space = bus, store, space
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._used: OrderedDict[str, float] = OrderedDict()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def begin(self, count: int, treatment: Treatment, key: str) -> str:
        """A new deck of so many pictures, which are still to come; returns its name."""
        if not self._space.has_room_for_any_table or await self._store.held_bytes() > MOST_BYTES:
            raise Declined(507, "house_full")
        try:
            checked = await can_check(self._bus)
        except NotCleaned as no:
            raise Declined(*_ANSWERS[no.why]) from None
        name = new_name(count, self._bus.address.cell, checked=checked)
        await self._store.begin(name, Manifest(self._bus.now(), maker_of(key), treatment))
        return name

    async def add(self, name: str, card: int, upload: bytes, key: str) -> None:
        """Clean a picture and keep it."""
        draft = await self._made_by(name, key)
        if draft.manifest.done or not 1 <= card <= count_of(name):
            raise Declined(409, "deck_done")
        async with self._turns:
            try:
                picture = await cleaned(self._bus, upload, checked=is_checked(name))
            except NotCleaned as no:
                raise Declined(*_ANSWERS[no.why]) from None
        if not await self._store.keep_card(name, card, picture, draft):
            raise Declined(409, "deck_done")

    async def finish(self, name: str, alts: Sequence[str], key: str) -> None:
        """Say what the pictures show; from now on the deck can be played. Raises `Refused` besides."""
        draft = await self._made_by(name, key)
        if len(alts) != count_of(name) or await self._store.cards(name) < count_of(name):
            raise Declined(409, "pictures_missing")
        told = tuple(ALT.read(alt) if alt.strip() else "" for alt in alts)
        done = replace(draft.manifest, alts=told, done=True)
        if not draft.manifest.done and not await self._store.finish(name, done, draft):
            raise Declined(409, "deck_done")

    async def shown(self, name: str) -> Manifest:
        """A deck that is done. It is kept for longer because somebody wants it."""
        now = monotonic()
        known = self._known.get(name)
        if known is None or known.until < now:
            self._known.pop(name, None)
            kept = await self._find(name)
            if not kept.manifest.done:
                raise Declined(404, "no_such_deck")
            known = self._known[name] = _Known(kept.manifest, now + KNOWN_SECONDS)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        if now - self._used.get(name, -USE_SECONDS) >= USE_SECONDS:
            self._used[name] = now
            if len(self._used) > MOST_KNOWN:
                self._used.popitem(last=False)
            await self._store.use(name)
        return known.manifest

    async def keep_for_circle(self, name: str) -> None:
        """Keep a deck for long, because a circle begins a game with it, if it is still there."""
        with suppress(Declined, Unavailable):
            await self._find(name)
            await self._store.keep_for_circle(name)

    async def still_here(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those of a circle's decks that are not removed. They are kept for longer: somebody wants them."""
        found: list[str] = []
        for name in names:
            with suppress(Declined):
                if is_of_cell(name, self._bus.address.cell):
                    await self.shown(name)
                found.append(name)  # only its own cell knows what became of it
        return tuple(found)

    async def remove(self, name: str, key: str) -> None:
        """Remove a deck for its maker."""
        await self._made_by(name, key)
        await self.remove_any(name)

    async def remove_any(self, name: str) -> None:
        """Remove a deck for an operator."""
        self._known.pop(name, None)
        await self._store.remove(name)

    async def report(self, name: str) -> None:
        """Tell the operators of a deck."""
        await self.shown(name)
        await self._store.report(name)

    async def _made_by(self, name: str, key: str) -> Kept:
        kept = await self._find(name)
        if not compare_digest(kept.manifest.maker, maker_of(key)):
            raise Declined(403, "not_the_maker")
        return kept

    async def _find(self, name: str) -> Kept:
        kept = await self._store.find(name) if is_name(name) else None
        if kept is None:
            raise Declined(404, "no_such_deck")
        return kept
