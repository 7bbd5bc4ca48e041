"""A gate in the process of the test, which can look inside or put another game on its shelf."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from inklings.games import GAMES
from inklings.gate.app import make_app
from inklings.gate.gate import Gate
from inklings.house.engine import free_port
from inklings.house.house import House
from inklings.house.ledger import Address
from inklings.house.shelf import Shelf
from inklings.kernel.game import AnyGame


@asynccontextmanager
async def gate_here(nats: str, games: Iterable[AnyGame] = GAMES) -> AsyncIterator[tuple[Gate, str]]:
    port, opened = free_port(), asyncio.get_running_loop().create_future()

    async def open_gate() -> Gate:
        gate = Gate(await House.start(Address(url=nats), Shelf(games)), nearby="http://localhost")
        opened.set_result(gate)
        return gate

    config: dict[str, Any] = {
        "ws": "websockets-sansio",
        "log_level": "warning",
        "ws_per_message_deflate": False,
    }
    server = uvicorn.Server(uvicorn.Config(make_app(open_gate), host="127.0.0.1", port=port, **config))
    serving = asyncio.create_task(server.serve())
    gate = await opened
    while not server.started:  # noqa: ASYNC110  (the server offers no event)
        await asyncio.sleep(0.01)
    try:
        yield gate, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving
