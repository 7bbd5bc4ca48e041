"""Screens that wait for a table: they show letters, and someone types these to choose the table."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from inklings.gate import pairing
from inklings.gate.answers import answers, caller, error
from inklings.gate.gate import Gate
from inklings.house import codes
from inklings.live.interfaces import Cancel, Outlet
from inklings.wire.messages import CloseCode, Letters, ShowTable

SHOWN = 1000
"""A screen closes its own connection once it knows its table; ours is done with it."""


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """The table that a screen is to show."""

    code: str


class WaitingScreen:
    """A screen that shows its letters, and is told the table once someone has typed them."""

    def __init__(self, gate: Gate, address: str, outlet: Outlet) -> None:
        self._outlet = outlet
        self._stop: Cancel | None = None
        if gate.waiting_screens.take(address):
            letters, self._stop = pairing.wait(gate.member.bus, self._show)
            outlet.send(msgspec.json.encode(Letters(letters=letters)))
        else:
            outlet.close(CloseCode.TRY_AGAIN)

    def receive(self, data: bytes) -> None:
        """A screen has nothing to say."""

    def end(self) -> None:
        """The screen has gone."""
        if self._stop:
            self._stop()
            self._stop = None

    def _show(self, code: str) -> None:
        self._outlet.send(msgspec.json.encode(ShowTable(code=code)))
        self._outlet.close(SHOWN)
        self.end()


@post("/api/screens/{letters:str}", responses=answers(404, 429, well=Sent, status=201))
async def send_screen(
    request: Request[Any, Any, Any],
    letters: FromPath[str],
    data: JSONBody[Sent],
    gate: NamedDependency[Gate],
) -> Response[Any]:
    """Send a waiting screen to a table. People who guess letters too often have to wait."""
    address = caller(request)
    if not gate.misses.take(address):
        return error(429, "too_fast", gate.misses.wait(address))
    known = pairing.is_letters(letters) and codes.is_code(data.code)
    if not known or not await pairing.send_to_table(gate.member.bus, letters, data.code):
        return error(404, "no_such_screen")
    gate.misses.give_back(address)
    return Response(data, status_code=201)


HANDLERS = (send_screen,)
