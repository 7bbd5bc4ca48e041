"""The clocks of a table: which run after an entry, and how long they stand still."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from inklings.house import log
from inklings.house.order import PACE_SECONDS
from inklings.house.registry import GameRegistry
from inklings.house.table import Hold, Table
from inklings.kernel.clock import Pause, in_force, running, slowed
from inklings.kernel.game import AnyGame, Due, Seat

GATHERING_SECONDS = 20
"""How long people wait for others at a table that gathers them."""
GATHERED_SECONDS = 3
"""How long once they are as many as make a good table, or everyone is ready."""


class Waits(NamedTuple):
    """What a game waits for after an entry, and who can see something of the entry."""

    due: Due | None
    """The clock."""
    seats: tuple[Seat, ...]
    audience: frozenset[Seat] | None
    """None: everyone."""


def waits(games: GameRegistry, before: Table | None, entry: log.Entry, after: Table) -> Waits:
    """What the game on a table waits for after an entry."""
    audience = _audience(games, before, entry, after)
    if after.stage != "playing":
        return Waits(_gathering(games[after.game].game, after), (), audience)
    game = games[after.game].game
    return Waits(_due(game, after), tuple(sorted(game.awaited(after.state))), audience)


def _gathering(game: AnyGame, table: Table) -> Due | None:
    """The clock of a table that gathers people: a short one once nobody is missing."""
    if table.matched is None or table.stage != "lobby" or not table.people:
        return None
    whole = Due("gathering", GATHERING_SECONDS)
    if table.people < game.good_number and not all(place.ready for place in table.places):
        return whole
    return Due("gathered", GATHERED_SECONDS, within=whole)


def _due(game: AnyGame, table: Table) -> Due | None:
    """The clock of the game, or a much slower one at a table that is played over days."""
    due = game.due(table.state)
    if not table.over_days or game.over_days is None:
        return due
    return slowed(due, game.over_days(table.state), table.pace, PACE_SECONDS[table.pace])


def _audience(
    games: GameRegistry, before: Table | None, entry: log.Entry, after: Table
) -> frozenset[Seat] | None:
    """The seats that can see something of an entry; None: everyone. Nobody sees a stored refusal."""
    match entry.events:
        case ():
            return frozenset()
        case events if after.stage != "playing" and all(isinstance(event, log.Returned) for event in events):
            return frozenset()  # no game waits for them
        case (log.HandoverOffered(seat=seat),):
            return frozenset({Seat(seat)})
        case (log.Played() as played,) if before and before.state is not None:
            codec = games[after.game]
            event = codec.event(played)
            is_aside = codec.game.aside(before.state, event, after.state)
            return codec.game.concerns(before.state, event, after.state) if is_aside else None
        case _:
            return None


def with_clocks(table: Table, waits: Waits, version: int, at: int) -> Table:
    """The table with the clocks that run after this entry, and what viewers have seen of it."""
    if table.stage != "playing":
        shown, asides = _shown(table, waits.audience, at)
        clock = running(waits.due, table.clock, match=table.match, version=version, now=at)
        table = replace(table, clock=clock, pause=None, hold=None, awaited=())
        return replace(table, version=version, shown=shown, asides=asides)
    return _with_running_clocks(table, waits, version, at)


def _shown(table: Table, audience: frozenset[Seat] | None, at: int) -> tuple[int, dict[Seat, int]]:
    """When everyone could last see something, and when some of them could since then."""
    moment = at - table.opened
    if audience is None:
        return moment, {}
    return table.shown, {**table.asides, **dict.fromkeys(audience, moment)}


def after_hold(table: Table, hold: Hold, version: int, at: int) -> Table:
    """The table at the next entry, while the host has paused the game: nothing has run out since the last."""
    stood = max(0, at - hold.since)
    missed = {
        person: until + stood if until > hold.since else until for person, until in table.missed.items()
    }
    clock = table.clock.put_off(stood, version) if table.clock else None
    return replace(table, clock=clock, missed=missed, hold=replace(hold, since=at))


def after_pause(table: Table, pause: Pause, version: int, at: int) -> Table:
    """The same, while everyone waits for a missed person: the clock stood still until patience ended."""
    stood = max(0, min(at, pause.ends) - pause.since)
    return replace(table, clock=table.clock.put_off(stood, version) if table.clock else None)


def _with_running_clocks(table: Table, waits: Waits, version: int, at: int) -> Table:
    """The same for a running game. Deadlines are never stored: they follow from the times of entries."""
    due, seats, audience = waits
    shown, asides = _shown(table, audience, at)
    waits_for = f"{table.match}/{due.outermost.key}" if due else ""
    absent, ends = False, at
    if table.missed:
        awaited = {table.places[seat].person for seat in seats}
        seated = {place.person for place in table.places}
        lost = {person for person, until in table.missed.items() if until <= at} & seated
        # Once the clock runs because of a lost person, it goes on though the set of awaited people changes.
        goes_on = table.clock is not None and table.clock.outermost.key == waits_for
        ends = max((until for person, until in table.missed.items() if person in awaited), default=at)
        # It does not begin during a pause for someone else: it would tell of things that others cannot see.
        absent = bool(lost) if goes_on else bool(lost & awaited) and ends <= at
    return replace(
        table,
        version=version,
        clock=running(in_force(due, absent=absent), table.clock, match=table.match, version=version, now=at),
        shown=shown,
        asides=asides,
        pause=_pause(table, version, at, ends) if due and ends > at and not table.hold else None,
        awaited=seats,
        waits_for=waits_for,
        waits_since=table.waits_since if waits_for == table.waits_for else at - table.opened,
        spare=table.spare if waits_for == table.waits_for else {},
    )


def _pause(table: Table, version: int, at: int, ends: int) -> Pause:
    began = table.pause.began if table.pause else at
    return Pause(since=at, ends=ends, version=version, began=began)
