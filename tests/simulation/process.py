"""A simulated process: its clock, and whether it runs, is paused or is dead."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from tests.simulation.world import World

from inklings.live.interfaces import Cancel

EPOCH_MS = 1_800_000_000_000
"""The engine's time when a world begins."""


def engine_time(world: World) -> int:
    """The true time in milliseconds, by which scheduled clocks ring."""
    return EPOCH_MS + int(world.time * 1000)


class ProcessTime:
    """`Time` of one process. All that reaches the process goes through `run`, so it can be paused and die."""

    def __init__(self, world: World, *, skew_ms: int = 0) -> None:
        self.world = world
        self.skew_ms = skew_ms
        """How far `now` is ahead of the engine's time."""
        self.alive = True
        self.paused = False
        self.pauses = 0
        """How often it has been paused."""
        self._waiting: deque[tuple[Callable[..., object], tuple[Any, ...]]] = deque()

    # --- Time of interfaces.py ------------------------------------------------------------------------

    def mono(self) -> float:
        """Seconds that never jump."""
        return self.world.time

    def now(self) -> int:
        """The engine's time in milliseconds, off by this process's skew."""
        return engine_time(self.world) + self.skew_ms

    def call_at(self, mono: float, callback: Callable[[], None]) -> Cancel:
        """Call back at that time, or after the pause if the process is paused then."""
        timer = _ProcessTimer(self, callback)
        self.world.schedule(max(mono, self.world.time), timer.due)
        return timer.cancel

    # --- faults ----------------------------------------------------------------------------------

    def run(self, function: Callable[..., object], *args: Any) -> None:
        """Let this happen in the process: now, after its pause, or never if it is dead."""
        if self.paused:
            self._waiting.append((function, args))
        elif self.alive:
            function(*args)

    def pause(self) -> None:
        """Nothing reaches the process until `resume`."""
        self.paused = self.alive
        self.pauses += 1

    def resume(self) -> None:
        """All that came in the meantime happens now, in the order in which it came."""
        self.paused = False
        while self._waiting and not self.paused:
            function, args = self._waiting.popleft()
            if self.alive:
                function(*args)

    def die(self) -> None:
        """Nothing ever happens again in this process."""
        self.alive = self.paused = False
        self._waiting.clear()


class _ProcessTimer:
    __slots__ = ("_callback", "_process")

    def __init__(self, process: ProcessTime, callback: Callable[[], None]) -> None:
        self._process = process
        self._callback: Callable[[], None] | None = callback

    def due(self) -> None:
        if self._callback is not None:
            self._process.run(self._fire)

    def _fire(self) -> None:
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        self._callback = None
