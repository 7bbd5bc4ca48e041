"""How good a position is to people: what they wish for, not what they have agreed upon."""

from __future__ import annotations

import functools
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.outlook import Distances, outlook
from inklings.games.telepathic.bot.roles import Role
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.bot.weights import Row
from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.spot import ENDLESS, Numbers, Spot, far

Table: TypeAlias = tuple[Row, ...]
"""Something by colour type and shape type."""

A_LONG_WAY = 10
"""As many actions as anyone thinks of, where there is no limit."""
WANING = 0.75
"""How much of the doubt remains, with each action more, that a win not yet in sight will come."""
RIVALRY = 0.3
"""How much a step of the other team counts against one of one's own."""
RIVAL_STEP = 0.2

_ALL = range(len(TYPES))
_OTHER_TEAM = [TYPES.index((second, first)) for first, second in TYPES]


class Style(NamedTuple):
    """How someone values a position."""

    depth: int = 3
    """How many actions they look ahead."""
    step: float = 0.2
    """What each action costs that a win is away."""
    hope: float = 0.2
    """What a position is worth from which no win is in sight, early in the game."""


@functools.lru_cache(maxsize=1 << 14)
def worth(spot: Spot, role: Role, style: Style) -> Table:
    """What a position is worth to two who know both conditions."""
    away = outlook(spot.grid, spot.hand, style.depth, reuse=spot.reuse, fear=role.side is None)
    if role.side is not None:
        return _against(away, role.side)
    value = _values(spot.left, len(spot.hand), style, reuse=spot.reuse)
    return tuple([tuple([value[distance] for distance in row]) for row in away])


def _against(away: Distances, side: int) -> Table:
    """On opposed teams, whose second value of a type belongs to the second team."""
    others: Distances = tuple([tuple([away[_OTHER_TEAM[t]][_OTHER_TEAM[u]] for u in _ALL]) for t in _ALL])
    ours, theirs = (others, away) if side else (away, others)
    return tuple(
        [
            tuple([1 - RIVAL_STEP * (our - RIVALRY * their) for our, their in zip(*rows, strict=True)])
            for rows in zip(ours, theirs, strict=True)
        ]
    )


@functools.cache
def _values(left: int, hand: int, style: Style, *, reuse: bool) -> Row:
    """By distance to a win: what a position is worth with so many actions left; the last is for a loss."""
    depth = style.depth if reuse else min(style.depth, hand)
    further = (A_LONG_WAY if left >= ENDLESS - 1 else left) - depth
    hope = style.hope * (1 - WANING ** max(0, further))
    return (*[1 - style.step * distance for distance in range(depth + 1)], hope, 0.0)


# --- one's own cards alone ----------------------------------------------------------------------

_LOSE = 1
_NEARER = 0.2
_FARTHEST = 0.4
_UNKNOWN = 0.6
_DANGER = 0.05


def own_worth(grid: Numbers, role: Role) -> Row:
    """By type: how good a grid is for someone who thinks of their own cards alone."""
    kind = 4 * (role.kind or 0)
    away = [far(grid[kind + value]) for value in range(4)]
    fears = role.side is None and _LOSE in role.knows
    found: list[float] = []
    for one in TYPES:
        good = max(_FARTHEST, 1 - _NEARER * away[one[role.wins]]) if role.wins in role.knows else _UNKNOWN
        if fears:
            danger = away[one[_LOSE]]
            good = 0 if not danger else good - _DANGER if danger == 1 else good
        found.append(good)
    return tuple(found)


def own_hope(spot: Spot, card: Card, role: Role) -> Row:
    """By type: how good a card is to hand over for someone who thinks of their own cards alone."""
    places = [own_worth(spot.performed(card, place).grid, role) for place in range(4)]
    return tuple([(max(some) + sum(some) / len(some)) / 2 for some in zip(*places, strict=True)])
