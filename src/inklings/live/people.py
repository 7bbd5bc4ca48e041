"""People at a table: browsers that come and go here, and who is here at any member."""

from __future__ import annotations

from collections.abc import Callable

from inklings.live import effects
from inklings.live import messages as m
from inklings.live.absence import Absence
from inklings.live.audience import Audience
from inklings.live.bot_duty import BotDuty
from inklings.live.clock import TableClock
from inklings.live.commands import DEADLINE_SECONDS, Commands
from inklings.live.context import Context
from inklings.live.presence import Presence
from inklings.live.replica import Replica
from inklings.live.rings import Rings
from inklings.live.waiting import Waiting
from inklings.wire import messages as wire
from inklings.wire.messages import CloseCode

VISIT_MS = 24 * 60 * 60 * 1000
"""A visit is logged if the newest entry is older than this, so the table is not removed as abandoned."""
PRESENCE_SECONDS = 0.1
PRESENCE_A_SECOND = 4000
"""Messages about who is here, to all guests together: a large crowd is told less often."""


class People:
    """Lets browsers in, notices who is here and who is not, and tells everyone."""

    def __init__(  # noqa: PLR0913
        self,
        context: Context,
        replica: Replica,
        commands: Commands,
        *,
        audience: Audience,
        presence: Presence,
        clock: TableClock,
        tempo: float,
        welcome: Callable[[int], None],
    ) -> None:
        self._context = context
        self._replica = replica
        self._commands = commands
        self._audience = audience
        self._presence = presence
        self._welcome = welcome
        self.waiting = Waiting(context, replica, self._admitted, self._known_here)
        self.rings = Rings(context, clock, self._is_anyone_here, self._ask_who_is_here)
        self.absence = Absence(context, commands, presence, audience, self.presence_changed)
        self.bot_duty = BotDuty(
            context,
            replica,
            commands,
            presence,
            tempo,
            presence_changed=self.presence_changed,
            released=self._bots_released,
            attend=self.attend,
        )
        self.attending = False
        """Whether we listen to what other members report."""
        self.presence_due = False
        """Whether a timer is set to tell who is here."""

    # --- coming and going ----------------------------------------------------------------------------

    def join(self, join: m.Join) -> None:
        """A browser has come: let it in, now or once the table is loaded."""
        self.waiting.add(join)
        self.attend()
        if self._replica.loaded:
            self.waiting.admit(join)
        else:
            self._context.set_timer("load", DEADLINE_SECONDS)

    def _admitted(self, join: m.Join) -> None:
        self._audience.join(join, self._presence.people.get(join.person, 0))
        self._welcome(join.guest)
        self.rings.someone_is_here()
        self._note_visit(join.person)
        self.presence_changed()
        self.listen()
        self.bot_duty.look()

    def _note_visit(self, person: str) -> None:
        """Log that people still come to this table, once a day at most."""
        table, now = self._context.table, self._context.now
        if table and table.seat_of(person) is not None and now - self._replica.last_at > VISIT_MS:
            name = f"visit:{now // VISIT_MS}"
            self._commands.add(name, lambda _: (), lambda _: None, by_house=True, even_empty=True)

    def part(self, part: m.Part) -> None:
        """A browser has gone."""
        self.waiting.part(part.guest)
        if self._audience.part(part.guest):
            self.presence_changed()
        if not self._audience.guests:
            self._context.linger()

    def alive(self, alive: m.Alive) -> None:
        """A browser has sent a ping."""
        if self._audience.guests.heard(alive.guest, self._context.mono, alive.again):
            self.presence_changed()
        self.listen()  # its next ping may be due sooner than before

    def heard(self, guest: int) -> None:
        """A browser has sent something else, so it is alive."""
        if self._audience.guests.heard(guest, self._context.mono):
            self.presence_changed()
            self.listen()

    def listen(self) -> None:
        """Notice seated people whose browsers have fallen silent, and set a timer for the next look."""
        changed, wait = self._audience.guests.mark_silent(self._audience.seats, self._context.mono)
        if changed:
            self.presence_changed()
        if wait is not None:
            self._context.set_timer("silence", wait)

    # --- others who need the table -------------------------------------------------------------------

    def look(self, look: m.Look) -> None:
        """Someone wants to see the table itself."""
        self.waiting.add(look)
        if self._replica.loaded and not self._replica.behind:
            self.waiting.show()
        else:
            self._context.set_timer("load", DEADLINE_SECONDS)
        if look.listens:
            self.attend()

    def _known_here(self) -> frozenset[str] | None:
        return frozenset(self._presence.people) if self.attending else None

    def clock_rang(self, rang: m.ClockRang) -> None:
        """The durable clock has ended: call time if anyone is here."""
        if self._replica.loaded and not self._replica.behind:
            self.rings.ended(rang.version, rang.token)
        else:
            self.rings.wait(rang.version, rang.token)
            self._context.set_timer("load", DEADLINE_SECONDS)

    def play_bots(self) -> None:
        """Play for the table's bots from now on, unless we do already."""
        if not self.bot_duty.here:
            self.attend()
            self.bot_duty.begin()
            self.bot_duty.look()

    def _bots_released(self) -> None:
        if not self._audience.guests:
            self._context.set_timer("linger", 0)

    # --- other members -------------------------------------------------------------------------------

    def attend(self) -> None:
        """Listen to what other members report, and ask them once."""
        if not self.attending:
            self.attending = True
            self._context.emit(effects.Attend())
            self._presence.tell(asks=True)

    def reported(self, message: m.Reported) -> None:
        """Another member has said whom it sees."""
        self._replica.reach(message.report.version)
        if self._presence.hear(message.report):
            self.presence_changed()
            self.bot_duty.settle_claims()
        if self.rings and self._presence.anyone_elsewhere:
            self.rings.someone_is_here()

    def members_gone(self, message: m.MembersGone) -> None:
        """Other members are gone, and with them whom they saw."""
        if self._presence.forget(message.members):
            self.presence_changed()

    def _is_anyone_here(self) -> bool:
        """Whether the game goes on now: over days it does so though nobody is here."""
        if self._context.table and self._context.table.over_days:
            return True
        return bool(self._audience.guests) or self._presence.anyone_elsewhere

    def _ask_who_is_here(self) -> None:
        if self.attending:
            self._presence.tell(asks=True)
        else:
            self.attend()

    # --- telling everyone ----------------------------------------------------------------------------

    def presence_changed(self) -> None:
        """Tell everyone soon who is here: once for many people who come at the same time."""
        if not self.presence_due:
            self.presence_due = True
            crowd = len(self._audience.guests) / PRESENCE_A_SECOND
            self._context.set_timer("presence", max(PRESENCE_SECONDS, crowd))

    def tell_presence(self) -> None:
        """Tell everyone who is here now, and other members whom we see."""
        self.presence_due = False
        if not self._replica.loaded:
            return
        newest = self._presence.people
        for guest in self._audience.guests.of(newest):
            if newest.get(guest.person, 0) > guest.since:
                self._audience.close(guest.id, CloseCode.MOVED)
        self._presence.set_own(self._audience.report(), bots=self.bot_duty.here)
        self._audience.tell_presence(self._who_is_here())
        self.absence.look()
        self.bot_duty.look()
        self.absence.arm_confirm()

    def _who_is_here(self) -> wire.Presence:
        presence, seats, bots_away = self._presence, self._audience.seats, self.bot_duty.unanswered
        here = {seats[person] for person in presence.people if person in seats}
        if self._context.table and not bots_away:
            here |= self._context.table.bots.keys()
        return wire.Presence(
            here=tuple(sorted(here)),
            watching=presence.watching,
            screens=presence.screens,
            bots_away=bots_away,
        )
