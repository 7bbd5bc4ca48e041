"""What the doctor says of the database in which games of circles are recorded."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from inklings.doctor.findings import Finding, ok, wrong
from inklings.settings.model import Settings
from inklings.settings.texts import SQLITE
from inklings.settings.values import masked


def check_database(settings: Settings) -> Iterator[Finding]:
    """Whether the database can be used. Nothing is made or changed there."""
    if not settings.database:
        return
    try:
        from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (needs the extra)

        from inklings.chronicle.database import Database  # noqa: PLC0415
    except ModuleNotFoundError:
        yield wrong("circles need more packages", 'pip install "inklings[chronicle]"')
        return
    where = masked(settings.database)
    if settings.database.startswith(SQLITE):
        folder = Path(settings.database.removeprefix(SQLITE)).absolute().parent
        if os.access(folder, os.W_OK):
            yield ok(f"circles can be recorded in {where}")
        else:
            yield wrong(f"can't write to {folder}", "make that folder, or choose another --database")
        return
    database = Database(settings.database)
    try:
        with database.engine.connect():
            yield ok(f"the database at {where} lets us in")
    except SQLAlchemyError as error:
        why = str(error).partition("\n")[0]
        yield wrong(f"the database at {where} can't be used ({why})", "start it, or correct --database")
    finally:
        database.close()
