"""What a circle's page shows. Gates know it, too, and they need no database."""

from __future__ import annotations

from msgspec import Struct

from inklings.chronicle.record import Seated
from inklings.kernel.summary import Sort


class Played(Struct, frozen=True):
    """One match."""

    match: str
    game: str
    ended: int
    """In milliseconds since 1970."""
    seats: tuple[Seated, ...]


class Evening(Struct, frozen=True):
    """All matches at one table, the first one first."""

    evening: str
    ended: int
    games: tuple[Played, ...]


class Clue(Struct, frozen=True):
    """Something that a member wrote."""

    game: str
    text: str
    ended: int


class Member(Struct, frozen=True):
    """One of the circle."""

    member: str
    name: str
    avatar: int
    games: int
    wins: int
    streak: int
    """How many games in a row they have won up to now, among the newest of the circle."""
    clues: tuple[Clue, ...]


class Wave(Struct, frozen=True, omit_defaults=True):
    """What can be said of a pair."""

    kind: str
    sort: Sort
    one: str
    other: str
    tries: int
    rate: float | None = None
    """How often it happens, from 0 to 1; None: too few games to say."""
    low: float | None = None
    high: float | None = None


class Wavelength(Struct, frozen=True):
    """All pairs of a circle."""

    usual: dict[str, float]
    """How often it happens in the whole circle, for each kind."""
    waves: tuple[Wave, ...]


class Page(Struct, frozen=True):
    """All that a circle sees of itself."""

    circle: str
    name: str
    evenings: tuple[Evening, ...]
    """The newest first."""
    older: int | None
    """What to ask for to see older ones; None: there are none."""
    total: int
    """How many evenings there were."""
    weeks: int
    """For how many weeks in a row they have played, up to the newest evening."""
    members: tuple[Member, ...]
    wavelength: Wavelength
    decks: tuple[str, ...] = ()
    """Their own decks, by name: those with which they played last come first."""
