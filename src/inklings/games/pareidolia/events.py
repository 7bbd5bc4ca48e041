"""What can happen at a table of Pareidolia, kept for ever."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.games.pareidolia.clouds import Shape
from inklings.games.pareidolia.model import Options, Pose
from inklings.games.pareidolia.state import Ballot, Reason, Role, Stroke, WordId
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid
from inklings.kernel.text import UNSAID


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


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """The sky was cleared, and dispenser and bird went on to this turn (P21, P23)."""

    turn: int


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
            return replace(event, text=UNSAID)
        case _:
            return event
