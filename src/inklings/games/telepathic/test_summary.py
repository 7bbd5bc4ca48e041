"""What the chronicle is told of a game."""

from __future__ import annotations

from inklings.games.telepathic.summary import summary
from inklings.games.telepathic.test_builders import Table
from inklings.games.telepathic.test_director import in_order
from inklings.games.telepathic.test_opposed import a_team_with_both_lines
from inklings.kernel.game import Seat
from inklings.kernel.summary import Pair


def named(by: int, of: int, hits: int) -> Pair:
    return Pair("telepathic-pair-named", "reads", Seat(by), Seat(of), 1, hits)


def won(by: int, of: int, hits: int) -> Pair:
    return Pair("telepathic-pair-won", "together", Seat(by), Seat(of), 1, hits)


def test_partners_name_each_others_goals() -> None:
    table = Table().to_lines()
    table.announce(0, table.win(1)).answer(1, table.win(0))
    assert summary(table.state).pairs == (named(0, 1, 1), named(1, 0, 1), won(0, 1, 1))


def test_a_wrong_name_loses_for_both() -> None:
    table = Table().to_lines()
    table.announce(0, table.win(1)).answer(1, table.other_than(table.win(0)))
    assert summary(table.state).pairs == (named(0, 1, 1), named(1, 0, 0), won(0, 1, 0))


def test_a_director_reads_both_partners_and_only_these_play_together() -> None:
    table = Table(3, seed=4).to_lines()
    table.announce(2, *in_order(table))
    assert summary(table.state).pairs == (named(2, 0, 1), named(2, 1, 1), won(0, 1, 1))


def test_opposed_teams_are_two_pairs() -> None:
    table = a_team_with_both_lines()
    table.announce(0, table.win(2)).answer(2, table.win(0))
    assert summary(table.state).pairs == (named(0, 2, 1), named(2, 0, 1), won(0, 2, 1), won(1, 3, 0))


def test_a_game_that_someone_left_tells_nothing() -> None:
    assert summary(Table().turn().leave(1).state).pairs == ()
