"""Draws woodcuts for gates, in processes of its own: bots do not wait for them, nor do games."""

from __future__ import annotations

import logging
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


class Woodcutter:
    """One of any number of them: each card is drawn by one."""

    def __init__(self, member: Member) -> None:
        self._member = member
        self._processes = Processes()

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
            picture = await self._processes.run(draw_woodcut, drawing.decode(message.data))
        except (msgspec.DecodeError, LookupError, ValueError) as error:
            logger.warning("a gate asked for a woodcut that can't be drawn: %s", error)
            picture = b""
        except BrokenExecutor:
            logger.warning("a process that drew woodcuts has died")
            picture = b""
        bus.answer(message, picture)


def draw_woodcut(wanted: DrawWoodcut) -> bytes:
    """The picture, in this process."""
    from inklings.woodcuts.drawing import draw  # noqa: PLC0415  (Pillow is loaded only where it draws)

    return draw(deck(wanted.deck)[wanted.card - 1], wanted.width)
