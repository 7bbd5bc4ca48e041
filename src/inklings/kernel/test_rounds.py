"""What most games share: offers kept, what follows, players, votes and thinking time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import Struct

from inklings.kernel import rounds
from inklings.kernel.game import Due, Refused, Seat
from inklings.kernel.offer import OfferOf, OneOf
from inklings.kernel.rounds import ThinkingTime, Why, offered, thinking, with_what_follows
from inklings.kernel.text import Flaw, Text

A, B, C, D = (Seat(seat) for seat in range(4))
CLUE = Text(10)


class Vote(Struct, frozen=True, tag="vote"):
    seat: Seat


class Say(Struct, frozen=True, tag="say"):
    text: str


class VoteOffer(OneOf[Vote], frozen=True, tag="vote"):
    seats: tuple[Seat, ...]


class SayOffer(OfferOf[Say], frozen=True, tag="say"):
    def read(self, action: Say) -> Say:
        return Say(CLUE.read(action.text))

    def accepts(self, action: Say) -> bool:
        return CLUE.allows(action.text)

    def example(self, rng: Random) -> Say:
        return Say(rng.choice("abc"))


class Player(Struct, frozen=True):
    status: str = "playing"
    score: int = 0


class Ballot(Struct, frozen=True):
    voter: Seat
    choice: Seat


class Voting(Struct, frozen=True, tag="voting"):
    pass


OFFERS = (SayOffer(), VoteOffer((B, C)))


def test_an_action_within_an_offer_is_kept_with_its_text_mended() -> None:
    assert offered(Vote(C), OFFERS) == Vote(C)
    assert offered(Say("  a   moon "), OFFERS) == Say("a moon")


@pytest.mark.parametrize(
    ("action", "offers", "why"),
    [
        (Vote(A), OFFERS, Why.NOT_OFFERED),
        (Vote(B), OFFERS[:1], Why.NOT_NOW),
        (Vote(B), (), Why.NOT_NOW),
        (Say(" "), OFFERS, Flaw.BLANK),
    ],
)
def test_any_other_is_refused_with_a_reason(
    action: Vote | Say, offers: Sequence[VoteOffer | SayOffer], why: str
) -> None:
    with pytest.raises(Refused) as refused:
        offered(action, offers)
    assert refused.value.why == why


def added(state: int | None, event: int) -> int:
    return (state or 0) + event


def to_the_next_ten(state: int) -> Sequence[int]:
    return (1, 1) if state % 10 else ()


@pytest.mark.parametrize(
    ("before", "events", "after"),
    [(None, (6,), (6, 1, 1, 1, 1)), (4, (1, 1), (1, 1, 1, 1, 1, 1)), (None, (10,), (10,)), (3, (), ())],
)
def test_what_follows_happens_until_nothing_does(
    before: int | None, events: Sequence[int], after: Sequence[int]
) -> None:
    assert with_what_follows(before, events, added, to_the_next_ten) == after


def test_who_left_keeps_the_seat_and_who_waits_stays() -> None:
    players = (Player(), Player("left"), Player("waiting"), Player())
    assert rounds.playing(players) == (A, D)
    assert rounds.staying(players) == (A, C, D)


def test_one_player_is_changed_and_the_others_are_not() -> None:
    players = (Player(score=1), Player(score=2), Player(score=3))
    assert rounds.changed(players, B, status="left", score=0) == (players[0], Player("left"), players[2])


def test_the_next_to_the_left_is_the_next_number_and_then_the_first() -> None:
    assert rounds.left_of(A, (A, C, D)) == C
    assert rounds.left_of(D, (A, C, D)) == A
    assert rounds.left_of(B, (A, C)) == C, "though nobody sits there any more"


def test_several_lead_if_they_are_equal_and_only_of_those_asked_about() -> None:
    scores = (3, 5, 3, 1)
    assert rounds.leaders((A, B, C, D), scores) == (B,)
    assert rounds.leaders((A, C, D), scores) == (A, C)
    assert rounds.leaders((), scores) == ()


def test_all_but_one_seat() -> None:
    assert rounds.without((A, B, C), B) == (A, C)


def test_a_vote_is_found_and_left_out() -> None:
    ballots = (Ballot(A, C), Ballot(B, C))
    assert rounds.vote_of(ballots, B) == ballots[1]
    assert rounds.vote_of(ballots, D) is None
    assert rounds.votes_of_others(ballots, A) == (Ballot(B, C),)
    assert rounds.votes_of_others(ballots, D) == ballots


@pytest.mark.parametrize(
    ("time", "rests", "due"),
    [
        ("standard", False, Due("vote", 45)),
        ("long", False, Due("vote", 90)),
        ("off", False, Due("vote", 45, for_absent=True)),
        ("long", True, Due("vote", 90, for_absent=True)),
    ],
)
def test_thinking_time_is_a_house_rule(time: ThinkingTime, *, rests: bool, due: Due) -> None:
    assert thinking(time, "vote", 45, rests=rests) == due


def test_a_phase_is_named_by_its_tag() -> None:
    assert rounds.tag(Voting()) == "voting"
