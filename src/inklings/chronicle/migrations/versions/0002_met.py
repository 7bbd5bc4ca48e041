"""Which cards a circle has met, for those who deal. It is filled when all matches are recorded again."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Text
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"

String = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "met",
        *(Column(name, String, primary_key=True) for name in ("circle", "game", "card")),
        *(Column(name, BigInteger, nullable=False) for name in ("ended", "place")),
        sqlite_with_rowid=False,
    )
