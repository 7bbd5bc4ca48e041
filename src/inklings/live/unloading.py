"""How a table stops being served here: it is removed, unreadable, no longer needed, or the process stops."""

from __future__ import annotations

from inklings.live import effects
from inklings.live import messages as m
from inklings.live.audience import Audience
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.outcomes import Broken, NotAllowed, Unsure
from inklings.live.people import People
from inklings.live.presence import Presence
from inklings.wire import messages as wire
from inklings.wire.messages import CloseCode

PARKED_SECONDS = 60.0
"""How long a table that cannot be read rests before it is tried again."""


class Unloading:
    """Answers everyone who waits, closes connections, and has the table forgotten by this process."""

    def __init__(
        self,
        context: Context,
        commands: Commands,
        people: People,
        *,
        audience: Audience,
        presence: Presence,
    ) -> None:
        self._context = context
        self._commands = commands
        self._people = people
        self._audience = audience
        self._presence = presence
        self._bot_duty = people.bot_duty
        self._watched = False
        """Whether this process wants to hear of its changes though no browser here shows it."""
        self.incident = ""
        """The incident because of which this table is parked; empty if it is not."""

    def load_deadline(self) -> None:
        """The engine has not answered: tell everyone who waits for the table."""
        self._turn_away(CloseCode.TRY_AGAIN, "unavailable", rings_done=False)

    def no_such_table(self) -> None:
        """There is no log, or it was removed."""
        self._bot_duty.release()
        self._audience.close_all(CloseCode.NO_TABLE)
        self._turn_away(CloseCode.NO_TABLE, "no_such_table", rings_done=True)
        self._commands.give_up(NotAllowed("no_such_table", {}))
        self._context.emit(effects.Unload())

    def leave_to_newer(self) -> None:
        """Only a newer release can read the log: send everyone to another member."""
        self._bot_duty.release()
        self._commands.give_up(Unsure())
        self._audience.close_all(CloseCode.NEWER)
        self._turn_away(CloseCode.NEWER, "newer", rings_done=False)
        self._context.emit(effects.Unload())

    def park(self, incident: str) -> None:
        """Our code cannot read this table: tell its people, stop its clock, and leave other tables alone."""
        self.incident = incident
        self._bot_duty.bots.rest()
        self._commands.give_up(Broken(incident))
        self._audience.close_all(CloseCode.BROKEN, wire.Broken(id=None, incident=incident))
        self._turn_away(CloseCode.BROKEN, None, incident, rings_done=True)
        if self._bot_duty.here:
            self._context.emit(effects.ReleaseBots(failed=True))
        self._context.set_timer("linger", PARKED_SECONDS)

    def handle_parked(self, message: m.Message) -> None:
        """Answer a message to a parked table: nobody gets in."""
        match message:
            case m.Join() | m.Look():
                self._people.waiting.add(message)
            case m.ClockRang():
                self._people.rings.wait(message.version, message.token)
            case m.TimerFired(key="linger"):
                self._context.emit(effects.Unload())
            case _:
                return
        self._turn_away(CloseCode.BROKEN, None, self.incident, rings_done=True)

    def watch(self, *, on: bool) -> None:
        """Keep the table from now on, or forget it unless somebody else needs it."""
        self._watched = on
        if on:
            self._people.attend()
        else:
            self._context.linger()

    def unload_unless_needed(self) -> None:
        """Forget the table if nobody has needed it for a while."""
        if self._audience.guests or self._bot_duty.here or self._watched:
            return
        if self._people.waiting or self._people.rings or len(self._commands):
            self._context.linger()
        else:
            self._context.emit(effects.Unload())

    def stop(self) -> None:
        """The process ends: send everyone to other members."""
        self._bot_duty.release()
        self._commands.give_up(Unsure())
        if self._people.attending:
            self._presence.set_own(None)
        self._audience.close_all(CloseCode.RESTARTING)
        self._turn_away(CloseCode.RESTARTING, "unavailable", rings_done=False)
        self._context.emit(effects.Unload())

    def _turn_away(
        self, code: CloseCode, failure: effects.LookFailure | None, incident: str = "", *, rings_done: bool
    ) -> None:
        """Tell everyone who waits for this table that they cannot have it."""
        self._people.waiting.turn_away(code, failure, incident)
        self._people.rings.give_up(done=rings_done)
