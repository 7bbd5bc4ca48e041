"""Deciding together: one move of several people."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.kernel import council
from inklings.kernel.council import (
    CalledOff,
    CallOff,
    CallOffOffer,
    Council,
    CouncilEvent,
    Lean,
    Leant,
    Rule,
    Seal,
    Sealed,
    SealOffer,
)
from inklings.kernel.game import Due, Seat
from inklings.kernel.offer import accepts

A, B, C, STRANGER = Seat(1), Seat(3), Seat(5), Seat(2)
PHASE = Due("guess", 60)


def gathered(*events: CouncilEvent, rule: Rule = "agree", group: tuple[Seat, ...] = (A, B, C)) -> Council:
    meeting = Council(group=group, choices=(0, 1, 2, 3), rule=rule)
    for event in events:
        meeting = council.evolve(meeting, event)
    return meeting


def test_a_group_of_one_just_moves() -> None:
    for rule in ("agree", "anyone"):
        alone = gathered(Sealed(A, 2), rule=rule, group=(A,))
        assert council.settled(alone) == 2
        (_, seal) = council.offers(gathered(rule=rule, group=(A,)), A)
        assert seal == SealOffer(choices=(0, 1, 2, 3), proposed=None, at_once=True)


def test_all_must_seal_the_same_to_agree() -> None:
    assert council.settled(gathered(Sealed(A, 1), Sealed(B, 1))) is None
    assert council.settled(gathered(Sealed(A, 1), Sealed(B, 1), Sealed(C, 2))) is None
    assert council.settled(gathered(Sealed(A, 1), Sealed(B, 1), Sealed(C, 2), Sealed(C, 1))) == 1


def test_leaning_is_not_sealing() -> None:
    assert council.settled(gathered(Leant(A, 1), Leant(B, 1), Leant(C, 1))) is None


def test_leaning_elsewhere_takes_a_seal_back() -> None:
    assert council.settled(gathered(Sealed(A, 1), Sealed(B, 1), Leant(A, 2), Sealed(C, 1))) is None


def test_anyone_may_move_and_the_others_have_a_moment_to_object() -> None:
    meeting = gathered(Sealed(B, 3), rule="anyone")
    assert council.settled(meeting) is None
    assert council.moving(meeting) == council.at_time(meeting) == 3
    assert council.due(meeting, PHASE) == Due("objection-1", council.OBJECTION_SECONDS, within=PHASE)
    assert CallOffOffer() in council.offers(meeting, A)
    assert not accepts(council.offers(meeting, A)[1], Seal(0)), "one move at a time"


def test_a_move_called_off_is_still_what_its_maker_leans_to() -> None:
    meeting = gathered(Sealed(B, 3), CalledOff(A), rule="anyone")
    assert council.moving(meeting) is None
    assert council.due(meeting, PHASE) == PHASE
    assert council.at_time(meeting) == 3
    again = council.due(council.evolve(meeting, Sealed(B, 3)), PHASE)
    assert again is not None
    assert again.key == "objection-2", "a new move gives a new moment to object"


def test_all_agreeing_need_not_wait_for_objections() -> None:
    assert council.settled(gathered(Sealed(A, 1), Sealed(B, 1), Sealed(C, 1), rule="anyone")) == 1


def test_when_time_ends_most_decide_then_seals_then_the_first() -> None:
    assert council.at_time(gathered()) is None
    assert council.at_time(gathered(Leant(A, 0), Leant(B, 2), Leant(C, 2))) == 2
    assert council.at_time(gathered(Leant(A, 0), Sealed(B, 2))) == 2
    assert council.at_time(gathered(Leant(B, 3), Leant(A, 0))) == 3


def test_who_goes_no_longer_counts() -> None:
    meeting = council.without(gathered(Sealed(A, 1), Sealed(B, 1), Sealed(C, 0)), C)
    assert council.settled(meeting) == 1


def test_only_the_group_sees_and_acts() -> None:
    meeting = gathered(Leant(A, 1), Sealed(B, 2))
    assert council.offers(meeting, STRANGER) == ()
    assert council.view(meeting, STRANGER) is None
    assert council.view(meeting, None) is None
    seen = council.view(meeting, C)
    assert seen is not None
    assert [(one.seat, one.choice, one.sealed) for one in seen.leanings] == [(A, 1, False), (B, 2, True)]


def test_others_know_at_most_who_has_sealed() -> None:
    meeting = gathered(Leant(A, 1), Sealed(B, 2), Sealed(C, 2))
    twins = [council.imagined(meeting, STRANGER, Random(seed)) for seed in range(50)]
    assert {council.awaited(twin) for twin in twins} == {frozenset({A})}
    assert len({twin.leanings for twin in twins}) > 5
    assert all(council.imagined(meeting, member, Random(1)) == meeting for member in (A, B, C))


@pytest.mark.parametrize("rule", ["agree", "anyone"])
@given(seed=st.integers(0, 10_000))
def test_whatever_is_offered_can_be_done_and_leaves_a_council(rule: Rule, seed: int) -> None:
    rng = Random(seed)
    meeting = gathered(rule=rule)
    for _ in range(30):
        seat = rng.choice(meeting.group)
        offer = rng.choice(council.offers(meeting, seat))
        action = offer.example(rng)
        assert accepts(offer, action)
        meeting = council.evolve(meeting, council.decide(seat, action))
        assert {one.seat for one in meeting.leanings} <= set(meeting.group)
        assert len({one.seat for one in meeting.leanings}) == len(meeting.leanings)
        assert council.settled(meeting) in (None, *meeting.choices)


def test_a_stranger_action_lies_in_no_offer() -> None:
    lean, seal = council.offers(gathered(), A)
    assert not accepts(lean, Lean(9))
    assert not accepts(lean, Lean(None)), "who leans nowhere cannot withdraw"
    assert not accepts(seal, Seal(9))
    assert not accepts(lean, CallOff())
    assert msgspec.json.decode(b'{"type":"lean","choice":null}', type=council.CouncilAction) == Lean(None)
