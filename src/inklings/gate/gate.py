"""One gate: its tables, and how much it lets one address try."""

from __future__ import annotations

from inklings.gate.admission import Admission
from inklings.gate.limits import AddressLimit
from inklings.gate.write_fairness import CrowdTurns
from inklings.house.codes import is_code
from inklings.house.table import Stage, Table
from inklings.kernel.game import AnyGame
from inklings.live.member import Member, NoSuchTable, TableBroken, Unavailable

TABLES_AT_ONCE = 10
TABLES_A_SECOND = 1 / 6
SCREENS_AT_ONCE = 30
"""Letters that one address may ask for at once: a screen that has lost its line asks again."""
SCREENS_A_SECOND = 1
ONLOOKERS_AT_ONCE = 50
"""How many onlookers are written to before those who play are looked after again."""


class TooManyTries(Exception):  # noqa: N818  (an answer: wait)
    """The address has tried too many codes that do not exist."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Gate:
    """What the handlers of HTTP and websockets share."""

    def __init__(self, member: Member, *, nearby: str, address: str | None = None) -> None:
        self.member = member
        self.nearby = nearby
        """Where phones in the same network find this gate."""
        self.address = address
        """Where everyone finds it, if the operator has said so."""
        self.admission = Admission(member.tables)
        self.misses = self.admission.misses
        self.openings = AddressLimit(TABLES_AT_ONCE, TABLES_A_SECOND)
        self.waiting_screens = AddressLimit(SCREENS_AT_ONCE, SCREENS_A_SECOND)
        self.crowd = CrowdTurns(ONLOOKERS_AT_ONCE)

    async def look(self, code: str, address: str) -> Table:
        """A table, for an address that may still try codes.

        Raises `TooManyTries`, `NoSuchTable`, `Unavailable` or `TableBroken`.
        """
        if (wait := self.misses.wait(address)) > 0:
            raise TooManyTries(wait)
        try:
            return await self.member.look(code)
        except NoSuchTable:
            self.misses.take(address)
            raise

    async def game_at(self, code: str, address: str) -> tuple[AnyGame, Stage] | None:
        """What is on at a table; None: nobody can tell now, and the browser will be told when it connects."""
        if not is_code(code):
            return None
        try:
            table = await self.look(code, address)
        except (TooManyTries, NoSuchTable, Unavailable, TableBroken):
            return None
        return self.member.games[table.game].game, table.stage
