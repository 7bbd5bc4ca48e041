"""Who knows what: the same in every way of playing, so that one bot can play them all.

There are always two condition cards of each kind on the table, hence twelve colour types and twelve shape types.
Two partners each hold both cards of a kind; four partners one card each; directors none. On opposed teams the two
cards of a kind win for one team each.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.grid import KINDS
from inklings.games.telepathic.knowledge import mark_of, value_of
from inklings.games.telepathic.model import Condition
from inklings.games.telepathic.views import TelepathicView


class Role(NamedTuple):
    """What a seat knows from the start."""

    kind: int | None
    """0 for colours, 1 for shapes; None for a director."""
    knows: tuple[int, ...]
    """Which of the two values of a type: the first wins, the second loses, or wins for the second team."""
    side: int
    """The team: 0, except on opposed teams."""


class Roles(NamedTuple):
    """All seats."""

    seats: tuple[Role, ...]
    opposed: bool


def roles_of(view: TelepathicView) -> Roles:
    """What every seat knows."""
    return Roles(
        tuple(
            Role(
                kind=None if player.kind is None else list(KINDS).index(player.kind),
                knows=tuple(("win", "lose").index(mark) for mark in player.marks)
                if player.team is None
                else (player.team,),
                side=player.team or 0,
            )
            for player in view.players
        ),
        opposed=view.mode == "opposed",
    )


@functools.cache
def classes(knows: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By type: all types that look the same to somebody who knows this much."""
    return tuple(
        tuple(u for u, other in enumerate(TYPES) if all(other[i] == one[i] for i in knows)) for one in TYPES
    )


def own_types(role: Role, yours: tuple[Condition, ...]) -> tuple[int, ...]:
    """The types of their kind that somebody's own cards allow."""
    if role.kind is None:
        return tuple(range(len(TYPES)))
    values = list(KINDS.values())[role.kind]
    held = {
        role.knows[0] if len(role.knows) == 1 else ("win", "lose").index(mark_of(one)): values.index(value_of(one))
        for one in yours
    }
    return tuple(t for t, one in enumerate(TYPES) if all(one[i] == value for i, value in held.items()))
