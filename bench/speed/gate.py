"""The gate under test: the real one, on a core of its own.

    python -m bench.speed.gate CORE [arguments of `inklings gate`]

Only limits made for one person's fingers are lifted: here a few people make all the moves of a crowd.
"""

from __future__ import annotations

import os
import sys

from inklings import cli
from inklings.gate import gate, session, socket

NO_LIMIT = 1_000_000_000

if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[1])})
    session.BURST = session.MESSAGES_A_SECOND = socket.INTAKE = NO_LIMIT
    gate.TABLES_AT_ONCE = NO_LIMIT
    sys.exit(cli.main(["gate", *sys.argv[2:]]))
