"""The bot of Hunch picks a number, and says that it is ready."""

from __future__ import annotations

from random import Random

from supply.new_game.hunch import GAME
from supply.new_game.hunch.bot import think
from supply.new_game.hunch.model import Pick, SayReady
from supply.new_game.hunch.test_builders import Table

from inklings.kernel.bot import sight_of


def test_it_picks_a_number_that_is_offered() -> None:
    thought = think(sight_of(GAME, Table().state, 0), Random(1))
    assert thought is not None
    assert isinstance(thought.action, Pick)


def test_it_is_ready_when_the_numbers_are_shown() -> None:
    thought = think(sight_of(GAME, Table().pick(3, 5).state, 0), Random(1))
    assert thought is not None
    assert thought.action == SayReady()


def test_it_waits_when_nothing_is_offered() -> None:
    assert think(sight_of(GAME, Table().pick(3, None).state, 0), Random(1)) is None
