"""Three replicas: a node of the cluster dies in the middle of a round, and play goes on."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from tests import moons_party as party
from tests.logs import engine_log, entries_at
from tests.parts import GateProcess, nats_cluster
from tests.players import players

from inklings.games import GAMES
from inklings.house.codes import shard_of
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.member import Member


async def leader_of(code: str, urls: str) -> str:
    """The node that leads this table's stream: the worst one to lose."""
    async with engine_log(urls, replicas=3) as log:
        answer = await log.log._bus.ask(f"$JS.API.STREAM.INFO.TABLES-home-{shard_of(code)}")
    assert answer
    return str(json.loads(answer.data)["cluster"]["leader"])


@pytest.mark.timeout(240)
async def test_a_round_goes_on_though_the_leader_of_its_log_is_killed(tmp_path: Path) -> None:
    chance = random.Random(3)
    with nats_cluster(tmp_path) as nodes:
        urls = ",".join(node.url for node in nodes)
        gate = GateProcess(urls, tmp_path / "gate.log", replicas=3).ready()
        try:
            code = gate.open_table(first="random")
            async with players([gate.url], code, 4) as company:
                await party.begin(company)
                await party.play_round(company, chance)
                leader = await leader_of(code, urls)
                next(node for node in nodes if node.name == leader).kill()
                start = time.perf_counter()
                await party.play_round(company, chance)
                print(f"a round with a node killed in it took {time.perf_counter() - start:.1f} s")  # noqa: T201
        finally:
            gate.stop()
        commands = [entry.command for entry in await entries_at(urls, code, replicas=3)]
        assert len(commands) == len(set(commands)), "no move is stored twice"


@pytest.mark.timeout(240)
async def test_a_table_is_there_as_soon_as_it_is_opened_whichever_replica_is_asked(tmp_path: Path) -> None:
    with nats_cluster(tmp_path) as nodes:
        registry = GameRegistry(GAMES)
        members = [await Member.start(Address(url=node.url, replicas=3), registry) for node in nodes]
        opener, *others = members
        for _ in range(60):
            code = await opener.open_table("moons", {})
            for member in others:
                assert (await member.look(code)).version > 0
        for member in members:
            await member.stop()
