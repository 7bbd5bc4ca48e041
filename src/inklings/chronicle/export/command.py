"""The command `inklings export`."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path

from inklings.chronicle.export.files import FORMATS, ExportError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="a new folder for the files")
    parser.add_argument("--format", choices=list(FORMATS), default="csv", help="of the files (default csv)")
    parser.add_argument(
        "--circle", metavar="ID", help="only this circle; if its id begins with -: --circle=ID"
    )


def run(options: argparse.Namespace, url: str | None, say: Callable[[str], None]) -> None:
    """Export what was asked for; raises `ExportError`."""
    assert url, "this command requires it"
    try:
        from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (an extra)

        from inklings.chronicle.database import Database  # noqa: PLC0415
        from inklings.chronicle.export.export import export  # noqa: PLC0415
    except ImportError as missing:
        raise ExportError(f"{missing.name} is missing: pip install 'inklings[chronicle]'") from missing
    _check(url)
    try:
        with _terminable(), closing(Database(url)) as database:
            if not database.is_current():
                raise ExportError("in this database is no chronicle, or one of another release.")
            written = export(database, options.to, options.format, options.circle, _progress)
    except SQLAlchemyError as error:
        raise ExportError(f"the database cannot be read: {getattr(error, 'orig', error)}") from error
    except OSError as error:
        raise ExportError(f"{options.to} cannot be written: {error.strerror or error}") from error
    except KeyboardInterrupt:
        raise ExportError("stopped, and nothing was written.") from None
    for table in written.tables:
        say(f"{table.rows:>11,}  {options.to / table.file}")
    say(f"What is in them: {options.to / 'dictionary.md'}")


def _check(url: str) -> None:
    """SQLite would make a file that is not there."""
    kind, _, file = url.partition(":///")
    if kind == "sqlite" and not Path(file).is_file():
        raise ExportError(f"there is no database {file}.")


@contextmanager
def _terminable() -> Generator[None]:
    """SIGTERM stops it like Ctrl-C, so that it can tidy up."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _progress(table: str, rows: int) -> None:
    told = f"{table}: {rows:,} rows"
    print(f"{told:40}", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
