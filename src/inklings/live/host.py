"""The tables that one process has loaded: carries out what their cores want, and brings them the answers.

Nothing here waits: answers come as callbacks, so the same code runs on NATS and in the simulation.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, ClassVar, Protocol, TypeAlias

import msgspec

from inklings.house.codes import is_code, shard_of
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.kernel.bot import Thought
from inklings.live import effects, trail
from inklings.live import messages as m
from inklings.live.core import TableCore
from inklings.live.crowd import AT_ONCE, Crowd
from inklings.live.figures import Counts
from inklings.live.floor import Floor
from inklings.live.interfaces import AppendAnswer, Bus, Cancel, Log, Stored, Time
from inklings.live.repeated_errors import RepeatedErrors
from inklings.live.space import Space
from inklings.live.timers import Timers
from inklings.live.traces import Span
from inklings.wire.messages import NOTHING_ANNOUNCED, Announced

logger = logging.getLogger(__name__)

DOUBTS_AT_ONCE = 50
DOUBT_PAUSE = 0.01
"""After a break in the line every table asks whether it has missed something, a few at a time."""
DOUBT_AGAIN = (3.0, 10.0)
"""And again: nodes that have just found each other may not know yet who listens where."""

ThoughtAnswer: TypeAlias = Callable[[Thought[bytes] | None, bool], None]
"""Takes a thought, and whether the mind has failed."""
Keep: TypeAlias = Callable[[str, bytes, str, Callable[[bool], None]], None]
"""Takes a table's code, a report, by which a copy of it is known, and the answer: whether it is kept."""


class Outlet(Protocol):
    """One browser's connection, as a table sees it. Never raises; once it is closed nothing arrives."""

    def send(self, data: bytes, *, patient: bool = False) -> None:
        """Send a frame; a patient browser waits for its turn."""

    def send_talk(self, data: bytes, *, patient: bool = False) -> None:
        """Send a frame, unless the browser is slow to read."""

    def close(self, code: int) -> None:
        """Send nothing more, and close."""


class TableHost:
    """All tables of one gate or runner."""

    def __init__(  # noqa: PLR0913
        self,
        games: GameRegistry,
        member: str,
        *,
        log: Log,
        bus: Bus,
        time: Time,
        chance: Random,
        cell: str = "home",
        tempo: float = 1,
        floor: Floor | None = None,
        space: Space | None = None,
        counts: Counts | None = None,
        think: Callable[[effects.Think, ThoughtAnswer], None] | None = None,
        on_release: Callable[[str, bool], None] = lambda _code, _failed: None,
        keep_complaint: Keep = lambda _code, _data, _command, answer: answer(False),
    ) -> None:
        self.games = games
        self.keep_complaint = keep_complaint
        self.member = member
        self.log = log
        self.bus = bus
        self.time = time
        self.chance = chance
        self.cell = cell
        self.tempo = tempo
        self.floor = floor or Floor(known(games))
        self.space = space or Space()
        self.counts = counts or Counts()
        self.think = think
        self.on_release = on_release
        self.timers = Timers(time)
        self.tokens = count(1)
        self.errors = RepeatedErrors()
        self.announced = NOTHING_ANNOUNCED
        self._tables: dict[str, LiveTable] = {}
        self._doubted: deque[str] = deque()
        self._stopped = False

    def __getitem__(self, code: str) -> LiveTable:
        """The table of this code, loaded from now on."""
        if code not in self._tables:
            self._tables[code] = LiveTable(code, self)
        return self._tables[code]

    def __len__(self) -> int:
        return len(self._tables)

    def cores(self) -> Iterator[TableCore]:
        """The cores of all loaded tables."""
        return (table.core for table in self._tables.values())

    def look(self, code: str, answer: Callable[[effects.Looked], None]) -> None:
        """See a table as it is now."""
        if self._stopped:
            answer(effects.Looked(0, failure="unavailable"))
        elif is_code(code):
            self[code].look(answer)
        else:
            answer(effects.Looked(0, failure="no_such_table"))

    def ring(self, code: str, version: int, done: Callable[[bool], None]) -> None:
        """A durable clock has ended."""
        if is_code(code):
            self[code].ring(version, done)
        else:
            done(True)

    def tend(self, code: str) -> None:
        """Play for the bots of a table."""
        if is_code(code):
            self[code].tell(m.PlayBots())

    def doubt(self, shard: int | None = None) -> None:
        """Something may have been missed at all tables, or at those of one shard."""
        self._doubt(shard)
        for seconds in DOUBT_AGAIN:
            self.time.call_at(self.time.mono() + seconds, lambda: self._doubt(shard))

    def _doubt(self, shard: int | None) -> None:
        waiting = set(self._doubted)
        for code in self._tables:
            if code not in waiting and shard in (None, shard_of(code)):
                self._doubted.append(code)
        if self._doubted and not waiting:
            self._ask_doubted()

    def announce(self, announced: Announced) -> None:
        """Tell everyone at all tables of this process what the people who run the house say."""
        self.announced = announced
        data = msgspec.json.encode(announced)
        for table in self._tables.values():
            table.announce(data)

    def members_gone(self, members: frozenset[str]) -> None:
        """These members have not been heard for a while."""
        for table in list(self._tables.values()):
            table.tell(m.MembersGone(members))

    def codes(self) -> list[str]:
        """The codes of all loaded tables."""
        return list(self._tables)

    def leave(self, code: str) -> None:
        """Send everyone at this table elsewhere; it stays in its log."""
        if table := self._tables.get(code):
            table.tell(m.Stop())

    def stop(self) -> None:
        """Send everyone elsewhere; every table stays in its log."""
        self._stopped = True
        for table in list(self._tables.values()):
            table.tell(m.Stop())

    def subject(self, word: str, code: str) -> str:
        """A subject of this table."""
        return f"{word}.{self.cell}.{shard_of(code)}.{code}"

    @property
    def vacancy(self) -> str:
        """Where runners are called."""
        return f"vacant.{self.cell}"

    def unload(self, code: str) -> None:
        """Forget a table."""
        del self._tables[code]

    def _ask_doubted(self) -> None:
        for _ in range(min(DOUBTS_AT_ONCE, len(self._doubted))):
            if table := self._tables.get(self._doubted.popleft()):
                table.tell(m.Doubt())
        if self._doubted:
            self.time.call_at(self.time.mono() + DOUBT_PAUSE, self._ask_doubted)


class LiveTable:
    """One table: its core, its browsers, and the questions that are on their way."""

    def __init__(self, code: str, host: TableHost) -> None:
        self.code = code
        self.core = TableCore(
            code,
            host.games,
            host.member,
            host.chance,
            tempo=host.tempo,
            floor=host.floor,
            space=host.space,
            counts=host.counts,
        )
        self.timers: dict[str, float] = {}
        self.unloaded = False
        self._host = host
        self._outlets: dict[int, Outlet] = {}
        self._answers: dict[m.Token, Callable[[Any], None]] = {}
        self._crowd = Crowd(host.time, self._deliver)
        self._inbox: deque[m.Message] = deque()
        self._handling = False
        self._cancel_follow: Cancel | None = None
        self._cancel_attend: list[Cancel] = []

    @property
    def time(self) -> Time:
        """The time that its core goes by."""
        return self._host.time

    # --- what is told to it --------------------------------------------------------------------------

    def join(  # noqa: PLR0913
        self, outlet: Outlet, person: str, *, screen: bool, seen: int, since: int = 0, network: str = ""
    ) -> int:
        """Let a browser in; returns the number by which it is known here."""
        guest = next(self._host.tokens)
        self._outlets[guest] = outlet
        if self._host.announced.until > self._host.time.now():
            outlet.send(msgspec.json.encode(self._host.announced))
        self.tell(m.Join(guest, person, screen, seen, since, network))
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
        if not self.core.audience.guests.still_here(guest, self._host.time.mono(), again):
            self.tell(m.Alive(guest, again))

    def look(self, answer: Callable[[effects.Looked], None]) -> None:
        """See the table."""
        token = next(self._host.tokens)
        self._answers[token] = answer
        self.tell(m.Look(token))

    def ring(self, version: int, done: Callable[[bool], None]) -> None:
        """Its durable clock has ended."""
        token = next(self._host.tokens)
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
        try:
            time = self._host.time
            while self._inbox and not self.unloaded:
                for effect in self.core.handle(self._inbox.popleft(), time.mono(), time.now()):
                    self._carry_out[type(effect)](self, effect)
        finally:
            self._handling = False

    # --- what it wants done --------------------------------------------------------------------------

    def _follow(self, _: effects.Follow) -> None:
        self._cancel_follow = self._host.log.follow(self.code, self._hear_stored)

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
        host = self._host
        self._cancel_attend = [
            host.bus.subscribe(host.subject("here", self.code), self._hear_report),
            host.bus.subscribe(host.subject("talk", self.code), self._hear_talk),
        ]

    def _hear_report(self, data: bytes) -> None:
        if report := _decoded(_reports, data):
            self.tell(m.Reported(report))

    def _hear_talk(self, data: bytes) -> None:
        if message := _decoded(_talk, data):
            self.tell(m.TalkHeard(message))

    def _ask_last(self, _: effects.AskLast) -> None:
        self._host.log.last(self.code, lambda last: self.tell(m.LastKnown(last)))

    def _read(self, effect: effects.Read) -> None:
        self._host.log.read(
            self.code, after=effect.after, answer=lambda entries: self.tell(m.ReadDone(entries))
        )

    def _append(self, effect: effects.Append) -> None:
        counts, time = self._host.counts, self._host.time
        sent = time.mono()
        span = trail.sent(self.code, effect.command, effect.after)

        def answered(answer: AppendAnswer) -> None:
            seconds = time.mono() - sent
            trail.acknowledged(span, self.code, effect.command, answer, seconds)
            counts.append_seconds.add(seconds)
            counts.count(counts.appends, type(answer).__name__)
            self._show(m.AppendDone(answer), trail.showing(self.code, effect.command))

        self._host.log.append(
            self.code, effect.data, after=effect.after, command=effect.command, answer=answered
        )

    def _set_clock(self, effect: effects.SetClock) -> None:
        self._host.log.set_clock(
            self.code,
            effect.version,
            effect.ends,
            lambda ok: self.tell(m.ClockSet(effect.version, ok)),
        )

    def _publish_report(self, effect: effects.PublishReport) -> None:
        self._host.bus.publish(self._host.subject("here", self.code), effect.data)

    def _pass_talk(self, effect: effects.PassTalk) -> None:
        ok = self._host.bus.publish(self._host.subject("talk", self.code), effect.data)
        self.tell(m.TalkPassed(effect.guest, effect.id, ok))

    def _keep_complaint(self, effect: effects.KeepComplaint) -> None:
        self._host.keep_complaint(
            self.code,
            effect.data,
            effect.command,
            lambda ok: self.tell(m.ComplaintKept(effect.guest, effect.id, ok)),
        )

    def _call_runner(self, _: effects.CallRunner) -> None:
        self._host.bus.publish(self._host.vacancy, self.code.encode())

    def _send(self, effect: effects.Send) -> None:
        if effect.patient and len(effect.guests) > AT_ONCE:
            self._crowd.send(effect)
        else:
            self._crowd.keep_order(effect.guests)
            self._deliver(effect, effect.guests)

    def _deliver(self, effect: effects.Send, guests: Sequence[int]) -> None:
        outlets = self._outlets
        for guest in guests:
            if outlet := outlets.get(guest):
                if effect.is_talk:
                    outlet.send_talk(effect.data, patient=effect.patient)
                else:
                    outlet.send(effect.data, patient=effect.patient)

    def _close(self, effect: effects.Close) -> None:
        if outlet := self._outlets.pop(effect.guest, None):
            outlet.close(effect.code)

    def _set_timer(self, effect: effects.SetTimer) -> None:
        self._host.timers.set(self, effect.key, effect.at)

    def _cancel_timer(self, effect: effects.CancelTimer) -> None:
        self._host.timers.cancel(self, effect.key)

    def _ring_answered(self, effect: effects.RingAnswered) -> None:
        self._answers.pop(effect.token)(effect.ok)

    def _looked(self, effect: effects.Looked) -> None:
        self._answers.pop(effect.token)(effect)

    def _think(self, effect: effects.Think) -> None:
        assert self._host.think, "only a runner plays for bots"
        counts, time = self._host.counts, self._host.time
        asked, span = time.mono(), trail.thinking(self.code, effect.person)

        def thought_of(thought: Thought[bytes] | None, failed: bool) -> None:  # noqa: FBT001  (a callback)
            counts.thought_seconds.add(time.mono() - asked)
            counts.failed_thoughts += failed
            if span:
                span.end(game=effect.game, failed=failed)
            self.tell(m.BotDecided(effect.person, effect.seen, thought, failed))

        self._host.think(effect, thought_of)

    def _release_bots(self, effect: effects.ReleaseBots) -> None:
        self._host.on_release(self.code, effect.failed)

    def _incident(self, effect: effects.Incident) -> None:
        self._host.counts.incidents += 1
        where = f"table {self.code}, version {effect.version}"
        error = effect.error if self._host.errors.is_new(where, effect.error) else None
        about = {"table": self.code, "incident": effect.name, "sequence": effect.version}
        logger.error("incident %s: %s (%s)", effect.name, effect.what, where, exc_info=error, extra=about)

    def _unload(self, _: effects.Unload) -> None:
        self.unloaded = True
        self._host.timers.drop(self)
        for cancel in (self._cancel_follow, *self._cancel_attend):
            if cancel:
                cancel()
        self._host.unload(self.code)

    _carry_out: ClassVar[dict[type[Any], Callable[[LiveTable, Any], None]]] = {
        effects.Follow: _follow,
        effects.Attend: _attend,
        effects.AskLast: _ask_last,
        effects.Read: _read,
        effects.Append: _append,
        effects.SetClock: _set_clock,
        effects.PublishReport: _publish_report,
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


_reports = msgspec.json.Decoder(m.Report)
_talk = msgspec.json.Decoder(m.TalkMessage)


def _decoded(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    """A message of another member; None if it is of a release that we do not know."""
    try:
        return decoder.decode(data)
    except msgspec.DecodeError as error:
        logger.warning("can't read a message from another member: %s", error)
        return None
