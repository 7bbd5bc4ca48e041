"""A worker: a gate like any other, in a process of its own, whose browsers come in by its parent's door.

A channel joins it to its parent. On it the parent hands connections over, and it ends when the worker has to
stop, or when the parent is gone. The worker says there when it is ready, or why it cannot be, and that it has
taken a connection, before it reads anything of it: what a dying worker has not taken goes to another.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from inklings.games import GAMES
from inklings.gate.blocklists import BlockedAddresses
from inklings.gate.discord import DiscordApp
from inklings.gate.gate import Gate
from inklings.gate.limits import CONNECTIONS_AN_ADDRESS
from inklings.gate.server import GateServer
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.engine import EngineError
from inklings.live.figures import FIGURES_SECONDS
from inklings.live.member import Member
from inklings.live.process import run, start_logging, told_to_stop, unless
from inklings.live.tracing import tracing

READY, FAILED, TAKEN, UNANSWERED, FIGURES = "ready", "failed", "taken", "unanswered", "figures"
"""The words that a worker sends to its parent, one a line, with details behind them."""
CONNECTION, DRAIN = b"+", b"d"
"""The messages of a parent to a worker. A connection comes with its file descriptor."""
LOOK_SECONDS = 1.0
"""How often a worker checks whether it is ready. It sends its figures at once when that has changed."""


class GateSettings(Struct, frozen=True):
    """All settings of a gate."""

    engine: Address
    nearby: str
    address: str | None
    alone: bool
    """The engine is ours, and no member of another release can be using it."""
    trusted_proxies: tuple[str, ...] = ()
    connections_an_address: int = CONNECTIONS_AN_ADDRESS
    keep_days: float = 0
    """How long tables are kept to which nobody comes; 0: for ever."""
    store: str = ""
    """Where the engine keeps them, if it is ours."""
    contact: str | None = None
    blocked_words: tuple[str, ...] = ()
    blocked_addresses: Path | None = None
    """The file that lists them."""
    framed_by: tuple[str, ...] = ()
    """Sites that may show tables in a frame."""
    drain_seconds: float = 0
    """How long a gate takes to hand its people to others when it is told to stop."""
    is_monitored: bool = False
    """Whether workers tell their parent what they count."""
    log_format: str = "plain"
    log_level: str = "info"
    push_services: tuple[str, ...] = ()
    webhooks: tuple[str, ...] = ()
    discord: DiscordApp | None = None
    traces: str | None = None
    """The collector to which spans of moves are sent."""
    traces_share: float = 0
    """The share of moves of which they are sent."""

    def games(self) -> GameRegistry:
        """Our games, as these settings want them shown."""
        return GameRegistry(GAMES, self.blocked_words)

    async def member(self) -> Member:
        """A member of the cell as these settings want it; raises `EngineError`."""
        return await Member.start(
            self.engine,
            self.games(),
            alone=self.alone,
            keep=timedelta(days=self.keep_days) if self.keep_days else None,
            store=Path(self.store) if self.store else None,
        )

    def gate(self, member: Member) -> Gate:
        """A gate as these settings want it."""
        return Gate(
            member,
            nearby=self.nearby,
            address=self.address,
            trusted_proxies=self.trusted_proxies,
            connections_an_address=self.connections_an_address,
            keep_days=self.keep_days,
            contact=self.contact,
            blocked=BlockedAddresses(self.blocked_addresses),
            framed_by=self.framed_by,
            push_services=self.push_services,
            webhooks=self.webhooks,
            discord=self.discord,
        )


def work(channel: socket.socket, settings: GateSettings) -> None:
    """Run a worker until it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of us, and our parent stops us in order
    gc.freeze()  # before anything is collected: what we share with other workers stays shared
    start_logging(settings.log_format, settings.log_level)
    with tracing(settings.traces, settings.traces_share):
        run(_live(channel, settings))


async def _live(channel: socket.socket, settings: GateSettings) -> None:
    await _Worker(channel, settings).live()


class _Worker:
    def __init__(self, channel: socket.socket, settings: GateSettings) -> None:
        self._channel = channel
        self._settings = settings
        self._ended = told_to_stop(signal.SIGTERM)
        self._server: GateServer | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        """Serve until we are told to stop."""
        loop = asyncio.get_running_loop()
        self._channel.setblocking(False)
        loop.add_reader(self._channel, self._read)
        try:
            member = await unless(self._ended, self._settings.member())
        except EngineError as error:
            self._say(FAILED, str(error))
            return
        if member is None:
            return
        member.log.on_unanswered = lambda count: self._say(UNANSWERED, str(count))
        gate = self._settings.gate(member)
        self._server = GateServer(gate, on_open=lambda: self._say(READY))
        serving = asyncio.create_task(self._server.serve_until(self._ended, listen=False))
        if self._settings.is_monitored:
            self._start(self._tell_figures(gate))
        await self._ended.wait()
        loop.remove_reader(self._channel)
        self._channel.close()  # from now on our parent hands connections to others
        await serving

    def _read(self) -> None:
        """Take a connection, or notice that the channel has ended."""
        try:
            word, files, _, _ = socket.recv_fds(self._channel, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            word, files = b"", []
        if word == CONNECTION:
            self._say(TAKEN)
        elif word == DRAIN:
            self._start(self._drain())
        else:
            asyncio.get_running_loop().remove_reader(self._channel)
            self._ended.set()
        for file in files:
            assert self._server is not None, "nothing is handed over before we are ready"
            self._server.hand_over(socket.socket(fileno=file))

    async def _drain(self) -> None:
        assert self._server is not None, "a worker that is not ready is stopped at once"
        await self._server.drain(self._settings.drain_seconds)
        self._ended.set()

    async def _tell_figures(self, gate: Gate) -> None:
        loop, told, trouble = asyncio.get_running_loop(), -FIGURES_SECONDS, ""
        while not self._ended.is_set():
            if loop.time() - told >= FIGURES_SECONDS or gate.trouble != trouble:
                told, trouble = loop.time(), gate.trouble
                self._say(FIGURES, msgspec.json.encode(gate.figures()).decode())
            await asyncio.sleep(LOOK_SECONDS)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _say(self, word: str, more: str = "") -> None:
        with contextlib.suppress(OSError):  # our parent has gone, or does not listen
            self._channel.send(f"{word} {' '.join(more.split())}\n".encode())
