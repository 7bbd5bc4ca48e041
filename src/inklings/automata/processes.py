"""Processes of a runner for work that takes long: nothing else waits for it. They end when there is none."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
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
    """Processes that are there while there is work. Each does one thing at a time."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        """`prepare` is called first in each process."""
        self._prepare = prepare
        self._turns = asyncio.Semaphore(COUNT)
        self._idle: list[ProcessPoolExecutor] = []
        """Each has one process. Some of them may have died."""
        self._worked = 0.0

    async def run(self, make: Callable[[Given], Made], given: Given) -> Made:
        """Have something made; raises `BrokenExecutor` if its process dies of it, and what `make` raises."""
        loop = asyncio.get_running_loop()
        async with self._turns:
            process, made = self._submit(make, given)
            try:
                return await asyncio.wrap_future(made)
            finally:
                self._idle.append(process)
                self._worked = loop.time()
                loop.call_later(REST_SECONDS, self._rest)

    def stop(self) -> None:
        """End the processes once they have done what they are doing."""
        while self._idle:
            self._idle.pop().shutdown(wait=False, cancel_futures=True)

    def _submit(
        self, make: Callable[[Given], Made], given: Given
    ) -> tuple[ProcessPoolExecutor, Future[Made]]:
        while self._idle:
            process = self._idle.pop()
            with suppress(BrokenExecutor):  # it has died
                return process, process.submit(make, given)
        process = ProcessPoolExecutor(1, get_context("spawn"), _begin, (self._prepare,))
        return process, process.submit(make, given)

    def _rest(self) -> None:
        if asyncio.get_running_loop().time() - self._worked >= REST_SECONDS:
            self.stop()


def _begin(prepare: Callable[[], None] | None) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    if prepare:
        prepare()
