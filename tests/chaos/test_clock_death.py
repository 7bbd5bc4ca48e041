"""A clock rings though the gate that set it is dead, and counts once."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests import moons_party as party
from tests.logs import entries_at
from tests.parts import NatsServer, gates
from tests.players import Player, players


@pytest.mark.timeout(150)
async def test_d18_a_vote_clock_set_by_a_dead_gate_rings_once(
    shared_nats: NatsServer, tmp_path: Path, record_testsuite_property: Callable[[str, object], None]
) -> None:
    with gates(shared_nats.url, 2, tmp_path) as (doomed, other):
        code = doomed.open_table(first="random")
        async with players([doomed.url], code, 4) as company:
            await party.begin(company)
            await party.tell(company)
            await party.lay_all(company)
            ends = company[0].scene["clock"]["ends"]
            # All players are gone at once, but the TV is still there, at another gate.
            screen = await Player(other.url, code, screen=True).connect()
            doomed.kill()
            time.sleep(max(0, ends / 1000 - time.time()) + 3)  # noqa: ASYNC251
            for player in company:
                await player.connect(other.url)
            await party.all_reach(company, "scoring")
            await screen.close()
    entries = await entries_at(shared_nats.url, code)
    rings = [entry for entry in entries if entry.command.startswith("time:")]
    assert len(rings) == 1
    lateness = rings[0].at - ends
    record_testsuite_property("vote clock lateness in ms", lateness)
    print(f"vote clock rang {lateness} ms late")  # noqa: T201
    assert 0 <= lateness < 3000
