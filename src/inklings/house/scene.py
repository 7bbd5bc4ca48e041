"""What a viewer sees of a table: its people and settings, and the game's own view inside.

A scene has two parts with names of their own. What everyone sees is built, compared and encoded once for all
of them; each seat adds only what is theirs. Nothing in the first part can be a secret: it knows no viewer.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter, is_
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from inklings.house import circles, log
from inklings.house.identity import handle
from inklings.house.registry import GameRegistry
from inklings.house.rules import may
from inklings.house.table import Place, Table
from inklings.house.talk import channels, shown_text
from inklings.kernel.bot import Temper
from inklings.kernel.clock import Clock, Pause
from inklings.kernel.game import Channel, Seat, Viewer

_VIEWED = (
    "game",
    "options",
    "stage",
    "match",
    "places",
    "host",
    "locked",
    "talk",
    "muted",
    "circles",
    "patience",
    "ended_by",
)
"""What of a table is in its `TableView`."""
_viewed = attrgetter(*_VIEWED)


class SeatView(Struct, frozen=True):
    """A seat as everyone sees it."""

    name: str
    avatar: int
    status: Literal["taken", "empty", "left"]
    """empty: a seat of a running game that a newcomer may take; left: nobody comes back to it."""
    ready: bool
    bot: Temper | None
    """None: a person. A bot gives up its seat to anyone who asks for it."""
    muted: bool
    """The host lets them say nothing."""


class CircleView(Struct, frozen=True):
    """A circle that someone at the table has chosen."""

    id: str
    """By which browsers of its members know it. It makes nobody a member."""
    name: str
    agreed: tuple[Seat, ...]
    """Who lets games be recorded for it."""
    recorded: bool
    """Everyone has agreed."""


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    code: str
    game: str
    options: dict[str, Any]
    least: int
    """Seats the game needs."""
    most: int
    cosy: int
    """How many make a good table."""
    stage: Literal["lobby", "playing", "over"]
    match: int
    """How many games have been dealt at this table."""
    seats: tuple[SeatView, ...]
    roles: tuple[str, ...]
    """In the lobby: what each seat will be in the game; empty if all are alike."""
    host: Seat | None
    locked: bool
    talk: log.TalkOrder
    patience: int
    """For so many seconds the clock stands still for someone who is missed."""
    ended_by: Seat | None
    """The host who ended the game before its end: nobody has won."""
    circle: CircleView | None = None
    """The circle for which games are recorded if everyone agrees."""


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


class Yours(Struct, frozen=True):
    """What one viewer sees besides: what is theirs, and what they may do. All onlookers have the same."""

    you: Seat | None
    """None: you look on."""
    may: tuple[str, ...]
    """The asks (by tag) that the table would grant you now."""
    own: Any
    """What only you see of the game; null in the lobby, and for onlookers."""
    offers: tuple[Any, ...]
    """What you may do in the game now."""
    turn: ClockView | None
    """The short clock, if it is your affair."""
    channels: tuple[Channel, ...]
    """Where you may speak now."""
    removed: tuple[RemovedView, ...]
    """For the host: who was shown out, and can be let in again."""


class Last(NamedTuple):
    """What was shown last, and of which table."""

    of: Table
    shown: Shared


def shared(games: GameRegistry, table: Table, last: Last | None = None) -> Shared:
    """What everyone sees, built up from nothing, but for people and settings that are still the same."""
    codec = games[table.game]
    game = codec.game
    return Shared(
        table=_table_view(games, table) if last is None or _seems_new(table, last.of) else last.shown.table,
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
    offers = game.offers(table.state, viewer) if table.stage == "playing" and viewer is not None else ()
    return Yours(
        you=viewer,
        may=may(games, table, viewer),
        own=None if table.state is None or viewer is None else game.own(table.state, viewer),
        offers=offers if game.brief is None else tuple([game.brief(offer) for offer in offers]),
        turn=_clock_view(table, table.clock) if table.clock and viewer in table.clock.watchers else None,
        channels=_sorted(channels(games, table, viewer)),
        removed=_removed(table, viewer) if table.barred else (),
    )


def _removed(table: Table, viewer: Viewer) -> tuple[RemovedView, ...]:
    if viewer is None or table.places[viewer].person != table.host:
        return ()
    return tuple(
        RemovedView(handle=handle(person), name=one.name, avatar=one.avatar)
        for person, one in table.barred.items()
    )


def concerned(
    games: GameRegistry, before: Table | None, entry: log.Entry, after: Table
) -> frozenset[Seat] | None:
    """The viewers whose own part of the scene may be another after an entry; None: everyone's."""
    match entry.events:
        case (log.Played() as played,) | (log.Played() as played, log.Paced()) if before:
            codec = games[after.game]
            seats = codec.game.concerns(before.state, codec.event(played), after.state)
            if seats is None or _granted(before) != _granted(after):
                return None
            return seats if before.clock is after.clock else seats | _watchers(before) | _watchers(after)
        case _:
            return None


def _granted(table: Table) -> tuple[object, ...]:
    """What a game's event can change of what `may` grants."""
    return table.stage, bool(table.awaited), bool(table.waits_for)


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
    """The clock of what everyone waits for, if it runs."""
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


def _seems_new(table: Table, before: Table) -> bool:
    """Whether a view of the table's people and settings may have changed."""
    return not all(map(is_, _viewed(table), _viewed(before)))


def _table_view(games: GameRegistry, table: Table) -> TableView:
    codec = games[table.game]
    game = codec.game
    hosts = (Seat(n) for n, place in enumerate(table.places) if table.host and place.person == table.host)
    return TableView(
        code=table.code,
        game=table.game,
        options=table.options,
        least=game.seats.start,
        most=game.seats[-1],
        cosy=max(game.cosy, game.seats.start),
        stage=table.stage,
        match=table.match,
        seats=tuple(_seat_view(games, table, place) for place in table.places),
        roles=codec.roles(table.options, len(table.places)) if table.stage == "lobby" else (),
        host=next(hosts, None),
        locked=table.locked,
        talk=table.talk,
        patience=table.patience,
        ended_by=None if table.ended_by is None else Seat(table.ended_by),
        circle=_circle_view(games, table),
    )


def _circle_view(games: GameRegistry, table: Table) -> CircleView | None:
    if (circle := circles.chosen(table)) is None:
        return None
    return CircleView(
        id=circle.id,
        name=shown_text(games, table, circle.name),
        agreed=tuple(table.agreed),
        recorded=table.recorded_for is not None,
    )


def _seat_view(games: GameRegistry, table: Table, place: Place) -> SeatView:
    status: Literal["taken", "empty", "left"] = "left" if place.left else "taken" if place.person else "empty"
    return SeatView(
        name=shown_text(games, table, place.name),
        avatar=place.avatar,
        status=status,
        ready=place.ready,
        bot=place.bot.temper if place.bot else None,
        muted=place.person in table.muted,
    )
