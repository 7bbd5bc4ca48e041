"""What people at other tables notice while a gate is attacked.

    python -m bench.floods                  every attack in turn
    python -m bench.floods pings            those whose names have this in them
    python -m bench.floods --seconds 20     each for so long

Fifty tables play at a gate on a core of its own. Before each attack it is quiet for a while. An attack is
borne if 99 of 100 answers come within five times the quiet figure and within 250 ms, if the gate needs
at most 64 MB for it, and if all who play are still there afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from bench.floods.attacker import Target
from bench.floods.attacks import ATTACKS
from bench.speed import wire
from bench.speed.meter import kilobytes, percentile, split_cores
from bench.speed.tables import Line
from tests.attacks import raw
from tests.parts import GateProcess, nats_server

from inklings.gate.limits import CONNECTIONS_AN_ADDRESS

TABLES = 50
ASK_SECONDS = 0.5
QUIET_SECONDS = 5.0
START_SECONDS = 1.0
"""How long it takes an attack to begin."""
MOST_TIMES, MOST_MS, MOST_MB = 5.0, 250.0, 64.0
NOISE_MS = 25.0
"""Less than this is nobody's fault on a shared machine, however quiet it was before."""


class Bystander:
    """Someone at a table of their own, who changes their name again and again."""

    def __init__(self, number: int) -> None:
        self._address = f"127.0.2.{number + 1}"
        self._secret = f"the-secret-of-bystander-{number}"
        self._answered = asyncio.Event()
        self.waits: list[float] = []
        """Milliseconds that each answer took."""

    async def play(self, gate: GateProcess) -> None:
        """Ask, wait for the answer, ask again."""
        code = await asyncio.to_thread(raw.open_table, gate.url)
        path = f"/api/tables/{code}/socket?scenes=2"
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(path, self._take), "127.0.0.1", gate.port, local_addr=(self._address, 0)
        )
        await line.open
        line.say(wire.hello(self._secret))
        line.say(wire.ask("sit", 1, name="Ada", avatar=1))
        for number in itertools.count(2):
            await self._answered.wait()
            await asyncio.sleep(ASK_SECONDS)
            self._answered.clear()
            self._since = time.perf_counter()
            line.say(wire.ask("introduce", number, name=f"Ada {number % 10}", avatar=1))

    def _take(self, payload: bytes, now: float) -> None:
        told = wire.read(payload)
        if told.answers:
            assert not told.refused, payload
            if self._since:
                self.waits.append(1000 * (now - self._since))
            self._answered.set()

    _since = 0.0


class Run:
    """The attacks in turn, and what came of each."""

    def __init__(self, gate: GateProcess, seconds: float) -> None:
        self._gate = gate
        self._seconds = seconds
        self._people = [Bystander(number) for number in range(TABLES)]
        self.failed: list[str] = []

    async def attack_by(self, names: list[str]) -> None:
        """Let everyone play, and attack."""
        playing = [asyncio.create_task(one.play(self._gate)) for one in self._people]
        target = Target("127.0.0.1", self._gate.port, await asyncio.to_thread(raw.open_table, self._gate.url))
        await asyncio.sleep(QUIET_SECONDS)
        print("quiet p99 | p99 ms | times | worst ms | MB | answers | attack")
        for name in names:
            await self._one(name, target)
            for task in playing:
                if task.done():
                    task.result()
        for task in playing:
            task.cancel()

    async def _one(self, name: str, target: Target) -> None:
        pid = self._gate.pid
        quiet = percentile(await self._waits(QUIET_SECONDS), 0.99)
        before = kilobytes(pid)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.floods.attacks", name, str(target.port), target.code
        )
        await asyncio.sleep(START_SECONDS)
        waits = await self._waits(self._seconds)
        grown = (kilobytes(pid) - before) / 1000
        assert process.returncode is None, "the attack has ended by itself"
        process.kill()
        await process.wait()
        p99 = percentile(waits, 0.99)
        most = min(max(MOST_TIMES * quiet, NOISE_MS), MOST_MS)
        expected = self._seconds / (ASK_SECONDS + p99 / 1000) * TABLES
        is_borne = p99 <= most and grown <= MOST_MB and len(waits) > expected / 2
        if not is_borne:
            self.failed.append(name)
        print(
            f"{quiet:9.1f} | {p99:6.1f} | {p99 / quiet:5.1f} | {max(waits):8.1f} | {grown:4.1f} |"
            f" {len(waits):7} | {name}{'' if is_borne else '   NOT BORNE'}",
            flush=True,
        )
        await asyncio.sleep(1)

    async def _waits(self, seconds: float) -> list[float]:
        """How long all answers took that came in this time; those that are still to come count as well."""
        for one in self._people:
            one.waits.clear()
        await asyncio.sleep(seconds)
        return [wait for one in self._people for wait in one.waits]


def main() -> int:
    """Attack, and say which attacks are not borne."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", nargs="?", default="", help="only attacks that have this in their name")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--source", type=Path, help="the code of another release")
    asked = parser.parse_args()
    names = [name for name in ATTACKS if asked.name.lower() in name.lower()]
    core = split_cores()
    with tempfile.TemporaryDirectory() as folder, nats_server(Path(folder)) as nats:
        usual = ["--connections-per-address", str(CONNECTIONS_AN_ADDRESS)]
        gate = GateProcess(nats.url, Path(folder) / "gate.log", source=asked.source, more=usual)
        os.sched_setaffinity(gate.pid, {core})
        try:
            run = Run(gate.ready(), asked.seconds)
            uvloop.run(run.attack_by(names))
        finally:
            gate.stop()
        log = (Path(folder) / "gate.log").read_text()
    if "Traceback" in log:
        run.failed.append("a traceback in the gate's log")
        print(log[-5000:])
    print(f"{len(names)} attacks, {len(run.failed)} not borne{''.join(f'; {name}' for name in run.failed)}")
    return bool(run.failed)


if __name__ == "__main__":
    sys.exit(main())
