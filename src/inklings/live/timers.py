"""One timer queue per process: the event loop gets only the next timer, however many tables wait."""

from __future__ import annotations

import heapq
from itertools import count
from typing import Protocol

from inklings.live.interfaces import Cancel, Time

LONGEST_LIST_OF_STALE = 1000


class Owner(Protocol):
    """A table that waits."""

    timers: dict[str, float]
    """The timers that are set, by key, with the time of each."""

    def fired(self, key: str, late: float) -> None:
        """A timer has ended, so many seconds late."""


class Timers:
    """The timers of all tables in one heap. Replaced and cancelled ones stay there until their time comes."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._heap: list[tuple[float, int, Owner, str]] = []
        self._numbers = count()
        self._live = 0
        self._next: tuple[float, Cancel] | None = None

    def set(self, owner: Owner, key: str, at: float) -> None:
        """Call the owner at this time; a timer of the same key is replaced."""
        before = owner.timers.get(key)
        if before == at:
            return
        if before is None:
            self._live += 1
        owner.timers[key] = at
        heapq.heappush(self._heap, (at, next(self._numbers), owner, key))
        self._forget_stale()
        self._schedule()

    def cancel(self, owner: Owner, key: str) -> None:
        """Do not call."""
        if owner.timers.pop(key, None) is not None:
            self._live -= 1

    def drop(self, owner: Owner) -> None:
        """Forget an owner."""
        self._live -= len(owner.timers)
        owner.timers.clear()

    def _forget_stale(self) -> None:
        if len(self._heap) > 2 * self._live + LONGEST_LIST_OF_STALE:
            self._heap = [one for one in self._heap if one[2].timers.get(one[3]) == one[0]]
            heapq.heapify(self._heap)

    def _schedule(self) -> None:
        at = self._heap[0][0] if self._heap else None
        if self._next:
            if self._next[0] == at:
                return
            self._next[1]()
            self._next = None
        if at is not None:
            self._next = (at, self._time.call_at(at, self._run))

    def _run(self) -> None:
        self._next = None
        while self._heap and self._heap[0][0] <= (mono := self._time.mono()):
            at, _, owner, key = heapq.heappop(self._heap)
            if owner.timers.get(key) == at:
                del owner.timers[key]
                self._live -= 1
                owner.fired(key, mono - at)
        self._schedule()
