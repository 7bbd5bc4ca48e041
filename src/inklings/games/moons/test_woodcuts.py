"""Woodcuts instead of dreams (D22)."""

from __future__ import annotations

from random import Random

import pytest

from inklings import woodcuts
from inklings.games.moons import MOONS
from inklings.games.moons.cards import deck_of, woodcuts_named
from inklings.games.moons.model import Options
from inklings.games.moons.state import State
from inklings.kernel.game import Seat, fold

NAME = "amber-otter-lantern"
NAMED = Options(pictures="woodcuts", woodcuts=NAME)


def dealt(options: Options, seed: int = 0, seats: int = 5) -> State:
    state: State = fold(MOONS, MOONS.deal(options, seats, Random(seed)))
    return state


def cards(state: State) -> set[str]:
    return {*state.pile, *(card for player in state.players for card in player.hand)}


def test_d22_the_whole_deck_of_that_name_is_dealt() -> None:
    assert cards(dealt(NAMED)) == {f"{NAME}.{number}" for number in range(1, woodcuts.COUNT + 1)}


def test_d22_woodcuts_without_a_name_get_a_new_one() -> None:
    unnamed = Options(pictures="woodcuts")
    names = {dealt(unnamed, seed).options.woodcuts for seed in range(20)}
    assert len(names) == 20
    state = dealt(unnamed)
    assert {card.rpartition(".")[0] for card in cards(state)} == {state.options.woodcuts}


def test_d22_a_name_is_not_used_with_dreams() -> None:
    assert not any("." in card for card in cards(dealt(Options(woodcuts=NAME))))


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_d21_no_hand_holds_two_woodcuts_of_one_idea(seats: int) -> None:
    for seed in range(50):
        for player in dealt(NAMED, seed, seats).players:
            assert len({deck_of(card).idea(card) for card in player.hand}) == len(player.hand)


def test_d22_twins_hold_cards_of_the_same_deck() -> None:
    state = dealt(NAMED)
    twin = MOONS.resample(state, Seat(0), Random(1))
    assert twin != state
    assert cards(twin) == cards(state) == set(woodcuts_named(NAME).cards)
