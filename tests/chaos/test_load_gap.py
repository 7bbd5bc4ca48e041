"""A table that is loaded while somebody moves there misses nothing, whichever replica answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests.parts import GateProcess, Player, RunnerProcess, nats_cluster
from tests.solo import sit_down_with_bots, whatever

TABLES_A_GATE = 8
"""A gate opens no more than ten at once for one address."""
SETTLED_SECONDS = 1.0
BOT_SECONDS = 8.0
TEMPO = 0.02


@asynccontextmanager
async def gates_of_a_cluster(folder: Path) -> AsyncIterator[tuple[list[GateProcess], list[str]]]:
    """A gate at each of three nodes."""
    with nats_cluster(folder) as nodes:
        urls = [node.url for node in nodes]
        gates: list[GateProcess] = []
        try:
            for number, url in enumerate(urls):
                gates.append(GateProcess(url, folder / f"gate{number}.log", replicas=3))
                await asyncio.to_thread(gates[-1].ready)
            yield gates, urls
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

    async with gates_of_a_cluster(tmp_path) as (gates, _):
        openers = gates * TABLES_A_GATE
        found: list[str] = []
        for first in range(0, len(openers), len(gates)):
            some = openers[first : first + len(gates)]
            loads = (load(one, [gate for gate in gates if gate is not one]) for one in some)
            found += [late for group in await asyncio.gather(*loads) for late in group]
    assert found == []


@pytest.mark.timeout(180)
async def test_a_bot_is_never_deaf_to_the_move_that_was_made_while_it_came(tmp_path: Path) -> None:
    """Defect 1 of the review, as a player meets it: alone with a bot and no clock, without any fault."""

    async def evening(gate: GateProcess, number: int) -> str:
        chance = Random(number)
        code = await asyncio.to_thread(gate.open_table, "telepathic", clock="off", starts="first")
        ada = await Player(gate.url, code).connect()
        await sit_down_with_bots(ada, 1)
        await ada.until(lambda: ada.scene["table"]["stage"] == "playing")
        await asyncio.sleep(chance.uniform(0, 0.3))  # a quick hand
        while ada.scene["you"] in ada.scene["awaited"]:
            version, action = ada.version, whatever(ada.scene, chance)
            assert action
            if (await ada.do(action.pop("type"), **action))["type"] == "done":
                await ada.until(lambda: ada.version > version)  # noqa: B023  (called at once)
        version = ada.version
        try:
            await ada.until(
                lambda: ada.version > version or ada.scene["table"]["stage"] == "over", BOT_SECONDS
            )
        except TimeoutError:
            return f"{code} stands at {version}"
        finally:
            await ada.close()
        return ""

    async with gates_of_a_cluster(tmp_path) as (gates, urls):
        runner = RunnerProcess(urls[1], tmp_path / "runner.log", TEMPO)
        try:
            await asyncio.to_thread(runner.ready)
            openers = gates * TABLES_A_GATE
            stuck = await asyncio.gather(*(evening(gate, number) for number, gate in enumerate(openers)))
        finally:
            runner.stop()
    assert [one for one in stuck if one] == []
