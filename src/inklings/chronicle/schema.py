"""The tables of the chronicle. `migrations/` makes them; a test compares the two.

Keys are those of the records, and no number is given out by the database: so the same records make the same
rows, in whatever order and however often they come. Texts are compared by code points in both databases.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, Table, Text
from sqlalchemy.dialects import postgresql

metadata = MetaData()
String = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def _key(name: str) -> Column[Any]:
    return Column(name, String, primary_key=True)


def _text(name: str, *, nullable: bool = False) -> Column[Any]:
    return Column(name, String, nullable=nullable)


def _number(name: str, *, nullable: bool = False) -> Column[Any]:
    return Column(name, BigInteger, nullable=nullable)


# --- what follows from the records ----------------------------------------------------------------

match = Table(
    "match",
    metadata,
    _key("id"),
    _text("circle"),
    _text("evening"),
    _number("ended"),
    _text("game"),
    _number("version"),  # of the summary
    _text("seats"),  # JSON: a list of `Seated`, for nobody asks for one of them alone
    Index("match_of_circle", "circle", "ended"),
    Index("match_of_evening", "circle", "evening"),
    sqlite_with_rowid=False,
)
evening = Table(
    "evening",
    metadata,
    _key("circle"),
    _key("id"),
    _number("ended"),
    Index("evening_of_circle", "circle", "ended"),
    sqlite_with_rowid=False,
)
member = Table(
    "member",
    metadata,
    _key("id"),
    _key("circle"),
    _text("name"),
    _number("avatar"),
    _number("seen"),  # when the newest match ended, from which name and avatar are
    _number("games"),
    _number("wins"),
    Index("member_of_circle", "circle"),
    sqlite_with_rowid=False,
)
reading = Table(
    "reading",
    metadata,
    _key("circle"),
    _key("kind"),
    _key("one"),
    _key("other"),
    _text("sort"),
    _number("tries"),
    _number("hits"),
    sqlite_with_rowid=False,
)
line = Table(
    "line",
    metadata,
    _key("circle"),
    _key("match"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("member"),
    _text("game"),
    _number("ended"),
    _text("text"),
    Column("worth", Float, nullable=False),
    sqlite_with_rowid=False,
)
met = Table(
    "met",
    metadata,
    _key("circle"),
    _key("game"),
    _key("card"),
    _number("ended"),  # when the newest match in which it lay open ended
    _number("place"),  # its place among the cards of that match
    sqlite_with_rowid=False,
)
position = Table("position", metadata, _key("stream"), _number("sequence"), sqlite_with_rowid=False)

FROM_RECORDS = (match, evening, member, reading, line, met, position)

# --- what people have asked for: a rebuild keeps it -------------------------------------------------

circle = Table("circle", metadata, _key("id"), _text("name"), sqlite_with_rowid=False)
renamed = Table("renamed", metadata, _key("member"), _key("circle"), _text("name"), sqlite_with_rowid=False)
departed = Table(
    "departed", metadata, _key("hash"), _key("circle"), _number("until"), sqlite_with_rowid=False
)
forgotten = Table("forgotten", metadata, _key("hash"), sqlite_with_rowid=False)
