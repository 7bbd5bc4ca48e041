"""Rewriting the file of a shard's clocks, so that nothing is left there of tables that are gone.

The engine removes a clock that has rung, or that a newer one replaces, without overwriting it. Its bytes and
the code of its table stay in the file as long as the clock of another table is there: in a house that is
never empty, for weeks. So the clocks of other tables are set again as they are, behind a mark, and what is
before the mark is purged. Then the engine rewrites the file, if it has more than 2 MiB and less than half
of them are needed. That is why it is filled up first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.conditional import PUT_SECONDS, put, right_after
from inklings.live.erasing import erase_these, purge
from inklings.live.failures import Unavailable
from inklings.live.jetstream import decode_ack, decode_answer
from inklings.live.newest_message import Kept, found, newest_in
from inklings.live.schedules import schedule_of
from inklings.live.streams import Streams

FILLING = bytes(256 * 1024)
FILLINGS = 9
"""Together more than 2 MiB, and each far below what NATS takes in one message by default."""
AT_ONCE = 100


async def rewrite_clocks(bus: NatsBus, shard: int, gone: Container[str]) -> None:
    """Rewrite the clocks of a shard but for those of tables that are gone; raises `Unavailable`.

    No clock is lost: each is set again before the old one is purged, unless it has rung or was replaced
    meanwhile. A ring that nobody has dealt with yet is passed on once more.
    """
    streams = Streams(bus.address.name)
    stream = streams.clocks_name(shard)
    filling, mark = streams.clocks_filling(shard), streams.clocks_mark(shard)
    await asyncio.gather(*(put(bus, filling, FILLING) for _ in range(FILLINGS)))
    await purge(bus, stream, filling)
    await put(bus, mark, b"")  # where there is nothing to purge, nothing is rewritten
    answer = await bus.ask(mark, seconds=PUT_SECONDS)
    marked = decode_ack(answer.data).seq if answer else 0
    if not marked:
        raise Unavailable
    ours = frozenset((filling, mark))
    after = 0
    while some := await _some(bus, stream, after, marked):
        kept = [one for one in some if one.subject not in ours and one.subject.rpartition(".")[2] not in gone]
        await asyncio.gather(*(_put_again(bus, one) for one in kept))
        after = some[-1].seq
    before_mark = msgspec.json.encode({"seq": marked})
    answer = await bus.ask(f"$JS.API.STREAM.PURGE.{stream}", before_mark, seconds=PUT_SECONDS)
    if answer is None or decode_answer(answer.data).error:
        raise Unavailable
    await erase_these(bus, stream, [marked])


async def _some(bus: NatsBus, stream: str, after: int, before: int) -> list[Kept]:
    """Messages between these two, of which the second is there.

    A node that has that one has all before it. One that was cut off while it led the stream may not.
    """
    some: list[Kept] = []
    while len(some) < AT_ONCE:
        ask = msgspec.json.encode({"seq": after + 1, "next_by_subj": ">"})
        answer = await bus.ask(newest_in(stream), ask)
        one = found.decode(answer.data).message if answer else None
        if one is None:
            raise Unavailable
        if one.seq >= before:
            break
        some.append(one)
        after = one.seq
    return some


async def _put_again(bus: NatsBus, one: Kept) -> None:
    await put(bus, one.subject, one.data, {**schedule_of(one.hdrs), **right_after(one.seq)})
