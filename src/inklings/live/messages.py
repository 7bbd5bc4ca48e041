"""What is told to the core of a table, and what the core wants done: nothing else goes in or out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from inklings.house.asks import AnyAsk
from inklings.house.complaints import Reason
from inklings.house.log import Bot
from inklings.house.table import Table
from inklings.house.talk import AnyTalk
from inklings.kernel.bot import Thought
from inklings.kernel.game import Seat
from inklings.live.interfaces import AppendAnswer, Stored

TimerKey: TypeAlias = str
Token: TypeAlias = int
"""Names a question from outside, so its answer finds the way back."""


# --- between the members of a cell -----------------------------------------------------------------


class Report(Struct, frozen=True):
    """Whom one gate sees at a table, or that a runner plays for its bots."""

    gate: str
    people: dict[str, int]
    """Each seated person with the time at which they came: the newest connection counts (G2)."""
    watching: int
    screens: int
    asks: bool = False
    """Tell me whom you see."""
    bots: bool = False
    """This member plays for the bots."""
    version: int = 0
    """How far this member has read the log."""
    networks: dict[str, str] = {}
    """Where each of these people is, as a hash."""


class TalkMessage(Struct, frozen=True):
    """Something on its way to every gate of a table."""

    person: str
    """Not a seat: where they sit, and whether they may speak, is looked up on arrival."""
    version: int
    """The table at which it was allowed: nobody judges it by an older one."""
    talk: AnyTalk


# --- what the core is told -------------------------------------------------------------------------


class Join(Struct, frozen=True):
    """A browser has come, and has seen the table up to this version."""

    guest: int
    person: str
    screen: bool
    seen: int
    since: int = 0
    """When its connection was opened, by its own clock; 0: it has not said."""
    network: str = ""
    """Where it is, as a hash."""


class Part(Struct, frozen=True):
    """A browser has gone."""

    guest: int


class Alive(Struct, frozen=True):
    """A browser is alive, though it has nothing to say; a command and talk tell so by themselves."""

    guest: int
    again: float
    """After so many seconds at most it says so again."""


class Command(Struct, frozen=True):
    """A move, or a wish about the table."""

    guest: int
    id: str
    person: str
    body: msgspec.Raw | AnyAsk
    key: str
    """The one-time key that is given out if one is asked for."""
    again: bool


class Say(Struct, frozen=True):
    """Talk that a browser wants passed on."""

    guest: int
    id: str
    talk: AnyTalk


class Complain(Struct, frozen=True):
    """Somebody is reported to those who run the house."""

    guest: int
    id: str
    seat: Seat
    reason: Reason


class ComplaintKept(Struct, frozen=True):
    """The answer to `KeepComplaint`: whether it is kept for sure."""

    guest: int
    id: str
    ok: bool


class EntryStored(Struct, frozen=True):
    """An entry was stored, by us or by another member."""

    stored: Stored


class LastKnown(Struct, frozen=True):
    """The answer to `AskLast`."""

    last: int | None


class ReadDone(Struct, frozen=True):
    """The answer to `Read`."""

    entries: Sequence[Stored] | None


class AppendDone(Struct, frozen=True):
    """The answer to `Append`."""

    answer: AppendAnswer


class ClockSet(Struct, frozen=True):
    """The answer to `SetClock`."""

    version: int
    ok: bool


class Reported(Struct, frozen=True):
    """Another member's report."""

    report: Report


class TalkHeard(Struct, frozen=True):
    """Talk that some gate has passed on."""

    message: TalkMessage


class TalkPassed(Struct, frozen=True):
    """Whether talk is on its way to the other gates."""

    guest: int
    id: str
    ok: bool


class MembersGone(Struct, frozen=True):
    """These members have not been heard for a while."""

    members: frozenset[str]


class Doubt(Struct, frozen=True):
    """Something may have been stored or reported that we did not hear."""


class TimerFired(Struct, frozen=True):
    """A timer ended, so many seconds later than it should have."""

    key: TimerKey
    late: float


class ClockRang(Struct, frozen=True):
    """The durable clock that was set at this version has ended."""

    version: int
    token: Token


class Look(Struct, frozen=True):
    """Someone wants to see the table itself."""

    token: Token


class PlayBots(Struct, frozen=True):
    """Play for the table's bots from now on."""


class BotDecided(Struct, frozen=True):
    """What a bot wants to do, having seen this; or that its mind failed."""

    person: str
    seen: bytes
    thought: Thought[bytes] | None
    failed: bool = False


class Stop(Struct, frozen=True):
    """The process ends: send everyone elsewhere."""


Message: TypeAlias = (
    Join
    | Part
    | Alive
    | Command
    | Say
    | Complain
    | ComplaintKept
    | EntryStored
    | LastKnown
    | ReadDone
    | AppendDone
    | ClockSet
    | Reported
    | TalkHeard
    | TalkPassed
    | MembersGone
    | Doubt
    | TimerFired
    | ClockRang
    | Look
    | PlayBots
    | BotDecided
    | Stop
)


# --- what the core wants done ----------------------------------------------------------------------


class Follow(Struct, frozen=True):
    """Tell me what is stored at this table from now on."""


class Attend(Struct, frozen=True):
    """Tell me what other members report and pass on from now on."""


class AskLast(Struct, frozen=True):
    """Ask the log's leader how far it goes."""


class Read(Struct, frozen=True):
    """Read the entries after this one."""

    after: int


class Append(Struct, frozen=True):
    """Store an entry."""

    data: bytes
    after: int
    command: str


class SetClock(Struct, frozen=True):
    """Set the table's durable clock."""

    version: int
    ends: int


class PublishReport(Struct, frozen=True):
    """Tell the other members at this table whom we see."""

    data: bytes


class PassTalk(Struct, frozen=True):
    """Pass talk on to every gate at this table, ours among them."""

    data: bytes
    guest: int
    id: str


class KeepComplaint(Struct, frozen=True):
    """Keep a report for those who run the house."""

    data: bytes
    command: str
    """By which a copy of it is known."""
    guest: int
    id: str


class CallRunner(Struct, frozen=True):
    """Ask for a runner that plays the bots of this table."""


class Send(Struct, frozen=True):
    """Send a frame to these browsers."""

    guests: Sequence[int]
    data: bytes
    is_talk: bool = False
    """A browser that is slow to read misses talk first."""
    patient: bool = False
    """These are a crowd: nobody who plays waits for all of them."""


class Close(Struct, frozen=True):
    """Close a browser's connection."""

    guest: int
    code: int


class SetTimer(Struct, frozen=True):
    """Call me at this time; a timer with the same key is replaced."""

    key: TimerKey
    at: float


class CancelTimer(Struct, frozen=True):
    """Do not call me."""

    key: TimerKey


class RingAnswered(Struct, frozen=True):
    """Whether a ring has been dealt with; otherwise it rings again, here or elsewhere."""

    token: Token
    ok: bool


LookFailure: TypeAlias = Literal["no_such_table", "unavailable", "newer"]


class Looked(Struct, frozen=True):
    """The answer to `Look`: the table, why there is none, or the incident by which it is broken."""

    token: Token
    table: Table | None = None
    failure: LookFailure | None = None
    incident: str = ""


class Think(Struct, frozen=True):
    """Let a bot make up its mind about what it sees."""

    person: str
    game: str
    seat: Seat
    bot: Bot
    seen: bytes
    plainly: bool
    """Its own idea was refused: anything that is offered will do."""


class ReleaseBots(Struct, frozen=True):
    """We no longer play for the bots; `failed`: we tried, and could not."""

    failed: bool


class Incident(Struct, frozen=True):
    """Our own mistake, to be logged under this name."""

    name: str
    what: str
    version: int
    error: Exception | None


class Unload(Struct, frozen=True):
    """Nobody needs this table here: forget it."""


Effect: TypeAlias = (
    Follow
    | Attend
    | AskLast
    | Read
    | Append
    | SetClock
    | PublishReport
    | PassTalk
    | KeepComplaint
    | CallRunner
    | Send
    | Close
    | SetTimer
    | CancelTimer
    | RingAnswered
    | Looked
    | Think
    | ReleaseBots
    | Incident
    | Unload
)
