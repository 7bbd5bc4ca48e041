"""A lock on the data folder, so two servers never share it. The system frees it when the process ends."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Generator
from pathlib import Path
from typing import IO

from inklings.live.engine import EngineError

FILE = "lock"


@contextlib.contextmanager
def locked_folder(folder: Path) -> Generator[None]:
    """Keep this folder for ourselves; raises `EngineError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / FILE).open("w")
    except OSError as error:
        raise EngineError(
            f"can't keep tables in {folder}: {error.strerror}. Let this user write there, "
            "or choose another --data."
        ) from None
    with lock:
        if not _took(lock):
            raise EngineError(f"Inklings already runs on {folder}: stop it, or choose another --data.")
        yield


def is_taken(folder: Path) -> bool:
    """Whether a house runs on this folder now."""
    try:
        with (folder / FILE).open() as lock:
            return not _took(lock)
    except OSError:
        return False


def _took(lock: IO[str]) -> bool:
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415  (not on Windows)

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
