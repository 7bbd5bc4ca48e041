"""Runners at real tables: bots who play with people, make room for them, and stop when they have gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.parts import NatsServer, Player, gates, runners
from tests.solo import play_to_the_end, sit_down_with_bots

from inklings.games import GAMES
from inklings.kernel.game import AnyGame

QUICK = 0.02


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_person_alone_plays_every_game_to_its_end_with_bots(
    shared_nats: NatsServer, tmp_path: Path, game: AnyGame
) -> None:
    with gates(shared_nats.url, 1, tmp_path) as (gate,), runners(shared_nats.url, 1, tmp_path, tempo=QUICK):
        player = await Player(gate.url, gate.open_table(game.name)).connect()
        await sit_down_with_bots(player, game.seats[0] - 1)
        async with asyncio.timeout(90):
            await play_to_the_end(player, Random(1))
        assert player.scene["table"]["stage"] == "over"
        await player.close()
