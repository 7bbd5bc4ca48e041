"""A table of Hunch played by hand: what the tests of the rules are written in."""

from __future__ import annotations

from random import Random
from typing import Any

from supply.new_game.hunch import GAME
from supply.new_game.hunch.model import Action, Options, Pick, SayReady
from supply.new_game.hunch.state import Event, State, playing

from inklings.proofs.played import PlayedTable


class Table(PlayedTable[State, Action, Event]):
    """A new game for so many, with these house rules."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        rng = Random(1)
        super().__init__(GAME, GAME.deal(Options(**options), seats, rng), rng)

    def pick(self, *numbers: int | None) -> Table:
        """Let people pick these numbers, from seat 0 on; None: not yet."""
        for seat, number in enumerate(numbers):
            if number is not None:
                self.do(seat, Pick(number))
        return self

    def all_ready(self) -> Table:
        """Let everyone say that they are ready."""
        for seat in playing(self.state):
            self.do(seat, SayReady())
        return self
