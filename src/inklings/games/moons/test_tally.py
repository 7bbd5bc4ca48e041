"""What the tally makes of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from inklings.games.moons import MOONS
from inklings.games.moons.state import Event
from inklings.games.moons.tally import Tally
from inklings.games.moons.test_builders import Table
from inklings.kernel.game import fold


class Counted(Table):
    """A table that a tally watches."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.tally = Tally()
        self.tally.observe(None, self.news[0], self.state)

    def happened(self, events: Sequence[Event]) -> Self:
        state = self.state
        for event in events:
            before, state = state, fold(MOONS, [event], state)
            self.tally.observe(before, event, state)
        return super().happened(events)


def test_rounds_votes_and_repeated_clues_are_counted() -> None:
    table = Counted(4)
    table.to_scores(0, {1: 0, 2: 0, 3: 1}).ready()
    table.to_scores(1, {0: 1, 2: 1, 3: 1}).ready()
    assert table.tally.figures() == {
        "rounds": 2.0,
        "verdicts": {"some": 0.5, "all": 0.5, "none": 0.0},
        "found": 0.833,
        "seats": [
            {"told_well": 1.0, "found": 1.0},
            {"told_well": 0.0, "found": 1.0},
            {"told_well": 0.0, "found": 1.0},
            {"told_well": 0.0, "found": 0.5},
        ],
        "clues": {"different": 1, "repeated_in_a_game": 1},
    }
