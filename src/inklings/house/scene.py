"""What a viewer sees of a table: its people and settings, and the game's own view inside.

A scene has two parts with names of their own. What everyone sees is built, compared and encoded once for all
of them; each seat adds only what is theirs. Nothing in the first part can be a secret: it knows no viewer.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inklings.house import log
from inklings.house.approval import Kind, unread
from inklings.house.audience import votable
from inklings.house.guessing import riddle
from inklings.house.identity import handle
from inklings.house.registry import GameRegistry
from inklings.house.rules import may
from inklings.house.table import Table
from inklings.house.table_view import TableView, seems_new, table_view
from inklings.house.talk import channels
from inklings.house.voice import heard_by
from inklings.kernel.clock import Clock, Pause
from inklings.kernel.game import Channel, Seat, Viewer
from inklings.kernel.offer import AnyOffer

ONLOOKERS: frozenset[Viewer] = frozenset({None})


class ClockView(Struct, frozen=True):
    """A clock that runs: server time in milliseconds at which it ends, and its whole length."""

    ends: int
    seconds: float


class PauseView(Struct, frozen=True):
    """Time stands still for people who are missed, in milliseconds of the server's time.

    What is left of a clock is what was left of it at `since`.
    """

    seats: tuple[Seat, ...]
    since: int
    ends: int


class HoldView(Struct, frozen=True):
    """The host has paused the game: what is left of a clock is what was left of it at `since`."""

    seat: Seat
    """-1: the leader of a room, who has no seat."""
    since: int


class Shared(Struct, frozen=True):
    """What everyone sees of a table: the whole of what an onlooker sees, but for what they may do."""

    table: TableView
    game: Any
    """The game's own view; null in the lobby."""
    awaited: tuple[Seat, ...]
    """For whom everyone waits."""
    scores: tuple[int, ...]
    """What each seat has won so far; empty in the lobby and in a game that does not count."""
    clock: ClockView | None
    """Of clocks within clocks the longest: a short one is the affair of its own group, though it is alone."""
    pause: PauseView | None
    hold: HoldView | None


class RemovedView(Struct, frozen=True):
    """Someone whom the host has shown out."""

    handle: str
    name: str
    avatar: int


class UnreadView(Struct, frozen=True):
    """A name or a text that shows only once the host has read it."""

    kind: Kind
    seat: Seat
    text: str


class Yours(Struct, frozen=True):
    """What one viewer sees besides: what is theirs, and what they may do. All onlookers have the same."""

    you: Seat | None
    """None: you look on."""
    may: tuple[str, ...]
    """The asks (by tag) that the table would grant you now."""
    own: Any
    """What only you see of the game; null in the lobby, and for onlookers who play for no seat."""
    offers: tuple[Any, ...]
    """What you may do in the game now; for onlookers of a streamed table, what they may guess."""
    turn: ClockView | None
    """The short clock, if it is your affair."""
    channels: tuple[Channel, ...]
    """Where you may speak now."""
    removed: tuple[RemovedView, ...]
    """For the host: who was shown out, and can be let in again."""
    stream: str | None
    """For the host of a streamed table: the key that opens the picture for the stream."""
    unread: tuple[UnreadView, ...]
    """For the host of a streamed table who wants to read everything first: what waits."""
    written: Literal["waits", "again"] | None
    """What you have written in the game waits for the host, or the host wants something else."""
    audience: Seat | None
    """For onlookers who play for a seat together: `own` and `offers` are its, and a move is a vote."""
    hears: tuple[Seat, ...] | None
    """Where people talk aloud: whose voices you may hear now. A browser obeys before it draws anything."""


class Last(NamedTuple):
    """What was shown last, and of which table."""

    of: Table
    shown: Shared


def shared(games: GameRegistry, table: Table, last: Last | None = None) -> Shared:
    """What everyone sees, built up from nothing, but for people and settings that are still the same."""
    codec = games[table.game]
    game = codec.game
    return Shared(
        table=table_view(games, table) if last is None or seems_new(table, last.of) else last.shown.table,
        game=None if table.state is None else game.view(table.state),
        awaited=table.awaited,
        scores=() if table.state is None else game.scores(table.state),
        clock=_longest_clock(table),
        pause=_pause_view(table, table.pause) if table.pause else None,
        hold=HoldView(seat=Seat(table.hold.seat), since=table.hold.began) if table.hold else None,
    )


def yours(games: GameRegistry, table: Table, viewer: Viewer) -> Yours:
    """What this viewer sees besides."""
    game = games[table.game].game
    seat = table.audience if viewer is None else viewer
    offers = game.offers(table.state, seat) if table.stage == "playing" and seat is not None else ()
    if viewer is None:
        offers = votable(game, offers) if seat is not None else _guesses(games, table)
    return Yours(
        you=viewer,
        may=may(games, table, viewer),
        own=None if table.state is None or seat is None else game.own(table.state, seat),
        offers=offers if game.brief is None else tuple([game.brief(offer) for offer in offers]),
        turn=_clock_view(table, table.clock) if table.clock and viewer in table.clock.watchers else None,
        channels=_sorted(channels(games, table, viewer)),
        removed=_removed(table, viewer) if table.barred else (),
        stream=table.stream.key if table.stream and _is_host(table, viewer) else None,
        unread=_unread(games, table) if _is_host(table, viewer) else (),
        written=_written(table, viewer),
        audience=table.audience if viewer is None else None,
        hears=heard_by(games, table, viewer) if table.voice and viewer is not None else None,
    )


def _unread(games: GameRegistry, table: Table) -> tuple[UnreadView, ...]:
    return tuple(UnreadView(*one) for one in unread(games, table))


def _written(table: Table, viewer: Viewer) -> Literal["waits", "again"] | None:
    if viewer is None or table.stream is None:
        return None
    if viewer in table.held_now:
        return "waits"
    return "again" if table.wanted_again.get(viewer) == table.waits_since else None


def _guesses(games: GameRegistry, table: Table) -> tuple[AnyOffer, ...]:
    asked = riddle(games, table)
    return (asked.offer,) if asked and asked.offer else ()


def later(shown: Shared, delay: int) -> Shared:
    """The same for people who see everything so many milliseconds later: clocks end later for them."""
    clock, pause, hold = shown.clock, shown.pause, shown.hold
    return replace(
        shown,
        clock=clock and replace(clock, ends=clock.ends + delay),
        pause=pause and replace(pause, since=pause.since + delay, ends=pause.ends + delay),
        hold=hold and replace(hold, since=hold.since + delay),
    )


def _is_host(table: Table, viewer: Viewer) -> bool:
    return viewer is not None and table.places[viewer].person == table.host


def _removed(table: Table, viewer: Viewer) -> tuple[RemovedView, ...]:
    if not _is_host(table, viewer):
        return ()
    return tuple(
        RemovedView(handle=handle(person), name=one.name, avatar=one.avatar)
        for person, one in table.barred.items()
    )


def concerned(
    games: GameRegistry, before: Table | None, entry: log.Entry, after: Table
) -> frozenset[Viewer] | None:
    """The viewers whose own part of the scene may be another after an entry; None: everyone's."""
    match entry.events:
        case (log.Played() as played,) | (log.Played() as played, log.Paced()) if before:
            codec = games[after.game]
            seats = codec.game.concerns(before.state, codec.event(played), after.state)
            if seats is None or _granted(games, before) != _granted(games, after):
                return None
            if before.clock is not after.clock:
                seats |= _watchers(before) | _watchers(after)
            chooses = after.audience in seats or (after.stream and after.audience is None)
            return seats | ONLOOKERS if chooses else seats
        case _:
            return None


def _granted(games: GameRegistry, table: Table) -> tuple[object, ...]:
    """What a game's event can change of what `may` grants, and of who is heard by whom."""
    seats = map(Seat, range(len(table.places) if table.voice else 0))
    return (
        table.stage,
        bool(table.awaited),
        bool(table.waits_for),
        [channels(games, table, seat) for seat in seats],
    )


def _watchers(table: Table) -> frozenset[Seat]:
    """Those who see the short clock."""
    return table.clock.watchers if table.clock else frozenset()


def scene(games: GameRegistry, table: Table, viewer: Viewer) -> dict[str, Any]:
    """Both in one, as a browser has it."""
    everyone: dict[str, Any] = msgspec.to_builtins(shared(games, table))
    theirs: dict[str, Any] = msgspec.to_builtins(yours(games, table, viewer))
    return everyone | theirs


@cache
def _sorted(channels: frozenset[Channel]) -> tuple[Channel, ...]:
    return tuple(sorted(channels))


def _longest_clock(table: Table) -> ClockView | None:
    """The clock of what everyone waits for, if it runs: in the lobby, for other people."""
    if table.stage == "lobby":
        return _clock_view(table, table.clock) if table.clock else None
    clock = table.clock.outermost if table.clock else None
    return _clock_view(table, clock) if clock and clock.key == table.waits_for else None


def _clock_view(table: Table, clock: Clock) -> ClockView:
    """A clock that stands still is shown as it was when it stopped, whatever has been written since."""
    still = table.hold or table.pause
    put_off = still.since - still.began if still else 0
    return ClockView(ends=clock.ends - put_off, seconds=clock.seconds)


def _pause_view(table: Table, pause: Pause) -> PauseView:
    """Whom everyone waits for with patience, and not only because the clock has not ended yet."""
    missed = (
        seat for seat in table.awaited if table.missed.get(table.places[seat].person or "", 0) > pause.began
    )
    return PauseView(seats=tuple(missed), since=pause.began, ends=pause.ends)
