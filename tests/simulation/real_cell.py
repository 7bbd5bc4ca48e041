"""Operations performed on a real nats-server through nats-py, with the meaning that ports.py gives them."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.js import api
from nats.js.errors import APIError
from tests.simulation.model_cell import Ear, Sent, ear_of
from tests.simulation.operations import CLIENTS, SHARDS, Follow, Last, Listen, Publish, Read

from inklings.house.codes import shard_of
from inklings.live.interfaces import AppendAnswer, Appended, Busy, Conflict, Duplicate, Stored, Unknown

WRONG_LAST_SEQUENCE = 10071
BUSY = (10164, 10158)
NO_MESSAGE = 10037
BATCH = 1000
ANSWER_SECONDS = 20.0


class RealClient:
    """One connection, whose requests do not wait for one another."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.busy: dict[int, int] = dict.fromkeys(BUSY, 0)
        self._inbox = client.new_inbox()
        self._numbers = itertools.count()
        self._waiting: dict[str, Callable[[Msg], bool]] = {}

    @classmethod
    async def connect(cls, url: str) -> RealClient:
        """Connect to a node."""
        real = cls(await nats.connect(url, allow_reconnect=False))
        await real.client.subscribe(f"{real._inbox}.*", cb=real._hear_answer)
        return real

    async def _hear_answer(self, message: Msg) -> None:
        token = message.subject.rpartition(".")[2]
        if token in self._waiting and self._waiting[token](message):
            del self._waiting[token]

    async def request(
        self,
        subject: str,
        data: bytes,
        answered: Callable[[Msg], bool],
        headers: dict[str, Any] | None = None,
    ) -> None:
        """Send a request; `answered` gets every answer until it returns true."""
        token = str(next(self._numbers))
        self._waiting[token] = answered
        await self.client.publish(subject, data, reply=f"{self._inbox}.{token}", headers=headers)

    def append_answer(self, message: Msg) -> AppendAnswer:
        """What the engine's answer to an append means."""
        if (message.headers or {}).get("Status") == "503":
            return Unknown("no responders")
        answer = json.loads(message.data)
        error = answer.get("error")
        if error is None:
            return Duplicate(answer["seq"]) if answer.get("duplicate") else Appended(answer["seq"])
        if error["err_code"] == WRONG_LAST_SEQUENCE:
            return Conflict(int(error["description"].rpartition(" ")[2]))
        if error["err_code"] in BUSY:
            self.busy[error["err_code"]] += 1
            return Busy()
        return Unknown(error["description"])


class RealCell:
    """A cell of a real engine with streams of its own, and what its clients heard since last asked."""

    def __init__(self, clients: list[RealClient], name: str, replicas: int) -> None:
        self.clients = clients
        self.name = name
        self.replicas = replicas
        self._ears: dict[Ear, Subscription] = {}
        self._heard: dict[Ear, list[Any]] = {}

    async def make_streams(self, **options: Any) -> None:
        """Make the streams of tables as ledger.py does."""
        for shard in range(SHARDS):
            place = f"{self.name}.{shard}"
            await make_stream(
                self.clients[0].client,
                api.StreamConfig(
                    name=f"TABLES-{self.name}-{shard}",
                    subjects=[f"table.{place}.*"],
                    num_replicas=self.replicas,
                    allow_direct=True,
                    deny_delete=True,
                    republish=api.RePublish(src=f"table.{place}.>", dest=f"told.{place}.>"),
                    **options,
                ),
            )

    async def close(self) -> None:
        """Remove the streams, and stop listening."""
        for subscription in self._ears.values():
            await subscription.unsubscribe()
        manager = self.clients[0].client.jetstream(timeout=10)
        for shard in range(SHARDS):
            await manager.delete_stream(f"TABLES-{self.name}-{shard}")

    # --- performing --------------------------------------------------------------------------------

    async def append(self, sent: Sent) -> asyncio.Future[AppendAnswer]:
        """Send an entry."""
        code, client = sent.operation.table, self.clients[sent.operation.client]
        future: asyncio.Future[AppendAnswer] = asyncio.get_running_loop().create_future()
        headers = {
            "Nats-Expected-Last-Subject-Sequence": str(sent.after),
            "Nats-Msg-Id": f"{code}:{sent.command}",
        }

        def answered(message: Msg) -> bool:
            future.set_result(client.append_answer(message))
            return True

        await client.request(self._subject("table", code), sent.data, answered, headers)
        return future

    async def ask(self, operation: Last | Read, after: int) -> asyncio.Future[Any]:
        """Send a question."""
        if isinstance(operation, Last):
            return await self._last(operation)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self._read_batch(operation, after, [], future)
        return future

    async def _last(self, operation: Last) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def answered(message: Msg) -> bool:
            answer = json.loads(message.data)
            if "message" in answer:
                future.set_result(answer["message"]["seq"])
            else:
                future.set_result(0 if answer["error"]["err_code"] == NO_MESSAGE else None)
            return True

        ask = {"last_by_subj": self._subject("table", operation.table)}
        subject = f"$JS.API.STREAM.MSG.GET.{self.stream(operation.table)}"
        await self.clients[operation.client].request(subject, json.dumps(ask).encode(), answered)
        return future

    async def _read_batch(
        self, operation: Read, after: int, found: list[Stored], future: asyncio.Future[Any]
    ) -> None:
        def answered(message: Msg) -> bool:
            headers: dict[str, str] = message.headers or {}
            status = headers.get("Status")
            if status is None:
                previous = found[-1].sequence if found else after
                found.append(Stored(int(headers["Nats-Sequence"]), previous, message.data))
            elif status not in ("204", "404"):
                future.set_result(None)
            elif int(headers.get("Nats-Num-Pending", 0)):
                batches.append(asyncio.ensure_future(self._read_batch(operation, after, found, future)))
            else:
                future.set_result(found)
            return status is not None

        batches: list[asyncio.Future[None]] = []
        begin = (found[-1].sequence if found else after) + 1
        ask = {"seq": begin, "next_by_subj": self._subject("table", operation.table), "batch": BATCH}
        subject = f"$JS.API.DIRECT.GET.{self.stream(operation.table)}"
        await self.clients[operation.client].request(subject, json.dumps(ask).encode(), answered)

    async def tell(self, operation: Follow | Listen | Publish) -> None:
        """Change who listens, or send a message."""
        client = self.clients[operation.client].client
        if isinstance(operation, Publish):
            await client.publish(f"{self.name}.{operation.subject}", str(operation.number).encode())
            return
        ear = ear_of(operation)
        if not operation.begin:
            if ear in self._ears:
                await self._ears.pop(ear).unsubscribe()
        elif ear not in self._ears:
            heard = self._heard.setdefault(ear, [])

            async def hear(message: Msg) -> None:
                headers: dict[str, str] = message.headers or {}
                if "Nats-Sequence" in headers:
                    sequence, previous = headers["Nats-Sequence"], headers["Nats-Last-Sequence"]
                    heard.append(Stored(int(sequence), int(previous), message.data))
                else:
                    heard.append(message.data)

            if isinstance(operation, Follow):
                subject = self._subject("told", operation.table)
            else:
                subject = f"{self.name}.{ear.subject}"
            self._ears[ear] = await client.subscribe(subject, queue=ear.queue, cb=hear)

    async def settle(self) -> None:
        """Wait until everything that was sent has been heard by all who are connected to the same node."""
        for _ in range(2):
            await asyncio.gather(*(real.client.flush(timeout=20) for real in self.clients))
        while any(ear.pending_msgs for ear in self._ears.values()):  # noqa: ASYNC110
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    def heard(self) -> dict[Ear, list[Any]]:
        """What each subscription has heard since `forget`."""
        return {ear: list(heard) for ear, heard in self._heard.items() if heard}

    def forget(self) -> None:
        """Begin a new list of what is heard."""
        for heard in self._heard.values():
            heard.clear()

    def _subject(self, word: str, code: str) -> str:
        return f"{word}.{self.name}.{shard_of(code, SHARDS)}.{code}"

    def stream(self, code: str) -> str:
        """The stream of a table."""
        return f"TABLES-{self.name}-{shard_of(code, SHARDS)}"


async def make_stream(client: Client, config: api.StreamConfig) -> None:
    """Make a stream; a cluster may still be choosing its leaders."""
    manager = client.jetstream(timeout=5)
    for _ in range(100):
        try:
            await manager.add_stream(config)
        except (APIError, TimeoutError, nats.errors.Error):
            await asyncio.sleep(0.2)
        else:
            return
    raise AssertionError(f"the stream {config.name} cannot be made")


async def connect_all(urls: list[str]) -> list[RealClient]:
    """One client after the other, at these nodes in turn."""
    return [await RealClient.connect(urls[number % len(urls)]) for number in range(CLIENTS)]
