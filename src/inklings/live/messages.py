"""The messages that a table's core is told, and those between the members of a cell."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from inklings.house.asks import AnyAsk
from inklings.house.complaints import Reason
from inklings.house.talk import AnyTalk
from inklings.kernel.bot import Thought
from inklings.kernel.game import Seat
from inklings.live.interfaces import AppendAnswer, Stored

logger = logging.getLogger(__name__)

TimerKey: TypeAlias = str
Token: TypeAlias = int
"""The number of a request from outside, by which its answer is matched."""


# --- between the members of a cell -----------------------------------------------------------------


class Report(Struct, frozen=True):
    """Who is at a table at one gate, or that a runner plays for its bots."""

    gate: str
    people: dict[str, int]
    """Each seated person with the time at which they came: the newest connection counts (G2)."""
    watching: int
    screens: int
    asks: bool = False
    """Asks the others to report, too."""
    bots: bool = False
    """This member plays for the bots."""
    version: int = 0
    """How far this member has read the log."""
    networks: dict[str, str] = {}
    """Where each of these people is, as a hash."""


class TalkMessage(Struct, frozen=True):
    """Talk on its way to every gate of a table."""

    person: str
    """Not a seat: each gate looks up where they sit, and whether they may speak."""
    version: int
    """The version at which it was allowed. No gate judges it by an older table."""
    talk: AnyTalk


T = TypeVar("T")

_reports = msgspec.json.Decoder(Report)
_talk = msgspec.json.Decoder(TalkMessage)


def read_report(data: bytes) -> Report | None:
    """The report in these bytes; None if another release wrote what we cannot read."""
    return read(_reports, data)


def read_talk(data: bytes) -> TalkMessage | None:
    """The talk in these bytes; None if another release wrote what we cannot read."""
    return read(_talk, data)


def read(decoder: msgspec.json.Decoder[T], data: bytes) -> T | None:
    """What another member says; None if another release wrote what we cannot read."""
    try:
        return decoder.decode(data)
    except msgspec.DecodeError as error:
        logger.warning("can't read a message from another member: %s", error)
        return None


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
    key: str = ""
    """What it brings to be the picture of a stream, which is not delayed."""


class Part(Struct, frozen=True):
    """A browser has gone."""

    guest: int


class Alive(Struct, frozen=True):
    """A browser has sent a ping. Commands and talk show by themselves that it is alive."""

    guest: int
    again: float
    """It pings again after so many seconds at most."""


class Command(Struct, frozen=True):
    """A move, or a wish about the table."""

    guest: int
    id: str
    person: str
    body: msgspec.Raw | AnyAsk
    key: str
    """The one-time key that is given out if one is asked for."""
    again: bool
    met: tuple[str, ...] = ()
    """The cards that the table's circle has met, if a game is to begin."""


class Say(Struct, frozen=True):
    """Talk that a browser wants passed on."""

    guest: int
    id: str
    talk: AnyTalk


class Complain(Struct, frozen=True):
    """Someone is reported to the operators, or a photo."""

    guest: int
    id: str
    seat: Seat | None
    reason: Reason
    card: str


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


class BallotsHeard(Struct, frozen=True):
    """Another member passes on votes of the audience."""

    data: bytes


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
    listens: bool = False
    """It matters who is there: from now on, listen to other members for a while."""


class PlayBots(Struct, frozen=True):
    """Play for the table's bots from now on."""


class Watch(Struct, frozen=True):
    """Keep this table loaded, or let it go again: this process wants to hear of its changes."""

    on: bool


class BotDecided(Struct, frozen=True):
    """What a bot wants to do after it has seen this view, or that its mind failed."""

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
    | BallotsHeard
    | MembersGone
    | Doubt
    | TimerFired
    | ClockRang
    | Look
    | PlayBots
    | Watch
    | BotDecided
    | Stop
)
