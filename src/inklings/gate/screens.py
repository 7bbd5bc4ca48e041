"""Screens that wait for a table: their letters, and whoever types them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from inklings.gate.api import caller, error
from inklings.gate.connection import CLOSE_TRY_AGAIN
from inklings.gate.gate import Gate
from inklings.house import codes, pairing
from inklings.wire.messages import Letters, ShowTable


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """The table that a screen shall show."""

    code: str


@websocket("/api/screens/socket")
async def screen_socket(socket: WebSocket[Any, Any, Any], gate: NamedDependency[Gate]) -> None:
    """Show a screen its letters, and tell it the table once somebody has typed them."""
    await socket.accept()
    if not gate.waiting_screens[socket.client.host if socket.client else ""].take():
        await socket.close(code=CLOSE_TRY_AGAIN)
        return
    with contextlib.suppress(WebSocketDisconnect):
        async with pairing.waiting(gate.house.ledger) as screen:
            await socket.send_data(msgspec.json.encode(Letters(letters=screen.letters)), mode="text")
            gone = asyncio.create_task(_until_gone(socket))
            either: set[asyncio.Future[Any]] = {gone, screen.code}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            gone.cancel()
            if screen.code.done():
                await socket.send_data(msgspec.json.encode(ShowTable(code=screen.code.result())), mode="text")
                await socket.close()


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data(mode="text")


@post("/api/screens/{letters:str}")
async def send_screen(
    request: Request[Any, Any, Any],
    letters: FromPath[str],
    data: JSONBody[Sent],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """Send a waiting screen to a table. Whoever guesses letters too often has to wait."""
    bucket = gate.misses[caller(request)]
    if (wait := bucket.wait()) > 0:
        return error(429, "too_fast", wait)
    known = pairing.is_letters(letters) and codes.is_code(data.code)
    if not known or not await pairing.send_to_table(gate.house.ledger, letters, data.code):
        bucket.take()
        return error(404, "no_such_screen")
    return Response(data, status_code=201)


HANDLERS = (screen_socket, send_screen)
