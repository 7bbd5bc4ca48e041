"""A crowd is written to a few at a time, and nobody who plays waits for all of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class CrowdTurns:
    """Starts `at_once`, lets the gate do what else it has to do, then starts the next, in order."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._waiting: deque[Callable[[], None]] = deque()

    def soon(self, start: Callable[[], None]) -> None:
        """Call this when its turn has come."""
        self._waiting.append(start)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        for _ in range(min(self._at_once, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._run)
