"""Comings and goings, empty piles, disagreement and the clock: R26, R28."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from inklings.decks import inkblots
from inklings.decks.words import RORSCHACH as WORDS
from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.evolve import cleared
from inklings.games.rorschach.model import SayReady
from inklings.games.rorschach.state import (
    Explaining,
    Finished,
    Guess,
    Guessing,
    Matching,
    Naming,
    Short,
    Striking,
)
from inklings.games.rorschach.test_builders import Table, all_blots
from inklings.games.rorschach.turns import council_of
from inklings.kernel.clock import in_force
from inklings.kernel.council import CallOff, Seal
from inklings.kernel.game import Due, Seat


def test_r26_boxed_cards_are_shuffled_back_when_too_few_are_left() -> None:
    table = Table()
    rounds = 0
    while len(table.state.box.blots) >= 4:
        table.play(right=False, copies=False).ready()
        rounds += 1
    assert rounds == 24, "a hundred blots last for twenty-five rounds"
    table.play(right=False, copies=False).ready()
    assert len(table.state.round.blots) == 4
    assert sorted(all_blots(table.state)) == sorted(inkblots.CARDS)
    assert not set(table.state.round.blots) & set(table.state.box.used_blots)


def test_r26_boxed_words_are_shuffled_back_when_too_few_are_left() -> None:
    for seed in range(3):
        table = Table(seed=seed)
        rounds = 0
        while len(table.state.box.words) >= 3:
            table.play(right=False, copies=False).ready()
            rounds += 1
            if rounds % 24 == 0:  # blots would run out before the words do
                box = table.state.box
                back = replace(box, blots=(*box.blots, *box.used_blots), used_blots=())
                table.state = replace(table.state, box=back)
        assert rounds == 99, "three hundred words last for a hundred rounds"
        table.play(right=False, copies=False)
        boxed = cleared(table.state).box
        before = (*boxed.words, *boxed.used_words)
        table.ready()
        words = (*table.state.round.words, *table.state.box.words)
        assert sorted(words) == sorted(WORDS)
        assert table.state.box.used_words == ()
        assert words != before, "chance shuffles them"


def test_r26_the_last_cards_are_dealt_before_any_come_back() -> None:
    table = Table()
    box = table.state.box
    words, blots = box.words[:3], box.blots[:4]
    used = {"used_words": box.words[3:], "used_blots": box.blots[4:]}
    table.state = replace(table.state, box=replace(box, words=words, blots=blots, **used))
    table.play(right=False, copies=False).ready()
    assert (set(table.state.round.words), set(table.state.round.blots)) == (set(words), set(blots))


def test_r26_blots_that_were_won_do_not_come_back() -> None:
    table = Table().give(3, 3)
    won = {blot for pile in table.state.piles for blot in pile}
    table.state = replace(table.state, box=replace(table.state.box, blots=table.state.box.blots[:2]))
    table.play(right=False, copies=False).ready()
    assert not won & set(table.state.round.blots + table.state.box.blots)


def test_r28_a_subject_who_goes_before_locking_is_replaced_and_the_strike_stands() -> None:
    table = Table(6).name(0).strike(1)
    assert isinstance(table.phase, Matching)
    table.leave(0)
    assert isinstance(table.phase, Naming)
    assert table.phase.council.choices == (2, 4)
    table.name(4)
    assert isinstance(table.phase, Matching)
    assert (table.state.round.subject, table.state.round.struck) == (4, 1)


def test_r28_a_subject_who_goes_after_locking_leaves_the_matching() -> None:
    table = Table(6).to_guess().leave(0)
    assert isinstance(table.phase, Guessing)
    table.guess(0, 0).answer(1).guess(1, 1)
    assert table.points == (2, 0)


@pytest.mark.parametrize("leaver", [0, 1, 2, 3])
def test_r28_a_team_below_two_waits_and_a_newcomer_joins_it(leaver: int) -> None:
    table = Table(4).to_guess().leave(leaver)
    assert table.phase == Short(0 if leaver in (0, 2) else 1)
    assert not RORSCHACH.awaited(table.state)
    table.join()
    assert isinstance(table.phase, Naming)
    assert table.state.players[4].team == leaver % 2
    assert table.state.round.test == 0, "the same team is tested again"


def test_r28_nobody_comes_and_the_game_ends() -> None:
    table = Table(4).give(1, 1).leave(0).time_up()
    assert table.phase == Finished(1, "too_few"), "of equals the team that could have gone on"
    assert Table(4).give(2, 1).leave(0).time_up().phase == Finished(0, "too_few")


def test_r28_a_short_team_while_scores_are_shown_is_missed_only_in_the_next_round() -> None:
    table = Table(4).play(right=False, copies=False).leave(0)
    assert isinstance(table.phase, Explaining)
    assert table.ready().phase == Short(0)


def test_newcomers_join_the_smaller_team() -> None:
    table = Table(5).join()
    assert table.state.players[5].team == 1
    assert Table(10).join().state == Table(10).state, "ten is the most"


def test_a_member_who_goes_is_not_waited_for() -> None:
    table = Table(6).name(0)
    first, second, third = table.control_team
    table.do(first, Seal(2)).do(second, Seal(2)).leave(third)
    assert isinstance(table.phase, Matching)
    assert table.state.round.struck == 2


def test_disagreement_waits_for_agreement_or_the_clock() -> None:
    table = Table(6).name(0)
    first, second, third = table.control_team
    table.do(first, Seal(0)).do(second, Seal(2)).do(third, Seal(2))
    assert isinstance(table.phase, Striking)
    assert table.time_up().state.round.struck == 2


def test_anyone_may_move_with_a_moment_to_call_it_off() -> None:
    table = Table(6, deciding="anyone")
    table.do(0, Seal(2))
    due = RORSCHACH.due(table.state)
    assert due == Due("objection-1", 3, within=Due("1-naming-None", 45))
    table.do(4, CallOff())
    assert RORSCHACH.due(table.state) == Due("1-naming-None", 45)
    table.do(0, Seal(4)).time_up()
    assert table.state.round.subject == 4


def test_chance_guesses_for_a_silent_team() -> None:
    guesses = {Table(seed=seed).to_guess().time_up().state.round.guess for seed in range(80)}
    assert guesses == {Guess(place, symbol) for place in range(3) for symbol in range(3)}


def test_deliberations_stay_within_the_group() -> None:
    table = Table(6).name(0)
    table.lean(1, 3)
    assert council_of(table.state) is not None
    assert all(RORSCHACH.own(table.state, Seat(seat)).council is None for seat in (0, 2, 4))
    assert RORSCHACH.own(table.state, Seat(5)).council is not None


def rests(table: Table) -> bool:
    """Whether only somebody who is missed would be given a time (G3)."""
    return in_force(RORSCHACH.due(table.state), absent=False) is None


def test_the_clock_rests_after_a_round_in_which_nobody_did_anything() -> None:
    table = Table()
    for _ in range(8):
        table.time_up()
        if isinstance(table.phase, Explaining):
            break
    assert isinstance(table.phase, Explaining)
    assert rests(table)
    assert RORSCHACH.view(table.state).phase.silent  # type: ignore[union-attr]
    assert isinstance(table.ready().phase, Naming), "anyone who comes back goes on"


def test_clock_off_and_long() -> None:
    assert rests(Table(clock="off"))
    assert RORSCHACH.due(Table(clock="long").state) == Due("1-naming-None", 90)
    assert not rests(Table(clock="off").leave(0)), "a short team is not waited for for ever"


def test_every_phase_has_its_time() -> None:
    table = Table()
    steps: list[Callable[[], Table]] = [
        lambda: table,
        table.name,
        table.strike,
        table.match,
        lambda: table.guess(0, 0),
        lambda: table.answer(0),
        lambda: table.guess(1, 2),
    ]
    dues = [RORSCHACH.due(step().state) for step in steps]
    assert [due.seconds for due in dues if due] == [45, 60, 90, 90, 60, 60, 45]


def test_r28_a_team_that_needs_somebody_is_waited_for_a_minute_and_a_half() -> None:
    table = Table().leave(0).leave(2)
    assert isinstance(table.phase, Short)
    due = RORSCHACH.due(table.state)
    assert due is not None
    assert due.seconds == 90


def test_r28_who_leaves_is_no_longer_ready_and_the_others_are() -> None:
    table = Table(6).play(right=False, copies=False)
    table.do(0, SayReady()).do(3, SayReady()).leave(3)
    assert isinstance(table.phase, Explaining)
    assert table.phase.ready == (0,)


def test_r28_while_a_subject_is_named_only_their_own_team_begins_anew() -> None:
    table = Table(6).lean(0, 2).leave(1)
    assert isinstance(table.phase, Naming)
    assert [leaning.seat for leaning in table.phase.council.leanings] == [0]
    table.leave(2)
    assert isinstance(table.phase, Naming)
    assert table.phase.council.choices == (0, 4)
    assert table.phase.council.leanings == ()


def test_a_round_in_which_somebody_did_something_is_not_silent() -> None:
    table = Table().play(right=True, copies=False)
    assert not RORSCHACH.view(table.state).phase.silent  # type: ignore[union-attr]


def test_nobody_outside_a_group_learns_that_somebody_leaned_and_thought_better_of_it() -> None:
    table, other = Table(), Table()
    other.lean(0, 2).lean(0, None)
    while not isinstance(table.phase, Explaining):
        table.time_up()
        other.time_up()
    assert RORSCHACH.view(table.state).phase == RORSCHACH.view(other.state).phase
    assert rests(table)
    assert rests(other)
