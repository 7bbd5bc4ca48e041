"""Every game of the house passes every proof, at every number of seats."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from inklings.games import GAMES
from inklings.kernel.game import AnyGame
from inklings.proofs.conformance import (
    PROOFS,
    Proof,
    prove_changes_are_whole,
    prove_roles_fit,
    prove_view_holds_no_state,
)
from inklings.proofs.walk import Walk, walk


def named(variant: Any) -> str:
    return "" if variant is None else "-".join(map(str, msgspec.to_builtins(variant).values())) + "-"


RESTLESS = 0.06
TABLES = [
    pytest.param(
        game,
        seats,
        unrest,
        variant,
        id=f"{game.name}-{seats}-{named(variant)}{rest}",
        marks=[pytest.mark.slow] if seats > game.seats[0] else [],
    )
    for game in GAMES
    for seats in game.seats
    for variant in game.proved_options
    for unrest, rest in ((RESTLESS, "restless"), (0.0, "calm"))
    if unrest or seats in (game.seats[0], game.seats[-1])
]
BY_NAME = {game.name: game for game in GAMES}


@cache
def a_walk(name: str, seats: int, unrest: float, variant: Any) -> Walk:
    return walk(BY_NAME[name], seats, f"{name} {seats} {unrest}", unrest=unrest, options=variant)


@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.__name__)
@pytest.mark.parametrize(("game", "seats", "unrest", "variant"), TABLES)
def test_proof(game: AnyGame, seats: int, unrest: float, variant: Any, proof: Proof) -> None:
    proof(a_walk(game.name, seats, unrest, variant))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_roles_fit(game: AnyGame) -> None:
    prove_roles_fit(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_view_holds_no_state(game: AnyGame) -> None:
    prove_view_holds_no_state(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_changes_are_whole(game: AnyGame) -> None:
    prove_changes_are_whole(game)
