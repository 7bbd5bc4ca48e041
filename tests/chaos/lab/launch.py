"""Starts a gate or a runner as it is shipped, with shorter clocks, times in its log, and a look inside.

On SIGUSR2 it writes what it holds to the file that the variable `INKLINGS_LAB_DUMP` names.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.chaos.lab.clocks import shorten

from inklings import cli
from inklings.live.bus import NatsBus
from inklings.live.tables import LoadedTables

DUMP = "INKLINGS_LAB_DUMP"


def inside() -> dict[str, Any]:
    """The tables that this process has loaded with their versions, and the node it is connected to."""
    found: dict[str, Any] = {"tables": {}, "node": None, "memory": _memory()}
    for thing in gc.get_objects():
        if isinstance(thing, LoadedTables):
            found["tables"] |= {code: table.core.version for code, table in thing._tables.items()}
        elif isinstance(thing, NatsBus) and thing.is_connected:
            found["node"] = urlsplit(thing._connection.node).netloc.rpartition("@")[2]
    return found


def _memory() -> float:
    """In megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _dump(*_: object) -> None:
    file = Path(os.environ[DUMP])
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(inside()))
    unfinished.replace(file)


def main() -> int:
    logging.Formatter.default_msec_format = "%s.%03d"
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    shorten()
    if DUMP in os.environ:
        signal.signal(signal.SIGUSR2, _dump)
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
