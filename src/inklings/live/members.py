"""The members of a cell, gates and runners: each sends a heartbeat, and notices when another stops."""

from __future__ import annotations

from collections.abc import Callable

from inklings.live.interfaces import Bus, Time

BEAT_SECONDS = 1.0
GATE_GONE_SECONDS = 6.0
RUNNER_GONE_SECONDS = 2.5
"""Bots wait this long when their runner has died."""
LATE_SECONDS = 1.0
REMEMBERED = 1000
"""How many gone members are remembered."""
RUNNER = "r-"
"""Names of runners begin with this."""


class Members:
    """Sends a heartbeat once a second, and listens to the others'."""

    def __init__(  # noqa: PLR0913
        self,
        member: str,
        cell: str,
        *,
        bus: Bus,
        time: Time,
        on_gone: Callable[[frozenset[str]], None],
        on_doubt: Callable[[], None],
    ) -> None:
        self._bus = bus
        self._time = time
        self._member = member
        self._subject = f"pulse.{cell}"
        self._on_gone = on_gone
        self._on_doubt = on_doubt
        self._heard: dict[str, float] = {}
        self._gone: dict[str, None] = {}
        self._next = 0.0
        self._stopped = False

    def start(self) -> None:
        """Start the heartbeat."""
        self._bus.subscribe(self._subject, lambda data: self.heard(data.decode()))
        self._next = self._time.mono()
        self._beat()

    def stop(self) -> None:
        """Stop the heartbeat."""
        self._stopped = True

    def heard(self, name: str) -> None:
        """A member is there. Its report counts as well as its heartbeat: it may die before its next one."""
        if name == self._member:
            return
        self._heard[name] = self._time.mono()
        if name in self._gone:
            # The connection between us was lost: each may have missed messages of the other.
            del self._gone[name]
            self._on_doubt()

    def _beat(self) -> None:
        if self._stopped:
            return
        now = self._time.mono()
        late = now - self._next
        if late > LATE_SECONDS:
            # This process stood still, not the others.
            self._heard = {name: heard + late for name, heard in self._heard.items()}
            self._on_doubt()
        self._bus.publish(self._subject, self._member.encode())
        gone = frozenset(name for name, heard in self._heard.items() if now - heard > _patience(name))
        for name in sorted(gone):
            del self._heard[name]
            self._gone[name] = None
            if len(self._gone) > REMEMBERED:
                del self._gone[next(iter(self._gone))]
        if gone:
            self._on_gone(gone)
        self._next = now + BEAT_SECONDS
        self._time.call_at(self._next, self._beat)


def _patience(name: str) -> float:
    return RUNNER_GONE_SECONDS if name.startswith(RUNNER) else GATE_GONE_SECONDS
