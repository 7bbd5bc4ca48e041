"""The streams of the engine: what each answers, apart from networks and time spent on the way."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from itertools import islice

from inklings.live.interfaces import AppendAnswer, Busy, Conflict, Duplicate, Stored

NOBODY = -1


class Stream:
    """What table and clock streams have in common: a leader, and trouble with it or with the disk."""

    def __init__(self, name: str, leader: int) -> None:
        self.name = name
        self.leader = leader
        """The node that leads the stream, or `NOBODY` while a new leader is being elected."""
        self.term = 0
        """Counts elections: what was proposed in an earlier term is not stored by this term's leader."""
        self.disk_full = False
        self.no_responders = False
        """Whether a request to a stream without a leader is refused at once, or not answered at all."""


class Table:
    """The entries of one table, and when each was stored."""

    __slots__ = ("entries", "last", "sequences", "times")

    def __init__(self) -> None:
        self.entries: list[Stored] = []
        self.sequences: list[int] = []
        self.times: list[float] = []
        self.last = 0


class TableStream(Stream):
    """The logs of the tables in one shard."""

    def __init__(self, name: str, leader: int, *, replicated: bool, duplicate_window: float) -> None:
        super().__init__(name, leader)
        self.last = 0
        """The sequence of the newest entry of any table."""
        self.tables: dict[str, Table] = {}
        self.frozen: dict[int, int] = {}
        """Per node whose replica does not advance: the last sequence that it has."""
        self.lag: dict[int, float] = {}
        """Per node: how many seconds its replica is behind, if not frozen."""
        self.in_process: dict[str, str] = {}
        """Per table the message id of an entry that is being replicated."""
        self.island_leader = NOBODY
        """A node that led when it was cut off, and still believes that it leads."""
        self.island_in_process: set[str] = set()
        """Tables of which that leader waits for replicas that never answer."""
        self._replicated = replicated
        self._duplicate_window = duplicate_window
        self._ids: dict[str, int] = {}
        self._ids_in_process: set[str] = set()
        self._id_times: deque[tuple[float, str]] = deque()

    def refusal(self, code: str, after: int, message_id: str, now: float) -> AppendAnswer | None:
        """Why this entry cannot be stored, or None if it can.

        A single server compares the sequence first; the leader of a replicated stream looks at the message
        id first, then at entries still being replicated, then at the sequence.
        """
        times = self._id_times
        while times and times[0][0] <= now:
            del self._ids[times.popleft()[1]]
        table = self.tables.get(code)
        last = table.last if table else 0
        if not self._replicated:
            if last != after:
                return Conflict(last)
            duplicate = self._ids.get(message_id)
            return None if duplicate is None else Duplicate(duplicate)
        duplicate = self._ids.get(message_id)
        if duplicate is not None:
            return Duplicate(duplicate)
        if message_id in self._ids_in_process or code in self.in_process:
            return Busy()
        return None if last == after else Conflict(last)

    def island_refusal(self, code: str, after: int, message_id: str) -> AppendAnswer | None:
        """What a leader that is cut off answers from what it has, or None if it waits for its replicas."""
        node = self.island_leader
        duplicate = self._ids.get(message_id)
        if duplicate is not None and duplicate <= self.frozen[node]:
            return Duplicate(duplicate)
        if code in self.island_in_process:
            return Busy()
        last = self.last_of(code, node)
        return None if last == after else Conflict(last)

    def begin(self, code: str, message_id: str) -> None:
        """The leader proposes this entry to its replicas."""
        self.in_process[code] = message_id
        self._ids_in_process.add(message_id)

    def give_up(self) -> None:
        """The leader is gone, and what it had proposed is not in process any more."""
        self.in_process.clear()
        self._ids_in_process.clear()

    def store(self, code: str, data: bytes, message_id: str, now: float) -> Stored:
        """Store an entry that was not refused."""
        table = self.tables.get(code)
        if table is None:
            table = self.tables[code] = Table()
        self.last += 1
        stored = Stored(self.last, table.last, data)
        table.last = self.last
        table.entries.append(stored)
        table.sequences.append(self.last)
        table.times.append(now)
        self._ids[message_id] = self.last
        self._id_times.append((now + self._duplicate_window, message_id))
        if self.in_process.pop(code, None) is not None:
            self._ids_in_process.discard(message_id)
        return stored

    def last_of(self, code: str, node: int) -> int:
        """The newest entry of a table as this node knows it: its leader, or one that still believes to be."""
        table = self.tables.get(code)
        if table is None:
            return 0
        if node not in self.frozen:
            return table.last
        known = bisect_right(table.sequences, self.frozen[node])
        return table.sequences[known - 1] if known else 0

    def read(self, code: str, after: int, node: int, now: float) -> list[Stored]:
        """The entries after this sequence in the replica at that node.

        The engine does not say what came before the first of a batch: it is taken to be `after`.
        """
        table = self.tables.get(code)
        if table is None or table.last <= after:
            return []
        first = bisect_right(table.sequences, after)
        end = len(table.entries)
        if node in self.frozen:
            end = bisect_right(table.sequences, self.frozen[node])
        elif (lag := self.lag.get(node, 0.0)) and node != self.leader:
            end = bisect_right(table.times, now - lag)
        if end <= first:
            return []
        head = table.entries[first]
        if head.previous == after:
            return table.entries[first:end]
        found = [Stored(head.sequence, after, head.data)]
        found += islice(table.entries, first + 1, end)
        return found


class Ring:
    """A clock that has rung, until it is acknowledged or given up."""

    __slots__ = ("code", "deliveries", "done", "version")

    def __init__(self, code: str, version: int) -> None:
        self.code = code
        self.version = version
        self.deliveries = 0
        self.done = False


class ClockStream(Stream):
    """The clocks of the tables in one shard, and the rings that nobody has dealt with yet."""

    def __init__(self, name: str, leader: int) -> None:
        super().__init__(name, leader)
        self.clocks: dict[str, tuple[int, int]] = {}
        """Per table: which setting of its clock is the newest, and the version that it was set for."""
        self.waiting: deque[Ring] = deque()
        """Rings for which there is no listener or no leader."""
        self.abandoned = 0
        """Rings delivered as often as allowed: the engine keeps them, and never delivers them again."""
        self._settings = 0

    def set(self, code: str, version: int) -> int:
        """Set a table's clock; returns the number of this setting, which a newer one replaces."""
        self._settings += 1
        self.clocks[code] = (self._settings, version)
        return self._settings

    def ring(self, code: str, setting: int) -> Ring | None:
        """The ring of this setting, or None if a newer one has replaced it."""
        clock = self.clocks.get(code)
        if clock is None or clock[0] != setting:
            return None
        del self.clocks[code]
        return Ring(code, clock[1])
