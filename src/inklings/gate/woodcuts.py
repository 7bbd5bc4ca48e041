"""The woodcuts of this gate. It draws nothing: it asks runners, and keeps what they drew."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from inklings import woodcuts
from inklings.live import drawing
from inklings.live.bus import NatsBus
from inklings.live.drawing import DrawWoodcut
from inklings.live.supervisor import Supervisor

MOST_BYTES = 128_000_000
"""About forty decks in the small size."""
MOST_DECKS = 1000
"""How many decks are known to be played here."""
AT_ONCE = 2
"""How many cards of a deck are asked for at a time, before anyone wants to see them."""
SECONDS = 30.0
"""How long a gate waits for a card: others may be drawn first."""
SMALL = 360
"""Pixels across of the pictures that are drawn before anyone wants to see them."""


@dataclass
class Printing:
    """How it goes with a deck."""

    wanted_until: float = 0.0
    """When we stop, in the loop's time, if nobody asks again: many names are tried, and few are played."""
    is_going_on: bool = False
    has_failed: bool = False
    """Whether the last card that was asked for did not come."""


class Woodcuts:
    """Decks that were asked for here, and their pictures, up to so many bytes."""

    def __init__(self, bus: NatsBus, supervisor: Supervisor, most_bytes: int = MOST_BYTES) -> None:
        self._bus, self._supervisor = bus, supervisor
        self._subject = drawing.subject(bus.address.name)
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[DrawWoodcut, bytes] = OrderedDict()
        self._asked: dict[DrawWoodcut, asyncio.Task[bytes]] = {}
        self._decks: OrderedDict[str, Printing] = OrderedDict()

    def knows(self, deck: str) -> bool:
        """Whether somebody has asked for this deck."""
        return deck in self._decks

    def drawn(self, deck: str) -> int:
        """How many of its cards are drawn."""
        cards = range(1, woodcuts.COUNT + 1)
        return sum(DrawWoodcut(deck, card, SMALL) in self._kept for card in cards)

    def prepare(self, deck: str, seconds: float) -> Printing:
        """Have all cards of a deck drawn, unless they are or will be; for so long, if nobody asks again."""
        printing = self._decks.pop(deck, None) or Printing()
        self._decks[deck] = printing
        printing.wanted_until = max(printing.wanted_until, self._bus.mono() + seconds)
        if len(self._decks) > MOST_DECKS:
            self._decks.popitem(last=False)
        if not printing.is_going_on and self.drawn(deck) < woodcuts.COUNT:
            printing.is_going_on = True
            self._supervisor.once("woodcuts", self._prepare(deck, printing))
        return printing

    async def _prepare(self, deck: str, printing: Printing) -> None:
        missing = iter(range(1, woodcuts.COUNT + 1))

        async def draw() -> None:
            for card in missing:
                picture = await self.picture(DrawWoodcut(deck, card, SMALL))
                printing.has_failed = picture is None
                if printing.has_failed or self._bus.mono() > printing.wanted_until:
                    return

        try:
            await asyncio.gather(*(draw() for _ in range(AT_ONCE)))
        finally:
            printing.is_going_on = False

    async def picture(self, wanted: DrawWoodcut) -> bytes | None:
        """A card as WebP; None if no runner draws it now."""
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        asking = self._asked.get(wanted)
        if asking is None:
            asking = self._asked[wanted] = asyncio.create_task(self._ask(wanted))
            asking.add_done_callback(lambda _: self._asked.pop(wanted, None))
        return await asyncio.shield(asking) or None

    async def _ask(self, wanted: DrawWoodcut) -> bytes:
        answer = await self._bus.ask(self._subject, drawing.encode(wanted), seconds=SECONDS)
        picture = answer.data if answer else b""
        if picture:
            self._kept[wanted] = picture
            self._bytes += len(picture)
            while self._bytes > self._most_bytes:
                _, oldest = self._kept.popitem(last=False)
                self._bytes -= len(oldest)
        return picture
