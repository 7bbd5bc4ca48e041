"""Fair writing: onlookers are written to a few at a time, so players do not wait for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class CrowdQueue:
    """Calls `at_once` of the waiting callbacks in each turn of the event loop, in order."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._waiting: deque[Callable[[], None]] = deque()

    def soon(self, start: Callable[[], None]) -> None:
        """Call this after those that wait already."""
        self._waiting.append(start)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        for _ in range(min(self._at_once, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._run)
