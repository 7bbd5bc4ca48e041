"""A table: everything true of it, and what each entry of its log makes of it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.house import log
from inklings.house.shelf import Boxed, Shelf
from inklings.kernel.clock import Clock, running
from inklings.kernel.game import Outcome, Seat, Viewer

Stage: TypeAlias = Literal["lobby", "playing", "over"]


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
    def bots(self) -> dict[Seat, log.Bot]:
        """The seats in which bots sit."""
        return {Seat(seat): place.bot for seat, place in enumerate(self.places) if place.bot}


def advance(shelf: Shelf, table: Table | None, version: int, entry: log.Entry) -> Table:
    """The table after one more entry."""
    for event in entry.events:
        table = _evolve(shelf, table, event)
    assert table is not None, "a log begins with Opened"
    # A deadline is derived from the log, never stored: the time of the entry that changed what is waited for.
    due = shelf[table.game].game.due(table.state) if table.stage == "playing" else None
    clock = running(due, table.clock, match=table.match, version=version, now=entry.at)
    return replace(table, version=version, clock=clock)


def _evolve(shelf: Shelf, table: Table | None, event: log.HouseEvent) -> Table:
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
            return replace(table, stage="playing", match=table.match + 1, state=None, outcome=None, paced={})
        case log.Played():
            return _play(shelf[table.game], table, event)
        case log.Paced():
            return replace(table, paced={**table.paced, event.seat: event.until})
        case log.Left():
            return _leave(table, event.seat)
        case log.SeatFreed():
            table = replace(table, locks=_other_locks(table, event.seat))
            return _reseat(table, event.seat, person=None, bot=None)
        case log.Replaced():
            seat = event.seat
            return replace(table, places=(*table.places[:seat], _newcomer(event), *table.places[seat + 1 :]))
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


def _reseat(table: Table, seat: int, **changes: object) -> Table:
    place = replace(table.places[seat], **changes)
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
