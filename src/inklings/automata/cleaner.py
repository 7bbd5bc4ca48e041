"""Makes cards of what people send to gates. The files of strangers are opened in processes with limits."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor

from inklings.automata.processes import Processes
from inklings.live import cleaning
from inklings.live.member import Member
from inklings.live.nats_link import Message
from inklings.own_decks.apart import clean_apart, limit

logger = logging.getLogger(__name__)

QUEUE = "cleaners"


class Cleaner:
    """One of any number of them: each file is opened by one."""

    def __init__(self, member: Member) -> None:
        self._member = member
        self._processes = Processes(limit)

    def start(self) -> None:
        """Begin to hear what gates ask."""
        bus = self._member.bus
        bus.subscribe_messages(cleaning.subject(bus.address.name), self._asked, QUEUE)

    def stop(self) -> None:
        """End the processes, and what they are doing."""
        self._processes.stop()

    def _asked(self, message: Message) -> None:
        self._member.supervisor.once("cleaning", self._answer(message))

    async def _answer(self, message: Message) -> None:
        try:
            card = await self._processes.run(clean_apart, message.data)
        except BrokenExecutor:
            logger.warning("a process died of a picture that it opened")
            card = b""
        self._member.bus.answer(message, card)
