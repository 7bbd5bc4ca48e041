"""What each viewer sees, also deep in a game, where random play seldom comes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import CARDS, FACES
from inklings.games.telepathic.grid import KINDS, Kind
from inklings.games.telepathic.knowledge import held, possible
from inklings.games.telepathic.model import ChooseOffer
from inklings.games.telepathic.test_builders import Table
from inklings.games.telepathic.views import ActingView, FinishedView
from inklings.kernel.game import Seat
from inklings.proofs.conformance import PROOFS, Proof, largest_view


def long_game(seats: int, **options: str) -> Table:
    """As many actions as there are, or seventy, and an announcement that fails."""
    table = Table(seats, seed=5, **options)
    left = table.view.actions_left
    if table.state.mode == "opposed":
        table.turns(70).agree_to_draw(0, 1).turn()
    else:
        table.turns(70 if left is None else left)
    announcer = next(seat for seat in range(seats) if "announce" in table.offered(seat))
    offer = next(one for one in table.offers(announcer) if hasattr(one, "kinds"))
    table.do(announcer, TELEPATHIC.example(offer, table.rng))
    for seat in range(seats):
        for answer in table.offers(seat):
            table.do(seat, TELEPATHIC.example(answer, table.rng))
    return table


LONG = [
    pytest.param(long_game(2, cards="first"), id="first"),
    pytest.param(long_game(2), id="standard"),
    pytest.param(long_game(2, cards="challenge", assist="always"), id="challenge"),
    pytest.param(long_game(3), id="director"),
    pytest.param(long_game(8), id="directors"),
    pytest.param(long_game(4, four="partners"), id="partners"),
    pytest.param(long_game(4, four="opposed"), id="opposed"),
]


@pytest.mark.slow
@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.__name__)
@pytest.mark.parametrize("table", LONG)
def test_long_games_pass_every_proof(table: Table, proof: Proof) -> None:
    proof(table.walk)


@pytest.mark.parametrize("table", LONG)
def test_the_longest_game_stays_small_enough_to_send(table: Table) -> None:
    assert largest_view(table.walk) < 3000


def test_a_twin_knows_that_what_has_stood_does_not_lose() -> None:
    table = Table(seed=3).to_lines()
    assert set(table.wins()) <= set(table.state.stood)
    rng = Random(1)
    for viewer in (None, Seat(0), Seat(1)):
        for _ in range(30):
            twin = TELEPATHIC.resample(table.state, viewer, rng)
            loses = {
                card.value for kind in KINDS for card in held(twin.conditions, kind) if card.mark == "lose"
            }
            assert not loses & set(table.state.stood)


def test_all_that_is_possible_is_imagined() -> None:
    table, rng = Table(seed=3), Random(1)
    imagined = {TELEPATHIC.resample(table.state, Seat(0), rng).conditions[1] for _ in range(400)}
    assert len(imagined) == 12
    part = table.view.parts[1]
    kind: Kind = "shape" if part == "shape" else "colour"
    assert len(possible(held(table.state.conditions, kind), (), Seat(0))) == 12


def test_the_order_of_the_deck_and_what_was_removed_are_in_no_view() -> None:
    table = Table(cards="challenge", removed=2)
    other = replace(
        table.state, deck=table.state.removed + table.state.deck[:2], removed=table.state.deck[2:]
    )
    assert TELEPATHIC.view(other) == table.view
    assert all(TELEPATHIC.own(other, Seat(seat)) == table.own(seat) for seat in (0, 1))


def test_the_assist_tells_a_receiver_what_their_own_conditions_would_make_of_each_set() -> None:
    told: set[str] = set()
    for seed in range(40):
        table = Table(seed=seed, cards="first").hand()
        (offer,) = table.offers(1)
        assert isinstance(offer, ChooseOffer)
        assert len(offer.meets) == 4
        told.update(one.partition("-")[0] for met in offer.meets for one in met)
        assert {one for met in offer.meets for one in met} <= set(table.state.conditions[1])
        assert b'"meets"' not in msgspec.json.encode((table.view, table.own(0), table.offers(0)))
    assert told == {"win", "lose"}


@pytest.mark.parametrize(("assist", "count"), [("first", 0), ("never", 0), ("always", 4)])
def test_the_assist_is_for_a_first_game_or_always_or_never(assist: str, count: int) -> None:
    (offer,) = Table(assist=assist).hand().offers(1)
    assert isinstance(offer, ChooseOffer)
    assert len(offer.meets) == count


def test_an_open_card_says_all_it_takes_to_show_what_it_does() -> None:
    table = Table(seed=2).hand()
    phase = table.view.phase
    assert isinstance(phase, ActingView)
    before, card = table.state.grid, FACES[CARDS[phase.card]]
    after = list(before)
    for cell, origin in zip(card.sets[1], card.order, strict=True):
        after[cell] = before[card.sets[1][origin]]
    assert table.choose(1).state.grid == tuple(after)


def test_at_the_end_everybody_sees_every_condition() -> None:
    table = Table(3).turn().announce(2, "blue", "star")
    phase = table.view.phase
    assert isinstance(phase, FinishedView)
    assert phase.conditions == table.state.conditions
