"""Reviews of games that have ended: each is computed once, and only one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from inklings.house.registry import GameRegistry
from inklings.house.table import Table

MOST_BYTES = 16_000_000
"""How much is cached. The review of a very long game takes a second and more than a megabyte."""


class Reviews:
    """What browsers may read of a game after its end, as they are sent it."""

    def __init__(self, games: GameRegistry, most_bytes: int = MOST_BYTES) -> None:
        self._games = games
        self._most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._bytes = 0
        self._turn = asyncio.Lock()

    async def of(self, table: Table) -> bytes | None:
        """The review of the game that has just ended at a table; None if there is none."""
        review = self._games[table.game].game.review
        if review is None or table.outcome is None:
            return None
        key = table.code, table.match
        async with self._turn:
            if key not in self._kept:
                # In a thread, so no table waits for it.
                self._keep(key, await asyncio.to_thread(lambda: msgspec.json.encode(review(table.state))))
            self._kept.move_to_end(key)
            return self._kept[key]

    def _keep(self, key: tuple[str, int], data: bytes) -> None:
        self._kept[key] = data
        self._bytes += len(data)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
