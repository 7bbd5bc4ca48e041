"""A member's copy of a table, kept in step with its log: it notices and reads what it has missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from inklings.house import log
from inklings.house.clocks import Waits, waits, with_clocks
from inklings.house.entry_codec import decode_entry
from inklings.house.fold import advance, evolved
from inklings.house.rewritten import unpack
from inklings.house.table import Table
from inklings.live.context import Context
from inklings.live.effects import AskLast, Follow, Read
from inklings.live.interfaces import Stored
from inklings.live.messages import LastKnown, ReadDone

REMEMBERED_COMMANDS = 500
RETRY_SECONDS = 0.1
LAG_SECONDS = 0.02
LONGEST_LAG_SECONDS = 0.5
TIMER = "sync"


class Rehearsal(NamedTuple):
    """An entry that was folded before it was stored."""

    before: Table
    data: bytes
    entry: log.Entry
    evolved: Table
    waits: Waits


class Replica:
    """Folds what is stored, in order and once each.

    `on_entry` hears each entry after it was folded, with the table before it. `on_synced` is called
    whenever the copy has reached the end of the log, as far as its leader knew when it was asked.
    """

    def __init__(
        self,
        context: Context,
        on_entry: Callable[[log.Entry, Table | None], None],
        on_synced: Callable[[], None],
    ) -> None:
        self._context = context
        self._on_entry = on_entry
        self._on_synced = on_synced
        self.commands: dict[str, log.Refusal | int] = {}
        """The newest commands in the log, with the moment of each, or how it was refused for good."""
        self.last_at = 0
        """The time of the newest entry: each has a later one than the entry before it."""
        self.size = 0
        """The bytes of all entries."""
        self.loaded = False
        """Whether the end of the log was reached once."""
        self._goal = 0
        """The log goes at least up to here."""
        self._asking = False
        """Whether a request to the log is on its way, or a timer is set to ask again."""
        self._ask_leader = False
        """Whether the leader must be asked if something was missed."""
        self._lag = LAG_SECONDS
        self._rehearsal: Rehearsal | None = None

    @property
    def behind(self) -> bool:
        """Whether the log is known to go on."""
        return self._goal > self._context.version or self._ask_leader

    @property
    def moment(self) -> int:
        """The moment of the newest entry folded, in milliseconds since the table was opened."""
        return self.last_at - self._context.table.opened if self._context.table else 0

    def start(self) -> None:
        """Follow first, then ask the leader how far the log goes.

        So nothing is missed that is stored in between.
        """
        self._context.emit(Follow())
        self.doubt()

    def doubt(self) -> None:
        """Something may have been missed: ask the leader."""
        self._ask_leader = True
        self._go_on()

    def reach(self, version: int) -> None:
        """The log is known to go up to this version."""
        if version > self._context.version:
            self._goal = max(self._goal, version)
            self._go_on()

    def told(self, stored: Stored) -> None:
        """An entry was republished after it was stored."""
        if stored.sequence <= self._context.version:
            return
        if self.loaded and stored.previous == self._context.version:
            self._take(stored)
        else:
            self.reach(stored.sequence)

    def last_known(self, answer: LastKnown) -> None:
        """The leader has said how far the log goes."""
        self._asking = False
        if answer.last is None:
            self._again(RETRY_SECONDS)
            return
        self._ask_leader = False
        self._goal = max(self._goal, answer.last)
        self._go_on()

    def read_done(self, answer: ReadDone) -> None:
        """A replica of the log has answered. It may lag behind the leader: ask until it has caught up."""
        self._asking = False
        if answer.entries is None:
            self._again(RETRY_SECONDS)
            return
        self.take(answer.entries)
        if self._goal > self._context.version and not answer.entries:
            self._again(self._lag)
            self._lag = min(2 * self._lag, LONGEST_LAG_SECONDS)
        else:
            self._lag = LAG_SECONDS
            self._go_on()

    def fired(self) -> None:
        """It is time to ask again."""
        self._asking = False
        self._go_on()

    def take(self, entries: Iterable[Stored]) -> None:
        """Fold what follows."""
        for stored in entries:
            if stored.sequence > self._context.version:
                self._take(stored)

    def rehearse(self, table: Table, data: bytes) -> None:
        """Fold an entry before it is stored, so nothing gets into a log that cannot be read again."""
        context, entry = self._context, decode_entry(data)
        self._rehearsal = None
        if table.hold or table.pause:
            advance(context.games, table, table.version + 1, entry)
            return
        after = evolved(context.games, table, entry)
        waiting = waits(context.games, table, entry, after)
        self._rehearsal = Rehearsal(table, data, entry, after, waiting)

    def _take(self, stored: Stored) -> None:
        context, before, rehearsal = self._context, self._context.table, self._rehearsal
        if rehearsal and rehearsal.before is before and rehearsal.data == stored.data:
            entry = rehearsal.entry
            context.table = with_clocks(rehearsal.evolved, rehearsal.waits, stored.sequence, entry.at)
        else:
            entry = decode_entry(stored.data)
            context.table = advance(context.games, before, stored.sequence, entry)
        self._rehearsal = None
        if entry.events and isinstance(entry.events[0], log.Rewritten):
            self._remember_rewritten(entry.events[0], context.table.opened)
        self.last_at = max(self.last_at, entry.at)
        self.size += len(stored.data)
        self.commands[entry.command] = entry.refused or entry.at - context.table.opened
        if len(self.commands) > REMEMBERED_COMMANDS:
            del self.commands[next(iter(self.commands))]
        self._on_entry(entry, before)

    def _remember_rewritten(self, rewritten: log.Rewritten, opened: int) -> None:
        """All entries so far were rewritten: remember their commands again."""
        self.size = 0
        for kept in unpack(rewritten)[-REMEMBERED_COMMANDS:]:
            entry = decode_entry(bytes(kept.entry))
            self.commands[entry.command] = entry.refused or entry.at - opened

    def _again(self, seconds: float) -> None:
        self._asking = True
        self._context.set_timer(TIMER, seconds)

    def _go_on(self) -> None:
        if self._asking:
            return
        if self._ask_leader:
            self._asking = True
            self._context.emit(AskLast())
        elif self._goal > self._context.version:
            self._asking = True
            self._context.emit(Read(self._context.version))
        else:
            self.loaded = True
            self._on_synced()
