"""The browsers at this gate that show a table, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from inklings.house import log
from inklings.house.scene import Last, Shared, Yours, concerned, shared, yours
from inklings.house.table import Place, Table
from inklings.kernel.game import Seat, Viewer
from inklings.kernel.patch import SAME, diff
from inklings.live.context import Context
from inklings.live.effects import Close, Send
from inklings.live.guests import Guest, Guests
from inklings.live.messages import Join, Report
from inklings.wire.messages import (
    NO_SEAT,
    CloseCode,
    Kept,
    Presence,
    ToBrowser,
    Whole,
)

_encoder = msgspec.json.Encoder()


def _fields(patch: Any) -> bytes:
    """A patch as JSON without its outer braces; empty when nothing has changed."""
    return b"" if patch is SAME else _encoder.encode(patch)[1:-1]


class Audience:
    """Builds and encodes each change once per viewer, for all browsers with the same view."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.guests = Guests()
        self.views_built = 0
        self.frames_encoded = 0
        self._shared: Shared | None = None
        """What everyone was last shown."""
        self._shared_of: Table | None = None
        """The table that it shows."""
        self._yours: dict[Viewer, Yours] = {}
        """What each viewer was last shown in addition."""
        self._stale: frozenset[Seat] | None = frozenset()
        """The seats whose own part must be rebuilt; None means everyone, onlookers included."""
        self._looks: dict[Viewer, tuple[int, ...]] | None = None
        """The browsers of each viewer, without shared screens; None: someone has come, gone or moved."""
        self._onlookers: tuple[int, ...] | None = None
        """The browsers of onlookers; None as above."""
        self._places: tuple[Place, ...] | None = None
        """The places that the next two were read from."""
        self._seats: dict[str, Seat] = {}
        self._kept: dict[str, Kept] = {}
        self._presence_told = b""

    # --- coming and going ----------------------------------------------------------------------------

    def join(self, join: Join, newest: int) -> None:
        """Show a newcomer the whole scene; of one person the newest browser wins (G2).

        `newest` is when this person last came, here or at another gate.
        """
        if self._table.is_barred(join.person, join.network):
            self._context.emit(Close(join.guest, CloseCode.REMOVED))
            return
        guest = Guest(join, self._context.mono, join.since or max(self._context.now, newest + 1))
        if not guest.screen:
            if guest.since < newest:
                self._context.emit(Close(guest.id, CloseCode.MOVED))
                return
            self.close_older(guest.person, guest.since)
        self.guests.add(guest)
        self._looks = self._onlookers = None
        viewer = None if guest.screen else self._table.seat_of(guest.person)
        if self._shared is None:
            self._shared = self._build_shared()
        if viewer not in self._yours:
            self._yours[viewer] = self._build_yours(viewer)
        self.send([guest.id], self._whole(viewer))
        guest.shown = viewer
        self._tell_kept(guest, self.kept)
        self._presence_told = b""

    def part(self, guest: int) -> bool:
        """Forget a browser; returns whether it was here."""
        self._looks = self._onlookers = None
        return self.guests.remove(guest)

    def close_older(self, person: str, since: int) -> None:
        """Close the browsers of a person that are older than the newest one."""
        for guest in self.guests.of([person]):
            if guest.since < since:
                self.close(guest.id, CloseCode.MOVED)

    def close(self, guest: int, code: CloseCode) -> None:
        """Close a browser's connection."""
        self.part(guest)
        self._context.emit(Close(guest, code))

    def close_all(self, code: CloseCode, message: ToBrowser | None = None) -> None:
        """Close all browsers, perhaps after a last message."""
        if message:
            # Not as a patient frame: it would wait until the connection is closed.
            self.send([one.id for one in self.guests], _encoder.encode(message))
        for guest in self.guests:
            self.close(guest.id, code)

    def tell(self, guest: int, message: ToBrowser) -> None:
        """Send one browser a message, whether it has been shown the table or not."""
        self.send([guest], _encoder.encode(message))

    def tell_all(self, message: ToBrowser) -> None:
        """Send every browser the same message."""
        self.send_all(_encoder.encode(message))

    # --- the scene -----------------------------------------------------------------------------------

    @property
    def _table(self) -> Any:
        assert self._context.table, "guests are let in once the table is loaded"
        return self._context.table

    def _build_shared(self) -> Shared:
        self.views_built += 1
        last = Last(self._shared_of, self._shared) if self._shared_of and self._shared else None
        self._shared_of = self._table
        return shared(self._context.games, self._table, last)

    def _build_yours(self, viewer: Viewer) -> Yours:
        self.views_built += 1
        return yours(self._context.games, self._table, viewer)

    def _whole(self, viewer: Viewer) -> bytes:
        self.frames_encoded += 1
        assert self._shared, "it is built before anybody is shown it"
        version = self._table.seen_by(viewer)
        whole = Whole(version, self._context.now, self._shared, self._yours[viewer])
        return _encoder.encode(whole)

    def entered(self, entry: log.Entry, before: Table | None) -> None:
        """Note which viewers' own part of the scene an entry may have changed."""
        if self._stale is not None:
            seats = concerned(self._context.games, before, entry, self._table)
            self._stale = None if seats is None else self._stale | seats

    def show_change(self) -> None:
        """Show everyone what has changed.

        The part that all see is compared and encoded once, and most viewers have nothing to add to it.
        """
        stale, self._stale = self._stale, frozenset()
        if not self.guests:
            self._shared, self._yours = None, {}
            return
        everyone = self._change_for_all()
        self._read_places()
        regroup = self._looks is None
        looks, moved = (self._looks, {}) if self._looks is not None else self._group()
        for_all = self._change(None, everyone, b"") if everyone else b""
        nothing_own: list[int] = []
        for viewer, guests in looks.items():
            own = b""
            if stale is None or viewer in stale:
                yours_before, self._yours[viewer] = self._yours[viewer], self._build_yours(viewer)
                own = _fields(diff(yours_before, self._yours[viewer]))
            frame = self._change(viewer, everyone, own) if own else for_all
            if viewer is None and frame:
                self.send([one.id for one in self.guests.screens], frame)
                self._send_patient(guests, frame)
            elif own:
                self.send(guests, frame)
            elif frame:
                nothing_own += guests
        self.send(nothing_own, for_all)
        for viewer, arrived in moved.items():
            self._yours[viewer] = self._build_yours(viewer)
            self.send(arrived, self._whole(viewer))
        if regroup:
            for guest in self.guests:
                self._tell_kept(guest, self._kept)

    def _change_for_all(self) -> bytes:
        """The changed fields that everyone sees; after asides there are none, and nothing is built."""
        if self._shared_of and self._shared_of.shown == self._table.shown:
            return b""
        before, self._shared = self._shared, self._build_shared()
        return _fields(diff(before, self._shared))

    def _group(self) -> tuple[dict[Viewer, tuple[int, ...]], dict[Viewer, list[int]]]:
        """Browsers by viewer: those with the same viewer as before, and those whose viewer has changed."""
        seats = self._seats
        looks: dict[Viewer, list[int]] = {None: []} if self.guests.screens else {}
        moved: dict[Viewer, list[int]] = {}
        for guest in self.guests:
            if not guest.screen:
                viewer = seats.get(guest.person)
                (looks if guest.shown == viewer else moved).setdefault(viewer, []).append(guest.id)
                guest.shown = viewer
        self._yours = {viewer: self._yours[viewer] for viewer in looks}
        settled = {viewer: tuple(guests) for viewer, guests in looks.items()}
        if not moved:
            self._looks, self._onlookers = settled, settled.get(None, ())
        return settled, moved

    def _change(self, viewer: Viewer, everyone: bytes, own: bytes) -> bytes:
        """A `Change` of two parts, each the inside of a JSON object."""
        self.frames_encoded += 1
        version = self._table.seen_by(viewer)
        return b"[%d,{%b%b%b}]" % (version, everyone, b"," if everyone and own else b"", own)

    @property
    def seats(self) -> dict[str, Seat]:
        """Where each person sits."""
        self._read_places()
        return self._seats

    @property
    def kept(self) -> dict[str, Kept]:
        """For people who were away: whether their seat is kept or taken."""
        self._read_places()
        return self._kept

    def _read_places(self) -> None:
        table = self._table
        if table.places is not self._places:
            self._places = table.places
            self._looks = self._onlookers = None
            self._seats = {place.person: Seat(n) for n, place in enumerate(table.places) if place.person}
            self._kept = {person: Kept(seat=seat, taken=True) for person, seat in table.passed_on.items()}
            self._kept |= {person: Kept(seat=seat) for person, seat in table.kept.items()}

    def _tell_kept(self, guest: Guest, kept: dict[str, Kept]) -> None:
        """All onlookers get the same scene, so a message tells each what happened to their old seat."""
        looks_on = guest.shown is None and not guest.screen
        told = kept.get(guest.person, NO_SEAT) if looks_on else NO_SEAT
        if told != guest.kept:
            guest.kept = told
            self.tell(guest.id, told)

    # --- who is here ---------------------------------------------------------------------------------

    def report(self) -> Report:
        """Who is at this gate: seated people who are not silent, how many onlookers, and how many screens."""
        seats = self.seats
        seated = [one for one in self.guests.of(seats) if not one.silent]
        return Report(
            gate=self._context.member,
            people={one.person: one.since for one in seated},
            watching=self.guests.count_others(seats),
            screens=len(self.guests.screens),
            networks={one.person: one.network for one in seated},
        )

    def send_away_barred(self) -> None:
        """Close the browsers of people who were removed."""
        for guest in self.guests:
            if self._table.is_barred(guest.person, guest.network):
                self.close(guest.id, CloseCode.REMOVED)

    def tell_presence(self, people: Iterable[str], watching: int, screens: int, *, bots_away: bool) -> None:
        """Tell everyone who is here, if that has changed."""
        seats = self.seats
        here = {seats[person] for person in people if person in seats}
        if not bots_away:
            here |= self._table.bots.keys()
        message = Presence(here=tuple(sorted(here)), watching=watching, screens=screens, bots_away=bots_away)
        frame = _encoder.encode(message)
        if frame != self._presence_told:
            self._presence_told = frame
            self.send_all(frame)

    # --- frames --------------------------------------------------------------------------------------

    def send(self, guests: Sequence[int], data: bytes, *, is_talk: bool = False) -> None:
        """Send these browsers a frame."""
        if guests:
            self._context.emit(Send(guests, data, is_talk=is_talk))

    def _send_patient(self, guests: tuple[int, ...], data: bytes, *, is_talk: bool = False) -> None:
        if guests:
            self._context.emit(Send(guests, data, is_talk=is_talk, patient=True))

    def send_all(self, data: bytes, *, is_talk: bool = False) -> None:
        """Send everyone the same frame: first players and shared screens, then onlookers."""
        seats = self.seats
        if self._onlookers is None:
            self._onlookers = tuple(
                one.id for one in self.guests if not one.screen and one.person not in seats
            )
        first = [*self.guests.of(seats), *self.guests.screens]
        self.send([one.id for one in first], data, is_talk=is_talk)
        self._send_patient(self._onlookers, data, is_talk=is_talk)
