"""Clocks: how long the house waits, derived from what the game is `due` and never stored."""

from __future__ import annotations

from msgspec import Struct

from inklings.kernel.game import Due


class Clock(Struct, frozen=True):
    """A running clock: what it waits for, since which version, and when it ends."""

    key: str
    version: int
    ends: int
    """In milliseconds."""
    seconds: float
    within: Clock | None = None
    """The longer clock in which it runs."""

    @property
    def outermost(self) -> Clock:
        """The longest clock of those that run."""
        return self.within.outermost if self.within else self


def running(due: Due | None, before: Clock | None, *, match: int, version: int, now: int) -> Clock | None:
    """The clock that runs now: the one that has stood since before under the same key, or a new one."""
    if due is None:
        return None
    within = running(due.within, before, match=match, version=version, now=now)
    key = f"{match}/{due.key}"
    clock = before
    while clock:
        if clock.key == key:
            return clock
        clock = clock.within
    ends = now + round(due.seconds * 1000)
    return Clock(
        key=key,
        version=version,
        ends=min(ends, within.ends) if within else ends,
        seconds=due.seconds,
        within=within,
    )
