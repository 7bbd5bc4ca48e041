"""Who is let in to a table: guesses of codes are counted by address."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from inklings.gate.blocklists import NOBODY, BlockedAddresses
from inklings.gate.limits import AddressLimit
from inklings.house.table import Table
from inklings.live.effects import Looked
from inklings.live.tables import LoadedTables
from inklings.wire.messages import CloseCode

JOIN_TRIES = 20
"""Unknown codes that one address may try at once; then one every few seconds."""
JOIN_TRIES_A_SECOND = 1 / 3
REPORTS_AN_HOUR = 10
"""From one address."""
COMMANDS_AT_ONCE, COMMANDS_A_SECOND = 1000, 100
"""Moves and asks from one address: each may become an entry on the disk. A school plays with fewer."""


class Admitted(NamedTuple):
    """Whether a browser may come in: if not, the code with which its connection is closed."""

    code: CloseCode | None = None
    incident: str = ""


Recall: TypeAlias = Callable[[str, Table, Callable[[Sequence[str]], None]], None]
"""Asks which cards a circle has met of the game that it begins at a table."""


def recall_nothing(_circle: str, _table: Table, answer: Callable[[Sequence[str]], None]) -> None:
    """No house without a chronicle remembers circles."""
    answer(())


class Admission:
    """Wrong codes from an address lock out newcomers there for a while, never those who are seated (B3).

    So guessing codes reveals nothing: a table that exists is answered like one that does not.
    """

    def __init__(
        self,
        tables: LoadedTables,
        *,
        commands_at_once: float = COMMANDS_AT_ONCE,
        blocked: BlockedAddresses = NOBODY,
        recall: Recall = recall_nothing,
    ) -> None:
        self._tables = tables
        self.recall = recall
        self.blocked = blocked
        self.misses = AddressLimit(JOIN_TRIES, JOIN_TRIES_A_SECOND)
        self.reports = AddressLimit(REPORTS_AN_HOUR, REPORTS_AN_HOUR / 3600)
        self.commands = AddressLimit(commands_at_once, COMMANDS_A_SECOND)

    def ask(
        self, code: str, person: str, address: str, answer: Callable[[Admitted], None], *, seen: int = 0
    ) -> None:
        """Whether this person, who has seen the table up to that version, may come in from that address.

        A wrong code costs a token, and a right one is let in only while tokens are left. Both are checked
        once it is known whether the table exists, so parallel requests reveal no more than there are tokens.
        """

        def looked(found: Looked) -> None:
            is_wrong = found.failure == "no_such_table"
            may_try = self.misses.take(address) if is_wrong else self.misses.wait(address) == 0
            if found.table:
                is_known = found.table.seat_of(person) is not None
                answer(Admitted(None if may_try or is_known else CloseCode.TOO_FAST))
            elif found.incident:
                answer(Admitted(CloseCode.BROKEN, found.incident))
            elif is_wrong and not may_try:
                answer(Admitted(CloseCode.TOO_FAST))
            elif is_wrong and seen:
                # The table was there before: our node of the engine is cut off from the others.
                answer(Admitted(CloseCode.TRY_AGAIN))
            elif is_wrong:
                answer(Admitted(CloseCode.NO_TABLE))
            else:
                answer(Admitted(CloseCode.NEWER if found.failure == "newer" else CloseCode.TRY_AGAIN))

        self._tables.look(code, looked)
