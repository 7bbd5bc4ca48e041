"""A process that records matches from a file, to be killed.

    python -m tests.chronicle.projector URL FILE BATCH

Each line of the file is a record, and its number is the sequence of the stream. The database says where to
go on.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from inklings.chronicle.database import Database
from inklings.chronicle.record import Record
from inklings.chronicle.store import Store

STREAM = "file"


def project(store: Store, lines: list[bytes], batch: int) -> None:
    """Record all that is not recorded yet, and say so after each transaction."""
    decoder = msgspec.json.Decoder(Record)
    done = store.position(STREAM)
    while done < len(lines):
        upto = min(done + batch, len(lines))
        store.record([decoder.decode(line) for line in lines[done:upto]], STREAM, upto)
        done = upto
        sys.stdout.write(f"{done}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    url, file, size = sys.argv[1:]
    database = Database(url)
    database.migrate()
    project(Store(database), Path(file).read_bytes().splitlines(), int(size))
