"""A change that makes a move a fifth dearer fails here. If it is meant: `python -m bench.speed.held`."""

import pytest
from bench.speed.held import bytes_a_move, cost_of_a_vote, held

from inklings.games import GAMES

BYTES_MORE = 1.1
CPU_MORE = 1.15


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_a_move_sends_no_more_bytes_than_are_held(game: str) -> None:
    """The same seed plays the same game, so this is exact until the rules or the wire change."""
    assert await bytes_a_move(game) <= BYTES_MORE * held().bytes[game]


async def test_a_vote_costs_no_more_cpu_than_is_held() -> None:
    assert await cost_of_a_vote() <= CPU_MORE * held().vote
