"""The gate's part in talking aloud: it passes on what browsers and the voice server tell each other.

Without a voice server nothing of this is sent, and browsers show nothing of it.
"""

from __future__ import annotations

import logging
from itertools import count
from typing import NamedTuple

import msgspec

from inklings.live import voice
from inklings.live.interfaces import Bus, Outlet, Time
from inklings.live.voice import Asked, Browser, Told
from inklings.wire.messages import VoiceNews
from inklings.wire.voice import AnyVoice, Exit, Room

logger = logging.getLogger(__name__)

_AWAY = msgspec.json.encode(VoiceNews(Room(here=False)))
_HERE = msgspec.json.encode(VoiceNews(Room(here=True)))


class _Guest(NamedTuple):
    code: str
    person: str
    outlet: Outlet


class Voices:
    """All browsers of this gate that show a table, and whether the house can carry their voices now."""

    def __init__(self, bus: Bus, time: Time, cell: str, gate: str) -> None:
        self._bus, self._time, self._cell, self._gate = bus, time, cell, gate
        self._guests: dict[int, _Guest] = {}
        self._at: dict[str, set[int]] = {}
        """The same, by table."""
        self._numbers = count(1)
        self._heard = float("-inf")
        self.is_here = False
        """Whether a voice server is there, and carries voices."""
        bus.subscribe(voice.told(self._cell), self._told)

    def came(self, code: str, person: str, outlet: Outlet) -> int:
        """A browser shows a table; returns the number by which it is known here."""
        guest = next(self._numbers)
        self._guests[guest] = _Guest(code, person, outlet)
        self._at.setdefault(code, set()).add(guest)
        if self.is_here:
            outlet.send(_HERE)
            self._ask(guest, None)
        return guest

    def left(self, guest: int) -> None:
        """A browser has gone."""
        if guest in self._guests:
            if self.is_here:
                self._ask(guest, Exit())
            code = self._guests.pop(guest).code
            self._at[code].discard(guest)
            if not self._at[code]:
                del self._at[code]

    def said(self, guest: int, said: AnyVoice) -> None:
        """A browser says something about voice."""
        if self.is_here and guest in self._guests:
            self._ask(guest, said)

    def _ask(self, guest: int, said: AnyVoice | None) -> None:
        one = self._guests[guest]
        asked = Asked(Browser(self._gate, guest), one.code, one.person, said)
        self._bus.publish(voice.asked(self._cell), voice.encode(asked))

    def _told(self, data: bytes) -> None:
        try:
            message = voice.decode_told(data)
        except msgspec.DecodeError as error:  # a voice server of another release
            logger.warning("can't read a message from the voice server: %s", error)
            return
        if message.beat:
            self._beat(here=message.beat.here)
        if message.told:
            for guest in self._meant(message.told):
                self._guests[guest].outlet.send(message.told.frame)

    def _meant(self, told: Told) -> list[int]:
        """The browsers here for which a frame is."""
        if told.to is None:
            return list(self._at.get(told.code, ()))
        return [told.to.guest] if told.to.gate == self._gate and told.to.guest in self._guests else []

    def _beat(self, *, here: bool) -> None:
        self._heard = self._time.mono()
        self._time.call_at(self._heard + voice.GONE_SECONDS, self._look)
        self._turn(here=here)

    def _look(self) -> None:
        if self._time.mono() - self._heard >= voice.GONE_SECONDS:
            self._turn(here=False)

    def _turn(self, *, here: bool) -> None:
        if self.is_here != here:
            self.is_here = here
            for one in list(self._guests.values()):
                one.outlet.send(_HERE if here else _AWAY)
