"""A browser's websocket, from bytes to messages and back.

It has no task: what arrives is handled at once, and what is sent is written to the transport at once. The
usual message, whole and in one frame, is read here; everything else is read by the websockets library.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import thread_time
from typing import Any, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from inklings.gate.accounts import Account
from inklings.gate.close_names import CLOSE_NAMES, NOT_TEXT, OUR_MISTAKE
from inklings.gate.listener import Listen, Listener, Refusal
from inklings.gate.read_fairness import FairReader
from inklings.gate.write_fairness import CrowdQueue
from inklings.gate.ws_frames import LARGEST_MESSAGE, MASKED, SHORT, TEXT, frame_end, text_frame, unmasked
from inklings.live.figures import Counts
from inklings.live.limits import Bucket
from inklings.wire.messages import CloseCode

logger = logging.getLogger(__name__)
_frames_logger = logging.getLogger(f"{__name__}.frames")
_frames_logger.setLevel(logging.WARNING)  # it would log every connection

_END_OF_REQUEST = b"\r\n\r\n"
INTAKE, INTAKE_A_SECOND = 256, 64
"""The limit for what arrives: tokens at first, and per second. A frame costs one, and so do `PIECE` bytes."""
PIECE = 128
ARRIVAL = 0.25
"""The tokens for each arrival of bytes, however few."""
OUTBOX = 64
OUTBOX_FOR_TALK = 32
"""Talk uses only this much of the outbox, so scenes have room for a slow browser."""
KEEPALIVE_SECONDS = 20.0
"""A browser that has sent nothing for so long is pinged, and closed if it does not answer."""
CLOSING_SECONDS = 2.0
"""How long a browser has to read what is left and to confirm the close."""


class BrowserSocket(FairReader, asyncio.Protocol):
    """One browser's websocket. A browser that reads too slowly is closed, so nobody waits for it."""

    def __init__(
        self,
        listen: Listen,
        crowd: CrowdQueue,
        open_sockets: set[Any],
        account: Account | None,
        counts: Counts,
    ) -> None:
        self.account = account
        """Who is charged for what this browser costs us."""
        self.intake = Bucket(INTAKE, INTAKE_A_SECOND)
        """The limit for what it sends."""
        self._listen = listen
        self._crowd = crowd
        self._counts = counts
        self._open_sockets = open_sockets
        """The sockets that the server closes when it stops."""
        self._frames = ServerProtocol(max_size=LARGEST_MESSAGE, logger=_frames_logger)
        self._transport = cast(asyncio.Transport, None)
        self._loop = asyncio.get_running_loop()
        self._listener: Listener | None = None
        self._rest = b""
        """The beginning of a frame of which the rest has not come yet."""
        self._parts: list[bytes] = []
        """The parts of a message that are here already."""
        self._outbox: deque[bytes] = deque()
        self._paused = False
        """Whether the browser reads more slowly than we write."""
        self._stalled = False
        """Whether it was already paused at the last check."""
        self._has_turn = False
        """Whether it waits in the queue of the crowd."""
        self._code: int | None = None
        """The code with which the connection is closed, once it is."""
        self._heard = True
        self._pinged = False
        self._timer: asyncio.TimerHandle | None = None

    # --- what others call ----------------------------------------------------------------------------

    def send(self, data: bytes, *, patient: bool = False) -> None:
        """Send a message; a patient one waits in the queue of the crowd.

        A browser that cannot keep up is closed, and reconnects at once for the whole scene.
        """
        if self._code is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self.close(CloseCode.TRY_AGAIN, why="too_slow")
            return
        self._outbox.append(data)
        if not patient:
            self._write()
        elif not self._has_turn:
            self._has_turn = True
            self._crowd.soon(self._take_turn)

    def send_talk(self, data: bytes, *, patient: bool = False) -> None:
        """Send talk, unless this browser is slow to read."""
        if len(self._outbox) < OUTBOX_FOR_TALK:
            self.send(data, patient=patient)
        else:
            self._counts.dropped_talk += 1

    def close(self, code: int, *, why: str = "") -> None:
        """Send nothing more than what is in the outbox, and close."""
        if self._code is None:
            self._code = code
            self._counts.count(self._counts.closes, why or CLOSE_NAMES.get(code, str(code)))
            if code == CloseCode.TRY_AGAIN:
                self._outbox.clear()
            self._set_timer(CLOSING_SECONDS, self._transport.abort)
            self._write()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.RESTARTING)

    # --- what the transport calls --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has read the request for a websocket, which it hands to us next."""
        self._transport = cast(asyncio.Transport, transport)
        self._open_sockets.add(self)
        self._set_timer(KEEPALIVE_SECONDS, self._keep_alive)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The browser has gone."""
        self._open_sockets.discard(self)
        self._outbox.clear()
        self._code = self._code or CloseCode.TRY_AGAIN
        if self.account:
            self.account.connections -= 1
        if self._timer:
            self._timer.cancel()
        if self._listener:
            self._listener.end()

    def data_received(self, data: bytes) -> None:
        """Bytes of a browser."""
        self._heard, self._pinged = True, False
        self.receive_in_turn(data, self.account, self._transport)

    def handle(self, data: bytes) -> bool:
        """Read bytes, and charge what that costs."""
        start = thread_time()
        self._read(data)
        if self.account and self.account.charge(thread_time() - start):
            self._transport.pause_reading()
            self.account.wait_turn(self.read_on)
            return True
        return False

    def read_on(self) -> None:
        """The account lets us go on."""
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _read(self, data: bytes) -> None:
        now = self._loop.time()
        if not self.intake.take(now, ARRIVAL + len(data) / PIECE):
            self._abort("too_much")
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        start = 0
        if self._frames.state is State.CONNECTING:
            start = data.find(_END_OF_REQUEST) + len(_END_OF_REQUEST)
            if start < len(_END_OF_REQUEST):
                self._rest = data
                return
            self._receive(data[:start])
        while end := frame_end(data, start):
            if not self.intake.take(now):
                self._abort("too_much")
                return
            is_short_text = data[start] == TEXT and MASKED <= data[start + 1] < MASKED + SHORT
            if is_short_text and not self._parts and self._frames.state is State.OPEN:
                self._hear(unmasked(data, start, end))
            else:
                self._receive(data[start:end])
            start = end
        self._rest = data[start:]

    def pause_writing(self) -> None:
        """Much is on its way that the browser has not read."""
        self._paused = True

    def resume_writing(self) -> None:
        """The browser has caught up."""
        self._paused = self._stalled = False
        self._write()

    # --- how it is done ------------------------------------------------------------------------------

    def _open(self, request: Request) -> None:
        response = self._frames.accept(request)
        if response.status_code == 101:  # noqa: PLR2004
            peer = self._transport.get_extra_info("peername")
            found = self._listen(request, peer[0] if peer else "", self)
            if isinstance(found, Refusal):
                response = self._frames.reject(found.status, found.text)
            else:
                self._listener = found
        self._frames.send_response(response)
        self._write_frames()
        self._write()

    def _receive(self, data: bytes) -> None:
        """Take a request, or a whole frame of any kind."""
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                if event.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}:
                    self._take(event)
            elif isinstance(event, Request):
                self._open(event)
        self._write_frames()

    def _take(self, frame: Frame) -> None:
        self._parts.append(bytes(frame.data))
        if frame.fin:
            data, self._parts = b"".join(self._parts), []
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        if self._code is not None or self._listener is None:
            return
        try:
            if not data.isascii():
                data.decode()
            self._listener.receive(data)
        except UnicodeDecodeError:
            self.close(NOT_TEXT)
        except Exception:
            logger.exception("couldn't handle a message from a browser")
            self.close(OUR_MISTAKE)

    def _take_turn(self) -> None:
        self._has_turn = False
        self._write()

    def _write(self) -> None:
        """Write what the browser can take."""
        if self._frames.state is not State.OPEN:
            return
        while self._outbox and not self._paused and not self._transport.is_closing():
            self._transport.write(text_frame(self._outbox.popleft()))
        if self._code is not None and not self._outbox:
            self._frames.send_close(self._code)
            self._write_frames()

    def _write_frames(self) -> None:
        for data in self._frames.data_to_send():
            if self._transport.is_closing():
                return  # the browser has gone
            if self._paused and self._frames.state is State.OPEN:
                continue  # an answer to a ping, for a browser that does not read
            if data == SEND_EOF:
                self._transport.close()
            else:
                self._transport.write(data)

    def _keep_alive(self) -> None:
        if self._pinged or self._stalled:
            self._abort("silent")
            return
        self._stalled = self._paused
        if not self._heard and self._frames.state is State.OPEN:
            self._pinged = True
            self._frames.send_ping(b"")
            self._write_frames()
        self._heard = False
        self._set_timer(KEEPALIVE_SECONDS, self._keep_alive)

    def _abort(self, why: str) -> None:
        self._counts.count(self._counts.closes, why)
        self._transport.abort()

    def _set_timer(self, seconds: float, call: Callable[[], None]) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, call)
