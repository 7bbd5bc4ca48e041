"""The line between a client and its node, and the interest in subjects that nodes tell one another."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappush
from typing import Any, NamedTuple

from tests.simulation.process import ProcessTime
from tests.simulation.world import World


class Connection:
    """One TCP connection of a client to a node: ordered in each direction, and gone for good once closed."""

    def __init__(self, world: World, process: ProcessTime, node: int, delay: tuple[float, float]) -> None:
        self.world = world
        self.process = process
        self.node = node
        self._random = world.random.random
        self.open = True
        """Whether the client may still hear something through it."""
        self._least, self._spread = delay[0], delay[1] - delay[0]
        self._up = self._down = 0.0
        self._held_until = 0.0
        self._dropping = False

    def send(self, function: Callable[..., object], *args: Any) -> None:
        """From the client to its node: the function is called when it arrives."""
        world = self.world
        arrives = world.time + self._least + self._spread * self._random()
        if arrives < self._up:  # noqa: PLR1730  (max() costs as much as the rest)
            arrives = self._up
        self._up = arrives
        heappush(world.queue, (arrives, world.count(), self._arrive, (function, args)))

    def _arrive(self, function: Callable[..., object], args: tuple[Any, ...]) -> None:
        if self._dropping:
            return
        if self._held_until > self.world.time:
            self.world.schedule(self._held_until, self._arrive, function, args)
            return
        function(*args)

    def deliver(self, extra: float, function: Callable[..., object], *args: Any) -> None:
        """From its node, after so many seconds more, to the client: the function is called in its process."""
        if not self.open:
            return
        world = self.world
        arrives = world.time + extra + self._least + self._spread * self._random()
        if arrives < self._down:  # noqa: PLR1730
            arrives = self._down
        self._down = arrives
        heappush(world.queue, (arrives, world.count(), self._delivered, (function, args)))

    def _delivered(self, function: Callable[..., object], args: tuple[Any, ...]) -> None:
        if self.open:
            process = self.process
            if process.paused or not process.alive:
                process.run(function, *args)
            else:
                function(*args)

    def stall(self, seconds: float) -> None:
        """Nothing that is sent from now on arrives before this has passed, in either direction."""
        until = self.world.time + seconds
        self._up, self._down = max(self._up, until), max(self._down, until)

    def close(self, *, arrives_after: float | None) -> None:
        """The client hears nothing more.

        What it has sent, and sends until it notices, arrives after so many seconds; None: it is lost.
        """
        self.open = False
        if arrives_after is None:
            self._dropping = True
        else:
            self._held_until = max(self._held_until, self.world.time + arrives_after)


class Caller(NamedTuple):
    """Who made a request: `reply` is called in that process with the number of the request and the answer."""

    connection: Connection
    reply: Callable[[int, Any], None]
    number: int


class Interest:
    """A client's subscription as the nodes know it: its own node first, the others a moment later."""

    __slots__ = ("connection", "everywhere_from", "hear", "late_until", "queue")

    def __init__(
        self, connection: Connection, hear: Callable[[Any], None], queue: str, everywhere_from: float
    ) -> None:
        self.connection = connection
        self.hear = hear
        self.queue = queue
        self.everywhere_from = everywhere_from
        self.late_until = 0.0


class Subjects:
    """Who listens to which subject. Wildcards `*` and `>` are understood."""

    def __init__(self) -> None:
        self._exact: dict[str, list[Interest]] = {}
        self._wild: dict[str, list[Interest]] = {}

    def add(self, subject: str, interest: Interest) -> None:
        """Begin to listen."""
        wild = "*" in subject or ">" in subject
        (self._wild if wild else self._exact).setdefault(subject, []).append(interest)

    def remove(self, subject: str, interest: Interest) -> None:
        """Stop listening; harmless if it has stopped already."""
        for table in (self._exact, self._wild):
            listeners = table.get(subject)
            if listeners and interest in listeners:
                listeners.remove(interest)
                if not listeners:
                    del table[subject]

    def remove_all(self, connection: Connection) -> None:
        """Forget all that came through this connection."""
        for table in (self._exact, self._wild):
            for subject in list(table):
                kept = [interest for interest in table[subject] if interest.connection is not connection]
                if kept:
                    table[subject] = kept
                else:
                    del table[subject]

    def matching(self, subject: str) -> list[Interest]:
        """Everyone who listens to this subject."""
        found = self._exact.get(subject, [])
        if self._wild:
            found = list(found)
            for pattern, listeners in self._wild.items():
                if matches(pattern, subject):
                    found += listeners
        return found


def matches(pattern: str, subject: str) -> bool:
    """Whether a subject fits a pattern.

    >>> matches("a.*.c", "a.b.c"), matches("a.>", "a.b.c"), matches("a.*", "a.b.c"), matches("a.>", "a")
    (True, True, False, False)
    """
    wanted, given = pattern.split("."), subject.split(".")
    if wanted[-1] == ">":
        if len(given) < len(wanted):
            return False
        wanted.pop()
    elif len(wanted) != len(given):
        return False
    return all(token in ("*", part) for token, part in zip(wanted, given, strict=False))
