"""`inklings` as a process: a house on this machine, and commands that end by themselves."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.parts import wait_for_port

from inklings.live.engine import free_port

PYTHON = os.environ.get("HOUSE_PYTHON", sys.executable)
"""That of another environment, to test what is installed there."""
INKLINGS = (PYTHON, "-m", "inklings.cli")
OWN_DISK = ("unshare", "--user", "--map-root-user", "--mount", "--")
ENDS_SECONDS = 60.0


def environment_with(**more: str) -> dict[str, str]:
    """Of a house that reads no file with settings but one that is named, and no source but its own."""
    ours = {**os.environ, "INKLINGS_CONFIG": os.devnull, **more}
    if sys.executable != PYTHON:
        ours.pop("PYTHONPATH", None)
    return ours


class Ran(NamedTuple):
    """A command that has ended."""

    status: int
    out: str
    err: str


def inklings(*arguments: str | Path, within: Sequence[str] = (), **environment: str) -> Ran:
    """Run a command to its end."""
    ran = subprocess.run(
        [*within, *INKLINGS, *map(str, arguments)],
        env=environment_with(**environment),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=ENDS_SECONDS,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def on_disk(folder: Path, options: str) -> list[str]:
    """What runs a command with a disk in memory on this folder, which only the command can see."""
    mount = f'mount -t tmpfs -o {options} tmpfs {folder} && exec "$@"'
    return [*OWN_DISK, "sh", "-c", mount, "sh"]


class House:
    """`inklings serve` in a process."""

    def __init__(self, data: Path, log: Path, *more: str, **environment: str) -> None:
        self.port, self.data, self._log = free_port(), data, log
        command = [*INKLINGS, "serve", "--data", str(data), "--host", "127.0.0.1", "--port", str(self.port)]
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                [*command, "--workers", "1", *more],
                stdout=output,
                stderr=output,
                env=environment_with(**environment),
            )

    @property
    def said(self) -> str:
        return self._log.read_text("utf-8", "replace")

    @property
    def engine(self) -> int:
        """The process of its engine."""
        pid: int = json.loads((self.data / "engine" / "engine.json").read_text())["pid"]
        return pid


@contextlib.contextmanager
def house(data: Path, log: Path, *more: str, **environment: str) -> Iterator[House]:
    started = House(data, log, *more, **environment)
    try:
        wait_for_port(started.port, started.process)
        yield started
    finally:
        if started.process.poll() is None:
            started.process.terminate()
            started.process.wait(20)
