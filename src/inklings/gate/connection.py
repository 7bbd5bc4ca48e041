"""One browser's websocket, and what waits to be carried to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from inklings.gate.write_fairness import CrowdTurns
from inklings.live.supervisor import Supervisor
from inklings.wire.messages import CloseCode, ToBrowser

OUTBOX = 64
OUTBOX_FOR_TALK = 32
"""Talk never fills the outbox: what it would keep from a slow browser are the scenes."""

_encoder = msgspec.json.Encoder()


class Connection:
    """One browser's websocket. Nobody waits for it, and it has a task only while something is on its way."""

    def __init__(self, socket: WebSocket[Any, Any, Any], supervisor: Supervisor, crowd: CrowdTurns) -> None:
        self._crowd = crowd
        self._socket = socket
        self._supervisor = supervisor
        self._outbox: deque[bytes] = deque()
        self._close: int | None = None
        self._writing = False
        self.closed = asyncio.Event()
        """Set once the socket is closed from our side."""

    def send(self, data: bytes, *, patient: bool = False) -> None:
        """Put a message into the outbox; one of a crowd is patient, and waits for its turn.

        A browser that cannot keep up is sent away, and comes back at once for the whole scene.
        """
        if self._close is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self.close(CloseCode.TRY_AGAIN)
            return
        self._outbox.append(data)
        self._write_soon(patient=patient)

    def send_talk(self, data: bytes) -> None:
        """Put talk into the outbox, unless this browser is slow to read."""
        if len(self._outbox) < OUTBOX_FOR_TALK:
            self.send(data)

    def tell(self, message: ToBrowser) -> None:
        """Put a message of its own into the outbox."""
        self.send(_encoder.encode(message))

    def close(self, code: int) -> None:
        """Send nothing more than what is in the outbox, and close."""
        if self._close is None:
            self._close = code
            if code == CloseCode.TRY_AGAIN:
                self._outbox.clear()
            self._write_soon()

    def _write_soon(self, *, patient: bool = False) -> None:
        if not self._writing:
            self._writing = True
            if patient:
                self._crowd.soon(self._start)
            else:
                self._start()

    def _start(self) -> None:
        self._supervisor.once("browser", self._write())

    async def _write(self) -> None:
        """Carry the outbox to the browser."""
        try:
            while self._outbox:
                await self._socket.send_data(self._outbox.popleft(), mode="text", encoding="utf-8")
            if self._close is not None:
                await self._socket.close(code=self._close)
                self.closed.set()
        except (WebSocketException, RuntimeError, OSError):
            self._outbox.clear()  # the browser has gone; the reader hears of it too
            self._close = self._close or CloseCode.TRY_AGAIN
            self.closed.set()
        finally:
            self._writing = False
