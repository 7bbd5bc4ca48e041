"""Who is missed at a table: noted in the log, and never believed for long by another member's word alone."""

from __future__ import annotations

from collections.abc import Callable

from inklings.house.attendance import attend
from inklings.house.log import Events
from inklings.house.table import Table
from inklings.live.audience import Audience
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.outcomes import Outcome, Unsure
from inklings.live.presence import Presence

CONFIRM_SECONDS = 15.0
"""When everyone has waited so long for someone whom only another member sees, that member is asked."""
CONFIRMED_SECONDS = 1.0
UNSURE_SECONDS = 1.0
"""When to look again after the log has not answered."""


class Absence:
    """Notes who is missed and who is back (G3, G6)."""

    def __init__(
        self,
        context: Context,
        commands: Commands,
        presence: Presence,
        audience: Audience,
        presence_changed: Callable[[], None],
    ) -> None:
        self._context = context
        self._commands = commands
        self._presence = presence
        self._audience = audience
        self._presence_changed = presence_changed
        self._noting = False
        """Who is missed is being written to the log."""
        self._confirming = False
        """A timer is set to ask whether those whom others see are still there."""

    def look(self) -> None:
        """Have it noted who is missed and who is back, when that means anything."""
        wait = self._presence.look()
        if wait is not None:
            self._context.set_timer("absence", wait)
        table = self._context.table
        if table and self._audience.guests and not self._noting and self._attendance(table):
            self._noting = True
            name = f"attend:{self._context.chance.getrandbits(64):016x}"
            self._commands.add(name, self._attendance, self._noted, by_house=True)

    def _attendance(self, table: Table) -> Events:
        seen = self._presence.attendance()
        return attend(table, seen) if seen else ()

    def _noted(self, outcome: Outcome) -> None:
        self._noting = False
        if isinstance(outcome, Unsure):
            self._context.set_timer("absence", UNSURE_SECONDS)

    def arm_confirm(self) -> None:
        """Ask in a while, if everyone waits for someone whom only another member sees."""
        if self._awaited_elsewhere:
            self._confirming = True
            self._context.set_timer("confirm", CONFIRM_SECONDS)
        elif self._confirming:
            self._confirming = False
            self._context.cancel_timer("confirm")

    @property
    def _awaited_elsewhere(self) -> frozenset[str]:
        """The members by whose word those are here for whom everyone waits."""
        table = self._context.table
        if self._presence.is_alone or table is None or table.stage != "playing" or not self._audience.guests:
            return frozenset()
        awaited = table.awaited
        people = [person for seat in awaited if (person := table.places[seat].person)]
        return self._presence.reporters(people, bots=not table.bots.keys().isdisjoint(awaited))

    def confirm(self) -> None:
        """Ask the members by whose word someone is here whether it still holds."""
        if members := self._awaited_elsewhere:
            self._presence.confirm(members)
            self._context.set_timer("confirmed", CONFIRMED_SECONDS)

    def confirmed(self) -> None:
        """Those who have not answered by now are not believed any more."""
        if self._presence.forget_unconfirmed():
            self._presence_changed()
        self.arm_confirm()
