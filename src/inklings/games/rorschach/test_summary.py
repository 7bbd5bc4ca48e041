"""What the chronicle is told of a game."""

from __future__ import annotations

from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.summary import summary
from inklings.games.rorschach.test_builders import Table
from inklings.kernel.game import Seat
from inklings.kernel.summary import Pair


def pair(kind: str, by: int, of: int, tries: int, hits: int) -> Pair:
    return Pair(f"rorschach-pair-{kind}", "reads", Seat(by), Seat(of), tries, hits)


def test_both_teams_read_the_subject_and_a_second_guess_does_not_count() -> None:
    table = Table().play(right=True, copies=False, second=True)
    assert table.state.round.subject == 0
    assert summary(table.state).pairs == (
        pair("mates", 2, 0, 1, 1),
        pair("rivals", 1, 0, 1, 0),
        pair("rivals", 3, 0, 1, 0),
    )


def test_everyone_is_counted_by_where_they_leaned_themselves() -> None:
    table = Table(6).to_guess()
    right, wrong = 0, 1
    table.lean(2, right).lean(4, wrong).time_up()
    assert summary(table.state).pairs == (pair("mates", 2, 0, 1, 1), pair("mates", 4, 0, 1, 0))


def test_rounds_are_added_up() -> None:
    table = Table().play(right=True, copies=True).ready().play(right=False, copies=True).ready()
    table.name(0).strike(3).match(0, 1, 2).guess(0, 1)
    found = {(one.by, one.of): (one.hits, one.tries) for one in summary(table.state).pairs}
    assert found[Seat(2), Seat(0)] == (1, 2)
    assert found[Seat(3), Seat(1)] == (0, 1)


def test_onlookers_cannot_tell_who_was_right_before_the_end() -> None:
    table = Table(8).to_guess().guess(0, 0)
    twins = {RORSCHACH.resample(table.state, None, table.rng).reads for _ in range(50)}
    assert len(twins) > 1
