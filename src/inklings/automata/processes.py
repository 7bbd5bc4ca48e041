"""Processes of a runner for work that takes long: nothing else waits for it. They end when there is none."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

NICE = 5
"""Beyond that of the runner: a bot thinks first."""
COUNT = 2
"""How many things are done at a time."""
REST_SECONDS = 60.0
"""After so long without work the processes end: they would only take up memory."""

Given = TypeVar("Given")
Made = TypeVar("Made")


class Processes:
    """A pool that is there while there is work."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        """`prepare` is called first in each process."""
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._working = 0
        self._worked = 0.0

    async def run(self, make: Callable[[Given], Made], given: Given) -> Made:
        """Have something made; raises `BrokenExecutor` if its process dies, and what `make` raises."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(COUNT, get_context("spawn"), _begin, (self._prepare,))
        self._working += 1
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, make, given)
        except BrokenExecutor:
            if self._pool is pool:  # else somebody has a new one already
                self.stop()
            raise
        finally:
            self._working -= 1
            self._worked = loop.time()
            loop.call_later(REST_SECONDS, self._rest)

    def stop(self) -> None:
        """End the processes, and what they are doing."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _rest(self) -> None:
        idle = asyncio.get_running_loop().time() - self._worked
        if not self._working and idle >= REST_SECONDS:
            self.stop()


def _begin(prepare: Callable[[], None] | None) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    if prepare:
        prepare()
