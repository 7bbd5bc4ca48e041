"""What the chronicle is told of a game."""

from __future__ import annotations

from inklings.games.moons.summary import summary
from inklings.games.moons.test_builders import Table
from inklings.kernel.game import Seat
from inklings.kernel.summary import Line, Pair


def pair(kind: str, by: int, of: int, tries: int, hits: int) -> Pair:
    return Pair(
        f"moons-pair-{kind}", "reads" if kind == "found" else "fools", Seat(by), Seat(of), tries, hits
    )


def test_a_vote_finds_the_narrator_or_is_fooled_by_somebody() -> None:
    table = Table(4).to_scores(0, {1: 0, 2: 0, 3: 1})
    assert summary(table.state).pairs == (
        pair("fooled", 1, 2, 1, 0),
        pair("fooled", 1, 3, 1, 1),
        pair("fooled", 2, 1, 1, 0),
        pair("fooled", 2, 3, 1, 0),
        pair("fooled", 3, 1, 1, 0),
        pair("fooled", 3, 2, 1, 0),
        pair("found", 1, 0, 1, 1),
        pair("found", 2, 0, 1, 1),
        pair("found", 3, 0, 1, 0),
    )


def test_two_decoys_of_one_player_are_one_chance() -> None:
    table = Table(3).to_scores(0, {1: 2, 2: 0})
    assert pair("fooled", 2, 1, 1, 1) in summary(table.state).pairs


def test_a_vote_that_is_missing_is_no_chance() -> None:
    table = Table(4).to_vote(0).vote(1, 0).time_up()
    found = [one for one in summary(table.state).pairs if one.kind == "moons-pair-found"]
    assert found == [pair("found", 1, 0, 1, 1)]


def test_each_players_best_clue_is_the_one_that_parts_the_table() -> None:
    table = Table(5)
    for round_, finders in ((0, 1), (1, 4), (2, 0), (3, 2), (4, 3)):
        table.to_vote(round_, f"clue {round_}")
        for number, voter in enumerate(seat for seat in range(5) if seat != round_):
            decoy = next(seat for seat in range(5) if seat not in (voter, round_))
            table.vote(voter, round_ if number < finders else decoy)
        table.ready()
    assert summary(table.state).lines == (
        Line(Seat(0), "clue 0", 0.4),
        Line(Seat(3), "clue 3", 0.8),
        Line(Seat(4), "clue 4", 0.4),
    )
    table.to_vote(0, "better").vote(1, 0).vote(2, 0).vote(3, 1).vote(4, 1)
    assert summary(table.state).lines[0] == Line(Seat(0), "better", 0.8)
