"""What is true at a table of Pareidolia: it never leaves the server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from inklings.games.pareidolia.clouds import Shape
from inklings.games.pareidolia.geometry import Lying
from inklings.games.pareidolia.model import Options
from inklings.kernel.game import Seat

WordId: TypeAlias = str
Stroke: TypeAlias = tuple[int, int, int, int]
"""From where to where a finger went."""
Role: TypeAlias = Literal["main", "second"]
Did: TypeAlias = Literal["toss", "place", "move", "remove", "nudge", "pass"]
Reason: TypeAlias = Literal["droplets", "relaxed", "shared", "too_few"]


class Player(Struct, frozen=True):
    """One seat."""

    droplets: int = 0
    status: Literal["playing", "left"] = "playing"


class Said(Struct, frozen=True):
    """A guess: its number in the round, whose it is, and whether the house calls it close (P17)."""

    id: int
    seat: Seat
    text: str
    close: bool = False


class Last(Struct, frozen=True):
    """What an artist has just done."""

    seat: Seat
    did: Did
    clouds: tuple[int, ...] = ()
    stroke: Stroke | None = None


class Round(Struct, frozen=True):
    """One sky."""

    number: int
    turn: int
    """Whose turn as main artist it is, counted over the whole game from the first player."""
    main: Seat
    second: Seat
    drawn: tuple[WordId, ...]
    """The three words in the main artist's hand, until one is kept (P7)."""
    word: WordId | None = None
    sky: tuple[Lying, ...] = ()
    """From the lowest to the highest: in the order of last placement (P15)."""
    put: int = 0
    """How many clouds were put into this sky; the next one's id."""
    last: Last | None = None
    guesses: tuple[Said, ...] = ()
    """The newest."""
    said: int = 0

    @property
    def artists(self) -> tuple[Seat, Seat]:
        """Both who know the word."""
        return self.main, self.second


class Picture(Struct, frozen=True):
    """A sky as it was when its round ended."""

    number: int
    word: WordId
    artists: tuple[Seat, Seat]
    seer: Seat | None
    sky: tuple[Lying, ...]


class Ballot(Struct, frozen=True):
    """Whom a voter finds the most visibly relaxed (P26)."""

    voter: Seat
    choice: Seat


# --- phases -------------------------------------------------------------------------------------


class Choosing(Struct, frozen=True, tag="choosing"):
    """The main artist keeps one word of three (P7)."""


class Tossing(Struct, frozen=True, tag="tossing"):
    """The main artist tosses the first cloud (P9)."""


class Painting(Struct, frozen=True, tag="painting"):
    """The clock runs (P10)."""

    acting: Seat
    acts: int = 0
    """How many actions there have been."""
    locked: tuple[int, ...] = ()
    """What the acting artist may not touch (P14)."""


class Solved(Struct, frozen=True, tag="solved"):
    """Somebody saw it (P19)."""

    guess: Said
    accepted_by: Seat | None
    ready: tuple[Seat, ...] = ()


class Missed(Struct, frozen=True, tag="missed"):
    """Nobody saw it in time (P19)."""

    ready: tuple[Seat, ...] = ()


class Voting(Struct, frozen=True, tag="voting"):
    """The others vote on a tie (P26)."""

    tied: tuple[Seat, ...]
    ballots: tuple[Ballot, ...] = ()


class Finished(Struct, frozen=True, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: Reason
    ballots: tuple[Ballot, ...] = ()


Shown: TypeAlias = Solved | Missed
"""The round is over, and everybody looks at its sky."""
Phase: TypeAlias = Choosing | Tossing | Painting | Shown | Voting | Finished


class State(Struct, frozen=True, dict=True):
    """Everything true at the table."""

    options: Options
    players: tuple[Player, ...]
    first: Seat
    """The first main artist (P4)."""
    deck: tuple[WordId, ...]
    """Face down, the next word first."""
    gallery: tuple[Picture, ...]
    """The skies of the rounds that have ended."""
    round: Round
    phase: Phase
    barred: Shape | None = None
    """A shape that was just taken away, which the other artist may not put back at once (P14)."""
    objections: tuple[Seat, ...] = ()
    """Who says that what an artist let count in this round is not the word (P18)."""
