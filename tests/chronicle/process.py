"""A real chronicle in a process of its own, and evenings for it."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from msgspec.structs import replace
from tests.played_log import evening_of, store

from inklings.games import GAMES
from inklings.house import log
from inklings.house.codes import new_code
from inklings.house.identity import circle_of, member_of, person_at
from inklings.kernel.game import AnyGame

KEY = "the-key-of-the-thursday-circle"
CIRCLE = circle_of(KEY)
SEATS = 4
PATIENCE = 60


def secret(seat: int) -> str:
    """By which the circle and the tables know the person who always sits there."""
    return f"the-secret-of-seat-{seat}-at-it"


class ChronicleProcess:
    """`inklings chronicle`."""

    def __init__(self, nats: str, database: str, output: Path) -> None:
        self.log = output
        command = [sys.executable, "-m", "inklings.cli", "chronicle", "--replicas", "1"]
        with output.open("ab") as file:
            self.process = subprocess.Popen(
                [*command, "--nats", nats, "--database", database], stdout=file, stderr=file
            )

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)


@contextlib.contextmanager
def chronicle_process(nats: str, database: str, folder: Path) -> Iterator[ChronicleProcess]:
    running = ChronicleProcess(nats, database, folder / "chronicle.log")
    try:
        yield running
    finally:
        running.stop()


def until(true: Callable[[], bool], what: str, every: float = 0.1) -> None:
    """Wait until it is so, looking every so many seconds. At circles an address may look once a second."""
    given_up = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < given_up, f"in vain: {what}"
        time.sleep(every)


async def evening(
    nats: str, seed: str, *, agreed: Iterable[int] = range(SEATS), games: tuple[AnyGame, ...] = GAMES
) -> str:
    """Store an evening at which these people had agreed; returns the table's code."""
    code = new_code(1000, Random())
    opened, *played = evening_of(
        games, SEATS, seed, code=code, who=lambda seat: person_at(code, secret(seat))
    )
    said = tuple(log.Agreed(seat, CIRCLE, "Thursdays", member_of(KEY, secret(seat))) for seat in agreed)
    await store(nats, [replace(opened, events=(*opened.events, *said)), *played], code)
    return code
