"""One process's connection to the simulated engine: `Log` and `Bus` of ports.py, with delays and faults."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tests.simulation.connection import Caller, Connection, Interest
from tests.simulation.engine import BELL, Engine
from tests.simulation.process import ProcessTime
from tests.simulation.streams import ClockStream, Ring

from inklings.live.interfaces import AppendAnswer, Cancel, Stored, Unknown

TIMEOUT_SECONDS = 2.0
TIMED_OUT = Unknown("no answer in time")
NOT_CONNECTED = Unknown("no connection")

OnRing: TypeAlias = Callable[[str, int, Callable[[], None]], None]
"""Called with a table's code, the version its clock was set for, and how to acknowledge the ring."""


class EngineClient:
    """What one simulated gate or runner has of the engine; its `time` is the process itself."""

    def __init__(self, engine: Engine, name: str, *, node: int = 0, skew_ms: int = 0) -> None:
        self.engine = engine
        self.world = engine.world
        self.name = name
        self.time = ProcessTime(engine.world, skew_ms=skew_ms)
        self.on_reconnect: Callable[[], None] | None = None
        self.connected = True
        """Whether the client believes that it is connected."""
        self._on_ring: OnRing | None = None
        self._subscriptions: dict[_Subscription, None] = {}
        self._pending: dict[int, tuple[Callable[[Any], None], Any]] = {}
        self._deadlines: deque[tuple[float, int]] = deque()
        self._watching_deadlines = False
        self._number = 0
        self._connection = self._connect(node)
        engine.nodes.clients.append(self)

    # --- Log of ports.py ---------------------------------------------------------------------------

    def append(
        self,
        code: str,
        data: bytes,
        *,
        after: int,
        command: str,
        answer: Callable[[AppendAnswer], None],
    ) -> None:
        """Store an entry right after the sequence `after`; unanswered for two seconds it is `Unknown`."""
        caller = self._request(answer, TIMED_OUT, NOT_CONNECTED)
        if caller:
            caller.connection.send(self.engine.append, caller, code, data, after, command)

    def last(self, code: str, answer: Callable[[int | None], None]) -> None:
        """The sequence of the newest entry as the stream's leader knows it."""
        caller = self._request(answer, None, None)
        if caller:
            caller.connection.send(self.engine.last, caller, code)

    def read(self, code: str, *, after: int, answer: Callable[[Sequence[Stored] | None], None]) -> None:
        """The entries after this sequence as any replica has them."""
        caller = self._request(answer, None, None)
        if caller:
            caller.connection.send(self.engine.read, caller, code, after)

    def follow(self, code: str, hear: Callable[[Stored], None]) -> Cancel:
        """Hear what is stored from now on."""
        return self.subscribe(f"$told.{code}", hear)

    def set_clock(
        self, code: str, version: int, ends: int, answer: Callable[[bool], None], *, calls: bool = False
    ) -> None:
        """Ring this table at `ends`, in milliseconds of the engine's time. Nobody is told anything."""
        del calls
        caller = self._request(answer, False, False)
        if caller:
            caller.connection.send(self.engine.set_clock, caller, code, version, ends)

    # --- Bus of ports.py ---------------------------------------------------------------------------

    def publish(self, subject: str, data: bytes) -> bool:
        """Send to everyone who listens now."""
        if self.connected:
            self._connection.send(self.engine.publish, self._connection, subject, data)
        return self.connected

    def subscribe(self, subject: str, hear: Callable[[Any], None], queue: str = "") -> Cancel:
        """Listen; with a queue each message goes to one of all listeners of that queue."""
        subscription = _Subscription(self, subject, hear, queue)
        self._subscriptions[subscription] = None
        if self.connected:
            subscription.announce(self._connection)
        return subscription.cancel

    # --- rings -------------------------------------------------------------------------------------

    @property
    def on_ring(self) -> OnRing | None:
        """Who hears the rings that are given to this process; none are until it is set."""
        return self._on_ring

    @on_ring.setter
    def on_ring(self, hear: OnRing) -> None:
        listens = self._on_ring is not None
        self._on_ring = hear
        if not listens:
            self.subscribe(BELL, self._rang, queue="gates")

    def _rang(self, rung: tuple[ClockStream, Ring]) -> None:
        stream, ring = rung

        def acknowledge() -> None:
            if self.connected:
                self._connection.send(self.engine.acknowledge, self._connection, stream, ring)

        if self._on_ring:
            self._on_ring(ring.code, ring.version, acknowledge)

    # --- faults ------------------------------------------------------------------------------------

    @property
    def node(self) -> int:
        """The node that this client is connected to, or was last."""
        return self._connection.node

    def die(self) -> None:
        """The process is killed: what it has sent still arrives, and nothing ever reaches it again."""
        if not self.time.alive:
            return
        self.world.say(f"{self.name} dies")
        self.time.die()
        self.engine.nodes.clients.remove(self)
        self.connected = False
        connection = self._connection
        connection.close(arrives_after=0.0)
        self.world.schedule(
            self.world.time + self.engine.settings.client_delay[0],
            self.engine.subjects.remove_all,
            connection,
        )

    def pause(self) -> None:
        """Nothing reaches the process until `resume`; then everything does, in order, timers included."""
        self.world.say(f"{self.name} is paused")
        self.time.pause()

    def resume(self) -> None:
        """End a pause."""
        self.world.say(f"{self.name} goes on")
        self.time.resume()

    def stall(self, seconds: float) -> None:
        """The connection holds everything back for so long."""
        self._connection.stall(seconds)

    def disconnect(
        self,
        seconds: float,
        *,
        noticed_after: float = 0.0,
        arrives_after: float | None = None,
        node: int | None = None,
    ) -> None:
        """Lose the connection for so long, then connect to that node, or to any that is up.

        Until the client notices, it goes on sending. All that it has sent arrives after `arrives_after`
        seconds, perhaps long after its requests have timed out; None: it is lost.
        """
        connection = self._connection
        if not connection.open:
            return
        self.world.say(f"{self.name} loses its connection")
        connection.close(arrives_after=arrives_after)
        noticed = self.world.time + min(noticed_after, seconds)
        self.world.schedule(noticed, self.engine.subjects.remove_all, connection)
        self.world.schedule(noticed, self.time.run, self._notice)
        self.world.schedule(self.world.time + seconds, self.time.run, self._reconnect, node)

    def _notice(self) -> None:
        self.connected = False

    def _reconnect(self, node: int | None) -> None:
        nodes = self.engine.nodes
        up = [candidate for candidate in range(nodes.count) if candidate not in nodes.dead]
        if not up:
            self.world.schedule(self.world.time + 0.2, self.time.run, self._reconnect, node)
            return
        self._connection = self._connect(node if node in up else self.world.random.choice(up))
        self.connected = True
        self.world.say(f"{self.name} is connected again, to node {self.node}")
        for subscription in self._subscriptions:
            subscription.announce(self._connection)
        if self.on_reconnect:
            self.on_reconnect()

    def forget(self, subscription: _Subscription) -> None:
        """A subscription was cancelled."""
        self._subscriptions.pop(subscription, None)

    def _connect(self, node: int) -> Connection:
        return Connection(self.world, self.time, node, self.engine.settings.client_delay)

    # --- requests ----------------------------------------------------------------------------------

    def _request(self, answer: Callable[[Any], None], timed_out: Any, not_connected: Any) -> Caller | None:
        """A new request, or None if there is no connection; then the answer says so."""
        if not self.connected:
            self.world.schedule(self.world.time, self.time.run, answer, not_connected)
            return None
        self._number += 1
        deadline = self.world.time + TIMEOUT_SECONDS
        self._pending[self._number] = (answer, timed_out)
        self._deadlines.append((deadline, self._number))
        if not self._watching_deadlines:
            self._watching_deadlines = True
            self.world.schedule(deadline, self.time.run, self._time_out)
        return Caller(self._connection, self._answered, self._number)

    def _answered(self, number: int, value: Any) -> None:
        request = self._pending.pop(number, None)
        if request is not None:
            request[0](value)

    def _time_out(self) -> None:
        """Every request waits equally long, so one timer for the oldest is enough."""
        deadlines, pending, now = self._deadlines, self._pending, self.world.time
        while deadlines and (deadlines[0][0] <= now or deadlines[0][1] not in pending):
            request = pending.pop(deadlines.popleft()[1], None)
            if request is not None:
                request[0](request[1])
        self._watching_deadlines = bool(deadlines)
        if deadlines:
            self.world.schedule(deadlines[0][0], self.time.run, self._time_out)


class _Subscription:
    __slots__ = ("_active", "_client", "_hear", "_interest", "_queue", "_subject")

    def __init__(self, client: EngineClient, subject: str, hear: Callable[[Any], None], queue: str) -> None:
        self._client = client
        self._subject = subject
        self._hear = hear
        self._queue = queue
        self._active = True
        self._interest: Interest | None = None

    def announce(self, connection: Connection) -> None:
        self._interest = Interest(connection, self._heard, self._queue, 0.0)
        connection.send(self._client.engine.subscribe, self._subject, self._interest)

    def cancel(self) -> None:
        if self._active:
            self._active = False
            self._client.forget(self)
            if self._client.connected and self._interest is not None:
                subjects = self._client.engine.subjects
                self._interest.connection.send(subjects.remove, self._subject, self._interest)

    def _heard(self, payload: Any) -> None:
        if self._active:
            self._hear(payload)
