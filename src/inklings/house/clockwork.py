"""Durable clocks: scheduled messages in the engine, which ring though the gate that set them is dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.js import api

from inklings.house.ledger import SHARDS, Ledger
from inklings.kernel.clock import Clock, Pause

logger = logging.getLogger(__name__)

RING_SECONDS = 5.0
"""A ring that no gate has dealt with by then is given to another."""
SET_ATTEMPTS = 5


class Clockwork:
    """Sets the clocks of all tables, and hears them ring: each ring goes to one gate of the cell."""

    def __init__(self, ledger: Ledger, ring: Callable[[str, int], Awaitable[None]]) -> None:
        self._ledger = ledger
        self._ring = ring
        self._ringing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Make the clocks' streams if need be, and listen."""
        cell, manager = self._ledger.address.name, self._ledger.client.jetstream(timeout=10)
        for shard in range(SHARDS):
            stream, bell = f"CLOCKS-{cell}-{shard}", f"bell.{cell}.{shard}"
            await self._ledger.ensure_stream(
                api.StreamConfig(
                    name=stream,
                    subjects=[f"clock.{cell}.{shard}.*", f"rang.{cell}.{shard}.*"],
                    retention=api.RetentionPolicy.WORK_QUEUE,  # a ring is gone once it has been dealt with
                    num_replicas=self._ledger.address.replicas,
                    allow_msg_schedules=True,
                )
            )
            await manager.add_consumer(
                stream,
                api.ConsumerConfig(
                    durable_name="gates",
                    deliver_subject=bell,
                    deliver_group="gates",
                    filter_subject=f"rang.{cell}.{shard}.*",
                    ack_policy=api.AckPolicy.EXPLICIT,
                    ack_wait=RING_SECONDS,
                ),
            )
            await self._ledger.client.subscribe(bell, queue="gates", cb=self._rang)

    async def set(self, code: str, alarm: Clock | Pause) -> None:
        """Ring this table when that ends; a table's newer alarm takes the place of the older."""
        at = datetime.fromtimestamp(alarm.ends / 1000, UTC).isoformat().replace("+00:00", "Z")
        headers = {"Nats-Schedule": f"@at {at}", "Nats-Schedule-Target": self._ledger.subject("rang", code)}
        for _ in range(SET_ATTEMPTS):
            try:
                await self._ledger.client.request(
                    self._ledger.subject("clock", code),
                    str(alarm.version).encode(),
                    headers=headers,
                    timeout=2,
                )
            except (NatsError, TimeoutError):
                await asyncio.sleep(0.2)
            else:
                return
        # The second rope holds: any gate with a viewer at this table calls time by itself.
        logger.warning("no clock could be set for a table")

    async def _rang(self, message: Msg) -> None:
        task = asyncio.create_task(self._answer(message))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _answer(self, message: Msg) -> None:
        code = message.subject.rpartition(".")[2]
        try:
            await self._ring(code, int(message.data))
        except Exception:
            # Not acknowledged: it rings again, here or at another gate.
            logger.exception("a clock rang and nobody could answer it")
        else:
            await message.ack()
