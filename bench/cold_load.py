"""How long a gate takes to load a table of 2,000 events that it has never seen: read, decode, fold, show."""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from tests.logs import AwaitedLog

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.entry_codec import encode_entry
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.scene import scene
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.live.address import Address
from inklings.live.engine import Engine
from inklings.live.member import Member
from inklings.live.messages import Stop

EVENTS = 2000
LOADS = 20
REGISTRY = GameRegistry(GAMES)


def long_log(code: str, chance: random.Random) -> list[log.Entry]:
    """Games of eight players one after another, by random moves, until there are enough events."""
    box = REGISTRY["moons"]
    entries: list[log.Entry] = []
    table: Table | None = None

    def write(events: log.Events) -> Table:
        entry = log.Entry(at=0, command=f"c{len(entries)}", events=events)
        entries.append(entry)
        return advance(REGISTRY, table, len(entries), entry)

    def ask(person: str, ask: asks.AnyAsk) -> Table:
        assert table
        return write(rules.grant(REGISTRY, table, person, ask, chance))

    table = write(rules.open_table(REGISTRY, code, "moons", {"first": "random", "target": 40}))
    for number in range(8):
        table = ask(f"person-{number}", asks.Sit(name=f"Player {number}", avatar=number))
    while sum(len(entry.events) for entry in entries) < EVENTS:
        if table.stage != "playing":
            table = ask("person-0", asks.PlayAgain() if table.stage == "over" else asks.Begin())
            continue
        seat = chance.choice(sorted(box.game.awaited(table.state)))
        action = box.game.example(chance.choice(box.game.offers(table.state, seat)), chance)
        table = write(box.played(box.game.decide(table.state, seat, action, chance)))
    return entries


async def main() -> None:
    """Store a long table, then load it cold many times."""
    with tempfile.TemporaryDirectory() as folder:
        engine = Engine(Path(folder))
        await engine.start()
        member = await Member.start(Address(url=engine.url), REGISTRY)
        entries, after = long_log("BCDFG", random.Random(2000)), 0
        for entry in entries:
            data = encode_entry(entry)
            after = await AwaitedLog(member.log).stored("BCDFG", data, after=after, command=entry.command)
        times = []
        for _ in range(LOADS):
            start = time.perf_counter()
            scene(REGISTRY, await member.look("BCDFG"), Seat(0))
            times.append((time.perf_counter() - start) * 1000)
            member.tables["BCDFG"].tell(Stop())
        events = sum(len(entry.events) for entry in entries)
        size = sum(len(encode_entry(entry)) for entry in entries)
        print(f"cold load of {events} events in {len(entries)} entries, {size // 1024} KB:")
        print(f"  median {statistics.median(times):.1f} ms, best {min(times):.1f}, worst {max(times):.1f} ms")
        await member.stop()
        await engine.stop()
        if statistics.median(times) > 100:
            sys.exit("slower than 100 ms")


if __name__ == "__main__":
    uvloop.run(main())
