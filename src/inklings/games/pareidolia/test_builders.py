"""A table of Pareidolia played by hand: what the tests of the rules are written in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.clouds import Shape
from inklings.games.pareidolia.events import Dealt, Event
from inklings.games.pareidolia.model import Options, Pose
from inklings.games.pareidolia.moves import (
    AcceptGuess,
    Action,
    Guess,
    KeepWord,
    MoveCloud,
    Nudge,
    Object,
    Pass,
    PlaceCloud,
    RemoveCloud,
    SayReady,
    Toss,
    Vote,
)
from inklings.games.pareidolia.state import Painting, Phase, Player, State
from inklings.games.pareidolia.turns import guessers
from inklings.games.pareidolia.views import PareidoliaOwn, PareidoliaView
from inklings.kernel.game import Seat, Viewer
from inklings.proofs.played import PlayedTable

NONSENSE = "qqqq"
"""A guess that is wrong, and close to nothing."""


class Table(PlayedTable[State, Action, Event]):
    """Seat 0 is the first main artist.

    The artists play loosely, so that a sky can be made in few steps; `undo="strict"` plays by the book (P14).
    """

    def __init__(
        self, seats: int = 4, *, first: int = 0, seed: int = 1, brought: Sequence[str] = (), **options: Any
    ) -> None:
        rng = Random(seed)
        (dealt,) = PAREIDOLIA.start(Options(**{"undo": "loose", **options}), seats, rng, (), brought)
        assert isinstance(dealt, Dealt)
        super().__init__(PAREIDOLIA, [replace(dealt, first=Seat(first))], rng)

    # --- what an artist does ---------------------------------------------------------------------

    def keep(self, word: int = 0) -> Table:
        return self.do(self.main, KeepWord(word))

    def toss(self, shape: Shape = "puff", x: int = 0, y: int = 0) -> Table:
        return self.do(self.main, Toss(shape, x, y))

    def paint(self) -> Table:
        """A word is kept and a puff lies still: the clock runs, and the second artist is to act."""
        return self.keep().toss()

    def object(self, *seats: int) -> Table:
        for seat in seats:
            self.do(seat, Object())
        return self

    def place(self, x: int = 0, y: int = 0, shape: Shape = "streak") -> Table:
        return self.do(self.acting, PlaceCloud(shape, pose(x, y)))

    def move(self, cloud: int, x: int = 0, y: int = 0) -> Table:
        return self.do(self.acting, MoveCloud(cloud, pose(x, y)))

    def remove(self, cloud: int) -> Table:
        return self.do(self.acting, RemoveCloud(cloud))

    def nudge(self, x: int, y: int, to_x: int, to_y: int) -> Table:
        return self.do(self.acting, Nudge(x, y, to_x, to_y))

    def pass_on(self) -> Table:
        return self.do(self.acting, Pass())

    def accept(self, seat: int, guess: int) -> Table:
        return self.do(seat, AcceptGuess(guess))

    # --- what the others do ----------------------------------------------------------------------

    def guess(self, seat: int | None = None, text: str = NONSENSE) -> Table:
        return self.do(self.guessing[0] if seat is None else seat, Guess(text))

    def solve(self, seat: int | None = None) -> Table:
        """A whole round, which somebody solves."""
        return self.paint().guess(seat, self.word)

    def miss(self) -> Table:
        """A whole round, which nobody solves."""
        return self.paint().time_up()

    def ready(self) -> Table:
        for seat in sorted(PAREIDOLIA.awaited(self.state)):
            self.do(seat, SayReady())
        return self

    def vote(self, voter: int, choice: int) -> Table:
        return self.do(voter, Vote(Seat(choice)))

    def give(self, *droplets: int) -> Table:
        """Let each seat have so many droplets."""
        self.state = replace(self.state, players=tuple(Player(droplets=each) for each in droplets))
        return self

    def to_the_last_sky(self) -> Table:
        """Every round is missed, and everybody looks at the last sky."""
        for _ in range(PAREIDOLIA.view(self.state).rounds - 1):
            self.miss().ready()
        return self.miss()

    # --- what is so ------------------------------------------------------------------------------

    @property
    def view(self) -> PareidoliaView:
        return PAREIDOLIA.view(self.state)

    def own(self, seat: int) -> PareidoliaOwn:
        return PAREIDOLIA.own(self.state, Seat(seat))

    def offered(self, seat: int) -> dict[str, Any]:
        """The offers to a seat by their tags."""
        return {
            str(type(offer).__struct_config__.tag): offer
            for offer in PAREIDOLIA.offers(self.state, Seat(seat))
        }

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def main(self) -> Seat:
        return self.state.round.main

    @property
    def second(self) -> Seat:
        return self.state.round.second

    @property
    def acting(self) -> Seat:
        assert isinstance(self.phase, Painting)
        return self.phase.acting

    @property
    def locked(self) -> tuple[int, ...]:
        assert isinstance(self.phase, Painting)
        return self.phase.locked

    @property
    def guessing(self) -> tuple[Seat, ...]:
        return guessers(self.state)

    @property
    def word(self) -> str:
        """What the sky shows, in English."""
        assert self.state.round.word
        return WORDS[self.state.round.word].en.text

    @property
    def sky(self) -> tuple[int, ...]:
        """The clouds, from the lowest to the highest."""
        return tuple(cloud.id for cloud in self.state.round.sky)

    @property
    def droplets(self) -> tuple[int, ...]:
        return tuple(player.droplets for player in self.state.players)

    def pose_of(self, cloud: int) -> Pose:
        return next(lying.pose for lying in self.state.round.sky if lying.id == cloud)


def pose(x: int, y: int, turn: int = 0, *, flip: bool = False) -> Pose:
    return Pose(x, y, turn, flip)


def viewers(table: Table) -> tuple[Viewer, ...]:
    return (None, *(Seat(seat) for seat in range(len(table.state.players))))
