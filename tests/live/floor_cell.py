"""A cell for keepers of a floor, all in this process and in a time of its own."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count

from inklings.house.floor import FIRST, Forms
from inklings.live.floor import FloorKeeper, StoredFloor
from inklings.live.interfaces import Cancel


class Cell:
    """A bus, a time and an engine for keepers of a floor."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.floors: list[Forms] = []
        self.cut_off = False
        self._listeners: dict[str, list[Callable[[bytes], None]]] = {}
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()

    def mono(self) -> float:
        return self.seconds

    def now(self) -> int:
        return round(self.seconds * 1000)

    def call_at(self, mono: float, callback: Callable[[], None]) -> Cancel:
        heapq.heappush(self._timers, (mono, next(self._numbers), callback))
        return lambda: None

    def run(self, seconds: float) -> None:
        end = self.seconds + seconds
        while self._timers and self._timers[0][0] <= end:
            at, _, callback = heapq.heappop(self._timers)
            self.seconds = max(self.seconds, at)
            callback()
        self.seconds = end

    def publish(self, subject: str, data: bytes) -> bool:
        if not self.cut_off:
            for hear in self._listeners.get(subject, []):
                hear(data)
        return True

    def subscribe(self, subject: str, hear: Callable[[bytes], None], queue: str = "") -> Cancel:
        assert not queue
        self._listeners.setdefault(subject, []).append(hear)
        return lambda: self._listeners[subject].remove(hear)

    def read_floor(self, answer: Callable[[StoredFloor | None], None]) -> None:
        sequence = len(self.floors)
        answer(None if self.cut_off else StoredFloor(self.floors[-1] if sequence else FIRST, sequence))

    def write_floor(self, forms: Forms, *, after: int, answer: Callable[[bool], None]) -> None:
        ok = after == len(self.floors) and not self.cut_off
        if ok:
            self.floors.append(forms)
        answer(ok)

    async def keeper(self, name: str, forms: Forms, *, fresh: bool = False) -> FloorKeeper:
        async def is_fresh() -> bool:
            return fresh

        keeper = FloorKeeper(name, forms, store=self, bus=self, time=self, cell="home")
        await keeper.start(fresh=is_fresh)
        return keeper

    def beat(self, name: str, seconds: int) -> None:
        """A gate of the first release: it beats, and announces nothing."""

        def publish() -> None:
            self.publish("pulse.home", name.encode())

        for second in range(seconds):
            self.call_at(self.seconds + second, publish)
