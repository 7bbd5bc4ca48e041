"""The database of the chronicle: PostgreSQL, or SQLite in a file, by the same statements.

One transaction writes at a time in either. So nobody is recorded while they are being forgotten.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    create_engine,
    event,
    func,
    select,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.pool import NullPool

WRITER = 4_721_019
"""The number of the lock that a writer holds in PostgreSQL."""
BUSY_SECONDS = 30


class Database:
    """A connection pool, and the few things that differ between the two databases."""

    def __init__(self, url: str) -> None:
        """`url` is `postgresql://…` or `sqlite:///file`; raises if it cannot be used."""
        self.url = url
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def migrate(self) -> None:
        """Make or change the tables for this release."""
        config = _migrations()
        with self.writing() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def is_current(self) -> bool:
        """Whether the tables are there, as this release makes them."""
        with self.reading() as connection:
            there = MigrationContext.configure(connection).get_current_revision()
        return there == ScriptDirectory.from_config(_migrations()).get_current_head()

    @contextmanager
    def writing(self) -> Generator[Connection]:
        """A transaction that nobody else writes beside."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            if not self.is_sqlite:
                connection.execute(select(func.pg_advisory_xact_lock(WRITER)))
            yield connection

    @contextmanager
    def reading(self) -> Generator[Connection]:
        """A transaction that sees one moment of the database, whatever is written meanwhile."""
        same = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        with self.engine.connect().execution_options(**same) as connection:
            yield connection

    def scrub(self) -> None:
        """Leave nothing in the file of what was deleted. PostgreSQL sees to its own files."""
        if self.is_sqlite:
            with closing(self.engine.raw_connection()) as connection:
                cursor = connection.cursor()
                cursor.execute("VACUUM")
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                if cursor.fetchall()[0][0]:  # whether it was in somebody's way
                    raise TimeoutError(f"somebody has been reading for {BUSY_SECONDS} s: forget again")

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insertion that may say what happens to rows that are there already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    def rows(self, columns: Sequence[Column[Any]]) -> Select[Any]:
        """Rows that come as one JSON array of arrays, in the parameter `rows`: many at the price of one."""
        given = bindparam("rows", type_=Text)
        if self.is_sqlite:
            each = func.json_each(given).table_valued("value")
            found: list[ColumnElement[Any]] = [
                func.json_extract(each.c.value, f"$[{place}]") for place in range(len(columns))
            ]
        else:
            each = func.jsonb_array_elements(cast(given, JSONB)).table_valued("value")
            found = [cast(each.c.value.op("->>")(place), column.type) for place, column in enumerate(columns)]
        return select(*found).select_from(each).where(true())  # SQLite: or else ON CONFLICT looks like a join


def as_rows(rows: Sequence[Sequence[Any]]) -> dict[str, str]:
    """The parameter for `Database.rows`."""
    return {"rows": msgspec.json.encode(rows).decode()}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "inklings.chronicle:migrations")
    return config


def _engine(url: str) -> Engine:
    if url.startswith("postgresql://"):
        return create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1), pool_pre_ping=True)
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver's own transactions begin too late
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA secure_delete = ON")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
