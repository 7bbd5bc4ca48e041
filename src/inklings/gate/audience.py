"""The audience of a table at this gate: every connection, and what each is shown."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from inklings.gate.connection import Connection
from inklings.gate.limits import Bucket
from inklings.gate.watchman import Watchman
from inklings.house.asks import Why
from inklings.house.house import House
from inklings.house.line import Line, Uttered
from inklings.house.presence import Company
from inklings.house.room import Room, now_ms
from inklings.house.scene import show
from inklings.house.summons import Summons
from inklings.house.talk import AnyTalk, Say, Show, hearers, mannerly, refusal
from inklings.kernel.game import Refused, Seat, Viewer
from inklings.kernel.patch import diff
from inklings.wire.messages import CLOSE_MOVED, NO_SEAT, Change, Heard, Kept, Presence

PRESENCE_PAUSE = 0.1
PRESENCE_A_SECOND = 4000
"""So many may be told a second who is here: a crowd that comes in is told about itself less often."""
CROWD_AT_ONCE = 20
CROWD_A_SECOND = 10
"""Reactions that all onlookers together may send through this gate: each of them goes to everybody."""

_encoder = msgspec.json.Encoder()


class Audience:
    """Shows each change once per viewer, however many connections look through the same eyes."""

    def __init__(self, house: House, room: Room, company: Company, line: Line) -> None:
        self.room = room
        self.company = company
        self.line = line
        self._summons = Summons(house.ledger, room.code, self._bots_wanted)
        self._watchman = Watchman(house, room, company, self._listen_for_silence)
        self.guests = 0
        self.views_built = 0
        self.frames_encoded = 0
        self._shelf = house.shelf
        self._connections: set[Connection] = set()
        self._silent: set[Connection] = set()
        self._crowd = Bucket(CROWD_AT_ONCE, CROWD_A_SECOND)
        self._scenes: dict[Viewer, dict[str, Any]] = {}
        self._presence_told = b""
        self._presence_due: asyncio.TimerHandle | None = None
        room.on_change.append(self._show_change)
        company.on_change.append(self._presence_changed)

    async def close(self) -> None:
        """Stop watching: everybody has gone."""
        await self._summons.close()
        await self._watchman.close()
        self.room.on_change.remove(self._show_change)
        self.company.on_change.remove(self._presence_changed)
        if self._presence_due:
            self._presence_due.cancel()

    def join(self, connection: Connection) -> None:
        """Show a newcomer the whole scene; on the same seat the newest connection wins (G2)."""
        if not connection.screen:
            # Clocks of two gates may differ: whoever comes now is newer than all that we have heard of.
            connection.since = max(connection.since, self.company.people.get(connection.person, 0) + 1)
            for other in [c for c in self._connections if c.person == connection.person and not c.screen]:
                self._send_away(other)
        self._connections.add(connection)
        viewer = None if connection.screen else self.room.table.seat_of(connection.person)
        if viewer not in self._scenes:
            self._scenes[viewer] = self._scene(viewer)
        connection.send(self._whole(viewer))
        connection.shown = viewer
        self._tell_kept(connection, self._kept())
        self._presence_told = b""
        self._presence_changed()
        self._summons.look()

    def part(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        self._presence_changed()
        self._summons.look()

    # --- the scene -------------------------------------------------------------------------------

    def _scene(self, viewer: Viewer) -> dict[str, Any]:
        self.views_built += 1
        scene: dict[str, Any] = msgspec.to_builtins(show(self._shelf, self.room.table, viewer))
        return scene

    def _whole(self, viewer: Viewer) -> bytes:
        self.frames_encoded += 1
        frame = {
            "type": "scene",
            "version": self.room.version,
            "now": now_ms(),
            "scene": self._scenes[viewer],
        }
        return _encoder.encode(frame)

    def _change(self, before: dict[str, Any], after: dict[str, Any]) -> bytes:
        self.frames_encoded += 1
        return _encoder.encode(Change(version=self.room.version, now=now_ms(), patch=diff(before, after)))

    def _show_change(self) -> None:
        before, self._scenes = self._scenes, {}
        seats, kept = self._seats(), self._kept()
        changes: dict[Viewer, bytes] = {}
        wholes: dict[Viewer, bytes] = {}
        for connection in self._connections:
            viewer = None if connection.screen else seats.get(connection.person)
            if viewer not in self._scenes:
                self._scenes[viewer] = self._scene(viewer)
            if connection.shown == viewer and viewer in before:
                if viewer not in changes:
                    changes[viewer] = self._change(before[viewer], self._scenes[viewer])
                connection.send(changes[viewer])
            else:
                if viewer not in wholes:
                    wholes[viewer] = self._whole(viewer)
                connection.send(wholes[viewer])
                connection.shown = viewer
            self._tell_kept(connection, kept)
        self._presence_changed()
        self._summons.look()

    def _kept(self) -> dict[str, Kept]:
        """What became of the seats of those who were away."""
        table = self.room.table
        passed_on = {person: Kept(seat=seat, taken=True) for person, seat in table.passed_on.items()}
        return passed_on | {person: Kept(seat=seat) for person, seat in table.kept.items()}

    def _tell_kept(self, connection: Connection, kept: dict[str, Kept]) -> None:
        """Onlookers all see the same scene, so a message of their own says what became of their seat."""
        looks_on = connection.shown is None and not connection.screen
        told = kept.get(connection.person, NO_SEAT) if looks_on else NO_SEAT
        if told != connection.kept:
            connection.kept = told
            connection.tell(told)

    def _bots_wanted(self) -> bool:
        """Bots play while somebody is here who plays with them."""
        table = self.room.table
        people = (connection.shown is not None for connection in self._connections)
        return table.stage == "playing" and bool(table.bots) and any(people)

    # --- talk ------------------------------------------------------------------------------------

    async def pass_on(self, connection: Connection, talk: AnyTalk) -> None:
        """Pass talk on to all gates, if it may be said now; raises `Refused` or `Unavailable`.

        A sign more than there may be is dropped without a word: the next one says it better.
        """
        speaker = self.room.table.seat_of(connection.person)
        why = refusal(self._shelf, self.room.table, speaker, talk)
        if connection.screen or why:
            raise Refused(why or Why.NOT_SEATED)
        if not connection.tongue.take(talk) or (speaker is None and not self._crowd.take()):
            if isinstance(talk, Show):
                return
            raise Refused(Why.TOO_FAST)
        if isinstance(talk, Say):
            talk = replace(talk, text=talk.text.strip())
        await self.line.pass_on(connection.person, talk)

    def hear(self, uttered: Uttered) -> None:
        """Deliver what was said: to those who may hear it, unless silence fell while it was on its way."""
        table, talk = self.room.table, uttered.talk
        speaker = table.seat_of(uttered.person)
        if refusal(self._shelf, table, speaker, talk):
            return
        seats = hearers(self._shelf, table, speaker, talk)
        frame = _encoder.encode(Heard(by=speaker, talk=mannerly(table, talk)))
        for connection in self._connections:
            if seats is None or connection.shown in seats:
                connection.send_talk(frame)

    # --- who is here -----------------------------------------------------------------------------

    def _seats(self) -> dict[str, Seat]:
        return {place.person: Seat(n) for n, place in enumerate(self.room.table.places) if place.person}

    def _presence_changed(self) -> None:
        # People come and go in flocks: say it once.
        if self._presence_due is None:
            pause = max(PRESENCE_PAUSE, len(self._connections) / PRESENCE_A_SECOND)
            self._presence_due = asyncio.get_running_loop().call_later(pause, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        newest, seats = self.company.people, self._seats()
        for connection in [c for c in self._connections if not c.screen]:
            if newest.get(connection.person, 0) > connection.since:
                self._send_away(connection)
        people = {
            c.person: c.since for c in self._connections - self._silent if not c.screen and c.person in seats
        }
        watching = {c.person for c in self._connections if not c.screen and c.person not in seats}
        self.company.set_own(people, len(watching), sum(c.screen for c in self._connections))
        people_here = {seats[person] for person in self.company.people if person in seats}
        here = sorted(people_here | self.room.table.bots.keys())
        frame = _encoder.encode(
            Presence(here=tuple(here), watching=self.company.watching, screens=self.company.screens)
        )
        if frame != self._presence_told:
            self._presence_told = frame
            for connection in self._connections:
                connection.send(frame)

    def _listen_for_silence(self) -> None:
        silent = {c for c in self._connections if c.shown is not None and c.silent}
        if silent != self._silent:
            self._silent = silent
            self._presence_changed()

    def _send_away(self, connection: Connection) -> None:
        connection.close(CLOSE_MOVED)
        self._connections.discard(connection)
