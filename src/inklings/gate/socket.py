"""The websocket: carries what a browser says to its session."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from inklings.gate.connection import Connection
from inklings.gate.gate import Gate
from inklings.gate.session import Session
from inklings.wire.messages import CloseCode

HELLO_SECONDS = 10.0
CLOSING_SECONDS = 2.0
LONGEST_TIME = 16
"""Digits of a time in milliseconds that a browser can count exactly."""


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], gate: NamedDependency[Gate]
) -> None:
    """Serve one browser at one table until it goes."""
    await socket.accept()
    connection = Connection(socket, gate.member.supervisor, gate.crowd)
    address = socket.client.host if socket.client else ""
    session = Session(
        gate.member.tables,
        gate.admission,
        connection,
        code=code,
        address=address,
        since=_since(socket.query_params.get("since", "")),
    )
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await _listen(socket, connection, session)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await connection.closed.wait()
    finally:
        session.end()


def _since(text: str) -> int:
    """When a browser says that it opened this connection: in milliseconds, or 0."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_TIME else 0


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, session: Session) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            session.receive(await socket.receive_data(mode="text"))
    except TimeoutError:
        connection.close(CloseCode.MALFORMED)
        return
    while not session.ended:
        session.receive(await socket.receive_data(mode="text"))
