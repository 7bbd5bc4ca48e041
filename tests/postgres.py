"""A real PostgreSQL for tests and measurements: Debian's, in a folder of its own, on a Unix socket."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

USER = "inklings"
UNPRIVILEGED = "nobody"
"""PostgreSQL refuses to run as root."""


class Postgres:
    """A server with many databases."""

    def __init__(self, folder: Path, *, sync: bool) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._run_as = UNPRIVILEGED if os.geteuid() == 0 else None
        if self._run_as:
            shutil.chown(folder, self._run_as)
        self._call("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "-N", "-E", "UTF8")
        settings = ["listen_addresses=", f"fsync={'on' if sync else 'off'}", "max_wal_size=4GB"]
        log = (folder / "log").open("wb")
        with log:
            self._process = subprocess.Popen(
                [
                    *(program("postgres"), "-D", str(self._data), "-k", str(folder)),
                    *(part for setting in settings for part in ("-c", setting)),
                ],
                stdout=log,
                stderr=log,
                user=self._run_as,
                cwd=folder,
            )
        for _ in range(600):
            assert self._process.poll() is None, (folder / "log").read_text()
            if (folder / ".s.PGSQL.5432").exists() and self._is_ready():
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    @property
    def pid(self) -> int:
        return self._process.pid

    def new(self, name: str) -> str:
        """The address of a new database."""
        self._call("createdb", "-h", str(self._folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def drop(self, name: str) -> None:
        self._call("dropdb", "-h", str(self._folder), "-U", USER, "--force", name)

    def dump(self, name: str) -> bytes:
        """All that is in a database."""
        return self._call("pg_dump", "-h", str(self._folder), "-U", USER, name)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(60)

    def _is_ready(self) -> bool:
        with contextlib.suppress(subprocess.CalledProcessError):
            self._call("pg_isready", "-h", str(self._folder), "-U", USER)
            return True
        return False

    def _call(self, name: str, *arguments: str) -> bytes:
        return subprocess.run(
            [program(name), *arguments], check=True, capture_output=True, user=self._run_as, cwd=self._folder
        ).stdout


def program(name: str) -> str:
    """Where a program of the newest PostgreSQL is: Debian keeps those of the server apart."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    where = str(found[-1]) if found else shutil.which(name)
    assert where, f"{name} is not here: install postgresql"
    return where


@contextlib.contextmanager
def postgres(*, sync: bool = False) -> Iterator[Postgres]:
    """A server that stops when it is no longer needed."""
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    try:
        server = Postgres(folder, sync=sync)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
