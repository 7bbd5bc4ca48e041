"""A sky under a shower of guesses: from an artist's move to the last of ten players, beside a quiet table.

Ten players at two gates. An artist drags a cloud (fifteen signs a second) and lets go once a second; at the
busy table eight people send three guesses a second each meanwhile. Every move and guess must be answered.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvloop
from bench.speed.meter import percentile
from tests.parts import gates, nats_server
from tests.players import Player

from inklings.games.pareidolia.clouds import SHAPES

PEOPLE = 10
SECONDS = 115.0
"""Of the two minutes; the clock rings in none of the figures."""
SIGNS_A_SECOND = 15
GUESSES_A_SECOND = 3


class Timed(Player):
    """A player who notes when each version of the table arrives."""

    def __init__(self, gate: str, code: str) -> None:
        super().__init__(gate, code)
        self.arrivals: list[tuple[int, float]] = []

    def _take(self, message: Any) -> None:
        before = self.version
        super()._take(message)
        if self.version != before:
            self.arrivals.append((self.version, time.perf_counter()))
        self.frames.clear()

    def arrival(self, version: int) -> float:
        """When this player first saw so new a table."""
        return next(at for seen, at in self.arrivals if seen >= version)


async def drag_and_drop(artist: Timed, beat: int) -> tuple[float, int]:
    """Drag a cloud for a second, then let go; when it was sent, and the version that holds it."""
    for step in range(SIGNS_A_SECOND):
        await artist.show("hand", f"place:puff:{step}:{beat % 300}:0:0")
        await asyncio.sleep(1 / SIGNS_A_SECOND)
    pose = {"x": beat % 300 - 150, "y": beat % 200 - 100, "turn": beat % 360, "flip": False}
    offer = artist.offer("paint") or {}
    sent = time.perf_counter()
    if offer["shapes"] and beat % 2:
        answer = await artist.do("place", shape=SHAPES[offer["shapes"][0]], pose=pose)
    else:
        answer = await artist.do("move", cloud=offer["clouds"][0], pose=pose)
    assert answer["type"] == "done", answer
    return sent, answer["version"]


async def paint(company: list[Timed], until: float) -> list[float]:
    """Milliseconds from each move to the last client."""
    lateness = []
    for beat in range(int(SECONDS)):
        if time.perf_counter() > until:
            break
        sent, version = await drag_and_drop(company[company[0].scene["awaited"][0]], beat)
        for each in company:
            await each.until(lambda each=each, version=version: each.version >= version)  # type: ignore[misc]
        lateness.append((max(each.arrival(version) for each in company) - sent) * 1000)
        for each in company:
            each.arrivals.clear()
    return lateness


async def shout(guesser: Timed, until: float, answers: Counter[str]) -> None:
    """Guess three times a second whatever is answered; count the answers."""
    waiting: set[asyncio.Task[None]] = set()

    async def guess(text: str) -> None:
        answer = await guesser.do("guess", text=text)
        answers[answer["type"] if answer["type"] == "done" else answer["why"]] += 1

    number = 0
    while time.perf_counter() < until:
        waiting.add(asyncio.create_task(guess(f"qwzx {number}")))
        answers["sent"] += 1
        number += 1
        await asyncio.sleep(1 / GUESSES_A_SECOND)
    await asyncio.gather(*waiting)


@asynccontextmanager
async def seated(urls: list[str], code: str) -> AsyncIterator[list[Timed]]:
    """Ten people at the table, through the gates in turn."""
    company = [Timed(urls[number % len(urls)], code) for number in range(PEOPLE)]
    for number, player in enumerate(company):
        await player.connect()
        await player.ask("sit", name=f"Player {number}", avatar=number)
    yield company
    for player in company:
        await player.close()


async def table(urls: list[str], code: str, *, busy: bool) -> tuple[list[float], Counter[str]]:
    """One round at one table."""
    answers: Counter[str] = Counter()
    async with seated(urls, code) as company:
        await company[0].ask("begin")
        for each in company:
            await each.until(lambda each=each: each.scene["table"]["stage"] == "playing")  # type: ignore[misc]
        main = company[company[0].scene["game"]["round"]["main"]]
        await main.do("keep_word", word=0)
        await main.until(lambda: main.offer("toss") is not None)
        await main.do("toss", shape="puff", x=0, y=0)
        for each in company:
            await each.until(lambda each=each: each.phase["type"] == "painting")  # type: ignore[misc]
        until = time.perf_counter() + SECONDS
        guessers = [each for each in company if each.offer("guess")]
        assert len(guessers) == PEOPLE - 2
        crowd = [asyncio.create_task(shout(each, until, answers)) for each in guessers if busy]
        lateness = await paint(company, until)
        await asyncio.gather(*crowd)
    return lateness, answers


async def main() -> None:
    """A quiet table, then a busy one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with nats_server(folder) as nats, gates(nats.url, 2, folder) as two:
            urls = [gate.url for gate in two]
            for busy in (False, True):
                print(f"{'busy' if busy else 'quiet'} table, {SECONDS:.0f} s ...", file=sys.stderr)
                lateness, answers = await table(urls, two[0].open_table("pareidolia"), busy=busy)
                answered = sum(count for what, count in answers.items() if what != "sent")
                assert answered == answers["sent"]
                p50, p99 = percentile(lateness, 0.5), percentile(lateness, 0.99)
                print(
                    f"{'busy' if busy else 'quiet'}: {len(lateness)} moves, to the last of {PEOPLE} clients:"
                )
                print(f"  median {p50:.1f} ms, p99 {p99:.1f} ms, worst {max(lateness):.1f} ms")
                if busy:
                    print(f"  guesses: {dict(answers)}, all answered")


if __name__ == "__main__":
    uvloop.run(main())
