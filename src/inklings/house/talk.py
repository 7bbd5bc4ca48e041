"""What people tell one another outside the moves: who may say it now, and who hears it. Never logged."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from inklings.house.asks import Why
from inklings.house.shelf import Shelf
from inklings.house.table import Table
from inklings.kernel.game import FREE_TALK, Channel, Seat, Viewer

Reach: TypeAlias = Literal["table", "team"]
"""Everybody at the table, onlookers and screens as well; or the speaker's team alone."""

Words: TypeAlias = Annotated[
    str,
    Meta(
        max_length=200,
        # Not blank; no control characters, no line breaks, nothing that turns the direction of writing.
        pattern=r"^(?!\s*$)(?![\s\S]*[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069])",
    ),
]

Mark: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=80, pattern=r"^(?![\s\S]*[^A-Za-z0-9_.,:;+-])")
]
"""A game's own name for a place, a card or a pose: read by its screens, and no room for words."""


class Reaction(StrEnum):
    """The faces that there are; how they look is the browser's affair."""

    LAUGH = "laugh"
    WOW = "wow"
    LOVE = "love"
    APPLAUSE = "applause"
    HMM = "hmm"
    OUCH = "ouch"


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Words."""

    to: Reach
    text: Words


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A face that passes; the whole table sees it."""

    reaction: Reaction


class Show(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """A sign that lasts until the next of its kind: I am typing, I point there, I hold this card so."""

    to: Reach
    sign: Literal["typing", "pointer", "hand"]
    mark: Mark | None
    """None takes the sign back."""


AnyTalk: TypeAlias = Say | React | Show


def channels(shelf: Shelf, table: Table, viewer: Viewer) -> frozenset[Channel]:
    """What a viewer may use now: all talk is free before and after a game; who looks on may only react."""
    running = table.stage == "playing"
    allowed = shelf[table.game].game.hush(table.state, viewer) if running else FREE_TALK
    return allowed & {Channel.REACTION} if viewer is None else allowed


def refusal(shelf: Shelf, table: Table, speaker: Viewer, talk: AnyTalk) -> Why | None:
    """Why this cannot be said now; None if it can."""
    if speaker is None and not isinstance(talk, React):
        return Why.NOT_SEATED
    return None if _needed(talk) <= channels(shelf, table, speaker) else Why.HUSHED


def hearers(shelf: Shelf, table: Table, speaker: Viewer, talk: AnyTalk) -> frozenset[Seat] | None:
    """The seats that hear what may be said; None: everybody. Silence binds tongues, not ears."""
    if speaker is None or isinstance(talk, React) or talk.to == "table":
        return None
    return shelf[table.game].game.team(table.state, speaker)


def _needed(talk: AnyTalk) -> frozenset[Channel]:
    match talk:
        case React():
            return frozenset({Channel.REACTION})
        case Show(sign="pointer" | "hand"):
            sign = Channel(talk.sign)
            return frozenset({sign} if talk.to == "table" else {sign, Channel.TEAM})
        case Say() | Show():  # typing dots say that words will follow
            return frozenset({Channel(talk.to)})
