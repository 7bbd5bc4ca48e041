"""Talk at a table: from a browser here to all gates, and from any gate to the browsers here."""

from __future__ import annotations

import msgspec

from inklings.house.asks import Why
from inklings.house.complaints import ChatLine, RecentTalk
from inklings.house.talk import Say as Words
from inklings.house.talk import Show, cleaned, hearers, refusal, shown_talk
from inklings.kernel.game import Refused, Seat, Viewer
from inklings.live.audience import Audience
from inklings.live.context import Context
from inklings.live.effects import PassTalk
from inklings.live.limits import Bucket, TalkLimit
from inklings.live.messages import Say, TalkMessage, TalkPassed
from inklings.wire.messages import Done, Heard, RefusedAnswer

CROWD_AT_ONCE = 20
CROWD_A_SECOND = 10
"""Reactions that all onlookers together may send through this gate: each of them goes to everyone."""
HELD_SECONDS = 2.0
"""Talk that had to wait longer than this for the entry that allows it is dropped."""

_encoder = msgspec.json.Encoder()


class TableTalk:
    """Asks the rules twice: where something is said, and again where it arrives."""

    def __init__(self, context: Context, audience: Audience) -> None:
        self._context = context
        self._audience = audience
        self._crowd = Bucket(CROWD_AT_ONCE, CROWD_A_SECOND)
        self._held: list[tuple[float, TalkMessage]] = []
        """Talk that was allowed by an entry that we have not read yet, with the time of its arrival."""
        self.recent = RecentTalk()

    def say(self, message: Say) -> None:
        """Pass talk on to all gates, if it is allowed now.

        A sign that exceeds the limit is dropped without an answer, since the next one replaces it.
        """
        guest, talk = self._audience.guests.get(message.guest), message.talk
        if guest is None:
            return
        table = self._context.table
        assert table, "guests are let in once the table is loaded"
        speaker = table.seat_of(guest.person)
        why = refusal(self._context.games, table, speaker, talk)
        if guest.screen or why:
            self._refuse(message, why or Why.NOT_SEATED)
            return
        guest.limit = guest.limit or TalkLimit()
        mono = self._context.mono
        if not guest.limit.take(talk, mono) or (speaker is None and not self._crowd.take(mono)):
            if not isinstance(talk, Show):
                self._refuse(message, Why.TOO_FAST)
            return
        try:
            talk = cleaned(talk)
        except Refused as refused:
            self._refuse(message, refused.why, refused.facts)
            return
        told = TalkMessage(person=guest.person, version=self._context.version, talk=talk)
        # A sign gets no answer unless it is refused.
        wants_answer = "" if isinstance(talk, Show) else message.id
        self._context.emit(PassTalk(_encoder.encode(told), message.guest, wants_answer))

    def passed(self, passed: TalkPassed) -> None:
        """Answer talk: it is on its way, or the engine is away and the talk is lost."""
        if not passed.id:
            return
        if passed.ok:
            assert self._context.table, "guests are let in once the table is loaded"
            self._audience.tell(passed.guest, Done(id=passed.id, version=self._context.table.shown))
        else:
            self._audience.tell(passed.guest, RefusedAnswer(id=passed.id, why="unavailable", facts={}))

    def _refuse(self, message: Say, why: str, facts: dict[str, int | str] | None = None) -> None:
        self._audience.tell(message.guest, RefusedAnswer(id=message.id, why=why, facts=facts or {}))

    def hear(self, message: TalkMessage) -> None:
        """Deliver talk from any gate to those who may hear it, unless it is no longer allowed."""
        if message.version > self._context.version:
            self._held.append((self._context.mono, message))
            return
        table, talk = self._context.table, message.talk
        assert table, "talk is heard once the table is loaded"
        speaker = table.seat_of(message.person)
        if refusal(self._context.games, table, speaker, talk):
            return
        seats = hearers(self._context.games, table, speaker, talk)
        frame = _encoder.encode(Heard(by=speaker, talk=shown_talk(self._context.games, table, talk)))
        audience = self._audience
        if audience.guests and isinstance(talk, Words):
            self._remember(speaker, talk, seats)
        if seats is None:
            audience.send_all(frame, is_talk=True)
        else:
            hearing = [one.id for one in audience.guests.of(audience.seats) if one.shown in seats]
            audience.send(hearing, frame, is_talk=True)

    @property
    def is_held(self) -> bool:
        """Whether some talk waits for an entry."""
        return bool(self._held)

    def deliver_held(self) -> None:
        """Deliver talk that came before the entry that allows it, unless it is too old by now."""
        held, self._held = self._held, []
        for at, message in held:
            if self._audience.guests and self._context.mono - at < HELD_SECONDS:
                self.hear(message)

    def _remember(self, speaker: Viewer, talk: Words, seats: frozenset[Seat] | None) -> None:
        """Keep chat for some minutes, in case someone is reported for it."""
        assert self._context.table, "talk is heard once the table is loaded"
        places = self._context.table.places
        ears = None if seats is None else frozenset(places[seat].person or "" for seat in seats)
        name = "" if speaker is None else places[speaker].name
        self.recent.add(ChatLine(self._context.now, speaker, name, talk.to, talk.text), ears)
        self.forget_old()

    def forget_old(self) -> None:
        """Forget chat that is too old, and set a timer for the next."""
        if (wait := self.recent.forget_old(self._context.now)) is not None:
            self._context.set_timer("talk", wait)
