"""What the chronicle is told of a game."""

from __future__ import annotations

from inklings.games.pareidolia.summary import summary
from inklings.games.pareidolia.test_builders import Table
from inklings.kernel.game import Seat
from inklings.kernel.summary import Pair


def seen(by: int, of: int, hits: int) -> Pair:
    return Pair("pareidolia-pair-seen", "reads", Seat(by), Seat(of), 1, hits)


def painted(by: int, of: int, tries: int) -> Pair:
    return Pair("pareidolia-pair-painted", "together", Seat(by), Seat(of), tries, 1)


def test_the_first_to_see_a_sky_reads_both_artists() -> None:
    table = Table(4).solve(1)
    assert table.state.round.artists == (0, 2)
    assert summary(table.state).pairs == (
        painted(0, 2, 1),
        seen(1, 0, 1),
        seen(1, 2, 1),
        seen(3, 0, 0),
        seen(3, 2, 0),
    )


def test_a_sky_that_nobody_saw_counts_for_all() -> None:
    pairs = summary(Table(4).miss().state).pairs
    assert [one.hits for one in pairs] == [0] * 5


def test_partners_who_swap_roles_are_the_same_pair() -> None:
    table = Table(4, bird="stays").solve(1).ready().miss().ready().miss()
    assert table.state.round.artists == (2, 0)
    assert painted(0, 2, 2) in summary(table.state).pairs


def test_anyone_who_left_is_not_counted() -> None:
    table = Table(5).solve(1).ready().leave(1)
    assert all(1 not in (one.by, one.of) for one in summary(table.state).pairs)
    assert painted(0, 2, 1) in summary(table.state).pairs
