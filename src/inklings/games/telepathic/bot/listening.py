"""What choices tell of those who make them, if they are sensible people: nothing was agreed upon.

Everyone is thought to choose what seems good to them, more or less; how much they think of the others, and
how carefully they choose, is learnt along with what they hold.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import exp
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.roles import Role, Roles, alike
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.bot.weights import NOTHING_KNOWN, Row, Weights, put, scaled, survived
from inklings.games.telepathic.bot.worth import Style, Table, own_hope, own_worth, worth
from inklings.games.telepathic.past import Choice, Choices


class Manner(NamedTuple):
    """How someone chooses."""

    together: float
    """How much they think of what others hold, 0 to 1, rather than of their own cards alone."""
    heat: float
    """How carelessly they choose: a difference of so much in worth is hardly noticed."""


MANNERS = (
    Manner(1, 0.02),
    Manner(1, 0.08),
    Manner(0.5, 0.08),
    Manner(0, 0.05),
    Manner(0, 0.2),
    Manner(0, 1e6),
)
"""What people may be like; the last chooses at random."""
PRIOR: Row = (0.25, 0.25, 0.15, 0.15, 0.15, 0.05)

Likely: TypeAlias = list[Row]
"""By type of the chooser's kind, by option: how likely it is chosen."""

_ALL = range(len(TYPES))


class Heard(NamedTuple):
    """What everyone may think after some choices."""

    weights: Weights
    """How likely each type is."""
    manners: tuple[Row, ...]
    """By seat: how likely each manner."""


@functools.lru_cache(maxsize=1 << 13)
def heard(choices: Choices, roles: Roles, style: Style) -> Heard:
    """What these choices tell everyone."""
    if not choices:
        return Heard(NOTHING_KNOWN, (PRIOR,) * len(roles))
    last = choices[-1]
    known = heard(choices[:-1], roles, style)
    weights, manners = known
    role = roles[last.seat]
    if role.kind is not None:
        own, manner = weights[role.kind], manners[last.seat]
        likely = likelihoods(last, roles, known, style)
        by_type = [row[last.option] for row in mixed(likely, manner)]
        weights = put(weights, role.kind, scaled([one * by for one, by in zip(own, by_type, strict=True)]))
        fits = [sum([w * row[last.option] for w, row in zip(own, rows, strict=True)]) for rows in likely]
        told = scaled([one * fit for one, fit in zip(manner, fits, strict=True)])
        manners = (*manners[: last.seat], told, *manners[last.seat + 1 :])
    if last.card is not None and role.side is None:
        weights = survived(weights, last.spot.performed(last.card, last.option).grid)
    return Heard(weights, manners)


def likelihoods(choice: Choice, roles: Roles, known: Heard, style: Style) -> list[Likely]:
    """By manner: how likely each option was, whatever was chosen."""
    spot, role = choice.spot, roles[choice.seat]
    if choice.card is None:
        offered = [choice._replace(seat=choice.receiver, card=card) for card in spot.hand]
        tables = [expected(one, roles, known, style) for one in offered]
        alone = [own_hope(spot, card, role) for card in spot.hand]
    else:
        ahead = [spot.performed(choice.card, place) for place in range(4)]
        tables = [worth(there, role, style) for there in ahead]
        alone = [own_worth(there.grid, role) for there in ahead]
    joint = [_seen_by(role, table, known.weights) for table in tables]
    return [[_chosen(manner, t, joint, alone) for t in _ALL] for manner in MANNERS]


def _chosen(manner: Manner, t: int, joint: Sequence[Row], alone: Sequence[Row]) -> Row:
    share = manner.together
    worths = [share * one[t] + (1 - share) * own[t] for one, own in zip(joint, alone, strict=True)]
    return soft(worths, manner.heat)


def soft(worths: Sequence[float], heat: float) -> Row:
    """How likely each is chosen by someone who sees large differences better than small ones."""
    top = max(worths)
    return scaled([exp((one - top) / heat) for one in worths])


def mixed(likely: Sequence[Likely], manner: Row) -> Likely:
    """How likely each option is for someone whose manner is not quite known."""
    return [
        tuple(
            [
                sum([by * one for by, one in zip(manner, ones, strict=True)])
                for ones in zip(*rows, strict=True)
            ]
        )
        for rows in zip(*likely, strict=True)
    ]


def expected(choice: Choice, roles: Roles, known: Heard, style: Style) -> Table:
    """What a position is worth when someone holds a card and will choose as they may be thought to."""
    assert choice.card is not None, "somebody holds a card"
    role = roles[choice.seat]
    a, b, c, d = (worth(choice.spot.performed(choice.card, place), role, style) for place in range(4))
    chosen = mixed(likelihoods(choice, roles, known, style), known.manners[choice.seat])
    return tuple(
        [
            tuple([_mean(chosen[u if role.kind else t], (a[t][u], b[t][u], c[t][u], d[t][u])) for u in _ALL])
            for t in _ALL
        ]
    )


def _mean(chosen: Row, worths: Row) -> float:
    p, q, r, s = chosen
    a, b, c, d = worths
    return p * a + q * b + r * c + s * d


def _seen_by(role: Role, table: Table, weights: Weights) -> Row:
    """By type: what someone who knows their own cards makes of a table."""
    assert role.kind is not None, "directors hold nothing that a choice could tell"
    own, other = weights[role.kind], weights[1 - role.kind]
    rows = zip(*table, strict=True) if role.kind else table
    worths = [sum([w * one for w, one in zip(other, row, strict=True)]) for row in rows]
    return tuple([_average(same, own, worths) for same in alike(role.knows)])


def _average(same: tuple[int, ...], own: Row, worths: Sequence[float]) -> float:
    if len(same) == 1:
        return worths[same[0]]
    share = scaled([own[t] for t in same])
    return sum([by * worths[t] for by, t in zip(share, same, strict=True)])
