"""The first tables."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, Float, Integer, Text
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None

String = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Make them."""
    numbers = (_number("ended"), _text("game"), _number("version"), _text("seats"))
    _table("match", "id", _text("circle"), _text("evening"), *numbers)
    op.create_index("match_of_circle", "match", ["circle", "ended"])
    op.create_index("match_of_evening", "match", ["circle", "evening"])
    _table("evening", "circle id", _number("ended"))
    op.create_index("evening_of_circle", "evening", ["circle", "ended"])
    numbers = (_number("avatar"), _number("seen"), _number("games"), _number("wins"))
    _table("member", "id circle", _text("name"), *numbers)
    op.create_index("member_of_circle", "member", ["circle"])
    _table("reading", "circle kind one other", _text("sort"), _number("tries"), _number("hits"))
    _table(
        "line",
        "circle match",
        Column("seat", Integer, primary_key=True, autoincrement=False),
        _text("member"),
        _text("game"),
        _number("ended"),
        _text("text"),
        Column("worth", Float, nullable=False),
    )
    _table("position", "stream", _number("sequence"))
    _table("circle", "id", _text("name"))
    _table("renamed", "member circle", _text("name"))
    _table("departed", "hash circle", _number("until"))
    _table("forgotten", "hash")


def _table(name: str, keys: str, *columns: Column[Any]) -> None:
    key = (Column(each, String, primary_key=True) for each in keys.split())
    op.create_table(name, *key, *columns, sqlite_with_rowid=False)


def _text(name: str) -> Column[Any]:
    return Column(name, String, nullable=False)


def _number(name: str) -> Column[Any]:
    return Column(name, BigInteger, nullable=False)
