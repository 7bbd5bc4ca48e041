"""The convention: what each choice says, so two who know it need no words.

Everyone knows which types each partner can still be. For every choice there is a best way to share out
the chooser's types among what can be chosen: everyone can reckon it, so the choice tells what the chooser
is. The best way is the one with which the most pairs of types win, as far as can be reckoned:

* near the end, with no card face down, exactly: every later choice is shared out in its turn;
* before, by how many pairs have a win within reach, less something for all that is left to be told.

Types for which every choice is bad share one with others; they are told apart later.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from itertools import product
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.outlook import FAR, LOST, outlook
from inklings.games.telepathic.bot.types import EVERY, LOSING, MEMBERS, SIZE, TYPES, WINNING, Some
from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.spot import Numbers, Spot, in_order, standing

Sets: TypeAlias = tuple[Some, Some]
"""What the partner of the colours and the one of the shapes may be, for all that everyone knows."""

FORESEEN = 1
"""After an action that leaves so many cards and no deck, every later choice is reckoned with."""
TELLING_WINS = 0.2
"""The share of hopes that is lost if nothing at all is known of what either partner wins with."""
TELLING_TYPES = 0.1
"""The share that is lost besides if nothing is known of either at all."""
STEP = 0.02
"""What each further action costs."""
HOPE = 0.8
"""How likely a win is that needs cards not yet seen."""
LAST_HOPE = 0.4
"""How likely it is with the last card drawn, and more than two actions away."""
ROUNDS = 2
"""How often each type is asked again whether it would rather be elsewhere."""

_UNTOLD = tuple(
    TELLING_WINS * (sum(some & winning > 0 for winning in WINNING) - 1) / (2 * len(WINNING) - 2)
    + TELLING_TYPES * (SIZE[some] - 1) / (2 * len(TYPES) - 2)
    for some in range(EVERY + 1)
)
"""By what a partner may be: what is lost because it is still to be told."""
_ENOUGH = 1e-9
"""What counts as a difference: the same on every machine."""


class Sharing(NamedTuple):
    """The chooser's types, shared out among what can be chosen."""

    worth: float
    """How many pairs of types win with it."""
    shares: tuple[Some, ...]


# --- choices ------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=1 << 16)
def handing(spot: Spot, giver: int, sets: Sets) -> Sharing:
    """What each card of the row says: the giver is 0 with the colours, 1 with the shapes."""

    def worth(option: int, some: Some) -> float:
        return performing(spot, spot.hand[option], 1 - giver, _with(sets, giver, some)).worth

    return _shared(sets[giver], len(spot.hand), worth)


@functools.lru_cache(maxsize=1 << 16)
def performing(spot: Spot, card: Card, actor: int, sets: Sets) -> Sharing:
    """What each of the four sets says."""
    ahead = [spot.performed(card, place) for place in range(4)]
    if not ahead[0].left:
        return _last(ahead, actor, sets)
    survivors = [_surviving(there.grid, sets) for there in ahead]
    if not spot.reuse and ahead[0].left == len(ahead[0].hand) <= FORESEEN:

        def worth(option: int, some: Some) -> float:
            left = _with(survivors[option], actor, some & survivors[option][actor])
            return _going_on(ahead[option], actor, left) if all(left) else 0

        return _shared(sets[actor], 4, worth)

    hopes = [_hopes(there, actor, left[1 - actor]) for there, left in zip(ahead, survivors, strict=True)]

    def promise(option: int, some: Some) -> float:
        some &= survivors[option][actor]
        told = 1 - _UNTOLD[some] - _UNTOLD[survivors[option][1 - actor]]
        hope = hopes[option]
        return sum([hope[t] for t in MEMBERS[some]]) * told

    return _shared(sets[actor], 4, promise)


def _with(sets: Sets, who: int, some: Some) -> Sets:
    return (some, sets[1]) if who == 0 else (sets[0], some)


def _shared(some: Some, options: int, worth: Callable[[int, Some], float]) -> Sharing:
    """Each type in its turn goes where it adds the most; then each is asked again."""
    shares, worths = [0] * options, [0.0] * options
    if options == 1:
        return Sharing(worth(0, some), (some,))
    for t in MEMBERS[some]:
        gains = [worth(option, shares[option] | 1 << t) - worths[option] for option in range(options)]
        best = _first_best(gains)
        shares[best] |= 1 << t
        worths[best] += gains[best]
    for _ in range(ROUNDS):
        settled = True
        for t in MEMBERS[some]:
            home = next(option for option in range(options) if shares[option] >> t & 1)
            loss = worths[home] - (worth(home, shares[home] ^ 1 << t) if shares[home] != 1 << t else 0)
            gains = [
                0 if option == home else worth(option, shares[option] | 1 << t) - worths[option] - loss
                for option in range(options)
            ]
            best = _first_best(gains)
            if gains[best] > _ENOUGH:
                settled = False
                shares[home] ^= 1 << t
                shares[best] |= 1 << t
                worths[home] -= loss
                worths[best] += gains[best] + loss
        if settled:
            break
    return Sharing(sum(worths), tuple(shares))


def _first_best(gains: list[float]) -> int:
    top = max(gains) - _ENOUGH
    return next(option for option, gain in enumerate(gains) if gain >= top)


# --- the end, exactly ---------------------------------------------------------------------------


def _going_on(spot: Spot, giver: int, sets: Sets) -> float:
    now = _named(spot.grid, sets)
    if now == SIZE[sets[0]] * SIZE[sets[1]]:
        return now
    return max(now, handing(spot, giver, sets).worth)


def _last(ahead: list[Spot], actor: int, sets: Sets) -> Sharing:
    """The last set of all: afterwards each partner names what stands and is likeliest (T28, T29)."""
    named: list[list[tuple[int, int, Some]]] = []
    for place, there in enumerate(ahead):
        lines = lines_of(there.grid)
        others = max((SIZE[sets[1 - actor] & winners] for winners in lines[1 - actor].winners), default=0)
        mine = [sets[actor] & winners for winners in lines[actor].winners]
        named.append([(others, place, some) for some in mine if some and others] or [(0, place, 0)])
    best = Sharing(-1, ())
    for names in product(*named):
        worth, told, shares = 0, 0, [0] * len(ahead)
        for others, place, some in sorted(names, reverse=True):
            shares[place] = some & ~told
            worth += others * SIZE[shares[place]]
            told |= some
        if worth > best.worth:
            shares[0] |= sets[actor] & ~told  # for whom there is no way
            best = Sharing(worth, tuple(shares))
    return best


class Lines(NamedTuple):
    """What the lines on a grid mean to the types of one kind."""

    safe: Some
    """Who has not lost."""
    winners: tuple[Some, ...]
    """For each value in a line: who wins with it."""


@functools.lru_cache(maxsize=1 << 16)
def lines_of(grid: Numbers) -> tuple[Lines, Lines]:
    """What the lines on a grid mean to colours and shapes."""
    stands = standing(grid)
    colours, shapes = (_lines([value for value in range(4) if stands[kind + value]]) for kind in (0, 4))
    return colours, shapes


def _lines(values: list[int]) -> Lines:
    safe = EVERY
    for value in values:
        safe &= ~LOSING[value]
    return Lines(safe, tuple([WINNING[value] & safe for value in values]))


def _surviving(grid: Numbers, sets: Sets) -> Sets:
    """T19: who has lost would not be playing on."""
    colours, shapes = lines_of(grid)
    return sets[0] & colours.safe, sets[1] & shapes.safe


def _named(grid: Numbers, sets: Sets) -> int:
    """How many pairs win if each now names what stands and is likeliest."""
    pairs = 1
    for some, lines in zip(sets, lines_of(grid), strict=True):
        pairs *= max((SIZE[some & winners] for winners in lines.winners), default=0)
    return pairs


# --- before the end, by hope --------------------------------------------------------------------


@functools.lru_cache(maxsize=1 << 15)
def _hopes(spot: Spot, who: int, other: Some) -> tuple[float, ...]:
    """By a partner's type: how many types of the other can be hoped to win with it."""
    rows = chances(spot)
    if who:
        rows = tuple(zip(*rows, strict=True))
    members = MEMBERS[other]
    return tuple([sum([row[t] for t in members]) for row in rows])


@functools.lru_cache(maxsize=1 << 14)
def chances(spot: Spot) -> tuple[tuple[float, ...], ...]:
    """By colour type and shape type: how likely two who knew both would win."""
    away = outlook(spot.grid, spot.hand, FAR, reuse=spot.reuse)
    none = 1 + (FAR if spot.reuse else min(FAR, len(spot.hand)))
    chance = [1 - STEP * d for d in range(none)] + [HOPE if spot.left > len(spot.hand) else 0.0, 0.0]
    chance[LOST] = 0.0
    if spot.deck != 1:
        return tuple([tuple([chance[d] for d in row]) for row in away])
    drawn = [outlook(spot.grid, in_order((*spot.hand, card)), FAR - 1) for card in spot.unseen]
    return tuple(
        [
            tuple(
                [
                    _drawn([rows[t][u] for rows in drawn]) if d == none else chance[d]
                    for u, d in enumerate(row)
                ]
            )
            for t, row in enumerate(away)
        ]
    )


def _drawn(away: list[int]) -> float:
    """The chance of a win that needs the last card of the deck."""
    return sum([1 - STEP * d if d < FAR else LAST_HOPE for d in away]) / len(away)
