"""What people notice while every part of a cell is restarted, one after another, behind a real proxy.

    python -m bench.rolling                         behind HAProxy, then behind nginx
    python -m bench.rolling haproxy --tables 20
    python -m bench.rolling --upgrade OLD NEW       from one release to another: wheels, or commits to build

Three NATS nodes, two gates and two runners. Two people sit at each table and play real games over wss, at
every tenth with two bots. Their browsers do what ours do. At the end every log is held against all that
people were told and shown. It fails if a command is lost, or if a gate or a runner makes someone wait for
more than a second.

What the nodes store is in memory, where there is room for it: three of them would hold each other up at one
disk, and in a real cell each has its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop
from bench.rolling.company import Company, Waits
from bench.rolling.wheels import installed
from bench.speed.meter import busy_seconds, percentile
from tests.chaos.lab.check import Findings
from tests.chaos.lab.probe import probe
from tests.deploy.cell import Cell
from tests.deploy.proxies import front
from tests.parts import nats_cluster

PROXIES = ("haproxy", "nginx")
PARTS = ("runners", "gates", "nodes")
RUNNERS = 2
DRAIN_SECONDS = 20.0
"""So long that browsers, who share two cores with all else here, do not keep each other from coming back."""
MEMORY = Path("/dev/shm")  # noqa: S108  (a folder of its own is made there)
WARM_SECONDS = 5.0
QUIET_SECONDS = 20.0
SETTLE_SECONDS = 3.0
"""After each restart, until the next."""
LONGEST_WAIT = 1.0
"""Seconds that a restart of gates or runners may cost anyone."""


class Row(NamedTuple):
    """What people waited for while one kind of part was restarted."""

    phase: str
    waits: Waits
    seconds: float
    cores: float
    """How many were busy, with everything."""
    engine: float
    """The longest time for which the engine itself stored nothing."""

    def told(self) -> str:
        """A row of the table."""
        answers, gaps = self.waits
        p50, p99 = (f"{percentile(answers, share) * 1000:.0f}" for share in (0.5, 0.99))
        return (
            f"| {self.phase} | {len(answers)} | {len(answers) / self.seconds:.0f} | {p50} / {p99} ms "
            f"| {max(answers):.2f} s | {len(gaps)} | {max(gaps, default=0):.2f} s "
            f"| {self.engine:.2f} s | {self.cores:.1f} |"
        )

    @property
    def longest(self) -> float:
        """Seconds that anyone waited for anything."""
        return max(*self.waits.answers, *self.waits.gaps, 0.0)


HEAD = (
    "| restarted | commands | a second | answered: median / 99 of 100 | longest | lines moved "
    "| longest without a line | the engine itself, longest | cores busy |\n" + "|---" * 9 + "|"
)


class Run:
    """One proxy."""

    def __init__(
        self, proxy: str, asked: argparse.Namespace, before: Path | None, after: Path | None
    ) -> None:
        self._proxy = proxy
        self._asked = asked
        self._before, self._after = before, after
        self._began = time.monotonic()
        self.rows: list[Row] = []
        self.found = Findings()

    async def run(self, folder: Path) -> None:
        """Start everything, let people play, restart everything, and check."""
        with ExitStack() as stack:
            nodes = stack.enter_context(nats_cluster(folder))
            cell = Cell(nodes, folder, runners=RUNNERS, drain_seconds=DRAIN_SECONDS, release=self._before)
            stack.callback(cell.kill)
            await cell.start()
            proxy = stack.enter_context(front(self._proxy, folder, cell.port, cell.ports))
            company = Company(proxy, self._asked.tables, self._asked.pause)
            try:
                await self._play(cell, company)
                self.say("the logs are read")
                self.found = await cell.check(company.tables, time.time())
            finally:
                await company.leave()

    async def _play(self, cell: Cell, company: Company) -> None:
        self.say(f"{self._asked.tables} tables are opened behind {self._proxy}")
        await company.sit_down()
        await asyncio.sleep(WARM_SECONDS)
        async with self._phase("nothing", cell, company):
            await asyncio.sleep(QUIET_SECONDS)
        cell.release = self._after
        restarts = {
            "runners": (cell.restart_runner, RUNNERS),
            "gates": (cell.restart_gate, len(cell.gates)),
            "nodes": (cell.restart_node, len(cell.nodes)),
        }
        for part, (restart, count) in restarts.items():
            if part not in self._asked.parts:
                continue
            async with self._phase(part, cell, company):
                for number in range(count):
                    self.say(f"{part}: {number + 1} of {count}")
                    await restart(number)
                    await asyncio.sleep(SETTLE_SECONDS)
        await company.rest()

    @contextlib.asynccontextmanager
    async def _phase(self, name: str, cell: Cell, company: Company) -> AsyncIterator[None]:
        async with probe(cell.nodes, cell.replicas) as engine:
            began, busy = time.time(), busy_seconds()
            yield
            ended = time.time()
            cores = (busy_seconds() - busy) / (ended - began)
        longest = max(engine.gaps, default=0)
        row = Row(name, company.waits(began, ended), ended - began, cores, longest)
        self.rows.append(row)
        self.say(row.told())

    def say(self, text: str) -> None:
        """Show that we are busy."""
        print(f"{time.monotonic() - self._began:4.0f} s  {text}", file=sys.stderr, flush=True)

    def report(self) -> list[str]:
        """Print what was found; returns what must not be."""
        counts, broken = self.found.counts, self.found.broken
        lost = sum(len(broken.get(kind, ())) for kind in ("lost", "unanswered"))
        print(
            f"\nBehind {self._proxy}, {self._asked.tables} tables: {counts['commands']} commands,"
            f" {counts['done']} done, {counts['refused']} refused, {lost} lost\n\n{HEAD}"
        )
        print("\n".join(row.told() for row in self.rows))
        failed = [f"{len(found)} {kind}: {found[0]}" for kind, found in broken.items()]
        failed += [
            f"someone waited for {row.longest:.2f} s while {row.phase} were restarted"
            for row in self.rows
            if row.phase in ("runners", "gates") and row.longest > LONGEST_WAIT
        ]
        print("".join(f"\nFAILED: {what}\n" for what in failed), flush=True)
        return failed


def options() -> argparse.Namespace:
    """What the command can be told."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("proxies", nargs="*", default=PROXIES, metavar="PROXY")
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS, help="what is restarted")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument(
        "--pause", type=float, default=12, help="seconds between two moves of a person, about"
    )
    parser.add_argument(
        "--upgrade", nargs=2, default=(), metavar=("OLD", "NEW"), help="wheels, or commits to build them from"
    )
    return parser.parse_args()


def main() -> int:
    """Run behind each proxy; returns whether anything failed."""
    asked = options()
    gc.disable()  # our own pauses are nobody else's
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        releases = [installed(one, folder / f"release{number}") for number, one in enumerate(asked.upgrade)]
        before, after = releases or (None, None)
        for proxy in asked.proxies:
            run = Run(proxy, asked, before, after)
            with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as memory:
                uvloop.run(run.run(Path(memory)))
            failed += run.report()
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
