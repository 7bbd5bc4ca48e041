"""What is true at a table of Pareidolia, and what can happen there: neither leaves the server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.decks.clouds import Shape
from inklings.games.pareidolia.geometry import Lying
from inklings.games.pareidolia.model import Options, Pose
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


# --- events: what has happened, kept for ever ---------------------------------------------------


class Dealt(Struct, frozen=True, tag="dealt"):
    """A new game: the words are shuffled and chance has named the first main artist (P4)."""

    options: Options
    seats: int
    deck: tuple[WordId, ...]
    first: Seat


class WordKept(Struct, frozen=True, tag="word_kept"):
    """A word was kept, the others went to the bottom of the deck, and the category was told (P7, P8)."""

    word: int


class CloudTossed(Struct, frozen=True, tag="cloud_tossed"):
    """The first cloud lies still, and the clock starts (P9, P10)."""

    shape: Shape
    pose: Pose


class CloudPlaced(Struct, frozen=True, tag="cloud_placed"):
    """The acting artist put a cloud of the supply into the sky."""

    shape: Shape
    pose: Pose


class CloudMoved(Struct, frozen=True, tag="cloud_moved"):
    """The acting artist put a cloud elsewhere."""

    cloud: int
    pose: Pose


class CloudRemoved(Struct, frozen=True, tag="cloud_removed"):
    """The acting artist put a cloud back into the supply."""

    cloud: int


class Drift(Struct, frozen=True):
    """Where a nudged cloud came to rest."""

    cloud: int
    pose: Pose


class Nudged(Struct, frozen=True, tag="nudged"):
    """The acting artist's finger met these clouds, in this order."""

    stroke: Stroke
    drifts: tuple[Drift, ...]


class Passed(Struct, frozen=True, tag="passed"):
    """The acting artist left the sky as it is, or did nothing in time (P16)."""


class Guessed(Struct, frozen=True, tag="guessed"):
    """Somebody guessed, and it is not the word (P17)."""

    seat: Seat
    text: str
    close: bool


class WordSeen(Struct, frozen=True, tag="word_seen"):
    """Somebody said the word (P18, P19)."""

    seat: Seat
    text: str


class GuessAccepted(Struct, frozen=True, tag="guess_accepted"):
    """An artist let another word for it count (P18)."""

    guess: int
    by: Seat


class Objected(Struct, frozen=True, tag="objected"):
    """Somebody says that what was let count is not the word (P18)."""

    seat: Seat


class GuessOverruled(Struct, frozen=True, tag="guess_overruled"):
    """Most of the others objected: nobody saw it, and the droplets go back (P18)."""


class ClockRanOut(Struct, frozen=True, tag="clock_ran_out"):
    """Nobody saw it in time (P19); without a clock, both artists have passed one after the other."""


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """A player has looked for long enough."""

    seat: Seat


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """The sky was cleared, and dispenser and bird went on to this turn (P21, P23)."""

    turn: int


class PlayerLeft(Struct, frozen=True, tag="player_left"):
    """A player went for good (P28)."""

    seat: Seat


class ArtistReplaced(Struct, frozen=True, tag="artist_replaced"):
    """Somebody took over from an artist who went (P28)."""

    role: Role
    seat: Seat


class VoteOpened(Struct, frozen=True, tag="vote_opened"):
    """These have equally many droplets, and the others vote (P26)."""

    tied: tuple[Seat, ...]


class Voted(Struct, frozen=True, tag="voted"):
    """Somebody voted, perhaps not for the first time."""

    ballot: Ballot


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """These have won (P26)."""

    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = (
    Dealt
    | WordKept
    | CloudTossed
    | CloudPlaced
    | CloudMoved
    | CloudRemoved
    | Nudged
    | Passed
    | Guessed
    | WordSeen
    | GuessAccepted
    | Objected
    | GuessOverruled
    | ClockRanOut
    | ReadySaid
    | RoundBegan
    | PlayerLeft
    | ArtistReplaced
    | VoteOpened
    | Voted
    | GameEnded
)


def unsaid(event: Event, seat: Seat) -> Event:
    """An event without what this seat has guessed."""
    match event:
        case Guessed(seat=guesser) | WordSeen(seat=guesser) if guesser == seat:
            return replace(event, text="…")
        case _:
            return event
