"""Announcements of operators to everyone in a cell. The engine keeps the last and sends it to all gates."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from inklings.kernel.text import Text
from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.nats_link import Message
from inklings.live.newest_message import Found, found, newest_in, newest_of
from inklings.live.streams import Streams
from inklings.live.supervisor import Supervisor
from inklings.wire.messages import NOTHING_ANNOUNCED, Announced

logger = logging.getLogger(__name__)

ANNOUNCEMENT = Text(200)
MOST_MINUTES = 24 * 60
AGAIN_SECONDS = 1.0

_announced = msgspec.json.Decoder(Announced)


class Announcements:
    """The last announcement of a cell, as one gate knows it."""

    def __init__(self, bus: NatsBus, supervisor: Supervisor, show: Callable[[Announced], None]) -> None:
        self._bus = bus
        self._supervisor = supervisor
        self._show = show
        """Shows it to the people at this gate."""
        self._streams = Streams(bus.address.name)
        self._newest = NOTHING_ANNOUNCED
        self._sequence = 0
        self._doubt = asyncio.Event()
        """We may have missed something."""

    def start(self) -> None:
        """Listen for announcements, and ask for the last one."""
        self._bus.subscribe_messages(self._streams.announced, self._hear)
        self._bus.on_doubt.append(self._doubt.set)
        self._doubt.set()
        self._supervisor.keep("announcement", self._look)

    @property
    def now(self) -> Announced | None:
        """The announcement that is shown now, if any."""
        return self._newest if self._newest.until > self._bus.now() else None

    async def announce(self, text: str, minutes: int) -> Announced:
        """Show this at every table for so many minutes; raises `Refused` or `Unavailable`."""
        announced = Announced(ANNOUNCEMENT.read(text), until=self._bus.now() + minutes * 60_000)
        await self._keep(announced, {"Nats-TTL": f"{minutes}m"})
        return announced

    async def take_back(self) -> None:
        """Remove the announcement from all tables; raises `Unavailable`."""
        await self._keep(NOTHING_ANNOUNCED)

    async def _keep(self, announced: Announced, headers: dict[str, str] | None = None) -> None:
        data = msgspec.json.encode(announced)
        answer = await self._bus.ask(self._streams.announcement, data, headers=headers)
        if answer is None or found.decode(answer.data).error:
            raise Unavailable

    def _hear(self, message: Message) -> None:
        self._take(int(message.header("Nats-Sequence")), message.data)

    async def _look(self) -> None:
        while await self._doubt.wait():
            self._doubt.clear()
            await self._read()

    async def _read(self) -> None:
        """Ask the engine until it answers: an announcement may have been made before we listened."""
        stream, ask = newest_in(self._streams.operators["name"]), newest_of(self._streams.announcement)
        while True:
            message = await self._bus.ask(stream, ask)
            answer = found.decode(message.data) if message else Found()
            if answer.message:
                self._take(answer.message.seq, answer.message.data)
            if answer.message or answer.is_none:
                return
            await asyncio.sleep(AGAIN_SECONDS)

    def _take(self, sequence: int, data: bytes) -> None:
        if sequence <= self._sequence:
            return
        try:
            self._newest = _announced.decode(data)
        except msgspec.DecodeError as error:
            logger.warning("can't read an announcement of another release: %s", error)
            return
        self._sequence = sequence
        self._show(self._newest)
