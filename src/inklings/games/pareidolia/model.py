"""What a game of Pareidolia can be like: house rules, how long guesses are, and how clouds lie."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from inklings.decks.words import Spoken
from inklings.kernel.rounds import ThinkingTime
from inklings.kernel.text import Text
from inklings.own_decks.words import Source

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
    """House rules of one game (P4, P7, P14, P17, P22, P26, P30)."""

    bird: Literal["stays", "wanders"] = "stays"
    """Whether the second artist's place moves on after each lap, so that partners change (P22)."""
    near: Literal["hidden", "shown"] = "hidden"
    """Whether a near miss is called close (P17)."""
    words: Spoken = "both"
    """What the words are written in (P7); a guess counts in any language (P17)."""
    source: Source = "ours"
    """Whose words are dealt (P30)."""
    undo: Literal["strict", "loose"] = "strict"
    """What of the other artist's last action must stay (P14): all of it, or what it was aimed at and no more.

    Loosely played, the toss and a removal lock nothing, and a nudge only the first cloud that it met.
    """
    first: Literal["chance", "chosen"] = "chance"
    """Who is the first main artist (P4): anybody, or the one whom the host puts in the first chair."""
    vote: Literal["majority", "plurality"] = "majority"
    """What decides a tie (P26): more than half of the votes, or more than anybody else has."""
    clock: ThinkingTime = "standard"
    """Painting and thinking time: none, that of P10 and P16, or twice as long."""


class Pose(Struct, frozen=True, forbid_unknown_fields=True):
    """How a cloud lies: its centre of gravity, and how it is turned; a flip mirrors left and right first."""

    x: Along
    y: Along
    turn: Turn
    flip: bool
