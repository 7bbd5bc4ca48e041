"""Two gates that have not heard each other for a while agree again, and then fall silent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.logs import entries_at
from tests.parts import NatsServer
from tests.visitor import Visitor, members, visit

from inklings.house import asks, log

DEAF_SECONDS = 60
"""A gate is gone after six seconds of silence, and its people are missed three seconds later.

On a busy machine that takes longer: a gate does not judge others while it is behind itself.
"""
AGREE_SECONDS = 2.0
WATCH_SECONDS = 3.5


@asynccontextmanager
async def awake(visitors: list[Visitor]) -> AsyncIterator[None]:
    """Browsers that ping, as browsers do."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(1)
            for visitor in visitors:
                visitor.ping()

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()


async def missed(nats: str, code: str) -> bool:
    """Whether a gate has written that someone is gone."""
    entries = await entries_at(nats, code)
    return any(isinstance(event, log.Missed) for entry in entries for event in entry.events)


@pytest.mark.timeout(120)
async def test_gates_that_were_deaf_to_each_other_do_not_contradict_each_other_for_ever(
    shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Defect 4 of the review, flapping: each gate kept writing that the other's people were gone."""
    async with members(shared_nats.url) as gates:
        code = await gates[0].open_table("moons", {"first": "random"})
        visitors = [await visit(gates[seat % 2], code, f"secret-of-{seat}") for seat in range(4)]
        async with awake(visitors):
            for seat, visitor in enumerate(visitors):
                await visitor.ask(f"sit-{seat}", asks.Sit(name=f"Player {seat}", avatar=seat))
            await visitors[0].ask("begin", asks.Begin())
            await asyncio.sleep(0.5)
            with monkeypatch.context() as deaf:
                for gate in gates:
                    deaf.setattr(gate.bus, "publish", lambda _subject, _data: True)
                async with asyncio.timeout(DEAF_SECONDS):
                    while not await missed(shared_nats.url, code):  # noqa: ASYNC110
                        await asyncio.sleep(1)
            await asyncio.sleep(AGREE_SECONDS)
            before = len(await entries_at(shared_nats.url, code))
            await asyncio.sleep(WATCH_SECONDS)
            entries = await entries_at(shared_nats.url, code)
        assert [entry.events for entry in entries[before:]] == []
        here = [visitor.messages_of("presence")[-1]["here"] for visitor in visitors]
        assert here == [[0, 1, 2, 3]] * 4
