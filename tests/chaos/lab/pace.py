"""How long a browser waits before it tries again, as client/src/wire does."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from inklings.wire.messages import CloseCode

REOPEN_SECONDS = 2.0
"""After so long someone who was sent away for good presses the button."""
FOR_GOOD = (CloseCode.MALFORMED, CloseCode.NO_TABLE, CloseCode.MOVED)


class Pace(NamedTuple):
    """How long to wait before each attempt, as client/src/wire/backoff.ts does."""

    first: float
    longest: float
    at_once: bool = False

    def wait(self, failures: int, chance: Random) -> float:
        if self.at_once and failures == 0:
            return 0.1 * chance.random()
        return min(self.longest, self.first * 2.0**failures) * (0.8 + 0.4 * chance.random())


LOST = Pace(0.1, 2)
WHILE_UNSURE = Pace(0.5, 4)
PACES = {
    CloseCode.RESTARTING: Pace(0.25, 5, at_once=True),
    CloseCode.NEWER: Pace(0.25, 5, at_once=True),
    CloseCode.TRY_AGAIN: Pace(0.5, 5),
    CloseCode.TOO_FAST: Pace(5, 40),
    CloseCode.BROKEN: Pace(30, 300),
    **dict.fromkeys(FOR_GOOD, Pace(REOPEN_SECONDS, REOPEN_SECONDS)),
}
"""As in client/src/wire/closing.ts."""
