"""Who is at a table now at any gate, and for how long others have been gone. Reported, never logged."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from inklings.house import log
from inklings.house.attendance import Attendance
from inklings.live.context import MOMENT, Context
from inklings.live.effects import Publish
from inklings.live.messages import Report

AWAY_SECONDS = 3.0
"""People who reload a page or change to another gate are back by then."""
LOST_SECONDS = 60.0
"""A host who is gone for so long is host no more (G6)."""
DOUBT_SECONDS = 5.0
LONGEST_DOUBT_SECONDS = 60.0

_encoder = msgspec.json.Encoder()


class Presence:
    """Our own guests, and the reports of other members."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._own = Report(gate=context.member, people={}, watching=0, screens=0)
        self._others: dict[str, Report] = {}
        self._gone: dict[str, float] = {}
        """Seated people who are not here, each with the time since when."""
        self._doubts: dict[str, float] = {}
        """How long we wait before we again log someone as gone whom another gate sees."""
        self._unconfirmed: frozenset[str] = frozenset()
        """Members that were asked whether their last report still holds, and have not answered."""

    @property
    def people(self) -> dict[str, int]:
        """Seated people who are here, each with the time of their newest connection."""
        newest = dict(self._own.people)
        for report in self._others.values():
            for person, since in report.people.items():
                newest[person] = max(since, newest.get(person, 0))
        return newest

    @property
    def networks(self) -> dict[str, str]:
        """Seated people who are here, each with a hash of their network if it is known."""
        found = dict.fromkeys(self.people, "")
        for report in (*self._others.values(), self._own):
            found |= report.networks
        return found

    @property
    def watching(self) -> int:
        """How many onlookers there are."""
        return self._own.watching + sum(report.watching for report in self._others.values())

    @property
    def screens(self) -> int:
        """How many shared screens show this table."""
        return self._own.screens + sum(report.screens for report in self._others.values())

    @property
    def runners(self) -> list[str]:
        """Other members who play for the bots."""
        return [name for name, report in self._others.items() if report.bots]

    @property
    def anyone_gone(self) -> bool:
        """Whether somebody who is seated is not here."""
        return bool(self._gone)

    @property
    def anyone_elsewhere(self) -> bool:
        """Whether another member sees somebody, seated or not."""
        return any(report.people or report.watching or report.screens for report in self._others.values())

    @property
    def first_gate(self) -> str:
        """The first by name of all gates with guests here, which alone counts this table; empty if none."""
        seen = (self._own, *self._others.values())
        return min(
            (report.gate for report in seen if report.people or report.watching or report.screens), default=""
        )

    @property
    def is_alone(self) -> bool:
        """Whether no other member has reported anything."""
        return not self._others

    @property
    def own(self) -> Report:
        """What this member sees."""
        return self._own

    @property
    def own_people(self) -> dict[str, int]:
        """The seated people whom this gate sees."""
        return self._own.people

    def set_own(self, seen: Report | None, *, bots: bool = False) -> None:
        """Set our own report; other members are told if it has changed."""
        nobody = Report(gate=self._context.member, people={}, watching=0, screens=0)
        report = msgspec.structs.replace(seen or nobody, bots=bots)
        if report != self._own:
            self._own = report
            self.tell()

    def tell(self, *, asks: bool = False) -> None:
        """Tell the others whom we see, and perhaps ask whom they see."""
        report = msgspec.structs.replace(self._own, asks=asks, version=self._context.version)
        self._context.emit(Publish("here", _encoder.encode(report)))

    def hear(self, report: Report) -> bool:
        """Take another member's report; returns whether it changes anything."""
        if report.gate == self._context.member:
            return False
        self._unconfirmed -= {report.gate}
        if report.asks:
            self.tell()
        if not report.people and not report.watching and not report.screens and not report.bots:
            return self._others.pop(report.gate, None) is not None
        kept = msgspec.structs.replace(report, asks=False, version=0)
        changed = self._others.get(report.gate) != kept
        self._others[report.gate] = kept
        return changed

    def reporters(self, people: Collection[str], *, bots: bool) -> frozenset[str]:
        """The other members that alone report some of these people as here, or play for the bots."""
        elsewhere = [person for person in people if person not in self._own.people]
        return frozenset(
            name
            for name, report in self._others.items()
            if (bots and report.bots) or any(person in report.people for person in elsewhere)
        )

    def confirm(self, members: frozenset[str]) -> None:
        """Ask whether these members' reports still hold: the last one may have been lost."""
        self._unconfirmed = members
        self.tell(asks=True)

    def forget_unconfirmed(self) -> bool:
        """Drop the reports that nobody has confirmed; returns whether there were any."""
        unconfirmed, self._unconfirmed = self._unconfirmed, frozenset()
        return self.forget(unconfirmed)

    def forget(self, members: frozenset[str]) -> bool:
        """Drop the reports of members that are no more; returns whether there were any."""
        gone = members & self._others.keys()
        for member in gone:
            del self._others[member]
        return bool(gone)

    def returned(self, event: log.Returned) -> None:
        """Another gate sees this person. If we do not: ask, and wait longer before we log them as gone."""
        table = self._context.table
        person = table.places[event.seat].person if table else None
        if person is None or person in self.people:
            return
        doubt = min(2 * self._doubts.get(person, DOUBT_SECONDS / 2), LONGEST_DOUBT_SECONDS)
        self._doubts[person] = doubt
        self._gone[person] = self._context.mono + doubt
        self.tell(asks=True)

    def look(self) -> float | None:
        """See who has gone and who is back; returns in how many seconds that means something new."""
        table, mono = self._context.table, self._context.mono
        here = self.people
        seated = (
            {}
            if table is None
            else {place.person: None for place in table.places if place.person and not place.bot}
        )
        gone = {person: self._gone.get(person, mono) for person in seated if person not in here}
        if gone.keys() - self._gone.keys():
            self.tell(asks=True)  # a report may have been lost
        for person in self._doubts.keys() & here.keys():
            del self._doubts[person]
        self._gone = gone
        waits = [
            since + seconds - mono
            for since in gone.values()
            for seconds in (AWAY_SECONDS, LOST_SECONDS)
            if since + seconds > mono + MOMENT
        ]
        return min(waits, default=None)

    def attendance(self) -> Attendance | None:
        """Who is here and who is not; None if no seated person is here to wait for the others."""
        table, mono = self._context.table, self._context.mono
        here = self.people
        if table is None or not any(place.person in here for place in table.places):
            return None
        return Attendance(
            here=here.keys(),
            away={person for person, since in self._gone.items() if mono - since > AWAY_SECONDS - MOMENT},
            lost={person for person, since in self._gone.items() if mono - since > LOST_SECONDS - MOMENT},
        )
