"""`resample` reaches every secret: what it never changes, everyone knows, and the game says why."""

from __future__ import annotations

import pytest

from inklings.games import GAMES
from inklings.kernel.game import AnyGame
from inklings.proofs.coverage import Coverage
from inklings.proofs.walk import walk


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_no_twin_has_otherwise_is_known_to_all(game: AnyGame) -> None:
    coverage = Coverage(game)
    for seats in {game.seats[0], game.cosy or game.seats[0], game.seats[-1]}:
        for options in game.proved_options:
            for unrest in (0.0, 0.06):
                coverage.look(
                    walk(game, seats, f"{game.name} {seats} {unrest}", unrest=unrest, options=options)
                )
    assert coverage.forgotten() == {}, (
        f"{game.name}: `resample` never changes a field in these phases, though someone cannot see it. "
        "Change the field in `resample`, or say in `known_to_all` why everyone knows it"
    )
