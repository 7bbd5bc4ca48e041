"""A finished match as the chronicle is told of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from inklings.kernel.game import AnyGame, Seat
from inklings.kernel.summary import Summary
from inklings.own_decks.words import is_own


class Sitting(Struct, frozen=True):
    """Who had a seat when the match ended."""

    member: str | None = None
    """An id of at least 128 random bits, which tells nothing. None: a bot, or someone outside the circle."""
    name: str = ""
    avatar: int = 0
    bot: bool = False


class Record(Struct, frozen=True):
    """One match. What people are called is kept only for members."""

    match: str
    """An id that no other match has: a second record of it changes nothing."""
    circle: str
    evening: str
    """The table at which it was played."""
    ended: int
    """In milliseconds since 1970."""
    game: str
    seats: tuple[Sitting, ...]
    scores: tuple[int, ...]
    """Of each seat; empty in games that do not count."""
    winners: tuple[Seat, ...]
    summary: Summary = Summary()
    met: tuple[str, ...] = ()
    """The cards that everyone has seen in it, in that order."""
    circle_name: str = ""
    """What its people called it at the table; it counts until they have given it a name."""
    version: int = 1
    """Of the summary: raised when the same match would be counted in another way."""


class Seated(NamedTuple):
    """What the chronicle keeps of a seat: a member, a bot, or somebody of whom nothing is known."""

    member: str | None = None
    bot: bool = False
    score: int | None = None
    """None in games that do not count."""
    won: bool = False


def record_of(  # noqa: PLR0913
    game: AnyGame,
    state: Any,
    *,
    match: str,
    circle: str,
    evening: str,
    ended: int,
    seats: tuple[Sitting, ...],
) -> Record | None:
    """The record of a game in this state; None if it has not come to its end."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return Record(
        match=match,
        circle=circle,
        evening=evening,
        ended=ended,
        game=game.name,
        seats=seats,
        scores=game.scores(state),
        winners=outcome.winners,
        summary=Summary() if game.summary is None else game.summary(state),
        met=tuple(card for card in game.met(state) if not is_own(card)),
        version=game.summary_version,
    )
