"""The voice server of a cell: it follows the tables at which people talk, and has Janus obey their rules.

It keeps nothing: when it or Janus dies, those who took part enter again by themselves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from inklings.house.codes import is_code
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.live import voice
from inklings.live.address import Address
from inklings.live.effects import Looked
from inklings.live.figures import Figures
from inklings.live.limits import Bucket
from inklings.live.member import Member
from inklings.live.voice import Asked, Beat, Browser, FromVoice, Told
from inklings.voice.janus import Janus, JanusError, JanusSecretError
from inklings.voice.relays import Relays
from inklings.voice.room import VoiceRoom
from inklings.wire.messages import VoiceNews
from inklings.wire.voice import (
    AnyVoiceNews,
    Enter,
    Entered,
    Exit,
    Hear,
    Microphone,
    Offer,
    Out,
    Room,
)

logger = logging.getLogger(__name__)

ENTRIES_AT_ONCE, ENTRIES_A_SECOND = 6, 0.5
"""How often one person may begin to take part."""
MOST_REMEMBERED = 10_000
LOOK_SECONDS = 0.2
EMPTY_SECONDS = 30.0
"""How long we follow a table at which nobody talks any more."""
AWAY = "Janus does not answer"
REFUSES = "Janus takes another secret than that in --janus-secret"
_frame = msgspec.json.Encoder().encode


class VoiceService:
    """One a cell: it has all rooms."""

    def __init__(self, member: Member, url: str, secret: str, relays: Relays) -> None:
        self.member = member
        self._url, self._secret, self._relays = url, secret, relays
        self._janus: Janus | None = None
        self._trouble = AWAY
        """Why there is none."""
        self._rooms: dict[str, VoiceRoom] = {}
        self._entries: dict[str, Bucket] = {}
        self._beaten = float("-inf")
        self._began = member.bus.now()
        self._stands_by_until = float("-inf")

    @classmethod
    async def start(
        cls, address: Address, games: GameRegistry, url: str, secret: str, relays: Relays
    ) -> VoiceService:
        """Connect to the engine and begin; raises `EngineError`. Janus may come later."""
        member = await Member.start(address, games, is_runner=True)
        service = cls(member, url, secret, relays)
        member.bus.subscribe(voice.asked(address.name), service._asked)
        member.bus.subscribe(voice.told(address.name), service._heard_another)
        member.supervisor.keep("janus", service._carry)
        member.supervisor.keep("beat", service._beat)
        return service

    async def stop(self) -> None:
        """Stop. Nobody hears anybody any more."""
        self._lose_all()
        await self.member.stop()

    @property
    def is_here(self) -> bool:
        """Whether voices are carried now."""
        return self._janus is not None and not self._stands_by

    @property
    def _stands_by(self) -> bool:
        """Whether another voice server of this cell, which was there before, answers."""
        return self.member.bus.mono() < self._stands_by_until

    def figures(self) -> Figures:
        """What this process knows about itself."""
        figures = self.member.figures()
        voices = sum(room.size for room in self._rooms.values())
        levels = msgspec.structs.replace(figures.levels, voices=voices)
        trouble = figures.trouble or ("" if self._janus else self._trouble)
        return msgspec.structs.replace(figures, levels=levels, trouble=trouble)

    # --- Janus ---------------------------------------------------------------------------------------

    async def _carry(self) -> None:
        """Carry voices for as long as a connection to Janus lasts."""
        while True:
            try:
                janus = await Janus.open(self._url, self._secret, self._janus_said)
                await janus.run(lambda: self._ready(janus))  # noqa: B023  (it is called meanwhile)
            except JanusError as error:
                self._say(REFUSES if isinstance(error, JanusSecretError) else AWAY, error)
            if self._janus:
                logger.warning("Janus is gone: nobody hears anybody until it is back")
                self._lose_all()
            await asyncio.sleep(LOOK_SECONDS)

    def _say(self, trouble: str, error: JanusError) -> None:
        if trouble != self._trouble:
            logger.warning("%s (%s)", trouble, error)
        self._trouble = trouble

    def _ready(self, janus: Janus) -> None:
        logger.info("Janus answers: people can talk")
        self._janus, self._trouble = janus, AWAY
        self._tell_gates()

    def _lose_all(self) -> None:
        self._janus = None
        for code in list(self._rooms):
            self._close(code, Out(again=True))
        self._tell_gates()

    def _janus_said(self, handle: int, event: dict[str, Any]) -> None:
        for room in list(self._rooms.values()):
            match event["janus"]:
                case "webrtcup":
                    room.connected(handle)
                case "hangup" | "detached":
                    room.ended(handle)
                case _:
                    pass

    # --- gates ---------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        bus = self.member.bus
        while True:
            # Without the engine we cannot know which phase it is: then nobody is heard.
            for code, room in list(self._rooms.items()):
                room.hush(hushed=not bus.is_answered)
                if room.size:
                    room.used_at = bus.mono()
                elif bus.mono() - room.used_at > EMPTY_SECONDS:
                    self._close(code, Out(again=True))
            if bus.mono() - self._beaten >= voice.BEAT_SECONDS:
                self._tell_gates()
            await asyncio.sleep(LOOK_SECONDS)

    def _tell_gates(self) -> None:
        self._beaten = self.member.bus.mono()
        if not self._stands_by:
            name = self.member.surroundings.member
            self._publish(FromVoice(beat=Beat(self._janus is not None, name, self._began)))

    def _heard_another(self, data: bytes) -> None:
        try:
            beat = voice.decode_told(data).beat
        except msgspec.DecodeError:  # of another release
            return
        name = self.member.surroundings.member
        if beat and beat.server != name and (beat.since, beat.server) < (self._began, name):
            if not self._stands_by:
                logger.warning("another voice server is there: this one stands by")
                for code in list(self._rooms):
                    self._close(code, Out(again=True))
            self._stands_by_until = self.member.bus.mono() + voice.GONE_SECONDS

    def _publish(self, message: FromVoice) -> None:
        self.member.bus.publish(voice.told(self.member.bus.address.name), voice.encode(message))

    def _tell(self, code: str, browser: Browser | None, news: AnyVoiceNews) -> None:
        self._publish(FromVoice(told=Told(_frame(VoiceNews(news)), browser, code)))

    def _asked(self, data: bytes) -> None:
        try:
            asked = voice.decode_asked(data)
        except msgspec.DecodeError as error:  # a gate of another release
            logger.warning("can't read a message of a gate: %s", error)
            return
        if self._stands_by:
            return
        code, person, browser = asked.code, asked.person, asked.browser
        room = self._rooms.get(code)
        match asked.said:
            case None:
                self._tell(code, browser, room.shown if room else Room(here=self.is_here))
            case Enter():
                self._enter(asked)
            case Offer(sdp) if room:
                self.member.supervisor.once("voice", room.admit(person, browser, without_candidates(sdp)))
            case Hear(number, sdp) if room:
                room.heard(person, browser, number, without_candidates(sdp))
            case Microphone(on, to) if room:
                room.microphone(person, browser, on=on, wish=to)
            case Exit():
                if room:
                    room.left(person, browser)
            case _:
                self._tell(code, browser, Out(again=True))

    def _enter(self, asked: Asked) -> None:
        """Let somebody take part, once we follow the table."""
        code, browser, now = asked.code, asked.browser, self.member.bus.mono()
        bucket = self._entries.setdefault(asked.person, Bucket(ENTRIES_AT_ONCE, ENTRIES_A_SECOND))
        if len(self._entries) > MOST_REMEMBERED:
            del self._entries[next(iter(self._entries))]
        if not is_code(code) or not bucket.take(now):
            self._tell(code, browser, Out(again=False))
            return

        def looked(found: Looked) -> None:
            if found.table is None or self._janus is None:
                self._tell(code, browser, Out(again=found.failure != "no_such_table"))
                return
            room = self._rooms.get(code) or self._open(code, found.table, self._janus)
            may = room.may_enter(asked.person)
            self._tell(code, browser, Entered(self._relays.servers()) if may else Out(again=False))
            room.used_at = self.member.bus.mono()

        self.member.tables.look(code, looked)

    # --- rooms ---------------------------------------------------------------------------------------

    def _open(self, code: str, table: Table, janus: Janus) -> VoiceRoom:
        def tell(browser: Browser | None, news: AnyVoiceNews) -> None:
            self._tell(code, browser, news)

        room = VoiceRoom(self.member.games, table, janus, self.member.supervisor, tell)
        self._rooms[code] = room
        self.member.tables[code].watch(self._watcher(code, room))
        return room

    def _watcher(self, code: str, room: VoiceRoom) -> Callable[[Table | None], None]:
        def changed(table: Table | None) -> None:
            if table is None:
                self._close(code, Out(again=True))
            else:
                room.changed(table)

        return changed

    def _close(self, code: str, news: Out) -> None:
        if room := self._rooms.pop(code, None):
            room.close(news)
            self.member.tables[code].watch(None)


def without_candidates(sdp: str) -> str:
    """A browser's description without addresses: Janus answers any address that asks, and asks none."""
    return "".join(line + "\r\n" for line in sdp.splitlines() if not line.startswith("a=candidate"))
