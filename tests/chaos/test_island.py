"""A node that is cut off from the others is left, though it answers every question."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.parts import NatsServer, nats_cluster

from inklings.games import GAMES
from inklings.house.codes import SHARDS
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.member import Member

STEP_DOWN = "$JS.API.STREAM.LEADER.STEPDOWN.TABLES-home-{shard}"
SETTLED_SECONDS = 3.0
LEFT_SECONDS = 12.0


@contextlib.contextmanager
def cut_off(others: list[NatsServer]) -> Iterator[None]:
    """All other nodes stand still."""
    for node in others:
        assert node._process
        os.kill(node._process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for node in others:
            assert node._process
            os.kill(node._process.pid, signal.SIGCONT)


@pytest.mark.timeout(120)
async def test_a_node_that_is_cut_off_is_left_though_it_led_every_stream(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Defect 5 of the review, the island: its guests were without service for as long as it lasted.

    The schedule `island` of `make chaos` shows it whole.
    """
    left = asyncio.Event()
    monkeypatch.setattr(NatsBus, "_leave_node", lambda _: left.set())
    with nats_cluster(tmp_path) as nodes:
        island, others = nodes[2], nodes[:2]
        member = await Member.start(Address(island.url, replicas=3), GameRegistry(GAMES))
        there = b'{"placement":{"preferred":"%s"}}' % island.name.encode()
        for shard in range(SHARDS):
            await member.bus.ask(STEP_DOWN.format(shard=shard), there)
        await asyncio.sleep(SETTLED_SECONDS)
        left.clear()
        with cut_off(others):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LEFT_SECONDS):
                    await left.wait()
            found = left.is_set()
        await member.stop()
    assert found, "it would have been served elsewhere"
