"""The workers of one machine: processes that share a port. One that dies is restarted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import socket
import sys
from collections import deque
from collections.abc import Callable
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess

import msgspec

from inklings.gate.acceptor import Acceptor
from inklings.gate.server import notice
from inklings.gate.worker import (
    CONNECTION,
    DRAIN,
    FAILED,
    FIGURES,
    READY,
    TAKEN,
    UNANSWERED,
    GateSettings,
    work,
)
from inklings.live.engine import EngineError
from inklings.live.figures import Figures
from inklings.monitor.metrics import Process

logger = logging.getLogger(__name__)

RESTART_PAUSE = 1.0
STOP_SECONDS = 10.0
MOST_HANDED = 200
"""Connections that may wait for one worker; further ones go to others."""


def usual_count() -> int:
    """How many workers a machine has: a core is left to the engine and the bots."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, cores - 1)


def load_workers() -> None:
    """Begin to load what workers need, into a process of its own from which they are forked."""
    multiprocessing.set_forkserver_preload([work.__module__])
    forkserver.ensure_running()


class WorkerKeeper:
    """Keeps one worker alive."""

    def __init__(
        self,
        number: int,
        settings: GateSettings,
        *,
        on_unanswered: Callable[[int], None],
        on_returned: Callable[[socket.socket], None],
    ) -> None:
        self.number = number
        self._settings = settings
        self._on_unanswered = on_unanswered
        self._on_returned = on_returned
        self._handed: deque[socket.socket] = deque()
        """Connections that it has not acknowledged yet."""
        self._channel: socket.socket | None = None
        """The channel for connections, while it is ready."""
        self._writer: asyncio.StreamWriter | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._stopped = asyncio.Event()
        self._figures: Figures | None = None
        self._figures_at = 0.0
        self._starts = 0

    @property
    def process(self) -> Process:
        """What is known of it now."""
        age = asyncio.get_running_loop().time() - self._figures_at
        return Process(self._figures, age, starts=self._starts)

    @property
    def is_ready(self) -> bool:
        """Whether it takes connections."""
        return self._channel is not None

    async def start(self) -> None:
        """Start it and wait until it is ready; raises `EngineError`."""
        self._keeper = asyncio.create_task(self._keep_alive())
        await self._started

    async def drain(self) -> None:
        """Let it hand its people to other gates, and wait until it has ended."""
        self._stopped.set()
        if self._channel:
            with contextlib.suppress(OSError):  # it has just ended
                self._channel.send(DRAIN)
        elif self._writer:
            self._writer.close()
        if self._keeper:
            await self._keeper

    async def stop(self) -> None:
        """Stop it cleanly."""
        self._stopped.set()
        if self._writer:
            self._writer.close()
        if self._keeper:
            await self._keeper

    def hand_over(self, connection: socket.socket) -> bool:
        """Give it this connection, to keep and to close; false if it cannot take it now."""
        if self._channel is None or len(self._handed) >= MOST_HANDED:
            return False
        try:
            socket.send_fds(self._channel, [CONNECTION], [connection.fileno()])
        except OSError:
            return False
        self._handed.append(connection)
        return True

    async def _keep_alive(self) -> None:
        while not self._stopped.is_set():
            why = await self._live_once()
            if self._stopped.is_set():
                break
            logger.warning("worker %d has ended%s", self.number, why and f": {why}")
            if not self._started.done():
                self._started.set_exception(EngineError(why or "a worker has ended before it was ready."))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), RESTART_PAUSE)

    async def _live_once(self) -> str:
        """From the start of a process to its end; returns why it ended, if it says so."""
        loop = asyncio.get_running_loop()
        asked, why = loop.time(), ""
        self._figures = None
        self._starts += 1
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        reader, self._writer = await asyncio.open_unix_connection(sock=ours)
        process = multiprocessing.get_context("forkserver").Process(
            target=work, args=(theirs, self._settings), name=f"worker {self.number}", daemon=True
        )
        try:
            with theirs:
                await asyncio.to_thread(process.start)
            while line := await reader.readline():
                word, _, more = line.decode().strip().partition(" ")
                if word == READY:
                    self._channel = ours
                    seconds = loop.time() - asked
                    logger.info(
                        "worker %d (process %d) is ready after %.2f s", self.number, process.pid, seconds
                    )
                    if not self._started.done():
                        self._started.set_result(None)
                elif word == TAKEN:
                    self._handed.popleft().close()
                elif word == FIGURES:
                    self._figures, self._figures_at = _figures.decode(more), loop.time()
                elif word == UNANSWERED:
                    self._on_unanswered(int(more))
                elif word == FAILED:
                    why = more
        except (OSError, EOFError) as error:  # the process from which it is forked has died
            why = repr(error)
        self._channel = None
        self._writer.close()
        while self._handed:
            self._on_returned(self._handed.popleft())
        await asyncio.to_thread(_end, process)
        return why


_figures = msgspec.json.Decoder(Figures)


def _end(process: BaseProcess) -> None:
    """Its channel has ended, so it will stop by itself; or else it is killed."""
    if process.pid is None:
        return
    process.join(STOP_SECONDS)
    if process.is_alive():
        process.kill()
        process.join()


class Workers:
    """All of them, behind one door."""

    def __init__(
        self,
        count: int,
        doors: list[socket.socket],
        settings: GateSettings,
        on_unanswered: Callable[[int], None],
    ) -> None:
        self._acceptor = Acceptor(doors, self._ready)
        self._keepers = [
            WorkerKeeper(number, settings, on_unanswered=on_unanswered, on_returned=self._acceptor.take)
            for number in range(count)
        ]

    async def start(self) -> None:
        """Start them and open the door once all are ready; raises `EngineError` or `ListenError`."""
        await asyncio.gather(*(keeper.start() for keeper in self._keepers))
        self._acceptor.open()

    async def stop(self) -> None:
        """Let nobody else in, and stop them cleanly."""
        self._acceptor.close()
        await asyncio.gather(*(keeper.stop() for keeper in self._keepers))

    async def drain(self, seconds: float) -> None:
        """Let all workers hand their people to other gates; they take so many seconds."""
        draining = [asyncio.ensure_future(keeper.drain()) for keeper in self._keepers]
        await asyncio.sleep(notice(seconds))
        self._acceptor.close()
        await asyncio.wait(draining, timeout=seconds + STOP_SECONDS)

    def processes(self) -> dict[str, Process]:
        """What is known of them now."""
        return {f"worker {keeper.number}": keeper.process for keeper in self._keepers}

    def _ready(self) -> list[WorkerKeeper]:
        return [keeper for keeper in self._keepers if keeper.is_ready]
