"""What players of Pareidolia may do: actions, and the offers that they answer."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.clouds import SHAPES, Shape
from inklings.games.pareidolia.model import GUESS, SKY, Along, CloudId, Pose
from inklings.kernel.game import Seat
from inklings.kernel.offer import OfferOf, OneOf
from inklings.kernel.text import TypedOffer

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


class KeepOffer(OneOf[KeepWord], frozen=True, tag="keep_word"):
    """Keep one of these."""

    words: tuple[int, ...]


class TossOffer(OfferOf[Toss], frozen=True, tag="toss"):
    """Toss a cloud of any shape."""

    def accepts(self, action: Toss) -> bool:  # noqa: ARG002
        """Any shape may be tossed anywhere."""
        return True

    def example(self, rng: Random) -> Toss:
        """Any shape, anywhere."""
        return Toss(rng.choice(SHAPES), x=_along(rng), y=_along(rng))


class PaintOffer(OfferOf[PlaceCloud | MoveCloud | RemoveCloud | Nudge | Pass], frozen=True, tag="paint"):
    """Do one thing in the sky, or pass (P12, P16)."""

    shapes: tuple[int, ...]
    """The shapes of which one can be placed, by their numbers in the supply (P13)."""
    clouds: tuple[int, ...]
    """The clouds that can be moved, removed or nudged: those that are not locked (P14)."""
    stroke: tuple[int, int, int, int] | None = None
    """A nudge that would do, from where to where; None if there is none."""

    def accepts(self, action: PlaceCloud | MoveCloud | RemoveCloud | Nudge | Pass) -> bool:
        """Whether there is such a cloud; what a stroke meets is seen when it is made."""
        match action:
            case PlaceCloud(shape=shape):
                return SHAPES.index(shape) in self.shapes
            case MoveCloud(cloud=cloud) | RemoveCloud(cloud=cloud):
                return cloud in self.clouds
            case Nudge():
                return self.stroke is not None
            case Pass():
                return True

    def example(self, rng: Random) -> PlaceCloud | MoveCloud | RemoveCloud | Nudge | Pass:
        """Every kind of action that is possible is as likely as the others."""
        possible: list[PlaceCloud | MoveCloud | RemoveCloud | Nudge | Pass] = [Pass()]
        if self.shapes:
            possible.append(PlaceCloud(SHAPES[rng.choice(self.shapes)], _pose(rng)))
        if self.clouds:
            possible.append(MoveCloud(rng.choice(self.clouds), _pose(rng)))
            possible.append(RemoveCloud(rng.choice(self.clouds)))
        if self.stroke:
            possible.append(Nudge(*self.stroke))
        return rng.choice(possible)


class GuessOffer(TypedOffer[Guess], frozen=True, tag="guess"):
    """Guess."""

    def read(self, action: Guess) -> Guess:
        """A text that can be kept (P17)."""
        return Guess(GUESS.read(action.text))

    def example(self, rng: Random) -> Guess:
        """Any word of the deck, in any language."""
        word = PAREIDOLIA[rng.choice(tuple(PAREIDOLIA))]
        return Guess(rng.choice((word.en.text, word.pl.text)))


class AcceptOffer(OneOf[AcceptGuess], frozen=True, tag="accept"):
    """Let one of these guesses count."""

    guesses: tuple[int, ...]


class VoteOffer(OneOf[Vote], frozen=True, tag="vote"):
    """Vote for one of these; a vote may be changed until all have voted."""

    seats: tuple[Seat, ...]


class ObjectOffer(OfferOf[Object], frozen=True, tag="object"):
    """Object to the guess that an artist let count."""


class ReadyOffer(OfferOf[SayReady], frozen=True, tag="say_ready"):
    """Ready for the next sky."""


Offer: TypeAlias = (
    KeepOffer | TossOffer | PaintOffer | GuessOffer | AcceptOffer | VoteOffer | ObjectOffer | ReadyOffer
)


def _along(rng: Random) -> int:
    return rng.randint(-SKY, SKY)


def _pose(rng: Random) -> Pose:
    return Pose(x=_along(rng), y=_along(rng), turn=rng.randrange(360), flip=rng.random() < 1 / 2)


class Why(StrEnum):
    """Why a stroke was refused that an offer accepts."""

    LOCKED = "locked"
    """The stroke would move what the other artist has just done (P14)."""
    TOUCHES_NOTHING = "touches_nothing"
