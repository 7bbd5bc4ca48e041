"""The effects of a table's core: everything that it wants done. `LiveTable` carries them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from inklings.house.log import Bot
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.live.messages import TimerKey, Token


class Follow(Struct, frozen=True):
    """Have stored entries of this table sent to us from now on."""


class Attend(Struct, frozen=True):
    """Have reports and talk of other members sent to us from now on."""


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
    calls: bool
    """Whether people are told whose turn it is, though they are not here."""


class Publish(Struct, frozen=True):
    """Tell the other members at this table something."""

    word: str
    """What about: whom we see, or votes of the audience."""
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
    """Talk is dropped first if a browser reads slowly."""
    patient: bool = False
    """These are onlookers, who may wait until players are served."""


class Close(Struct, frozen=True):
    """Close a browser's connection."""

    guest: int
    code: int


class SetTimer(Struct, frozen=True):
    """Set a timer for this time; one with the same key is replaced."""

    key: TimerKey
    at: float


class CancelTimer(Struct, frozen=True):
    """Cancel a timer."""

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
    here: frozenset[str] | None = None
    """The seated people who are here; None: we have not listened to other members."""
    failure: LookFailure | None = None
    incident: str = ""


class Think(Struct, frozen=True):
    """Have a bot decide what to do."""

    person: str
    game: str
    seat: Seat
    bot: Bot
    seen: bytes
    plainly: bool
    """Its own move was refused, so it should take any offer."""


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
    | Publish
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
