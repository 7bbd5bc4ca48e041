"""The proofs of the kernel find what is wrong: each of these broken games fails."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from inklings.games.moons import MOONS
from inklings.games.moons.model import Action, MoonsOwn
from inklings.games.moons.state import Event, State
from inklings.kernel.conformance import (
    Proof,
    prove_log_is_enough,
    prove_nothing_else_is_accepted,
    prove_offers_are_kept,
    prove_others_are_not_concerned,
    prove_play_ends,
    prove_secrets_are_kept,
    prove_the_house_can_ask,
    prove_twins_differ,
    prove_twins_look_alike,
    prove_view_holds_no_state,
)
from inklings.kernel.game import AnyGame, Refused, Seat
from inklings.kernel.walk import walk

A_GAME = walk(MOONS, 3, "a game", unrest=0)


def forgetful_evolve(state: State | None, event: Event) -> State:
    return replace(MOONS.evolve(state, event), stories=())


def leaky_own(state: State, seat: Seat) -> MoonsOwn:
    return replace(MOONS.own(state, seat), hand=state.players[0].hand)


def careless_decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    try:
        return MOONS.decide(state, actor, action, rng)
    except Refused:
        return ()


@pytest.mark.parametrize(
    ("change", "proof"),
    [
        ({"evolve": forgetful_evolve}, prove_log_is_enough),
        ({"own": leaky_own}, prove_secrets_are_kept),
        ({"own": leaky_own}, prove_twins_look_alike),
        ({"resample": lambda state, _viewer, _rng: state}, prove_twins_differ),
        ({"decide": careless_decide}, prove_nothing_else_is_accepted),
        ({"accepts": lambda _offer, _action: False}, prove_offers_are_kept),
        ({"concerns": lambda _before, _event, _after: frozenset()}, prove_others_are_not_concerned),
        ({"outcome": lambda _state: None}, prove_play_ends),
        ({"awaited": lambda _state: frozenset({0, 1, 2})}, prove_the_house_can_ask),
    ],
)
def test_a_broken_game_fails(change: dict[str, Any], proof: Proof) -> None:
    broken = dataclasses.replace(A_GAME, game=dataclasses.replace(MOONS, **change))
    with pytest.raises(AssertionError):
        proof(broken)


def test_a_view_that_could_hold_state_fails() -> None:
    broken: AnyGame = MOONS
    broken = dataclasses.replace(broken, a_view=State)
    with pytest.raises(AssertionError, match="Player"):
        prove_view_holds_no_state(broken)
