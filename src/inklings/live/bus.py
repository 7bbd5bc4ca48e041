"""The bus: this process's one connection to NATS, and plain messages over it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime
from itertools import count, cycle
from typing import Any, TypeAlias

import msgspec
from nats.aio.client import Client, Server
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from inklings.live.engine import EngineError
from inklings.live.ports import Cancel
from inklings.live.supervisor import Supervisor, new_incident
from inklings.live.watch import EngineWatch

logger = logging.getLogger(__name__)

REQUEST_SECONDS = 2.0
PROBE_WITHIN = 1.0
UNHEARD_NANOSECONDS = 5_000_000_000
AVOIDED_SECONDS = 30.0
RECONNECT_SECONDS = 0.2
QUIET_SECONDS = 10.0
"""The same trouble is logged once in so many seconds."""
CLOSE_SECONDS = 1.0


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


Reply: TypeAlias = Callable[[Msg | None], bool]
"""Takes an answer, None when none comes in time; returns whether more of it is to come."""


class _Client(Client):
    """nats-py's client, mended in one place."""

    @staticmethod
    def _parse_header_lines(raw: bytes) -> dict[str, str]:
        """Read headers in one go: nats-py's own way looks at every letter of thousands of them.

        Should nats-py no longer call this, we lose only speed.
        """
        lines = (line.partition(":") for line in raw.decode("utf-8", "replace").split("\r\n"))
        return {name: value.strip() for name, colon, value in lines if colon}


class _Direct(asyncio.Queue[Msg]):
    """Takes the place of a subscription's queue and calls back at once: a subscription then needs no task."""

    def __init__(self, hear: Callable[[Msg], None]) -> None:
        super().__init__()
        self._hear = hear

    def put_nowait(self, item: Msg) -> None:
        """Hear a message; a mistake of ours must not end the reading of all others."""
        try:
            self._hear(item)
        except Exception:
            logger.exception("incident %s: a message on %s", new_incident(), item.subject)


class NatsBus:
    """Publishes, subscribes and requests without waiting, and watches over the connection."""

    def __init__(self, address: Address, supervisor: Supervisor) -> None:
        self.address = address
        self.on_doubt: list[Callable[[], None]] = []
        """Called when something may have been missed: after a break of our line, or behind it."""
        self.client = _Client()
        self._supervisor = supervisor
        self._loop = asyncio.get_running_loop()
        self._offset = 0.0
        """What is to be added to the loop's time to get the engine's."""
        self._outgoing: asyncio.Queue[Coroutine[Any, Any, Any]] = asyncio.Queue()
        self._replies: dict[str, tuple[Reply, asyncio.TimerHandle]] = {}
        self._numbers = count()
        self._inbox = ""
        self._failed: asyncio.Future[None] = self._loop.create_future()
        self._told: dict[str, float] = {}
        self._watch: EngineWatch | None = None
        self._closing = False
        self._left = ("", 0.0)
        """The node that we have left because it did not answer, and when."""
        self._turn = secrets.randbelow(1000)

    @classmethod
    async def connect(cls, address: Address, supervisor: Supervisor) -> NatsBus:
        """Connect, however long that takes; raises `EngineError` when the engine does not know us."""
        bus = cls(address, supervisor)
        connecting = asyncio.ensure_future(
            bus.client.connect(
                address.url.split(","),
                name="inklings",
                allow_reconnect=True,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.2,  # type: ignore[arg-type]  # the client takes fractions, its hints do not say so
                ping_interval=2,
                max_outstanding_pings=2,
                connect_timeout=3,
                reconnect_to_server_handler=bus._next_node,
                reconnected_cb=bus._reconnected,
                error_cb=bus._error,
            )
        )
        try:
            await asyncio.wait({connecting, bus._failed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not connecting.done():
                connecting.cancel()
        if bus._failed.done():
            bus._failed.result()
        await connecting
        bus._inbox = bus.client.new_inbox()
        supervisor.keep("sender", bus._send_all)
        bus.subscribe_messages(f"{bus._inbox}.*", bus._replied)
        return bus

    async def drain(self) -> None:
        """Wait until what is on its way out has been handed to the engine, but not for long."""
        if self._watch:
            self._watch.stop()
        self._closing = True
        with contextlib.suppress(TimeoutError, NatsError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._outgoing.join()
                await self.client.flush()

    async def close(self) -> None:
        """Let go of the engine, whatever it does."""
        with contextlib.suppress(TimeoutError, NatsError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.client.close()

    # --- time ----------------------------------------------------------------------------------------

    def mono(self) -> float:
        """Seconds that never jump."""
        return self._loop.time()

    def now(self) -> int:
        """The engine's time in milliseconds."""
        return round((self._loop.time() + self._offset) * 1000)

    def call_at(self, mono: float, callback: Callable[[], None]) -> Cancel:
        """Call back at that time."""
        return self._loop.call_at(mono, callback).cancel

    # --- messages ------------------------------------------------------------------------------------

    def publish(self, subject: str, data: bytes) -> bool:
        """Send to everyone who listens now; false while there is no connection."""
        if not self.is_connected:
            return False
        self._outgoing.put_nowait(self._publish(subject, data))
        return True

    def subscribe(self, subject: str, hear: Callable[[bytes], None], queue: str = "") -> Cancel:
        """Listen; with a queue each message goes to one of all listeners of that queue."""
        return self.subscribe_messages(subject, lambda message: hear(message.data), queue)

    def subscribe_messages(self, subject: str, hear: Callable[[Msg], None], queue: str = "") -> Cancel:
        """Listen to whole messages, with headers and where to answer."""
        subscription: Subscription | None = None

        async def begin() -> None:
            nonlocal subscription
            subscription = await self.client.subscribe(subject, queue=queue, pending_bytes_limit=0)
            setattr(subscription, "_pending_queue", _Direct(hear))  # noqa: B010  (see `_Direct`; tested)

        async def end() -> None:
            if subscription:
                await subscription.unsubscribe()

        if self._closing:
            return lambda: None
        self._outgoing.put_nowait(begin())
        return lambda: None if self._closing else self._outgoing.put_nowait(end())

    def request(
        self,
        subject: str,
        data: bytes,
        reply: Reply,
        *,
        headers: dict[str, str] | None = None,
        seconds: float = REQUEST_SECONDS,
    ) -> None:
        """Ask, and have the answer called back; None when there is none in time."""
        if not self.is_connected:
            self._loop.call_soon(reply, None)
            return
        name = f"{self._inbox}.{next(self._numbers)}"
        self._replies[name] = (reply, self._loop.call_later(seconds, self._no_reply, name))
        self._outgoing.put_nowait(self._publish(subject, data, reply=name, headers=headers))

    async def ask(self, subject: str, data: bytes = b"", *, seconds: float = REQUEST_SECONDS) -> Msg | None:
        """Ask, and wait for the answer; None when there is none in time."""
        answer: asyncio.Future[Msg | None] = self._loop.create_future()

        def reply(message: Msg | None) -> bool:
            if not answer.done():
                answer.set_result(message)
            return False

        self.request(subject, data, reply, seconds=seconds)
        return await answer

    def serve(self, subject: str, respond: Callable[[bytes], bytes]) -> Cancel:
        """Answer every request on this subject."""
        return self.subscribe_messages(subject, lambda message: self.answer(message, respond(message.data)))

    @property
    def is_connected(self) -> bool:
        """Whether messages can be sent now."""
        return self.client.is_connected and not self._closing

    def answer(self, message: Msg, data: bytes = b"") -> None:
        """Answer a request."""
        if not self._closing:
            self._outgoing.put_nowait(self._publish(message.reply, data))

    # --- the connection ------------------------------------------------------------------------------

    def watch(self, streams: list[str]) -> None:
        """From now on ask these streams in turn whether they answer, and set our time by theirs."""
        turns = cycle(streams)
        self._watch = EngineWatch(
            self,
            probe=lambda answer: self._ask_time(next(turns), answer),
            leave=self._leave_node,
            on_doubt=self._doubt,
        )
        self._watch.start()

    async def set_time(self, stream: str) -> bool:
        """Set our time by a stream's leader; returns whether it has answered."""
        answer: asyncio.Future[bool] = self._loop.create_future()
        self._ask_time(stream, answer.set_result)
        return await answer

    def _ask_time(self, stream: str, answer: Callable[[bool], None]) -> None:
        sent = self._loop.time()

        def reply(message: Msg | None) -> bool:
            info = _infos.decode(message.data) if message else _Info()
            if info.ts:
                took = self._loop.time() - sent
                self._offset = info.ts.timestamp() - sent - took / 2
            answer(info.ts is not None and (info.cluster is None or info.cluster.has_quorum))
            return False

        self.request(f"$JS.API.STREAM.INFO.{stream}", b"", reply, seconds=PROBE_WITHIN)

    def _leave_node(self) -> None:
        if node := self.client.connected_url:
            logger.warning("the engine does not answer at %s", node.netloc.rpartition("@")[2])
            self._left = (node.netloc, self._loop.time())
            self._supervisor.once("leave node", self.client.force_reconnect())

    def _next_node(self, servers: list[Server], _: dict[str, Any]) -> tuple[Server, float]:
        """The node to try next: each in turn, but not the one that we have just left."""
        node, since = self._left
        avoided = node if self._loop.time() - since < AVOIDED_SECONDS else ""
        others = [server for server in servers if server.uri.netloc != avoided] or servers
        self._turn += 1
        return others[self._turn % len(others)], RECONNECT_SECONDS

    async def _send_all(self) -> None:
        while True:
            work = await self._outgoing.get()
            try:
                await work
            finally:
                self._outgoing.task_done()

    async def _publish(
        self, subject: str, data: bytes, reply: str = "", headers: dict[str, str] | None = None
    ) -> None:
        if self.client.is_connected:  # what the client buffers it would send too late
            with contextlib.suppress(NatsError):
                await self.client.publish(subject, data, reply=reply, headers=headers)

    def _replied(self, message: Msg) -> None:
        if found := self._replies.get(message.subject):
            reply, timer = found
            silence = (message.headers or {}).get("Status") == "503" and not message.data
            if not reply(None if silence else message):
                timer.cancel()
                self._replies.pop(message.subject, None)

    def _no_reply(self, name: str) -> None:
        reply, _ = self._replies.pop(name)
        reply(None)

    def _doubt(self) -> None:
        for callback in self.on_doubt:
            callback()

    async def _reconnected(self) -> None:
        logger.info("connected to the engine again")
        self._doubt()

    async def _error(self, error: Exception) -> None:
        text = repr(error)
        if "Authorization" in text and not self.client.is_connected and not self._inbox:
            if not self._failed.done():
                self._failed.set_exception(EngineError(f"the engine does not let us in: {error}"))
            return
        now = self._loop.time()
        if now - self._told.get(text, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._told[text] = now
            logger.warning("engine: %s", text)


class _Peer(msgspec.Struct):
    active: int = 0
    """Nanoseconds since its leader has heard of it."""


class _Cluster(msgspec.Struct):
    leader: str = ""
    replicas: tuple[_Peer, ...] = ()

    @property
    def has_quorum(self) -> bool:
        """Whether there is a leader, and it hears of enough others: one that is cut off still answers."""
        heard = sum(peer.active < UNHEARD_NANOSECONDS for peer in self.replicas)
        return bool(self.leader) and 2 * (heard + 1) > len(self.replicas) + 1


class _Info(msgspec.Struct):
    ts: datetime | None = None
    cluster: _Cluster | None = None


_infos = msgspec.json.Decoder(_Info)
