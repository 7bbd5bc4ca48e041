"""The bot of Hunch picks a number, and says that it is ready."""

from __future__ import annotations

from random import Random

from supply.new_game.hunch.bot import think
from supply.new_game.hunch.model import Offer, Own, Pick, SayReady, View
from supply.new_game.hunch.state import State
from supply.new_game.hunch.test_builders import Table
from supply.new_game.hunch.view import offers, own, view

from inklings.kernel.bot import Sight
from inklings.kernel.game import Seat


def seen(state: State, seat: int = 0) -> Sight[View, Own, Offer]:
    """What a seat sees, as a bot is handed it."""
    return Sight(
        seat=Seat(seat),
        view=view(state),
        own=own(state, Seat(seat)),
        offers=offers(state, Seat(seat)),
        temper="keen",
        language="en",
    )


def test_it_picks_a_number_that_is_offered() -> None:
    thought = think(seen(Table().state), Random(1))
    assert thought is not None
    assert isinstance(thought.action, Pick)


def test_it_is_ready_when_the_numbers_are_shown() -> None:
    thought = think(seen(Table().pick(3, 5).state), Random(1))
    assert thought is not None
    assert thought.action == SayReady()


def test_it_waits_when_nothing_is_offered() -> None:
    assert think(seen(Table().pick(3, None).state), Random(1)) is None
