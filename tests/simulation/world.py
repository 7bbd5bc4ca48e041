"""Virtual time: everything that happens in a simulation, in an order that follows from the seed alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from math import inf
from random import Random
from typing import Any

from inklings.live.interfaces import Cancel


class World:
    """An event queue in virtual time, the one source of chance, and a trace of what happened."""

    def __init__(self, seed: int, *, tracing: bool = True, trace_length: int = 5000) -> None:
        self.random = Random(seed)
        self.time = 0.0
        """Seconds since the world began."""
        self.events = 0
        """How many events have happened so far."""
        self.tracing = tracing
        """Whether lines are kept; check it before composing one."""
        self.trace: deque[str] = deque(maxlen=trace_length)
        self.queue: list[tuple[float, int, Callable[..., object], tuple[Any, ...]]] = []
        """What is going to happen: a heap of times, counter, function and arguments."""
        self.count = count().__next__
        """The next number of the counter, which keeps events of the same time in order."""

    def schedule(self, time: float, function: Callable[..., object], *args: Any) -> None:
        """Call the function at that time; it cannot be cancelled, which makes it cheap."""
        heappush(self.queue, (time, self.count(), function, args))

    def call_at(self, time: float, callback: Callable[[], None]) -> Cancel:
        """Call back at that time, or at once if it has passed; returns how to cancel it."""
        timer = _Timer(callback)
        self.schedule(max(time, self.time), timer.fire)
        return timer.cancel

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Cancel:
        """Call back after so many seconds; returns how to cancel it."""
        return self.call_at(self.time + seconds, callback)

    def run_until(self, time: float) -> None:
        """Let everything happen up to and including that time."""
        queue, events = self.queue, 0
        while queue and queue[0][0] <= time:
            self.time, _, function, args = heappop(queue)
            events += 1
            function(*args)
        self.events += events
        self.time = max(self.time, time)

    def run(self, while_condition: Callable[[], bool], *, until: float = inf) -> bool:
        """Let things happen while the condition holds.

        Returns false if it still holds when nothing is left to happen before `until`.
        """
        queue = self.queue
        while while_condition():
            if not queue or queue[0][0] > until:
                return False
            self.time, _, function, args = heappop(queue)
            self.events += 1
            function(*args)
        return True

    def chance(self, probability: float) -> bool:
        """Whether something of this probability happens; draws nothing if it is zero."""
        return probability > 0 and self.random.random() < probability

    def say(self, line: str) -> None:
        """Keep a line of trace."""
        if self.tracing:
            self.trace.append(f"{self.time:10.4f} {line}")

    def story(self, lines: int = 100) -> str:
        """The newest lines of the trace, to print when a test fails."""
        return "\n".join(list(self.trace)[-lines:])


class _Timer:
    """A callback that can be cancelled as long as it has not been called."""

    __slots__ = ("_callback",)

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def fire(self) -> None:
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        self._callback = None
