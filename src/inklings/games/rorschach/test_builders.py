"""A table of Rorschach played by hand: what the tests of the rules are written in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.model import Action, MatchBlots, Options, SayReady, Team
from inklings.games.rorschach.state import Dealt, Event, Explaining, Phase, State
from inklings.games.rorschach.turns import council_of, guessers, members, other
from inklings.kernel.council import Lean, Seal
from inklings.kernel.game import Seat
from inklings.proofs.played import PlayedTable


class Table(PlayedTable[State, Action, Event]):
    """Lampblack (even seats) is tested first."""

    def __init__(
        self, seats: int = 4, *, test: Team = 0, seed: int = 1, brought: Sequence[str] = (), **options: Any
    ) -> None:
        rng = Random(seed)
        dealt, *_ = RORSCHACH.start(Options(**{"deciding": "agree", **options}), seats, rng, (), brought)
        assert isinstance(dealt, Dealt)
        super().__init__(RORSCHACH, [replace(dealt, test=test)], rng)

    def seal(self, choice: int) -> Table:
        """All of the group whose move it is seal this choice."""
        meeting = council_of(self.state)
        assert meeting is not None
        for seat in meeting.group:
            self.do(seat, Seal(choice))
        return self

    def lean(self, seat: int, choice: int | None) -> Table:
        return self.do(seat, Lean(choice))

    def name(self, seat: int | None = None) -> Table:
        return self.seal(self.test_team[0] if seat is None else seat)

    def strike(self, place: int = 3) -> Table:
        return self.seal(place)

    def match(self, *symbols: int) -> Table:
        first, second, third = symbols or (0, 1, 2)
        assert self.state.round.subject is not None
        return self.do(self.state.round.subject, MatchBlots((first, second, third)))

    def guess(self, place: int, symbol: int) -> Table:
        return self.seal(3 * place + symbol)

    def answer(self, symbol: int) -> Table:
        return self.seal(symbol)

    def to_guess(self) -> Table:
        """Blot 3 is struck out; the subject gives blot 0 the eye, 1 the key, 2 the moon."""
        return self.name().strike(3).match(0, 1, 2)

    def play(self, *, right: bool, copies: bool, second: bool = False) -> Table:
        """A whole round: is the guess right, is control's answer, is the second guess?"""
        self.to_guess().guess(0, 0 if right else 1)
        self.answer(0 if copies else 2)
        if right:
            self.guess(1, 1 if second else 2)
        assert isinstance(self.phase, Explaining)
        return self

    def ready(self) -> Table:
        for seat in sorted(RORSCHACH.awaited(self.state)):
            self.do(seat, SayReady())
        return self

    def give(self, lampblack: int, chalk: int) -> Table:
        """Move blots from the pile to the teams, to come near an end."""
        blots = self.state.box.blots
        self.state = replace(
            self.state,
            piles=(blots[:lampblack], blots[lampblack : lampblack + chalk]),
            box=replace(self.state.box, blots=blots[lampblack + chalk :]),
        )
        return self

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def points(self) -> tuple[int, int]:
        return len(self.state.piles[0]), len(self.state.piles[1])

    @property
    def test_team(self) -> tuple[Seat, ...]:
        return members(self.state, self.state.round.test)

    @property
    def control_team(self) -> tuple[Seat, ...]:
        return members(self.state, other(self.state.round.test))

    @property
    def guessing(self) -> tuple[Seat, ...]:
        return guessers(self.state)


def all_blots(state: State) -> list[str]:
    """Every blot of the game, wherever it lies."""
    won = [blot for pile in state.piles for blot in pile]
    on_table = [blot for blot in state.round.blots if blot not in won]
    return [*state.box.blots, *state.box.used_blots, *won, *on_table]
