"""One browser's websocket, and what waits to be carried to it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from inklings.gate.limits import Tongue
from inklings.gate.turns import Turns
from inklings.house.room import now_ms
from inklings.kernel.game import Viewer
from inklings.wire.messages import NO_SEAT, ToBrowser

OUTBOX = 64
OUTBOX_FOR_TALK = 32
"""Talk never fills the outbox: what it would keep from a slow browser are the scenes."""
CLOSE_TRY_AGAIN = 1013
"""A browser that cannot keep up is sent away; it comes back at once and gets the whole scene."""
SILENT_SECONDS = 8.0
"""A browser whose person is seated pings every three seconds."""

_encoder = msgspec.json.Encoder()


class Connection:
    """One browser's websocket. Nobody waits for it: what it is sent goes through its own outbox."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], turns: Turns, *, person: str, secret: str, screen: bool
    ) -> None:
        self.person = person
        self.secret = secret
        self.screen = screen
        self.since = now_ms()
        self.shown: Viewer = None
        """As whom this browser was last shown the table."""
        self.kept = NO_SEAT
        """What this browser was last told of a seat that was its person's."""
        self.tongue = Tongue()
        self._heard = asyncio.get_running_loop().time()
        self._socket = socket
        self._turns = turns
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)

    def hear(self) -> None:
        """The browser has said something."""
        self._heard = asyncio.get_running_loop().time()

    @property
    def silent(self) -> bool:
        """Whether nothing has come for a while: a phone that sleeps says no goodbye."""
        return asyncio.get_running_loop().time() - self._heard > SILENT_SECONDS

    def send(self, data: bytes) -> None:
        """Put a message into the outbox."""
        try:
            self._outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.close(CLOSE_TRY_AGAIN)

    def send_talk(self, data: bytes) -> None:
        """Put talk into the outbox, unless this browser is slow to read."""
        if self._outbox.qsize() < OUTBOX_FOR_TALK:
            self.send(data)

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
                if self.shown is None and not self.screen:
                    await self._turns.take()
                await self._socket.send_data(data, mode="text", encoding="utf-8")
            await self._socket.close(code=data)
        except (WebSocketException, RuntimeError):
            return  # the browser has gone; the reader hears of it too
