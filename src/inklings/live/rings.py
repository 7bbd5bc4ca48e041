"""What happens when a durable clock of a table rings at this member."""

from __future__ import annotations

from collections.abc import Callable

from inklings.live.clock import TableClock
from inklings.live.context import Context
from inklings.live.messages import Token

ANYONE_SECONDS = 1.0
"""How long to wait for another member to report that someone is at the table."""


class Rings:
    """Calls time if anyone is at the table.

    Nothing is logged at an abandoned table: its clock waits until people come back.
    """

    def __init__(
        self, context: Context, clock: TableClock, is_anyone_here: Callable[[], bool], ask: Callable[[], None]
    ) -> None:
        self._context = context
        self._clock = clock
        self._is_anyone_here = is_anyone_here
        self._ask = ask
        """Ask the other members who is there."""
        self._unread: dict[Token, int] = {}
        """Clocks that have ended before the table was read."""
        self._unheard: dict[Token, int] = {}
        """Clocks that have ended while nobody seems to be here."""

    def __bool__(self) -> bool:
        """Whether any clock waits for an answer."""
        return bool(self._unread or self._unheard)

    def wait(self, version: int, token: Token) -> None:
        """A clock has ended, and the table has yet to be read."""
        self._unread[token] = version

    def table_read(self) -> None:
        """Handle the clocks that have waited for the table."""
        unread, self._unread = self._unread, {}
        for token, version in unread.items():
            self.ended(version, token)

    def ended(self, version: int, token: Token) -> None:
        """A clock has ended."""
        if self._is_anyone_here():
            self._clock.call(version, token)
        else:
            self._unheard[token] = version
            self._ask()
            self._context.set_timer("anyone", ANYONE_SECONDS)

    def someone_is_here(self) -> None:
        """Call time after all."""
        unheard, self._unheard = self._unheard, {}
        for token, version in unheard.items():
            self._clock.call(version, token)

    def nobody_answered(self) -> None:
        """Nobody is here: acknowledge the clocks without calling time."""
        unheard, self._unheard = self._unheard, {}
        for token in unheard:
            self._clock.rung(token, ok=True)

    def give_up(self, *, done: bool) -> None:
        """Answer every clock that it is done with, or that it should ring elsewhere."""
        tokens = (*self._unread, *self._unheard)
        self._unread, self._unheard = {}, {}
        for token in tokens:
            self._clock.rung(token, ok=done)
