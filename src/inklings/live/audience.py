"""The browsers at this gate that show a table, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inklings.house import log
from inklings.house.scene import concerned
from inklings.house.table import Table
from inklings.kernel.game import Seat, Viewer
from inklings.live.context import Context
from inklings.live.effects import Close, Send
from inklings.live.frames import Frames
from inklings.live.guests import Guest, Guests
from inklings.live.held_back import HeldBack, Told
from inklings.live.messages import Join, Report
from inklings.live.seat_index import SeatIndex
from inklings.wire.messages import NO_SEAT, CloseCode, Presence, ToBrowser

_encoder = msgspec.json.Encoder()


class Audience:
    """Lets browsers in, and sends each change once per viewer to all browsers with the same view."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.guests = Guests()
        self.frames = Frames(context.games)
        self.held = HeldBack()  # what people without a seat see of a table that is streamed
        self._later_frames = Frames(context.games)
        self._later_shows: Table | None = None  # what those people were last shown
        self._index = SeatIndex()
        self._stale: frozenset[Viewer] | None = frozenset()
        """The seats whose own part must be rebuilt; None means everyone, onlookers included."""
        self._looks: dict[Viewer, tuple[int, ...]] | None = None
        """The browsers of each viewer, without shared screens; None: someone has come, gone or moved."""
        self._onlookers: tuple[int, ...] | None = None  # who see everything at once; None as above
        self._later: tuple[int, ...] | None = None  # who see everything later; None as above
        self._presence_told = b""

    # --- coming and going ----------------------------------------------------------------------------

    def join(self, join: Join, newest: int) -> None:
        """Show a newcomer the whole scene; of one person the newest browser wins (G2).

        `newest` is when this person last came, here or at another gate.
        """
        table = self._table
        if table.is_barred(join.person, join.network):
            self._context.emit(Close(join.guest, CloseCode.REMOVED))
            return
        guest = Guest(join, self._context.mono, join.since or max(self._context.now, newest + 1))
        if not guest.screen:
            if guest.since < newest:
                self._context.emit(Close(guest.id, CloseCode.MOVED))
                return
            self.close_older(guest.person, guest.since)
        self.guests.add(guest)
        self._regroup()
        guest.shown, guest.later = self._view_of(guest)
        if guest.later:
            self.show_held_back()
        self.send([guest.id], self._whole(guest))
        if guest.later and self.held.presence:
            self.send([guest.id], self.held.presence)
        else:
            self._presence_told = b""
        self._tell_kept(guest)

    def part(self, guest: int) -> bool:
        """Forget a browser; returns whether it was here."""
        self._regroup()
        return self.guests.remove(guest)

    def close_older(self, person: str, newest: int) -> None:
        """Close the browsers of a person that are older than the newest one."""
        for guest in self.guests.of([person]):
            if guest.since < newest:
                self.close(guest.id, CloseCode.MOVED)

    def close(self, guest: int, code: CloseCode) -> None:
        """Close a browser's connection."""
        self.part(guest)
        self._context.emit(Close(guest, code))

    def close_all(self, code: CloseCode, message: ToBrowser | None = None) -> None:
        """Close all browsers, perhaps after a last message."""
        if message:
            self.tell_all(message)
        for guest in self.guests:
            self.close(guest.id, code)

    def tell(self, guest: int, message: ToBrowser) -> None:
        """Send one browser a message, whether it has been shown the table or not."""
        self.send([guest], _encoder.encode(message))

    def tell_all(self, message: ToBrowser) -> None:
        """Send every browser the same message; not patiently, since it may be closed next."""
        self.send([one.id for one in self.guests], _encoder.encode(message))

    # --- the scene -----------------------------------------------------------------------------------

    @property
    def _table(self) -> Table:
        assert self._context.table, "guests are let in once the table is loaded"
        return self._context.table

    def _view_of(self, guest: Guest) -> tuple[Viewer, bool]:
        """Whose scene a browser shows, and whether it shows it later than others."""
        viewer = None if guest.screen else self.seats.get(guest.person)
        stream = self._table.stream
        later = viewer is None and stream is not None and stream.delay > 0 and guest.key != stream.key
        return viewer, later

    def _whole(self, guest: Guest) -> bytes:
        now = self._context.now
        if guest.later and (table := self.held.table):
            self._later_shows = table
            return self._later_frames.whole(table, None, now, self.held.delay)
        return self.frames.whole(self._table, guest.shown, now)

    def sees(self, guest: int) -> Table:
        """The table as a browser is shown it now."""
        one = self.guests.get(guest)
        return self.held.table if one and one.later and self.held.table else self._table

    def hold_back(self, entry: log.Entry, before: Table | None) -> None:
        """Keep the table as it is after an entry for those who see it later."""
        table = self._table
        if before is None or before.stream is not table.stream:
            self._regroup()
        self.held.entered(table, entry.at, self._context.now)

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
        self.show_held_back()
        if not self.guests:
            self.frames.forget()
            return
        table, frames = self._table, self.frames
        everyone = frames.for_all(table)
        self._read_places()
        regroup = self._looks is None
        looks, moved = (self._looks, []) if self._looks is not None else self._group()
        for_all = frames.change(table, None, everyone, b"") if everyone else b""
        nothing_own: list[int] = []
        for viewer, guests in looks.items():
            own = frames.own(table, viewer) if stale is None or viewer in stale else b""
            frame = frames.change(table, viewer, everyone, own) if own else for_all
            if viewer is None and frame:
                self.send([one.id for one in self.guests.screens if not one.later], frame)
                self.send(guests, frame, patient=True)
            elif own:
                self.send(guests, frame)
            elif frame:
                nothing_own += guests
        self.send(nothing_own, for_all)
        for guest in moved:
            self.send([guest.id], self._whole(guest))
        if regroup:
            for guest in self.guests:
                self._tell_kept(guest)

    def show_held_back(self) -> None:
        """Show people without a seat what was held back for long enough by now."""
        if self.held.table is None and self._later_shows is None:
            return
        now, later = self._context.now, self._see_later
        for told in self.held.due(now):
            self._show_later(later)
            self.send(later, told.data, is_talk=told.is_talk, patient=True)
            if not told.is_talk:
                self.held.presence = told.data
        self._show_later(later)
        if self.guests and (wait := self.held.wait(now)) is not None:
            self._context.set_timer("held back", wait)

    @property
    def _see_later(self) -> tuple[int, ...]:
        if self._later is None:
            self._later = tuple(one.id for one in self.guests if one.later)
        return self._later

    def _show_later(self, guests: Sequence[int]) -> None:
        frames, held = self._later_frames, self.held
        if not guests or held.table is None:
            frames.forget()
            self._later_shows = None
        elif self._later_shows and self._later_shows is not held.table:
            self._later_shows = held.table
            if everyone := frames.for_all(held.table, held.delay):
                own = frames.own(held.table, None)
                self.send(guests, frames.change(held.table, None, everyone, own), patient=True)

    def _group(self) -> tuple[dict[Viewer, tuple[int, ...]], list[Guest]]:
        """Browsers by viewer: those with the same view as before, and those whose view has changed."""
        looks: dict[Viewer, list[int]] = {}
        moved: list[Guest] = []
        for guest in self.guests:
            view = self._view_of(guest)
            if view != (guest.shown, guest.later):
                guest.shown, guest.later = view
                moved.append(guest)
            elif not guest.later:
                looks.setdefault(guest.shown, []).extend(() if guest.screen else (guest.id,))
        self.frames.keep(looks)
        settled = {viewer: tuple(guests) for viewer, guests in looks.items()}
        if not moved:
            self._looks, self._onlookers = settled, settled.get(None, ())
        return settled, moved

    @property
    def seats(self) -> dict[str, Seat]:
        """Where each person sits."""
        self._read_places()
        return self._index.seats

    def _read_places(self) -> None:
        if self._index.read(self._table):
            self._regroup()

    def _regroup(self) -> None:
        """Who sees what is read anew at the next change."""
        self._looks = self._onlookers = self._later = None

    def _tell_kept(self, guest: Guest) -> None:
        """All onlookers get the same scene, so a message tells each what happened to their old seat."""
        self._read_places()
        looks_on = guest.shown is None and not guest.screen
        told = self._index.kept.get(guest.person, NO_SEAT) if looks_on else NO_SEAT
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
            screens=self.guests.count_screens(self._table.stream),
            networks={one.person: one.network for one in seated},
        )

    def send_away_barred(self) -> None:
        """Close the browsers of people who were removed."""
        for guest in self.guests:
            if self._table.is_barred(guest.person, guest.network):
                self.close(guest.id, CloseCode.REMOVED)

    def tell_presence(self, presence: Presence) -> None:
        """Tell everyone who is here, if that has changed."""
        frame = _encoder.encode(presence)
        if frame != self._presence_told:
            self._presence_told = frame
            self.send_all(frame)
            if not self.held.presence:  # this gate has just loaded it: nobody would be here for a while
                self.held.presence = frame
                self.send(self._see_later, frame, patient=True)

    # --- frames --------------------------------------------------------------------------------------

    def send(
        self, guests: Sequence[int], data: bytes, *, is_talk: bool = False, patient: bool = False
    ) -> None:
        """Send these browsers a frame; a patient one waits for its turn in a crowd."""
        if guests:
            self._context.emit(Send(guests, data, is_talk=is_talk, patient=patient))

    def send_all(self, data: bytes, *, is_talk: bool = False) -> None:
        """Send everyone the same frame: first players and shared screens, then onlookers."""
        seats = self.seats
        if self._onlookers is None:
            self._onlookers = tuple(
                one.id for one in self.guests if not one.screen and not one.later and one.person not in seats
            )
        first = [*self.guests.of(seats), *(one for one in self.guests.screens if not one.later)]
        self.send([one.id for one in first], data, is_talk=is_talk)
        self.send(self._onlookers, data, is_talk=is_talk, patient=True)
        if self.held.table:
            self.held.tell(Told(data, is_talk), self._context.now)
            self.show_held_back()
