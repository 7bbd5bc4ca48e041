"""Four partners: T37-T42."""

from __future__ import annotations

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import CARDS
from inklings.games.telepathic.grid import KINDS, lines
from inklings.games.telepathic.knowledge import mark_of, value_of
from inklings.games.telepathic.model import AnnounceOffer
from inklings.games.telepathic.state import Announcing, Handing
from inklings.games.telepathic.test_builders import Table
from inklings.kernel.game import SILENCE, Refused, Seat


def four(seed: int = 1, **options: str) -> Table:
    return Table(4, seed=seed, four="partners", **options)


def test_t37_colour_lose_colour_win_shape_lose_shape_win() -> None:
    for seed in range(40):
        held = [cards[0] for cards in four(seed).state.conditions]
        assert [mark_of(one) for one in held] == ["lose", "win", "lose", "win"]
        colours, shapes = [value_of(one) for one in held[:2]], [value_of(one) for one in held[2:]]
        assert len(set(colours)) == 2
        assert set(colours) <= set(KINDS["colour"])
        assert len(set(shapes)) == 2
        assert set(shapes) <= set(KINDS["shape"])


def test_t38_turns_go_clockwise_and_each_is_a_card_or_an_announcement() -> None:
    table = four(seed=4)
    givers = []
    for number in range(6):
        assert isinstance(table.phase, Handing)
        giver = table.phase.giver
        givers.append(giver)
        for seat in range(4):
            expected = ({"hand_card", "announce"} if number else {"hand_card"}) if seat == giver else set()
            assert table.offered(seat) == expected
        table.turn()
    assert givers == [0, 1, 2, 3, 0, 1]


def test_t38_player_one_sits_where_the_host_or_chance_puts_them() -> None:
    assert four(starts="second").state.order == (1, 2, 3, 0)
    assert {four(seed, starts="random").state.order[0] for seed in range(40)} == {0, 1, 2, 3}


def test_t39_cards_are_handed_to_the_right() -> None:
    table = four(seed=4).turns(4)
    handed = {step.giver + 1: step.receiver + 1 for step in table.state.history}
    assert handed == {1: 4, 2: 1, 3: 2, 4: 3}


def test_t40_used_cards_become_a_new_deck_once() -> None:
    table = four(seed=4)
    assert not lines(table.state.grid)
    assert sorted((*table.state.row, *table.state.deck)) == sorted(CARDS)
    left, deck = [], []
    for _ in range(17):
        left.append(table.view.actions_left)
        table.turn()
        deck.append(len(table.state.deck))
    assert left == list(range(17, 0, -1))
    assert deck == [5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]
    assert [step.reshuffled for step in table.state.history].index(True) == 6
    assert sum(step.reshuffled for step in table.state.history) == 1
    seventh = table.state.history[6]
    assert seventh.card in {step.drawn for step in table.state.history[6:]}, "the card just used is in it"


def test_t41_after_seventeen_actions_the_next_player_must_announce() -> None:
    table = four(seed=4).turns(17)
    assert table.phase == Announcing((Seat(1),))
    assert table.offered(1) == {"announce"}
    assert all(table.offers(seat) == () for seat in (0, 2, 3))
    assert table.time_up().ended == ("silence", ())


@pytest.mark.parametrize("seed", range(8))
def test_t42_one_names_for_all_four_and_their_own_half_is_filled_in(seed: int) -> None:
    table = four(seed).to_lines()
    assert isinstance(table.phase, Handing)
    giver = table.phase.giver
    (offer,) = (one for one in table.offers(giver) if isinstance(one, AnnounceOffer))
    own = table.wins(giver)
    names = tuple(value for value in (table.win(1), table.win(3)) if value not in own)
    assert len(offer.kinds) == len(names) == (1 if giver in (1, 3) else 2)
    wrong = four(seed).to_lines().announce(giver, *names[:-1], table.other_than(names[-1]))
    assert wrong.ended == ("wrong_name", ())
    assert table.announce(giver, *names).ended == ("won", (0, 1, 2, 3))


def test_t42_right_names_without_lines_lose_for_all() -> None:
    table = four().turn()
    assert table.announce(1, table.win(3)).ended == ("no_line", ())


def test_t42_a_lose_condition_loses_for_all_though_its_holder_did_not_act() -> None:
    for seed in range(80):
        table = four(seed)
        lose = next(cards[0] for cards in table.state.conditions if mark_of(cards[0]) == "lose")
        for place in range(4):
            lost = four(seed).hand().choose(place)
            if TELEPATHIC.outcome(lost.state) and value_of(lose) in {
                one.value for one in lines(lost.state.grid)
            }:
                assert lost.ended == ("lose_line", ())
                return
    raise AssertionError("no action lost")


def test_t38_nobody_announces_out_of_turn_and_all_are_silent() -> None:
    table = four().turn()
    for seat in (0, 2, 3):
        with pytest.raises(Refused):
            table.announce(seat, "blue", "star")
    assert all(TELEPATHIC.hush(table.state, Seat(seat)) == SILENCE for seat in range(4))
