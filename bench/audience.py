"""An audience that plays for one seat: is what most chose what is played, and how long does each vote take?

    python -m bench.audience [VOTERS] [GATES]

Real gates and real websockets over loopback, the voters in several processes. Everyone votes on which card
the audience lays in Thirty Moons, and half of them change their mind.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from bench.onlookers import line
from bench.voters import Asked, Voted
from tests.moons_party import tell
from tests.parts import GateProcess, gates, nats_server
from tests.players import Player, players

from inklings.house.audience import VOTE_SECONDS

VOTERS = 10_000
GATES = 2
PROCESSES = 4
VOTING_SECONDS = 14.0
LONG_LINE = 1 << 26


async def gather(several: list[GateProcess], code: str, count: int) -> list[Process]:
    """The voters come in, part by part."""
    parts = []
    for number in range(PROCESSES):
        share = count // PROCESSES + (number < count % PROCESSES)
        address = several[number % len(several)].url.removeprefix("http://")
        parts.append(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.voters", address, code, str(share), str(number)),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONG_LINE,
            )
        )
    for part in parts:
        assert part.stdout
        assert await part.stdout.readline() == b"inside\n"
    return parts


async def vote(parts: list[Process], cards: list[str]) -> list[Voted]:
    """Everyone votes; what came of it."""
    for part in parts:
        assert part.stdin
        part.stdin.write(msgspec.json.encode(Asked(cards, VOTING_SECONDS)) + b"\n")
    return [msgspec.json.decode(await _line(part), type=Voted) for part in parts]


async def _line(part: Process) -> bytes:
    assert part.stdout
    return await part.stdout.readline()


async def pings(player: Player, late: list[float]) -> None:
    """How long one of those who play waits for an answer meanwhile."""
    while True:
        started = time.monotonic()
        await player.ping()
        late.append((time.monotonic() - started) * 1000)
        await asyncio.sleep(0.2)


def polls(player: Player) -> list[dict[str, Any]]:
    """What it was told of the vote."""
    return [msgspec.json.decode(frame) for frame in player.frames if frame.startswith('{"type":"poll"')]


async def main(count: int, gate_count: int) -> None:
    """One vote."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with nats_server(folder) as nats, gates(nats.url, gate_count, folder) as several:
            code = several[0].open_table()
            async with players([gate.url for gate in several], code, 3) as company:
                host = company[0]
                await host.ask("set_stream", on=True, delay=0)
                await host.ask("seat_audience", language="en")
                watcher = await Player(several[-1].url, code).connect()
                started = time.monotonic()
                parts = await gather(several, code, count)
                print(f"{count} came in within {time.monotonic() - started:.1f} s", file=sys.stderr)
                await host.until(lambda: host.presence.get("watching") == count + 1, 60)
                await host.ask("begin")
                await tell(company)
                await watcher.until(lambda: bool(watcher.offer("lay_cards")))
                late: list[float] = []
                heart = asyncio.create_task(pings(company[1], late))
                offer = watcher.offer("lay_cards")
                assert offer
                voted = await vote(parts, offer["cards"])
                heart.cancel()
                await watcher.until(lambda: bool(watcher.own["laid"]), VOTE_SECONDS + 5)
                over = time.time() * 1000
                said = [poll for poll in polls(watcher) if poll["ends"]]
                report(count, voted, watcher.own["laid"], said, over)
                line("a pong for one of the three who play", late)
                for part in parts:
                    part.terminate()
                    await part.wait()
                await watcher.close()


def report(count: int, voted: list[Voted], laid: list[str], said: list[dict[str, Any]], over: float) -> None:
    """Whether the result is exact, and how long all took."""
    chosen: Counter[str] = Counter()
    for each in voted:
        chosen.update(each.chosen)
    best = max(chosen.values())
    winners = [card for card, votes in chosen.items() if votes == best]
    answered = [one for each in voted for one in each.answered]
    print(f"{count} voters, {len(answered)} votes, {sum(each.refused for each in voted)} refused:")
    print(f"  they chose {dict(chosen.most_common())}")
    print(f"  the audience laid {laid}, which is {'right' if laid[0] in winners else 'WRONG'}")
    print(f"  {max(poll['votes'] for poll in said)} people were counted before the end")
    line("answer to a vote", answered)
    print(f"  played {(over - said[-1]['ends']) / 1000:.2f} s after the end of the vote", flush=True)
    assert laid[0] in winners
    assert sum(chosen.values()) == count


if __name__ == "__main__":
    wanted = [int(argument) for argument in sys.argv[1:]]
    uvloop.run(main(*(wanted + [VOTERS, GATES][len(wanted) :])))
