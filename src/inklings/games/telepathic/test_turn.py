"""A turn of two partners: T21-T24."""

from __future__ import annotations

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import CARDS, NUMBERS
from inklings.games.telepathic.model import Announce, ChooseSet, HandCard, HandOffer
from inklings.games.telepathic.search import Move
from inklings.games.telepathic.state import Acting, Announcing, Handing
from inklings.games.telepathic.test_builders import STILL, Table
from inklings.kernel.game import FREE_TALK, SILENCE, Refused, Seat
from inklings.kernel.rounds import Why


def test_t21_one_hands_a_card_and_the_other_chooses_the_set() -> None:
    table = Table()
    (offer,) = table.offers(0)
    assert offer == HandOffer(cards=tuple(NUMBERS[card] for card in table.state.row), to=(Seat(1),))
    assert table.offers(1) == ()
    table.hand(table.state.row[2])
    assert table.phase == Acting(Seat(0), Seat(1), table.state.row[2])
    assert table.offered(1) == {"choose_set"}, "nothing else: a card cannot be refused"
    assert table.offers(0) == (), "who handed it over has no say in the set"


def test_t21_only_open_cards_can_be_handed_and_only_to_the_partner() -> None:
    table = Table()
    for action in (HandCard(table.state.deck[0], Seat(1)), HandCard(table.state.row[0], Seat(0))):
        with pytest.raises(Refused) as refused:
            table.do(0, action)
        assert refused.value.why == Why.NOT_OFFERED
    with pytest.raises(Refused) as refused:
        table.do(1, HandCard(table.state.row[0], Seat(0)))
    assert refused.value.why == Why.NOT_NOW


def test_t21_what_answers_another_offer_is_not_accepted_for_this_one() -> None:
    table = Table().turn()
    (hand, announce) = table.offers(1)
    assert isinstance(hand, HandOffer)
    handing, naming = HandCard(CARDS[hand.cards[0]], hand.to[0]), Announce((table.win(0),))
    assert TELEPATHIC.accepts(hand, handing)
    assert TELEPATHIC.accepts(announce, naming)
    assert not TELEPATHIC.accepts(announce, handing)
    assert not TELEPATHIC.accepts(hand, naming)


def test_t22_a_used_card_is_replaced_from_the_deck_in_its_place_and_the_partner_is_next() -> None:
    table = Table().but(grid=STILL)
    a, b, c, d = table.state.row
    drawn, *rest = table.state.deck
    table.turn(Move(b, 0))
    assert table.state.row == (a, drawn, c, d)
    assert table.state.deck == tuple(rest)
    assert table.state.used == (b,)
    assert table.phase == Handing(Seat(1))


def test_t22_in_a_first_game_the_card_returns_to_its_row() -> None:
    table = Table(cards="first")
    row = table.state.row
    for _ in range(12):
        table.turn()
    assert table.state.row == row
    assert table.state.used == table.state.deck == ()
    assert table.view.actions_left is None


def test_t23_a_standard_game_has_ten_actions_and_its_row_shrinks_at_the_end() -> None:
    table = Table(seed=5)
    shown = []
    for done in range(10):
        assert table.view.actions_left == 10 - done
        table.turn()
        shown.append(len(table.state.row))
    assert shown == [4, 4, 4, 4, 4, 4, 3, 2, 1, 0]
    assert sorted(step.card for step in table.state.history) == sorted(CARDS)
    assert isinstance(table.phase, Announcing)


@pytest.mark.parametrize("removed", [1, 6])
def test_t23_a_challenge_has_as_many_less(removed: int) -> None:
    table = Table(seed=5, cards="challenge", removed=removed).turns(10 - removed)
    assert isinstance(table.phase, Announcing)


def test_t24_from_the_deal_to_the_end_there_is_silence_and_then_everybody_talks() -> None:
    table = Table(seed=3)
    everybody = (None, Seat(0), Seat(1))
    for step in (Table.hand, Table.choose, Table.to_lines):
        assert all(TELEPATHIC.hush(table.state, viewer) == SILENCE for viewer in everybody)
        step(table)
    table.announce(0, table.win(1))
    assert all(TELEPATHIC.hush(table.state, viewer) == SILENCE for viewer in everybody), "before the answer"
    table.answer(1, table.win(0))
    assert all(TELEPATHIC.hush(table.state, viewer) == FREE_TALK for viewer in everybody)


def test_t24_what_was_handed_or_chosen_cannot_be_taken_back() -> None:
    table = Table().hand()
    with pytest.raises(Refused):
        table.do(0, HandCard(table.state.row[1], Seat(1)))
    table.choose(table.harmless().place)
    with pytest.raises(Refused):
        table.do(1, ChooseSet(1))
