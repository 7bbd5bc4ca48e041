"""What players and Hunch say to each other: options, actions, offers and views."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from inklings.kernel.game import Seat
from inklings.kernel.offer import OfferOf, OneOf
from inklings.kernel.rounds import ThinkingTime

HIGHEST = 6

Number: TypeAlias = Annotated[int, Meta(ge=1, le=HIGHEST)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of one game (H2, H7)."""

    rounds: Literal[3, 5, 7] = 3
    clock: ThinkingTime = "standard"
    """Thinking time: none, that of H7, or twice as long."""


# --- actions: what a player asks for ------------------------------------------------------------


class Pick(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Secretly pick a number (H3)."""

    number: Number


class SayReady(Struct, frozen=True, tag="say_ready", forbid_unknown_fields=True):
    """I have seen the points (H6)."""


Action: TypeAlias = Pick | SayReady


# --- offers: what a seat may do now -------------------------------------------------------------


class PickOffer(OneOf[Pick], frozen=True, tag="pick"):
    """Any of these numbers."""

    numbers: tuple[int, ...]


class ReadyOffer(OfferOf[SayReady], frozen=True, tag="say_ready"):
    """Ready for the next round."""


Offer: TypeAlias = PickOffer | ReadyOffer


# --- views: what someone sees -------------------------------------------------------------------


class PlayerView(Struct, frozen=True):
    """What everyone knows of a player."""

    score: int
    status: Literal["playing", "left"]


class PickingView(Struct, frozen=True, tag="picking"):
    """Everyone picks a number. Who has picked is known, the numbers are not (H3)."""


class ShowingView(Struct, frozen=True, tag="showing"):
    """All numbers are shown (H4)."""

    picks: tuple[int | None, ...]
    """Per seat; None: no number in this round."""
    gains: tuple[int, ...]
    """Points won in this round, per seat; the scores already hold them."""


class FinishedView(Struct, frozen=True, tag="finished"):
    """The game is over (H8)."""

    winners: tuple[Seat, ...]
    reason: Literal["rounds", "too_few"]


PhaseView: TypeAlias = PickingView | ShowingView | FinishedView


class View(Struct, frozen=True):
    """All that everyone sees of the game."""

    round: int
    rounds: int
    players: tuple[PlayerView, ...]
    phase: PhaseView


class Own(Struct, frozen=True):
    """What only you see."""

    pick: int | None = None
    """Your number, until all are shown."""
