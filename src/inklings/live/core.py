"""A table at one member, gate or runner: a pure core that is told messages and answers with effects.

It knows no NATS, no websocket, no clock and no task. Everything that happens at a table goes through
`handle`, one message after another; what is to be done about it is carried out by `live/host.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from inklings.house import asks, log, moves, rules
from inklings.house.circumstances import Circumstances
from inklings.house.entry_codec import NewerEntry, TableForgotten
from inklings.house.floor import known
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Banned, Place, Table
from inklings.live import effects
from inklings.live import messages as m
from inklings.live.absence import Absence
from inklings.live.audience import Audience
from inklings.live.bot_duty import BotDuty
from inklings.live.bots import TIMER as BOT_TIMER
from inklings.live.clock import TableClock
from inklings.live.commands import DEADLINE_SECONDS, Commands
from inklings.live.complaints import Complaints
from inklings.live.context import Context
from inklings.live.figures import Counts
from inklings.live.floor import Floor
from inklings.live.outcomes import Broken, Done, Malformed, NotAllowed, Outcome, Unsure
from inklings.live.presence import Presence
from inklings.live.replica import Replica
from inklings.live.rings import Rings
from inklings.live.space import Space
from inklings.live.waiting import Waiting
from inklings.wire import messages as wire
from inklings.wire.messages import CloseCode

LINGER_SECONDS = 30.0
"""How long a table stays loaded when nobody needs it: people come back."""
PARKED_SECONDS = 60.0
"""How long a table that cannot be read rests before it is tried again."""
VISIT_MS = 24 * 60 * 60 * 1000
"""A visit is noted when nothing has been written for so long: tables are kept while people come to them."""
PRESENCE_SECONDS = 0.1
PRESENCE_A_SECOND = 4000
"""So many may be told a second who is here: a crowd that comes in is told about itself less often."""
LATE_SECONDS = 1.0
"""A timer so late means that this process is behind, and judges nobody by what it has not read yet."""


class TableCore:
    """Everything that one member knows and decides about one table."""

    def __init__(  # noqa: PLR0913
        self,
        code: str,
        games: GameRegistry,
        member: str,
        chance: Random,
        *,
        tempo: float = 1,
        floor: Floor | None = None,
        space: Space | None = None,
        counts: Counts | None = None,
    ) -> None:
        self._context = Context(
            code,
            games,
            member,
            chance,
            floor=floor or Floor(known(games)),
            space=space or Space(),
            counts=counts,
        )
        self.replica = Replica(self._context, self._entered, self._synced)
        self._waiting = Waiting(self._context, self.replica, self._admitted)
        self.commands = Commands(self._context, self.replica)
        self.audience = Audience(self._context)
        self.presence = Presence(self._context)
        self.complaints = Complaints(self._context, self.audience, self.presence)
        self.clock = TableClock(self._context, self.commands, self.audience)
        self._rings = Rings(self._context, self.clock, self._is_anyone_here, self._ask_who_is_here)
        self.absence = Absence(
            self._context, self.commands, self.presence, self.audience, self._presence_changed
        )
        self.bot_duty = BotDuty(
            self._context,
            self.commands,
            self.presence,
            tempo,
            presence_changed=self._presence_changed,
            released=self._released_bots,
        )
        self._started = False
        self._parked = ""
        """The incident by which this table cannot be read."""
        self._attending = False
        self._presence_due = False
        self._places: tuple[Place, ...] = ()
        """The seats when it was last seen to who is here."""
        self._barred: dict[str, Banned] = {}
        """Those whose browsers were sent away."""
        self._changed = False

    @property
    def table(self) -> Table | None:
        """The table as far as this member has read its log."""
        return self._context.table

    @property
    def is_parked(self) -> bool:
        """Whether our own code cannot read this table."""
        return bool(self._parked)

    @property
    def version(self) -> int:
        """The sequence of the last entry folded."""
        return self._context.version

    def handle(self, message: m.Message, mono: float, now: int) -> list[effects.Effect]:
        """Take a message at this time, in seconds that never jump and the engine's milliseconds."""
        context = self._context
        context.mono, context.now, context.effects = mono, now, []
        if self._parked:
            self._handle_parked(message)
        else:
            if not self._started:
                self._started = True
                self.replica.start()
                context.set_timer("linger", LINGER_SECONDS)
            try:
                self._handlers[type(message)](self, message)
                self._after_change()
            except NewerEntry:
                self._leave_to_newer()
            except TableForgotten:
                self._no_such_table()
            except Exception as error:  # noqa: BLE001  (one table's crash must stay its own)
                self._park(context.incident("a table cannot be read", error))
        return context.effects

    # --- the log -------------------------------------------------------------------------------------

    def _last_known(self, message: m.LastKnown) -> None:
        if message.last == 0 and self._context.table is None:
            self._no_such_table()
        else:
            self.replica.last_known(message)

    def _entered(self, entry: log.Entry, before: Table | None) -> None:
        self._changed = True
        self.audience.entered(entry, before)
        alarm = self._context.table.alarm if self._context.table else None
        if alarm and (before is None or alarm != before.alarm) and self.commands.owns(entry.command):
            self.clock.set_durable()
            # An acknowledged move has its clock, though this process dies the next instant.
            self.commands.hold()
        for event in entry.events:
            if isinstance(event, log.Returned):
                self.presence.returned(event)
                if self._presence_due:
                    self._tell_presence()  # time does not go on for someone who is still shown as away

    def _after_change(self) -> None:
        """Show a changed table once, however many entries were read at a time."""
        if self._changed:
            self._changed = False
            table = self._context.table
            if table and table.barred is not self._barred:
                self._barred = table.barred
                self.audience.send_away_barred()  # before they are shown that they look on
            self.audience.show_change()
            if table and (table.places is not self._places or table.missed or self.presence.anyone_gone):
                self._places = table.places
                self._presence_changed()
            self.clock.arm()
            self._look_after_bots()
            self.absence.arm_confirm()

    def _synced(self) -> None:
        self._after_change()  # or a newcomer would be shown what was true before
        self._waiting.table_read()
        self._rings.table_read()
        self.clock.arm()
        self._look_after_bots()
        self.commands.go_on()

    def _doubt(self, _: m.Doubt) -> None:
        self.replica.doubt()
        if self._attending:
            self.presence.tell(asks=True)

    # --- people --------------------------------------------------------------------------------------

    def _join(self, join: m.Join) -> None:
        self._waiting.add(join)
        self._attend()
        if self.replica.loaded:
            self._waiting.admit(join)
        else:
            self._context.set_timer("load", DEADLINE_SECONDS)

    def _admitted(self, join: m.Join) -> None:
        self.audience.join(join, self.presence.people.get(join.person, 0))
        self._rings.someone_is_here()
        self._note_visit(join.person)
        self._presence_changed()
        self._listen()
        self._look_after_bots()

    def _note_visit(self, person: str) -> None:
        """Have it written that people still come to this table, once a day at most."""
        table, now = self._context.table, self._context.now
        if table and table.seat_of(person) is not None and now - self.replica.last_at > VISIT_MS:
            name = f"visit:{now // VISIT_MS}"
            self.commands.add(name, lambda _: (), lambda _: None, by_house=True, even_empty=True)

    def _part(self, part: m.Part) -> None:
        self._waiting.part(part.guest)
        if self.audience.part(part.guest):
            self._presence_changed()
        if not self.audience.guests:
            self._context.set_timer("linger", LINGER_SECONDS)

    def _pinged(self, ping: m.Alive) -> None:
        if self.audience.heard(ping.guest, ping.again):
            self._presence_changed()
        self._listen()  # it may fall silent sooner than was expected

    def _heard(self, heard: m.Command | m.Say | m.Complain) -> None:
        if self.audience.heard(heard.guest):
            self._presence_changed()
            self._listen()

    def _attend(self) -> None:
        if not self._attending:
            self._attending = True
            self._context.emit(effects.Attend())
            self.presence.tell(asks=True)

    def _is_anyone_here(self) -> bool:
        return bool(self.audience.guests) or self.presence.anyone_elsewhere

    def _ask_who_is_here(self) -> None:
        if self._attending:
            self.presence.tell(asks=True)
        else:
            self._attend()

    def _listen(self) -> None:
        """Notice seated people who have fallen silent."""
        changed, wait = self.audience.listen()
        if changed:
            self._presence_changed()
        if wait is not None:
            self._context.set_timer("silence", wait)

    def _presence_changed(self) -> None:
        # People come and go in flocks: say it once.
        if not self._presence_due:
            self._presence_due = True
            crowd = len(self.audience.guests) / PRESENCE_A_SECOND
            self._context.set_timer("presence", max(PRESENCE_SECONDS, crowd))

    def _tell_presence(self) -> None:
        self._presence_due = False
        if not self.replica.loaded:
            return
        newest = self.presence.people
        for guest in self.audience.guests.of(newest):
            if newest.get(guest.person, 0) > guest.since:
                self.audience.close(guest.id, CloseCode.MOVED)
        self.presence.set_own(self.audience.report(), bots=self.bot_duty.here)
        self.audience.tell_presence(
            self.presence.people,
            self.presence.watching,
            self.presence.screens,
            bots_away=self.bot_duty.unanswered,
        )
        self.absence.look()
        self._look_after_bots()
        self.absence.arm_confirm()

    def _reported(self, message: m.Reported) -> None:
        self.replica.reach(message.report.version)
        if self.presence.hear(message.report):
            self._presence_changed()
            self.bot_duty.settle_claims()
        if self._rings and self.presence.anyone_elsewhere:
            self._rings.someone_is_here()

    def _said(self, message: m.TalkHeard) -> None:
        self.replica.reach(message.message.version)
        if self._context.table:
            self.audience.hear(message.message)

    def _members_gone(self, message: m.MembersGone) -> None:
        if self.presence.forget(message.members):
            self._presence_changed()

    # --- commands ------------------------------------------------------------------------------------

    def _say(self, say: m.Say) -> None:
        self._heard(say)
        self.audience.say(say)

    def _complain(self, complain: m.Complain) -> None:
        self._heard(complain)
        self.complaints.complain(complain)

    def _command(self, command: m.Command) -> None:
        self._heard(command)
        received, context = self._context.now, self._context

        def decide(table: Table) -> Events:
            if isinstance(command.body, msgspec.Raw):
                return moves.play(
                    context.games, table, command.person, command.body, context.chance, at=received
                )
            # Someone who has just come is in no report yet.
            here = self.presence.networks | self.audience.report().networks
            network = self.audience.network_of(command.guest)
            now = Circumstances(received, command.key, network, here)
            return rules.grant(context.games, table, command.person, command.body, context.chance, now)

        self.commands.add(
            f"{command.person}:{command.id}",
            decide,
            lambda outcome: self._answer(command, outcome),
            again=command.again,
        )

    def _answer(self, command: m.Command, outcome: Outcome) -> None:
        counts = self._context.counts
        counts.count(counts.answers, type(outcome).__name__)
        if isinstance(outcome, NotAllowed):
            counts.count(counts.refusals, outcome.why)
        self.audience.tell(command.guest, _told(command, outcome))

    def _ring(self, ring: m.ClockRang) -> None:
        if self.replica.loaded and not self.replica.behind:
            self._rings.ended(ring.version, ring.token)
        else:
            self._rings.wait(ring.version, ring.token)
            self._context.set_timer("load", DEADLINE_SECONDS)

    # --- bots ----------------------------------------------------------------------------------------

    def _look_after_bots(self) -> None:
        self.bot_duty.look(loaded=self.replica.loaded)

    def _tend_bots(self, _: m.PlayBots) -> None:
        if not self.bot_duty.here:
            self._attend()
            self.bot_duty.begin()
            self._look_after_bots()

    def _released_bots(self) -> None:
        self._context.set_timer("linger", LINGER_SECONDS if self.audience.guests else 0)

    # --- timers --------------------------------------------------------------------------------------

    def _fired(self, timer: m.TimerFired) -> None:
        key = timer.key
        if key.startswith(BOT_TIMER):
            self.bot_duty.bots.fired(key.removeprefix(BOT_TIMER))
            return
        match key:
            case "sync":
                self.replica.fired()
            case "retry":
                self.commands.rested()
            case "deadline":
                self.commands.deadline()
            case "hold":
                self.commands.release()
            case "load":
                self._load_deadline()
            case "presence":
                self._tell_presence()
            case "silence" if timer.late < LATE_SECONDS:
                self._listen()
            case "absence" if timer.late < LATE_SECONDS:
                self.absence.look()
            case "silence" | "absence":
                self._context.set_timer(key, LATE_SECONDS)
            case "talk":
                self.audience.forget_talk()
            case "clock":
                self.clock.fall_back()
            case "set clock":
                self.clock.set_durable()
            case "seen":
                self._waiting.seen_deadline()
            case "seen again":
                self._waiting.seen_again()
            case "anyone":
                self._rings.nobody_answered()
            case "confirm":
                self.absence.confirm()
            case "confirmed":
                self.absence.confirmed()
            case "call":
                self.bot_duty.call()
            case "release":
                self.bot_duty.release_unless_wanted()
            case "linger":
                self._unload_unless_needed()
            case _:
                raise AssertionError(f"no such timer: {key}")

    # --- how it ends ---------------------------------------------------------------------------------

    def _look(self, look: m.Look) -> None:
        self._waiting.add(look)
        if self.replica.loaded and not self.replica.behind:
            self._waiting.show()
        else:
            self._context.set_timer("load", DEADLINE_SECONDS)

    def _load_deadline(self) -> None:
        """The engine has not answered: everyone who waits for it is told."""
        self._turn_away(CloseCode.TRY_AGAIN, "unavailable", rings_done=False)

    def _turn_away(
        self, code: CloseCode, failure: effects.LookFailure | None, incident: str = "", *, rings_done: bool
    ) -> None:
        """Answer everyone who waits for this table that they cannot have it."""
        self._waiting.turn_away(code, failure, incident)
        self._rings.give_up(done=rings_done)

    def _no_such_table(self) -> None:
        """There is no log, or it was removed."""
        self.bot_duty.release()
        self.audience.close_all(CloseCode.NO_TABLE)
        self._turn_away(CloseCode.NO_TABLE, "no_such_table", rings_done=True)
        self.commands.give_up(NotAllowed("no_such_table", {}))
        self._context.emit(effects.Unload())

    def _leave_to_newer(self) -> None:
        """The log holds what only a newer release can read: send everyone to another member."""
        self.bot_duty.release()
        self.commands.give_up(Unsure())
        self.audience.close_all(CloseCode.NEWER)
        self._turn_away(CloseCode.NEWER, "newer", rings_done=False)
        self._context.emit(effects.Unload())

    def _park(self, incident: str) -> None:
        """Our own code cannot read this table: tell its people, let its clock rest, disturb nobody else."""
        self._parked = incident
        self.bot_duty.bots.rest()
        self.commands.give_up(Broken(incident))
        self.audience.close_all(CloseCode.BROKEN, wire.Broken(id=None, incident=incident))
        self._turn_away(CloseCode.BROKEN, None, incident, rings_done=True)
        if self.bot_duty.here:
            self._context.emit(effects.ReleaseBots(failed=True))
        self._context.set_timer("linger", PARKED_SECONDS)

    def _handle_parked(self, message: m.Message) -> None:
        match message:
            case m.Join() | m.Look():
                self._waiting.add(message)
            case m.ClockRang():
                self._rings.wait(message.version, message.token)
            case m.TimerFired(key="linger"):
                self._context.emit(effects.Unload())
            case _:
                return
        self._turn_away(CloseCode.BROKEN, None, self._parked, rings_done=True)

    def _unload_unless_needed(self) -> None:
        if self.audience.guests or self.bot_duty.here:
            return
        if self._waiting or self._rings or len(self.commands):
            self._context.set_timer("linger", LINGER_SECONDS)
        else:
            self._context.emit(effects.Unload())

    def _stop(self, _: m.Stop) -> None:
        self.bot_duty.release()
        self.commands.give_up(Unsure())
        if self._attending:
            self.presence.set_own(None)
        self.audience.close_all(CloseCode.RESTARTING)
        self._turn_away(CloseCode.RESTARTING, "unavailable", rings_done=False)
        self._context.emit(effects.Unload())

    _handlers: ClassVar[dict[type[Any], Callable[[TableCore, Any], None]]] = {
        m.Join: _join,
        m.Part: _part,
        m.Alive: _pinged,
        m.Command: _command,
        m.Say: _say,
        m.Complain: _complain,
        m.ComplaintKept: lambda core, message: core.complaints.kept(message),
        m.TalkPassed: lambda core, message: core.audience.talk_passed(message),
        m.EntryStored: lambda core, message: core.replica.told(message.stored),
        m.LastKnown: _last_known,
        m.ReadDone: lambda core, message: core.replica.read_done(message),
        m.AppendDone: lambda core, message: core.commands.append_done(message),
        m.ClockSet: lambda core, message: core.clock.durable_set(message),
        m.Reported: _reported,
        m.TalkHeard: _said,
        m.MembersGone: _members_gone,
        m.Doubt: _doubt,
        m.TimerFired: _fired,
        m.ClockRang: _ring,
        m.Look: _look,
        m.PlayBots: _tend_bots,
        m.BotDecided: lambda core, message: core.bot_duty.bots.decided(message),
        m.Stop: _stop,
    }


def _told(command: m.Command, outcome: Outcome) -> wire.ToBrowser:
    match outcome:
        case Done():
            key = command.key if isinstance(command.body, asks.OfferHandover) else None
            return wire.Done(id=command.id, version=outcome.version, key=key)
        case NotAllowed():
            return wire.RefusedAnswer(id=command.id, why=outcome.why, facts=outcome.facts)
        case Unsure():
            return wire.Unsure(id=command.id)
        case Broken():
            return wire.Broken(id=command.id, incident=outcome.incident)
        case Malformed():
            return wire.Malformed(id=command.id, why=outcome.why)
