"""Runners at real tables: bots who play with people, and make room for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.parts import NatsServer, gates, runners
from tests.players import Player
from tests.solo import answered, play_to_the_end, sit_down_with_bots

from inklings.games import GAMES
from inklings.kernel.game import AnyGame

QUICK = 0.02


@pytest.mark.timeout(540)
async def test_a_person_alone_plays_every_game_to_its_end_with_bots(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    async def evening(gate: str, code: str, game: AnyGame) -> None:
        player = await Player(gate, code).connect()
        await sit_down_with_bots(player, game.seats[0] - 1)
        async with asyncio.timeout(480):
            await play_to_the_end(player, Random(1))
        assert player.scene["table"]["stage"] == "over"
        await player.close()

    with gates(shared_nats.url, 1, tmp_path) as (gate,), runners(shared_nats.url, 1, tmp_path, tempo=QUICK):
        await asyncio.gather(*(evening(gate.url, gate.open_table(game.name), game) for game in GAMES))


@pytest.mark.timeout(300)
async def test_a_person_takes_a_bots_chair_in_the_middle_of_a_game(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with gates(shared_nats.url, 1, tmp_path) as (gate,), runners(shared_nats.url, 1, tmp_path, tempo=QUICK):
        code = gate.open_table("moons", first="random", clock="off", target=15)
        ada = await Player(gate.url, code).connect()
        await sit_down_with_bots(ada, 3)
        await ada.until(lambda: ada.presence.get("here") == [0, 1, 2, 3])  # bots are always here
        bruno = await Player(gate.url, code).connect()
        assert bruno.scene["you"] is None
        await answered(bruno.ask("sit", name="Bruno", avatar=2, seat=2))
        await bruno.until(lambda: bruno.scene["you"] == 2)
        seats = bruno.scene["table"]["seats"]
        assert [seat.get("bot") for seat in seats] == [None, "keen", None, "keen"]
        async with asyncio.timeout(240):
            await asyncio.gather(play_to_the_end(ada, Random(1)), play_to_the_end(bruno, Random(2)))
        await ada.close()
        await bruno.close()
