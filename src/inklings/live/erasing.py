"""Erasing what was stored: each message is overwritten in the engine's files before it is removed.

To purge a subject is quicker, but leaves the bytes where they were until the engine compacts the file, and it
does not as long as more than half of the file is still needed.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.jetstream import decode_answer
from inklings.live.newest_message import NO_MESSAGE, found, newest_in

NOT_PERMITTED = 10057
"""Where an older release made the streams of tables, nobody can delete single messages, for good."""


async def erase(bus: NatsBus, stream: str, subject: str) -> None:
    """Erase all messages of a subject; raises `Unavailable`. Where the engine forbids it they are purged."""
    while True:
        ask = msgspec.json.encode({"seq": 1, "next_by_subj": subject})
        answer = await bus.ask(newest_in(stream), ask)
        if answer is None:
            raise Unavailable
        first = found.decode(answer.data)
        if first.message is None:
            if first.is_none:
                return
            raise Unavailable
        if not await erase_these(bus, stream, [first.message.seq]):
            await purge(bus, stream, subject)


async def erase_these(bus: NatsBus, stream: str, sequences: Iterable[int]) -> bool:
    """Erase messages, one after another; returns false if the engine forbids it. Raises `Unavailable`."""
    for sequence in sequences:
        ask = msgspec.json.encode({"seq": sequence})
        answer = await bus.ask(f"$JS.API.STREAM.MSG.DELETE.{stream}", ask)
        if answer is None:
            raise Unavailable
        error = decode_answer(answer.data).error
        if error is None or error.err_code == NO_MESSAGE:
            continue
        if error.err_code == NOT_PERMITTED:
            return False
        raise Unavailable
    return True


async def purge(bus: NatsBus, stream: str, subject: str, *, keep: int = 0) -> None:
    """Remove all messages of a subject but for so many of the newest; raises `Unavailable`."""
    ask = msgspec.json.encode({"filter": subject, "keep": keep} if keep else {"filter": subject})
    answer = await bus.ask(f"$JS.API.STREAM.PURGE.{stream}", ask)
    if answer is None or decode_answer(answer.data).error:
        raise Unavailable
