"""The words that players and Pareidolia exchange: options, actions, offers and views."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from inklings.decks.clouds import SHAPES, Shape
from inklings.decks.words import Category, Spoken, Texts
from inklings.kernel.game import Seat
from inklings.kernel.text import Text

SKY = 500
"""The radius of the sky, which is round, for it has no up (P24). All lengths are in these units."""

Along: TypeAlias = Annotated[int, Meta(ge=-SKY, le=SKY)]
"""A coordinate: the middle of the sky is 0, x points right and y down as seat 0 sees it."""

Turn: TypeAlias = Annotated[int, Meta(ge=0, le=359)]
"""Degrees, clockwise as on a screen."""

CloudId: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]
"""Which cloud, new with each that is put into the sky."""

GUESS = Text(60)
"""What a guesser may write (P17)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of one game (P4, P7, P14, P17, P22, P26)."""

    bird: Literal["stays", "wanders"] = "stays"
    """Whether the second artist's place moves on after each lap, so that partners change (P22)."""
    near: Literal["hidden", "shown"] = "hidden"
    """Whether a near miss is called close (P17)."""
    words: Spoken = "both"
    """What the words are written in (P7); a guess counts in any language (P17)."""
    undo: Literal["strict", "loose"] = "strict"
    """What of the other artist's last action must stay (P14): all of it, or what it was aimed at and no more.

    Loosely played, the toss and a removal lock nothing, and a nudge only the first cloud that it met.
    """
    first: Literal["chance", "chosen"] = "chance"
    """Who is the first main artist (P4): anybody, or the one whom the host puts in the first chair."""
    vote: Literal["majority", "plurality"] = "majority"
    """What decides a tie (P26): more than half of the votes, or more than anybody else has."""
    clock: Literal["off", "standard", "long"] = "standard"
    """Painting and thinking time: none, that of P10 and P16, or twice as long."""


class Pose(Struct, frozen=True, forbid_unknown_fields=True):
    """How a cloud lies: its centre of gravity, and how it is turned; a flip mirrors left and right first."""

    x: Along
    y: Along
    turn: Turn
    flip: bool


# --- actions: asked for, not yet true -----------------------------------------------------------


class KeepWord(Struct, frozen=True, tag="keep_word", forbid_unknown_fields=True):
    """The main artist keeps one of the three words (P7)."""

    word: Annotated[int, Meta(ge=0, le=2)]


class Toss(Struct, frozen=True, tag="toss", forbid_unknown_fields=True):
    """The main artist flicks a first cloud towards a place; chance does the rest (P9)."""

    shape: Shape
    x: Along
    y: Along


class PlaceCloud(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Put a cloud of the supply into the sky (P12)."""

    shape: Shape
    pose: Pose


class MoveCloud(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Pick a cloud up and put it back anywhere, in any turn (P12)."""

    cloud: CloudId
    pose: Pose


class RemoveCloud(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Put a cloud back into the supply (P12)."""

    cloud: CloudId


class Nudge(Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """One straight stroke of a finger (P12)."""

    x: Along
    y: Along
    to_x: Along
    to_y: Along


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Leave the sky as it is (P16)."""


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True):
    """Say what it is (P17)."""

    text: str


class AcceptGuess(Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """An artist lets another word for it count (P18)."""

    guess: Annotated[int, Meta(ge=0)]


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Who among the tied is the most visibly relaxed (P26)."""

    seat: Seat


class Object(Struct, frozen=True, tag="object", forbid_unknown_fields=True):
    """What an artist let count is not the word (P18)."""


class SayReady(Struct, frozen=True, tag="say_ready", forbid_unknown_fields=True):
    """I have looked at this sky for long enough."""


Action: TypeAlias = (
    KeepWord
    | Toss
    | PlaceCloud
    | MoveCloud
    | RemoveCloud
    | Nudge
    | Pass
    | Guess
    | AcceptGuess
    | Vote
    | Object
    | SayReady
)


# --- offers: what a seat may do now -------------------------------------------------------------


class KeepOffer(Struct, frozen=True, tag="keep_word"):
    """Keep one of these."""

    words: tuple[int, ...]


class TossOffer(Struct, frozen=True, tag="toss"):
    """Toss a cloud of any shape."""


class PaintOffer(Struct, frozen=True, tag="paint"):
    """Do one thing in the sky, or pass (P12, P16)."""

    shapes: tuple[int, ...]
    """The shapes of which one can be placed, by their numbers in the supply (P13)."""
    clouds: tuple[int, ...]
    """The clouds that can be moved, removed or nudged: those that are not locked (P14)."""
    stroke: tuple[int, int, int, int] | None = None
    """A nudge that would do, from where to where; None if there is none."""


class GuessOffer(Struct, frozen=True, tag="guess"):
    """Guess."""


class AcceptOffer(Struct, frozen=True, tag="accept"):
    """Let one of these guesses count."""

    guesses: tuple[int, ...]


class VoteOffer(Struct, frozen=True, tag="vote"):
    """Vote for one of these; a vote may be changed until all have voted."""

    seats: tuple[Seat, ...]


class ObjectOffer(Struct, frozen=True, tag="object"):
    """Object to the guess that an artist let count."""


class ReadyOffer(Struct, frozen=True, tag="say_ready"):
    """Ready for the next sky."""


Offer: TypeAlias = (
    KeepOffer | TossOffer | PaintOffer | GuessOffer | AcceptOffer | VoteOffer | ObjectOffer | ReadyOffer
)


class Why(StrEnum):
    """Why a move was refused."""

    NOT_NOW = "not_now"
    NOT_OFFERED = "not_offered"
    LOCKED = "locked"
    """The stroke would move what the other artist has just done (P14)."""
    TOUCHES_NOTHING = "touches_nothing"


# --- views: what one viewer may see -------------------------------------------------------------


class PlayerView(Struct, frozen=True):
    """What everybody may know of a player."""

    droplets: int
    status: Literal["playing", "left"]
    side: int
    """At which side of the table they sit: by how many degrees they see the sky turned (P24)."""


class CloudView(NamedTuple):
    """A cloud in the sky: its id, the number of its shape in the supply, and how it lies."""

    id: int
    kind: int
    x: int
    y: int
    turn: int
    flip: bool

    @classmethod
    def of(cls, number: int, shape: Shape, pose: Pose) -> CloudView:
        """A cloud that lies so."""
        return cls(number, SHAPES.index(shape), pose.x, pose.y, pose.turn, pose.flip)

    @property
    def shape(self) -> Shape:
        """Its shape by name."""
        return SHAPES[self.kind]

    @property
    def pose(self) -> Pose:
        """How it lies."""
        return Pose(self.x, self.y, self.turn, self.flip)


class GuessView(NamedTuple):
    """What somebody saw in the sky: its number in this round, who said it, what, and if it is close."""

    id: int
    seat: Seat
    text: str
    close: bool


class RoundView(Struct, frozen=True):
    """One sky."""

    number: int
    main: Seat
    second: Seat
    timekeeper: Seat
    """Sits right of the main artist; the server keeps the time (P6)."""
    category: Category | None
    """None until it is announced (P8)."""
    word: Texts | None
    """Once the round is over."""
    clouds: tuple[CloudView, ...]
    """From the lowest to the highest (P15). What is not here is in the supply."""
    guesses: tuple[GuessView, ...]
    """The newest, last one last."""


class ChoosingView(Struct, frozen=True, tag="choosing"):
    """The main artist keeps one word of three (P7)."""


class TossingView(Struct, frozen=True, tag="tossing"):
    """The category is known, and the first cloud is in the main artist's hand (P9)."""


class PaintingView(Struct, frozen=True, tag="painting"):
    """The clock runs (P10). The artist who acts is the one who is awaited."""


class SolvedView(Struct, frozen=True, tag="solved"):
    """Somebody saw it (P19)."""

    guess: GuessView
    accepted_by: Seat | None
    """The artist who let it count, if it was not the word itself (P18)."""


class MissedView(Struct, frozen=True, tag="missed"):
    """The clock ran out (P19)."""


class VotingView(Struct, frozen=True, tag="voting"):
    """The others vote on a tie (P26)."""

    tied: tuple[Seat, ...]
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


class FinishedView(Struct, frozen=True, tag="finished"):
    """How it ended."""

    winners: tuple[Seat, ...]
    reason: Literal["droplets", "relaxed", "shared", "too_few"]
    votes: tuple[tuple[Seat, Seat], ...]
    """Who voted for whom."""


PhaseView: TypeAlias = (
    ChoosingView | TossingView | PaintingView | SolvedView | MissedView | VotingView | FinishedView
)


class PareidoliaView(Struct, frozen=True):
    """All that everyone sees of the game."""

    players: tuple[PlayerView, ...]
    rounds: int
    """How many skies there will be."""
    round: RoundView
    phase: PhaseView
    ready: tuple[Seat, ...]
    """Who has looked for long enough, between rounds."""
    objections: tuple[Seat, ...]
    """Who says that what an artist let count is not the word (P18)."""


class PareidoliaOwn(Struct, frozen=True):
    """What only you see."""

    words: tuple[Texts, ...] = ()
    """The cards that you choose from, if you are the main artist (P7)."""
    word: Texts | None = None
    """What you paint, if you are an artist."""
    vote: Seat | None = None
    """Whom you have voted for (P26)."""


# --- looked at again ----------------------------------------------------------------------------


class PictureView(Struct, frozen=True):
    """A sky of this evening, as it was when its round ended."""

    number: int
    word: Texts
    artists: tuple[Seat, Seat]
    seer: Seat | None
    """Who saw it."""
    clouds: tuple[CloudView, ...]


class Gallery(Struct, frozen=True):
    """Every sky of the evening, once the game is over: more than a view can hold."""

    pictures: tuple[PictureView, ...]
