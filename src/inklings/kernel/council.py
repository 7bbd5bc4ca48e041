"""Deciding together: several people with one move, for any game that has teams.

Everybody in the group may lean towards a choice, and all of the group see who leans where; sealing says "this
is our move". Under the rule `agree` the move is made when all of them have sealed the same choice. Under
`anyone` the first seal opens a few seconds in which the others may call it off. When the clock ends, what
most lean towards is done. A group of one just moves. A game keeps a `Council` in its state, adds these
actions and events to its own, and numbers its choices as it likes.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.kernel.game import Due, Seat, Viewer
from inklings.kernel.offer import OfferOf

Rule: TypeAlias = Literal["anyone", "agree"]

OBJECTION_SECONDS = 3.0
"""How long a move that anyone may make can still be called off."""

GIVING_WAY = 0.75
"""How often an example agrees with what the group leans towards."""


# --- what is said -------------------------------------------------------------------------------


class Lean(Struct, frozen=True, tag="lean", forbid_unknown_fields=True):
    """Show my group what I lean towards, or that I no longer do."""

    choice: int | None


class Seal(Struct, frozen=True, tag="seal", forbid_unknown_fields=True):
    """Have our move made so."""

    choice: int


class CallOff(Struct, frozen=True, tag="call_off", forbid_unknown_fields=True):
    """Not yet: take back the move that one of us is about to make."""


CouncilAction: TypeAlias = Lean | Seal | CallOff


class LeanOffer(OfferOf[Lean], frozen=True, tag="lean"):
    """Lean towards any of these, or withdraw if you do."""

    choices: tuple[int, ...]
    withdraw: bool

    def accepts(self, action: Lean) -> bool:
        """Whether it is one of the choices, or none where that can be withdrawn."""
        return self.withdraw if action.choice is None else action.choice in self.choices

    def example(self, rng: Random) -> Lean:
        """Any of them."""
        return Lean(rng.choice((*self.choices, None) if self.withdraw else self.choices))


class SealOffer(OfferOf[Seal], frozen=True, tag="seal"):
    """Seal any of these."""

    choices: tuple[int, ...]
    at_once: bool
    """You decide alone: sealing makes the move."""
    proposed: int | None = None
    """What your group leans towards so far."""

    def accepts(self, action: Seal) -> bool:
        """Whether it is one of the choices."""
        return action.choice in self.choices

    def example(self, rng: Random) -> Seal:
        """Mostly what the group leans towards, so that random play comes to an end."""
        gives_way = self.proposed is not None and rng.random() < GIVING_WAY
        return Seal(self.proposed if gives_way and self.proposed is not None else rng.choice(self.choices))


class CallOffOffer(OfferOf[CallOff], frozen=True, tag="call_off"):
    """Call off the move that is about to be made."""


CouncilOffer: TypeAlias = LeanOffer | SealOffer | CallOffOffer


class LeaningView(Struct, frozen=True):
    """Where somebody of your group leans."""

    seat: Seat
    choice: int
    sealed: bool


class CouncilView(Struct, frozen=True):
    """Your group's deliberation; nobody else ever sees it."""

    group: tuple[Seat, ...]
    leanings: tuple[LeaningView, ...]
    moving: int | None
    """The choice that is made in a moment unless one of you calls it off."""


# --- what is true and what has happened ---------------------------------------------------------


class Leaning(Struct, frozen=True):
    """Where a seat leans, and whether it would have the move made so."""

    seat: Seat
    choice: int
    sealed: bool = False


class Council(Struct, frozen=True):
    """A group with one move to make."""

    group: tuple[Seat, ...]
    choices: tuple[int, ...]
    rule: Rule
    leanings: tuple[Leaning, ...] = ()
    """In the order in which they were shown: the earliest of equals wins."""
    seals: int = 0
    """How often somebody sealed: each opens a new time to object."""


class Leant(Struct, frozen=True, tag="leant"):
    """Somebody showed where they lean."""

    seat: Seat
    choice: int | None


class Sealed(Struct, frozen=True, tag="sealed"):
    """Somebody said that this is the move."""

    seat: Seat
    choice: int


class CalledOff(Struct, frozen=True, tag="called_off"):
    """Somebody objected in time."""

    seat: Seat


CouncilEvent: TypeAlias = Leant | Sealed | CalledOff


def decide(seat: Seat, action: CouncilAction) -> CouncilEvent:
    """What an action within an offer makes happen."""
    match action:
        case Lean(choice=choice):
            return Leant(seat, choice)
        case Seal(choice=choice):
            return Sealed(seat, choice)
        case CallOff():
            return CalledOff(seat)


def evolve(council: Council, event: CouncilEvent) -> Council:
    """The council after an event."""
    match event:
        case Leant(seat=seat, choice=choice):
            others = _others(council, seat)
            return replace(council, leanings=others if choice is None else (*others, Leaning(seat, choice)))
        case Sealed(seat=seat, choice=choice):
            leaning = Leaning(seat, choice, sealed=True)
            return replace(council, leanings=(*_others(council, seat), leaning), seals=council.seals + 1)
        case CalledOff():
            return replace(council, leanings=tuple(replace(one, sealed=False) for one in council.leanings))


def is_aside(council: Council, event: object) -> bool:
    """Whether nobody outside the group sees anything of an event: they know at most who has sealed."""
    return isinstance(event, CouncilEvent) and awaited(evolve(council, event)) == awaited(council)


def without(council: Council, seat: Seat) -> Council:
    """The council after one of its group has gone."""
    group = tuple(member for member in council.group if member != seat)
    return replace(council, group=group, leanings=_others(council, seat))


def _others(council: Council, seat: Seat) -> tuple[Leaning, ...]:
    return tuple(leaning for leaning in council.leanings if leaning.seat != seat)


# --- when the move is made ----------------------------------------------------------------------


def settled(council: Council) -> int | None:
    """The choice that all of the group have sealed, if they have."""
    sealed = {leaning.choice for leaning in council.leanings if leaning.sealed}
    count = sum(leaning.sealed for leaning in council.leanings)
    return sealed.pop() if len(sealed) == 1 and count == len(council.group) else None


def moving(council: Council) -> int | None:
    """The choice that is made unless somebody objects in time."""
    if council.rule == "agree":
        return None
    return next((leaning.choice for leaning in council.leanings if leaning.sealed), None)


def at_time(council: Council) -> int | None:
    """What is done when the clock ends: the move under way, or what most lean towards; None if nobody leans.

    Of equals that with more seals wins, then that which was shown first.
    """
    under_way = moving(council)
    if under_way is not None or not council.leanings:
        return under_way
    leaning = Counter(one.choice for one in council.leanings)
    sealed = Counter(one.choice for one in council.leanings if one.sealed)
    return max(leaning, key=lambda choice: (leaning[choice], sealed[choice]))


def due(council: Council, clock: Due | None) -> Due | None:
    """The clock that runs: a short one within the phase's own while a move can be called off."""
    if moving(council) is None:
        return clock
    return Due(key=f"objection-{council.seals}", seconds=OBJECTION_SECONDS, within=clock)


# --- what the group may see and do --------------------------------------------------------------


def offers(council: Council, seat: Seat) -> tuple[CouncilOffer, ...]:
    """What a seat may do in this council: nothing unless it is of the group."""
    if seat not in council.group:
        return ()
    leans = any(leaning.seat == seat for leaning in council.leanings)
    under_way = moving(council)
    return (
        LeanOffer(choices=council.choices, withdraw=leans),
        SealOffer(
            choices=council.choices if under_way is None else (under_way,),
            proposed=at_time(council),
            at_once=len(council.group) == 1,
        ),
        *(() if under_way is None else (CallOffOffer(),)),
    )


def view(council: Council, viewer: Viewer) -> CouncilView | None:
    """The deliberation as its group sees it."""
    if viewer not in council.group:
        return None
    return CouncilView(
        group=council.group,
        leanings=tuple(
            LeaningView(seat=one.seat, choice=one.choice, sealed=one.sealed) for one in council.leanings
        ),
        moving=moving(council),
    )


def imagined(council: Council, viewer: Viewer, rng: Random) -> Council:
    """A deliberation that this viewer cannot tell from the real one: others know at most who has sealed."""
    if viewer in council.group:
        return council
    other = dict(zip(council.choices, rng.sample(council.choices, len(council.choices)), strict=True))
    sealed = [replace(one, choice=other[one.choice]) for one in council.leanings if one.sealed]
    thinking = [seat for seat in council.group if seat not in {one.seat for one in sealed}]
    leaning = rng.sample(thinking, rng.randint(0, len(thinking)))
    return replace(
        council,
        leanings=(*sealed, *(Leaning(seat, rng.choice(council.choices)) for seat in leaning)),
        seals=len(sealed) + rng.randrange(3),  # some may have changed their mind
    )


def awaited(council: Council) -> frozenset[Seat]:
    """Who of the group has not sealed yet."""
    return frozenset(council.group) - {leaning.seat for leaning in council.leanings if leaning.sealed}
