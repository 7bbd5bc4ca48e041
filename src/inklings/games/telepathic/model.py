"""The words that players say to Telepathic: options, actions, and the offers that these answer."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from inklings.games.telepathic.cards import CARDS, NUMBERS, Card
from inklings.games.telepathic.grid import BOTH, KINDS, Kind, Value, kind_of
from inklings.kernel.game import Seat
from inklings.kernel.offer import OfferOf
from inklings.kernel.rounds import ThinkingTime

CardNumber: TypeAlias = int
"""The place of a card in `CARDS`."""
Mark: TypeAlias = Literal["win", "lose"]
Condition: TypeAlias = str
"""A mark and a colour or shape, as in `win-blue`: a text that no view holds but its holder's (T10)."""

Mode: TypeAlias = Literal["pair", "director", "partners", "opposed"]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
"""Which of a card's four sets: rows from the north, columns from the west, corners clockwise."""
PLACES = range(4)

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
    clock: ThinkingTime = "standard"
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


class HandOffer(OfferOf[HandCard], frozen=True, tag="hand_card", omit_defaults=True):
    """Any of these cards to any of these seats; in brief, any open card to anyone whose turn it is."""

    cards: tuple[CardNumber, ...] = ()
    to: tuple[Seat, ...] = ()

    def accepts(self, action: HandCard) -> bool:
        """Whether it is one of these cards to one of these seats."""
        return NUMBERS[action.card] in self.cards and action.to in self.to

    def example(self, rng: Random) -> HandCard:
        """Any of them."""
        return HandCard(card=CARDS[rng.choice(self.cards)], to=rng.choice(self.to))


class ChooseOffer(OfferOf[ChooseSet], frozen=True, tag="choose_set", omit_defaults=True):
    """Any of the card's four sets."""

    meets: tuple[tuple[Condition, ...], ...] = ()
    """With the assist: which of your own conditions each set would meet; otherwise empty."""

    def accepts(self, action: ChooseSet) -> bool:
        """Whether there is such a set."""
        return action.place in PLACES

    def example(self, rng: Random) -> ChooseSet:
        """Any set."""
        return ChooseSet(place=rng.choice(PLACES))


class AnnounceOffer(OfferOf[Announce], frozen=True, tag="announce", omit_defaults=True):
    """One name of each of these kinds; of both, where none is said."""

    kinds: tuple[Kind, ...] = BOTH

    def accepts(self, action: Announce) -> bool:
        """Whether each kind is named once: any value of it, whether it stands on the grid or not (T31)."""
        return tuple(kind_of(name) for name in action.names) == self.kinds

    def example(self, rng: Random) -> Announce:
        """Any names."""
        return Announce(names=tuple(rng.choice(KINDS[kind]) for kind in self.kinds))


class AnswerOffer(OfferOf[Answer], frozen=True, tag="answer"):
    """Any name of this kind."""

    kind: Kind

    def accepts(self, action: Answer) -> bool:
        """Whether it is of this kind."""
        return action.name in KINDS[self.kind]

    def example(self, rng: Random) -> Answer:
        """Any name."""
        return Answer(name=rng.choice(KINDS[self.kind]))


class SilenceOffer(OfferOf[KeepSilent], frozen=True, tag="keep_silent"):
    """Let the next team play."""


class ProposeOffer(OfferOf[Propose], frozen=True, tag="propose", omit_defaults=True):
    """What the captain may do, as a proposal: hand a card, or announce, or either.

    Without an announcement `kinds` are empty; where they are not said, one names both.
    """

    cards: tuple[CardNumber, ...] = ()
    to: tuple[Seat, ...] = ()
    kinds: tuple[Kind, ...] = BOTH

    def accepts(self, action: Propose) -> bool:
        """Whether the captain may do so."""
        if isinstance(action.move, HandCard):
            return HandOffer(self.cards, self.to).accepts(action.move)
        return bool(self.kinds) and AnnounceOffer(self.kinds).accepts(action.move)

    def example(self, rng: Random) -> Propose:
        """Either, if both are possible."""
        if self.cards and (not self.kinds or rng.choice((True, False))):
            return Propose(HandOffer(self.cards, self.to).example(rng))
        return Propose(AnnounceOffer(self.kinds).example(rng))


class DrawOffer(OfferOf[AgreeToDraw], frozen=True, tag="agree_to_draw"):
    """A draw, if all four agree."""


Offer: TypeAlias = (
    HandOffer | ChooseOffer | AnnounceOffer | AnswerOffer | SilenceOffer | ProposeOffer | DrawOffer
)
