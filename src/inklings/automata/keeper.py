"""A runner on one machine: a child process that is started again should it die, and never outlives us."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

ENGINE = "INKLINGS_NATS"
"""The variable that tells a child where the engine is: a command line could be read by others."""
RESTART_PAUSE = 1.0


class RunnerKeeper:
    """Keeps one runner alive, in a process of its own: whatever bots think, it keeps no person waiting."""

    def __init__(self, engine: str, tempo: float) -> None:
        self._engine = engine
        self._tempo = tempo
        self._process: Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it."""
        await self._spawn()
        self._keeper = asyncio.create_task(self._keep_alive())

    async def stop(self) -> None:
        """Stop it cleanly."""
        if self._keeper:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        if self._process and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()

    async def _spawn(self) -> None:
        # It reads its stdin to the end, which comes when we are gone, however that happens.
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "inklings.cli", "bots", "--replicas", "1", "--child"),
            *("--tempo", str(self._tempo)),
            stdin=PIPE,
            stdout=DEVNULL,
            env={**os.environ, ENGINE: self._engine},
            start_new_session=True,
        )

    async def _keep_alive(self) -> None:
        while True:
            assert self._process is not None, "the runner was started"
            await self._process.wait()
            await asyncio.sleep(RESTART_PAUSE)
            await self._spawn()
