"""The tables that one process has loaded."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

import msgspec

from inklings.house.codes import is_code, shard_of
from inklings.live import messages as m
from inklings.live.core import TableCore
from inklings.live.effects import Looked
from inklings.live.live_table import LiveTable
from inklings.live.surroundings import Surroundings
from inklings.wire.messages import Announced

DOUBTS_AT_ONCE = 50
DOUBT_PAUSE = 0.01
"""After a lost connection every table asks whether it has missed something, a few at a time."""
DOUBT_AGAIN = (3.0, 10.0)
"""And again later: nodes that have just found each other may not know all subscriptions yet."""


class LoadedTables:
    """All tables of one gate or runner."""

    def __init__(self, surroundings: Surroundings) -> None:
        self.surroundings = surroundings
        self.time = surroundings.time
        self._tables: dict[str, LiveTable] = {}
        self._doubted: deque[str] = deque()
        self._stopped = False

    def __getitem__(self, code: str) -> LiveTable:
        """The table of this code, loaded from now on."""
        if code not in self._tables:
            self._tables[code] = LiveTable(code, self.surroundings, lambda: self._unload(code))
        return self._tables[code]

    def __len__(self) -> int:
        return len(self._tables)

    def cores(self) -> Iterator[TableCore]:
        """The cores of all loaded tables."""
        return (table.core for table in self._tables.values())

    def look(self, code: str, answer: Callable[[Looked], None], *, listens: bool = False) -> None:
        """Answer with a table as it is now, and perhaps hear from now on who is there."""
        if self._stopped:
            answer(Looked(0, failure="unavailable"))
        elif is_code(code):
            self[code].look(answer, listens=listens)
        else:
            answer(Looked(0, failure="no_such_table"))

    def ring(self, code: str, version: int, done: Callable[[bool], None]) -> None:
        """A durable clock has ended."""
        if is_code(code):
            self[code].ring(version, done)
        else:
            done(True)

    def play_bots(self, code: str) -> None:
        """Play for the bots of a table."""
        if is_code(code):
            self[code].tell(m.PlayBots())

    def doubt(self, shard: int | None = None) -> None:
        """Something may have been missed at all tables, or at those of one shard: have them ask."""
        self._doubt(shard)
        for seconds in DOUBT_AGAIN:
            self.time.call_at(self.time.mono() + seconds, lambda: self._doubt(shard))

    def _doubt(self, shard: int | None) -> None:
        waiting = set(self._doubted)
        for code in self._tables:
            if code not in waiting and shard in (None, shard_of(code)):
                self._doubted.append(code)
        if self._doubted and not waiting:
            self._ask_doubted()

    def announce(self, announced: Announced) -> None:
        """Show an announcement at all tables of this process."""
        self.surroundings.announced = announced
        data = msgspec.json.encode(announced)
        for table in self._tables.values():
            table.announce(data)

    def members_gone(self, members: frozenset[str]) -> None:
        """These members have not been heard for a while."""
        for table in list(self._tables.values()):
            table.tell(m.MembersGone(members))

    def codes(self) -> list[str]:
        """The codes of all loaded tables."""
        return list(self._tables)

    def leave(self, code: str) -> None:
        """Send everyone at this table elsewhere; it stays in its log."""
        if table := self._tables.get(code):
            table.tell(m.Stop())

    def stop(self) -> None:
        """Send everyone elsewhere; every table stays in its log."""
        self._stopped = True
        for table in list(self._tables.values()):
            table.tell(m.Stop())

    def _unload(self, code: str) -> None:
        del self._tables[code]

    def _ask_doubted(self) -> None:
        for _ in range(min(DOUBTS_AT_ONCE, len(self._doubted))):
            if table := self._tables.get(self._doubted.popleft()):
                table.tell(m.Doubt())
        if self._doubted:
            self.time.call_at(self.time.mono() + DOUBT_PAUSE, self._ask_doubted)
