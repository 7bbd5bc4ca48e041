"""From the deal to the votes: D1-D7."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from inklings.decks.dreams import CARDS
from inklings.games.moons import MOONS
from inklings.games.moons.model import (
    Aloud,
    LayCards,
    LayOffer,
    Options,
    SayReady,
    TellOffer,
    TellStory,
    Vote,
    VoteOffer,
    Written,
)
from inklings.games.moons.state import (
    CardsShown,
    Choosing,
    Dealt,
    LongStoryTold,
    Narrating,
    Racing,
    Scoring,
    StoryTold,
    Voting,
)
from inklings.games.moons.test_builders import Table, all_cards
from inklings.games.moons.view import offers
from inklings.kernel.game import Seat
from inklings.kernel.rounds import Why
from inklings.kernel.text import Flaw


@pytest.mark.parametrize(("seats", "each"), [(3, 7), (4, 6), (5, 6), (6, 6), (7, 6), (8, 6)])
def test_d01_the_whole_deck_and_six_each_or_seven_with_three(seats: int, each: int) -> None:
    table = Table(seats)
    assert table.hands == (each,) * seats
    cards = all_cards(table.state)
    assert len(cards) == len(set(cards)) == len(CARDS)
    assert set(cards) <= set(CARDS)


def test_d02_the_first_to_tell_narrates_first() -> None:
    table = Table(4, narrator=None)
    assert table.phase == Racing()
    assert all(offers(table.state, Seat(seat)) == (TellOffer(table.hand(seat)),) for seat in range(4))
    table.tell(2)
    assert isinstance(table.phase, Choosing)
    assert table.phase.narrator == 2
    assert table.why_not(1, TellStory(table.hand(1)[0], Aloud())) == Why.NOT_NOW


def test_d02_or_chance_says_who_narrates_first() -> None:
    drawn = set()
    for seed in range(40):
        (dealt,) = MOONS.deal(Options(first="random"), 4, Random(seed))
        assert isinstance(dealt, Dealt)
        drawn.add(dealt.narrator)
    assert drawn == {0, 1, 2, 3}
    assert Table(4, narrator=3).phase == Narrating(Seat(3))


def test_d03_the_narrator_lays_one_card_of_their_hand_with_a_clue() -> None:
    table = Table(4)
    card = table.hand(0)[4]
    table.do(0, TellStory(card, Written("  a door that remembers 🌙 ")))
    assert isinstance(table.phase, Choosing)
    assert table.phase.clue == Written("a door that remembers 🌙")
    assert table.phase.laid[0].card == card
    assert card not in table.hand(0)


def test_d03_a_clue_may_be_said_aloud() -> None:
    table = Table(4).do(0, TellStory(Table(4).hand(0)[0], Aloud()))
    assert isinstance(table.phase, Choosing)
    assert table.phase.clue == Aloud()


@pytest.mark.parametrize(
    "text",
    ["", " ", "\t\n", "\u200b", "\u2003\u00a0", "\u3164", "\u2800", "\ufe0f", "\u0301", " \u0301\u20e3 "],
)
def test_d03_a_clue_is_not_blank(text: str) -> None:
    table = Table(4)
    assert table.why_not(0, TellStory(table.hand(0)[0], Written(text))) == Flaw.BLANK


@pytest.mark.parametrize("text", ["\u202emoon\u200b", " mo\u00adon\u2069\n"])
def test_d03_b9_a_clue_is_told_without_what_does_not_show(text: str) -> None:
    table = Table(4)
    table.do(0, TellStory(table.hand(0)[0], Written(text)))
    assert isinstance(table.phase, Choosing)
    assert table.phase.clue == Written("moon")


def test_b9_a_clue_that_was_told_before_can_still_be_read() -> None:
    old = b'{"type":"written","text":"\xe2\x80\xaemoon\xe2\x80\x8b"}'
    assert msgspec.json.decode(old, type=Written).text == "\u202emoon\u200b"


@pytest.mark.parametrize("sign", ["x", "é", "e\u0301", "👍🏽", "🇵🇱", "हि"])
def test_d03_a_clue_has_two_hundred_characters_at_most(sign: str) -> None:
    table = Table(4)
    too_long = TellStory(table.hand(0)[0], Written(sign * 201))
    assert table.why_not(0, too_long) == Flaw.TOO_LONG
    table.do(0, TellStory(table.hand(0)[0], Written(sign * 200)))
    assert isinstance(table.phase, Choosing)


def test_d03_a_clue_is_written_as_the_releases_before_read_it_if_they_can() -> None:
    for text, kind in [("é" * 200, StoryTold), ("👍🏽" * 101, LongStoryTold)]:
        table = Table(4)
        action = TellStory(table.hand(0)[0], Written(text))
        (told,) = MOONS.decide(table.state, Seat(0), action, Random(0))
        assert type(told) is kind


def test_d03_a_clue_with_five_hundred_accents_on_a_letter_is_refused() -> None:
    table = Table(4)
    pile = TellStory(table.hand(0)[0], Written("moon" + "\u0301" * 500))
    assert table.why_not(0, pile) == Flaw.PILED
    table.do(0, TellStory(table.hand(0)[0], Written("x" * 200)))


def test_d03_a_clue_is_fixed_once_sent() -> None:
    table = Table(4).tell(0)
    assert table.why_not(0, TellStory(table.hand(0)[0], Written("no, wait"))) == Why.NOT_NOW


def test_d04_every_other_player_lays_one_card_and_keeps_to_it() -> None:
    table = Table(4).tell(0)
    card = table.hand(1)[2]
    assert offers(table.state, Seat(0)) == ()
    assert offers(table.state, Seat(1)) == (LayOffer(table.hand(1), count=1),)
    assert table.why_not(1, LayCards(table.hand(1)[:2])) == Why.NOT_OFFERED
    table.do(1, LayCards((card,)))
    assert card not in table.hand(1)
    assert table.why_not(1, LayCards(table.hand(1)[:1])) == Why.NOT_NOW


def test_d04_three_players_lay_two_decoys_each() -> None:
    table = Table(3).tell(0)
    first, second = table.hand(1)[:2]
    assert offers(table.state, Seat(1)) == (LayOffer(table.hand(1), count=2),)
    assert table.why_not(1, LayCards((first,))) == Why.NOT_OFFERED
    assert table.why_not(1, LayCards((first, first))) == Why.NOT_OFFERED
    table.do(1, LayCards((first, second)))
    assert table.hands == (6, 5, 7)


def test_d04_another_players_card_and_no_card_are_refused_alike() -> None:
    table = Table(4).tell(0)
    theirs = table.why_not(1, LayCards((table.hand(2)[0],)))
    nothing = table.why_not(1, LayCards(("no-such-card",)))
    assert theirs == nothing == Why.NOT_OFFERED


@pytest.mark.parametrize(("seats", "shown"), [(3, 5), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_d05_cards_are_shown_when_the_last_is_laid(seats: int, shown: int) -> None:
    table = Table(seats).tell(0)
    table.lay(*range(1, seats - 1))
    assert isinstance(table.phase, Choosing)
    table.lay(seats - 1)
    assert isinstance(table.phase, Voting)
    assert len(table.phase.table) == shown


def test_d05_the_shuffle_tells_nothing_of_the_owner() -> None:
    slots = set()
    for seed in range(30):
        table = Table(4, seed=seed).to_vote()
        assert isinstance(table.news[-1], CardsShown)
        slots.add(table.slot(0))
    assert slots == {1, 2, 3, 4}


def test_d06_own_cards_cannot_be_named() -> None:
    table = Table(3).to_vote()
    assert isinstance(table.phase, Voting)
    own = tuple(slot for slot, laid in enumerate(table.phase.table, 1) if laid.owner == 1)
    (offer,) = offers(table.state, Seat(1))
    assert isinstance(offer, VoteOffer)
    assert set(offer.slots) == {1, 2, 3, 4, 5} - set(own)
    assert all(table.why_not(1, Vote((slot,))) == Why.NOT_OFFERED for slot in own)
    assert table.why_not(1, Vote((9,))) == Why.NOT_OFFERED


def test_d06_a_vote_can_be_changed_until_the_last_is_in() -> None:
    table = Table(4).to_vote().vote(1, 0).vote(1, 2).vote(2, 0)
    assert isinstance(table.phase, Voting)
    assert [ballot.voter for ballot in table.phase.ballots] == [1, 2]
    table.vote(3, 1)
    assert isinstance(table.phase, Scoring)
    assert table.scores == (3, 0 + 1, 3 + 1, 0)
    assert table.why_not(1, Vote((1,))) == Why.NOT_NOW


def test_d06_only_one_card_can_be_named() -> None:
    table = Table(8).to_vote()
    assert table.why_not(1, Vote((table.slot(0), table.slot(2)))) == Why.NOT_OFFERED


def test_d07_the_narrator_never_votes() -> None:
    table = Table(4).to_vote()
    assert offers(table.state, Seat(0)) == ()
    assert table.why_not(0, Vote((table.slot(1),))) == Why.NOT_NOW


def test_everybody_ready_begins_the_next_round() -> None:
    table = Table(3).to_scores(0, {1: 0, 2: 1})
    assert table.why_not(1, Vote((1,))) == Why.NOT_NOW
    table.do(1, SayReady())
    assert table.why_not(1, SayReady()) == Why.NOT_NOW
    table.do(0, SayReady()).do(2, SayReady())
    assert table.phase == Narrating(Seat(1))
    assert table.state.round == 2
