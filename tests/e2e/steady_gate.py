"""A gate whose codes, cards and letters are the same in each run: `python -m tests.e2e.steady_gate gate …`.

Chance is seeded by what is decided on, so it doesn't matter who is a little faster today.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any

from inklings.cli import main
from inklings.gate import pairing
from inklings.house import moves, rules
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.live import member


def steady(decide: Callable[..., Events]) -> Callable[..., Events]:
    """The same decision, with chance that depends only on the table's code and on how its game stands."""

    @wraps(decide)
    def with_own_chance(games: GameRegistry, table: Table, *rest: Any, **more: Any) -> Events:
        own = Random(f"{table.code} {table.match} {table.state}")
        return decide(games, table, *(own if isinstance(each, Random) else each for each in rest), **more)

    return with_own_chance


def take_chance_away() -> None:
    moves.play = steady(moves.play)
    moves.time_up = steady(moves.time_up)
    rules.grant = steady(rules.grant)
    pairing._chance = Random(1)  # type: ignore[assignment]
    member.random.SystemRandom = lambda: Random(1)  # type: ignore[attr-defined]


if __name__ == "__main__":
    take_chance_away()
    sys.exit(main())
