"""Who is let in to a table: guesses of codes are counted by address."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from inklings.gate.limits import AddressLimit
from inklings.live.host import TableHost
from inklings.live.messages import Looked
from inklings.wire.messages import CloseCode

JOIN_TRIES = 20
"""Unknown codes that one address may try at once; then one every few seconds."""
JOIN_TRIES_A_SECOND = 1 / 3


class Admitted(NamedTuple):
    """Whether a browser may come in: if not, the code with which its connection is closed."""

    code: CloseCode | None = None
    incident: str = ""


class Admission:
    """Wrong codes from an address lock out newcomers there for a while, never those who are seated (B3).

    So someone who guesses codes learns nothing: a table that exists answers like one that does not.
    """

    def __init__(self, tables: TableHost) -> None:
        self._tables = tables
        self.misses = AddressLimit(JOIN_TRIES, JOIN_TRIES_A_SECOND)

    def ask(
        self, code: str, person: str, address: str, answer: Callable[[Admitted], None], *, seen: int = 0
    ) -> None:
        """Whether this person, who has seen the table up to that version, may come in from that address."""
        waits = self.misses.wait(address) > 0

        def looked(found: Looked) -> None:
            if found.table:
                locked_out = waits and found.table.seat_of(person) is None
                answer(Admitted(CloseCode.TOO_FAST if locked_out else None))
            elif found.incident:
                answer(Admitted(CloseCode.BROKEN, found.incident))
            elif found.failure == "no_such_table" and seen:
                # It was there: our node of the engine is cut off from those who know it.
                answer(Admitted(CloseCode.TRY_AGAIN))
            elif found.failure == "no_such_table":
                if not waits:
                    self.misses.take(address)
                answer(Admitted(CloseCode.TOO_FAST if waits else CloseCode.NO_TABLE))
            else:
                answer(Admitted(CloseCode.NEWER if found.failure == "newer" else CloseCode.TRY_AGAIN))

        self._tables.look(code, looked)
