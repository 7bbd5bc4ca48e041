"""A gate in the process of the test, which can look inside or put another game on its registry."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from tests.cells import cell_for

from inklings.games import GAMES
from inklings.gate.gate import Gate
from inklings.gate.server import GateServer
from inklings.gate.tls import TlsServer
from inklings.house.registry import GameRegistry
from inklings.kernel.game import AnyGame
from inklings.live.address import Address
from inklings.live.engine import free_port
from inklings.live.member import Member


@asynccontextmanager
async def gate_here(
    nats: str,
    games: Iterable[AnyGame] = GAMES,
    blocked_words: Iterable[str] = (),
    tls: ssl.SSLContext | None = None,
    port: int | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Gate, str]]:
    port = port or free_port()
    registry = GameRegistry(games, blocked_words)
    address = Address(url=nats, cell=cell_for(registry.all))
    member = await Member.start(address, registry)
    gate = Gate(member, nearby="http://localhost", **{"connections_an_address": 0, **settings})
    opened, ended = asyncio.Event(), asyncio.Event()
    server = (
        TlsServer(gate, opened.set, tls, host="127.0.0.1", port=port)
        if tls
        else GateServer(gate, opened.set, port=port)
    )
    serving = asyncio.create_task(server.serve_until(ended))
    await opened.wait()
    try:
        yield gate, f"{'https' if tls else 'http'}://127.0.0.1:{port}"
    finally:
        ended.set()
        await serving
