"""Somebody who plays with bots alone spends at most a third of the time waiting for them.

A person is simulated who takes as long over a move as bots do who are not in a hurry.
"""

from __future__ import annotations

from statistics import mean

import pytest

from inklings.automata.minds import mind
from inklings.games import GAMES
from inklings.kernel.game import AnyGame
from inklings.proofs.simulate import Player, simulate

MOST = 1 / 3
SEEDS = 4


def share_of_waiting(game: AnyGame, seeds: int = SEEDS) -> float:
    """The part of the time for which the only person has nothing to do."""
    person, bot = Player(mind(game), person=True), Player(mind(game))
    seats = game.good_number
    records = [simulate(game, [person, *[bot] * (seats - 1)], f"alone {seed}") for seed in range(seeds)]
    return mean(record.idle[0] / record.seconds for record in records)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lone_person_waits_for_bots_at_most_a_third_of_the_time(game: AnyGame) -> None:
    assert share_of_waiting(game) <= MOST
