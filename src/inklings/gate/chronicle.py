"""How a gate asks the chronicle, which is a process of its own. A house can do without one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inklings.chronicle.messages import (
    Answer,
    AreYouThere,
    Asked,
    ForgetMember,
    ShowMet,
    decode_answer,
    encode,
    subject,
)
from inklings.live.bus import NatsBus

SECONDS = 10.0
FORGETTING_SECONDS = 60.0
"""Logs of tables are rewritten."""
RECALL_SECONDS = 1.0
"""A game begins without what the chronicle remembers rather than late."""
LOOK_SECONDS = 10.0
"""How often we look whether there is a chronicle."""


_PATIENCE: dict[type[Asked], float] = {ForgetMember: FORGETTING_SECONDS, ShowMet: RECALL_SECONDS}


class Chronicle:
    """Asks over the bus."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._subject = subject(bus.address.name)
        self._is_there = False
        self._looked = -LOOK_SECONDS

    async def ask(self, asked: Asked) -> Answer | None:
        """What the chronicle answers; None if there is none, or none that answers now."""
        seconds = _PATIENCE.get(type(asked), SECONDS)
        message = await self._bus.ask(self._subject, encode(asked), seconds=seconds)
        return None if message is None else decode_answer(message.data)

    async def recall(self, circle: str, game: str, answer: Callable[[Sequence[str]], None]) -> None:
        """Tell which cards of a game a circle has met: none, if the chronicle does not say."""
        told = await self.ask(ShowMet(circle, game))
        answer(told.met if told else ())

    async def is_there(self) -> bool:
        """Whether circles can be recorded here, as of a moment ago."""
        if self._bus.mono() - self._looked >= LOOK_SECONDS:
            self._looked = self._bus.mono()
            self._is_there = await self.ask(AreYouThere()) is not None
        return self._is_there
