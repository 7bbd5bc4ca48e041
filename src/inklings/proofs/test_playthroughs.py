"""Golden games: every game has them, and they are what the rules play now."""

from __future__ import annotations

import pytest

from inklings.games import GAMES
from inklings.kernel.game import AnyGame
from inklings.proofs.playthrough import goldens, play, scripts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_goldens_are_what_the_rules_play(game: AnyGame) -> None:
    for path, golden in goldens(game):
        cure = f"`make golden GAME={game.name}`, then read the diff"
        assert path.exists(), f"{path.name} isn't there: {cure}"
        assert path.read_bytes() == golden, f"{path.name} differs: {cure}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_playthroughs_at_least_and_most_seats_reach_the_end(game: AnyGame) -> None:
    played = {script.seats for _, script in scripts(game)}
    assert {game.seats[0], game.seats[-1]} <= played
    for path, script in scripts(game):
        *_, last = play(game, script)
        assert game.outcome(last.stand.state) is not None, f"{path.name} does not reach the end"
