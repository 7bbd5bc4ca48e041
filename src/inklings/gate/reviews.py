"""Reviews of games that have ended."""

from __future__ import annotations

import msgspec

from inklings.gate.computed import MOST_BYTES, Computed
from inklings.house.registry import GameRegistry
from inklings.house.table import Table


class Reviews:
    """What browsers may read of a game after its end, as they are sent it."""

    def __init__(self, games: GameRegistry, most_bytes: int = MOST_BYTES) -> None:
        self._games = games
        self._computed = Computed(most_bytes)

    async def of(self, table: Table) -> bytes | None:
        """The review of the game that has just ended at a table; None if there is none.

        That of a very long game takes a second and more than a megabyte.
        """
        review = self._games[table.game].game.review
        if review is None or table.outcome is None:
            return None
        key = table.code, table.match
        return await self._computed.get(key, lambda: msgspec.json.encode(review(table.state)))
