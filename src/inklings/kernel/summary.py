"""What a finished game tells the chronicle: who read whom, and what was said well. No game's own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from inklings.kernel.game import Seat

Sort: TypeAlias = Literal["reads", "fools", "together"]
"""One seat understands another, deceives another, or has done something with another: then both are `by`."""


class Pair(Struct, frozen=True):
    """How often one seat had the chance to do something with another in this game, and did it."""

    kind: str
    """The message of the game's words that names it. A plain message, without `{`."""
    sort: Sort
    by: Seat
    of: Seat
    tries: int
    hits: int


class Line(Struct, frozen=True):
    """Something good in a player's own words."""

    by: Seat
    text: str
    worth: float
    """From 0 to 1, and comparable between games of the same kind."""


class Summary(Struct, frozen=True):
    """What only the game knows of its end. Scores and winners are known from `scores` and `outcome`."""

    pairs: tuple[Pair, ...] = ()
    lines: tuple[Line, ...] = ()
    """The best of each seat, at most one. Nothing of anyone who was forgotten (`UNSAID`)."""


class Chance(Struct, frozen=True):
    """One seat had the chance to do something with another, and did it or not."""

    kind: str
    sort: Sort
    by: Seat
    of: Seat
    hit: bool


def counted(chances: Iterable[Chance]) -> tuple[Pair, ...]:
    """The sums for each kind and pair of seats, in order. Where both did it, the lower seat comes first."""
    tries: Counter[tuple[str, Sort, Seat, Seat]] = Counter()
    hits: Counter[tuple[str, Sort, Seat, Seat]] = Counter()
    for one in chances:
        by, of = sorted((one.by, one.of)) if one.sort == "together" else (one.by, one.of)
        tries[one.kind, one.sort, by, of] += 1
        hits[one.kind, one.sort, by, of] += one.hit
    return tuple(Pair(*key, tries=tries[key], hits=hits[key]) for key in sorted(tries))
