"""Bots play on though their runner is killed: every game ends, and no move is made twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.logs import entries_at
from tests.parts import NatsServer, gates, runners
from tests.players import Player
from tests.solo import play_to_the_end, sit_down_with_bots
from tests.visitor import members

from inklings.games import GAMES
from inklings.house import log

TABLES = 50
PLAYED = [game for game in GAMES if game.name != "pareidolia"]
"""Games that are over when all have moved; two minutes of painting are two minutes for bots as well."""
TEMPO = 0.02
OPTIONS: dict[str, dict[str, object]] = {
    "moons": {"target": 15},
    "rorschach": {"target": 3, "deciding": "agree"},
}
"""Short games, where a game has them."""


async def evening(gate: str, code: str, bots: int, chance: Random) -> None:
    player = await Player(gate, code).connect()
    await sit_down_with_bots(player, bots)
    await play_to_the_end(player, chance)
    assert player.scene["table"]["stage"] == "over"
    await player.close()


def moves_of_bots(entries: list[log.Entry]) -> int:
    """How often bots moved: no command is stored twice. (How soon they move is tested on simulated time.)"""
    commands = [entry.command for entry in entries]
    assert len(commands) == len(set(commands))
    return sum(command.startswith("bot:") for command in commands)


@pytest.mark.timeout(300)
async def test_fifty_tables_play_on_when_one_of_two_runners_is_killed(
    shared_nats: NatsServer, tmp_path: Path, record_testsuite_property: Callable[[str, object], None]
) -> None:
    games = [PLAYED[number % len(PLAYED)] for number in range(TABLES)]
    async with members(shared_nats.url, 1) as (member,):
        codes = [await member.open_table(game.name, OPTIONS.get(game.name, {})) for game in games]
    with (
        gates(shared_nats.url, 2, tmp_path) as doors,
        runners(shared_nats.url, 2, tmp_path, tempo=TEMPO) as (doomed, other),
    ):
        evenings = asyncio.gather(
            *(
                evening(doors[number % 2].url, code, game.seats[0] - 1, Random(number))
                for number, (code, game) in enumerate(zip(codes, games, strict=True))
            )
        )
        for _ in range(300):
            if doomed.tables > 10:
                break
            await asyncio.wait({evenings}, timeout=0.1)
        assert not evenings.done(), "they are in the middle of it"
        doomed.kill()
        killed = asyncio.get_running_loop().time()
        async with asyncio.timeout(200):
            await evenings
    logs = [await entries_at(shared_nats.url, code) for code in codes]
    tended = [doomed.tables, other.tables]
    assert other.tables > TABLES - doomed.tables, "the other took over"
    moves = sum(map(moves_of_bots, logs))
    took = asyncio.get_running_loop().time() - killed
    record_testsuite_property("tables tended by each runner", tended)
    record_testsuite_property("bots' moves at fifty tables", moves)
    record_testsuite_property("seconds from the kill to the last end", round(took, 1))
    print(f"{tended=} {moves=} {took=:.1f}")  # noqa: T201
