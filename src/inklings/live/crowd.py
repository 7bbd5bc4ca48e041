"""Frames for a crowd: handed over some at a time, after those for the people who play.

What is written to a connection leaves at the end of a turn of the loop. So nobody who plays waits until the
outboxes of thousands have been filled.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from inklings.live.effects import Send
from inklings.live.interfaces import Time

AT_ONCE = 200


class Crowd:
    """The frames that a table's onlookers have not been handed yet, in order."""

    def __init__(self, time: Time, deliver: Callable[[Send, Sequence[int]], None]) -> None:
        self._time = time
        self._deliver = deliver
        self._sends: deque[Send] = deque()
        self._guests: Sequence[int] = ()
        self._members: frozenset[int] = frozenset()
        """The browsers to which the last frame went; mostly the next one goes to the same."""
        self._waiting: frozenset[int] = frozenset()
        """Those to which any frame has yet to go."""
        self._begun = 0
        """How many of the first frame's browsers have it."""

    def send(self, send: Send) -> None:
        """Hand this over soon."""
        if not self._sends:
            self._time.call_at(self._time.mono(), self._go_on)
        self._sends.append(send)
        if send.guests is not self._guests:
            self._guests, self._members = send.guests, frozenset(send.guests)
        if self._waiting is not self._members:
            self._waiting |= self._members

    def keep_order(self, guests: Iterable[int]) -> None:
        """Hand over at once what waits, if one of these browsers is next to be sent something else."""
        if self._sends and not self._waiting.isdisjoint(guests):
            while self._sends:
                self._hand_over(len(self._sends[0].guests))

    def _go_on(self) -> None:
        if self._sends:
            self._hand_over(AT_ONCE)
        if self._sends:
            self._time.call_at(self._time.mono(), self._go_on)

    def _hand_over(self, count: int) -> None:
        send, start = self._sends[0], self._begun
        self._begun += count
        if self._begun >= len(send.guests):
            self._sends.popleft()
            self._begun = 0
            if not self._sends:
                self._waiting = frozenset()
        self._deliver(send, send.guests[start : start + count])
