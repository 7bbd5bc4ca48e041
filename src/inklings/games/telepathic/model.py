"""The words that players say to Telepathic: options, actions, and the offers that these answer."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.grid import BOTH, Kind, Value
from inklings.kernel.game import Seat

CardNumber: TypeAlias = int
"""The place of a card in `CARDS`."""
Mark: TypeAlias = Literal["win", "lose"]
Condition: TypeAlias = str
"""A mark and a colour or shape, as in `win-blue`: a text that no view holds but its holder's (T10)."""

Mode: TypeAlias = Literal["pair", "director", "partners", "opposed"]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
"""Which of a card's four sets: rows from the north, columns from the west, corners clockwise."""

Reason: TypeAlias = Literal["won", "lose_line", "wrong_name", "no_line", "silence", "left", "draw"]
"""How it ended: a lose condition stood; a name was wrong, a line was missing, a name was never said; …"""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of one game. Every number of players can play with every one of them."""

    cards: Literal["first", "standard", "challenge"] = "standard"
    """What two partners play with (T12-T14), and all others where `more` says so."""
    removed: Literal[1, 2, 3, 4, 5, 6] = 1
    """How many cards a challenge takes away unseen (T14)."""
    four: Literal["director", "partners", "opposed"] = "partners"
    """What four people play."""
    starts: Literal["random", "first", "second"] = "random"
    """The chair that begins (T15): roles are given out from there, clockwise."""
    assist: Literal["first", "always", "never"] = "first"
    """Whether a receiver is told what each set would make of their own conditions: only in a first game, …"""
    clock: Literal["off", "standard", "long"] = "standard"
    """Thinking time: none, some, or twice as long."""
    more: Literal["standard", "same"] = "standard"
    """What three or more play with: the standard deck (T35, T40), or the same as two would."""
    roles: Literal["chance", "chosen"] = "chance"
    """Whether chance says who is what (T32, T43), or the chairs do: then the host arranges people."""


# --- actions: asked for, not yet true -----------------------------------------------------------


class HandCard(Struct, frozen=True, tag="hand_card", forbid_unknown_fields=True):
    """Hand an open card to the one who is to perform it (T21)."""

    card: Card
    to: Seat


class ChooseSet(Struct, frozen=True, tag="choose_set", forbid_unknown_fields=True):
    """Perform the card in my hand on this set (T21)."""

    place: Place


class Announce(Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """Name the win conditions that I am to name (T27, T33, T42, T46)."""

    names: Annotated[tuple[Value, ...], Meta(min_length=1, max_length=2)]


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Name the announcer's win condition in return (T27)."""

    name: Value


class KeepSilent(Struct, frozen=True, tag="keep_silent", forbid_unknown_fields=True):
    """I do not announce now (T46)."""


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Tell the other directors what I would do (T34)."""

    move: HandCard | Announce


class AgreeToDraw(Struct, frozen=True, tag="agree_to_draw", forbid_unknown_fields=True):
    """Propose a draw, or agree to one (T49)."""


Action: TypeAlias = HandCard | ChooseSet | Announce | Answer | KeepSilent | Propose | AgreeToDraw


# --- offers: what a seat may do now -------------------------------------------------------------


class HandOffer(Struct, frozen=True, tag="hand_card", omit_defaults=True):
    """Any of these cards to any of these seats; in brief, any open card to anyone whose turn it is."""

    cards: tuple[CardNumber, ...] = ()
    to: tuple[Seat, ...] = ()


class ChooseOffer(Struct, frozen=True, tag="choose_set", omit_defaults=True):
    """Any of the card's four sets."""

    meets: tuple[tuple[Condition, ...], ...] = ()
    """With the assist: which of your own conditions each set would meet; otherwise empty."""


class AnnounceOffer(Struct, frozen=True, tag="announce", omit_defaults=True):
    """One name of each of these kinds; of both, where none is said."""

    kinds: tuple[Kind, ...] = BOTH


class AnswerOffer(Struct, frozen=True, tag="answer"):
    """Any name of this kind."""

    kind: Kind


class SilenceOffer(Struct, frozen=True, tag="keep_silent"):
    """Let the next team play."""


class ProposeOffer(Struct, frozen=True, tag="propose", omit_defaults=True):
    """What the captain may do, as a proposal: hand a card, or announce, or either.

    Without an announcement `kinds` are empty; where they are not said, one names both.
    """

    cards: tuple[CardNumber, ...] = ()
    to: tuple[Seat, ...] = ()
    kinds: tuple[Kind, ...] = BOTH


class DrawOffer(Struct, frozen=True, tag="agree_to_draw"):
    """A draw, if all four agree."""


Offer: TypeAlias = (
    HandOffer | ChooseOffer | AnnounceOffer | AnswerOffer | SilenceOffer | ProposeOffer | DrawOffer
)


class Why(StrEnum):
    """Why a move was refused."""

    NOT_NOW = "not_now"
    NOT_OFFERED = "not_offered"
