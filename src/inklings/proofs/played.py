"""A table played by hand, for the tests of a game's rules: its own `Table` adds the moves of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, Self, TypeVar

from inklings.kernel.game import AnyGame, Happening, Refused, Seat, SeatJoined, SeatLeft, TimeUp, fold

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


class PlayedTable(Generic[StateT, ActionT, EventT]):
    """Each method is a step, and gives the table again; what the step made happen is in `news`."""

    def __init__(self, game: AnyGame, dealt: Sequence[EventT], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.news: tuple[EventT, ...] = tuple(dealt)
        self.state: StateT = fold(game, dealt)

    def do(self, seat: int, action: ActionT) -> Self:
        """Let somebody do something."""
        return self.happened(self.game.decide(self.state, Seat(seat), action, self.rng))

    def why_not(self, seat: int, action: ActionT) -> str:
        """Why this is refused."""
        try:
            self.game.decide(self.state, Seat(seat), action, self.rng)
        except Refused as refused:
            return refused.why
        raise AssertionError(f"{action} was not refused")

    def house(self, happening: Happening) -> Self:
        """Let the house tell something."""
        return self.happened(self.game.happen(self.state, happening, self.rng))

    def time_up(self, *, whole: bool = True) -> Self:
        """Let the clock end."""
        return self.house(TimeUp(whole=whole))

    def leave(self, *seats: int) -> Self:
        """Let people go for good, one after another."""
        for seat in seats:
            self.house(SeatLeft(Seat(seat)))
        return self

    def join(self) -> Self:
        """Let somebody sit down late."""
        return self.house(SeatJoined())

    def happened(self, events: Sequence[EventT]) -> Self:
        """Let these events happen."""
        self.news = tuple(events)
        self.state = fold(self.game, self.news, self.state)
        return self
