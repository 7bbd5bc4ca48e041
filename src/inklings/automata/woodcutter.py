"""Draws woodcuts for gates, in processes of its own: bots do not wait for them, nor do games."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor

import msgspec

from inklings.automata.processes import Processes
from inklings.live import drawing
from inklings.live.drawing import DrawWoodcut
from inklings.live.member import Member
from inklings.live.nats_link import Message
from inklings.woodcuts import deck

logger = logging.getLogger(__name__)

QUEUE = "woodcutters"
MOST_KEPT = 40
"""Pictures drawn last: some megabytes."""


class Woodcutter:
    """One of any number of them: each card is drawn by one."""

    def __init__(self, member: Member) -> None:
        self._member = member
        self._processes = Processes()
        self._prints: OrderedDict[DrawWoodcut, asyncio.Task[bytes]] = OrderedDict()
        """What is being drawn, or was drawn last: a gate that has given up soon asks again."""

    def start(self) -> None:
        """Begin to hear what gates ask."""
        bus = self._member.bus
        bus.subscribe_messages(drawing.subject(bus.address.name), self._asked, QUEUE)

    def stop(self) -> None:
        """End the processes, and what they are drawing."""
        self._processes.stop()

    def _asked(self, message: Message) -> None:
        self._member.supervisor.once("woodcut", self._answer(message))

    async def _answer(self, message: Message) -> None:
        bus = self._member.bus
        try:
            picture = await self._print(drawing.decode(message.data))
        except (msgspec.DecodeError, LookupError, ValueError) as error:
            logger.warning("a gate asked for a woodcut that can't be drawn: %s", error)
            picture = b""
        except BrokenExecutor:
            logger.warning("a process that drew woodcuts has died")
            picture = b""
        bus.answer(message, picture)

    async def _print(self, wanted: DrawWoodcut) -> bytes:
        """The picture. On a busy machine it takes longer than a gate waits; what was begun then goes on."""
        made = self._prints.get(wanted)
        if made is None or (made.done() and (made.cancelled() or made.exception())):
            made = asyncio.create_task(self._processes.run(draw_woodcut, wanted))
            self._prints[wanted] = made
        self._prints.move_to_end(wanted)
        if len(self._prints) > MOST_KEPT:
            self._prints.popitem(last=False)
        return await asyncio.shield(made)


def draw_woodcut(wanted: DrawWoodcut) -> bytes:
    """The picture, in this process."""
    from inklings.woodcuts.drawing import draw  # noqa: PLC0415  (Pillow is loaded only where it draws)

    return draw(deck(wanted.deck)[wanted.card - 1], wanted.width)
