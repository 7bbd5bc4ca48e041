"""Chat, reactions, pokes and signs: who may send them now, and who gets them. They are never logged."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from inklings.house.asks import Why
from inklings.house.registry import GameRegistry
from inklings.house.table import Place, Table
from inklings.house.word_filter import masked
from inklings.kernel.game import FREE_TALK, SILENCE, Channel, Seat, Viewer
from inklings.kernel.text import Text

Reach: TypeAlias = Literal["table", "team"]
"""Everyone at the table, onlookers and screens as well; or the speaker's team alone."""

WORDS = Text(200)
HIDDEN = "•••"
"""In place of a name that the host of a streamed table has not read."""

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
    text: str


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A face that passes; the whole table sees it."""

    reaction: Reaction


class Poke(Struct, frozen=True, tag="poke", forbid_unknown_fields=True):
    """A tap on someone's inkling, which hops on every screen. It points at a person, as a pointer does."""

    seat: Seat


class Show(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """A sign that lasts until the next of its kind: I am typing, I point there, I hold this card so."""

    to: Reach
    sign: Literal["typing", "pointer", "hand"]
    mark: Mark | None
    """None takes the sign back."""


AnyTalk: TypeAlias = Say | React | Poke | Show


ALL_TALK = frozenset({Channel.TABLE, Channel.TEAM, Channel.REACTION, Channel.POINTER})
IN_ONE_ROOM = frozenset({Channel.TABLE, Channel.TEAM, Channel.REACTION})
"""What people in one room do without a telephone; they may still point at what the shared screen shows."""


def channels(games: GameRegistry, table: Table, viewer: Viewer) -> frozenset[Channel]:
    """What a viewer may use now: what the game allows, less what the host does not."""
    kept_back = _kept_back(table, viewer)
    return _allowed(games, table, viewer) - kept_back if kept_back else _allowed(games, table, viewer)


def _allowed(games: GameRegistry, table: Table, viewer: Viewer) -> frozenset[Channel]:
    """What the rules allow: all talk is free before and after a game; who looks on may only react."""
    running = table.stage == "playing"
    allowed = games[table.game].game.hush(table.state, viewer) if running else FREE_TALK
    return allowed & {Channel.REACTION} if viewer is None else allowed


def _kept_back(table: Table, viewer: Viewer) -> frozenset[Channel]:
    """What the host or a leader has taken away. A hand stays: it is part of a move."""
    if table.led:
        return ALL_TALK
    if viewer is None:
        return SILENCE if table.talk.onlookers_react and not table.locked else ALL_TALK
    if table.places[viewer].person in table.muted:
        return ALL_TALK
    return IN_ONE_ROOM if table.talk.together else SILENCE


def refusal(games: GameRegistry, table: Table, speaker: Viewer, talk: AnyTalk) -> Why | None:
    """Why this cannot be said now; None if it can."""
    needed = _needed(talk)
    if speaker is None and not isinstance(talk, React):
        return Why.NOT_SEATED
    if not needed <= _allowed(games, table, speaker):
        return Why.HUSHED
    if not needed & _kept_back(table, speaker):
        return None
    if table.led:
        return Why.NO_CHAT
    if speaker is None:
        return Why.HUSHED
    return Why.MUTED if table.places[speaker].person in table.muted else Why.TOGETHER


def cleaned(talk: AnyTalk) -> AnyTalk:
    """Talk with its text cleaned up; raises `Refused` when the text is not allowed."""
    return replace(talk, text=WORDS.read(talk.text)) if isinstance(talk, Say) else talk


def shown_text(games: GameRegistry, table: Table, text: str) -> str:
    """The text as this table shows it: the operator's words are masked, and rude ones among strangers."""
    shown = games.word_filter.masked(text)
    return masked(shown) if table.talk.open_to == "strangers" else shown


def shown_name(games: GameRegistry, table: Table, place: Place) -> str:
    """The name of the person there as this table shows it: not one that its host has still to read."""
    return HIDDEN if place.person in table.unread else shown_text(games, table, place.name)


def shown_words(games: GameRegistry, table: Table) -> tuple[str, ...]:
    """The own words of the table that it may show: not those of which it would mask something."""
    return tuple(word for word in table.words if shown_text(games, table, word) == word)


def shown_talk(games: GameRegistry, table: Table, talk: AnyTalk) -> AnyTalk:
    """Talk as it is delivered at this table, with its text masked."""
    return replace(talk, text=shown_text(games, table, talk.text)) if isinstance(talk, Say) else talk


def hearers(games: GameRegistry, table: Table, speaker: Viewer, talk: AnyTalk) -> frozenset[Seat] | None:
    """The seats that hear what may be said; None: everyone. Silence limits speakers, not hearers."""
    if speaker is None or isinstance(talk, React | Poke) or talk.to == "table":
        return None
    return games[table.game].game.team(table.state, speaker)


def _needed(talk: AnyTalk) -> frozenset[Channel]:
    match talk:
        case React():
            return frozenset({Channel.REACTION})
        case Poke():
            return frozenset({Channel.POINTER})
        case Show(sign="pointer" | "hand"):
            sign = Channel(talk.sign)
            return frozenset({sign} if talk.to == "table" else {sign, Channel.TEAM})
        case Say() | Show():  # typing dots say that words will follow
            return frozenset({Channel(talk.to)})
