"""The bus: this process's one connection to NATS, and plain messages over it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from itertools import count, cycle
from typing import NamedTuple, TypeAlias

from inklings.live.address import Address
from inklings.live.credentials import CredentialsError
from inklings.live.engine import EngineError
from inklings.live.engine_watch import EngineWatch
from inklings.live.interfaces import Cancel
from inklings.live.jetstream import StreamInfo, decode_info
from inklings.live.nats import NatsConnection
from inklings.live.nats_link import Message, RefusedByNats
from inklings.live.nats_nodes import Nodes
from inklings.live.supervisor import Supervisor

logger = logging.getLogger(__name__)

REQUEST_SECONDS = 2.0
LOOK_SECONDS = 0.1
"""How often requests are checked for timeouts, instead of a timer for each."""
PROBE_WITHIN = 1.0
QUIET_SECONDS = 10.0
"""The same trouble is logged once in so many seconds."""
FLUSH_SECONDS = 1.0


Reply: TypeAlias = Callable[[Message | None], bool]
"""Takes an answer, None when none comes in time; returns whether more of it is to come."""


class _Waiting(NamedTuple):
    """A request that waits for its answer."""

    subject: str
    reply: Reply
    until: float
    hears_nobody: bool


class NatsBus:
    """Publishes, subscribes and requests without waiting, and watches over the connection."""

    def __init__(self, address: Address, supervisor: Supervisor) -> None:
        self.address = address
        self.on_doubt: list[Callable[[], None]] = []
        """Called when something may have been missed: after our connection broke, or one between nodes."""
        self._connection = NatsConnection(
            Nodes(address.url.split(",")),
            on_connected=self._connected,
            on_trouble=self._trouble,
            on_lost=self.give_up,
            credentials=address.credentials,
        )
        self._supervisor = supervisor
        self._loop = asyncio.get_running_loop()
        self._offset = 0.0
        """The engine's time minus the loop's time."""
        self._replies: dict[str, _Waiting] = {}
        """The requests that wait for an answer, by inbox subject."""
        self._looking = False
        """Whether the check for timeouts is running."""
        self._numbers = count()
        self._inbox = f"_INBOX.{secrets.token_hex(11)}"
        self._ready: asyncio.Future[None] = self._loop.create_future()
        """Done once the engine has let us in, or has refused us."""
        self._told: dict[str, float] = {}
        self._watch: EngineWatch | None = None
        self._closing = False

    @classmethod
    async def connect(cls, address: Address, supervisor: Supervisor) -> NatsBus:
        """Connect, however long that takes; raises `EngineError` when the engine does not know us."""
        bus = cls(address, supervisor)
        bus.subscribe_messages(f"{bus._inbox}.*", bus._replied)
        supervisor.keep("engine", bus._run)
        await bus._ready
        return bus

    async def flush(self) -> None:
        """Wait until the engine has what we have sent and subscribed to so far, but not for long."""
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(FLUSH_SECONDS):
                await self._connection.flush()

    async def drain(self) -> None:
        """Wait until what is on its way out has been handed to the engine; nothing more is sent."""
        self._stop()
        await self.flush()

    async def close(self) -> None:
        """Close the connection."""
        self._stop()
        self._connection.close()

    def _stop(self) -> None:
        if self._watch:
            self._watch.stop()
        self._closing = True

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
        self._connection.publish(subject, data)
        return True

    def subscribe(self, subject: str, hear: Callable[[bytes], None], queue: str = "") -> Cancel:
        """Listen; with a queue each message goes to one of all listeners of that queue."""
        return self.subscribe_messages(subject, lambda message: hear(message.data), queue)

    def subscribe_messages(self, subject: str, hear: Callable[[Message], None], queue: str = "") -> Cancel:
        """Listen to whole messages, with headers and where to answer."""
        return self._connection.subscribe(subject, hear, queue)

    def request(  # noqa: PLR0913
        self,
        subject: str,
        data: bytes,
        reply: Reply,
        *,
        headers: dict[str, str] | None = None,
        seconds: float = REQUEST_SECONDS,
        hear_nobody: bool = False,
    ) -> None:
        """Ask, and have the answer called back; None when there is none in time.

        None also says that nobody listens there, unless you want to `hear_nobody`: the engine's own message.
        """
        if not self.is_connected:
            self._loop.call_soon(reply, None)
            return
        name = f"{self._inbox}.{next(self._numbers)}"
        self._replies[name] = _Waiting(subject, reply, self._loop.time() + seconds, hear_nobody)
        if not self._looking:
            self._looking = True
            self._loop.call_later(LOOK_SECONDS, self._look)
        self._connection.publish(subject, data, reply=name, headers=headers)

    async def ask(
        self,
        subject: str,
        data: bytes = b"",
        *,
        headers: dict[str, str] | None = None,
        seconds: float = REQUEST_SECONDS,
        hear_nobody: bool = False,
    ) -> Message | None:
        """`request`, and wait for the answer."""
        answer: asyncio.Future[Message | None] = self._loop.create_future()

        def reply(message: Message | None) -> bool:
            if not answer.done():
                answer.set_result(message)
            return False

        self.request(subject, data, reply, headers=headers, seconds=seconds, hear_nobody=hear_nobody)
        return await answer

    def give_up(self, is_vain: Callable[[str], bool] = lambda _: True) -> None:
        """Answer None to all requests on subjects for which `is_vain` holds."""
        for name in [name for name, one in self._replies.items() if is_vain(one.subject)]:
            self._loop.call_soon(self._replies.pop(name).reply, None)

    def serve(self, subject: str, respond: Callable[[bytes], bytes]) -> Cancel:
        """Answer every request on this subject."""
        return self.subscribe_messages(subject, lambda message: self.answer(message, respond(message.data)))

    @property
    def is_connected(self) -> bool:
        """Whether messages can be sent now."""
        return self._connection.is_connected and not self._closing

    @property
    def is_answered(self) -> bool:
        """Whether the engine answers what it is asked."""
        return self.is_connected and (self._watch is None or self._watch.is_answered)

    @property
    def server_version(self) -> str:
        """Of the server that we are connected to, or were last."""
        return self._connection.version

    def answer(self, message: Message, data: bytes = b"") -> None:
        """Answer a request."""
        if not self._closing:
            self._connection.publish(message.reply, data)

    # --- the connection ------------------------------------------------------------------------------

    def watch(self, streams: list[str]) -> None:
        """From now on ask these streams in turn whether they answer, and take the time from them."""
        turns = cycle(streams)
        self._watch = EngineWatch(
            self,
            probe=lambda answer: self._ask_time(next(turns), answer),
            leave=self._leave_node,
            on_doubt=self._doubt,
        )
        self._watch.start()

    async def set_time(self, stream: str) -> bool:
        """Take the time from a stream's leader; returns whether it has answered."""
        answer: asyncio.Future[bool] = self._loop.create_future()
        self._ask_time(stream, answer.set_result)
        return await answer

    def _ask_time(self, stream: str, answer: Callable[[bool], None]) -> None:
        sent = self._loop.time()

        def reply(message: Message | None) -> bool:
            info = decode_info(message.data) if message else StreamInfo()
            if info.ts:
                took = self._loop.time() - sent
                self._offset = info.ts.timestamp() - sent - took / 2
            answer(info.ts is not None and (info.cluster is None or info.cluster.has_quorum))
            return False

        self.request(f"$JS.API.STREAM.INFO.{stream}", b"", reply, seconds=PROBE_WITHIN)

    def _leave_node(self) -> None:
        self._trouble("it does not answer")
        self._connection.leave()

    async def _run(self) -> None:
        """Keep the connection."""
        try:
            await self._connection.run()
        except CredentialsError as error:
            self._refused(error)
        except RefusedByNats as refused:
            self._refused(EngineError(f"the engine does not let us in: {refused}."))

    def _refused(self, error: EngineError) -> None:
        if not self._ready.done():  # else nobody waits any more, or they have been told
            self._ready.set_exception(error)

    def _replied(self, message: Message) -> None:
        if found := self._replies.get(message.subject):
            silent = message.is_from_nobody and not found.hears_nobody
            if not found.reply(None if silent else message):
                self._replies.pop(message.subject, None)

    def _look(self) -> None:
        """Answer None to requests that have waited too long."""
        now = self._loop.time()
        late = [name for name, waiting in self._replies.items() if waiting.until <= now]
        self._looking = len(self._replies) > len(late)
        if self._looking:
            self._loop.call_later(LOOK_SECONDS, self._look)
        for name in late:
            if found := self._replies.pop(name, None):
                found.reply(None)

    def _doubt(self) -> None:
        for callback in self.on_doubt:
            callback()

    def _connected(self) -> None:
        if self._ready.done():
            logger.info("connected to the engine again")
            self._doubt()
        else:
            self._ready.set_result(None)

    def _trouble(self, text: str) -> None:
        now = self._loop.time()
        if not self._closing and now - self._told.get(text, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._told[text] = now
            logger.warning("engine: %s", text)
