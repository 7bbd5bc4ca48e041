"""One gate: its tables, and how much it lets one address try."""

from __future__ import annotations

from inklings.gate.limits import AddressLimit
from inklings.gate.write_fairness import CrowdTurns
from inklings.house.codes import is_code
from inklings.house.people import person_at
from inklings.house.table import Stage, Table
from inklings.kernel.game import AnyGame
from inklings.live.member import Member, NoSuchTable, TableBroken, Unavailable

JOIN_TRIES = 20
"""Unknown codes that one address may try at once; then one every few seconds."""
JOIN_TRIES_A_SECOND = 1 / 3
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
        """Where everybody finds it, if the operator has said so."""
        self.misses = AddressLimit(JOIN_TRIES, JOIN_TRIES_A_SECOND)
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

    async def may_join(self, code: str, secret: str, address: str) -> None:
        """Let a browser in, or raise what `look` raises.

        Wrong codes from an address lock out newcomers there for a while, never those who are seated (B3). So
        somebody who guesses codes learns nothing: a table that exists answers like one that does not.
        """
        wait = self.misses.wait(address)
        try:
            table = await self.member.look(code)
        except NoSuchTable:
            if wait > 0:
                raise TooManyTries(wait) from None
            self.misses.take(address)
            raise
        if wait > 0 and table.seat_of(person_at(code, secret)) is None:
            raise TooManyTries(wait)

    async def game_at(self, code: str, address: str) -> tuple[AnyGame, Stage] | None:
        """What is on at a table; None: nobody can tell now, and the browser will be told when it connects."""
        if not is_code(code):
            return None
        try:
            table = await self.look(code, address)
        except (TooManyTries, NoSuchTable, Unavailable, TableBroken):
            return None
        return self.member.games[table.game].game, table.stage
