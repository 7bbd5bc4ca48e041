"""The tables of an export: what is in each column, and how it is read from the chronicle.

Of people who have left or were forgotten, the chronicle keeps hashes, to leave them out when it is rebuilt.
They are not exported, and neither is the position in the logs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, func, select, union

from inklings.chronicle import schema
from inklings.chronicle.export.columns import Column, Row
from inklings.chronicle.record import Seated

CIRCLE = Column("circle", "id", "the circle")
EVENING = Column("evening", "id", "the evening: all matches of a circle at one table")
MATCH = Column("match", "id", "the match")
GAME = Column("game", "id", "the short name of the game, such as moons for Thirty Moons")
ENDED = Column("ended", "time", "when the match ended")
MEMBER = Column("member", "id", "the member; in another circle, the same person has another id")

_SEATS = msgspec.json.Decoder(tuple[Seated, ...])


def _as_it_is(row: Row) -> Iterator[Row]:
    yield row


def _seats(row: Row) -> Iterator[Row]:
    match, seats = row
    for number, seat in enumerate(_SEATS.decode(seats), start=1):
        yield match, number, *seat


class Table(NamedTuple):
    """One table."""

    name: str
    meaning: str
    columns: tuple[Column, ...]
    all_rows: Select[*tuple[Any, ...]]
    """In the order of their keys."""
    circle: ColumnElement[str]
    """The circle to which a row belongs."""
    unpack: Callable[[Row], Iterator[Row]] = _as_it_is
    """The exported rows that a row of the chronicle makes."""

    def query(self, circle: str | None) -> Select[*tuple[Any, ...]]:
        """The rows of one circle, or of all of them."""
        return self.all_rows if circle is None else self.all_rows.where(self.circle == circle)


def _circles() -> Table:
    """Circles that have a name, and those that have only played."""
    name, evening = schema.circle.c, schema.evening.c
    ids = union(select(name.id), select(evening.circle)).subquery().c
    rows = select(ids.id, func.nullif(name.name, "")).outerjoin(schema.circle, name.id == ids.id)
    return Table(
        "circles",
        "Groups of people who have agreed that their games are recorded.",
        (CIRCLE, Column("name", "text", "what its members call it", empty="it has no name")),
        rows.order_by(ids.id),
        ids.id,
    )


def _members() -> Table:
    member, given = schema.member.c, schema.renamed.c
    same = (given.circle == member.circle) & (given.member == member.id)
    name = func.coalesce(given.name, member.name)
    rows = select(member.circle, member.id, name, member.avatar, member.games, member.wins)
    return Table(
        "members",
        "The people of each circle. Those who have left or were forgotten are not here.",
        (
            CIRCLE,
            MEMBER,
            Column("name", "text", "what the circle calls them, or else their name in their newest match"),
            Column("avatar", "integer", "the number from which browsers draw their inkling"),
            Column("games", "integer", "how many matches of this circle they have played", "matches"),
            Column("wins", "integer", "how many of these they have won", "matches"),
        ),
        rows.outerjoin(schema.renamed, same).order_by(member.id, member.circle),
        member.circle,
    )


def _evenings() -> Table:
    evening = schema.evening.c
    return Table(
        "evenings",
        "All matches of a circle at one table are an evening, even if they took several days.",
        (CIRCLE, EVENING, Column("ended", "time", "when its last match ended")),
        select(evening.circle, evening.id, evening.ended).order_by(evening.circle, evening.id),
        evening.circle,
    )


def _matches() -> Table:
    match = schema.match.c
    rows = select(match.id, match.circle, match.evening, match.ended, match.game, match.version)
    return Table(
        "matches",
        "Games that were played to their end.",
        (
            MATCH,
            CIRCLE,
            EVENING,
            ENDED,
            GAME,
            Column("version", "integer", "of the game's summary: another version may count in another way"),
        ),
        rows.order_by(match.id),
        match.circle,
    )


def _match_seats() -> Table:
    match = schema.match.c
    return Table(
        "seats",
        "Who played in each match. Seats of people who were forgotten are left out, so the numbers of others "
        "may be lower than they were at the table.",
        (
            MATCH,
            Column("seat", "integer", "the number of the seat in this match, from 1"),
            msgspec.structs.replace(
                MEMBER, empty="a bot, or a person who is no member, or a member who has left"
            ),
            Column("bot", "boolean", "whether a bot played here"),
            Column("score", "integer", "the score at the end", "points", "the game counts no points"),
            Column("won", "boolean", "whether this seat has won, alone or with others"),
        ),
        select(match.id, match.seats).order_by(match.id),
        match.circle,
        _seats,
    )


def _readings() -> Table:
    pair = schema.reading.c
    rows = select(pair.circle, pair.kind, pair.sort, pair.one, pair.other, pair.tries, pair.hits)
    return Table(
        "readings",
        "How often a member had the chance to read or deceive another, or to do something with them, and "
        "did. Summed over all matches of the circle.",
        (
            CIRCLE,
            Column("kind", "id", "what it was, by its name in the game's words, such as moons-pair-found"),
            Column(
                "sort",
                "id",
                "reads: one understands the other; fools: one deceives the other; together: "
                "they do it together, and which of the two is `one` means nothing",
            ),
            Column("one", "id", "the member who reads or fools"),
            Column("other", "id", "the member who is read or fooled"),
            Column("tries", "integer", "how often there was a chance", "chances"),
            Column("hits", "integer", "how often it happened", "chances"),
        ),
        rows.order_by(*schema.reading.primary_key),
        pair.circle,
    )


def _lines() -> Table:
    line = schema.line.c
    rows = select(line.circle, line.match, line.member, line.game, line.ended, line.text, line.worth)
    return Table(
        "lines",
        "The best that members have written in games, such as clues: at most five of each member.",
        (
            CIRCLE,
            MATCH,
            MEMBER,
            GAME,
            ENDED,
            Column("text", "text", "what they wrote"),
            Column("worth", "number", "how good it was, comparable within a game", "from 0 to 1"),
        ),
        rows.order_by(*schema.line.primary_key),
        line.circle,
    )


TABLES = (_circles(), _members(), _evenings(), _matches(), _match_seats(), _readings(), _lines())
