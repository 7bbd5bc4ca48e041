"""Finds the listener for a browser's websocket, by its path."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from inklings.gate.front import BLOCKED, NOT_US
from inklings.gate.gate import Gate
from inklings.gate.listener import Connection, Listen, Listener, Refusal
from inklings.gate.screens import WaitingScreen
from inklings.gate.session import Session
from inklings.wire.messages import CloseCode

HELLO_SECONDS = 10.0
SCENES = "2"
"""The format of scenes that the page must name in its request. A page that does not is an older one."""
LONGEST_TIME = 16
"""Digits of the largest time in milliseconds that JavaScript represents exactly."""

_table = re.compile("/api/tables/([^/]+)/socket")


class OutdatedPage:
    """A page that cannot read our scenes is told to reload itself."""

    def __init__(self, socket: Connection) -> None:
        self._socket = socket

    def receive(self, data: bytes) -> None:  # noqa: ARG002
        """Close it at its first message."""
        self._socket.close(CloseCode.MALFORMED)

    def end(self) -> None:
        """It has gone."""


def listeners(gate: Gate) -> Listen:
    """A gate's websockets: one for each browser at a table, one for each screen that waits."""

    def listen(request: Request, peer: str, socket: Connection) -> Listener | Refusal:
        host = request.headers.get("Host", "")
        if not gate.names.knows(host):
            return Refusal(421, NOT_US)
        if not gate.names.is_own_page(request.headers.get("Origin"), host):
            return Refusal(403, "Pages of other sites may not connect here.\n")
        address = gate.proxies.client(peer, request.headers.get_all("X-Forwarded-For"))
        if gate.blocked.bars(address):
            return Refusal(403, BLOCKED)
        if address != peer and not _charge_to(address, socket):
            return Refusal(429, "Too many connections are open from your address.\n")
        return _listener(request.path, address, socket)

    def _charge_to(address: str, socket: Connection) -> bool:
        """Charge the browser from now on, and not the proxy that it came through."""
        account = gate.accounts.connect(address)
        if account is None:
            return False
        if socket.account:
            socket.account.connections -= 1
        socket.account = account
        return not account.has_too_many

    def _listener(path: str, address: str, socket: Connection) -> Listener | Refusal:
        url = urlsplit(path)
        if url.path == "/api/screens/socket":
            return WaitingScreen(gate, address, socket)
        if (match := _table.fullmatch(url.path)) is None:
            return Refusal(404, "There is nothing here.\n")
        query = parse_qs(url.query)
        if query.get("scenes") != [SCENES]:
            return OutdatedPage(socket)
        session = Session(
            gate.member.tables,
            gate.admission,
            socket,
            code=match[1],
            address=address,
            since=_milliseconds(query.get("since", [""])[0]),
            seen=_milliseconds(query.get("seen", [""])[0]),
        )
        session.hello_timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, session.expect_hello)
        return session

    return listen


def _milliseconds(text: str) -> int:
    """The time in a query parameter; 0 if there is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_TIME else 0
