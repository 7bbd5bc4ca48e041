"""Tables of a leader's room: what the leader may ask of them without a seat, and what people there may not.

People come to such a table by the room alone (`house/rooms.py`): they are seated when it is opened, and the
leader seats whoever comes late. Nobody there is host.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from inklings.house import asks, log, matches, seating, seats
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.led import CallTime, Invite, Led, TimeCalled
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import LEADER, Table
from inklings.kernel.game import Refused

LeaderAsk: TypeAlias = (
    asks.Begin
    | asks.PlayAgain
    | asks.PauseGame
    | asks.ResumeGame
    | asks.EndGame
    | asks.Skip
    | asks.Remove
    | asks.FreeSeat
    | asks.AddBot
    | asks.SeatBot
    | CallTime
    | Invite
)


class Invited(NamedTuple):
    """Someone whom a room seats at a table."""

    person: str
    """The hash by which the table knows them."""
    name: str
    avatar: int


def opened(opening: Events, leader: str, hint: str, people: Sequence[Invited]) -> Events:
    """The first entry of a table of a room, at which all these people sit already."""
    sat = (log.Sat(person=one.person, name=one.name, avatar=one.avatar) for one in people)
    return (*opening, Led(leader=leader, hint=hint), *sat)


def is_leader(table: Table, person: str) -> bool:
    """Whether this person leads the table."""
    return table.led is not None and table.led.leader == person


def may_seated(table: Table) -> tuple[str, ...]:
    """What people may ask who sit at a table of a room, by tag."""
    return ("leave", "ready") if table.stage == "lobby" else ("leave",)


def may_lead(games: GameRegistry, table: Table) -> tuple[str, ...]:
    """What the leader may ask of a table now, by tag."""
    grants = ["remove", "call_time"]
    if table.stage != "over":
        grants.append("invite")
    match table.stage:
        case "lobby":
            if len(table.places) in games[table.game].game.seats:
                grants.append("begin")
            if seats.has_room(games, table):
                grants.append("add_bot")
        case "playing":
            grants += ["free_seat", "seat_bot", "end_game", "resume" if table.hold else "pause"]
            if not table.hold and table.awaited and table.waits_for:
                grants.append("skip")
        case "over":
            grants.append("play_again")
    return tuple(grants)


def lead(games: GameRegistry, table: Table, ask: Any, rng: Random, now: Circumstances) -> Events:
    """What follows from an ask of the leader; raises `Refused`."""
    if not isinstance(ask, LeaderAsk):
        raise Refused(Why.LED)
    if type(ask).__struct_config__.tag not in may_lead(games, table):
        raise matches.why_not_begin(games, table) if isinstance(ask, asks.Begin) else Refused(Why.NOT_NOW)
    match ask:
        case asks.Begin():
            return matches.begin(games, table, rng)
        case asks.PlayAgain():
            return matches.play_again(games, table, rng)
        case asks.PauseGame():
            return (log.Paused(seat=LEADER),)
        case asks.ResumeGame():
            return (log.Resumed(),)
        case asks.EndGame():
            return (log.CutShort(seat=LEADER),)
        case asks.Skip():
            return matches.skip(games, table, ask, rng)
        case asks.Remove():
            return seating.remove(games, table, seats.existing_seat(table, ask.seat), rng, now)
        case asks.FreeSeat():
            return seating.free_seat(table, seats.giveable_seat(table, ask.seat, LEADER, now.here))
        case asks.AddBot():
            return (seats.new_bot(table, ask, rng),)
        case asks.SeatBot():
            given = seats.giveable_seat(table, ask.seat, LEADER, now.here)
            return seating.seat_bot(table, given, ask, rng)
        case CallTime():
            return (TimeCalled(ends=now.at + ask.seconds * 1000 if ask.seconds else 0),)
        case Invite():
            return _invite(games, table, ask, rng)


def _invite(games: GameRegistry, table: Table, ask: Invite, rng: Random) -> Events:
    """Someone of the room takes a seat, though they were shown out here before."""
    if table.seat_of(ask.person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    wanted = asks.Sit(name=ask.name, avatar=ask.avatar)
    taken = seats.seat_for(games, table, wanted)
    name = seats.numbered_name(table, asks.NAME.read(ask.name), besides=taken)
    back: Events = (log.Readmitted(person=ask.person),) if ask.person in table.barred else ()
    return (*back, *seating.seated(games, table, ask.person, wanted, name, taken, rng))
