"""Frames for many onlookers: delivered some at a time, after those for players.

What is written to a connection leaves at the end of a turn of the loop. So players do not wait until the
outboxes of thousands are filled.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from inklings.live.effects import Send
from inklings.live.interfaces import Time

AT_ONCE = 200


class Crowd:
    """The frames that were not delivered to onlookers yet, in order."""

    def __init__(self, time: Time, deliver: Callable[[Send, Sequence[int]], None]) -> None:
        self._time = time
        self._deliver = deliver
        self._sends: deque[Send] = deque()
        self._guests: Sequence[int] = ()
        self._members: frozenset[int] = frozenset()
        """The browsers that the last frame goes to; most often the next one goes to the same."""
        self._waiting: frozenset[int] = frozenset()
        """All browsers that still wait for a frame."""
        self._begun = 0
        """How many browsers have got the first frame."""

    def send(self, send: Send) -> None:
        """Deliver this soon."""
        if not self._sends:
            self._time.call_at(self._time.mono(), self._go_on)
        self._sends.append(send)
        if send.guests is not self._guests:
            self._guests, self._members = send.guests, frozenset(send.guests)
        if self._waiting is not self._members:
            self._waiting |= self._members

    def keep_order(self, guests: Iterable[int]) -> None:
        """Deliver all waiting frames now, if one of these browsers is about to get another frame."""
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
