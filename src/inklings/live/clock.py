"""The clock of a table at one member: the durable one in the engine, and a fallback timer of our own."""

from __future__ import annotations

from inklings.house import moves
from inklings.kernel.clock import Clock, Pause
from inklings.live.audience import Audience
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.effects import RingAnswered, SetClock
from inklings.live.messages import ClockSet, Token
from inklings.live.outcomes import Broken, Done, Outcome, Unsure
from inklings.wire import messages as wire

FALLBACK_SECONDS = 1.0
"""How long after a deadline any gate with guests calls time itself, in case no durable clock was set."""
RETRY_SECONDS = 1.0
RESTED_SECONDS = 60.0
"""A clock that ended longer ago was waiting for people to come back, so it does not count as late."""
FALLBACK_TIMER = "clock"
RETRY_TIMER = "set clock"


class TableClock:
    """Calls time once for each clock that ends."""

    def __init__(self, context: Context, commands: Commands, audience: Audience) -> None:
        self._context = context
        self._commands = commands
        self._audience = audience
        self._called = 0
        """The version of the last clock that was called, or that our own code could not decide."""
        self._armed: int | None = None
        """The end of the clock for which the timer is set."""

    @property
    def _alarm(self) -> Clock | Pause | None:
        """What ends next, unless it has been called already."""
        alarm = self._context.table.alarm if self._context.table else None
        return None if alarm is None or alarm.version == self._called else alarm

    def arm(self) -> None:
        """Set the fallback timer, in case the durable clock does not ring."""
        alarm = self._alarm
        ends = alarm.ends if alarm else None
        if ends == self._armed:
            return
        self._armed = ends
        if ends is None:
            self._context.cancel_timer(FALLBACK_TIMER)
        else:
            wait = max(0, ends - self._context.now) / 1000
            self._context.set_timer(FALLBACK_TIMER, wait + FALLBACK_SECONDS)

    def set_durable(self) -> None:
        """Have the engine ring when the clock ends."""
        table = self._context.table
        if table and (alarm := self._alarm):
            self._context.emit(SetClock(alarm.version, alarm.ends, calls=table.over_days))

    def durable_set(self, message: ClockSet) -> None:
        """The engine has answered."""
        self._commands.release()
        if not message.ok and (alarm := self._alarm) and alarm.version == message.version:
            self._context.set_timer(RETRY_TIMER, RETRY_SECONDS)

    def fall_back(self) -> None:
        """The durable clock should have rung by now."""
        self._armed = None
        alarm = self._alarm
        if alarm and alarm.ends <= self._context.now and self._audience.guests:
            self.call(alarm.version)
        else:
            self.arm()

    def call(self, version: int, token: Token | None = None) -> None:
        """The clock that was set at this version has ended."""
        context, alarm = self._context, self._alarm
        if alarm is None or alarm.version != version:
            self.set_durable()  # an older clock may have replaced the newer one
            self.rung(token, ok=True)
            return
        self._commands.add(
            f"time:{version}",
            lambda table: moves.time_up(context.games, table, version, context.chance),
            lambda outcome: self._decided(alarm, token, outcome),
            not_before=alarm.ends,
            by_house=True,
        )

    def rung(self, token: Token | None, *, ok: bool) -> None:
        """Acknowledge a ring, or have it ring again."""
        if token is not None:
            self._context.emit(RingAnswered(token, ok))

    def _decided(self, alarm: Clock | Pause, token: Token | None, outcome: Outcome) -> None:
        if isinstance(outcome, Unsure):
            self.arm()
        else:
            self._called = alarm.version
        if isinstance(outcome, Done):
            self._count_late((self._context.now - alarm.ends) / 1000)
        if isinstance(outcome, Broken):
            # It would break again: stop the clock and tell people.
            self._audience.tell_all(wire.Broken(id=None, incident=outcome.incident))
        self.rung(token, ok=not isinstance(outcome, Unsure))

    def _count_late(self, seconds: float) -> None:
        if seconds < RESTED_SECONDS:
            self._context.counts.late_clock_seconds.add(max(0.0, seconds))
