"""Who is missed at a table: it is logged, and what only another member says is checked after a while."""

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
"""How long everyone waits for someone whom only another member sees, before that member is asked again."""
CONFIRMED_SECONDS = 1.0
UNSURE_SECONDS = 1.0
"""When to look again after the log has not answered."""


class Absence:
    """Logs who is missed and who is back (G3, G6)."""

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
        """Whether an entry about who is missed is on its way."""
        self._confirming = False
        """Whether a timer is set to ask other members again."""

    def look(self) -> None:
        """Log who is missed and who is back, if that changes anything."""
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
        """Set the timer to ask again, if everyone waits for someone whom only another member sees."""
        if self._awaited_elsewhere:
            self._confirming = True
            self._context.set_timer("confirm", CONFIRM_SECONDS)
        elif self._confirming:
            self._confirming = False
            self._context.cancel_timer("confirm")

    @property
    def _awaited_elsewhere(self) -> frozenset[str]:
        """The members that alone report awaited people as here."""
        table = self._context.table
        if self._presence.is_alone or table is None or table.stage != "playing" or not self._audience.guests:
            return frozenset()
        awaited = table.awaited
        people = [person for seat in awaited if (person := table.places[seat].person)]
        return self._presence.reporters(people, bots=not table.bots.keys().isdisjoint(awaited))

    def confirm(self) -> None:
        """Ask those members whether their reports still hold."""
        if members := self._awaited_elsewhere:
            self._presence.confirm(members)
            self._context.set_timer("confirmed", CONFIRMED_SECONDS)

    def confirmed(self) -> None:
        """Drop the reports of members that have not answered."""
        if self._presence.forget_unconfirmed():
            self._presence_changed()
        self.arm_confirm()
