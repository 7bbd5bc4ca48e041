"""What viewers of Pareidolia see: in the game, and when it is looked at again."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from inklings.decks.words import Category, Texts
from inklings.games.pareidolia.clouds import SHAPES, Shape
from inklings.games.pareidolia.model import Pose
from inklings.kernel.game import Seat


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
    category: Category | Literal["own"] | None
    """None until it is announced (P8); own words have none of ours (P30)."""
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
