"""`make speed`: one gate against the clock, beside a bare loop, in turns.

    python -m bench.speed [--turns 5] [--seconds 3] [--engines always,default,three] [--plays votes,moons,…]
                          [--offered 200,1000,2000] [--tables 32] [--no-still] [--dry]

A first look: `python -m bench.speed --turns 1 --seconds 2 --engines always --plays votes --offered 200`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from bench.speed import report, servers
from bench.speed.load import Turn, generator
from bench.speed.meter import busy_seconds, cpu_seconds, kilobytes, own_seconds, split_cores
from bench.speed.people import SEATS
from bench.speed.tables import PLAYS

FIGURES = Path(__file__).parents[2] / "docs/figures.md"
GAMES = ("moons", "rorschach", "pareidolia", "telepathic")
FEWER = 2
"""Real games go on at so many times fewer tables: their moves take longer, and every person pings."""
REST_SECONDS = 6.0
STILL_TABLES = 150
BUSY = 0.2
"""If other programs keep more cores busy than this, only ratios mean something."""


def options() -> argparse.Namespace:
    """What to measure."""

    def words(text: str) -> list[str]:
        return [word for word in text.split(",") if word]

    def numbers(text: str) -> list[int]:
        return [int(word) for word in words(text)]

    parser = argparse.ArgumentParser(prog="python -m bench.speed", description="One gate against the clock.")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--engines", type=words, default=list(servers.ENGINES))
    parser.add_argument("--plays", type=words, default=["votes", *GAMES], help="votes and games")
    parser.add_argument("--offered", type=numbers, default=[200, 1000, 2000], help="moves a second")
    parser.add_argument("--open", type=words, default=["votes"], help="the plays that are also offered")
    parser.add_argument("--tables", type=int, default=32, help="of which each has a move on its way")
    parser.add_argument("--no-still", action="store_true", help="without memory and tables at rest")
    parser.add_argument("--dry", action="store_true", help="print, and leave docs/figures.md alone")
    chosen = parser.parse_args()
    unknown = {*chosen.plays, *chosen.open} - PLAYS.keys() | {*chosen.engines} - servers.ENGINES.keys()
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return chosen


class Speed:
    """One run."""

    def __init__(self, chosen: argparse.Namespace, folder: Path) -> None:
        self.rows: list[report.Row] = []
        self._chosen = chosen
        self._folder = folder
        self._core = split_cores()
        self._began = time.monotonic()
        self._busy = busy_seconds() - own_seconds()

    async def measure(self, kind: str) -> None:
        """All turns on one engine."""
        chosen = self._chosen
        plays = [report.BARE, *chosen.plays]
        rows = [report.Row(kind, play, 0) for play in plays]
        rows += [
            report.Row(kind, play, offered)
            for offered in chosen.offered
            for play in plays
            if play == report.BARE or play in chosen.open
        ]
        self.rows += rows
        self.say(f"{servers.ENGINES[kind]}: people sit down")
        with ExitStack() as stack:
            engine = stack.enter_context(servers.engine(kind, self._folder / kind))
            bare = stack.enter_context(servers.bare(engine, self._folder / "bare.log", self._core))
            gate = stack.enter_context(servers.gate(engine, self._folder / "gate.log", self._core))
            async with generator() as load:
                for play in plays:
                    server = bare if play == report.BARE else gate
                    tables = chosen.tables // (FEWER if play in GAMES else 1)
                    await load.open(play, server.port, tables)
                for number in range(chosen.turns):
                    for row in rows:
                        server = bare if row.play == report.BARE else gate
                        turn = await load.turn(row.play, server.pid, chosen.seconds, row.offered)
                        row.turns.append(turn)
                        self.say(f"{kind}, turn {number + 1} of {chosen.turns}: {told(row, turn)}")

    async def rest(self) -> report.Still:
        """Memory, and the CPU of tables at which nobody moves."""
        self.say(f"{STILL_TABLES} tables at rest")
        with ExitStack() as stack:
            engine = stack.enter_context(servers.engine("always", self._folder / "rest"))
            bare = stack.enter_context(servers.bare(engine, self._folder / "bare.log", self._core))
            gate = stack.enter_context(servers.gate(engine, self._folder / "gate.log", self._core))
            async with generator() as load:
                alone, empty = await used(gate), kilobytes(gate.pid)
                await load.open("lobby", gate.port, STILL_TABLES)
                idle, seated = await used(gate), kilobytes(gate.pid)
                await load.watch("lobby")  # they fill what sitting down has left free
                watched = kilobytes(gate.pid)
                await load.watch("lobby")
                connection = (kilobytes(gate.pid) - watched) / STILL_TABLES / SEATS
                bare_empty = kilobytes(bare.pid)
                await load.open(report.BARE, bare.port, STILL_TABLES)
                return report.Still(
                    tables=STILL_TABLES,
                    connection=connection,
                    table=(seated - empty) / STILL_TABLES - SEATS * connection,
                    idle=(idle - alone) / STILL_TABLES * 1e6,
                    bare_connection=(kilobytes(bare.pid) - bare_empty) / STILL_TABLES / SEATS,
                )

    @property
    def others(self) -> float:
        """How many cores other programs have kept busy since we began."""
        return (busy_seconds() - own_seconds() - self._busy) / (time.monotonic() - self._began)

    def say(self, text: str) -> None:
        """Show that we are busy."""
        minutes, seconds = divmod(int(time.monotonic() - self._began), 60)
        print(f"{minutes:3}:{seconds:02}  {text}", flush=True)


def told(row: report.Row, turn: Turn) -> str:
    """A turn in one line."""
    offered = f" at {row.offered}/s" if row.offered else ""
    refused = f", {turn.refused} refused" if turn.refused else ""
    return (
        f"{report.WHAT[row.play]}{offered}: {turn.moves / turn.cpu:,.0f} a CPU second, "
        f"{turn.moves / turn.seconds:,.0f}/s, {turn.p50:.1f} / {turn.p99:.1f} ms{refused}"
    )


async def used(server: servers.Server) -> float:
    """CPU seconds a second, over a while in which nothing is done."""
    await asyncio.sleep(REST_SECONDS / 3)
    before, began = cpu_seconds(server.pid), time.monotonic()
    await asyncio.sleep(REST_SECONDS)
    return (cpu_seconds(server.pid) - before) / (time.monotonic() - began)


def how(chosen: argparse.Namespace, others: float) -> str:
    """How it was measured."""
    return (
        f"Medians of {chosen.turns} turns of {chosen.seconds:g} s, taken in turns with the bare loop's, on "
        f"{os.cpu_count()} cores with Python {platform.python_version()}: the server on one, engine and load "
        f"generator on the rest. "
        f"Six seats a table; {chosen.tables} tables, {chosen.tables // FEWER} in real games. "
        f"Other programs kept {others:.1f} cores busy meanwhile{': do not go by times' * (others > BUSY)}."
    )


async def main() -> None:
    """Measure, print, and write it down."""
    chosen = options()
    with tempfile.TemporaryDirectory() as name:
        speed = Speed(chosen, Path(name))
        for kind in chosen.engines:
            await speed.measure(kind)
        still = None if chosen.no_still else await speed.rest()
    text = report.section(speed.rows, servers.ENGINES, still, how(chosen, speed.others))
    print(f"\n{text}")
    if not chosen.dry:
        report.write(FIGURES, text)


if __name__ == "__main__":
    asyncio.run(main())
