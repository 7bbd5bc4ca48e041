"""What choices tell of those who make them, if they are sensible people: nothing was agreed upon.

Everybody is thought to choose what seems good to them, more or less; how much they think of the others, and how
carefully they choose, is learnt along with what they hold.
"""

from __future__ import annotations

import functools
from math import exp
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.past import Choice, Choices
from inklings.games.telepathic.bot.reach import ENDLESS, LOST, Numbers, Spot, far, outlook, standing
from inklings.games.telepathic.bot.roles import Role, Roles, classes
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.cards import Card

_T = range(len(TYPES))
Row: TypeAlias = tuple[float, ...]
Table: TypeAlias = tuple[Row, ...]
"""Something by colour type and shape type."""
Weights: TypeAlias = tuple[Row, Row]


class Manner(NamedTuple):
    """How somebody chooses."""

    together: float
    """How much they think of what others hold, 0 to 1, rather than of their own cards alone."""
    heat: float
    """How carelessly they choose: a difference of so much in worth is hardly noticed."""


MANNERS = (Manner(1, 0.02), Manner(1, 0.08), Manner(0, 0.05), Manner(0, 0.2), Manner(0.5, 0.08), Manner(0, 1e6))
"""What people may be like; the last chooses at random."""
PRIOR = (0.25, 0.25, 0.15, 0.15, 0.15, 0.05)


class Style(NamedTuple):
    """How somebody values a position."""

    depth: int = 3
    step: float = 0.06
    """What each action costs that a win is away."""
    hope: float = 0.55
    """What a position is worth from which no win is in sight, early in the game."""


class Heard(NamedTuple):
    """What everybody may think after some choices."""

    weights: Weights
    """How likely each type is."""
    manners: tuple[Row, ...]
    """By seat: how likely each manner."""


@functools.lru_cache(maxsize=1 << 13)
def heard(choices: Choices, roles: Roles, style: Style) -> Heard:
    """What these choices tell everybody."""
    if not choices:
        return Heard(((1 / 12,) * 12, (1 / 12,) * 12), (PRIOR,) * len(roles.seats))
    *earlier, last = choices
    before = heard(tuple(earlier), roles, style)
    weights, manners = before
    role = roles.seats[last.seat]
    if role.kind is not None:
        likely = likelihoods(last, roles, before, style)
        prior, own = manners[last.seat], weights[role.kind]
        evidence = [trust * sum([own[t] * one[t][last.option] for t in _T]) for trust, one in zip(prior, likely, strict=True)]
        by_type = [sum([trust * one[t][last.option] for trust, one in zip(prior, likely, strict=True)]) for t in _T]
        weights = _put(weights, role.kind, _scaled([one * by for one, by in zip(own, by_type, strict=True)]))
        manners = (*manners[: last.seat], _scaled(evidence), *manners[last.seat + 1 :])
    if last.card and not roles.opposed:
        stands = standing(last.spot.performed(last.card, last.option).grid)
        for kind in (0, 1):  # T19: it would have been the end
            kept = [0.0 if stands[4 * kind + TYPES[t][1]] else one for t, one in enumerate(weights[kind])]
            weights = _put(weights, kind, _scaled(kept))
    return Heard(weights, manners)


def likelihoods(choice: Choice, roles: Roles, known: Heard, style: Style) -> list[list[Row]]:
    """By manner, by type of the chooser's kind, by option: how likely it is chosen."""
    role = roles.seats[choice.seat]
    assert role.kind is not None, "directors hold nothing that a choice could tell"
    if choice.card:
        tables = [worth(choice.spot.performed(choice.card, place), roles, role.side, style) for place in range(4)]
        alone = [own_worth(choice.spot.performed(choice.card, place).grid, role) for place in range(4)]
    else:
        tables = [expected(choice.spot, card, choice.receiver, roles, known, style) for card in choice.spot.hand]
        alone = [_own_hope(choice.spot, card, role) for card in choice.spot.hand]
    joint = [_seen_by(table, role, known.weights) for table in tables]
    found: list[list[Row]] = []
    for manner in MANNERS:
        by_type: list[Row] = []
        for t in _T:
            worths = [
                manner.together * one[t] + (1 - manner.together) * own[t] for one, own in zip(joint, alone, strict=True)
            ]
            by_type.append(soft(worths, manner.heat))
        found.append(by_type)
    return found


def expected(spot: Spot, card: Card, receiver: int, roles: Roles, known: Heard, style: Style) -> Table:
    """What it is worth to hand over a card: the receiver chooses as they may be thought to."""
    role = roles.seats[receiver]
    assert role.kind is not None, "only partners perform"
    choice = Choice(spot, receiver, receiver, card, 0)
    likely = likelihoods(choice, roles, known, style)
    trust = known.manners[receiver]
    chosen = [
        [sum([by * one[t][place] for by, one in zip(trust, likely, strict=True)]) for place in range(4)] for t in _T
    ]
    a, b, c, d = (worth(spot.performed(card, place), roles, role.side, style) for place in range(4))
    if role.kind == 0:
        return tuple(
            [
                tuple([p * w + q * x + r * y + s * z for w, x, y, z in zip(a[t], b[t], c[t], d[t], strict=True)])
                for t, (p, q, r, s) in enumerate(chosen)
            ]
        )
    return tuple(
        [
            tuple(
                [
                    p * w + q * x + r * y + s * z
                    for (p, q, r, s), w, x, y, z in zip(chosen, a[t], b[t], c[t], d[t], strict=True)
                ]
            )
            for t in _T
        ]
    )


def _seen_by(table: Table, role: Role, weights: Weights) -> list[float]:
    """By type: what somebody who knows their own cards makes of a table."""
    other = weights[1 - (role.kind or 0)]
    if role.kind == 0:
        worths = [sum([w * one for w, one in zip(other, row, strict=True)]) for row in table]
    else:
        worths = [sum([w * row[u] for w, row in zip(other, table, strict=True)]) for u in _T]
    if len(role.knows) == 2:
        return worths
    own = weights[role.kind or 0]
    found: list[float] = []
    for alike in classes(role.knows):
        total = sum([own[t] for t in alike])
        found.append(sum([own[t] * worths[t] for t in alike]) / total if total else sum([worths[t] for t in alike]) / len(alike))
    return found


@functools.lru_cache(maxsize=1 << 14)
def worth(spot: Spot, roles: Roles, side: int, style: Style) -> Table:
    """By colour type and shape type: how good a position is, for two who knew both."""
    away = outlook(spot.grid, spot.hand, style.depth, spot.reuse, not roles.opposed)
    if roles.opposed:
        value = [1 - 0.2 * d for d in range(5)]
        ours, theirs = (away, _swapped(away)) if side == 0 else (_swapped(away), away)
        return tuple(
            [tuple([value[d] - 0.3 * value[e] for d, e in zip(*rows, strict=True)]) for rows in zip(ours, theirs, strict=True)]
        )
    value = values(spot.left, len(spot.hand), spot.reuse, style)
    return tuple([tuple([value[d] for d in row]) for row in away])


def _swapped(away: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The same for the other team, to whom the second value of a type belongs."""
    return tuple([tuple([away[_OTHER[t]][_OTHER[u]] for u in _T]) for t in _T])


_OTHER = [TYPES.index((lose, win)) for win, lose in TYPES]


@functools.cache
def values(left: int, hand: int, reuse: bool, style: Style) -> Row:  # noqa: FBT001
    """By distance to a win (the last of all: lost): what a position is worth with so many actions left."""
    depth = min(style.depth, hand) if not reuse else style.depth
    most = left if left != ENDLESS else 10
    hope = style.hope * (1 - 0.75**max(0, most - depth)) if (left > hand or reuse or hand > depth) else 0.0
    found = [1 - style.step * d for d in range(depth + 1)] + [hope]
    return (*found, *[0.0] * 6)


def own_worth(grid: Numbers, role: Role) -> Row:
    """By type: how good a grid is for somebody who thinks of their own cards alone."""
    kind = 4 * (role.kind or 0)
    away = [far(grid[kind + value]) for value in range(4)]
    return tuple([_own(TYPES[t], role, away) for t in _T])


def _own(one: tuple[int, int], role: Role, away: list[int]) -> float:
    good = 0.6
    for i in role.knows:
        d = away[one[i]]
        if i == role.side:
            good = max(0.4, 1 - 0.2 * d)
    for i in role.knows:
        d = away[one[i]]
        if i != role.side:
            good = 0 if d == 0 else good - (0.05 if d == 1 else 0)
    return good


def _own_hope(spot: Spot, card: Card, role: Role) -> Row:
    places = [own_worth(spot.performed(card, place).grid, role) for place in range(4)]
    return tuple([(max(some) + sum(some) / 4) / 2 for some in zip(*places, strict=True)])


def soft(worths: list[float], heat: float) -> Row:
    """How likely each is chosen by somebody who sees differences, the large ones better."""
    top = max(worths)
    powers = [exp((one - top) / heat) for one in worths]
    total = sum(powers)
    return tuple([one / total for one in powers])


def _put(weights: Weights, who: int, some: Row) -> Weights:
    return (some, weights[1]) if who == 0 else (weights[0], some)


def _scaled(some: list[float]) -> Row:
    total = sum(some)
    return tuple([one / total for one in some]) if total else (1 / len(some),) * len(some)
