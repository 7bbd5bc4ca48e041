"""One loaded table: hands messages to its core one after another, and carries out the effects.

Nothing here waits: answers come as callbacks, so the same code runs on NATS and in the simulation.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from inklings.house.table import Table
from inklings.kernel.bot import Thought
from inklings.live import effects, trail
from inklings.live import messages as m
from inklings.live.core import TableCore
from inklings.live.crowd import AT_ONCE, Crowd
from inklings.live.interfaces import AppendAnswer, Cancel, Outlet, Stored, Time
from inklings.live.surroundings import Surroundings
from inklings.live.traces import Span

logger = logging.getLogger(__name__)


class LiveTable:
    """One table: its core, its browsers, and the questions that are on their way."""

    def __init__(self, code: str, surroundings: Surroundings, forget: Callable[[], None]) -> None:
        self.code = code
        self.core = TableCore(
            code,
            surroundings.games,
            surroundings.member,
            surroundings.chance,
            tempo=surroundings.tempo,
            floor=surroundings.floor,
            space=surroundings.space,
            counts=surroundings.counts,
        )
        self.timers: dict[str, float] = {}
        self.unloaded = False
        self._outside = surroundings
        self._forget = forget
        self._outlets: dict[int, Outlet] = {}
        self._answers: dict[m.Token, Callable[[Any], None]] = {}
        self._crowd = Crowd(surroundings.time, self._deliver)
        self._inbox: deque[m.Message] = deque()
        self._handling = False
        self._on_change: Callable[[Table | None], None] | None = None
        self._cancel_follow: Cancel | None = None
        self._cancel_attend: list[Cancel] = []

    @property
    def time(self) -> Time:
        """The time that its core goes by."""
        return self._outside.time

    # --- what is told to it --------------------------------------------------------------------------

    def join(self, outlet: Outlet, join: m.Join) -> int:
        """Let a browser in; returns the number by which it is known here from now on."""
        guest = next(self._outside.tokens)
        self._outlets[guest] = outlet
        if self._outside.announced.until > self._outside.time.now():
            outlet.send(msgspec.json.encode(self._outside.announced))
        self.tell(replace(join, guest=guest))
        return guest

    def announce(self, data: bytes) -> None:
        """Tell every browser here, but no more of them at once than a crowd is told."""
        for outlet in list(self._outlets.values()):
            outlet.send(data, patient=True)

    def part(self, guest: int) -> None:
        """A browser has gone."""
        if self._outlets.pop(guest, None):
            self.tell(m.Part(guest))

    def heard(self, guest: int, again: float) -> None:
        """A browser is alive, and says so again after some seconds.

        At rest a house hears little else, so what is no news to the table is noted as fast as can be.
        """
        if not self.core.audience.guests.still_here(guest, self._outside.time.mono(), again):
            self.tell(m.Alive(guest, again))

    def look(self, answer: Callable[[effects.Looked], None], *, listens: bool = False) -> None:
        """See the table, and perhaps hear from now on who is there."""
        token = next(self._outside.tokens)
        self._answers[token] = answer
        self.tell(m.Look(token, listens))

    def watch(self, on_change: Callable[[Table | None], None] | None) -> None:
        """Hear of every change, and as None that we cannot follow it any more; or hear of none again."""
        self._on_change = on_change
        self.tell(m.Watch(on=on_change is not None))

    def ring(self, version: int, done: Callable[[bool], None]) -> None:
        """Its durable clock has ended."""
        token = next(self._outside.tokens)
        self._answers[token] = done
        self.tell(m.ClockRang(version, token))

    def fired(self, key: str, late: float) -> None:
        """A timer has ended."""
        self.tell(m.TimerFired(key, late))

    def tell(self, message: m.Message) -> None:
        """Let the core handle a message, and do what it wants; one message after another."""
        if self.unloaded:
            return
        self._inbox.append(message)
        if self._handling:
            return
        self._handling = True
        before = self.core.table
        try:
            while self._inbox and not self.unloaded:
                for effect in self.core.handle(self._inbox.popleft(), self.time.mono(), self.time.now()):
                    self._carry_out[type(effect)](self, effect)
        finally:
            self._handling = False
        if self._on_change and (self.core.is_parked or self.core.table is not before):
            self._on_change(None if self.core.is_parked else self.core.table)

    # --- what it wants done --------------------------------------------------------------------------

    def _follow(self, _: effects.Follow) -> None:
        self._cancel_follow = self._outside.log.follow(self.code, self._hear_stored)

    def _hear_stored(self, stored: Stored) -> None:
        span = trail.told(self.code, stored)
        if stored.sequence > self.core.version:  # not what we have just stored ourselves
            self._show(m.EntryStored(stored), span)

    def _show(self, message: m.EntryStored | m.AppendDone, span: Span | None) -> None:
        """Tell of what is stored; the span ends once everyone here is told, if it was news."""
        before = self.core.version
        self.tell(message)
        if span and self.core.version > before:
            span.end(sequence=self.core.version)

    def _attend(self, _: effects.Attend) -> None:
        listen, subject = self._outside.bus.subscribe, self._outside.subject
        hears = {"here": self._hear_report, "talk": self._hear_talk, "ballots": self._hear_ballots}
        self._cancel_attend = [listen(subject(word, self.code), hear) for word, hear in hears.items()]

    def _hear_report(self, data: bytes) -> None:
        if report := m.read_report(data):
            self._outside.on_heard(report.gate)
            self.tell(m.Reported(report))

    def _hear_talk(self, data: bytes) -> None:
        if message := m.read_talk(data):
            self.tell(m.TalkHeard(message))

    def _hear_ballots(self, data: bytes) -> None:
        self.tell(m.BallotsHeard(data))

    def _ask_last(self, _: effects.AskLast) -> None:
        self._outside.log.last(self.code, lambda last: self.tell(m.LastKnown(last)))

    def _read(self, effect: effects.Read) -> None:
        self._outside.log.read(
            self.code, after=effect.after, answer=lambda entries: self.tell(m.ReadDone(entries))
        )

    def _append(self, effect: effects.Append) -> None:
        counts, time = self._outside.counts, self._outside.time
        sent = time.mono()
        span = trail.sent(self.code, effect.command, effect.after)

        def answered(answer: AppendAnswer) -> None:
            seconds = time.mono() - sent
            trail.acknowledged(span, self.code, effect.command, answer, seconds)
            counts.append_seconds.add(seconds)
            counts.count(counts.appends, type(answer).__name__)
            self._show(m.AppendDone(answer), trail.showing(self.code, effect.command))

        self._outside.log.append(
            self.code, effect.data, after=effect.after, command=effect.command, answer=answered
        )

    def _set_clock(self, effect: effects.SetClock) -> None:
        self._outside.log.set_clock(
            self.code,
            effect.version,
            effect.ends,
            lambda ok: self.tell(m.ClockSet(effect.version, ok)),
            calls=effect.calls,
        )

    def _publish(self, effect: effects.Publish) -> None:
        self._outside.bus.publish(self._outside.subject(effect.word, self.code), effect.data)

    def _pass_talk(self, effect: effects.PassTalk) -> None:
        ok = self._outside.bus.publish(self._outside.subject("talk", self.code), effect.data)
        self.tell(m.TalkPassed(effect.guest, effect.id, ok))

    def _keep_complaint(self, effect: effects.KeepComplaint) -> None:
        self._outside.keep_complaint(
            self.code,
            effect.data,
            effect.command,
            lambda ok: self.tell(m.ComplaintKept(effect.guest, effect.id, ok)),
        )

    def _call_runner(self, _: effects.CallRunner) -> None:
        self._outside.bus.publish(self._outside.vacancy, self.code.encode())

    def _send(self, effect: effects.Send) -> None:
        if effect.patient and len(effect.guests) > AT_ONCE:
            self._crowd.send(effect)
        else:
            self._crowd.keep_order(effect.guests)
            self._deliver(effect, effect.guests)

    def _deliver(self, effect: effects.Send, guests: Sequence[int]) -> None:
        for guest in guests:
            if outlet := self._outlets.get(guest):
                send = outlet.send_talk if effect.is_talk else outlet.send
                send(effect.data, patient=effect.patient)

    def _close(self, effect: effects.Close) -> None:
        if outlet := self._outlets.pop(effect.guest, None):
            outlet.close(effect.code)

    def _set_timer(self, effect: effects.SetTimer) -> None:
        self._outside.timers.set(self, effect.key, effect.at)

    def _cancel_timer(self, effect: effects.CancelTimer) -> None:
        self._outside.timers.cancel(self, effect.key)

    def _ring_answered(self, effect: effects.RingAnswered) -> None:
        self._answers.pop(effect.token)(effect.ok)

    def _looked(self, effect: effects.Looked) -> None:
        self._answers.pop(effect.token)(effect)

    def _think(self, effect: effects.Think) -> None:
        assert self._outside.think, "only a runner plays for bots"
        counts, time = self._outside.counts, self._outside.time
        asked, span = time.mono(), trail.thinking(self.code, effect.person)

        def thought_of(thought: Thought[bytes] | None, failed: bool) -> None:  # noqa: FBT001  (a callback)
            counts.thought_seconds.add(time.mono() - asked)
            counts.failed_thoughts += failed
            if span:
                span.end(game=effect.game, failed=failed)
            self.tell(m.BotDecided(effect.person, effect.seen, thought, failed))

        self._outside.think(effect, thought_of)

    def _release_bots(self, effect: effects.ReleaseBots) -> None:
        self._outside.on_release(self.code, effect.failed)

    def _incident(self, effect: effects.Incident) -> None:
        self._outside.counts.incidents += 1
        where = f"table {self.code}, version {effect.version}"
        error = effect.error if self._outside.errors.is_new(where, effect.error) else None
        about = {"table": self.code, "incident": effect.name, "sequence": effect.version}
        logger.error("incident %s: %s (%s)", effect.name, effect.what, where, exc_info=error, extra=about)

    def _unload(self, _: effects.Unload) -> None:
        self.unloaded = True
        self._outside.timers.drop(self)
        for cancel in filter(None, (self._cancel_follow, *self._cancel_attend)):
            cancel()
        if self._on_change:
            self._on_change(None)
        self._forget()

    _carry_out: ClassVar[dict[type[Any], Callable[[LiveTable, Any], None]]] = {
        effects.Follow: _follow,
        effects.Attend: _attend,
        effects.AskLast: _ask_last,
        effects.Read: _read,
        effects.Append: _append,
        effects.SetClock: _set_clock,
        effects.Publish: _publish,
        effects.PassTalk: _pass_talk,
        effects.KeepComplaint: _keep_complaint,
        effects.CallRunner: _call_runner,
        effects.Send: _send,
        effects.Close: _close,
        effects.SetTimer: _set_timer,
        effects.CancelTimer: _cancel_timer,
        effects.RingAnswered: _ring_answered,
        effects.Looked: _looked,
        effects.Think: _think,
        effects.ReleaseBots: _release_bots,
        effects.Incident: _incident,
        effects.Unload: _unload,
    }
