"""Who plays for the bots of a table: a gate calls for a runner, and one runner plays."""

from __future__ import annotations

from collections.abc import Callable

from inklings.live.bots import Bots
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.effects import CallRunner, ReleaseBots
from inklings.live.presence import Presence
from inklings.live.replica import Replica

CALL_SECONDS = 2.0
FIRST_CALL_SECONDS = 0.2
CALLS_UNANSWERED = 5
"""After so many calls people are told that no runner plays for the bots."""
RELEASE_SECONDS = 8.0
"""A runner leaves a table at which nobody has played with bots for so long."""


class BotDuty:
    """At a gate: calls until a runner reports that it plays. At that runner: plays while it is needed."""

    def __init__(  # noqa: PLR0913
        self,
        context: Context,
        replica: Replica,
        commands: Commands,
        presence: Presence,
        tempo: float,
        *,
        presence_changed: Callable[[], None],
        released: Callable[[], None],
        attend: Callable[[], None],
    ) -> None:
        self._context = context
        self._replica = replica
        self._presence = presence
        self._presence_changed = presence_changed
        self._released = released
        self._attend = attend
        """Hear what other members report."""
        self.bots = Bots(context, commands, tempo, lambda: self.release(failed=True))
        self.here = False
        """This member plays for the bots."""
        self._calls = 0

    @property
    def unanswered(self) -> bool:
        """Whether so many calls were not answered that people should know."""
        return self._calls >= CALLS_UNANSWERED

    @property
    def _wanted(self) -> bool:
        """Whether a seated person is here to play with the bots, or it is their turn in a game over days."""
        table = self._context.table
        if table is None or table.stage != "playing" or not table.bots:
            return False
        if table.over_days and not table.hold and not table.bots.keys().isdisjoint(table.awaited):
            return True
        people = self._presence.people if self.here else self._presence.own_people
        return any(place.person in people for place in table.places)

    def look(self) -> None:
        """The table, or who is here, may have changed."""
        if self.here:
            if self._wanted:
                self._context.set_timer("release", RELEASE_SECONDS)
                if self._replica.loaded:
                    self.bots.look()
        elif not self._wanted or self._presence.runners:
            if self._calls:
                self._calls = 0
                self._context.cancel_timer("call")
                self._presence_changed()
        elif not self._calls:
            self._calls = 1
            self._context.set_timer("call", FIRST_CALL_SECONDS)

    def call(self) -> None:
        """Ask for a runner again and again until one reports that it plays."""
        if self._calls:
            self._attend()
            self._context.emit(CallRunner())
            self._context.set_timer("call", CALL_SECONDS)
            self._calls += 1
            if self._calls == CALLS_UNANSWERED:
                self._presence_changed()

    def begin(self) -> None:
        """Play for the bots from now on."""
        self.here = True
        self._presence.set_own(None, bots=True)
        self._context.set_timer("release", RELEASE_SECONDS)

    def settle_claims(self) -> None:
        """Of two runners at one table, the one whose name comes first keeps it."""
        if self.here and any(other < self._context.member for other in self._presence.runners):
            self.release()

    def release_unless_wanted(self) -> None:
        """Release the bots if nobody is here to play with them."""
        if self._wanted:
            self._context.set_timer("release", RELEASE_SECONDS)
        else:
            self.release()

    def release(self, *, failed: bool = False) -> None:
        """Stop playing for the bots; `failed`: another runner should try."""
        if self.here:
            self.here = False
            self.bots.rest()
            self._presence.set_own(None)
            self._context.emit(ReleaseBots(failed))
            self._released()
