"""Playing by the convention: what the choices so far have told, what to choose, when to announce.

A partner may err, or not know the convention: what a choice contradicts becomes unlikely, not impossible. Whoever
has been misunderstood says so by choosing what nobody should have chosen.
"""

from __future__ import annotations

import functools
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.convention import (
    Sets,
    Sharing,
    chances,
    handing,
    lines_of,
    named,
    performing,
)
from inklings.games.telepathic.bot.past import Choice, Choices
from inklings.games.telepathic.bot.reach import Spot
from inklings.games.telepathic.bot.types import TYPES, WINNING
from inklings.games.telepathic.cards import Card
from inklings.kernel.game import Seat

ERRS = 0.05
"""How often a partner is thought to err."""
ALIVE = 0.3
"""A type counts among those to be told apart while it is at least so likely, against the likeliest."""
CONTRADICTION = 0.25
"""How much worse a choice may be for saying that one was misunderstood."""
SURE = 0.9
"""With so much certainty there is no waiting for more."""

Weights: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]
"""How likely each type of each partner is, colours first."""
NOTHING_TOLD: Weights = ((1.0,) * len(TYPES), (1.0,) * len(TYPES))


class Told(NamedTuple):
    """What a choice said: what the chooser could be before it, and after."""

    sharing: Sharing
    before: Weights
    after: Weights


@functools.lru_cache(maxsize=1 << 14)
def told(choices: Choices, colours: Seat) -> Weights:
    """What everybody knows of both partners after these choices; `colours` is the seat that has them."""
    if not choices:
        return NOTHING_TOLD
    *earlier, last = choices
    weights = told(tuple(earlier), colours)
    who = int(last.seat != colours)
    chosen = options(last.spot, last.card, who, weights)
    count = 4 if last.card else len(last.spot.hand)
    likely = [(1 - ERRS if chosen[t] == last.option else 0) + ERRS / count for t in range(len(TYPES))]
    weights = _put(weights, who, _scaled([one * by for one, by in zip(weights[who], likely, strict=True)]))
    if last.card:
        grid = last.spot.performed(last.card, last.option).grid
        for kind, line in enumerate(lines_of(grid)):  # T19: it would have been the end
            weights = _put(
                weights, kind, _scaled([one if line.safe >> t & 1 else 0 for t, one in enumerate(weights[kind])])
            )
    return weights


def options(spot: Spot, card: Card | None, who: int, weights: Weights) -> tuple[int, ...]:
    """By type: what a partner of that type chooses, the card or the set."""
    sets = alive(weights)
    sharing = performing(spot, card, who, sets) if card else handing(spot, who, sets)
    home = [next((n for n, share in enumerate(sharing.shares) if share >> t & 1), None) for t in range(len(TYPES))]
    if None not in home:
        return tuple(home)
    worths = _worths(spot, card, who, sets)
    free = [0 if share else CONTRADICTION for share in sharing.shares]
    return tuple(
        max(range(len(free)), key=lambda n: worths[n][t] + free[n]) if option is None else option
        for t, option in enumerate(home)
    )


def _worths(spot: Spot, card: Card | None, who: int, sets: Sets) -> list[list[float]]:
    """By option and type: how likely a win is after it, the other being any that is alive."""
    if card:
        return [_worth([spot.performed(card, place)] * len(TYPES), who, sets) for place in range(4)]
    worths: list[list[float]] = []
    for one in spot.hand:
        shares = performing(spot, one, 1 - who, sets).shares
        places = [next((n for n, share in enumerate(shares) if share >> u & 1), 0) for u in range(len(TYPES))]
        worths.append(_worth([spot.performed(one, place) for place in places], who, sets))
    return worths


def _worth(there: list[Spot], who: int, sets: Sets) -> list[float]:
    others = [u for u in range(len(TYPES)) if sets[1 - who] >> u & 1]
    found = [chances(spot) for spot in there]
    return [
        sum(found[u][t][u] if who == 0 else found[u][u][t] for u in others) / len(others)
        for t in range(len(TYPES))
    ]


def alive(weights: Weights) -> Sets:
    """The types that count."""
    colours, shapes = (
        sum(1 << t for t, one in enumerate(some) if one >= ALIVE * max(some)) for some in weights
    )
    return colours, shapes


def _put(weights: Weights, who: int, some: tuple[float, ...]) -> Weights:
    return (some, weights[1]) if who == 0 else (weights[0], some)


def _scaled(some: list[float]) -> tuple[float, ...]:
    total = sum(some)
    return tuple([one / total for one in some]) if total else (1 / len(TYPES),) * len(TYPES)


# --- announcing ---------------------------------------------------------------------------------


def name(spot: Spot, who: int, weights: Weights) -> int:
    """The win value that everybody thinks likeliest of a partner: one that stands, if any may."""
    return max(range(4), key=lambda value: _standing(spot, who, value, weights)[0])


def _standing(spot: Spot, who: int, value: int, weights: Weights) -> tuple[tuple[bool, float], float]:
    some = weights[who]
    total = sum(some[t] for t in range(len(TYPES)) if WINNING[value] >> t & 1)
    stands = any(winners & WINNING[value] for winners in lines_of(spot.grid)[who].winners)
    return (stands and total > 0, total), total if stands else 0


def surely(spot: Spot, me: int, mine: int, weights: Weights) -> float:
    """How likely an announcement wins now, for a partner of this type."""
    win = TYPES[mine][0]
    if name(spot, me, weights) != win or not _standing(spot, me, win, weights)[1]:
        return 0
    return _standing(spot, 1 - me, name(spot, 1 - me, weights), weights)[1]


def going_on(spot: Spot, giver: int, weights: Weights) -> float:
    """How likely a win is without announcing now."""
    sets = alive(weights)
    pairs = bin(sets[0]).count("1") * bin(sets[1]).count("1")
    return handing(spot, giver, sets).worth / pairs
