"""What a live table needs of the world outside: the log, the bus, time, and connections to browsers.

Each call is one operation of the engine, never blocks and never raises; its answer comes later through a
callback, exactly once. Retries, order and deadlines are decided by the core, so they can be simulated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from msgspec import Struct


class Stored(NamedTuple):
    """An entry of a table's log: its sequence, and that of the entry before it at the same table."""

    sequence: int
    previous: int
    data: bytes


class Appended(Struct, frozen=True):
    """The entry is stored under this sequence."""

    sequence: int


class Duplicate(Struct, frozen=True):
    """The same command is stored already under this sequence. Its entry may differ from this one."""

    sequence: int


class Conflict(Struct, frozen=True):
    """Another entry came first: the log goes at least up to `last`."""

    last: int


class Busy(Struct, frozen=True):
    """The engine is still storing an entry that came first. Nothing was stored: ask again soon."""


class Full(Struct, frozen=True):
    """The engine has no room for it. Nothing was stored."""


class Unknown(Struct, frozen=True):
    """No answer in time, or the engine refused for reasons of its own: it may be stored or not."""

    why: str


AppendAnswer: TypeAlias = Appended | Duplicate | Conflict | Busy | Full | Unknown

Cancel: TypeAlias = Callable[[], None]


class Log(Protocol):
    """The logs of all tables, and their durable clocks."""

    def append(
        self,
        code: str,
        data: bytes,
        *,
        after: int,
        command: str,
        answer: Callable[[AppendAnswer], None],
    ) -> None:
        """Store an entry right after the sequence `after`; unanswered for two seconds it is `Unknown`."""

    def last(self, code: str, answer: Callable[[int | None], None]) -> None:
        """The newest entry's sequence as the log's leader knows it: 0 if there is none, None if unknown."""

    def read(self, code: str, *, after: int, answer: Callable[[Sequence[Stored] | None], None]) -> None:
        """The entries after this sequence as any replica has them, which may lag; None: no answer in time."""

    def follow(self, code: str, hear: Callable[[Stored], None]) -> Cancel:
        """Hear what is stored from now on, at most once each and perhaps late; returns how to stop."""
        ...

    def set_clock(
        self, code: str, version: int, ends: int, answer: Callable[[bool], None], *, calls: bool = False
    ) -> None:
        """Ring this table at `ends`, in milliseconds of the engine's time; a newer clock replaces the older.

        `calls`: soon a runner looks whom to tell that it is their turn.

        The answer says whether it is set for sure.
        """


class Bus(Protocol):
    """Plain messages between the members of a cell: at most once, nothing is kept."""

    def publish(self, subject: str, data: bytes) -> bool:
        """Send to all who listen now; false while there is no connection: then nothing is sent later."""
        ...

    def subscribe(self, subject: str, hear: Callable[[bytes], None], queue: str = "") -> Cancel:
        """Listen; with a queue each message goes to one of all listeners of that queue."""
        ...


class Time(Protocol):
    """Time as this process knows it."""

    def mono(self) -> float:
        """Seconds that never jump; their zero means nothing."""
        ...

    def now(self) -> int:
        """The engine's time in milliseconds: the same at every member, whatever its own clock says."""
        ...

    def call_at(self, mono: float, callback: Callable[[], None]) -> Cancel:
        """Call back at that time."""
        ...


class Outlet(Protocol):
    """One browser's connection, as a table sees it. Never raises; once it is closed nothing arrives."""

    def send(self, data: bytes, *, patient: bool = False) -> None:
        """Send a frame; a patient browser waits for its turn."""

    def send_talk(self, data: bytes, *, patient: bool = False) -> None:
        """Send a frame, unless the browser is slow to read."""

    def close(self, code: int) -> None:
        """Send nothing more, and close."""
