"""Offers know what answers them, what they accept, and an example."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec import Struct

from inklings.kernel.offer import OfferOf, OneOf, accepts, answering


class SayReady(Struct, frozen=True, tag="say_ready"):
    pass


class Vote(Struct, frozen=True, tag="vote"):
    seat: int


class Bid(Struct, frozen=True, tag="bid"):
    coins: int


class Say(Struct, frozen=True, tag="say"):
    text: str


class ReadyOffer(OfferOf[SayReady], frozen=True, tag="say_ready"):
    pass


class VoteOffer(OneOf[Vote], frozen=True, tag="vote"):
    seats: tuple[int, ...]


class LateVoteOffer(VoteOffer, frozen=True, tag="late_vote"):
    pass


class BidOffer(OfferOf[Bid | SayReady], frozen=True, tag="bid"):
    most: int

    def accepts(self, action: Bid | SayReady) -> bool:
        return isinstance(action, SayReady) or 0 < action.coins <= self.most

    def example(self, rng: Random) -> Bid:
        return Bid(rng.randint(1, self.most))


class SilentOffer(OfferOf[Say], frozen=True, tag="say"):
    """Whose maker forgot to say what it accepts."""


def test_an_action_without_fields_needs_no_methods() -> None:
    assert ReadyOffer().example(Random(0)) == SayReady()
    assert accepts(ReadyOffer(), SayReady())


def test_one_of_several_is_chosen() -> None:
    offer = VoteOffer((2, 3))
    assert {offer.example(Random(seed)).seat for seed in range(20)} == {2, 3}
    assert accepts(offer, Vote(3))
    assert not accepts(offer, Vote(1))


def test_an_offer_may_say_for_itself_what_it_accepts() -> None:
    assert accepts(BidOffer(3), Bid(3))
    assert accepts(BidOffer(3), SayReady())
    assert not accepts(BidOffer(3), Bid(4))


def test_only_the_actions_in_brackets_answer_an_offer() -> None:
    assert answering(BidOffer) == (Bid, SayReady)
    assert answering(VoteOffer) == (Vote,)
    assert answering(LateVoteOffer) == (Vote,), "like the offer that it is a kind of"
    assert not accepts(ReadyOffer(), Vote(2))
    assert not accepts(BidOffer(3), Vote(2))


def test_an_offer_that_says_nothing_accepts_nothing() -> None:
    assert not accepts(SilentOffer(), Say("anything"))
    with pytest.raises(TypeError):
        SilentOffer().example(Random(0))


def test_an_offer_is_sent_like_any_other_struct() -> None:
    assert (
        msgspec.json.encode((ReadyOffer(), VoteOffer((2,))))
        == b'[{"type":"say_ready"},{"type":"vote","seats":[2]}]'
    )
