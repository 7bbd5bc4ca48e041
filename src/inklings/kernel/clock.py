"""Clocks: how long the house waits, derived from what the game is `due` and never stored."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from inklings.kernel.game import Due, Seat


class Clock(Struct, frozen=True):
    """A running clock: what it waits for, since which version, and when it ends."""

    key: str
    version: int
    ends: int
    """In milliseconds."""
    seconds: float
    within: Clock | None = None
    """The longer clock in which it runs."""
    watchers: frozenset[Seat] = frozenset()

    @property
    def outermost(self) -> Clock:
        """The longest clock of those that run."""
        return self.within.outermost if self.within else self

    @property
    def is_last(self) -> bool:
        """Whether no longer clock goes on when this one ends."""
        return self.ends == self.outermost.ends

    def put_off(self, by: int, version: int) -> Clock:
        """The same clock after it has stood still for so many milliseconds: whatever was to ring is void."""
        within = self.within.put_off(by, version) if self.within else None
        return replace(self, ends=self.ends + by, version=version, within=within)


class Pause(Struct, frozen=True):
    """Time that stands still for somebody who is away, in milliseconds (G3)."""

    since: int
    """Clocks have been put off up to here."""
    ends: int
    version: int
    began: int
    """When time began to stand still."""


def in_force(due: Due | None, *, absent: bool) -> Due | None:
    """The clocks that run: some do so only when somebody stays away."""
    if due is None:
        return None
    within = in_force(due.within, absent=absent)
    return within if due.for_absent and not absent else replace(due, within=within)


def slowed(due: Due | None, share: float, pace: str, seconds: int) -> Due | None:
    """The clocks of a phase that is given a share of so many seconds: those within it run as much slower.

    They run even if people are absent, and have other keys, so they start again when the pace changes.
    """
    return None if due is None or not share else _slower(due, share * seconds / due.outermost.seconds, pace)


def _slower(due: Due, factor: float, pace: str) -> Due:
    within = _slower(due.within, factor, pace) if due.within else None
    return replace(
        due, key=f"{due.key}@{pace}", seconds=due.seconds * factor, within=within, for_absent=False
    )


def running(due: Due | None, before: Clock | None, *, match: int, version: int, now: int) -> Clock | None:
    """The clock that runs now: the one that has stood since before under the same key, or a new one."""
    if due is None:
        return None
    within = running(due.within, before, match=match, version=version, now=now)
    key = f"{match}/{due.key}"
    clock = before
    while clock:
        if clock.key == key:
            return replace(clock, within=within)
        clock = clock.within
    ends = now + round(due.seconds * 1000)
    return Clock(
        key=key,
        version=version,
        ends=min(ends, within.ends) if within else ends,
        seconds=due.seconds,
        within=within,
        watchers=due.watchers,
    )
