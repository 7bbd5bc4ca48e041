"""The audience of a table at this gate: every connection, and what each is shown."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from inklings.house.presence import Company
from inklings.house.room import Room, now_ms
from inklings.house.scene import show
from inklings.house.shelf import Shelf
from inklings.kernel.game import Seat, Viewer
from inklings.kernel.patch import diff
from inklings.wire.messages import CLOSE_MOVED, Change, Presence, ToBrowser

OUTBOX = 64
CLOSE_TRY_AGAIN = 1013
"""A browser that cannot keep up is sent away; it comes back at once and gets the whole scene."""
PRESENCE_PAUSE = 0.1

_encoder = msgspec.json.Encoder()


class Connection:
    """One browser's websocket. Nobody waits for it: what it is sent goes through its own outbox."""

    def __init__(self, socket: WebSocket[Any, Any, Any], *, person: str, secret: str, screen: bool) -> None:
        self.person = person
        self.secret = secret
        self.screen = screen
        self.since = now_ms()
        self.shown: Viewer = None
        """As whom this browser was last shown the table."""
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)

    def send(self, data: bytes) -> None:
        """Put a message into the outbox."""
        try:
            self._outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.close(CLOSE_TRY_AGAIN)

    def tell(self, message: ToBrowser) -> None:
        """Put a message of its own into the outbox."""
        self.send(_encoder.encode(message))

    def close(self, code: int) -> None:
        """Send nothing more, and close."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._outbox.put_nowait(code)

    async def write(self) -> None:
        """Carry the outbox to the browser until it is closed."""
        try:
            while not isinstance(data := await self._outbox.get(), int):
                await self._socket.send_data(data, mode="text", encoding="utf-8")
            await self._socket.close(code=data)
        except (WebSocketException, RuntimeError):
            return  # the browser has gone; the reader hears of it too


class Audience:
    """Shows each change once per viewer, however many connections look through the same eyes."""

    def __init__(self, room: Room, company: Company, shelf: Shelf) -> None:
        self.room = room
        self.company = company
        self.guests = 0
        self.views_built = 0
        self.frames_encoded = 0
        self._shelf = shelf
        self._connections: set[Connection] = set()
        self._scenes: dict[Viewer, dict[str, Any]] = {}
        self._presence_told = b""
        self._presence_due: asyncio.TimerHandle | None = None
        room.on_change.append(self._show_change)
        company.on_change.append(self._presence_changed)

    def close(self) -> None:
        """Stop watching: everybody has gone."""
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
        self._presence_told = b""
        self._presence_changed()

    def part(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        self._presence_changed()

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
        seats = self._seats()
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
        self._presence_changed()

    # --- who is here -----------------------------------------------------------------------------

    def _seats(self) -> dict[str, Seat]:
        return {place.person: Seat(n) for n, place in enumerate(self.room.table.places) if place.person}

    def _presence_changed(self) -> None:
        # People come and go in flocks: say it once.
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        newest, seats = self.company.people, self._seats()
        for connection in [c for c in self._connections if not c.screen]:
            if newest.get(connection.person, 0) > connection.since:
                self._send_away(connection)
        people = {c.person: c.since for c in self._connections if not c.screen and c.person in seats}
        watching = {c.person for c in self._connections if not c.screen and c.person not in seats}
        self.company.set_own(people, len(watching), sum(c.screen for c in self._connections))
        here = sorted(seats[person] for person in self.company.people if person in seats)
        frame = _encoder.encode(
            Presence(here=tuple(here), watching=self.company.watching, screens=self.company.screens)
        )
        if frame != self._presence_told:
            self._presence_told = frame
            for connection in self._connections:
                connection.send(frame)

    def _send_away(self, connection: Connection) -> None:
        connection.close(CLOSE_MOVED)
        self._connections.discard(connection)
