"""What people ask of the chronicle: other names, to leave a circle, to be forgotten. It is done at once.

Leaving keeps the matches: somebody without a name sits there with a score. Forgetting takes the seats away,
and matches in which no member is left. Either holds for records that come again after a rebuild: for that,
only the hash of the member's id is kept. An id is random, so its hash can be compared and not turned back.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, or_, select, update

from inklings.chronicle import schema
from inklings.chronicle.database import Database
from inklings.chronicle.record import Seated
from inklings.chronicle.store import as_text, hashed


class Wishes:
    """Carries out what people ask for."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def rename_circle(self, circle: str, name: str) -> None:
        """Call a circle so."""
        with self.database.writing() as db:
            self._put(db, schema.circle, id=circle, name=name)

    def rename_member(self, circle: str, member: str, name: str) -> None:
        """Call a member so in this circle, whatever they are called at tables."""
        with self.database.writing() as db:
            self._put(db, schema.renamed, member=member, circle=circle, name=name)

    def leave(self, circle: str, member: str, at: int) -> None:
        """Take somebody out of a circle: of what ended up to now, in milliseconds, only scores stay."""
        with self.database.writing() as db:
            newest = db.scalar(select(func.max(schema.match.c.ended)).where(schema.match.c.circle == circle))
            until = max(at, newest or 0)  # clocks may differ
            self._put(db, schema.departed, hash=hashed(member), circle=circle, until=until)
            self._remove(db, circle, member, keep_seats=True)
        self.database.scrub()

    def forget(self, member: str) -> None:
        """Remove every trace of somebody from all circles, for good."""
        with self.database.writing() as db:
            circles = db.scalars(select(schema.member.c.circle).where(schema.member.c.id == member)).all()
            for circle in circles:
                self._remove(db, circle, member, keep_seats=False)
            db.execute(delete(schema.renamed).where(schema.renamed.c.member == member))
            self._put(db, schema.forgotten, hash=hashed(member))
        self.database.scrub()

    def _remove(self, db: Connection, circle: str, member: str, *, keep_seats: bool) -> None:
        """Remove what is said of a member in a circle."""
        lines, pairs, names, renamed = schema.line.c, schema.reading.c, schema.member.c, schema.renamed.c
        either = or_(pairs.one == member, pairs.other == member)
        db.execute(delete(schema.line).where(lines.circle == circle, lines.member == member))
        db.execute(delete(schema.reading).where(pairs.circle == circle, either))
        db.execute(delete(schema.member).where(names.circle == circle, names.id == member))
        db.execute(delete(schema.renamed).where(renamed.circle == circle, renamed.member == member))
        self._unseat(db, circle, member, keep_seats=keep_seats)
        gathered = select(names.circle).where(names.circle == circle).exists()
        db.execute(delete(schema.circle).where(schema.circle.c.id == circle, ~gathered))
        db.execute(delete(schema.met).where(schema.met.c.circle == circle, ~gathered))

    @staticmethod
    def _unseat(db: Connection, circle: str, member: str, *, keep_seats: bool) -> None:
        """Leave somebody's seats empty, or take them away, and with them matches without any member."""
        match = schema.match.c
        changed: list[dict[str, str]] = []
        empty: list[dict[str, str]] = []
        for number, text in db.execute(select(match.id, match.seats).where(match.circle == circle)):
            seats = msgspec.json.decode(text, type=list[Seated])
            if all(seat.member != member for seat in seats):
                continue
            others = [
                seat._replace(member=None) if seat.member == member else seat
                for seat in seats
                if keep_seats or seat.member != member
            ]
            if any(seat.member for seat in others):
                changed.append({"number": number, "text": as_text(others)})
            else:
                empty.append({"number": number})
        this = match.id == bindparam("number")
        if changed:
            db.execute(update(schema.match).where(this).values(seats=bindparam("text")), changed)
        if empty:
            db.execute(delete(schema.match).where(this), empty)
            db.execute(delete(schema.evening).where(schema.evening.c.circle == circle))
            left = select(match.circle, match.evening, func.max(match.ended)).where(match.circle == circle)
            evenings = left.group_by(match.circle, match.evening)
            db.execute(insert(schema.evening).from_select(["circle", "id", "ended"], evenings))

    def _put(self, db: Connection, table: Table, **values: Any) -> None:
        """Insert a row, or change the one that is there."""
        keys = [column.name for column in table.primary_key]
        changed = {name: value for name, value in values.items() if name not in keys}
        statement = self.database.insert(table).values(**values)
        if changed:
            db.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))
        else:
            db.execute(statement.on_conflict_do_nothing())
