"""How late a change reaches the last of a crowd of onlookers at one table, and what the crowd costs a player.

    python -m bench.onlookers [ONLOOKERS] [GATES]

Real gates and real websockets over loopback, the crowd in several processes. The host locks and unlocks the
table, which everyone sees; it goes the way of any move: decided, stored, folded, shown.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import Process
from dataclasses import dataclass
from pathlib import Path

import msgspec
import uvloop
from bench.processes import allow_many_sockets, answer, gather, say
from bench.speed.meter import percentile
from tests.parts import gates, nats_server
from tests.players import Player, players

ONLOOKERS = 10_000
GATES = 2
CHANGES = 100
PAUSE = 0.5
SETTLED = 5.0


@dataclass
class Measured:
    """Milliseconds from the host's asking."""

    answered: list[float]
    at_last_player: list[float]
    asked: dict[int, float]
    """When each version was asked for."""


async def change(company: list[Player]) -> Measured:
    """Lock and unlock the table, and see when those who play know of it."""
    measured = Measured([], [], {})
    for number in range(CHANGES):
        asked = time.monotonic()
        locked = await company[0].ask("set_lock", locked=number % 2 == 0)
        measured.answered.append((time.monotonic() - asked) * 1000)
        version: int = locked["version"]
        for player in company:
            await player.until(lambda player=player, version=version: player.version >= version)  # type: ignore[misc]
        measured.at_last_player.append((time.monotonic() - asked) * 1000)
        measured.asked[version] = asked
        await asyncio.sleep(PAUSE)
    return measured


async def arrivals(crowds: list[Process], asked: dict[int, float]) -> dict[int, list[float]]:
    """How late each version came to each onlooker, in milliseconds."""
    late: dict[int, list[float]] = {version: [] for version in asked}
    for crowd in crowds:
        say(crowd)
        seen = msgspec.json.decode(await answer(crowd), type=dict[int, list[float]])
        for version, moments in late.items():
            moments += [(at - asked[version]) * 1000 for at in seen.get(version, [])]
        await crowd.wait()
    return late


def line(what: str, values: list[float]) -> None:
    """One row of the result."""
    p50, p99 = percentile(values, 0.5), percentile(values, 0.99)
    print(f"  {what}: median {p50:.1f} ms, p99 {p99:.1f} ms, worst {max(values):.1f} ms", flush=True)


async def main(count: int, gate_count: int) -> None:
    """The table alone, then before the crowd."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with nats_server(folder) as nats, gates(nats.url, gate_count, folder) as several:
            code = several[0].open_table()
            async with players([gate.url for gate in several], code, 3) as company:
                alone = await change(company)
                print(f"nobody watches, {gate_count} gates, {CHANGES} changes:")
                line("answer to the host", alone.answered)
                line("at the last of three players", alone.at_last_player)
                start = time.monotonic()
                crowds = await gather("bench.crowd", several, code, count)
                print(f"{count} came in within {time.monotonic() - start:.1f} s", file=sys.stderr)
                await company[0].until(lambda: company[0].presence.get("watching") == count, 60)
                await asyncio.sleep(SETTLED)
                before = await change(company)
                await asyncio.sleep(SETTLED)
                late = await arrivals(crowds, before.asked)
                missed = sum(count - len(each) for each in late.values())
                print(f"{count} onlookers, {missed} of {count * CHANGES} changes not seen:")
                line("answer to the host", before.answered)
                line("at the last of three players", before.at_last_player)
                line("at any onlooker", [one for each in late.values() for one in each])
                line("at the last onlooker", [max(each) for each in late.values() if each])


if __name__ == "__main__":
    wanted = [int(argument) for argument in sys.argv[1:]]
    uvloop.run(main(*(wanted + [ONLOOKERS, GATES][len(wanted) :])))
