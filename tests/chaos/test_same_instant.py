"""G5: moves of one phase from different players never collide, whatever gate they come through."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

import pytest
from tests import moons_party as party
from tests.parts import NatsServer, gates, players

TIMES = 200


@pytest.mark.timeout(600)
async def test_g5_eight_players_at_the_same_instant_200_times(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    """Eight people say ready in the lobby, and seven lay or vote: all accepted, none "stale"."""
    chance, accepted = random.Random(8), 0
    with gates(shared_nats.url, 4, tmp_path) as four:
        code = four[0].open_table(first="random", target=40)
        async with players([gate.url for gate in four], code, 8) as company:
            for ready in itertools.islice(itertools.cycle((True, False)), TIMES - 40):
                answers = await asyncio.gather(*(player.ask("ready", ready=ready) for player in company))
                party.done(answers)
                accepted += len(answers)
                await asyncio.sleep(0.02)  # within the gate's limit for one connection
            versions = {player.version for player in company}
            await company[0].until(lambda: company[0].version >= max(versions))
            await party.begin(company)
            for _ in range(20):
                if party.in_phase(company[0], "finished"):
                    break
                await party.play_round(company, chance)
    assert accepted == 8 * (TIMES - 40)
