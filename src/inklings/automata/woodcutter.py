"""Draws woodcuts for gates, in processes of its own: bots do not wait for them, nor do games."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from inklings.live import drawing
from inklings.live.drawing import DrawWoodcut
from inklings.live.member import Member
from inklings.live.nats_link import Message
from inklings.woodcuts import deck

logger = logging.getLogger(__name__)

QUEUE = "woodcutters"
NICE = 5
"""Beyond that of the runner: a bot thinks first."""
PROCESSES = 2
"""How many cards are drawn at a time."""
REST_SECONDS = 60.0
"""After so long without work the processes end: they would only take up memory."""


class Woodcutter:
    """One of any number of them: each card is drawn by one."""

    def __init__(self, member: Member) -> None:
        self._member = member
        self._pool: ProcessPoolExecutor | None = None
        self._working = 0
        self._worked = 0.0

    def start(self) -> None:
        """Begin to hear what gates ask."""
        bus = self._member.bus
        bus.subscribe_messages(drawing.subject(bus.address.name), self._asked, QUEUE)

    def stop(self) -> None:
        """End the processes, and what they are drawing."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _asked(self, message: Message) -> None:
        self._member.supervisor.once("woodcut", self._answer(message))

    async def _answer(self, message: Message) -> None:
        bus = self._member.bus
        try:
            picture = await self._drawn(drawing.decode(message.data))
        except (msgspec.DecodeError, LookupError, ValueError) as error:
            logger.warning("a gate asked for a woodcut that can't be drawn: %s", error)
            picture = b""
        except BrokenExecutor:
            logger.warning("a process that drew woodcuts has died")
            self.stop()
            picture = b""
        bus.answer(message, picture)

    async def _drawn(self, wanted: DrawWoodcut) -> bytes:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(PROCESSES, get_context("spawn"), _polite)
        loop = asyncio.get_running_loop()
        self._working += 1
        try:
            return await loop.run_in_executor(self._pool, draw_woodcut, wanted)
        finally:
            self._working -= 1
            self._worked = loop.time()
            loop.call_later(REST_SECONDS, self._rest)

    def _rest(self) -> None:
        idle = asyncio.get_running_loop().time() - self._worked
        if not self._working and idle >= REST_SECONDS:
            self.stop()


def _polite() -> None:
    if sys.platform != "win32":
        os.nice(NICE)


def draw_woodcut(wanted: DrawWoodcut) -> bytes:
    """The picture, in this process."""
    from inklings.woodcuts.drawing import draw  # noqa: PLC0415  (Pillow is loaded only where it draws)

    return draw(deck(wanted.deck)[wanted.card - 1], wanted.width)
