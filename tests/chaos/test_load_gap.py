"""A table that is loaded while someone moves there misses nothing, whichever replica answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests.parts import GateProcess, nats_cluster
from tests.players import Player

TABLES_A_GATE = 9
"""A gate opens no more than ten at once for one address."""
SETTLED_SECONDS = 1.0


@asynccontextmanager
async def gates_of_a_cluster(folder: Path) -> AsyncIterator[list[GateProcess]]:
    """A gate at each of three nodes."""
    with nats_cluster(folder) as nodes:
        urls = [node.url for node in nodes]
        gates: list[GateProcess] = []
        try:
            for number, url in enumerate(urls):
                gates.append(GateProcess(url, folder / f"gate{number}.log", replicas=3))
                await asyncio.to_thread(gates[-1].ready)
            yield gates
        finally:
            for gate in gates:
                gate.stop()


@pytest.mark.timeout(180)
async def test_what_is_stored_while_a_gate_loads_a_table_is_shown_there(tmp_path: Path) -> None:
    """Defect 1 of the review, the load gap: what was stored between `follow` and `read` was never seen."""
    chance = Random(1)

    async def load(opener: GateProcess, others: list[GateProcess]) -> list[str]:
        code = await asyncio.to_thread(opener.open_table)
        ada = await Player(opener.url, code).connect()
        await ada.ask("sit", name="Ada", avatar=1)
        moves = [asyncio.create_task(ada.ask("ready", ready=True))]
        await asyncio.sleep(chance.uniform(0, 0.01))
        onlookers = await asyncio.gather(*(Player(other.url, code).connect() for other in others))
        version = (await moves[0])["version"]
        await asyncio.sleep(SETTLED_SECONDS)
        late = [f"{code}: {one.version} of {version}" for one in onlookers if one.version < version]
        for player in (ada, *onlookers):
            await player.close()
        return late

    async with gates_of_a_cluster(tmp_path) as gates:
        openers = gates * TABLES_A_GATE
        found: list[str] = []
        for first in range(0, len(openers), len(gates)):
            some = openers[first : first + len(gates)]
            loads = (load(one, [gate for gate in gates if gate is not one]) for one in some)
            found += [late for group in await asyncio.gather(*loads) for late in group]
    assert found == []
