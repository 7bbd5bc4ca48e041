"""A game that has ended, seen again: what each viewer was shown at the time, and when.

A viewer's frames are made from the log by the same functions that showed them the game. So a replay tells no
eyes more than they could know when it was played, not even that others did something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.house import log
from inklings.house.entry_codec import decode_entry
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept
from inklings.house.scene import Last, Shared, Yours, concerned, shared, yours
from inklings.house.table import Table
from inklings.house.table_view import SeatView
from inklings.kernel.game import Viewer
from inklings.kernel.patch import SAME, diff


class Step(NamedTuple):
    """An entry of a match."""

    moment: int
    """In milliseconds since the match began."""
    before: Table | None
    entry: log.Entry
    after: Table


Match: TypeAlias = Sequence[Step]
"""All entries of a game from its deal to its end."""


class Chapter(Struct, frozen=True):
    """A round, and when it began."""

    number: int
    moment: int


class Replay(Struct, frozen=True):
    """What everyone with the link may know before they choose whose eyes they look through."""

    game: str
    options: dict[str, Any]
    began: int
    """The server's time in milliseconds."""
    length: int
    """In milliseconds."""
    seats: tuple[SeatView, ...]
    chapters: tuple[Chapter, ...]


class Change(NamedTuple):
    """A frame: when it came, and the patch that turns the last scene into this one."""

    moment: int
    patch: Any


class Frames(Struct, frozen=True):
    """All that one viewer was shown in a match."""

    shared: Shared
    yours: Yours
    changes: tuple[Change, ...]


def matches(games: GameRegistry, kept: Iterable[Kept]) -> Iterator[Match]:
    """All games of a table that have ended."""
    table: Table | None = None
    steps: list[Step] = []
    for one in kept:
        entry = decode_entry(bytes(one.entry))
        before, table = table, advance(games, table, one.version, entry)
        is_new = not steps or steps[-1].after.match != table.match
        if table.stage == "lobby" or not (is_new or steps[-1].after.stage == "playing"):
            continue
        if is_new:
            steps = []
        began = steps[0].entry.at if steps else entry.at
        steps.append(Step(entry.at - began, before, entry, table))
        if table.stage == "over":
            yield tuple(steps)


def match_of(games: GameRegistry, kept: Iterable[Kept], number: int) -> Match | None:
    """The game of this number at a table; None if it has not ended."""
    return next((match for match in matches(games, kept) if match[-1].after.match == number), None)


def replay(games: GameRegistry, match: Match) -> Replay:
    """What a match is called, who played it, and where its rounds begin."""
    first, last = match[0], match[-1]
    game = games[first.after.game].game
    chapters: list[Chapter] = []
    for step in match:
        number = game.chapter(step.after.state)
        if not chapters or chapters[-1].number != number:
            chapters.append(Chapter(number, step.moment))
    everyone = shared(games, last.after)
    return Replay(
        game=game.name,
        options=first.after.options,
        began=first.entry.at,
        length=last.moment,
        seats=everyone.table.seats,
        chapters=tuple(chapters),
    )


def frames(games: GameRegistry, match: Match, viewer: Viewer) -> Frames:
    """What a viewer was shown of a match."""
    first = match[0].after
    start = everyone, own = _shared(games, first, None), _yours(games, first, viewer)
    last = Last(first, everyone)
    changes: list[Change] = []
    for step in match[1:]:
        patch: dict[str, Any] = {}
        if step.after.shown != last.of.shown:
            now = _shared(games, step.after, last)
            patch |= _fields(diff(last.shown, now))
            last = Last(step.after, now)
        seats = concerned(games, step.before, step.entry, step.after)
        if seats is None or viewer in seats:
            before, own = own, _yours(games, step.after, viewer)
            patch |= _fields(diff(before, own))
        if patch:
            changes.append(Change(step.moment, patch))
    return Frames(*start, tuple(changes))


def _fields(patch: Any) -> dict[str, Any]:
    return {} if patch is SAME else patch


def _shared(games: GameRegistry, table: Table, last: Last | None) -> Shared:
    """What everyone saw, without the code of the table: a link to a replay lets nobody in there."""
    everyone = shared(games, table, last)
    same = last is not None and everyone.table is last.shown.table
    return everyone if same else replace(everyone, table=replace(everyone.table, code=""))


def _yours(games: GameRegistry, table: Table, viewer: Viewer) -> Yours:
    """What a viewer saw besides, without what they could ask of the house, or had yet to read as its host."""
    seen = yours(games, table, viewer)
    return replace(seen, may=(), channels=(), removed=(), stream=None, unread=(), written=None)
