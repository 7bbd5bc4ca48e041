"""Watches over the engine from one member: whether it answers at all, and whether something was missed."""

from __future__ import annotations

from collections.abc import Callable

from inklings.live.ports import Time

PROBE_SECONDS = 2.0
"""How often the engine is asked."""
PROBES_LOST = 3
"""After so many the node that takes our messages and answers none is left for another."""


class EngineWatch:
    """Asks again and again for something that only a healthy cluster can answer.

    A node that is cut off from the others still takes our messages; nothing else would tell us.
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
        self._lost = 0
        self._stopped = False

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
        if ok and self._lost:
            self._lost = 0
            self._on_doubt()
        elif not ok:
            self._lost += 1
            if self._lost % PROBES_LOST == 0:
                self._leave()
        self.start()
