"""What it means for a table who is here and who is not (G3, G6). Pure, like the other rules of the house."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import NamedTuple

from inklings.house import log
from inklings.house.log import Events
from inklings.house.table import Table


class Attendance(NamedTuple):
    """Whom a gate sees at a table, and whom it has not seen for a while: people, not seats."""

    here: Collection[str]
    away: Collection[str]
    """Gone for longer than it takes to load a page again."""
    lost: Collection[str]
    """Gone for so long that nobody counts on them."""


def attend(table: Table, seen: Attendance) -> Events:
    """What it means for the table who is here and who is not: written down only when it changes something."""
    waited = () if table.hold else table.awaited
    events: list[log.HouseEvent] = []
    for seat, place in enumerate(table.places):
        if place.person in table.missed:
            if place.person in seen.here:
                events.append(log.Returned(seat=seat))
        elif seat in waited and place.person in seen.away:
            events.append(log.Missed(seat=seat))
    return (*events, *_succeeded(table, seen))


def _succeeded(table: Table, seen: Attendance) -> Events:
    """G6: a host who does not come back is no host; the next person who is here becomes it."""
    if table.host not in seen.lost:
        return ()
    host = next(seat for seat, place in enumerate(table.places) if place.person == table.host)
    after = table.places[host + 1 :] + table.places[:host]
    heirs = (place.person for place in after if place.person in seen.here)
    return tuple(log.HostPassed(person=heir) for heir in islice(heirs, 1))
