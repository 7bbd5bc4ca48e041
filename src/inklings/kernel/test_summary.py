"""Chances are summed by kind and pair."""

from __future__ import annotations

from inklings.kernel.game import Seat
from inklings.kernel.summary import Chance, Pair, counted


def test_each_direction_is_counted_for_itself() -> None:
    chances = [
        Chance("a-found", "reads", Seat(1), Seat(0), hit=True),
        Chance("a-found", "reads", Seat(0), Seat(1), hit=False),
        Chance("a-found", "reads", Seat(1), Seat(0), hit=False),
    ]
    assert counted(chances) == (
        Pair("a-found", "reads", Seat(0), Seat(1), tries=1, hits=0),
        Pair("a-found", "reads", Seat(1), Seat(0), tries=2, hits=1),
    )


def test_what_two_did_together_is_counted_once() -> None:
    chances = [Chance("a-won", "together", Seat(by), Seat(1 - by), hit=by == 0) for by in (0, 1)]
    assert counted(chances) == (Pair("a-won", "together", Seat(0), Seat(1), tries=2, hits=1),)
