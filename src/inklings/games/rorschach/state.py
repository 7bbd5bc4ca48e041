"""What is true at a table of Rorschach, and what can happen there: neither leaves the server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from inklings.games.rorschach.model import Blot, Options, Place, Symbol, Team
from inklings.kernel.council import Council, CouncilEvent
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid

WordId: TypeAlias = str
Reason: TypeAlias = Literal["target", "too_few"]


class Player(Struct, frozen=True):
    """One seat."""

    team: Team
    status: Literal["playing", "left"] = "playing"


class Guess(Struct, frozen=True):
    """A symbol at a blot."""

    place: Place
    symbol: Symbol


class Round(Struct, frozen=True):
    """What lies on the table."""

    number: int
    test: Team
    words: tuple[WordId, ...]
    blots: tuple[Blot, ...]
    subject: Seat | None = None
    struck: Place | None = None
    markers: tuple[Symbol, ...] = ()
    """The subject's symbol at each open blot, in reading order; empty before it is locked (R9)."""
    guess: Guess | None = None
    answer: Symbol | None = None
    second: Guess | None = None
    touched: bool = False
    """Someone has done something in it that everyone could notice: leaning is a secret of the group."""
    readers: tuple[Seat, ...] = ()
    """Everyone who leaned towards a true match, once for each time; told at the end of the game only."""

    @property
    def open_places(self) -> tuple[int, ...]:
        """The three blots that were not struck out."""
        return tuple(place for place in range(len(self.blots)) if place != self.struck)

    def marker(self, place: int) -> int:
        """The subject's symbol at an open blot."""
        return self.markers[self.open_places.index(place)]

    def is_right(self, guess: Guess | None) -> bool:
        """Whether a guess names the subject's symbol."""
        return guess is not None and self.marker(guess.place) == guess.symbol


class Read(Struct, frozen=True):
    """Somebody leaned towards what they took for the subject's match, for their own team or against it."""

    by: Seat
    of: Seat
    right: bool


class Box(Struct, frozen=True):
    """The cards that are not on the table: piles face down, the next card first, and what has been used."""

    words: tuple[WordId, ...]
    blots: tuple[Blot, ...]
    used_words: tuple[WordId, ...] = ()
    used_blots: tuple[Blot, ...] = ()


# --- phases -------------------------------------------------------------------------------------


class Naming(Struct, frozen=True, tag="naming"):
    """The test team names its subject (R7)."""

    council: Council


class Striking(Struct, frozen=True, tag="striking"):
    """The control team removes one blot (R8)."""

    council: Council


class Matching(Struct, frozen=True, tag="matching"):
    """The subject matches (R9)."""


class Guessing(Struct, frozen=True, tag="guessing"):
    """The rest of the test team guess (R11)."""

    council: Council


class Answering(Struct, frozen=True, tag="answering"):
    """The control team answers (R12)."""

    council: Council


class Retrying(Struct, frozen=True, tag="retrying"):
    """The second guess (R18)."""

    council: Council


class Explaining(Struct, frozen=True, tag="explaining"):
    """The round is scored (R23)."""

    gains: tuple[int, int]
    ready: tuple[Seat, ...] = ()


class Short(Struct, frozen=True, tag="short"):
    """A team has fewer than two people (R28)."""

    team: Team


class Finished(Struct, frozen=True, tag="finished"):
    """The game is over."""

    winner: Team | None
    reason: Reason


Deliberating: TypeAlias = Naming | Striking | Guessing | Answering | Retrying
Phase: TypeAlias = Deliberating | Matching | Explaining | Short | Finished


class State(Struct, frozen=True):
    """Everything true at the table."""

    options: Options
    players: tuple[Player, ...]
    box: Box
    piles: tuple[tuple[Blot, ...], tuple[Blot, ...]]
    """Blots won by each team (R21)."""
    last_subjects: tuple[Seat | None, Seat | None]
    round: Round
    phase: Phase
    scored: tuple[Round, ...] = ()
    """The rounds that were played to their end, kept for what is told of the game when it is over."""
    reads: tuple[Read, ...] = ()
    """Where everyone leaned in first guesses and answers, kept for the chronicle of the game."""


# --- events: what has happened, kept for ever ---------------------------------------------------


class Dealt(Struct, frozen=True, tag="dealt"):
    """A new game: both piles shuffled, and the first test team chosen (R3, R4)."""

    options: Options
    teams: tuple[Team, ...]
    words: tuple[WordId, ...]
    blots: tuple[Blot, ...]
    test: Team


class SubjectNamed(Struct, frozen=True, tag="subject_named"):
    """The test team named its subject, or the turn came round to them (R7)."""

    seat: Seat


class BlotStruck(Struct, frozen=True, tag="blot_struck"):
    """The control team turned a blot face down (R8)."""

    place: Place


class Matched(Struct, frozen=True, tag="matched"):
    """The subject locked the matching, or chance did when time was up (R9)."""

    symbols: tuple[Symbol, Symbol, Symbol]
    by_chance: bool = False


class Guessed(Struct, frozen=True, tag="guessed"):
    """The test team laid its marker (R11)."""

    guess: Guess


class Answered(Struct, frozen=True, tag="answered"):
    """The control team laid a marker beside it, or none in time (R12), and the subject's was turned (R13)."""

    symbol: Symbol | None


class Retried(Struct, frozen=True, tag="retried"):
    """The test team's second guess, or none in time (R18, R19)."""

    guess: Guess | None


class Scored(Struct, frozen=True, tag="scored"):
    """Who gets the guessed blots: a team, or the box (R14-R17)."""

    first: Team | None
    second: Team | None


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """The table was cleared and three words and four blots were laid out (R5, R6, R21, R22)."""

    test: Team
    words: tuple[WordId, ...] | None = None
    """The new pile of words, where the old one was too small (R26)."""
    blots: tuple[Blot, ...] | None = None
    """The new pile of blots, likewise."""


class PlayerJoined(Struct, frozen=True, tag="player_joined"):
    """A late player took the next seat in this team (R28)."""

    team: Team


class TeamShort(Struct, frozen=True, tag="team_short"):
    """The round was broken off: this team needs someone (R28)."""

    team: Team


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """A team won, or too few were left (R24)."""

    winner: Team | None
    reason: Reason


Event: TypeAlias = (
    CouncilEvent
    | Dealt
    | SubjectNamed
    | BlotStruck
    | Matched
    | Guessed
    | Answered
    | Retried
    | Scored
    | ReadySaid
    | RoundBegan
    | PlayerLeft
    | PlayerJoined
    | TeamShort
    | GameEnded
)
