"""A table of Telepathic played by hand: what the tests of the rules are written in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import Card, moved
from inklings.games.telepathic.grid import OPPOSED_START, Value, values_in_line
from inklings.games.telepathic.model import (
    Action,
    AgreeToDraw,
    Announce,
    Answer,
    ChooseSet,
    HandCard,
    KeepSilent,
    Offer,
    Options,
    Propose,
)
from inklings.games.telepathic.modes import marked, receivers, reuses_cards
from inklings.games.telepathic.search import Move, Position, shortest_win
from inklings.games.telepathic.state import (
    Acting,
    Event,
    Finished,
    Handing,
    Phase,
    State,
)
from inklings.games.telepathic.views import TelepathicOwn, TelepathicView
from inklings.kernel.game import Seat
from inklings.proofs.played import PlayedTable
from inklings.proofs.walk import Stand, Walk

STILL = OPPOSED_START
"""A grid in which no single action makes a line."""


class Table(PlayedTable[State, Action, Event]):
    """Seats and roles begin with seat 0."""

    def __init__(self, seats: int = 2, *, seed: int = 1, **options: Any) -> None:
        rng = Random(seed)
        dealt = TELEPATHIC.deal(Options(**{"starts": "first", **options}), seats, rng)
        super().__init__(TELEPATHIC, dealt, rng)
        self.log: list[Event] = list(dealt)
        self.stands = [Stand(self.state, seats)]

    def but(self, **changes: Any) -> Table:
        """The same table with something of its state otherwise."""
        self.state = replace(self.state, **changes)
        return self

    # --- steps ----------------------------------------------------------------------------------

    def happened(self, events: Sequence[Event]) -> Self:
        super().happened(events)
        self.log.extend(events)
        self.stands.append(Stand(self.state, len(self.state.order)))
        return self

    def hand(self, card: Card | None = None, to: int | None = None) -> Table:
        """The one whose turn it is hands a card, the first if not told otherwise."""
        assert isinstance(self.phase, Handing)
        seat = self.phase.giver
        receiver = receivers(self.state, seat)[0] if to is None else Seat(to)
        return self.do(seat, HandCard(card or self.state.row[0], receiver))

    def choose(self, place: int = 0) -> Table:
        assert isinstance(self.phase, Acting)
        return self.do(self.phase.receiver, ChooseSet(place))

    def turn(self, move: Move | None = None) -> Table:
        """A whole action: this one, or any that does not lose."""
        card, place = move or self.harmless()
        return self.hand(card).choose(place)

    def turns(self, count: int) -> Table:
        """So many harmless actions; with opposed teams nobody announces."""
        for _ in range(count):
            self.turn()
            if self.state.mode == "opposed":
                self.keep_silent()
        return self

    def announce(self, seat: int, *names: Value) -> Table:
        return self.do(seat, Announce(names))

    def answer(self, seat: int, name: Value) -> Table:
        return self.do(seat, Answer(name))

    def keep_silent(self) -> Table:
        return self.do(self.state.history[-1].receiver, KeepSilent())

    def propose(self, seat: int, move: HandCard | Announce) -> Table:
        return self.do(seat, Propose(move))

    def agree_to_draw(self, *seats: int) -> Table:
        for seat in seats:
            self.do(seat, AgreeToDraw())
        return self

    def to_lines(self, *seats: int) -> Table:
        """The shortest way to a grid on which these seats' win conditions stand, or everyone's."""
        way = shortest_win(self.position, self.wins(*seats), marked(self.state, "lose"))
        assert way is not None
        for move in way:
            self.turn(move)
        return self

    # --- what is there --------------------------------------------------------------------------

    def harmless(self) -> Move:
        """An action that meets no lose condition."""
        loses = set(marked(self.state, "lose"))
        return next(
            Move(card, place)
            for card in self.state.row
            for place in range(4)
            if not loses & values_in_line(moved(self.state.grid, card, place))
        )

    def wins(self, *seats: int) -> tuple[Value, ...]:
        return marked(self.state, "win", *map(Seat, seats))

    def win(self, seat: int) -> Value:
        (value,) = self.wins(seat)
        return value

    def other_than(self, value: Value) -> Value:
        """Another of the same kind."""
        four: tuple[Value, ...] = next(kind for kind in KIND_VALUES if value in kind)
        return next(other for other in four if other != value)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        return TELEPATHIC.offers(self.state, Seat(seat))

    def offered(self, seat: int) -> set[str]:
        return {str(type(offer).__struct_config__.tag) for offer in self.offers(seat)}

    @property
    def view(self) -> TelepathicView:
        return TELEPATHIC.view(self.state)

    def own(self, seat: int) -> TelepathicOwn:
        return TELEPATHIC.own(self.state, Seat(seat))

    def sent(self, viewer: int | None) -> str:
        """All that this viewer sees, as text."""
        seen = msgspec.json.encode((self.view, () if viewer is None else self.own(viewer)))
        return seen.decode()

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def ended(self) -> tuple[str, tuple[int, ...]]:
        assert isinstance(self.phase, Finished)
        return self.phase.reason, self.phase.winners

    @property
    def position(self) -> Position:
        return Position(self.state.grid, self.state.row, self.state.deck, reuses_cards(self.state))

    @property
    def walk(self) -> Walk:
        """What was played, for the proofs of the kernel."""
        return Walk(TELEPATHIC, tuple(self.log), tuple(self.stands), "by hand")


KIND_VALUES: tuple[tuple[Value, ...], ...] = (
    ("blue", "green", "orange", "purple"),
    ("circle", "cross", "star", "waves"),
)
