"""Makes cards of what people send to gates. The files of strangers are opened in processes with limits."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from functools import partial

from inklings.automata.checking import Check, CheckFailedError, check
from inklings.automata.processes import Processes
from inklings.live import cleaning
from inklings.live.member import Member
from inklings.live.nats_link import Message
from inklings.own_decks.apart import clean_apart, limit
from inklings.own_decks.cleaned import decode

logger = logging.getLogger(__name__)

QUEUE = "cleaners"


class Cleaner:
    """One of any number of them: each file is opened by one."""

    def __init__(self, member: Member, command: str | None) -> None:
        """`command` says of a picture whether strangers may see it."""
        self._member = member
        self._command = command
        self._cleaning = Processes(limit)
        self._checking = Processes()

    def start(self) -> None:
        """Begin to hear what gates ask."""
        bus = self._member.bus
        for checked in (False, True) if self._command else (False,):
            hear = partial(self._asked, checked=checked)
            bus.subscribe_messages(cleaning.subject(bus.address.name, checked=checked), hear, QUEUE)

    def stop(self) -> None:
        """End the processes, and what they are doing."""
        self._cleaning.stop()
        self._checking.stop()

    def _asked(self, message: Message, *, checked: bool) -> None:
        self._member.supervisor.once("cleaning", self._answer(message, checked=checked))

    async def _answer(self, message: Message, *, checked: bool) -> None:
        card = await self._cleaned(message.data) if message.data else cleaning.NO_PICTURE
        if card and checked:
            card = await self._checked(card)
        self._member.bus.answer(message, card)

    async def _cleaned(self, upload: bytes) -> bytes:
        try:
            return await self._cleaning.run(clean_apart, upload)
        except BrokenExecutor:
            logger.warning("a process died of a picture that it opened")
            return cleaning.NO_PICTURE

    async def _checked(self, card: bytes) -> bytes:
        assert self._command, "without a command nothing is asked for that has to be checked"
        try:
            may = await self._checking.run(check, Check(self._command, decode(card).large))
        except (CheckFailedError, BrokenExecutor) as error:
            logger.warning("the command that checks pictures has failed: %s", error)
            return cleaning.NOT_CHECKED
        return card if may else cleaning.NOT_HERE
