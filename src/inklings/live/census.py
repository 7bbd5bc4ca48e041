"""The levels of one member, which are counted now and then and not at every move."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import process_time

from inklings.live.core import TableCore
from inklings.live.figures import Histogram, Levels
from inklings.live.interfaces import Time
from inklings.live.space import Space

LOOK_SECONDS = 0.1
_STATUS = Path("/proc/self/statm")


def take(tables: Iterable[TableCore], space: Space) -> Levels:
    """Count the tables of a member, and who is at them."""
    games: Counter[str] = Counter()
    people = onlookers = screens = commands = bots = parked = 0
    for core in tables:
        if core.table:
            games[core.table.game] += 1
        seen = core.presence.own
        people += len(seen.people)
        onlookers += seen.watching
        screens += seen.screens
        commands += len(core.commands)
        bots += core.bot_duty.unanswered
        parked += core.is_parked
    return Levels(
        tables=dict(games),
        people=people,
        onlookers=onlookers,
        screens=screens,
        waiting_commands=commands,
        waiting_bots=bots,
        parked_tables=parked,
        full_shards=len(space.full),
        tight_shards=len(space.tight),
        cpu_seconds=process_time(),
        memory_bytes=_memory(),
    )


class Lateness:
    """Measures ten times a second how late the event loop is."""

    def __init__(self, time: Time, late: Histogram) -> None:
        self._time = time
        self._late = late
        self._stopped = False

    def start(self) -> None:
        """Start measuring."""
        self._look(self._time.mono())

    def stop(self) -> None:
        """Stop measuring."""
        self._stopped = True

    def _look(self, due: float) -> None:
        if not self._stopped:
            now = self._time.mono()
            self._late.add(max(0.0, now - due))
            self._time.call_at(now + LOOK_SECONDS, lambda: self._look(now + LOOK_SECONDS))


def _memory() -> int:
    """Bytes that this process holds in memory; 0 where we cannot tell."""
    if sys.platform != "linux":
        return 0
    import resource  # noqa: PLC0415  (not on Windows)

    return int(_STATUS.read_text().split()[1]) * resource.getpagesize()
