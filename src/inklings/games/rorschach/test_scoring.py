"""Points and the end: R14-R25, R27."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.model import Team
from inklings.games.rorschach.scoring import awards
from inklings.games.rorschach.state import Explaining, Finished, Naming, Retrying, Scored
from inklings.games.rorschach.test_builders import Table
from inklings.games.rorschach.turns import leader, other

TEST: Team = 0
CONTROL: Team = 1
BOX = None


@pytest.mark.parametrize(
    ("guesses", "first", "second"),
    [
        ((True, True, True), BOX, TEST),  # R14
        ((True, True, False), BOX, CONTROL),
        ((True, False, True), TEST, TEST),  # R15
        ((True, False, False), TEST, BOX),
        ((False, False, None), BOX, BOX),  # R16
        ((False, True, None), CONTROL, BOX),  # R17
    ],
)
def test_r14_r15_r16_r17_the_rule_books_table(
    guesses: tuple[bool, bool, bool | None], first: Team | None, second: Team | None
) -> None:
    right, control_right, second_right = guesses
    given_to = awards(TEST, right=right, control_right=control_right, second_right=second_right)
    assert given_to == (first, second)


@given(test=st.sampled_from([0, 1]), guesses=st.tuples(st.booleans(), st.booleans(), st.booleans()))
def test_r20_a_round_gives_test_two_or_control_one_at_most_and_never_both(
    test: Team, guesses: tuple[bool, bool, bool]
) -> None:
    right, control_right, second = guesses
    won = awards(test, right=right, control_right=control_right, second_right=second if right else None)
    mine, theirs = won.count(test), won.count(other(test))
    assert mine <= 2
    assert theirs <= 1
    assert not (mine and theirs)


def test_r14_both_right_the_blot_goes_to_the_box_and_the_second_guess_decides() -> None:
    table = Table().to_guess().guess(0, 0).answer(0)
    assert isinstance(table.phase, Retrying)
    assert table.points == (0, 0)
    assert table.guess(1, 1).points == (1, 0)
    assert Table().play(right=True, copies=True, second=False).points == (0, 1)


def test_r15_only_the_test_team_right() -> None:
    assert Table().play(right=True, copies=False, second=True).points == (2, 0)
    assert Table().play(right=True, copies=False, second=False).points == (1, 0)


def test_r16_both_wrong_ends_the_round() -> None:
    assert Table().play(right=False, copies=False).points == (0, 0)


def test_r17_only_control_right() -> None:
    assert Table().play(right=False, copies=True).points == (0, 1)


def test_r18_the_second_guess_is_on_another_blot_with_another_marker_and_control_does_not_guess() -> None:
    table = Table().to_guess().guess(1, 1).answer(1)
    assert isinstance(table.phase, Retrying)
    assert table.phase.council.choices == (0, 2, 6, 8), "two blots by two symbols"
    assert table.phase.council.group == table.guessing
    assert isinstance(table.guess(0, 0).phase, Explaining)


def test_r19_the_second_guess_is_compulsory_and_none_in_time_is_a_wrong_one() -> None:
    assert Table().to_guess().guess(0, 0).answer(0).time_up().points == (0, 1)
    assert Table().to_guess().guess(0, 0).answer(1).time_up().points == (1, 0)


def test_r21_scored_blots_stay_with_the_team_and_the_rest_goes_to_the_box() -> None:
    table = Table().play(right=True, copies=False, second=True)
    blots, words = table.state.round.blots, table.state.round.words
    table.ready()
    assert table.state.piles[0] == blots[:2]
    assert table.state.box.used_blots == blots[2:]
    assert table.state.box.used_words == words


@pytest.mark.parametrize("right", [True, False])
def test_r22_roles_swap_every_round_whatever_happened(right: bool) -> None:  # noqa: FBT001
    table = Table().play(right=right, copies=False).ready()
    assert table.state.round.test == 1
    assert table.play(right=right, copies=False).ready().state.round.test == 0


def test_r23_the_whole_matching_is_shown_with_a_pause_that_can_be_skipped() -> None:
    table = Table().play(right=False, copies=False)
    assert RORSCHACH.view(table.state).round.markers == (0, 1, 2, None)
    due = RORSCHACH.due(table.state)
    assert due is not None
    assert due.seconds == 45
    assert isinstance(table.ready().phase, Naming)


@pytest.mark.parametrize(
    ("points", "winner"),
    [((4, 2), 0), ((2, 4), 1), ((4, 3), None), ((5, 3), 0), ((6, 5), None), ((3, 0), None), ((3, 5), 1)],
)
def test_r24_four_points_and_two_ahead(points: tuple[int, int], winner: Team | None) -> None:
    assert leader(points, 4) == winner


def test_r24_the_win_is_checked_once_after_the_whole_scoring_phase() -> None:
    table = Table().give(3, 2).to_guess().guess(0, 0).answer(1)
    assert isinstance(table.phase, Retrying), "four points do not win before the second guess is scored"
    table.guess(1, 1)
    assert table.points == (5, 2)
    assert table.ready().phase == Finished(0, "target")


def test_r24_four_to_three_goes_on() -> None:
    table = Table().give(3, 3).play(right=True, copies=False, second=False)
    assert table.points == (4, 3)
    assert isinstance(table.ready().phase, Naming)


def test_r25_control_can_win_too() -> None:
    table = Table().give(1, 3).play(right=False, copies=True).ready()
    assert table.phase == Finished(1, "target")
    outcome = RORSCHACH.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1, 3)


def test_r27_the_short_game_ends_at_three() -> None:
    table = Table(target=3).give(2, 1).play(right=True, copies=False, second=False).ready()
    assert table.phase.__class__ is Finished
    table = Table().give(2, 1).play(right=True, copies=False, second=False).ready()
    assert isinstance(table.phase, Naming)


def test_scores_are_events_that_name_the_winner_of_each_blot() -> None:
    assert Scored(0, 0) in Table().to_guess().guess(0, 0).answer(1).guess(1, 1).news


def test_what_a_round_gained_is_told_for_each_team() -> None:
    gained = {
        (True, False, True): (2, 0),
        (True, False, False): (1, 0),
        (True, True, True): (1, 0),
        (True, True, False): (0, 1),
        (False, True, False): (0, 1),
        (False, False, False): (0, 0),
    }
    for (right, copies, second), gains in gained.items():
        table = Table().give(2, 1).play(right=right, copies=copies, second=second)
        assert isinstance(table.phase, Explaining)
        assert table.phase.gains == gains


def test_r19_a_second_guess_that_was_never_made_loses_the_first_blot_that_is_left() -> None:
    table = Table().to_guess().guess(0, 0).answer(0).time_up()
    assert table.state.piles == ((), (table.state.round.blots[1],))
    table = Table().name().strike(0).match(0, 1, 2).guess(1, 0).answer(0).time_up()
    assert table.state.piles == ((), (table.state.round.blots[2],))
