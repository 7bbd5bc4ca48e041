"""Who knows what: the same in every way of playing, so one bot can play them all.

There are always two condition cards of each kind on the table, hence twelve colour types and twelve shape
types. Two partners each hold both cards of a kind; four partners one card each; directors none. On opposed
teams the two cards of a kind win for one team each.
"""

from __future__ import annotations

import functools
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.grid import BOTH, KINDS
from inklings.games.telepathic.knowledge import value_of
from inklings.games.telepathic.model import Condition
from inklings.games.telepathic.views import Part, TelepathicView


class Role(NamedTuple):
    """What a seat knows from the start."""

    kind: int | None
    """0 for colours, 1 for shapes; None for a director."""
    knows: tuple[int, ...]
    """Which of the two values of a type: the first wins, the second loses, or wins for the second team."""
    side: int | None
    """The team on opposed teams."""

    @property
    def wins(self) -> int:
        """Which of the two values of a type wins for them."""
        return self.side or 0


Roles: TypeAlias = tuple[Role, ...]
"""By seat."""


def roles_of(view: TelepathicView) -> Roles:
    """What every seat knows."""
    if view.teams:
        return tuple(
            Role(kind=_kind(part), knows=(team,), side=team)
            for part, team in zip(view.parts, view.teams, strict=True)
        )
    return tuple(Role(kind=_kind(part), knows=_knows(part), side=None) for part in view.parts)


def _kind(part: Part) -> int | None:
    return None if part == "director" else int(part.startswith("shape"))


def _knows(part: Part) -> tuple[int, ...]:
    """Both values, where it is not said which."""
    match part:
        case "director":
            return ()
        case "colour-win" | "shape-win":
            return (0,)
        case "colour-lose" | "shape-lose":
            return (1,)
        case _:
            return (0, 1)


@functools.cache
def alike(knows: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By type: all types that look the same to someone who knows this much."""
    return tuple(
        tuple(u for u, other in enumerate(TYPES) if all(other[i] == one[i] for i in knows)) for one in TYPES
    )


def own_types(role: Role, yours: tuple[Condition, ...]) -> tuple[int, ...]:
    """The types of their kind that someone's own cards allow; all, if they have none."""
    if role.kind is None:
        return tuple(range(len(TYPES)))
    values = KINDS[BOTH[role.kind]]
    held = list(zip(role.knows, (values.index(value_of(one)) for one in yours), strict=True))
    return tuple(t for t, one in enumerate(TYPES) if all(one[which] == value for which, value in held))
