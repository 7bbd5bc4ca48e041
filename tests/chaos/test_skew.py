"""A gate whose own clock is wrong: nobody is sent away, and clocks end when they should."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.parts import GateProcess, NatsServer
from tests.players import Player, players

from inklings.live.engine import free_port

SKEWED = """
import sys, time
seconds, nanoseconds = time.time, time.time_ns
time.time = lambda: seconds() + {seconds}
time.time_ns = lambda: nanoseconds() + {seconds} * 10**9
from inklings import cli
sys.exit(cli.main(sys.argv[1:]))
"""
STAYS_SECONDS = 2.0
NEAR_SECONDS = 3.0


class SkewedGate(GateProcess):
    """A gate whose wall clock is wrong by so many seconds."""

    def __init__(self, nats: str, log: Path, seconds: int) -> None:
        self.port = free_port()
        command = [sys.executable, "-c", SKEWED.format(seconds=seconds), "gate", "--nats", nats]
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [
                    *command,
                    "--replicas",
                    "1",
                    "--workers",
                    "1",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    str(self.port),
                ],
                stdout=output,
                stderr=output,
            )


@contextmanager
def gates_that_disagree(nats: str, folder: Path, seconds: int) -> Iterator[tuple[GateProcess, GateProcess]]:
    """One whose clock is wrong, and one whose clock is right."""
    wrong, right = SkewedGate(nats, folder / "wrong.log", seconds), GateProcess(nats, folder / "right.log")
    try:
        yield wrong.ready(), right.ready()
    finally:
        wrong.stop()
        right.stop()


@pytest.mark.parametrize("seconds", [30, -30])
async def test_who_comes_back_through_another_gate_is_not_sent_away_by_a_wrong_clock(
    shared_nats: NatsServer, tmp_path: Path, seconds: int
) -> None:
    """Defect 6 of the review, skew: the newest line of a person was found by the gates' own clocks."""
    with gates_that_disagree(shared_nats.url, tmp_path, seconds) as (wrong, right):
        for first, second in ((wrong, right), (right, wrong)):
            code = right.open_table()
            old = await Player(first.url, code).connect()
            await old.ask("sit", name="Ada", avatar=1)
            await asyncio.sleep(0.5)
            old.fall_asleep()
            new = await Player(second.url, code, secret=old.secret).connect()
            await asyncio.sleep(STAYS_SECONDS)
            assert new.closed is None
            assert old.closed == 4409, "of one person's lines the newest is kept"
            await new.close()
            await old.close()


@pytest.mark.parametrize("seconds", [30, -30])
async def test_a_clock_that_begins_through_a_gate_with_a_wrong_clock_ends_in_time(
    shared_nats: NatsServer, tmp_path: Path, seconds: int
) -> None:
    """Defect 6 of the review, skew: clocks ended early or late."""
    with gates_that_disagree(shared_nats.url, tmp_path, seconds) as (wrong, right):
        code = right.open_table(first="random")
        async with players([wrong.url, right.url, right.url, right.url], code, 4) as company:
            await company[0].ask("begin")
            began = time.time()
            for player in company:
                await player.until(lambda player=player: player.scene["table"]["stage"] == "playing")  # type: ignore[misc]
            clock = company[1].scene["clock"]
            assert abs(clock["ends"] / 1000 - began - clock["seconds"]) < NEAR_SECONDS
