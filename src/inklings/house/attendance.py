"""What follows from who is here and who is not (G3, G6). Pure, like the other rules."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import NamedTuple

from inklings.house import log
from inklings.house.log import Events
from inklings.house.seating import host_passed
from inklings.house.table import Table
from inklings.kernel.game import Seat


class Attendance(NamedTuple):
    """Who is at a table as a gate sees it, and who is not. People, not seats."""

    here: Collection[str]
    away: Collection[str]
    """Gone for longer than it takes to reload a page."""
    lost: Collection[str]
    """Gone for so long that a host loses their role."""


def attend(table: Table, seen: Attendance) -> Events:
    """The events that follow from who is here and who is not: none if nothing changes.

    Over days people come and go as they like. Nobody keeps a seat at a table that gathers people and is
    not there.
    """
    if table.over_days:
        return ()
    if table.matched and table.stage == "lobby":
        return _left(table, seen)
    waited = () if table.hold else table.awaited
    events: list[log.HouseEvent] = []
    for seat, place in enumerate(table.places):
        if place.person in table.missed:
            if place.person in seen.here:
                events.append(log.Returned(seat=seat))
        elif seat in waited and place.person in seen.away:
            events.append(log.Missed(seat=seat))
    return (*events, *_succeeded(table, seen))


def _left(table: Table, seen: Attendance) -> Events:
    """The first of those who are away has left: seats close up, so they go one after another."""
    for seat, place in enumerate(table.places):
        if place.person in seen.away:
            return (log.Left(seat=seat), *host_passed(table, Seat(seat)))
    return ()


def _succeeded(table: Table, seen: Attendance) -> Events:
    """G6: if the host does not come back, the next person who is here becomes host."""
    if table.host not in seen.lost:
        return ()
    host = next(seat for seat, place in enumerate(table.places) if place.person == table.host)
    after = table.places[host + 1 :] + table.places[:host]
    heirs = (place.person for place in after if place.person in seen.here)
    return tuple(log.HostPassed(person=heir) for heir in islice(heirs, 1))
