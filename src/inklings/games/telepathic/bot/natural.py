"""A partner with whom nothing was agreed: sensible, attentive, and understandable."""

from __future__ import annotations

from math import log
from random import Random
from typing import NamedTuple

from inklings.games.telepathic.bot.listening import Heard, expected, heard, likelihoods, mixed, soft
from inklings.games.telepathic.bot.roles import Role, Roles
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.bot.weights import Row, Weights, likeliest, put, scaled, winning
from inklings.games.telepathic.bot.worth import Style, Table, worth
from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.past import Choice, Past
from inklings.games.telepathic.spot import Numbers, standing
from inklings.kernel.game import Seat

_ALL = range(len(TYPES))
_LEAST_TOLD = 1e-3
_CONFIDENT = 0.6
"""Against another team, an announcement is made when it is as likely as this to win."""


class Person(NamedTuple):
    """How someone plays."""

    style: Style = Style()
    signal: float = 0.1
    """What it is worth to be understood."""
    patience: float = 0.0
    """How much likelier a win must be by an announcement than by going on."""
    heat: float = 0.0
    """How carelessly they choose; 0 if they choose what they think best."""


class Natural(NamedTuple):
    """Someone at the table, with all that they have seen."""

    person: Person
    seen: Past
    roles: Roles
    seat: Seat
    own: tuple[int, ...]
    """The types of their kind that their cards allow."""
    chance: Random

    @property
    def role(self) -> Role:
        """What they know from the start."""
        return self.roles[self.seat]

    @property
    def public(self) -> Heard:
        """What everyone may think."""
        return heard(self.seen.choices, self.roles, self.person.style)

    @property
    def weights(self) -> Weights:
        """What they think themselves, who see their own cards."""
        weights, kind = self.public.weights, self.role.kind
        if kind is None:
            return weights
        kept = [weights[kind][t] if t in self.own else 0.0 for t in _ALL]
        return put(weights, kind, scaled(kept if sum(kept) else [float(t in self.own) for t in _ALL]))

    # --- choosing -------------------------------------------------------------------------------

    def card(self, seats: tuple[Seat, ...]) -> tuple[Card, Seat]:
        """What to hand over, and to whom."""
        hand = self.seen.now.hand
        worths = [one for seat in seats for one in self._cards(seat)]
        chosen = self._picked(worths)
        return hand[chosen % len(hand)], seats[chosen // len(hand)]

    def place(self, card: Card) -> int:
        """Where to perform a card."""
        spot = self.seen.now
        ahead = [spot.performed(card, place) for place in range(4)]
        worths = [self._mean(worth(there, self.role, self.person.style)) for there in ahead]
        if spot.left == 1:
            worths = [
                one and 0.1 * one + self._understood(there.grid)
                for one, there in zip(worths, ahead, strict=True)
            ]
        return self._picked(self._told(worths, Choice(spot, self.seat, self.seat, card, 0)))

    def _cards(self, receiver: Seat) -> list[float]:
        spot = self.seen.now
        worths = [self._mean(table) for table in self._expected(receiver)]
        return self._told(worths, Choice(spot, self.seat, receiver, None, 0))

    def _expected(self, receiver: Seat) -> list[Table]:
        spot, known = self.seen.now, self.public
        choices = [Choice(spot, receiver, receiver, card, 0) for card in spot.hand]
        return [expected(choice, self.roles, known, self.person.style) for choice in choices]

    def _mean(self, table: Table) -> float:
        colours, shapes = self.weights
        rows = [sum([v * one for v, one in zip(shapes, row, strict=True)]) for row in table]
        return sum([w * one for w, one in zip(colours, rows, strict=True)])

    def _told(self, worths: list[float], choice: Choice) -> list[float]:
        """With what it is worth that everyone would understand the choice."""
        kind = self.role.kind
        if kind is None or not self.person.signal:
            return worths
        manner, public = self.public.manners[self.seat], self.public.weights[kind]
        likely = mixed(likelihoods(choice, self.roles, self.public, self.person.style), manner)
        told: list[float] = []
        for option, good in enumerate(worths):
            after = scaled([row[option] * one for row, one in zip(likely, public, strict=True)])
            known = max(_LEAST_TOLD, sum([after[t] for t in self.own]))
            told.append(good + self.person.signal * log(known))
        return told

    def _picked(self, worths: list[float]) -> int:
        if self.person.heat:
            return self.chance.choices(range(len(worths)), soft(worths, self.person.heat))[0]
        return worths.index(max(worths))

    # --- announcing -----------------------------------------------------------------------------

    def name(self, kind: int) -> int:
        """The win value of a kind that is to be named."""
        return likeliest(self.weights[kind], kind, self.seen.now.grid, self.role.wins)

    def announces(self, kinds: tuple[int, ...], to: tuple[Seat, ...]) -> bool:
        """Whether to announce now; `to` is empty while another hands the next card."""
        grid = self.seen.now.grid
        sure = self._named(kinds, grid)
        if len(kinds) == 1:
            sure *= self._understood(grid) if self._is_answered() else self._own_stands(grid)
        if self.role.side is not None:
            return sure >= _CONFIDENT
        return sure > 0 and sure >= self._later(to) + self.person.patience

    def _is_answered(self) -> bool:
        return self.role.side is not None or len(self.role.knows) == len(TYPES[0])

    def _named(self, kinds: tuple[int, ...], grid: Numbers) -> float:
        """How likely I name these right, and they stand."""
        chance = 1.0
        for kind in kinds:
            value = likeliest(self.weights[kind], kind, grid, self.role.wins)
            stands = standing(grid)[4 * kind + value]
            chance *= winning(self.weights[kind], value, self.role.wins) if stands else 0
        return chance

    def _own_stands(self, grid: Numbers) -> bool:
        kind = self.role.kind
        return kind is not None and standing(grid)[4 * kind + TYPES[self.own[0]][self.role.wins]]

    def _understood(self, grid: Numbers) -> float:
        """How likely the other names my win value right, if it stands."""
        kind = self.role.kind
        if kind is None or not self._own_stands(grid):
            return 0
        row: Row = self.public.weights[kind]
        stands = standing(grid)[4 * kind : 4 * kind + 4]
        likely = [winning(row, value, self.role.wins) ** 2 if stands[value] else 0 for value in range(4)]
        return scaled(likely)[TYPES[self.own[0]][self.role.wins]]

    def _later(self, to: tuple[Seat, ...]) -> float:
        """How likely a win is by going on."""
        if not to:
            return self._mean(worth(self.seen.now, self.role, self.person.style))
        return max(self._mean(table) for seat in to for table in self._expected(seat))
