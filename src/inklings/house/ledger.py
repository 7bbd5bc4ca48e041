"""The ledger: every table's log, kept by NATS JetStream. The only place that knows how it is stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.js import api
from nats.js.errors import NotFoundError

from inklings.house.codes import shard_of

logger = logging.getLogger(__name__)

SHARDS = 16
"""Streams in a cell: enough to spread load and Raft leaders; fixed, for a table's place depends on it."""
BATCH = 1000
ATTEMPT_SECONDS = 2.0
PATIENCE_SECONDS = 30.0
"""How long an append waits out an engine that is away: a stream's new leader is found in five seconds."""
PAUSE_SECONDS = 0.05
WRONG_LAST_SEQUENCE = 10071
NO_MESSAGE = 10037
END_OF_BATCH = "204"
NOT_FOUND = "404"


class Outrun(Exception):  # noqa: N818  (not an error: somebody else was faster)
    """Another entry came first; the log goes at least up to `last`."""

    def __init__(self, last: int) -> None:
        super().__init__(last)
        self.last = last


class Unavailable(Exception):  # noqa: N818  (an answer to the player: try again)
    """The engine did not answer in time. The entry may be stored or not: try again under the same command."""


@dataclass(frozen=True)
class Stored:
    """A message of a log, as stored: its sequence, and that of the one before it at the same table."""

    sequence: int
    previous: int
    data: bytes


@dataclass(frozen=True)
class Address:
    """Where the engine is, which cell of the house this is, and how many copies it keeps."""

    url: str
    cell: str = ""
    replicas: int = 1

    @property
    def name(self) -> str:
        """The cell as a token of a subject."""
        return self.cell or "home"


class _Failure(msgspec.Struct):
    err_code: int
    description: str


class _Ack(msgspec.Struct):
    seq: int = 0
    duplicate: bool = False
    """This command is stored already, by us or by another who answered it at the same time."""
    error: _Failure | None = None


class _Place(msgspec.Struct):
    seq: int


class _Found(msgspec.Struct):
    message: _Place | None = None
    error: _Failure | None = None


class _StreamState(msgspec.Struct):
    num_subjects: int = 0


class _StreamInfo(msgspec.Struct):
    state: _StreamState


_infos = msgspec.json.Decoder(_StreamInfo)
_acks = msgspec.json.Decoder(_Ack)
_found = msgspec.json.Decoder(_Found)


class _OurClient(Client):
    """nats-py's client, mended in two places."""

    async def request(self, *args: Any, **options: Any) -> Msg:
        """Ask, and wait for the answer.

        Python before 3.12 forgets in `asyncio.wait_for` that it was told to stop if the answer comes at the
        same instant. Whoever then waits for such a task to end would wait for ever.
        """
        try:
            return await super().request(*args, **options)
        finally:
            task = asyncio.current_task()
            if task and task.cancelling():
                raise asyncio.CancelledError

    @staticmethod
    def _parse_header_lines(raw: bytes) -> dict[str, str]:
        """Read headers in one go: nats-py's own way looks at every letter of thousands of them.

        Should nats-py no longer call this, we lose only speed.
        """
        lines = (line.partition(":") for line in raw.decode("utf-8", "replace").split("\r\n"))
        return {name: value.strip() for name, colon, value in lines if colon}


class Ledger:
    """Appends to, reads and follows the logs of all tables in one cell."""

    def __init__(self, client: Client, address: Address) -> None:
        self.client = client
        self.address = address
        self.on_reconnect: list[Callable[[], Awaitable[None]]] = []

    @classmethod
    async def connect(cls, address: Address) -> Ledger:
        """Connect to the engine, and make the streams if they are not there yet."""
        client = _OurClient()
        ledger = cls(client, address)
        await client.connect(
            address.url.split(","),
            name="inklings",
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.2,  # type: ignore[arg-type]  # the client takes fractions, its hints do not say so
            ping_interval=5,
            max_outstanding_pings=2,
            reconnected_cb=ledger._reconnected,
            error_cb=_log_error,
        )
        await ledger._prepare()
        return ledger

    async def close(self) -> None:
        """Let go of the engine."""
        await self.client.close()

    # --- names -----------------------------------------------------------------------------------

    def shard(self, code: str) -> int:
        """The shard of a table."""
        return shard_of(code, SHARDS)

    def subject(self, word: str, code: str) -> str:
        """A subject of this table."""
        return f"{word}.{self.address.name}.{self.shard(code)}.{code}"

    def _stream(self, shard: int) -> str:
        return f"TABLES-{self.address.name}-{shard}"

    # --- the log ---------------------------------------------------------------------------------

    async def append(self, code: str, data: bytes, *, after: int, command: str) -> int:
        """Store an entry right after the sequence `after`, and return its own.

        Raises `Outrun` when the log has gone on, `Unavailable` when the engine stays away. The message id
        lets a resent entry count once; the table's own memory of commands does the rest.
        """
        headers = {"Nats-Expected-Last-Subject-Sequence": str(after), "Nats-Msg-Id": f"{code}:{command}"}
        subject = self.subject("table", code)
        for _ in range(round(PATIENCE_SECONDS / ATTEMPT_SECONDS)):
            ack = await self._attempt(subject, data, headers)
            if ack is None:
                continue
            if ack.duplicate:
                raise Outrun(ack.seq)  # what is stored may not be what we would have stored
            if ack.error is None:
                return ack.seq
            if ack.error.err_code == WRONG_LAST_SEQUENCE:
                raise Outrun(int(ack.error.description.rpartition(" ")[2]))
            logger.warning("append refused by the engine: %s", ack.error.description)
            await asyncio.sleep(ATTEMPT_SECONDS)
        raise Unavailable

    async def _attempt(self, subject: str, data: bytes, headers: dict[str, str]) -> _Ack | None:
        loop = asyncio.get_running_loop()
        given_up = loop.time() + ATTEMPT_SECONDS
        while loop.time() < given_up:
            try:
                answer = await self.client.request(subject, data, timeout=ATTEMPT_SECONDS, headers=headers)
            except (NatsError, TimeoutError):
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                return _acks.decode(answer.data)
        return None

    async def read(self, code: str, after: int = 0) -> list[Stored]:
        """All that is stored of a table after this sequence, by batched reads; empty if there is none."""
        found: list[Stored] = []
        while await self._read_batch(code, after, found):
            after = found[-1].sequence
        return found

    async def _read_batch(self, code: str, after: int, found: list[Stored]) -> bool:
        """Read the next batch into `found`; returns whether there is more."""
        ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        previous = after

        async def hear(message: Msg) -> None:
            nonlocal previous
            headers: dict[str, str] = message.headers or {}
            status = headers.get("Status")
            if status is None:
                found.append(_stored(message, headers, previous))
                previous = found[-1].sequence
            elif not ended.done():
                if status in (END_OF_BATCH, NOT_FOUND):
                    ended.set_result(int(headers.get("Nats-Num-Pending", 0)) > 0)
                else:
                    ended.set_exception(Unavailable())

        inbox = self.client.new_inbox()
        # A callback, for waiting message by message would cost more than reading them.
        answers = await self.client.subscribe(inbox, cb=hear)
        ask = {"seq": after + 1, "next_by_subj": self.subject("table", code), "batch": BATCH}
        try:
            subject = f"$JS.API.DIRECT.GET.{self._stream(self.shard(code))}"
            await self.client.publish(subject, msgspec.json.encode(ask), reply=inbox)
            async with asyncio.timeout(ATTEMPT_SECONDS):
                return await ended
        except (NatsError, TimeoutError):
            raise Unavailable from None
        finally:
            with contextlib.suppress(NatsError):
                await answers.unsubscribe()

    async def last(self, code: str) -> int:
        """The sequence of a table's newest entry as the log's leader knows it, 0 if there is none.

        Reads are answered by any replica, and one may not have heard yet of a table that was just opened.
        Raises `Unavailable` when no leader answers.
        """
        ask = msgspec.json.encode({"last_by_subj": self.subject("table", code)})
        subject = f"$JS.API.STREAM.MSG.GET.{self._stream(self.shard(code))}"
        loop = asyncio.get_running_loop()
        given_up = loop.time() + PATIENCE_SECONDS
        while loop.time() < given_up:
            try:
                answer = _found.decode(
                    (await self.client.request(subject, ask, timeout=ATTEMPT_SECONDS)).data
                )
            except (NatsError, TimeoutError):
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            if answer.message is not None:
                return answer.message.seq
            if answer.error is not None and answer.error.err_code == NO_MESSAGE:
                return 0
            await asyncio.sleep(PAUSE_SECONDS)
        raise Unavailable

    async def follow(self, code: str, hear: Callable[[Stored], Awaitable[None]]) -> Subscription:
        """Hear what is stored of a table from now on: republished by the stream, so never a refused entry."""

        async def on_message(message: Msg) -> None:
            headers: dict[str, str] = message.headers or {}
            await hear(_stored(message, headers, previous=int(headers["Nats-Last-Sequence"])))

        return await self.client.subscribe(self.subject("told", code), cb=on_message)

    async def live_tables(self) -> int:
        """About how many tables there are."""
        total = 0
        for shard in range(SHARDS):
            subject = f"$JS.API.STREAM.INFO.{self._stream(shard)}"
            answer = await self.client.request(subject, timeout=ATTEMPT_SECONDS)
            total += _infos.decode(answer.data).state.num_subjects
        return total

    # --- the engine ------------------------------------------------------------------------------

    async def _prepare(self) -> None:
        for shard in range(SHARDS):
            place = f"{self.address.name}.{shard}"
            await self.ensure_stream(
                api.StreamConfig(
                    name=self._stream(shard),
                    subjects=[f"table.{place}.*"],
                    num_replicas=self.address.replicas,
                    allow_direct=True,
                    deny_delete=True,
                    republish=api.RePublish(src=f"table.{place}.>", dest=f"told.{place}.>"),
                )
            )

    async def ensure_stream(self, config: api.StreamConfig) -> None:
        """Make a stream unless it is there already, as another gate or an earlier start has left it."""
        assert config.name, "a stream has a name"
        manager = self.client.jetstream(timeout=ATTEMPT_SECONDS)
        for _ in range(round(PATIENCE_SECONDS / ATTEMPT_SECONDS)):
            try:
                try:
                    await manager.stream_info(config.name)
                except NotFoundError:
                    await manager.add_stream(config)
            except (NatsError, TimeoutError) as error:
                logger.info("the engine is not ready: %r", error)  # a cluster may be choosing its leaders
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                return
        raise Unavailable

    async def _reconnected(self) -> None:
        logger.info("connected to the engine again")
        for callback in self.on_reconnect:
            await callback()


def _stored(message: Msg, headers: dict[str, Any], previous: int) -> Stored:
    return Stored(sequence=int(headers["Nats-Sequence"]), previous=previous, data=message.data)


async def _log_error(error: Exception) -> None:
    logger.warning("engine: %r", error)
