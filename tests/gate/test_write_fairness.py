"""Nobody waits for a whole crowd."""

from __future__ import annotations

import asyncio

from inklings.gate.write_fairness import CrowdQueue

AT_ONCE = 10
CROWD = 200


async def test_a_crowd_passes_in_order_and_a_few_at_a_time() -> None:
    turns, passed = CrowdQueue(AT_ONCE), list[int]()
    for number in range(CROWD):
        turns.soon(lambda number=number: passed.append(number))  # type: ignore[misc]
    before, most = 0, 0
    while len(passed) < CROWD:
        await asyncio.sleep(0)
        most, before = max(most, len(passed) - before), len(passed)
    assert passed == list(range(CROWD))
    assert most <= AT_ONCE, "between two steps of anybody else"
