"""Two gates of a cluster store at the same instant: one is second, and nobody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.parts import GateProcess, nats_cluster
from tests.players import Player, players

TIMES = 40
LONGEST_SECONDS = 1.0


@pytest.mark.timeout(120)
async def test_no_append_of_two_gates_at_the_same_instant_takes_longer_than_a_second(
    tmp_path: Path, record_testsuite_property: Callable[[str, object], None]
) -> None:
    """Defect 2 of the review: errors 10164 and 10158 were not known as lost races and cost 2 s each."""
    with nats_cluster(tmp_path) as nodes:
        gates = [GateProcess(nodes[0].url, tmp_path / "gate0.log", replicas=3)]
        try:
            await asyncio.to_thread(gates[0].ready)
            gates.append(GateProcess(nodes[1].url, tmp_path / "gate1.log", replicas=3))
            await asyncio.to_thread(gates[1].ready)
            code = await asyncio.to_thread(gates[0].open_table)
            async with players([gate.url for gate in gates], code, 2) as company:
                took = await _at_once(company)
        finally:
            for gate in gates:
                gate.stop()
    record_testsuite_property("slowest of two appends at once in a cluster, in ms", round(max(took) * 1000))
    assert max(took) < LONGEST_SECONDS


async def _at_once(company: list[Player]) -> list[float]:
    """How long each answer took."""

    async def one(player: Player, *, ready: bool) -> float:
        began = time.perf_counter()
        answer = await player.ask("ready", ready=ready)
        assert answer["type"] == "done", answer
        return time.perf_counter() - began

    took: list[float] = []
    for number in range(TIMES):
        took += await asyncio.gather(*(one(player, ready=number % 2 == 0) for player in company))
        await asyncio.sleep(0.03)
    return took
