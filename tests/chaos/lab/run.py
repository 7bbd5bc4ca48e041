"""One run: people play, a storm comes and goes, all games come to their end, and everything is checked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.chaos.lab import server_logs
from tests.chaos.lab.check import Findings, TableCheck
from tests.chaos.lab.lab import Lab, Schedule
from tests.chaos.lab.network import Network
from tests.chaos.lab.probe import probe
from tests.chaos.lab.tables import Table, interruptions
from tests.logs import engine_log

from inklings.games import GAMES
from inklings.house.entry_codec import decode_entry
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.table import Table as Folded
from inklings.live.address import Address
from inklings.live.interfaces import Stored
from inklings.live.member import Member

WARM_UP_SECONDS = 3.0
QUIET_SECONDS = 2.0
SIT_AT_ONCE = 6
STANDSTILL_SECONDS = 15.0
"""A table at which nothing happens for so long is stuck."""
AGREE_SECONDS = 30.0
"""So long replicas may take after the storm until all hold the same."""


@dataclass
class Result:
    """What one run has found."""

    schedule: str
    about: str
    seed: str
    tables: int
    storm_seconds: float = 0
    finish_seconds: float = 0
    broken: dict[str, list[str]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    without_service: list[float] = field(default_factory=list)
    engine_gaps: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    server_notes: dict[str, int] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)
    folder: str = ""


class Run:
    """A lab with people in it."""

    def __init__(  # noqa: PLR0913
        self, schedule: Schedule, folder: Path, network: Network, *, tables: int, seconds: float, seed: str
    ) -> None:
        self._lab = Lab(schedule, folder, network, seed)
        self._count = tables
        self._seconds = seconds
        self._seed = seed
        self._tables: list[Table] = []
        self._found = Findings()
        self._result = Result(schedule.name, schedule.about, seed, tables, folder=str(folder))
        self._progress: asyncio.Task[None] | None = None
        self._until = 0.0
        self._doing = "starting"

    async def run(self, finish: float) -> Result:
        """Everything; `finish`: how long the last games may take."""
        lab = self._lab
        playing: list[asyncio.Task[None]] = []
        self._progress = asyncio.create_task(self._show_progress())
        try:
            await lab.start()
            await self._sit_down()
            playing = [asyncio.create_task(table.play()) for table in self._tables]
            self._do("warming up", WARM_UP_SECONDS)
            await asyncio.sleep(WARM_UP_SECONDS)
            start = time.time()
            await self._storm()
            calm = time.time()
            await self._finish(finish, playing)
            await self._check(start, calm)
        finally:
            self._progress.cancel()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.gather(*(person.stop() for table in self._tables for person in table.people))
            await lab.close()
        self._check_servers()
        return self._finished()

    async def _sit_down(self) -> None:
        self._do("people sit down", 60)
        address = Address(url=self._lab.url, replicas=self._lab.schedule.replicas)
        opener = await Member.start(
            address, GameRegistry(GAMES), is_runner=True
        )  # it leaves clocks to the gates
        for number in range(self._count):
            kind = Table(number, "", self._lab.gates, self._seed).kind
            code = await opener.open_table(kind.game, kind.options)
            self._tables.append(Table(number, code, self._lab.gates, self._seed))
        await opener.stop()
        for first in range(0, self._count, SIT_AT_ONCE):
            await asyncio.gather(*(table.sit_down() for table in self._tables[first : first + SIT_AT_ONCE]))

    async def _storm(self) -> None:
        lab = self._lab
        self._do("storm", self._seconds)
        lab.note("the storm begins")
        async with probe(lab.nodes, lab.schedule.replicas) as engine:
            await lab.schedule.storm(lab, time.monotonic() + self._seconds)
            await lab.calm()
            await asyncio.sleep(QUIET_SECONDS)
        self._result.engine_gaps = engine.gaps
        lab.note("the storm is over")

    async def _finish(self, seconds: float, playing: list[asyncio.Task[None]]) -> None:
        self._do("last games", seconds)
        began = time.time()
        for table in self._tables:
            table.finishing = True
        await asyncio.wait(playing, timeout=seconds)
        while (left := self._still_moving()) and time.time() - began < 3 * seconds:
            self._lab.note(f"{left} tables still play")
            await asyncio.wait(playing, timeout=STANDSTILL_SECONDS)
        self._result.finish_seconds = round(time.time() - began, 1)
        for task, table in zip(playing, self._tables, strict=True):
            if task.done() and task.exception():
                self._found.breaks("lab", f"{table.label}: {task.exception()!r}")
        self._lab.note(f"{sum(table.ended.is_set() for table in self._tables)} tables have come to their end")
        await asyncio.sleep(QUIET_SECONDS)

    def _still_moving(self) -> int:
        """Tables that have not come to their end, but to which something has just happened."""
        since = time.time() - STANDSTILL_SECONDS
        left = [table for table in self._tables if not table.ended.is_set()]
        return sum(table.people[0].frames[-1].at > since for table in left)

    # --- what is checked -----------------------------------------------------------------------------

    async def _check(self, start: float, calm: float) -> None:
        self._do("checking", 60)
        ended = time.time()
        await self._check_ends()
        self._write_down()
        people = [person for table in self._tables for person in table.people]
        self._result.storm_seconds = round(calm - start, 1)
        for person in people:
            self._result.without_service += interruptions(person, start, calm + QUIET_SECONDS)
        await asyncio.gather(*(person.stop() for person in people))
        logs = await self._read_logs()
        (self._lab.folder / "logs.json").write_text(
            json.dumps(
                {code: [[one.sequence, one.data.decode()] for one in log] for code, log in logs.items()}
            )
        )
        games = GameRegistry(GAMES)
        for table in self._tables:
            check = TableCheck(table, logs[table.code], games, calm, ended)
            self._found.merge(await asyncio.to_thread(check.run))

    async def _check_ends(self) -> None:
        """Everyone is shown the end of the log, and so are the gates that serve them."""
        lab = self._lab
        async with engine_log(lab.url, lab.schedule.replicas) as stored:
            logs = {table.code: await stored.read(table.code) for table in self._tables}
        ends = {code: entries[-1].sequence for code, entries in logs.items() if entries}
        await asyncio.sleep(QUIET_SECONDS)
        for table in self._tables:
            folded = _folded(logs[table.code])
            for person in table.people:
                newest = folded.seen_by(folded.seat_of(person.person)) if folded else 0
                if person.version < newest:
                    shown = f"is shown {person.version} and could see something at {newest}"
                    self._found.breaks("behind", f"{person.label} {shown}, through {person.lines[-1].gate}")
        for member in [*lab.gates, *lab.runners]:
            inside = await member.inside()
            if not inside:
                self._found.breaks("lab", f"{member.name} does not say what it holds")
            for code, version in inside.get("tables", {}).items():
                if version < ends.get(code, 0):
                    self._found.breaks("behind", f"{member.name} holds {code} at {version} of {ends[code]}")

    async def _read_logs(self) -> dict[str, list[Stored]]:
        """Every log as each replica has it; a node answers such questions from its own copy."""
        lab = self._lab
        logs: dict[str, dict[str, list[Stored]]] = {}
        for node in lab.nodes:
            async with engine_log(node.url, lab.schedule.replicas) as kept:
                logs[node.name] = {table.code: await kept.read(table.code) for table in self._tables}
        first = logs[lab.nodes[0].name]
        for name, others in logs.items():
            for code, stored in others.items():
                if stored != first[code]:
                    self._found.breaks("replicas differ", f"{code}: {name} and {lab.nodes[0].name}")
        await self._compare_streams()
        return first

    async def _compare_streams(self) -> None:
        until = time.monotonic() + AGREE_SECONDS
        states: list[dict[str, tuple[int, int]]] = []
        while time.monotonic() < until:
            states = [await asyncio.to_thread(node.streams) for node in self._lab.nodes]
            if all(state == states[0] for state in states):
                return
            await asyncio.sleep(1)
        self._found.breaks("replicas differ", f"after {AGREE_SECONDS:.0f} s of calm: {states}")

    def _check_servers(self) -> None:
        notes: Counter[str] = Counter()
        for member in [*self._lab.gates, *self._lab.runners]:
            for line in server_logs.unwanted(member.log):
                self._found.breaks("server log", line)
            notes += server_logs.noted(member.log)
        self._result.server_notes = dict(notes)
        longest, most = self._lab.schedule.longest, max(self._result.without_service, default=0)
        engine = max(self._result.engine_gaps, default=0)
        if longest is not None and most > engine + longest:
            text = f"somebody was without service for {most:.1f} s, the engine itself for {engine:.1f} s"
            self._found.breaks("too long", text)
        for text in self._lab.ended_by_itself:
            self._found.breaks("ended by itself", text)

    # --- what is written -----------------------------------------------------------------------------

    def _finished(self) -> Result:
        result = self._result
        result.broken = dict(self._found.broken)
        result.counts = dict(self._found.counts)
        result.late = [round(late, 2) for late in self._found.late]
        result.without_service = [round(seconds, 2) for seconds in result.without_service]
        result.engine_gaps = [round(seconds, 2) for seconds in result.engine_gaps]
        result.remarks = self._lab.remarks
        return result

    def _write_down(self) -> None:
        """All that people did and saw, for anyone who looks for a cause."""
        with (self._lab.folder / "people.jsonl").open("w") as file:
            for table in self._tables:
                for person in table.people:
                    seen: dict[str, Any] = {
                        "person": person.label,
                        "id": person.person,
                        "table": table.label,
                        "lines": [vars(line) for line in person.lines],
                        "frames": [
                            (one.at, one.version, one.viewer, one.mark, one.gate) for one in person.frames
                        ],
                        "commands": [
                            {key: value for key, value in vars(one).items() if key != "answer"}
                            for one in person.commands.values()
                        ],
                    }
                    file.write(json.dumps(seen) + "\n")

    def _do(self, what: str, seconds: float) -> None:
        self._doing, self._until = what, time.monotonic() + seconds

    async def _show_progress(self) -> None:
        name, on_screen = self._lab.schedule.name, sys.stdout.isatty()
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(1 if on_screen else 20)
                left = max(0, round(self._until - time.monotonic()))
                games = sum(table.games for table in self._tables)
                ended = sum(table.ended.is_set() for table in self._tables)
                line = (
                    f"{name}: {self._doing}, {left} s left, {games} games so far, {ended} tables at their end"
                )
                sys.stdout.write(f"\r\x1b[K{line}" if on_screen else f"{line}\n")
                sys.stdout.flush()
        if on_screen:
            sys.stdout.write("\r\x1b[K")


def _folded(stored: Sequence[Stored]) -> Folded | None:
    """The table that a log makes."""
    games, table = GameRegistry(GAMES), None
    for one in stored:
        table = advance(games, table, one.sequence, decode_entry(one.data))
    return table
