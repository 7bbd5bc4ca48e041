"""A partner with whom nothing was agreed: sensible, attentive, and understandable."""

from __future__ import annotations

from math import log
from typing import NamedTuple

from inklings.games.telepathic.bot.listening import (
    Heard,
    Row,
    Style,
    Table,
    Weights,
    expected,
    heard,
    likelihoods,
    values,
    worth,
)
from inklings.games.telepathic.bot.past import Choice, Past
from inklings.games.telepathic.bot.reach import Spot, standing, outlook
from inklings.games.telepathic.bot.roles import Roles
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.cards import Card
from inklings.kernel.game import Seat

_T = range(len(TYPES))


class Person(NamedTuple):
    """How somebody plays."""

    style: Style = Style()
    signal: float = 0.03
    """What it is worth to be understood."""
    bold: float = 0.0
    """How much likelier than an announcement a later win must be to wait for it."""


class Natural:
    """Somebody at the table, with all that they have seen."""

    def __init__(self, seen: Past, roles: Roles, seat: Seat, own: tuple[int, ...], person: Person) -> None:
        self.seen, self.roles, self.seat, self.person = seen, roles, seat, person
        self.role = roles.seats[seat]
        self.public: Heard = heard(seen.choices, roles, person.style)
        self.own = own
        self.weights: Weights = self._private()

    def _private(self) -> Weights:
        weights = self.public.weights
        if self.role.kind is None:
            return weights
        mine = weights[self.role.kind]
        kept = [mine[t] if t in self.own else 0.0 for t in _T]
        total = sum(kept)
        some = tuple([one / total if total else (t in self.own) / len(self.own) for t, one in enumerate(kept)])
        return (some, weights[1]) if self.role.kind == 0 else (weights[0], some)

    # --- choosing -------------------------------------------------------------------------------

    def cards(self, receiver: Seat) -> list[float]:
        """What each card of the row is worth."""
        spot = self.seen.now
        tables = [expected(spot, card, receiver, self.roles, self.public, self.person.style) for card in spot.hand]
        return self._with_signal([self._mean(table) for table in tables], Choice(spot, self.seat, receiver, None, 0))

    def places(self, card: Card) -> list[float]:
        """What each of the four sets is worth."""
        spot = self.seen.now
        tables = [worth(spot.performed(card, place), self.roles, self.role.side, self.person.style) for place in range(4)]
        return self._with_signal([self._mean(table) for table in tables], Choice(spot, self.seat, self.seat, card, 0))

    def _mean(self, table: Table) -> float:
        colours, shapes = self.weights
        return sum([w * sum([v * one for v, one in zip(shapes, row, strict=True)]) for w, row in zip(colours, table, strict=True) if w])

    def _with_signal(self, worths: list[float], choice: Choice) -> list[float]:
        if self.role.kind is None or not self.person.signal:
            return worths
        likely = likelihoods(choice, self.roles, self.public, self.person.style)
        trust = self.public.manners[self.seat]
        public = self.public.weights[self.role.kind]
        signalled: list[float] = []
        for option, value in enumerate(worths):
            chosen = [sum([by * one[t][option] for by, one in zip(trust, likely, strict=True)]) * public[t] for t in _T]
            told = (sum([chosen[t] for t in self.own]) + 1e-9) / (sum(chosen) + 1e-9)
            signalled.append(value + self.person.signal * log(max(told, 1e-3)))
        return signalled

    # --- announcing -----------------------------------------------------------------------------

    def names(self, kinds: tuple[int, ...]) -> list[int]:
        """The win value of each of these kinds that is likeliest, one that stands if there is any."""
        return [max(range(4), key=lambda value: (self._stands(kind, value), self._winning(self.weights, kind, value))) for kind in kinds]

    def _stands(self, kind: int, value: int) -> bool:
        return standing(self.seen.now.grid)[4 * kind + value] and self._winning(self.weights, kind, value) > 1e-9

    def _winning(self, weights: Weights, kind: int, value: int) -> float:
        return sum([weights[kind][t] for t in _T if TYPES[t][self.role.side] == value])

    def sure(self, kinds: tuple[int, ...], answered: bool) -> float:
        """How likely an announcement of these kinds wins now."""
        chance = 1.0
        for kind, value in zip(kinds, self.names(kinds), strict=True):
            chance *= self._winning(self.weights, kind, value) if self._stands(kind, value) else 0.0
        for kind in {0, 1} - set(kinds):
            mine = TYPES[self.own[0]][self.role.side]
            if not self._stands(kind, mine):
                return 0.0
            if answered:
                public = [self._winning(self.public.weights, kind, v) ** 2 if standing(self.seen.now.grid)[4 * kind + v] else 0.0 for v in range(4)]
                chance *= public[mine] / sum(public) if sum(public) else 0.25
        return chance

    def going_on(self, receiver: Seat | None) -> float:
        """How likely a win is later."""
        spot = self.seen.now
        if receiver is not None:
            return max(self._mean(expected(spot, card, receiver, self.roles, self.public, self.person.style)) for card in spot.hand)
        return self._mean(worth(spot, self.roles, self.role.side, self.person.style))
