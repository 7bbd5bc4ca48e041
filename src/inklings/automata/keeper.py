"""The runner of `serve`: a child process that is restarted when it dies, and ends with us."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as RunnerProcess

import msgspec

from inklings.live.child import Child
from inklings.live.figures import Figures
from inklings.monitor.metrics import Process

RESTART_PAUSE = 1.0


class RunnerKeeper:
    """Keeps one runner alive, in its own process, so bots that think do not slow down people."""

    def __init__(self, environment: dict[str, str]) -> None:
        """The environment has its settings: a command line could be read by others."""
        self._environment = environment
        self._child = Child(self._spawn, self._read_figures, pause=RESTART_PAUSE)
        self._figures: Figures | None = None
        self._figures_at = 0.0
        self._starts = 0

    @property
    def process(self) -> Process:
        """What is known of it now."""
        age = asyncio.get_running_loop().time() - self._figures_at
        return Process(self._figures, age, starts=self._starts, serves=False)

    async def start(self) -> None:
        """Start it."""
        await self._child.start()

    async def stop(self) -> None:
        """Stop it cleanly."""
        await self._child.stop()

    async def _spawn(self) -> RunnerProcess:
        self._figures = None
        self._starts += 1
        # It reads its stdin to the end, which comes when we are gone, however that happens.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "inklings.cli", "bots", "--child"),
            stdin=PIPE,
            stdout=PIPE,
            env=self._environment,
            start_new_session=True,
        )

    async def _read_figures(self, runner: RunnerProcess) -> None:
        """Take what it says about itself, until it ends."""
        assert runner.stdout is not None, "its output is read"
        while line := await runner.stdout.readline():
            self._figures = _figures.decode(line)
            self._figures_at = asyncio.get_running_loop().time()


_figures = msgspec.json.Decoder(Figures)
