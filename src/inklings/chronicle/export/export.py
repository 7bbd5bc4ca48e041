"""Writes the tables of a chronicle into a new folder, all as of one moment."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import chain, islice
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection

from inklings.chronicle.database import Database
from inklings.chronicle.export.dictionary import Described, Dictionary
from inklings.chronicle.export.files import ExportError, OpenFile, opener
from inklings.chronicle.export.tables import TABLES, Table

BATCH = 20_000
"""How many rows are in memory at a time."""
Progress: TypeAlias = Callable[[str, int], None]
"""Is told how many rows of a table have been written."""


def export(
    database: Database, folder: Path, file_format: str, circle: str | None, progress: Progress
) -> Dictionary:
    """Write all circles, or one; raises `ExportError`, and then nothing is left behind."""
    open_file = opener(file_format)
    with _new_folder(folder) as unfinished, database.reading() as db:
        if circle is not None and not db.execute(TABLES[0].query(circle)).first():
            raise ExportError(f"there is no circle {circle}.")
        written = Dictionary(
            made=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
            release=version("inklings"),
            format=file_format,
            circle=circle,
            tables=[
                _write(db, table, circle, open_file, unfinished / f"{table.name}.{file_format}", progress)
                for table in TABLES
            ],
        )
        (unfinished / "dictionary.md").write_text(written.as_markdown(), encoding="utf-8")
        (unfinished / "dictionary.json").write_bytes(written.as_json())
    return written


@contextmanager
def _new_folder(folder: Path) -> Generator[Path]:
    """A folder that gets its name when all is in it. What fails is removed; only a kill leaves it behind."""
    unfinished = folder.with_name(f"{folder.name}.unfinished")
    if folder.exists():
        raise ExportError(f"{folder} is there already: name a new folder.")
    try:
        unfinished.mkdir(mode=0o700)
    except FileExistsError:
        raise ExportError(
            f"{unfinished} is there: an export is writing it, or was killed. If none is running, delete it."
        ) from None
    try:
        yield unfinished
        unfinished.rename(folder)
    except BaseException:
        shutil.rmtree(unfinished)
        raise


def _write(  # noqa: PLR0913, PLR0917
    db: Connection, table: Table, circle: str | None, open_file: OpenFile, path: Path, progress: Progress
) -> Described:
    """Write a table batch by batch."""
    count = 0
    found = db.execute(table.query(circle).execution_options(yield_per=BATCH))
    with open_file(path, table.columns) as write:
        rows = chain.from_iterable(table.unpack(row) for row in found)
        while batch := list(islice(rows, BATCH)):
            write(batch)
            count += len(batch)
            progress(table.name, count)
    return Described(table.name, path.name, table.meaning, count, table.columns)
