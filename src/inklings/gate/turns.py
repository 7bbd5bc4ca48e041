"""Turns: a crowd is written to a few at a time, so that nobody who plays waits for all of it."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Lets `at_once` pass, then whatever else the gate has to do, then the next: first come, first served."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._left = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._refilling = False

    async def take(self) -> None:
        """Wait for a turn."""
        self._refill_soon()
        if self._left and not self._waiting:
            self._left -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _refill_soon(self) -> None:
        if not self._refilling:
            self._refilling = True
            asyncio.get_running_loop().call_soon(self._refill)

    def _refill(self) -> None:
        self._refilling = False
        self._left = self._at_once
        while self._waiting and self._left:
            turn = self._waiting.popleft()
            if not turn.done():  # whoever has gone needs none
                turn.set_result(None)
                self._left -= 1
        if self._waiting:
            self._refill_soon()
