"""An audience that plays for one seat: is what most chose what is played, and how long does each vote take?

    python -m bench.audience [VOTERS] [GATES]

Real gates and real websockets over loopback, the voters in several processes. Everyone votes on which card
the audience lays in Thirty Moons, and half of them change their mind.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from bench.onlookers import line
from bench.processes import allow_many_sockets, answer, gather, say
from bench.voters import Asked, Voted
from tests.moons_party import tell
from tests.parts import gates, nats_server
from tests.players import Player, players

from inklings.house.audience import VOTE_SECONDS

VOTERS = 10_000
GATES = 2
VOTING_SECONDS = 14.0


async def vote(parts: list[Process], actions: list[dict[str, Any]], seconds: float) -> list[Voted]:
    """Everyone votes; what came of it."""
    for part in parts:
        say(part, msgspec.json.encode(Asked(actions, seconds)))
    return [msgspec.json.decode(await answer(part), type=Voted) for part in parts]


async def pings(player: Player, late: list[float]) -> None:
    """How long one of those who play waits for an answer meanwhile."""
    while True:
        started = time.monotonic()
        await player.ping()
        late.append((time.monotonic() - started) * 1000)
        await asyncio.sleep(0.2)


def all_chosen(voted: list[Voted]) -> list[int]:
    """How many chose each of the actions."""
    return [sum(each) for each in zip(*(one.chosen for one in voted), strict=True)]


def polls(player: Player) -> list[dict[str, Any]]:
    """What it was told of the vote."""
    return [msgspec.json.decode(frame) for frame in player.frames if frame.startswith('{"type":"poll"')]


async def main(count: int, gate_count: int) -> None:
    """One vote."""
    allow_many_sockets()
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
                parts = await gather("bench.voters", several, code, count)
                print(f"{count} came in within {time.monotonic() - started:.1f} s", file=sys.stderr)
                await host.until(lambda: host.presence.get("watching") == count + 1, 60)
                await host.ask("begin")
                await tell(company)
                await watcher.until(lambda: bool(watcher.offer("lay_cards")))
                late: list[float] = []
                heart = asyncio.create_task(pings(company[1], late))
                offer = watcher.offer("lay_cards")
                assert offer
                cards: list[str] = offer["cards"]
                actions = [{"type": "lay_cards", "cards": [card]} for card in cards]
                voted = await vote(parts, actions, VOTING_SECONDS)
                heart.cancel()
                await watcher.until(lambda: bool(watcher.own["laid"]), VOTE_SECONDS + 5)
                over = time.time() * 1000
                said = [poll for poll in polls(watcher) if poll["ends"]]
                report(count, cards, voted, watcher.own["laid"], said, over)
                line("a pong for one of the three who play", late)
                for part in parts:
                    part.terminate()
                    await part.wait()
                await watcher.close()


def report(  # noqa: PLR0913, PLR0917
    count: int,
    cards: list[str],
    voted: list[Voted],
    laid: list[str],
    said: list[dict[str, Any]],
    over: float,
) -> None:
    """Whether the result is exact, and how long all took."""
    chosen = Counter(dict(zip(cards, all_chosen(voted), strict=True)))
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
