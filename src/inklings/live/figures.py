"""What a member counts about itself, for the people who run it.

They are plain numbers, so a move pays only an addition. `monitor/` turns them into Prometheus metrics.
"""

from __future__ import annotations

from bisect import bisect_left

import msgspec
from msgspec import Struct

FIGURES_SECONDS = 5.0
"""How often a process tells its parent its figures."""
SHORT_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Histogram(Struct):
    """How often something took how long."""

    bounds: tuple[float, ...]
    """The upper bounds of the buckets; one more bucket has no bound."""
    counts: list[int]
    sum: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one more of this duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds


def _short() -> Histogram:
    return Histogram(SHORT_SECONDS, [0] * (len(SHORT_SECONDS) + 1))


def _long() -> Histogram:
    return Histogram(LONG_SECONDS, [0] * (len(LONG_SECONDS) + 1))


class Counts(Struct):
    """What has happened since the process began."""

    answers: dict[str, int] = {}
    """How commands of people were answered."""
    refusals: dict[str, int] = {}
    """Why commands were refused."""
    appends: dict[str, int] = {}
    """How the engine answered when an entry was sent to it."""
    closes: dict[str, int] = {}
    """Why browsers were sent away."""
    append_seconds: Histogram = msgspec.field(default_factory=_short)
    """From sending an entry to the engine to its answer."""
    late_clock_seconds: Histogram = msgspec.field(default_factory=_short)
    """From the end of a table's clock to the moment at which it was stored that time is up."""
    late_loop_seconds: Histogram = msgspec.field(default_factory=_short)
    """How late the event loop runs what is due."""
    thought_seconds: Histogram = msgspec.field(default_factory=_long)
    """How long a bot took to make up its mind, waiting included."""
    failed_thoughts: int = 0
    dropped_talk: int = 0
    """Messages of talk that were not sent to a browser because it is slow to read."""
    incidents: int = 0

    def count(self, counts: dict[str, int], kind: str) -> None:
        """One more of this kind."""
        counts[kind] = counts.get(kind, 0) + 1


class Levels(Struct, frozen=True):
    """How things stand now."""

    tables: dict[str, int] = {}
    """The loaded tables of each game."""
    people: int = 0
    onlookers: int = 0
    screens: int = 0
    waiting_commands: int = 0
    waiting_bots: int = 0
    """Tables whose bots nobody plays."""
    parked_tables: int = 0
    """Tables that our own code cannot read."""
    held_addresses: int = 0
    """Addresses that have to wait because they cost too much."""
    voices: int = 0
    """People who take part in talk aloud."""
    full_shards: int = 0
    """Streams in which nothing more is stored."""
    tight_shards: int = 0
    """Streams in which no tables are opened."""
    cpu_seconds: float = 0.0
    memory_bytes: int = 0


class Figures(Struct, frozen=True):
    """Everything that one process knows about itself."""

    counts: Counts
    levels: Levels
    trouble: str = ""
    """Why it is not ready; empty if it is."""
