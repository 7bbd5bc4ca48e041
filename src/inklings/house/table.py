"""A table: everything true of it, and what each entry of its log makes of it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.house import log
from inklings.house.shelf import Boxed, Shelf
from inklings.kernel.clock import Clock, Pause, in_force, running
from inklings.kernel.game import Outcome, Seat, Viewer

Stage: TypeAlias = Literal["lobby", "playing", "over"]
PATIENCE_SECONDS = 30
"""How long time stands still for somebody who is missed, unless the host says otherwise (G3)."""


class Owner(Struct, frozen=True):
    """Whoever had a seat before it was given away."""

    person: str
    name: str
    avatar: int


class Place(Struct, frozen=True):
    """A seat and whoever sits in it."""

    person: str | None
    name: str
    avatar: int
    bot: log.Bot | None = None
    """None: a person, or nobody."""
    ready: bool = False
    left: bool = False
    """Nobody comes back to this seat in the running game."""
    kept_for: Owner | None = None
    """Who may have it back, though it is empty or a bot sits in it meanwhile."""


class Table(Struct, frozen=True):
    """The fold of a table's log. Never leaves the server."""

    code: str
    game: str
    options: dict[str, Any]
    options_of: dict[str, dict[str, Any]] = {}
    """The house rules by which this table last had each game."""
    version: int = 0
    stage: Stage = "lobby"
    match: int = 0
    places: tuple[Place, ...] = ()
    host: str | None = None
    locked: bool = False
    talk: log.TalkOrder = log.TalkOrder()
    muted: frozenset[str] = frozenset()
    """People who may not talk, though they leave and come back."""
    state: Any = None
    """The game's own state; None in the lobby."""
    outcome: Outcome | None = None
    clock: Clock | None = None
    pause: Pause | None = None
    """While it stands, the clock does not run (G3)."""
    patience: int = PATIENCE_SECONDS
    missed: dict[str, int] = {}
    """Until when, in milliseconds, time stands still for people who were missed and are not back."""
    spare: dict[str, int] = {}
    """What is left of the house's patience, in milliseconds, with people who came back before its end."""
    waits_for: str = ""
    """What everybody waits for: with the next thing patience begins anew."""
    paced: dict[int, int] = {}
    """Until when, in milliseconds, a seat may do nothing that has a pace."""
    locks: dict[str, int] = {}
    """Seats that may move to another device, by the hash of their one-time key."""

    def seat_of(self, person: str) -> Viewer:
        """Where this person sits; None when they look on."""
        for seat, place in enumerate(self.places):
            if place.person == person:
                return Seat(seat)
        return None

    @property
    def kept(self) -> dict[str, Seat]:
        """The seats that people may have back."""
        given = ((seat, place) for seat, place in enumerate(self.places) if place.bot or not place.person)
        return {place.kept_for.person: Seat(seat) for seat, place in given if place.kept_for}

    @property
    def alarm(self) -> Clock | Pause | None:
        """What ends next, if nobody does anything."""
        return self.pause or self.clock

    @property
    def bots(self) -> dict[Seat, log.Bot]:
        """The seats in which bots sit."""
        return {Seat(seat): place.bot for seat, place in enumerate(self.places) if place.bot}


def advance(shelf: Shelf, table: Table | None, version: int, entry: log.Entry) -> Table:
    """The table after one more entry."""
    if table and table.pause:
        table = _put_off(table, table.pause, version, entry.at)
    for event in entry.events:
        table = _evolve(shelf, table, event, entry.at)
    assert table is not None, "a log begins with Opened"
    return replace(_wind(shelf, table, version, entry.at), version=version)


def _put_off(table: Table, pause: Pause, version: int, at: int) -> Table:
    """The clock has stood still since the last entry, but not for longer than the house waits."""
    stood = max(0, min(at, pause.ends) - pause.since)
    return replace(table, clock=table.clock.put_off(stood, version) if table.clock else None)


def _wind(shelf: Shelf, table: Table, version: int, at: int) -> Table:
    """Deadlines are derived from the log, never stored: from the time of what brought them about."""
    if table.stage != "playing":
        return replace(table, clock=None, pause=None)
    game = shelf[table.game].game
    due = game.due(table.state)
    waits_for = f"{table.match}/{due.outermost.key}" if due else ""
    awaited = {table.places[seat].person for seat in game.awaited(table.state)}
    seated = {place.person for place in table.places}
    lost = {person for person, until in table.missed.items() if until <= at} & seated
    # Once it runs for somebody who is lost, others who change their minds about waiting do not stop it.
    goes_on = table.clock is not None and table.clock.outermost.key == waits_for
    clock = running(
        in_force(due, absent=bool(lost) if goes_on else bool(lost & awaited)),
        table.clock,
        match=table.match,
        version=version,
        now=at,
    )
    ends = max((until for person, until in table.missed.items() if person in awaited), default=at)
    return replace(
        table,
        clock=clock,
        pause=Pause(since=at, ends=ends, version=version) if due and ends > at else None,
        waits_for=waits_for,
        spare=table.spare if waits_for == table.waits_for else {},
    )


def _evolve(shelf: Shelf, table: Table | None, event: log.HouseEvent, at: int) -> Table:
    if isinstance(event, log.Opened):
        kept = {event.game: event.options}
        return Table(code=event.code, game=event.game, options=event.options, options_of=kept)
    assert table is not None, "a log begins with Opened"
    match event:
        case log.Sat():
            return replace(table, places=(*table.places, _newcomer(event)))
        case log.Introduced():
            return _reseat(table, event.seat, name=event.name, avatar=event.avatar)
        case log.ReadySaid():
            return _reseat(table, event.seat, ready=event.ready)
        case log.GameSet():
            kept = {**table.options_of, event.game: event.options}
            return replace(table, game=event.game, options=event.options, options_of=kept)
        case log.SeatsArranged():
            # Keys to other devices name a seat by its number, so they no longer hold.
            return replace(table, places=tuple(table.places[seat] for seat in event.order), locks={})
        case log.Begun():
            table = replace(table, stage="playing", match=table.match + 1, state=None, outcome=None)
            return replace(table, paced={}, missed={}, spare={})
        case log.Played():
            return _play(shelf[table.game], table, event)
        case log.Paced():
            return replace(table, paced={**table.paced, event.seat: event.until})
        case log.Missed() | log.Returned():
            return _miss(table, event, at)
        case log.PatienceEnded():
            return table  # by its time alone it ends the pause
        case log.PatienceSet():
            return replace(table, patience=event.seconds)
        case log.Left():
            return _leave(table, event.seat)
        case log.SeatFreed():
            table = replace(table, locks=_other_locks(table, event.seat))
            return _reseat(
                table, event.seat, person=None, bot=None, kept_for=_owner(table.places[event.seat])
            )
        case log.Replaced():
            kept_for = table.places[event.seat].kept_for if event.bot else None
            newcomer = replace(_newcomer(event), kept_for=kept_for)
            return _put(table, event.seat, newcomer)
        case log.HandoverOffered():
            return replace(table, locks={**_other_locks(table, event.seat), event.lock: event.seat})
        case log.HandedOver():
            table = replace(table, locks=_other_locks(table, event.seat))
            return _hand_over(table, event.seat, event.person)
        case log.LockSet():
            return replace(table, locked=event.locked)
        case log.TalkSet():
            return replace(table, talk=event.order)
        case log.MuteSet():
            person = table.places[event.seat].person or ""
            return replace(table, muted=table.muted | {person} if event.muted else table.muted - {person})
        case log.HostPassed():
            return replace(table, host=event.person)
        case log.Reopened():
            here = tuple(
                replace(place, ready=place.bot is not None) for place in table.places if place.person
            )
            return replace(table, stage="lobby", state=None, outcome=None, places=here, locks={})


def _newcomer(event: log.Sat | log.Replaced) -> Place:
    """Whoever sits down; a bot is ready at once."""
    return Place(
        person=event.person,
        name=event.name,
        avatar=event.avatar,
        bot=event.bot,
        ready=event.bot is not None,
    )


def _owner(place: Place) -> Owner | None:
    """Who may have this seat back once it is given away."""
    if place.bot or place.person is None:
        return place.kept_for
    return Owner(person=place.person, name=place.name, avatar=place.avatar)


def _miss(table: Table, event: log.Missed | log.Returned, at: int) -> Table:
    """Somebody's share of patience begins to run, or what is left of it is kept for the next time."""
    person = table.places[event.seat].person or ""
    if isinstance(event, log.Missed):
        until = at + table.spare.get(person, table.patience * 1000)
        return replace(table, missed={**table.missed, person: until})
    missed = {other: until for other, until in table.missed.items() if other != person}
    return replace(table, missed=missed, spare={**table.spare, person: max(0, table.missed[person] - at)})


def _reseat(table: Table, seat: int, **changes: object) -> Table:
    return _put(table, seat, replace(table.places[seat], **changes))


def _put(table: Table, seat: int, place: Place) -> Table:
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def _other_locks(table: Table, seat: int) -> dict[str, int]:
    return {lock: held for lock, held in table.locks.items() if held != seat}


def _leave(table: Table, seat: int) -> Table:
    if table.stage == "lobby":
        # In the lobby seats close up, so keys that name a seat by its number no longer hold.
        return replace(table, places=table.places[:seat] + table.places[seat + 1 :], locks={})
    return replace(_reseat(table, seat, person=None, bot=None, left=True), locks=_other_locks(table, seat))


def _hand_over(table: Table, seat: int, person: str) -> Table:
    """Whoever held the seat goes on under another name, as host and as one who is muted."""
    before = table.places[seat].person
    if before in table.muted:
        table = replace(table, muted=table.muted | {person})
    if before == table.host:
        table = replace(table, host=person)
    return _reseat(table, seat, person=person)


def _play(box: Boxed, table: Table, played: log.Played) -> Table:
    state = box.game.evolve(table.state, box.event(played))
    outcome = box.game.outcome(state)
    return replace(table, state=state, outcome=outcome, stage="over" if outcome else "playing")
