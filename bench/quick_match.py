"""How long people wait who look for others, and whom they meet.

    python -m bench.quick_match 200 40      so many people within so many seconds, at one gate

Two of three read one language, the others another; three of ten want one certain game. Each comes by a
websocket, and a real runner plays for the bots. Once the last tables have begun, a few more come singly.
There are two evenings: at the second everyone does the same at the same times, but the languages are
swapped. So what follows from a language is told from what follows from how many read it.

It fails if anybody waits longer than the clock allows, is at a table of another language, is alone with bots
though others could have been sent to them, or if a bot keeps a seat for which somebody has come.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bench.speed.meter import percentile
from tests.parts import gates, nats_server, runners
from tests.strangers import (
    GOOD_NUMBER,
    Table,
    Wish,
    apart,
    crowd,
    late_ones,
    meet,
    mixed,
    needlessly_alone,
    overtaken,
    with_languages_swapped,
)

from inklings.house.clocks import GATHERED_SECONDS, GATHERING_SECONDS

SLACK_SECONDS = 2.0
"""Beside the clock: to find a table, to sit down, and to be shown the game."""
LATE = 8
LATE_EVERY_SECONDS = 2.5
ROUND_SECONDS = 60.0 * len(GOOD_NUMBER)
"""After these the same game is chosen again for those who play any."""


def told(name: str, seconds: Sequence[float]) -> str:
    """A line of figures."""
    if not seconds:
        return f"{name}: nobody"
    half, most, last = (percentile(seconds, share) for share in (0.5, 0.95, 1.0))
    return f"{name}: p50 {half:.2f} s, p95 {most:.2f} s, max {last:.2f} s ({len(seconds)})"


def report(tables: Sequence[Table]) -> bool:
    """Say what became of everyone; false if it is not as it should be."""
    people = [one for table in tables for one in table.visits]
    full = [table for table in tables if not table.has_room]
    print(f"{len(people)} people at {len(tables)} tables, {len(full)} of them full of people")
    print(told("from the tap to a seat", [one.sat - one.came for one in people]))
    print(
        told(
            "from the first tap to a full table",
            [
                max(one.sat for one in table.visits) - min(one.came for one in table.visits)
                for table in full
                if not table.late
            ],
        )
    )
    met = [(table.met(one), one) for table in tables for one in table.visits]
    print(told("from the tap to company", [when - one.came for when, one in met if when is not None]))
    print(told("from the tap to the game", [one.wait for one in people]))
    for language in ("en", "pl"):
        some = [one.wait for one in people if one.wish.language == language]
        mean = sum(some) / len(some) if some else 0.0
        print(told(f"  {language}, on average {mean:.2f} s", some))
    print(told("overtaken by somebody with the same wish who came later", overtaken(tables)))
    spread = Counter((GOOD_NUMBER[table.game], table.bots) for table in tables)
    for (seats, bots), count in sorted(spread.items()):
        print(f"tables of {seats} with {bots} bots in the end: {count}")
    needless, lonely_pairs, strangers = needlessly_alone(tables), apart(tables), mixed(tables)
    print(
        f"alone with bots: {sum(when is None for when, _ in met)}, of them needlessly: {len(needless)}; "
        f"pairs who were alone at once: {len(lonely_pairs)}; at a wrong table: {len(strangers)}"
    )
    kept = [table for table in tables if len(table.visits) + table.bots != GOOD_NUMBER[table.game]]
    late = sum(len(table.late) for table in tables)
    print(f"took the seat of a bot in the game: {late}; tables with a bot too many or too few: {len(kept)}")
    print(f"the clock: {GATHERING_SECONDS} s, {GATHERED_SECONDS} s once a table is complete", flush=True)
    longest = max(one.wait for one in people)
    return not (needless or strangers or kept) and longest <= GATHERING_SECONDS + SLACK_SECONDS


async def evening(wishes: Sequence[Wish]) -> bool:
    """One evening of strangers, which begins when the games come round again."""
    await asyncio.sleep(-time.time() % ROUND_SECONDS)
    print(f"load before: {os.getloadavg()[0]:.2f}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            nats_server(folder) as nats,
            gates(nats.url, 1, folder) as started,
            runners(nats.url, 1, folder, tempo=1.0),
        ):
            tables = await meet(started, wishes)
    return report(tables)


async def main(people: int, seconds: float, seed: int) -> bool:
    """The same evening twice, the second time with the languages swapped."""
    wishes = [
        *crowd(people, seconds, seed),
        *late_ones(LATE, seconds + GATHERING_SECONDS + SLACK_SECONDS, LATE_EVERY_SECONDS),
    ]
    as_it_is = await evening(wishes)
    print("\nThe same people, the languages swapped")
    return await evening(with_languages_swapped(wishes)) and as_it_is


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("people", type=int, nargs="?", default=200)
    parser.add_argument("seconds", type=float, nargs="?", default=40.0)
    parser.add_argument("--seed", type=int, default=42)
    asked = parser.parse_args()
    sys.exit(not asyncio.run(main(asked.people, asked.seconds, asked.seed)))
