"""How long this machine's disk makes everyone wait, whatever we do."""

from __future__ import annotations

import contextlib
import os
import tempfile
import threading
import time
from collections.abc import Iterator

PAUSE = 0.05


class Disk:
    """The longest time that a small write has taken."""

    slowest = 0.0


@contextlib.contextmanager
def watched() -> Iterator[Disk]:
    """Write a little now and then, as an engine does that stores each move at once."""
    disk, done = Disk(), threading.Event()

    def write() -> None:
        with tempfile.TemporaryFile() as file:
            while not done.wait(PAUSE):
                began = time.monotonic()
                file.write(b".")
                file.flush()
                os.fsync(file.fileno())
                disk.slowest = max(disk.slowest, time.monotonic() - began)

    thread = threading.Thread(target=write)
    thread.start()
    try:
        yield disk
    finally:
        done.set()
        thread.join()
