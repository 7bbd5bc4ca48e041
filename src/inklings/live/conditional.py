"""Storing a message only if what is stored already is what its sender believes: compare and set."""

from __future__ import annotations

import asyncio

from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.jetstream import decode_ack
from inklings.live.log import IN_PROCESS, WRONG_LAST_SEQUENCE

PUT_SECONDS = 10.0
AGAIN_SECONDS = 0.03
"""A cluster stores one message after another on the same condition, and refuses the second meanwhile."""


def right_after(sequence: int) -> dict[str, str]:
    """The condition that the newest message of the same subject has this sequence; 0: there is none."""
    return {"Nats-Expected-Last-Subject-Sequence": str(sequence)}


async def put(bus: NatsBus, subject: str, data: bytes, condition: dict[str, str] | None = None) -> bool:
    """Store a message; returns false if the condition does not hold. Raises `Unavailable`."""
    until = bus.mono() + PUT_SECONDS
    while bus.mono() < until:
        answer = await bus.ask(subject, data, headers=condition, seconds=PUT_SECONDS)
        if answer is None:
            break
        error = decode_ack(answer.data).error
        if error is None:
            return True
        if error.err_code == WRONG_LAST_SEQUENCE:
            return False
        if error.err_code not in IN_PROCESS:
            break
        await asyncio.sleep(AGAIN_SECONDS)
    raise Unavailable
