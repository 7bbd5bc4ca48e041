"""Part of an audience that votes, in a process of its own.

    python -m bench.voters HOST:PORT CODE COUNT SEED

Writes a line once all are in. Then it reads what can be chosen and in how many seconds, lets everyone vote at
some moment, and half of them again, and writes how many chose what and how long the answers took. After one
more line it writes when each of them was told what came of a guess, and how many guessed right.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import sys
import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

import msgspec
import uvloop
from bench.crowd import AT_ONCE, Onlooker, enter
from bench.speed import frames, wire
from msgspec import Struct

from inklings.wire.guessing import Guessing

PATIENCE = 60.0
GUESSING = b'{"type":"guessing"'

_guessing = msgspec.json.Decoder(Guessing)


class Asked(Struct):
    """The actions between which they choose, and in how many seconds all have voted."""

    actions: list[dict[str, Any]]
    seconds: float


class Voted(Struct):
    """What came of it."""

    chosen: list[int]
    """For each action, by how many."""
    answered: list[float]
    """In milliseconds."""
    refused: int


class Result(NamedTuple):
    """That somebody was told how many guessed right, in seconds of the machine's clock."""

    at: float
    right: int


class Voter(Onlooker):
    """An onlooker who votes, one vote after another."""

    numbers = itertools.count()
    result: Result | None = None
    """What came of a guess, and when this was told first."""

    def _read(self, kind: int, payload: bytes) -> None:
        if kind == frames.TEXT and (told := wire.read(payload)).answers:
            self.answer.set_result(told.refused)
        elif payload.startswith(GUESSING) and (guessing := _guessing.decode(payload)).answer:
            self.result = Result(self.result.at if self.result else time.monotonic(), guessing.right)
        else:
            super()._read(kind, payload)

    async def vote(self, action: dict[str, Any]) -> tuple[float, bool]:
        """Choose an action; returns after how many milliseconds the answer came, and whether it was no."""
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        started = time.monotonic()
        self._transport.write(frames.frame(frames.TEXT, wire.do(action, next(self.numbers))))
        async with asyncio.timeout(PATIENCE):
            refused = await self.answer
        return (time.monotonic() - started) * 1000, refused


async def main(address: str, code: str, count: int, seed: str) -> None:
    """Come in, vote, and tell."""
    host, _, port = address.partition(":")
    voters: list[Voter] = []
    for start in range(0, count, AT_ONCE):
        wave = (enter(host, int(port), code, {}, Voter) for _ in range(min(AT_ONCE, count - start)))
        voters += await asyncio.gather(*wave)
    print("inside", flush=True)
    asked = msgspec.json.decode(await asyncio.to_thread(sys.stdin.readline), type=Asked)
    chance, voted = Random(seed), Voted([], [], 0)

    async def decide(voter: Voter, moments: list[float], choices: list[int]) -> int:
        for moment, number in zip(moments, choices, strict=True):
            await asyncio.sleep(max(0, began + moment - time.monotonic()))
            milliseconds, refused = await voter.vote(asked.actions[number])
            voted.answered.append(milliseconds)
            voted.refused += refused
        return choices[-1]

    began = time.monotonic()
    plans: list[tuple[list[float], list[int]]] = []
    for _ in voters:
        moments = sorted(chance.uniform(0, asked.seconds) for _ in range(chance.choice((1, 2))))
        plans.append((moments, [chance.randrange(len(asked.actions)) for _ in moments]))
    chosen = Counter(
        await asyncio.gather(*(decide(one, *plan) for one, plan in zip(voters, plans, strict=True)))
    )
    voted.chosen = [chosen[number] for number in range(len(asked.actions))]
    _write(voted)
    await asyncio.to_thread(sys.stdin.readline)
    _write([voter.result for voter in voters])
    await asyncio.to_thread(sys.stdin.readline)


def _write(value: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    gc.disable()
    os.nice(19)  # phones of voters take nothing from the machine of the gate
    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
