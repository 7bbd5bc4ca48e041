"""What a gate makes of a storm, on one core of its own.

    python -m bench.storms clocks 5000      so many clocks that end within a second, with people there
    python -m bench.storms returning 2000   so many browsers that come back at once, to a gate that knows none
    python -m bench.storms still 10000      so many live tables of two people who do nothing
    python -m bench.storms moving 2000      so many tables of six, and 200 moves a second

`--source FOLDER` has the gate of another release, by the folder of its code.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import uvloop
from bench.browsers import AT_ONCE, RARE_PING_SECONDS, Seat, seated, show
from bench.speed.meter import cpu_seconds, kilobytes, percentile, split_cores
from tests.logs import AwaitedLog, engine_log
from tests.parts import GateProcess, nats_server

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.codes import new_code
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.table import Table

REGISTRY = GameRegistry(GAMES)
WITHIN_SECONDS = 1.0
LEAD_SECONDS = 40.0
"""From the first clock that is set to the first that ends."""
ENTRIES = 6
"""Before the clock of a table ends: it was opened, four sat down, and they began."""
PATIENCE_SECONDS = 120.0
LOOK_SECONDS = 20.0
SETTLE_SECONDS = 5.0
PING_SECONDS = {"still": RARE_PING_SECONDS, "moving": 3.0}
MOVES_A_SECOND = 200


# --- clocks -------------------------------------------------------------------------------------


def a_game(code: str, ends: int, chance: random.Random) -> list[bytes]:
    """The entries of a table whose clock ends then."""
    entries: list[bytes] = []
    table: Table | None = None

    def write(events: log.Events, at: int) -> Table:
        entry = log.Entry(at=at, command=f"command-{len(entries)}", events=events)
        entries.append(encode_entry(entry))
        return advance(REGISTRY, table, len(entries), entry)

    table = write(rules.open_table(REGISTRY, code, "moons", {"first": "random"}), 0)
    for number in range(4):
        sit = asks.Sit(name=f"Player {number}", avatar=number)
        table = write(rules.grant(REGISTRY, table, f"person-{number}", sit, chance), 0)
    begin = rules.grant(REGISTRY, table, "person-0", asks.Begin(), chance)
    entry = log.Entry(at=0, command="begin", events=begin)
    begun = advance(REGISTRY, table, len(entries) + 1, entry).clock
    assert begun, "somebody is to tell a story"
    write(begin, ends - begun.ends)
    return entries


async def set_clock(store: AwaitedLog, code: str, ends: int, chance: random.Random) -> None:
    """Store a table, and have it rung then."""
    version = 0
    for number, data in enumerate(a_game(code, ends, chance)):
        version = await store.stored(code, data, after=version, command=f"{code}-{number}")
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.log.set_clock(code, version, ends, done.set_result)
    assert await done, "the engine does not set a clock"


async def clocks(gate: GateProcess, nats: str, tables: int) -> None:
    """How late each is rung; the tables are found in the log afterwards."""
    chance = random.Random(5000)
    codes = [new_code(tables * 1000, chance) for _ in range(tables)]
    first = int((time.time() + LEAD_SECONDS + tables / 100) * 1000)
    ends = {code: first + chance.randrange(int(WITHIN_SECONDS * 1000)) for code in codes}
    async with engine_log(nats) as store:
        for start in range(0, tables, AT_ONCE):
            some = codes[start : start + AT_ONCE]
            await asyncio.gather(*(set_clock(store, code, ends[code], chance) for code in some))
            show(f"{start + len(some)} of {tables} clocks set")
        # Where nobody is, a clock rests: someone looks on at each table.
        onlookers = [Seat(code) for code in codes]
        for start in range(0, tables, AT_ONCE):
            await asyncio.gather(*(seat.come(gate.port) for seat in onlookers[start : start + AT_ONCE]))
            show(f"{start} of {tables} people have come")
        assert time.time() * 1000 < first, "it took too long to set them all: LEAD_SECONDS is too short"
        await asyncio.sleep(first / 1000 - time.time())
        cpu = cpu_seconds(gate._process.pid)  # noqa: SLF001
        await asyncio.sleep(WITHIN_SECONDS)
        began = time.monotonic()
        late: list[float] = []
        twice = 0
        for code in codes:
            while len(stored := await store.read(code)) <= ENTRIES:
                assert time.monotonic() - began < PATIENCE_SECONDS, f"{code} was never rung"
                await asyncio.sleep(0.05)
            late.append(decode_entry(stored[ENTRIES].data).at - ends[code])
            twice += len(stored) > ENTRIES + 1
    cpu = cpu_seconds(gate._process.pid) - cpu  # noqa: SLF001
    for seat in onlookers:
        seat.leave()
    print(
        f"{tables} clocks within {WITHIN_SECONDS:g} s: late by {percentile(late, 0.5) / 1000:.1f} s, "
        f"99 of 100 within {percentile(late, 0.99) / 1000:.1f} s, the last {max(late) / 1000:.1f} s; "
        f"{twice} rung twice; {cpu / tables * 1000:.1f} ms of CPU each"
    )


# --- browsers -----------------------------------------------------------------------------------


async def returning(a_gate: Callable[[], GateProcess], nats: str, browsers: int) -> None:
    """All lines break, and all come back to a new gate at once."""
    gate = a_gate()
    seats = await seated(gate, nats, browsers // 6, 6)
    for seat in seats:
        seat.leave()
    gate.kill()
    gate = a_gate()
    pid = gate._process.pid  # noqa: SLF001
    cpu, began = cpu_seconds(pid), time.perf_counter()
    async with asyncio.timeout(PATIENCE_SECONDS):
        took = await asyncio.gather(*(seat.come(gate.port) for seat in seats))
    last, each = time.perf_counter() - began, (cpu_seconds(pid) - cpu) / len(seats)
    print(
        f"{len(seats)} browsers back at {browsers // 6} tables: the median sees its table after "
        f"{percentile(took, 0.5):.1f} s, 99 of 100 within {percentile(took, 0.99):.1f} s, the last after "
        f"{last:.1f} s; {each * 1000:.1f} ms of CPU each"
    )
    for seat in seats:
        seat.leave()


async def at_tables(gate: GateProcess, nats: str, what: str, tables: int) -> None:
    """What live tables cost, and how fast moves are answered beside them."""
    pid = gate._process.pid  # noqa: SLF001
    empty = kilobytes(pid)
    people = 2 if what == "still" else 6
    seats = await seated(gate, nats, tables, people)
    awake = asyncio.create_task(keep_awake(seats, PING_SECONDS[what]))
    moving = asyncio.create_task(move(seats)) if what == "moving" else None
    await asyncio.sleep(SETTLE_SECONDS)
    cpu, began = cpu_seconds(pid), time.monotonic()
    await asyncio.sleep(LOOK_SECONDS)
    share = (cpu_seconds(pid) - cpu) / (time.monotonic() - began)
    said = (
        f"{tables} tables of {people}: {share:.1%} of a core, {share / tables * 1e6:.1f} µs/s a table, "
        f"{(kilobytes(pid) - empty) / len(seats):.1f} KB a connection with its share of a table"
    )
    awake.cancel()
    if moving:
        moving.cancel()
        took = await moving
        said += f"; {len(took) / (LOOK_SECONDS + SETTLE_SECONDS):.0f} moves a second, "
        said += f"{percentile(took, 0.5):.1f} ms, 99 of 100 within {percentile(took, 0.99):.1f} ms"
    print(said)
    for seat in seats:
        seat.leave()


async def keep_awake(seats: list[Seat], every: float) -> None:
    """Ping as pages do, a few at a time."""
    parts = 100
    while True:
        for part in range(parts):
            for seat in seats[part::parts]:
                seat.ping()
            await asyncio.sleep(every / parts)


async def move(seats: list[Seat]) -> list[float]:
    """So many moves a second, whether they are answered or not; returns the milliseconds that each took."""
    took: list[float] = []
    waiting: set[asyncio.Task[None]] = set()

    async def one(number: int) -> None:
        seat = seats[number * 7919 % len(seats)]
        took.append(await seat.ask("ready", ready=bool(number // len(seats) % 2 == 0)) * 1000)

    try:
        began = time.monotonic()
        for number in count():
            task = asyncio.create_task(one(number))
            waiting.add(task)
            task.add_done_callback(waiting.discard)
            await asyncio.sleep(max(0, began + (number + 1) / MOVES_A_SECOND - time.monotonic()))
    except asyncio.CancelledError:
        return took
    raise AssertionError


# --- all ----------------------------------------------------------------------------------------


async def main(what: str, number: int, source: Path | None) -> None:
    """One storm."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    core = split_cores()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        nats = stack.enter_context(nats_server(folder))

        def a_gate() -> GateProcess:
            gate = GateProcess(nats.url, folder / "gate.log", source=source)
            os.sched_setaffinity(gate.pid, {core})
            stack.callback(gate.stop)
            return gate.ready()

        match what:
            case "clocks":
                await clocks(a_gate(), nats.url, number)
            case "returning":
                await returning(a_gate, nats.url, number)
            case _:
                await at_tables(a_gate(), nats.url, what, number)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["clocks", "returning", "still", "moving"])
    parser.add_argument("number", type=int)
    parser.add_argument("--source", type=Path)
    chosen = parser.parse_args()
    gc.disable()  # our own pauses are nobody else's
    uvloop.run(main(chosen.what, chosen.number, chosen.source))
