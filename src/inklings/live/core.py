"""A table at one member, gate or runner: a pure core that is told messages and answers with effects.

It knows no NATS, no websocket, no clock and no task. Everything that happens at a table goes through
`handle`, one message after another; `live/live_table.py` carries out the effects.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from inklings.house import log, moves, rules
from inklings.house.circumstances import Circumstances
from inklings.house.entry_codec import NewerEntry, TableForgotten
from inklings.house.floor import known
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Banned, Place, Table
from inklings.live import effects
from inklings.live import messages as m
from inklings.live.audience import Audience
from inklings.live.bots import TIMER as BOT_TIMER
from inklings.live.clock import TableClock
from inklings.live.commands import Commands
from inklings.live.complaints import Complaints
from inklings.live.context import Context
from inklings.live.figures import Counts
from inklings.live.floor import Floor
from inklings.live.outcomes import NotAllowed, Outcome, wire_answer
from inklings.live.people import People
from inklings.live.polls import Polls
from inklings.live.presence import Presence
from inklings.live.replica import Replica
from inklings.live.space import Space
from inklings.live.table_talk import TableTalk
from inklings.live.unloading import Unloading

LATE_SECONDS = 1.0
"""A timer so late means that this process is behind: it has not read what would show that people are here."""


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
        self._context = context = Context(
            code,
            games,
            member,
            chance,
            floor=floor or Floor(known(games)),
            space=space or Space(),
            counts=counts,
        )
        self.replica = Replica(context, self._entered, self._synced)
        self.commands = Commands(context, self.replica)
        self.audience = audience = Audience(context)
        self.presence = presence = Presence(context)
        self.talk = TableTalk(context, audience)
        self.polls = Polls(context, self.commands, audience)
        self.complaints = Complaints(context, audience, self.talk, presence)
        self.clock = TableClock(context, self.commands, audience)
        self.people = People(
            context,
            self.replica,
            self.commands,
            audience=audience,
            presence=presence,
            clock=self.clock,
            tempo=tempo,
            welcome=self.polls.guesses.welcome,
        )
        self.bot_duty = self.people.bot_duty
        self.unloading = Unloading(context, self.commands, self.people, audience=audience, presence=presence)
        self._started = False
        self._places: tuple[Place, ...] = ()
        """The seats when we last looked who is here."""
        self._barred: dict[str, Banned] = {}
        """The removed people whose browsers were closed."""
        self._changed = False

    @property
    def table(self) -> Table | None:
        """The table as far as this member has read its log."""
        return self._context.table

    @property
    def is_parked(self) -> bool:
        """Whether our own code cannot read this table."""
        return bool(self.unloading.incident)

    @property
    def version(self) -> int:
        """The sequence of the last entry folded."""
        return self._context.version

    def handle(self, message: m.Message, mono: float, now: int) -> list[effects.Effect]:
        """Take a message at this time, in seconds that never jump and the engine's milliseconds."""
        context = self._context
        context.mono, context.now, context.effects = mono, now, []
        if self.unloading.incident:
            self.unloading.handle_parked(message)
        else:
            if not self._started:
                self._started = True
                self.replica.start()
                context.linger()
            try:
                self._handlers[type(message)](self, message)
                self._after_change()
                self.polls.look()
            except NewerEntry:
                self.unloading.leave_to_newer()
            except TableForgotten:
                self.unloading.no_such_table()
            except Exception as error:  # noqa: BLE001  (a crash must stay inside its table)
                self.unloading.park(context.incident("a table cannot be read", error))
        return context.effects

    # --- the log -------------------------------------------------------------------------------------

    def _last_known(self, message: m.LastKnown) -> None:
        if message.last == 0:  # there was no such table, or nothing is left of it
            self.unloading.no_such_table()
        else:
            self.replica.last_known(message)

    def _entered(self, entry: log.Entry, before: Table | None) -> None:
        self.audience.hold_back(entry, before)
        if not self.replica.loaded:
            return
        self._changed = True
        self.audience.entered(entry, before)
        alarm = self._context.table.alarm if self._context.table else None
        if alarm and (before is None or alarm != before.alarm) and self.commands.owns(entry.command):
            self.clock.set_durable()
            # A move is acknowledged once its clock is set, so the clock rings though this process dies.
            self.commands.hold()
        for event in entry.events:
            if isinstance(event, log.Returned):
                self.presence.returned(event)
                if self.people.presence_due:
                    self.people.tell_presence()  # nobody is shown as away while the clock runs again

    def _after_change(self) -> None:
        """Show a changed table once, however many entries were read at a time."""
        if self._changed:
            self._changed = False
            table = self._context.table
            if table and table.barred is not self._barred:
                self._barred = table.barred
                self.audience.send_away_barred()  # before they are shown the table as onlookers
            self.audience.show_change()
            if self.talk.is_held:
                self.talk.deliver_held()
            if table and (table.places is not self._places or table.missed or self.presence.anyone_gone):
                self._places = table.places
                self.people.presence_changed()
            self.clock.arm()
            self.bot_duty.look()
            self.people.absence.arm_confirm()

    def _synced(self) -> None:
        self._after_change()  # otherwise a newcomer would be shown the table as it was before
        self.people.waiting.table_read()
        self.people.rings.table_read()
        self.clock.arm()
        self.bot_duty.look()
        self.commands.go_on()

    def _doubt(self, _: m.Doubt) -> None:
        self.replica.doubt()
        if self.people.attending:
            self.presence.tell(asks=True)

    # --- commands and talk ---------------------------------------------------------------------------

    def _say(self, say: m.Say) -> None:
        self.people.heard(say.guest)
        self.talk.say(say)

    def _talk_heard(self, message: m.TalkHeard) -> None:
        self.replica.reach(message.message.version)
        if self._context.table:
            self.talk.hear(message.message)

    def _complain(self, complain: m.Complain) -> None:
        self.people.heard(complain.guest)
        self.complaints.complain(complain)

    def _command(self, command: m.Command) -> None:
        self.people.heard(command.guest)
        received, context = self._context.now, self._context

        def decide(table: Table) -> Events:
            if isinstance(command.body, msgspec.Raw):
                chosen = self.polls.choose(table, command, command.body, received)
                if chosen is not None:
                    return chosen
                return moves.play(
                    context.games, table, command.person, command.body, context.chance, at=received
                )
            # Someone who has just come is in no report yet.
            here = self.presence.networks | self.audience.report().networks
            network = self.audience.guests.network_of(command.guest)
            now = Circumstances(received, command.key, network, here, command.met)
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
        self.audience.tell(command.guest, wire_answer(command, outcome))

    # --- timers --------------------------------------------------------------------------------------

    def _timer_fired(self, timer: m.TimerFired) -> None:
        key = timer.key
        if key.startswith(BOT_TIMER):
            self.bot_duty.bots.fired(key.removeprefix(BOT_TIMER))
        elif key in {"silence", "absence"} and timer.late >= LATE_SECONDS:
            self._context.set_timer(key, LATE_SECONDS)
        else:
            self._timers[key](self)

    _timers: ClassVar[dict[m.TimerKey, Callable[[TableCore], None]]] = {
        "sync": lambda core: core.replica.fired(),
        "retry": lambda core: core.commands.rested(),
        "deadline": lambda core: core.commands.deadline(),
        "hold": lambda core: core.commands.release(),
        "load": lambda core: core.unloading.load_deadline(),
        "presence": lambda core: core.people.tell_presence(),
        "silence": lambda core: core.people.listen(),
        "absence": lambda core: core.people.absence.look(),
        "held back": lambda core: core.audience.show_held_back(),
        "confirm": lambda core: core.people.absence.confirm(),
        "confirmed": lambda core: core.people.absence.confirmed(),
        "talk": lambda core: core.talk.forget_old(),
        "ballots": lambda core: core.polls.ballots.tick(),
        "guesses": lambda core: core.polls.guesses.tick(),
        "clock": lambda core: core.clock.fall_back(),
        "set clock": lambda core: core.clock.set_durable(),
        "seen": lambda core: core.people.waiting.seen_deadline(),
        "seen again": lambda core: core.people.waiting.seen_again(),
        "anyone": lambda core: core.people.rings.nobody_answered(),
        "call": lambda core: core.bot_duty.call(),
        "release": lambda core: core.bot_duty.release_unless_wanted(),
        "linger": lambda core: core.unloading.unload_unless_needed(),
    }

    _handlers: ClassVar[dict[type[Any], Callable[[TableCore, Any], None]]] = {
        m.Join: lambda core, message: core.people.join(message),
        m.Part: lambda core, message: core.people.part(message),
        m.Alive: lambda core, message: core.people.alive(message),
        m.Command: _command,
        m.Say: _say,
        m.Complain: _complain,
        m.ComplaintKept: lambda core, message: core.complaints.kept(message),
        m.TalkPassed: lambda core, message: core.talk.passed(message),
        m.EntryStored: lambda core, message: core.replica.told(message.stored),
        m.LastKnown: _last_known,
        m.ReadDone: lambda core, message: core.replica.read_done(message),
        m.AppendDone: lambda core, message: core.commands.append_done(message),
        m.ClockSet: lambda core, message: core.clock.durable_set(message),
        m.Reported: lambda core, message: core.people.reported(message),
        m.TalkHeard: _talk_heard,
        m.BallotsHeard: lambda core, message: core.polls.heard(message),
        m.MembersGone: lambda core, message: core.people.members_gone(message),
        m.Doubt: _doubt,
        m.TimerFired: _timer_fired,
        m.ClockRang: lambda core, message: core.people.clock_rang(message),
        m.Look: lambda core, message: core.people.look(message),
        m.PlayBots: lambda core, _: core.people.play_bots(),
        m.Watch: lambda core, message: core.unloading.watch(on=message.on),
        m.BotDecided: lambda core, message: core.bot_duty.bots.decided(message),
        m.Stop: lambda core, _: core.unloading.stop(),
    }
