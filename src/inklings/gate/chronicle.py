"""How a gate asks the chronicle, which is a process of its own. A house can do without one."""

from __future__ import annotations

from inklings.chronicle.messages import (
    Answer,
    AreYouThere,
    Asked,
    ForgetMember,
    decode_answer,
    encode,
    subject,
)
from inklings.live.bus import NatsBus

SECONDS = 10.0
FORGETTING_SECONDS = 60.0
"""Logs of tables are rewritten."""
LOOK_SECONDS = 10.0
"""How often we look whether there is a chronicle."""


class Chronicle:
    """Asks over the bus."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._subject = subject(bus.address.name)
        self._is_there = False
        self._looked = -LOOK_SECONDS

    async def ask(self, asked: Asked) -> Answer | None:
        """What the chronicle answers; None if there is none, or none that answers now."""
        seconds = FORGETTING_SECONDS if isinstance(asked, ForgetMember) else SECONDS
        message = await self._bus.ask(self._subject, encode(asked), seconds=seconds)
        return None if message is None else decode_answer(message.data)

    async def is_there(self) -> bool:
        """Whether circles can be recorded here, as of a moment ago."""
        if self._bus.mono() - self._looked >= LOOK_SECONDS:
            self._looked = self._bus.mono()
            self._is_there = await self.ask(AreYouThere()) is not None
        return self._is_there
