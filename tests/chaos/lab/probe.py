"""What the engine itself needs: small appends to streams of their own, and the longest time without one."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence

from nats.aio.client import Client
from nats.errors import Error as NatsError
from nats.js import api
from tests.chaos.lab.person import Entrance

STREAMS = 3
APPEND_SECONDS = 0.5
PAUSE_SECONDS = 0.25
END_SECONDS = 3.0


async def _silent(_: Exception) -> None:
    """A probe has no troubles to tell."""


class Probe:
    """Asks one node after the other, so its own way to the engine does not count."""

    def __init__(self, clients: list[Client]) -> None:
        self.gaps: list[float] = []
        """Every time without an append that was longer than usual."""
        self._clients = clients
        self._ended = False
        self._tasks: list[asyncio.Task[None]] = []

    async def prepare(self, replicas: int) -> None:
        manager = self._clients[0].jetstream(timeout=5)
        for number in range(STREAMS):
            config = api.StreamConfig(
                name=f"PROBE-{number}", subjects=[f"probe.{number}"], num_replicas=replicas, max_msgs=10
            )
            for _ in range(20):
                with contextlib.suppress(NatsError, TimeoutError):
                    await manager.add_stream(config)
                    break

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._append(number)) for number in range(STREAMS)]

    async def end(self) -> None:
        self._ended = True  # the client may swallow that a task is cancelled
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks, timeout=END_SECONDS)

    async def _append(self, number: int) -> None:
        last, turn = time.monotonic(), number
        try:
            while not self._ended:
                client = self._clients[turn % len(self._clients)]
                if await self._one(client, f"probe.{number}"):
                    self._note(last)
                    last = time.monotonic()
                    await asyncio.sleep(PAUSE_SECONDS)
                else:
                    turn += 1
                    await asyncio.sleep(0.02)
        finally:
            self._note(last)

    @staticmethod
    async def _one(client: Client, subject: str) -> bool:
        if not client.is_connected:
            return False
        try:
            answer = await client.request(subject, b"probe", timeout=APPEND_SECONDS)
        except (NatsError, TimeoutError, OSError):
            return False
        return b'"error"' not in answer.data and b'"seq"' in answer.data

    def _note(self, last: float) -> None:
        gap = time.monotonic() - last - PAUSE_SECONDS
        if gap > PAUSE_SECONDS:
            self.gaps.append(gap)


@contextlib.asynccontextmanager
async def probe(nodes: Sequence[Entrance], replicas: int) -> AsyncIterator[Probe]:
    """A client at each node, however often it dies."""
    clients = []
    for node in nodes:
        client = Client()
        await client.connect(
            node.url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.1,  # type: ignore[arg-type]  # the client takes fractions
            ping_interval=2,
            max_outstanding_pings=2,
            connect_timeout=2,
            error_cb=_silent,
            dont_randomize=True,
        )
        client._server_pool[1:] = []  # no other node that this one tells of
        clients.append(client)
    found = Probe(clients)
    await found.prepare(replicas)
    found.begin()
    try:
        yield found
    finally:
        await found.end()
        for client in clients:
            with contextlib.suppress(NatsError, TimeoutError, OSError):
                async with asyncio.timeout(1):
                    await client.close()
