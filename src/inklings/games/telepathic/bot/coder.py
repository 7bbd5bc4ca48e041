"""Playing by the convention: what the choices so far have told, what to choose, when to announce.

A partner may err, or not know the convention: what a choice contradicts becomes unlikely, not impossible.
Anyone who has been misunderstood says so by choosing what nobody should have chosen.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from inklings.games.telepathic.bot.convention import Sets, chances, handing, performing
from inklings.games.telepathic.bot.types import MEMBERS, SIZE, TYPES
from inklings.games.telepathic.bot.weights import (
    NOTHING_KNOWN,
    Row,
    Weights,
    likeliest,
    put,
    scaled,
    survived,
    winning,
)
from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.past import Choice, Choices, Past
from inklings.games.telepathic.spot import Spot, standing
from inklings.kernel.game import Seat

ERRS = 0.05
"""How often a partner is thought to err."""
ALIVE = 0.3
"""A type counts among those to be told apart while it is at least so likely, against the likeliest."""
CONTRADICTION = 0.25
"""How much worse a choice may be for saying that one was misunderstood."""
FAITHLESS = 0.3
"""When choices fit the convention so much worse than chance, someone does not know it."""
SURE = 0.9
"""With so much certainty there is no waiting for more."""

_ALL = range(len(TYPES))


@functools.lru_cache(maxsize=1 << 14)
def told(choices: Choices, colours: Seat) -> Weights:
    """What everyone knows of both partners after these choices; `colours` is the seat that has them."""
    if not choices:
        return NOTHING_KNOWN
    last = choices[-1]
    weights = told(choices[:-1], colours)
    who = int(last.seat != colours)
    weights = put(weights, who, scaled(_heard(last, who, weights)))
    return survived(weights, last.spot.performed(last.card, last.option).grid) if last.card else weights


def _heard(choice: Choice, who: int, weights: Weights) -> Row:
    """How likely each type was, and then chose so."""
    chosen = chosen_by_type(choice.spot, choice.card, who, alive(weights))
    odd = ERRS / choice.options
    likely = [odd + (1 - ERRS) * (one == choice.option) for one in chosen]
    return tuple([one * by for one, by in zip(weights[who], likely, strict=True)])


@functools.lru_cache(maxsize=1 << 14)
def faith(choices: Choices, colours: Seat) -> tuple[float, float]:
    """How much likelier the choices of each partner are by the convention than by chance."""
    if not choices:
        return 1, 1
    last = choices[-1]
    who = int(last.seat != colours)
    fits = last.options * sum(_heard(last, who, told(choices[:-1], colours)))
    both = faith(choices[:-1], colours)
    return (both[0], both[1] * fits) if who else (both[0] * fits, both[1])


def alive(weights: Weights) -> Sets:
    """The types that count."""
    colours, shapes = weights
    return _alive(colours), _alive(shapes)


def _alive(row: Row) -> int:
    least = ALIVE * max(row)
    return sum(1 << t for t, one in enumerate(row) if one >= least)


# --- choosing -----------------------------------------------------------------------------------


def chosen_by_type(spot: Spot, card: Card | None, who: int, sets: Sets) -> tuple[int, ...]:
    """What a partner of each type chooses: a card of the row, or with a card in hand one of its sets."""
    shares = (handing(spot, who, sets) if card is None else performing(spot, card, who, sets)).shares
    homes = [_home(shares, t) for t in _ALL]
    worths = None
    for t, home in enumerate(homes):
        if home is None:
            worths = worths or _worths(spot, card, who, sets)
            # What says nothing of those who count says that someone else is here.
            freed = [
                worth[t] + (0 if share else CONTRADICTION)
                for worth, share in zip(worths, shares, strict=True)
            ]
            homes[t] = freed.index(max(freed))
    return tuple([home or 0 for home in homes])


def _home(shares: tuple[int, ...], t: int) -> int | None:
    return next((option for option, share in enumerate(shares) if share >> t & 1), None)


def _worths(spot: Spot, card: Card | None, who: int, sets: Sets) -> list[list[float]]:
    """By option and type: how likely a win is after it, the other being any who counts."""
    if card is not None:
        return [_worth([spot.performed(card, place)] * len(TYPES), who, sets) for place in range(4)]
    worths: list[list[float]] = []
    for one in spot.hand:
        shares = performing(spot, one, 1 - who, sets).shares
        places = [_home(shares, t) or 0 for t in _ALL]
        worths.append(_worth([spot.performed(one, place) for place in places], who, sets))
    return worths


def _worth(ahead: list[Spot], who: int, sets: Sets) -> list[float]:
    others = MEMBERS[sets[1 - who]]
    tables = {other: chances(ahead[other]) for other in others}
    return [sum([tables[u][u][t] if who else tables[u][t][u] for u in others]) / len(others) for t in _ALL]


class Coder(NamedTuple):
    """A partner who plays by the convention."""

    seen: Past
    who: int
    """0 with the colours, 1 with the shapes."""
    mine: int
    """The own type."""
    weights: Weights

    def card(self, seats: tuple[Seat, ...]) -> tuple[Card, Seat]:
        """What to hand over, and to whom."""
        return self.seen.now.hand[self._chosen(None)], seats[0]

    def place(self, card: Card) -> int:
        """Where to perform a card."""
        return self._chosen(card)

    def _chosen(self, card: Card | None) -> int:
        return chosen_by_type(self.seen.now, card, self.who, alive(self.weights))[self.mine]

    def name(self, kind: int) -> int:
        """The win value of a kind that is to be named."""
        return likeliest(self.weights[kind], kind, self.seen.now.grid)

    def announces(self, kinds: tuple[int, ...], to: tuple[Seat, ...]) -> bool:
        """Whether to announce now; `to` is empty while the other hands the next card."""
        sure = self._sure(*kinds)
        return sure > 0 and sure >= min(SURE, self._later(self.who if to else 1 - self.who))

    def _sure(self, other: int) -> float:
        """How likely it is that both lines stand and both names are right."""
        stands = standing(self.seen.now.grid)
        named, own = self.name(other), TYPES[self.mine][0]
        if self.name(self.who) != own or not stands[4 * self.who + own] or not stands[4 * other + named]:
            return 0
        return winning(self.weights[other], named)

    def _later(self, giver: int) -> float:
        sets = alive(self.weights)
        return handing(self.seen.now, giver, sets).worth / (SIZE[sets[0]] * SIZE[sets[1]])
