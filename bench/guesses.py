"""An audience that guesses along: is its score exact, and how long do a guess and the result take?

    python -m bench.guesses [GUESSERS] [GATES]

Real gates and real websockets over loopback, the guessers in several processes. Everyone guesses which card
is the narrator's in Thirty Moons, and half of them change their mind. Then the three who play vote.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from asyncio.subprocess import Process
from pathlib import Path

import msgspec
import uvloop
from bench.audience import all_chosen, pings, vote
from bench.onlookers import line
from bench.processes import allow_many_sockets, answer, gather, say
from bench.voters import Result, Voted
from tests.moons_party import lay_all, tell, vote_all
from tests.parts import gates, nats_server
from tests.players import players

GUESSERS = 10_000
GATES = 2
GUESSING_SECONDS = 14.0
SETTLED = 8.0
"""By then everyone has been told the result."""
CARDS = 5


async def main(count: int, gate_count: int) -> None:
    """One round."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with nats_server(folder) as nats, gates(nats.url, gate_count, folder) as several:
            code = several[0].open_table()
            async with players([gate.url for gate in several], code, 3) as company:
                host = company[0]
                await host.ask("set_stream", on=True, delay=0)
                parts = await gather("bench.voters", several, code, count)
                print(f"{count} came in", file=sys.stderr)
                await host.until(lambda: host.presence.get("watching") == count, 60)
                await host.ask("begin")
                narrator = await tell(company)
                await lay_all(company)
                before = host.version
                late: list[float] = []
                heart = asyncio.create_task(pings(company[1], late))
                actions = [{"type": "vote", "slots": [slot]} for slot in range(1, CARDS + 1)]
                voted = await vote(parts, actions, GUESSING_SECONDS)
                assert host.version == before, "players see nothing of guesses"
                await vote_all(company, random.Random(1))
                shown = time.monotonic()
                await asyncio.sleep(SETTLED)
                heart.cancel()
                laid = host.phase["laid"]
                truth = next(n for n, one in enumerate(laid) if one["owner"] == narrator.scene["you"])
                await report(parts, count, truth, voted, shown)
                line("a pong for one of the three who play", late)
                for part in parts:
                    part.terminate()
                    await part.wait()


async def report(parts: list[Process], count: int, truth: int, voted: list[Voted], shown: float) -> None:
    """Whether everyone was told the exact result, and how long all took."""
    results: list[Result | None] = []
    for part in parts:
        say(part)
        results += msgspec.json.decode(await answer(part), type=list[Result | None])
    chosen = all_chosen(voted)
    answered = [one for each in voted for one in each.answered]
    told = [one for one in results if one]
    exact = sum(one.right == chosen[truth] for one in told)
    print(f"{count} guessers, {len(answered)} guesses, {sum(each.refused for each in voted)} refused:")
    print(f"  {chosen[truth]} guessed right, {exact} of {count} were told so")
    line("answer to a guess", answered)
    line("the result, after the last player has seen the truth", [(one.at - shown) * 1000 for one in told])
    assert sum(chosen) == count
    assert exact == count


if __name__ == "__main__":
    wanted = [int(argument) for argument in sys.argv[1:]]
    uvloop.run(main(*(wanted + [GUESSERS, GATES][len(wanted) :])))
