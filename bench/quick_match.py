"""How long people wait who look for others, and whom they meet.

    python -m bench.quick_match 200 40      so many people within so many seconds, at one gate

Two of three read English, the others Polish; three of ten want one certain game. Each comes by a websocket,
and a real runner plays for the bots. It fails if anybody waits longer than the clock allows, is at a table of
another language, or is alone though others could have been sent to them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bench.speed.meter import percentile
from tests.parts import gates, nats_server, runners
from tests.strangers import GOOD_NUMBER, Table, crowd, meet, mixed, needlessly_alone

from inklings.house.clocks import GATHERED_SECONDS, GATHERING_SECONDS

SLACK_SECONDS = 2.0
"""Beside the clock: to find a table, to sit down, and to be shown the game."""


def told(name: str, seconds: Sequence[float]) -> str:
    """A line of figures."""
    half, most = percentile(seconds, 0.5), percentile(seconds, 0.99)
    return f"{name}: {half:.2f} s, 99 of 100 within {most:.2f} s, the last {max(seconds):.2f} s"


def report(tables: Sequence[Table]) -> bool:
    """Say what became of everyone; false if it is not as it should be."""
    people = [one for table in tables for one in table.visits]
    full = [table for table in tables if not table.has_room]
    print(f"{len(people)} people at {len(tables)} tables, {len(full)} of them without bots")
    print(told("to a seat", [one.sat - one.came for one in people]))
    print(told("to the game", [one.wait for one in people]))
    print(told("to the game at full tables", [one.wait for table in full for one in table.visits]))
    for language in ("en", "pl"):
        some = [one.wait for one in people if one.wish.language == language]
        print(told(f"to the game, {language}", some))
    spread = Counter((GOOD_NUMBER[table.game], table.bots) for table in tables)
    for (seats, bots), count in sorted(spread.items()):
        print(f"tables of {seats} with {bots} bots: {count}")
    alone = sum(len(table.visits) == 1 for table in tables)
    needless, strangers = needlessly_alone(tables), mixed(tables)
    longest = max(one.wait for one in people)
    print(
        f"alone with bots: {alone}, of them needlessly: {len(needless)}; at a wrong table: {len(strangers)}"
    )
    print(f"the clock: {GATHERING_SECONDS} s, {GATHERED_SECONDS} s once a table is complete")
    return not needless and not strangers and longest <= GATHERING_SECONDS + SLACK_SECONDS


async def main(people: int, seconds: float, seed: int) -> bool:
    """One evening of strangers."""
    print(f"load before: {os.getloadavg()[0]:.2f}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            nats_server(folder) as nats,
            gates(nats.url, 1, folder) as started,
            runners(nats.url, 1, folder, tempo=1.0),
        ):
            tables = await meet(started, crowd(people, seconds, seed))
    return report(tables)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("people", type=int, nargs="?", default=200)
    parser.add_argument("seconds", type=float, nargs="?", default=40.0)
    parser.add_argument("--seed", type=int, default=42)
    asked = parser.parse_args()
    sys.exit(not asyncio.run(main(asked.people, asked.seconds, asked.seed)))
