"""However many watch, a change is one view and one encoding."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from tests import moons_party as party
from tests.parts import NatsServer, Player, players

from inklings.games import GAMES
from inklings.gate.app import make_app
from inklings.gate.gate import Gate
from inklings.house.engine import free_port
from inklings.house.house import House
from inklings.house.ledger import Address
from inklings.house.shelf import Shelf

WATCHING = 500


@asynccontextmanager
async def gate_in_this_process(nats: str) -> AsyncIterator[tuple[Gate, str]]:
    port, opened = free_port(), asyncio.get_running_loop().create_future()

    async def open_gate() -> Gate:
        gate = Gate(await House.start(Address(url=nats), Shelf(GAMES)), nearby="http://localhost")
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
    yield gate, f"http://127.0.0.1:{port}"
    server.should_exit = True
    await serving


@pytest.mark.timeout(180)
async def test_500_onlookers_cost_one_view_and_one_encoding_a_change(shared_nats: NatsServer) -> None:
    async with gate_in_this_process(shared_nats.url) as (gate, url):
        code = await gate.house.open_table("moons", {"first": "random"})
        async with players([url], code, 3) as company, gate.audience(code) as audience:
            await party.begin(company)
            onlookers = [Player(url, code, screen=number == 0) for number in range(WATCHING)]
            for start in range(0, WATCHING, 50):
                await asyncio.gather(*(onlooker.connect() for onlooker in onlookers[start : start + 50]))
            await company[0].until(lambda: company[0].presence.get("watching") == WATCHING - 1)

            views, frames = audience.views_built, audience.frames_encoded
            changes = company[0].version
            await party.tell(company)
            version = company[0].version
            for onlooker in onlookers:
                await onlooker.until(lambda o=onlooker: o.version == version)  # type: ignore[misc]
            assert version > changes
            one_change = 1 + len(company)  # the public view, and one for each seat
            assert audience.views_built - views == one_change
            assert audience.frames_encoded - frames == one_change

            assert len({onlooker.frames[-1] for onlooker in onlookers}) == 1
            await asyncio.gather(*(onlooker.close() for onlooker in onlookers))
