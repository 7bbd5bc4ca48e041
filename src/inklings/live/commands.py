"""The commands of a table: decided one at a time on the newest table, each with a true answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from inklings.house import log, moves
from inklings.house.asks import Why
from inklings.house.entry_codec import encode_entry
from inklings.house.log import Events
from inklings.house.table import Table
from inklings.kernel.game import Refused
from inklings.live import trail
from inklings.live.context import MOMENT, Context
from inklings.live.effects import Append
from inklings.live.interfaces import Appended, Busy, Conflict, Duplicate, Full, Stored, Unknown
from inklings.live.messages import AppendDone
from inklings.live.outcomes import Broken, Done, Malformed, NotAllowed, Outcome, Unsure
from inklings.live.replica import Replica
from inklings.live.traces import Span

DEADLINE_SECONDS = 10.0
"""From receipt; then the answer is `Unsure`. A stream's new leader is found in about five seconds."""
MOST_BYTES = 4 * 1024 * 1024
"""The size of the longest log: some two hundred games."""
BUSY_SECONDS = 0.02
RETRY_SECONDS = 0.1
LONGEST_RETRY_SECONDS = 1.0
RETRY_TIMER = "retry"
DEADLINE_TIMER = "deadline"
HOLD_SECONDS = 1.0
HOLD_TIMER = "hold"


@dataclass(slots=True)
class Pending:
    """A command that has not been answered yet."""

    key: str
    """The same for all copies of the command at every member, so it counts once."""
    decide: Callable[[Table], Events]
    answer: Callable[[Outcome], None]
    deadline: float
    again: bool = False
    """Another copy may still be on its way elsewhere, so a refusal is stored, too."""
    not_before: int = 0
    """The earliest time of its entry, in milliseconds."""
    by_house: bool = False
    """A command of the server itself, which is repeated until it is stored."""
    even_empty: bool = False
    """Whether its entry is stored even if it has no events."""
    answered: bool = False
    is_stored: bool = False
    """The log says that this command is stored."""
    data: bytes = b""
    """The entry on its way to the log."""
    after: int = 0
    """The version on which that was decided."""
    moment: int = 0
    """The moment of that entry, in milliseconds since the table was opened."""
    refusal: NotAllowed | None = None
    """The refusal in that entry, if it is one."""
    span: Span | None = None
    """The span of this command, if it is traced."""


def _no_room(pending: Pending) -> Outcome:
    """The answer when there is no space. If a copy may be on its way elsewhere, we cannot be sure."""
    return Unsure() if pending.again or pending.by_house else NotAllowed(Why.HOUSE_FULL, {})


class Commands:
    """At most one append is on its way, so every command is decided on the newest table (G5)."""

    def __init__(self, context: Context, replica: Replica) -> None:
        self._context = context
        self._replica = replica
        self._queue: deque[Pending] = deque()
        self._appending: Pending | None = None
        self._deadline_set = False
        self._resting = False
        self._rest = RETRY_SECONDS
        self._holding = False
        self._held: list[tuple[Pending, Outcome]] = []

    def __len__(self) -> int:
        return len(self._queue) + (self._appending is not None) + len(self._held)

    def add(  # noqa: PLR0913
        self,
        key: str,
        decide: Callable[[Table], Events],
        answer: Callable[[Outcome], None],
        *,
        again: bool = False,
        not_before: int = 0,
        by_house: bool = False,
        even_empty: bool = False,
    ) -> None:
        """Decide this after all that came before it."""
        if not self._deadline_set:
            self._deadline_set = True
            self._context.set_timer(DEADLINE_TIMER, DEADLINE_SECONDS)
        deadline = self._context.mono + DEADLINE_SECONDS
        pending = Pending(key, decide, answer, deadline, again, not_before, by_house, even_empty)
        pending.span = trail.received(self._context.code, key, again=again)
        self._queue.append(pending)
        self.go_on()

    def go_on(self) -> None:
        """Decide what can be decided now."""
        while self._queue and not self._waiting:
            pending = self._queue.popleft()
            if not pending.answered and (outcome := self._decide(pending)):
                self._answer(pending, outcome)

    def append_done(self, message: AppendDone) -> None:
        """The log has answered, or has not answered in time."""
        pending, self._appending = self._appending, None
        assert pending, "an answer comes once, to what is on its way"
        match message.answer:
            case Appended(sequence):
                self._rest = RETRY_SECONDS
                self._replica.told(Stored(sequence, pending.after, pending.data))
                outcome = pending.refusal or Done(pending.moment)
                if self._holding:
                    self._held.append((pending, outcome))
                else:
                    self._answer(pending, outcome)
                self.go_on()
                return
            case Duplicate(sequence):
                pending.is_stored = True
                self._replica.reach(sequence)
            case Conflict(last):
                self._replica.reach(last)
                if last <= self._context.version:  # from a leader that is cut off from the other nodes
                    self._replica.doubt()
                    self._pause_longer()
            case Busy():
                self._pause(BUSY_SECONDS)
            case Full():
                self._answer(pending, _no_room(pending))
                self.go_on()
                return
            case Unknown():
                # It may be stored or not: read the log to find out.
                self._replica.doubt()
                self._pause_longer()
        self._queue.appendleft(pending)
        self.go_on()

    def rested(self) -> None:
        """It is time to try again."""
        self._resting = False
        self.go_on()

    def deadline(self) -> None:
        """Say `Unsure` to everyone who has waited long enough."""
        waiting = self._all
        for pending in waiting:
            if pending.deadline < self._context.mono + MOMENT:
                self._answer(pending, Unsure())
        self._queue = deque(pending for pending in self._queue if not pending.answered)
        left = [pending.deadline for pending in waiting if not pending.answered]
        self._deadline_set = bool(left)
        if left:
            self._context.set_timer(DEADLINE_TIMER, min(left) - self._context.mono)

    def hold(self) -> None:
        """Keep answers back until `release`, but not for long."""
        self._holding = True
        self._context.set_timer(HOLD_TIMER, HOLD_SECONDS)

    def release(self) -> None:
        """Give the answers that were kept back."""
        self._holding = False
        held, self._held = self._held, []
        for pending, outcome in held:
            self._answer(pending, outcome)

    def owns(self, key: str) -> bool:
        """Whether this command was given to us and is not answered yet."""
        return any(pending.key == key for pending in self._all)

    def give_up(self, outcome: Outcome) -> None:
        """Answer everything that waits; what is on its way to the log may still be stored."""
        self.release()
        if self._appending:
            self._answer(self._appending, Unsure())
        for pending in self._queue:
            self._answer(pending, outcome)
        self._queue.clear()

    @property
    def _all(self) -> list[Pending]:
        return [*([self._appending] if self._appending else []), *self._queue]

    @property
    def _waiting(self) -> bool:
        return (
            self._appending is not None or self._resting or not self._replica.loaded or self._replica.behind
        )

    def _pause_longer(self) -> None:
        self._pause(self._rest)
        self._rest = min(2 * self._rest, LONGEST_RETRY_SECONDS)

    def _pause(self, seconds: float) -> None:
        self._resting = True
        self._context.set_timer(RETRY_TIMER, seconds)

    def _answer(self, pending: Pending, outcome: Outcome) -> None:
        if not pending.answered:
            pending.answered = True
            pending.answer(outcome)
            if pending.span:
                game = self._context.table.game if self._context.table else ""
                trail.answered(pending.span, type(outcome).__name__, game, pending.data)

    def _decide(self, pending: Pending) -> Outcome | None:
        """Decide a command on the table as it is now; None: its entry is on its way to the log."""
        if (known := self._known(pending)) is not None:
            return known
        table = self._context.table
        assert table, "nothing is decided before the table is loaded"
        pending.refusal = None
        try:
            events = pending.decide(table)
            self._check_floor(table, events)
            self._check_length(events)
        except Refused as refused:
            pending.refusal = NotAllowed(refused.why, refused.facts)
            if not pending.again or isinstance(refused, moves.Uncounted):
                return pending.refusal
            events = ()
        except moves.MalformedMove as malformed:
            return Malformed(str(malformed))
        except Exception as error:  # noqa: BLE001  (a game's mistake must not stop the table)
            return Broken(self._context.incident("a command cannot be decided", error))
        if not events and not pending.refusal and not pending.even_empty:
            return Done(table.shown)
        if not self._context.space.has_room(self._context.code):
            return _no_room(pending)
        return self._append(pending, table, events)

    def _check_floor(self, table: Table, events: Events) -> None:
        """Refuse events that some member of the cell could not read."""
        if not self._context.floor.allows(events, table.game):
            raise Refused(Why.UPGRADING)

    def _check_length(self, events: Events) -> None:
        """Refuse to make a log too long; leaving is always allowed."""
        if self._replica.size > MOST_BYTES and not any(isinstance(event, log.Left) for event in events):
            raise Refused(Why.TOO_LONG)

    def _append(self, pending: Pending, table: Table, events: Events) -> Outcome | None:
        """Fold the entry as a rehearsal, then send it to the log."""
        no = pending.refusal
        entry = log.Entry(
            at=max(self._context.now, pending.not_before, self._replica.last_at + 1),
            command=pending.key,
            events=events,
            refused=log.Refusal(no.why, no.facts) if no else None,
        )
        pending.data, pending.after = encode_entry(entry), table.version
        pending.moment = entry.at - table.opened
        try:
            self._replica.rehearse(table, pending.data)
        except Exception as error:  # noqa: BLE001  (the same)
            return Broken(self._context.incident("an entry does not fold", error))
        self._appending = pending
        self._context.emit(Append(pending.data, pending.after, pending.key))
        return None

    def _known(self, pending: Pending) -> Outcome | None:
        """How this command ended, if it is in the log already."""
        known = self._replica.commands.get(pending.key)
        if isinstance(known, log.Refusal):
            return NotAllowed(known.why, known.facts)
        if known is not None:
            return Done(known)
        # It was stored before the commands that we remember, so every scene shows it.
        return Done(0) if pending.is_stored else None
