"""How records become rows: each match once, many in one transaction, with the place where they were read.

A process that is killed at any instant goes on from `position`. What was recorded before and is told again
changes nothing: sums grow only with matches that are new in the same transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, case, delete, func, select, tuple_

from inklings.chronicle import schema
from inklings.chronicle.database import Database, as_rows
from inklings.chronicle.record import Record, Seated, Sitting

LINES = 5
"""How many are kept of each member of a circle: they are people's own words, and nobody would read more."""
Key: TypeAlias = tuple[str, str, str, str, str]
"""Circle, kind, both members, and the sort of what one did with the other."""
Row: TypeAlias = tuple[Any, ...]
Change: TypeAlias = Callable[[Any], dict[str, Any]]
"""What becomes of a row that is there already, given the new one."""


def hashed(member: str) -> str:
    """What is kept of somebody who was forgotten: nobody can find the random id from it."""
    return sha256(member.encode()).hexdigest()


class Store:
    """Writes what follows from the records."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._matches = self._insert(schema.match).on_conflict_do_nothing().returning(schema.match.c.id)
        self._circles = self._insert(schema.circle).on_conflict_do_nothing()
        self._lines = self._insert(schema.line)
        self._evenings = self._upsert(schema.evening, _newest(schema.evening, "ended"))
        self._members = self._upsert(
            schema.member,
            lambda new: {
                **_newest(schema.member, "seen", "name", "avatar")(new),
                **_added(schema.member, "games", "wins")(new),
            },
        )
        self._readings = self._upsert(schema.reading, _added(schema.reading, "tries", "hits"))
        self._met = self._upsert(schema.met, _newest(schema.met, "ended", "place"))
        self._position = self._upsert(schema.position, _newest(schema.position, "sequence"))
        self._lesser = self._lesser_lines()
        hashes = database.rows([schema.forgotten.c.hash])
        self._forgotten = select(schema.forgotten.c.hash).where(schema.forgotten.c.hash.in_(hashes))
        self._departed = select(schema.departed).where(schema.departed.c.hash.in_(hashes))

    def _insert(self, table: Table) -> Any:
        rows = self.database.rows(tuple(table.c))
        return self.database.insert(table).from_select([column.name for column in table.c], rows)

    def _upsert(self, table: Table, change: Change) -> Any:
        insert = self._insert(table)
        keys = [column.name for column in table.primary_key]
        return insert.on_conflict_do_update(index_elements=keys, set_=change(insert.excluded))

    def _lesser_lines(self) -> Any:
        """Removes all but the best lines of each member of some circles."""
        line = schema.line.c
        order = line.worth.desc(), line.ended.desc(), line.match, line.seat
        rank = func.row_number().over(partition_by=(line.circle, line.member), order_by=order)
        key = line.circle, line.match, line.seat
        here = line.circle.in_(self.database.rows([line.circle]))
        ranked = select(*key, rank.label("rank")).where(here).subquery().c
        lesser = select(ranked.circle, ranked.match, ranked.seat).where(ranked.rank > LINES)
        return delete(schema.line).where(tuple_(*key).in_(lesser))

    def position(self, stream: str) -> int:
        """The sequence up to which a stream has been recorded."""
        with self.database.reading() as db:
            found = db.scalar(select(schema.position.c.sequence).where(schema.position.c.stream == stream))
            return found or 0

    def record(self, records: Iterable[Record], stream: str, sequence: int) -> int:
        """Record matches, and that the stream was read up to here. Returns how many matches were new."""
        with self.database.writing() as db:
            known = _Known(db, self._forgotten, self._departed, records)
            told = {one.match: one for one in known.records}
            new: set[str] = set()
            if told:
                new = set(db.scalars(self._matches, as_rows([_match(one, known) for one in told.values()])))
            batch = _Batch()
            for match, one in told.items():
                if match in new:
                    batch.add(one, known)
            for statement, found in (
                (self._circles, list(batch.circles.items())),
                (self._lines, batch.lines),
                (self._lesser, {row[:1] for row in batch.lines}),
                (self._readings, [(*key, *counts) for key, counts in batch.sums.items()]),
                (self._evenings, [(*key, ended) for key, ended in batch.evenings.items()]),
                (self._met, [(*key, *when) for key, when in batch.met.items()]),
                (self._members, [one.row for one in batch.members.values()]),
                (self._position, [(stream, sequence)]),
            ):
                if found:
                    db.execute(statement, as_rows(sorted(found)))
            return len(new)

    def met(self, circle: str, game: str) -> tuple[str, ...]:
        """The cards of a game that a circle has met, longest ago first."""
        met = schema.met.c
        here = select(met.card).where(met.circle == circle, met.game == game)
        with self.database.reading() as db:
            return tuple(db.scalars(here.order_by(met.ended, met.place)))

    def clear(self) -> None:
        """Remove all that follows from records, to record them again; what people asked for stays."""
        with self.database.writing() as db:
            for table in schema.FROM_RECORDS:
                db.execute(delete(table))

    def outdated(self, versions: Mapping[str, int]) -> list[str]:
        """The games of which matches are recorded with another version of the summary than these."""
        match = schema.match.c
        with self.database.reading() as db:
            found = db.execute(select(match.game, match.version).distinct()).all()
        return sorted({game for game, version in found if versions.get(game, version) != version})

    def count(self) -> int:
        """How many matches are recorded."""
        with self.database.reading() as db:
            return db.scalar(select(func.count()).select_from(schema.match)) or 0


class _Known:
    """Who of these records must not be known: forgotten everywhere, or departed from a circle."""

    def __init__(self, db: Connection, forgotten: Any, departed: Any, records: Iterable[Record]) -> None:
        told = list(records)
        members = {seat.member for one in told for seat in one.seats if seat.member is not None}
        by_hash = {hashed(member): member for member in members}
        rows = as_rows([(one,) for one in by_hash])
        self.forgotten = {by_hash[one] for one in db.scalars(forgotten, rows)}
        self._departed = {(one.circle, by_hash[one.hash]): one.until for one in db.execute(departed, rows)}
        self.records = [one for one in told if any(self.members(one))]

    def members(self, record: Record) -> list[str | None]:
        """The member in each seat, if it may be known."""
        return [self._member(record, seat.member) for seat in record.seats]

    def _member(self, record: Record, member: str | None) -> str | None:
        if member is None or member in self.forgotten:
            return None
        return member if record.ended > self._departed.get((record.circle, member), -1) else None


def _match(record: Record, known: _Known) -> Row:
    """A match, without the seats of those who were forgotten."""
    seated = [
        Seated(
            member,
            sitting.bot,
            record.scores[seat] if seat < len(record.scores) else None,
            seat in record.winners,
        )
        for seat, (sitting, member) in enumerate(zip(record.seats, known.members(record), strict=True))
        if sitting.member not in known.forgotten
    ]
    ids = (record.match, record.circle, record.evening)
    return (*ids, record.ended, record.game, record.version, as_text(seated))


def as_text(seated: Sequence[Seated]) -> str:
    """What a match keeps of its seats."""
    return msgspec.json.encode(seated).decode()


class _Member:
    """What some matches tell of a member of a circle."""

    def __init__(self, member: str, circle: str) -> None:
        self._key = member, circle
        self._newest = (-1, "", 0)
        self._games = self._wins = 0

    def played(self, *, ended: int, sitting: Sitting, won: bool) -> None:
        """The newest name counts; of two at the same moment the greater, so their order does not matter."""
        self._newest = max(self._newest, (ended, _storable(sitting.name), sitting.avatar))
        self._games += 1
        self._wins += won

    @property
    def row(self) -> Row:
        """As in the table."""
        seen, name, avatar = self._newest
        return *self._key, name, avatar, seen, self._games, self._wins


class _Batch:
    """The rows of some new matches."""

    def __init__(self) -> None:
        self.circles: dict[str, str] = {}
        self.lines: list[Row] = []
        self.sums: dict[Key, list[int]] = {}
        self.evenings: dict[tuple[str, str], int] = {}
        self.members: dict[tuple[str, str], _Member] = {}
        self.met: dict[tuple[str, str, str], tuple[int, int]] = {}

    def add(self, record: Record, known: _Known) -> None:
        """Put one match into rows."""
        circle, members = record.circle, known.members(record)
        if record.circle_name:
            self.circles.setdefault(circle, _storable(record.circle_name))
        evening = circle, record.evening
        self.evenings[evening] = max(record.ended, self.evenings.get(evening, 0))
        for seat, (sitting, member) in enumerate(zip(record.seats, members, strict=True)):
            if member is not None:
                one = self.members.get((member, circle))
                if one is None:
                    one = self.members[member, circle] = _Member(member, circle)
                one.played(ended=record.ended, sitting=sitting, won=seat in record.winners)
        for line in record.summary.lines:
            if member := members[line.by]:
                written = record.game, record.ended, _storable(line.text), line.worth
                self.lines.append((circle, record.match, line.by, member, *written))
        for place, card in enumerate(record.met):
            key, when = (circle, record.game, card), (record.ended, place)
            self.met[key] = max(when, self.met.get(key, when))
        self._sum(record, members)

    def _sum(self, record: Record, members: Sequence[str | None]) -> None:
        circle, sums = record.circle, self.sums
        for pair in record.summary.pairs:
            one, other = members[pair.by], members[pair.of]
            if one is None or other is None or one == other:
                continue
            if pair.sort == "together" and other < one:
                one, other = other, one
            counts = sums.setdefault((circle, pair.kind, one, other, pair.sort), [0, 0])
            counts[0] += pair.tries
            counts[1] += pair.hits


def _storable(text: str) -> str:
    """PostgreSQL stores no NUL."""
    return text.replace("\0", "")


def _newest(table: Table, first: str, *others: str) -> Change:
    """What is greater counts: the first of these, or else the next ones."""
    names = (first, *others)

    def change(new: Any) -> dict[str, Any]:
        is_newer = tuple_(*(new[name] for name in names)) > tuple_(*(table.c[name] for name in names))
        return {name: case((is_newer, new[name]), else_=table.c[name]) for name in names}

    return change


def _added(table: Table, *names: str) -> Change:
    return lambda new: {name: table.c[name] + new[name] for name in names}


def rows_of(database: Database) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """All rows of all tables, in order: for tests that compare databases."""
    with database.reading() as db:
        for table in schema.metadata.sorted_tables:
            keys = list(table.primary_key)
            yield table.name, [tuple(row) for row in db.execute(select(table).order_by(*keys))]
