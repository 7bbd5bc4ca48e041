"""What tables cost at which people play over days and nobody is: CPU a second and memory of gate and engine.

    python -m bench.sleeping_tables [tables]

Every table has a game of Thirty Moons of six that has begun, and a clock that the engine keeps.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import uvloop
from bench.speed.meter import cpu_seconds, kilobytes
from tests.logs import AwaitedLog, engine_log
from tests.offline_table import OfflineTable
from tests.parts import gates, nats_server

from inklings.house import asks
from inklings.house.codes import new_code
from inklings.house.entry_codec import encode_entry
from inklings.house.log import Entry

SECONDS = 30.0
SETTLE_SECONDS = 10.0
AT_ONCE = 200
DAY_SECONDS = 24 * 60 * 60
PEOPLE = 6


def a_game() -> list[Entry]:
    """The log of a game that has begun."""
    offline = OfflineTable(first="random").sit(*(f"person {number}" for number in range(PEOPLE)))
    offline.ask("person 0", asks.SetPace(pace="day"))
    offline.ask("person 0", asks.Begin())
    return offline.entries


async def _store(store: AwaitedLog, code: str, entries: list[Entry], ends: int) -> None:
    version = 0
    for number, entry in enumerate(entries):
        data = encode_entry(entry).replace(b'"BCDF"', f'"{code}"'.encode())
        version = await store.stored(code, data, after=version, command=f"{number}")
    is_set: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.log.set_clock(code, version, ends, is_set.set_result)
    assert await is_set


async def _measured(what: str, *pids: int) -> None:
    """Print what these processes use while nobody comes."""
    await asyncio.sleep(SETTLE_SECONDS)
    before, began = [cpu_seconds(pid) for pid in pids], time.monotonic()
    await asyncio.sleep(SECONDS)
    took = time.monotonic() - began
    shares = [(cpu_seconds(pid) - was) / took for pid, was in zip(pids, before, strict=True)]
    told = ", ".join(
        f"{name} {share * 100:.2f} % of a core and {kilobytes(pid) / 1000:.0f} MB"
        for name, share, pid in zip(("gate", "engine"), shares, pids, strict=True)
    )
    print(f"{what}: {told}", flush=True)


async def main(tables: int) -> None:
    """Measure a gate alone, and beside so many tables."""
    rng = Random(1)
    with (
        tempfile.TemporaryDirectory() as name,
        nats_server(Path(name), sync="30s") as nats,
        gates(nats.url, 1, Path(name)) as (gate,),
    ):
        await _measured("no tables", gate.pid, nats.pid)
        now = round(time.time() * 1000)
        entries = [Entry(at=now, command=one.command, events=one.events) for one in a_game()]
        codes = list({new_code(tables, rng) for _ in range(tables)})
        async with engine_log(nats.url) as store:
            for start in range(0, len(codes), AT_ONCE):
                ends = now + rng.randrange(DAY_SECONDS) * 1000
                some = codes[start : start + AT_ONCE]
                await asyncio.gather(*(_store(store, code, entries, ends) for code in some))
            await _measured(f"{len(codes)} tables asleep", gate.pid, nats.pid)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]) if sys.argv[1:] else 10_000))
