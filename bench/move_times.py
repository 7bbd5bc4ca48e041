"""How long it takes until a move reaches another person at the table."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tests.players import Player, players

from inklings.live.member import Member

MOVES_A_SECOND = 20

Pair = tuple[Player, Player]
"""Two of one team: what one leans to, the other sees."""


@asynccontextmanager
async def pairs_at(member: Member, doors: list[str], tables: int) -> AsyncIterator[list[Pair]]:
    """Tables of Rorschach with four people each: a pair of each who can lean as often as they like."""
    async with AsyncExitStack() as stack:
        pairs: list[Pair] = []
        for _ in range(tables):
            code = await member.open_table("rorschach", {"clock": "off"})
            four = await stack.enter_async_context(players(doors, code, 4))
            await four[0].ask("begin")
            for player in four:
                await player.until(lambda player=player: player.scene["game"] is not None)  # type: ignore[misc]
            mover, watcher = [player for player in four if player.offer("lean")][:2]
            pairs.append((mover, watcher))
        yield pairs


async def timed(pairs: list[Pair], moves: int) -> list[float]:
    """Milliseconds from a move until another person at the table sees it, many times."""
    found: list[float] = []
    for number in range(moves):
        turn, table = divmod(number, len(pairs))
        mover, watcher = pairs[table]
        offer = mover.offer("lean")
        assert offer
        before, started = watcher.version, time.perf_counter()
        moving = asyncio.create_task(mover.do("lean", choice=offer["choices"][turn % 2]))
        await watcher.until(lambda: watcher.version > before)  # noqa: B023  (called at once)
        found.append((time.perf_counter() - started) * 1000)
        await moving
        await asyncio.sleep(1 / MOVES_A_SECOND)
    return found


def told(name: str, times: list[float]) -> dict[str, object]:
    """The figures of one turn."""
    times = sorted(times)
    return {
        "turn": name,
        "moves": len(times),
        "median_ms": round(statistics.median(times), 1),
        "p99_ms": round(times[int(len(times) * 0.99)], 1),
        "most_ms": round(times[-1], 1),
    }
