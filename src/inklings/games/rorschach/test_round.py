"""From naming a subject to the reveal: R7-R13."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from inklings.decks import inkblots
from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.model import MatchBlots, NamingView, SayReady
from inklings.games.rorschach.state import (
    Answering,
    Explaining,
    Guess,
    Guessing,
    Matching,
    Naming,
    Retrying,
    Striking,
    SubjectNamed,
)
from inklings.games.rorschach.test_builders import Table, all_blots
from inklings.games.rorschach.turns import council_of, members
from inklings.games.rorschach.view import offers
from inklings.kernel.council import Seal
from inklings.kernel.game import FREE_TALK, SILENCE, Channel, Seat
from inklings.kernel.rounds import Why


def test_r07_the_test_team_names_its_subject_before_a_blot_goes() -> None:
    table = Table(6)
    assert isinstance(table.phase, Naming)
    assert table.phase.council.group == table.test_team == (0, 2, 4)
    assert table.phase.council.choices == (0, 2, 4)
    assert offers(table.state, Seat(1)) == ()
    table.name(4)
    assert table.state.round.subject == 4
    assert isinstance(table.phase, Striking)


def test_r07_the_suggestion_goes_round_and_may_be_overridden() -> None:
    table = Table(4)
    assert RORSCHACH.view(table.state).phase.suggested == 0  # type: ignore[union-attr]
    table.name(0).strike().match().guess(0, 1).answer(1).ready()
    table.play(right=False, copies=False).ready()
    assert RORSCHACH.view(table.state).phase.suggested == 2  # type: ignore[union-attr]
    assert table.name(0).state.round.subject == 0, "the same subject twice running is legal"


def test_r07_strict_rotation_is_an_option() -> None:
    table = Table(4, subject="rotates").time_up()
    subjects = [table.state.round.subject]
    for _ in range(4):
        table.strike().match().guess(0, 1).answer(2).ready()
        subjects.append(table.state.round.subject)
    assert subjects == [0, 1, 2, 3, 0]
    assert any(isinstance(event, SubjectNamed) for event in table.news)


def test_r08_control_removes_exactly_one_blot() -> None:
    table = Table().name()
    assert council_of(table.state) is not None
    assert table.phase == Striking(council_of(table.state))  # type: ignore[arg-type]
    table.strike(2)
    assert table.state.round.struck == 2
    assert table.why_not(table.control_team[0], Seal(1)) == Why.NOT_NOW
    table.match()
    assert all(choice // 3 != 2 for choice in council_of(table.state).choices)  # type: ignore[union-attr]


def test_r08_most_proposals_or_else_chance_when_time_is_up() -> None:
    table = Table(6).name()
    first, second, third = table.control_team
    table.lean(first, 1).lean(second, 0).lean(third, 1).time_up()
    assert table.state.round.struck == 1
    struck = {Table(seed=seed).name().time_up().state.round.struck for seed in range(40)}
    assert struck == {0, 1, 2, 3}


def test_r09_each_symbol_once_in_any_of_six_ways_and_locked() -> None:
    for symbols in permutations(range(3)):
        table = Table().name().strike(0).match(*symbols)
        assert table.state.round.markers == symbols
        assert isinstance(table.phase, Guessing)
    table = Table().name().strike(0)
    subject = table.state.round.subject
    assert subject is not None
    assert table.why_not(subject, MatchBlots((0, 0, 1))) == Why.NOT_OFFERED
    table.match()
    assert table.why_not(subject, MatchBlots((1, 0, 2))) == Why.NOT_NOW


def test_r09_chance_matches_for_a_subject_out_of_time() -> None:
    matchings = {Table(seed=seed).name().strike().time_up().state.round.markers for seed in range(60)}
    assert matchings == set(permutations(range(3)))


def test_r10_the_subject_is_silent_from_being_named_until_the_round_is_scored() -> None:
    table = Table(6)
    subject = table.test_team[0]
    everything = FREE_TALK | {Channel.TEAM}

    def channels(viewer: int) -> frozenset[Channel]:
        return RORSCHACH.hush(table.state, Seat(viewer))

    assert channels(subject) == everything
    steps: list[Callable[[], Table]] = [
        table.name,
        table.strike,
        table.match,
        lambda: table.guess(0, 0),
        lambda: table.answer(0),
    ]
    for step in steps:
        step()
        assert channels(subject) == SILENCE
        assert channels(table.guessing[0]) == channels(table.control_team[0]) == everything
        assert RORSCHACH.hush(table.state, None) == {Channel.REACTION}
    table.guess(1, 1)
    assert channels(subject) == everything


def test_r11_a_team_talks_among_itself_and_its_subject_hears_nothing() -> None:
    table = Table(6).name(2)
    assert RORSCHACH.team(table.state, Seat(0)) == {0, 4}
    assert RORSCHACH.team(table.state, Seat(2)) == {2}
    assert RORSCHACH.team(table.state, Seat(1)) == {1, 3, 5}
    pair = Table(4).name(0)
    assert Channel.TEAM not in RORSCHACH.hush(pair.state, Seat(2)), "nobody is there to hear it"


def test_r11_the_rest_of_the_test_team_pick_a_blot_and_a_symbol() -> None:
    table = Table(6).to_guess()
    assert isinstance(table.phase, Guessing)
    assert table.phase.council.group == table.guessing == (2, 4)
    assert table.phase.council.choices == (0, 1, 2, 3, 4, 5, 6, 7, 8)
    table.guess(2, 1)
    assert table.state.round.guess == Guess(2, 1)


def test_r12_control_sees_the_guess_and_answers_on_the_same_blot() -> None:
    table = Table().to_guess().guess(1, 2)
    assert isinstance(table.phase, Answering)
    seen = RORSCHACH.view(table.state)
    assert seen.round.guess is not None
    assert (seen.round.guess.place, seen.round.guess.symbol) == (1, 2)
    assert table.phase.council.group == table.control_team
    assert table.phase.council.choices == (0, 1, 2)


def test_r12_no_answer_in_time_counts_as_wrong() -> None:
    table = Table().to_guess().guess(0, 1).time_up()
    assert isinstance(table.phase, Explaining)
    assert table.points == (0, 0)


def test_r13_only_the_marker_of_the_guessed_blot_is_turned() -> None:
    table = Table().to_guess().guess(0, 0).answer(1)
    assert isinstance(table.phase, Retrying)
    assert RORSCHACH.view(table.state).round.markers == (0, None, None, None)
    assert all(
        RORSCHACH.own(table.state, seat).markers == () for seat in (*table.guessing, *table.control_team)
    )
    assert table.state.round.subject is not None
    assert RORSCHACH.own(table.state, table.state.round.subject).markers == (0, 1, 2, None)


def test_before_that_the_matching_reaches_nobody_but_the_subject() -> None:
    table = Table(6).to_guess()
    for step in (lambda: None, lambda: table.guess(0, 0)):
        step()
        assert RORSCHACH.view(table.state).round.markers == (None,) * 4
        assert all(RORSCHACH.own(table.state, Seat(seat)).markers == () for seat in range(1, 6))


def test_no_card_is_ever_lost_or_doubled() -> None:
    table = Table(4)
    for _ in range(30):
        table.play(right=False, copies=False).ready()
        assert sorted(all_blots(table.state)) == sorted(inkblots.CARDS)


def test_nobody_says_ready_before_the_round_is_explained() -> None:
    assert Table().why_not(0, SayReady()) == Why.NOT_NOW


def test_members_are_those_who_stayed() -> None:
    assert members(Table(6).leave(2).state, 0) == (0, 4)


def test_the_matching_waits_for_the_subject_alone() -> None:
    table = Table(6).name(2).strike()
    assert isinstance(table.phase, Matching)
    assert RORSCHACH.awaited(table.state) == {2}


def test_r07_each_team_suggests_the_one_after_its_own_last_subject() -> None:
    table = Table(6)
    suggested = []
    for seat in (2, 3, 4, 5):
        shown = RORSCHACH.view(table.state).phase
        assert isinstance(shown, NamingView)
        suggested.append(shown.suggested)
        table.name(seat).strike().match().guess(0, 1).answer(2).ready()
    assert suggested == [0, 1, 4, 5]


def test_r10_a_subject_a_team_mate_and_someone_alone_have_parts_of_their_own_and_who_left_has_none() -> None:
    table = Table(6).name(0).leave(1)
    assert [RORSCHACH.part(table.state, Seat(seat)) for seat in range(4)] == [
        "subject",
        None,
        "team-mate",
        "team-mate",
    ]
    table.leave(5)
    assert RORSCHACH.part(table.state, Seat(3)) == "alone in a team"


@pytest.mark.parametrize("left", [0, 1])
def test_r28_a_newcomer_joins_the_smaller_team(left: int) -> None:
    assert Table(6).leave(left).join().state.players[6].team == left
