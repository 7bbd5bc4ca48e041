"""The convention: what each choice says, so that two who know it need no words.

Everybody knows which types each partner can still be. For every choice there is a best way to share out the
chooser's types among what can be chosen: everybody can reckon it, so the choice tells what the chooser is. The best
way is the one after which the most pairs of types win, as far as can be reckoned:

* with the deck empty, to the end: each later choice is shared out in its turn;
* otherwise by how many pairs have a win within reach, less something for each type that is left to be told apart.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from itertools import product
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.reach import FAR, LOST, Numbers, Spot, in_order, outlook, standing
from inklings.games.telepathic.bot.types import EVERY, LOSING, MEMBERS, SIZE, TYPES, WINNING, Some
from inklings.games.telepathic.cards import Card

Sets: TypeAlias = tuple[Some, Some]
"""What the partner of the colours and the one of the shapes may be, for all that everybody knows."""

FORESEEN = 1
"""With so many cards left and no deck, every later choice is reckoned with."""
TELLING = 0.5
"""What it costs if nothing at all is known of either partner."""
STEP = 0.02
"""What each further action costs."""
HOPE = 0.8
"""How likely a win is that needs a card not yet seen, while the deck is deep."""
LAST_HOPE = 0.4
"""How likely it is when the last card was drawn and no win is near."""
_MOST_UNTOLD = 2 * len(TYPES) - 2
ROUNDS = 2
"""How often a sharing is gone through to better it."""


class Sharing(NamedTuple):
    """The chooser's types, shared out among what can be chosen."""

    worth: float
    """How many pairs of types win with it."""
    shares: tuple[Some, ...]


# --- choices ------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=1 << 17)
def handing(spot: Spot, giver: int, sets: Sets) -> Sharing:
    """What each card of the row says: the giver is 0 with the colours, 1 with the shapes."""

    def worth(option: int, some: Some) -> float:
        return performing(spot, spot.hand[option], 1 - giver, _with(sets, giver, some)).worth

    if len(spot.hand) == 1:
        return Sharing(worth(0, sets[giver]), (sets[giver],))
    return _shared(sets[giver], len(spot.hand), worth)


@functools.lru_cache(maxsize=1 << 17)
def performing(spot: Spot, card: Card, actor: int, sets: Sets) -> Sharing:
    """What each of the four sets says."""
    ahead = [spot.performed(card, place) for place in range(4)]
    if not ahead[0].hand and not spot.deck:
        return _last(ahead, actor, sets)
    surviving = [_surviving(there.grid, sets) for there in ahead]
    if not spot.deck and not spot.reuse and len(ahead[0].hand) <= FORESEEN:

        def worth(option: int, some: Some) -> float:
            some &= surviving[option][actor]
            other = surviving[option][1 - actor]
            if not (some and other):
                return 0
            return _going_on(ahead[option], actor, (some, other) if actor == 0 else (other, some))

    else:
        promises = [_promises(there, actor, left[1 - actor]) for there, left in zip(ahead, surviving, strict=True)]

        def worth(option: int, some: Some) -> float:
            some &= surviving[option][actor]
            promised = promises[option]
            untold = SIZE[some] + SIZE[surviving[option][1 - actor]] - 2
            return sum([promised[t] for t in MEMBERS[some]]) * (1 - TELLING * untold / _MOST_UNTOLD)

    return _shared(sets[actor], 4, worth)


def _going_on(spot: Spot, giver: int, sets: Sets) -> float:
    now = named(spot.grid, sets)
    if now == SIZE[sets[0]] * SIZE[sets[1]]:
        return now
    return max(now, handing(spot, giver, sets).worth)


def _last(ahead: list[Spot], actor: int, sets: Sets) -> Sharing:
    """The last set of all: afterwards each partner names what stands and is likeliest."""
    names: list[list[tuple[int, int, Some]]] = []
    for place, there in enumerate(ahead):
        lines = lines_of(there.grid)
        other = max((SIZE[sets[1 - actor] & winners] for winners in lines[1 - actor].winners), default=0)
        mine = [sets[actor] & winners for winners in lines[actor].winners]
        names.append([(other, place, some) for some in mine if some and other] or [(0, place, 0)])
    best, shares = -1, [0] * 4
    for choice in product(*names):
        total, told, taken = 0, 0, [0] * 4
        for other, place, some in sorted(choice, reverse=True):
            taken[place] = some & ~told
            total += other * SIZE[taken[place]]
            told |= some
        if total > best:
            best, shares = total, taken
    lost = sets[actor] & ~functools.reduce(int.__or__, shares)
    shares[0] |= lost
    return Sharing(best, tuple(shares))


def _shared(some: Some, options: int, worth: Callable[[int, Some], float]) -> Sharing:
    """Each type in its turn goes where it adds the most; then each is asked again."""
    shares, worths = [0] * options, [0.0] * options
    for again in range(1 + ROUNDS):
        moved = False
        for t in MEMBERS[some]:
            one = 1 << t
            home = next((option for option in range(options) if shares[option] & one), None) if again else None
            if home is not None:
                alone = worth(home, shares[home] & ~one) if shares[home] != one else 0
                least = worths[home] - alone + 1e-9
            else:
                alone, least = 0, float("-inf")
            best = None
            for option in range(options):
                if option != home:
                    total = worth(option, shares[option] | one)
                    gain = total - worths[option]
                    if gain > least + 1e-9:
                        best, least, best_total = option, gain, total
            if best is not None:
                moved = True
                if home is not None:
                    shares[home] &= ~one
                    worths[home] = alone
                shares[best] |= one
                worths[best] = best_total
        if not moved:
            break
    return Sharing(sum(worths), tuple(shares))


def _with(sets: Sets, who: int, some: Some) -> Sets:
    return (some, sets[1]) if who == 0 else (sets[0], some)


# --- what a position is worth -------------------------------------------------------------------


class _Lines(NamedTuple):
    """What the lines on a grid mean to the types of one kind."""

    safe: Some
    """Who has not lost."""
    winners: tuple[Some, ...]
    """For each value in a line: who wins with it."""


@functools.lru_cache(maxsize=1 << 17)
def lines_of(grid: Numbers) -> tuple[_Lines, _Lines]:
    stands = standing(grid)
    lines: list[_Lines] = []
    for kind in (0, 4):
        values = [value for value in range(4) if stands[kind + value]]
        safe = EVERY
        for value in values:
            safe &= ~LOSING[value]
        lines.append(_Lines(safe, tuple(WINNING[value] & safe for value in values)))
    return lines[0], lines[1]


def _surviving(grid: Numbers, sets: Sets) -> Sets:
    """T19: who has lost would not be playing on."""
    colours, shapes = lines_of(grid)
    return sets[0] & colours.safe, sets[1] & shapes.safe


def named(grid: Numbers, sets: Sets) -> int:
    """How many pairs win if now each names what stands and is likeliest."""
    pairs = 1
    for some, lines in zip(sets, lines_of(grid), strict=True):
        pairs *= max((SIZE[some & winners] for winners in lines.winners), default=0)
    return pairs


@functools.lru_cache(maxsize=1 << 15)
def _promises(spot: Spot, who: int, other: Some) -> tuple[float, ...]:
    """By a partner's type: how many types of the other can be hoped to win with it."""
    rows = chances(spot)
    if who:
        rows = tuple(zip(*rows, strict=True))
    members = MEMBERS[other]
    return tuple([sum([row[t] for t in members]) for row in rows])


@functools.lru_cache(maxsize=1 << 15)
def chances(spot: Spot) -> tuple[tuple[float, ...], ...]:
    """By colour type and shape type: how likely two who knew both would win."""
    away = outlook(spot.grid, spot.hand, FAR, spot.reuse)
    none = 1 + min(FAR, len(spot.hand))
    chance = [1 - STEP * d for d in range(none)] + [HOPE if spot.deck or spot.reuse else 0.0, 0.0]
    chance[LOST] = 0.0
    if spot.deck != 1:
        return tuple([tuple([chance[d] for d in row]) for row in away])
    drawn = [outlook(spot.grid, in_order((*spot.hand, card)), 2, False) for card in spot.unseen]
    return tuple(
        [
            tuple([_with_a_draw([rows[t][u] for rows in drawn]) if d == none else chance[d] for u, d in enumerate(row)])
            for t, row in enumerate(away)
        ]
    )


def _with_a_draw(away: list[int]) -> float:
    return sum([1 - 2 * STEP if d <= 2 else LAST_HOPE for d in away]) / len(away)
