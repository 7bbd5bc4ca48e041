"""What people without a seat at a streamed table may guess: never more than the view that everyone has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from tests.house.test_audience import playing, stream_of
from tests.offline_table import REGISTRY
from tests.played_log import entries_of

from inklings.games import GAMES
from inklings.house.fold import advance
from inklings.house.guessing import riddle
from inklings.house.order import StreamOrder
from inklings.house.scene import yours
from inklings.house.table import Table
from inklings.kernel.game import AnyGame
from inklings.kernel.riddle import Riddle, no_riddle

WITH_RIDDLES = [game for game in GAMES if game.riddle is not no_riddle]


def tables(game: AnyGame) -> Iterator[Table]:
    """Streamed games from beginning to end."""
    for number in range(3):
        table: Table | None = None
        for version, entry in enumerate(entries_of(game, game.good_number, f"guesses{number}"), start=1):
            table = advance(REGISTRY, table, version, entry)
            yield replace(table, stream=StreamOrder(delay=0, key="k"))


@pytest.mark.parametrize("game", WITH_RIDDLES, ids=lambda game: game.name)
def test_every_riddle_has_an_answer_that_could_be_guessed(game: AnyGame) -> None:
    opened: dict[tuple[int, int], Riddle] = {}
    answers = 0
    for table in tables(game):
        asked = riddle(REGISTRY, table)
        if asked is None:
            continue
        assert (asked.offer is None) != (asked.answer is None), "it is open, or its answer is known"
        if asked.offer:
            opened[table.match, asked.round] = asked
        else:
            offer = opened[table.match, asked.round].offer
            assert offer
            assert game.accepts(offer, asked.answer)
            answers += 1
    assert answers > 10


@pytest.mark.parametrize("game", WITH_RIDDLES, ids=lambda game: game.name)
def test_an_onlookers_twin_may_guess_the_same_and_is_told_the_same_answer(game: AnyGame) -> None:
    chance, asked = Random(1), 0
    for table in tables(game):
        if table.stage != "playing":
            continue
        twin = replace(table, state=game.resample(table.state, None, chance))
        assert riddle(REGISTRY, twin) == riddle(REGISTRY, table)
        assert yours(REGISTRY, twin, None) == yours(REGISTRY, table, None)
        plain = yours(REGISTRY, replace(table, stream=None), None)
        assert plain.offers == ()
        assert replace(yours(REGISTRY, table, None), offers=()) == plain, "nothing else is shown to them"
        asked += bool(yours(REGISTRY, table, None).offers)
    assert asked > 10


def test_an_audience_with_a_seat_votes_and_does_not_guess() -> None:
    assert riddle(REGISTRY, playing().table) is None


def test_nobody_guesses_in_the_lobby() -> None:
    assert riddle(REGISTRY, stream_of().table) is None
