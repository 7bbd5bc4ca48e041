"""Child processes of `serve`: each is restarted when it dies, and ends with us."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as ChildProcess
from collections.abc import Callable

import msgspec

from inklings.live.child import Child
from inklings.live.figures import FIGURES_SECONDS, Figures
from inklings.monitor.metrics import Process

RESTART_PAUSE = 1.0


class Keeper:
    """Keeps one command alive in a process of its own, so what it does does not slow down people."""

    def __init__(self, command: str, environment: dict[str, str]) -> None:
        """The environment has its settings: a command line could be read by others."""
        self._command = command
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

    async def _spawn(self) -> ChildProcess:
        self._figures = None
        self._starts += 1
        # It reads its stdin to the end, which comes when we are gone, however that happens.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "inklings.cli", self._command, "--child"),
            stdin=PIPE,
            stdout=PIPE,
            env=self._environment,
            start_new_session=True,
        )

    async def _read_figures(self, child: ChildProcess) -> None:
        """Take what it says about itself, until it ends."""
        assert child.stdout is not None, "its output is read"
        while line := await child.stdout.readline():
            self._figures = _figures.decode(line)
            self._figures_at = asyncio.get_running_loop().time()


_figures = msgspec.json.Decoder(Figures)


# --- in the child --------------------------------------------------------------------------------


async def print_figures(figures: Callable[[], Figures]) -> None:
    """Print our figures for the parent process."""
    while True:
        print(msgspec.json.encode(figures()).decode(), flush=True)
        await asyncio.sleep(FIGURES_SECONDS)


def stop_with_parent(ended: asyncio.Event) -> None:
    """Stop when the parent process has ended, since our standard input ends then."""
    loop = asyncio.get_running_loop()

    def wait() -> None:
        while os.read(0, 1024):  # not sys.stdin, whose lock a thread must not hold when Python ends
            pass
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=wait, daemon=True).start()
