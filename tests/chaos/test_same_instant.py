"""G5: moves of one phase from different players never collide, whatever gate they come through."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

import pytest
from tests import moons_party as party
from tests.parts import NatsServer, gates
from tests.players import players

TIMES = 200


@pytest.mark.timeout(240)
async def test_g5_eight_players_at_the_same_instant_200_times(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    """All accepted, none "stale": eight at once in the lobby 200 times, then whole rounds of a game."""
    chance, accepted = random.Random(8), 0
    with gates(shared_nats.url, 4, tmp_path) as four:
        code = four[0].open_table(first="random", target=40)
        async with players([gate.url for gate in four], code, 8) as company:
            for ready in itertools.islice(itertools.cycle((True, False)), TIMES):
                answers = await asyncio.gather(*(player.ask("ready", ready=ready) for player in company))
                party.done(answers)
                accepted += len({answer["version"] for answer in answers})
                await asyncio.sleep(0.05)  # within the gate's limit for one connection
            assert accepted == 8 * TIMES
            await party.begin(company)
            for _ in range(5):
                await party.play_round(company, chance)
