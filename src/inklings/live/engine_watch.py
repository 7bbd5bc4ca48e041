"""Watches the engine from one member: whether it answers, and whether something was missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from inklings.live.interfaces import Time

PROBE_SECONDS = 1.0
"""How often the engine is asked."""
LOST_IN_A_ROW = 2
PROBES = 6
PROBES_LOST = 3
"""When so many of the last few were lost, the node that takes our messages is left for another.

Not only those in a row: a node that is cut off still answers for the streams that it led, for some seconds.
"""


class EngineWatch:
    """Asks every second for something that only a healthy cluster can answer.

    Without it we would not notice a node that takes our messages but is cut off from the others.
    """

    def __init__(
        self,
        time: Time,
        *,
        probe: Callable[[Callable[[bool], None]], None],
        leave: Callable[[], None],
        on_doubt: Callable[[], None],
    ) -> None:
        self._time = time
        self._probe = probe
        self._leave = leave
        self._on_doubt = on_doubt
        self._answers: deque[bool] = deque(maxlen=PROBES)
        self._lost = 0
        """How many of the newest were lost in a row."""
        self._stopped = False

    @property
    def is_answered(self) -> bool:
        """Whether the engine answers us; one lost answer means little."""
        return self._lost < LOST_IN_A_ROW

    def start(self) -> None:
        """Begin to ask."""
        self._time.call_at(self._time.mono() + PROBE_SECONDS, self._ask)

    def stop(self) -> None:
        """Ask no more."""
        self._stopped = True

    def _ask(self) -> None:
        if not self._stopped:
            self._probe(self._answered)

    def _answered(self, ok: bool) -> None:  # noqa: FBT001  (a callback of one answer)
        if ok and self._answers and not self._answers[-1]:
            self._on_doubt()
        self._answers.append(ok)
        self._lost = 0 if ok else self._lost + 1
        if self._answers.count(False) >= PROBES_LOST:
            self._answers.clear()
            self._leave()
        self.start()
