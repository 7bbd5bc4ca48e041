"""Screens that wait for a table: their letters, and people who type them."""

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

from inklings.gate import pairing
from inklings.gate.api import caller, error
from inklings.gate.gate import Gate
from inklings.house import codes
from inklings.wire.messages import CloseCode, Letters, ShowTable


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """The table that a screen is to show."""

    code: str


@websocket("/api/screens/socket")
async def screen_socket(socket: WebSocket[Any, Any, Any], gate: NamedDependency[Gate]) -> None:
    """Show a screen its letters, and tell it the table once somebody has typed them."""
    await socket.accept()
    if not gate.waiting_screens.take(socket.client.host if socket.client else ""):
        await socket.close(code=CloseCode.TRY_AGAIN)
        return
    with contextlib.suppress(WebSocketDisconnect):
        async with pairing.waiting(gate.member.bus) as screen:
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
    """Send a waiting screen to a table. People who guess letters too often have to wait."""
    address = caller(request)
    if (wait := gate.misses.wait(address)) > 0:
        return error(429, "too_fast", wait)
    known = pairing.is_letters(letters) and codes.is_code(data.code)
    if not known or not await pairing.send_to_table(gate.member.bus, letters, data.code):
        gate.misses.take(address)
        return error(404, "no_such_screen")
    return Response(data, status_code=201)


HANDLERS = (screen_socket, send_screen)
