"""Which listener a browser's websocket is for."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import parse_qs, urlsplit

from inklings.gate.gate import Gate
from inklings.gate.screens import WaitingScreen
from inklings.gate.session import Session
from inklings.gate.socket import BrowserSocket, Listen, Listener
from inklings.wire.messages import CloseCode

HELLO_SECONDS = 10.0
SCENES = "2"
"""The form of scenes that a browser must be able to read: a page that does not say so is an older one."""
LONGEST_TIME = 16
"""Digits of a time in milliseconds that a browser can count exactly."""

_table = re.compile("/api/tables/([^/]+)/socket")


class OutOfStep:
    """A page that cannot read our scenes is told to reload itself."""

    def __init__(self, socket: BrowserSocket) -> None:
        self._socket = socket

    def receive(self, data: bytes) -> None:  # noqa: ARG002
        """Whatever it says: we could not answer."""
        self._socket.close(CloseCode.MALFORMED)

    def end(self) -> None:
        """It has gone."""


def listeners(gate: Gate) -> Listen:
    """A gate's websockets: one for each browser at a table, one for each screen that waits."""

    def listen(path: str, address: str, socket: BrowserSocket) -> Listener | None:
        url = urlsplit(path)
        if url.path == "/api/screens/socket":
            return WaitingScreen(gate, address, socket)
        if (match := _table.fullmatch(url.path)) is None:
            return None
        query = parse_qs(url.query)
        if query.get("scenes") != [SCENES]:
            return OutOfStep(socket)
        since = query.get("since", [""])[0]
        session = Session(
            gate.member.tables,
            gate.admission,
            socket,
            code=match[1],
            address=address,
            since=_milliseconds(since),
        )
        asyncio.get_running_loop().call_later(HELLO_SECONDS, session.expect_hello)
        return session

    return listen


def _milliseconds(text: str) -> int:
    """When a browser says that it opened this connection; 0 if it does not."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_TIME else 0
