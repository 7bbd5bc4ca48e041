"""Complaints about people at a table, or photos, which are kept for the operators."""

from __future__ import annotations

import msgspec

from inklings.house.asks import Why
from inklings.house.complaints import Complaint, Reason, Someone
from inklings.kernel.game import Seat
from inklings.live.audience import Audience
from inklings.live.context import Context
from inklings.live.effects import KeepComplaint
from inklings.live.guests import Guest
from inklings.live.limits import Bucket
from inklings.live.messages import Complain, ComplaintKept
from inklings.live.presence import Presence
from inklings.live.table_talk import TableTalk
from inklings.own_decks.names import cards_of
from inklings.wire.messages import Done, RefusedAnswer, Unsure

A_PERSON_AN_HOUR = 3
A_TABLE_AN_HOUR = 20
HOUR = 3600.0


class Complaints:
    """Takes complaints, adds the chat of the last minutes, and has them kept."""

    def __init__(self, context: Context, audience: Audience, talk: TableTalk, presence: Presence) -> None:
        self._context = context
        self._audience = audience
        self._talk = talk
        self._presence = presence
        self._by_person: dict[str, Bucket] = {}
        self._at_table = Bucket(A_TABLE_AN_HOUR, A_TABLE_AN_HOUR / HOUR)
        self._taken: set[str] = set()
        """Commands that have taken a token: repeated copies take none."""

    def complain(self, message: Complain) -> None:
        """Have a report kept, if there is such a person or photo."""
        guest = self._audience.guests.get(message.guest)
        if guest is None:
            return
        command = f"{guest.person}:{message.id}"
        about = self._someone(message.seat, guest)
        if guest.screen:
            self._refuse(message, Why.NOT_SEATED)
        elif message.card and message.card not in self._photos():
            self._refuse(message, Why.NO_SUCH_CARD)
        elif not message.card and about is None:
            self._refuse(message, Why.NO_SUCH_SEAT)
        elif command not in self._taken and not self._may(guest.person):
            self._refuse(message, Why.TOO_FAST)
        else:
            self._taken.add(command)
            data = msgspec.json.encode(self._complaint(message, guest, None if message.card else about))
            self._context.emit(KeepComplaint(data, command, message.guest, message.id))

    def kept(self, kept: ComplaintKept) -> None:
        """Answer it: kept, or nobody knows, and the browser sends it again."""
        version = self._context.version
        answer = Done(id=kept.id, version=version) if kept.ok else Unsure(id=kept.id)
        self._audience.tell(kept.guest, answer)

    def _complaint(self, message: Complain, guest: Guest, about: Someone | None) -> Complaint:
        table, recent = self._context.table, self._talk.recent
        assert table, "guests are let in once the table is loaded"
        recent.forget_old(self._context.now)
        seat = table.seat_of(guest.person)
        name = table.places[seat].name if seat is not None else ""
        return Complaint(
            at=self._context.now,
            code=table.code,
            game=table.game,
            reason=Reason.PHOTO if message.card else message.reason,
            about=about,
            by=Someone(name, seat, guest.person, guest.network),
            talk=tuple(recent.heard_by(guest.person)),
            card=message.card,
        )

    def _someone(self, seat: Seat | None, besides: Guest) -> Someone | None:
        """Who sits there, if it is another person."""
        places = self._context.table.places if self._context.table else ()
        place = places[seat] if seat is not None and 0 <= seat < len(places) else None
        if seat is None or place is None or place.person is None or place.bot:
            return None
        if place.person == besides.person:
            return None
        networks = self._presence.networks | self._audience.report().networks
        return Someone(place.name, seat, place.person, networks.get(place.person, ""))

    def _photos(self) -> tuple[str, ...]:
        """The cards of the own deck with which the game on the table is played."""
        table = self._context.table
        own = self._context.games[table.game].own_deck(table.options) if table else ""
        return cards_of(own) if own else ()

    def _may(self, person: str) -> bool:
        mono = self._context.mono
        bucket = self._by_person.setdefault(person, Bucket(A_PERSON_AN_HOUR, A_PERSON_AN_HOUR / HOUR))
        return bucket.take(mono) and self._at_table.take(mono)

    def _refuse(self, message: Complain, why: Why) -> None:
        self._audience.tell(message.guest, RefusedAnswer(id=message.id, why=why, facts={}))
