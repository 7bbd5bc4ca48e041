"""Nobody waits for a whole crowd."""

from __future__ import annotations

import asyncio

from inklings.gate.turns import Turns

AT_ONCE = 10
CROWD = 200


async def test_a_crowd_passes_in_order_and_a_few_at_a_time() -> None:
    turns, passed = Turns(AT_ONCE), list[int]()

    async def one(number: int) -> None:
        await turns.take()
        passed.append(number)

    crowd = [asyncio.create_task(one(number)) for number in range(CROWD)]
    before, most = 0, 0
    while len(passed) < CROWD:
        await asyncio.sleep(0)
        most, before = max(most, len(passed) - before), len(passed)
    await asyncio.gather(*crowd)
    assert passed == list(range(CROWD))
    assert most <= 2 * AT_ONCE, "between two steps of anybody else"


async def test_whoever_has_gone_keeps_nobody_waiting() -> None:
    turns = Turns(1)
    crowd = [asyncio.create_task(turns.take()) for _ in range(CROWD)]
    await asyncio.sleep(0)
    for gone in crowd[1:-1]:
        gone.cancel()
    async with asyncio.timeout(10):
        await crowd[-1]
