"""What people without a seat see of a table that is shown to an audience: all of it, some seconds later.

Their phones must not tell them what the picture of the stream has yet to show.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from inklings.house.table import Table


class Told(NamedTuple):
    """A frame that everyone is sent: talk, or who is here."""

    data: bytes
    is_talk: bool


class HeldBack:
    """The table as they see it now, and all that they have yet to see and hear.

    It follows from the times in the log, so a gate that has only just loaded the table shows them the same.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        """As they see it now; None while nothing is held back."""
        self.presence = b""
        """Who is here, as they were last told."""
        self._delay = 0
        self._waiting: deque[tuple[int, Table | Told]] = deque()
        """Each with the time at which it happened, in milliseconds."""

    @property
    def delay(self) -> int:
        """By how much they are behind, in milliseconds."""
        return self._delay

    def entered(self, table: Table, at: int, now: int) -> None:
        """The table has changed. From the moment at which its delay began, it is shown later."""
        self._delay = 1000 * table.stream.delay if table.stream else 0
        if not self._delay:
            self.table, self.presence = None, b""
            self._waiting.clear()
        elif self.table is None:
            self.table = table
        else:
            last = self._waiting[-1][1] if self._waiting else None
            if at + self._delay <= now and isinstance(last, Table):
                self._waiting.pop()  # a long log is read: this one replaces it before anyone has seen it
            self._waiting.append((at, table))

    def tell(self, told: Told, now: int) -> None:
        """Something is said, or somebody comes or goes."""
        self._waiting.append((now, told))

    def due(self, now: int) -> Iterator[Told]:
        """What they should be told by now, while the table becomes the one that they see by then."""
        while self._waiting and self._waiting[0][0] + self._delay <= now:
            one = self._waiting.popleft()[1]
            if isinstance(one, Told):
                yield one
            else:
                self.table = one

    def wait(self, now: int) -> float | None:
        """In how many seconds more is due."""
        return max(0, self._waiting[0][0] + self._delay - now) / 1000 if self._waiting else None
