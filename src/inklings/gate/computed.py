"""Answers that take a while to compute: each is computed once, in a thread, and only one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_BYTES = 16_000_000


class Computed:
    """The newest answers, up to so many bytes."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._turn = asyncio.Lock()

    def known(self, key: Hashable) -> bytes | None:
        """The answer with this key, if we have it."""
        return self._kept.get(key)

    async def get(self, key: Hashable, compute: Callable[[], bytes]) -> bytes:
        """The answer with this key, which is computed unless we have it."""
        async with self._turn:
            if key not in self._kept:
                # In a thread, so no table waits for it.
                self._keep(key, await asyncio.to_thread(compute))
            self._kept.move_to_end(key)
            return self._kept[key]

    def _keep(self, key: Hashable, data: bytes) -> None:
        self._kept[key] = data
        self._bytes += len(data)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
