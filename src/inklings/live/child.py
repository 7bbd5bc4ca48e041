"""A child process that is restarted when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable

logger = logging.getLogger(__name__)


class Child:
    """Keeps one process running, and stops it cleanly."""

    def __init__(
        self,
        spawn: Callable[[], Awaitable[Process]],
        attend: Callable[[Process], Awaitable[object]] = Process.wait,
        *,
        pause: float,
    ) -> None:
        """`spawn` starts the process, and `attend` goes on for as long as it runs.

        `pause` is how many seconds pass before it is started again.
        """
        self.process: Process | None = None
        self._spawn = spawn
        self._attend = attend
        self._pause = pause
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> Process:
        """Start the process, and from now on start it again whenever it ends."""
        self.process = await self._spawn()
        self._keeper = asyncio.create_task(self._keep_alive(self.process))
        return self.process

    async def stop(self) -> None:
        """Stop the process cleanly."""
        if self._keeper:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        if self.process and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()

    async def _keep_alive(self, process: Process) -> None:
        while True:
            await self._attend(process)
            await process.wait()
            await asyncio.sleep(self._pause)
            try:
                process = self.process = await self._spawn()
            except Exception:
                logger.exception("can't start a child process, so we try again")
