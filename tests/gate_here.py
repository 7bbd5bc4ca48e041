"""A gate in the process of the test, which can look inside or put another game on its shelf."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import uvicorn
from tests.cells import cell_for

from inklings.games import GAMES
from inklings.gate.app import make_app
from inklings.gate.gate import Gate
from inklings.gate.listeners import listeners
from inklings.gate.socket import socket_class
from inklings.house.shelf import Shelf
from inklings.kernel.game import AnyGame
from inklings.live.bus import Address
from inklings.live.engine import free_port
from inklings.live.member import Member


@asynccontextmanager
async def gate_here(nats: str, games: Iterable[AnyGame] = GAMES) -> AsyncIterator[tuple[Gate, str]]:
    port = free_port()
    shelf = Shelf(games)
    address = Address(url=nats, cell=cell_for(shelf.games))
    gate = Gate(await Member.start(address, shelf), nearby="http://localhost")
    config = uvicorn.Config(
        make_app(gate),
        host="127.0.0.1",
        port=port,
        ws=socket_class(listeners(gate), gate.crowd),
        log_level="warning",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110  (the server offers no event)
        await asyncio.sleep(0.01)
    try:
        yield gate, f"http://127.0.0.1:{port}"
    finally:
        await gate.member.stop()
        server.should_exit = True
        await serving
