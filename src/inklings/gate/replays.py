"""Replays of games that have ended, made from the logs of their tables."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable, Iterable

import msgspec
from msgspec import Struct

from inklings.gate.computed import Computed
from inklings.house import replay
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept, expanded
from inklings.kernel.game import Viewer
from inklings.live.archive import Archive
from inklings.live.interfaces import Stored
from inklings.live.links import Linked

LEVEL = 6
"""Of gzip."""


class Replays:
    """The replays that this gate has been asked for, as JSON after gzip."""

    def __init__(self, games: GameRegistry, archive: Archive) -> None:
        self.games = games
        self._archive = archive
        self._computed = Computed()

    async def about(self, linked: Linked) -> bytes | None:
        """What everyone may know of a game; None: it is gone."""
        return await self.compute(linked, "about", lambda match: json(replay.replay(self.games, match)))

    async def frames(self, linked: Linked, viewer: Viewer) -> bytes | None:
        """What a viewer was shown; None: the game is gone, or there is no such seat."""

        def compute(match: replay.Match) -> bytes:
            is_there = viewer is None or viewer < len(match[-1].after.places)
            return json(replay.frames(self.games, match, viewer) if is_there else None)

        return await self.compute(linked, viewer, compute)

    async def review(self, linked: Linked) -> bytes | None:
        """The game looked at again; None: it is gone, or games of this kind have no review."""

        def compute(match: replay.Match) -> bytes:
            table = match[-1].after
            review = self.games[table.game].game.review
            return json(review(table.state) if review and table.outcome else None)

        return await self.compute(linked, "review", compute)

    async def match(self, linked: Linked) -> replay.Match | None:
        """The game itself."""
        stored = await self._archive.read(linked.code)
        return await asyncio.to_thread(self._match, linked, _kept(stored))  # so no table waits for it

    def _match(self, linked: Linked, kept: Iterable[Kept]) -> replay.Match | None:
        return replay.match_of(self.games, kept, linked.match)

    async def compute(
        self,
        linked: Linked,
        what: Hashable,
        make: Callable[[replay.Match], bytes],
        computed: Computed | None = None,
    ) -> bytes | None:
        """What is made of a game in a thread, unless we have it; None: nothing, or the game is gone."""

        def compute(kept: Iterable[Kept]) -> bytes:
            match = self._match(linked, kept)
            return make(match) if match else b""

        return await self.compute_from_log(linked, what, compute, computed)

    async def compute_from_log(
        self,
        linked: Linked,
        what: Hashable,
        make: Callable[[Iterable[Kept]], bytes],
        computed: Computed | None = None,
    ) -> bytes | None:
        """What is made of a table's log in a thread, unless we have it; None: nothing, or it is gone."""
        newest = await self._archive.newest(linked.code)
        if newest is None:
            return None
        computed = computed or self._computed
        # Forgetting someone rewrites the log and so changes its last sequence: no answer from before is sent.
        key = linked, newest.sequence, what
        if (known := computed.known(key)) is not None:
            return known or None
        stored = await self._archive.read(linked.code)
        return await computed.get(key, lambda: make(_kept(stored))) or None


def _kept(stored: Iterable[Stored]) -> Iterable[Kept]:
    return expanded((one.sequence, one.data) for one in stored)


def json(made: Struct | None) -> bytes:
    """An answer as JSON after gzip; nothing for None."""
    return b"" if made is None else gzip.compress(msgspec.json.encode(made), LEVEL)
