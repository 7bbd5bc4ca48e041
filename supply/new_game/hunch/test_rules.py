"""The rules of Hunch, one by one."""

from __future__ import annotations

from supply.new_game.hunch.model import Own, Pick, SayReady
from supply.new_game.hunch.rules import due, hush, outcome
from supply.new_game.hunch.state import Finished, Picking, Showing, scores
from supply.new_game.hunch.test_builders import Table
from supply.new_game.hunch.view import own

from inklings.kernel.game import FREE_TALK, Outcome, Seat


def test_h1_everyone_begins_without_points() -> None:
    assert scores(Table(8).state) == (0,) * 8


def test_h2_there_are_as_many_rounds_as_the_host_chose() -> None:
    for rounds in (3, 5, 7):
        table = Table(rounds=rounds)
        for _ in range(rounds):
            assert isinstance(table.state.phase, Picking)
            table.pick(1, 2).all_ready()
        assert isinstance(table.state.phase, Finished)


def test_h3_a_number_is_picked_once_and_only_its_owner_sees_it() -> None:
    table = Table().pick(4, None)
    assert own(table.state, Seat(0)) == Own(pick=4)
    assert own(table.state, Seat(1)) == Own()
    assert table.why_not(0, Pick(5)) == "not_now"
    assert table.why_not(1, SayReady()) == "not_now"
    assert table.why_not(1, Pick(7)) == "not_offered"


def test_h4_all_numbers_are_shown_when_the_last_one_is_picked() -> None:
    phase = Table(3).pick(4, 2, 6).state.phase
    assert isinstance(phase, Showing)
    assert phase.picks == (4, 2, 6)


def test_h5_a_number_that_nobody_else_picked_earns_as_many_points() -> None:
    assert scores(Table(4).pick(6, 6, 4, 1).state) == (0, 0, 4, 1)


def test_h6_the_next_round_begins_when_everyone_is_ready() -> None:
    table = Table().pick(1, 2).do(0, SayReady())
    assert table.state.round == 1
    table.do(1, SayReady())
    assert (table.state.round, table.state.phase) == (2, Picking((None, None)))


def test_h7_when_time_is_up_a_number_that_was_not_picked_earns_nothing() -> None:
    table = Table().pick(4, None).time_up()
    assert scores(table.state) == (4, 0)
    assert table.time_up().state.round == 2


def test_h7_the_host_chooses_how_long_a_turn_lasts() -> None:
    usual, long, off = (due(Table(clock=clock).state) for clock in ("standard", "long", "off"))
    assert usual is not None
    assert long is not None
    assert off is not None
    assert (long.seconds, off.for_absent) == (2 * usual.seconds, True)


def test_h8_the_most_points_win_and_equals_share_it() -> None:
    table = Table(3)
    for _ in range(3):
        table.pick(1, 1, 6).all_ready()
    assert outcome(table.state) == Outcome(winners=(Seat(2),), reason="rounds")
    table = Table()
    for _ in range(3):
        table.pick(3, 3).all_ready()
    assert outcome(table.state) == Outcome(winners=(Seat(0), Seat(1)), reason="rounds")


def test_h9_someone_who_leaves_is_not_awaited_and_does_not_win() -> None:
    table = Table(3).pick(6, 2, None).leave(2)
    assert isinstance(table.state.phase, Showing)
    assert outcome(table.leave(0).state) == Outcome(winners=(Seat(1),), reason="too_few")
    assert table.leave(1).time_up().news == ()


def test_h10_talk_is_free() -> None:
    assert hush(Table().state, Seat(0)) == FREE_TALK
