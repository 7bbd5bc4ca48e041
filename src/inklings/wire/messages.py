"""The messages between browser and gate: JSON objects, told apart by their `type`."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from inklings.house.asks import AnyAsk
from inklings.house.complaints import Reason
from inklings.house.scene import Shared, Yours
from inklings.house.talk import AnyTalk
from inklings.kernel.game import Seat
from inklings.own_decks.names import LONGEST_CARD
from inklings.wire.guessing import Guessing
from inklings.wire.voice import AnyVoice, AnyVoiceNews

IDENTIFIER = r"^[A-Za-z0-9_-]+$(?!\n)"
"""`$` alone would take a newline behind it, and the schema's readers do not know `\\Z`."""

CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern=IDENTIFIER)]
"""Made by the browser; a command sent again under the same id counts once."""

Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=64, pattern=IDENTIFIER)]
"""Who a person is: a random text that only their browser keeps."""


# --- browser to gate ----------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who I am."""

    secret: Secret
    seen: int = 0
    """Of pages of the release before, which number scenes otherwise: that they have seen the table at all."""
    screen: bool = False
    """I am a shared screen: nobody's hand, never seated."""
    key: Annotated[str, Meta(max_length=64)] = ""
    """Of the picture for a stream, which is not delayed: the host of a streamed table is given it."""


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """A move in the game."""

    id: CommandId
    action: msgspec.Raw
    again: bool = False
    """This was sent before and not answered yet; the refusal of such a command is stored, so an earlier
    copy can never be carried out later."""


class AskTable(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """A wish about the table itself."""

    id: CommandId
    ask: AnyAsk
    again: bool = False
    """As in `do`."""


class Talk(Struct, frozen=True, tag="talk", forbid_unknown_fields=True):
    """Something for the others' ears or eyes. Not a move: at most once, and never logged."""

    id: CommandId
    talk: AnyTalk


class Voice(Struct, frozen=True, tag="voice", forbid_unknown_fields=True):
    """About talking aloud. It gets no answer of its own: what follows comes as `voice` messages."""

    voice: AnyVoice


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Tell those who run the house about someone, or about a photo.

    They get what I could hear in the last minutes.
    """

    id: CommandId
    reason: Reason
    seat: Seat | None = None
    card: Annotated[str, Meta(max_length=LONGEST_CARD)] = ""
    """The photo, by the name of its card; then nobody is reported."""
    again: bool = False
    """This was sent before and not answered yet; it is kept once."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there, and what time is it?"""

    at: float
    again: Annotated[float, Meta(ge=1, le=30)] = 3.0
    """After so many seconds at most this browser pings again; some seconds later it counts as silent."""


FromBrowser: TypeAlias = Hello | Do | AskTable | Talk | Report | Ping | Voice


# --- gate to browser ----------------------------------------------------------------------------


class Whole(Struct, frozen=True, tag="scene"):
    """The whole scene in its two parts, on arrival and whenever a change would not do."""

    version: int
    """When something that you can see last changed, in milliseconds since the table was opened."""
    now: int
    shared: Shared
    yours: Yours


class Change(Struct, frozen=True, array_like=True):
    """What has become of the scene: `[version, patch]`. It is sent most often, so it alone is a list.

    The patch turns the last scene into the one of this version (`kernel/patch.py`). Both parts of a scene are
    patched as one: they have no name in common. A change of which a viewer sees nothing is not sent.
    """

    version: int
    patch: dict[str, Any]


class Done(Struct, frozen=True, tag="done"):
    """Your command is in the log; the scene of this version shows it."""

    id: str
    version: int
    key: str | None = None
    """The one-time key, in answer to `offer_handover`."""


class RefusedAnswer(Struct, frozen=True, tag="refused"):
    """Your command is not allowed now: it was not carried out, and no earlier copy of it will be."""

    id: str
    why: str
    facts: dict[str, Any]


class Unsure(Struct, frozen=True, tag="unsure"):
    """It is not known yet whether this is stored. Send it again under the same id."""

    id: str


class Malformed(Struct, frozen=True, tag="malformed"):
    """I could not read that. Repeated, it closes the connection (4400)."""

    id: str | None
    why: str


class Broken(Struct, frozen=True, tag="broken"):
    """Our mistake: the log is intact, and the incident can be found under this name."""

    id: str | None
    incident: str


class Presence(Struct, frozen=True, tag="presence"):
    """Who is here now. Never logged."""

    here: tuple[Seat, ...]
    watching: int
    screens: int
    bots_away: bool = False
    """Nobody plays for the bots of this table at the moment."""


class Kept(Struct, frozen=True, tag="kept"):
    """The seat that was yours until you were away, or null."""

    seat: Seat | None
    taken: bool = False
    """By a newcomer. Otherwise you may take it back."""


NO_SEAT = Kept(seat=None)


class Heard(Struct, frozen=True, tag="heard"):
    """Someone tells you something; the speaker hears it too."""

    by: Seat | None
    """None: an onlooker."""
    talk: AnyTalk


class Announced(Struct, frozen=True, tag="announced"):
    """The people who run the house say something to everyone: on arrival if there is something, and at once.

    It is not part of the table: nothing of it is in the log or in the scene.
    """

    text: str
    """Empty: what was announced is taken back."""
    until: int
    """Until when it is shown, in milliseconds of the server's time."""


class Poll(Struct, frozen=True, tag="poll"):
    """The audience votes on what its seat does. Never logged."""

    votes: int
    """How many have voted."""
    ends: int | None
    """When the vote ends, in milliseconds of the server's time; null: there is none now."""


class VoiceNews(Struct, frozen=True, tag="voice"):
    """About talking aloud. None of it is part of the table."""

    news: AnyVoiceNews


NOTHING_ANNOUNCED = Announced(text="", until=0)


class Pong(Struct, frozen=True, tag="pong"):
    """Answer to a ping: its own time, and the server's in milliseconds."""

    at: float
    now: int


ToBrowser: TypeAlias = (
    Whole
    | Done
    | RefusedAnswer
    | Unsure
    | Malformed
    | Broken
    | Presence
    | Kept
    | Heard
    | Announced
    | Poll
    | Guessing
    | Pong
    | VoiceNews
)


# --- gate to a screen that waits for a table ------------------------------------------------------


class Letters(Struct, frozen=True, tag="letters"):
    """Show these: anyone who types them sends you to their table."""

    letters: str


class ShowTable(Struct, frozen=True, tag="show_table"):
    """Someone has: go there."""

    code: str


ToScreen: TypeAlias = Letters | ShowTable


# --- how a connection ends ----------------------------------------------------------------------


@unique
class CloseCode(IntEnum):
    """Why the gate closed a connection."""

    RESTARTING = 1012
    """This gate stops. Come back at once: another gate answers."""
    TRY_AGAIN = 1013
    """Come back soon: you were too slow to read, or the engine is away."""
    MALFORMED = 4400
    """There was no `hello`, or too much could not be read."""
    REMOVED = 4403
    """The host has shown this person out."""
    NO_TABLE = 4404
    MOVED = 4409
    """The same person opened the table on another device or tab: the newest connection wins (G2)."""
    NEWER = 4426
    """This gate is older than the table's log. Reconnect: another gate will read it."""
    TOO_FAST = 4429
    BROKEN = 4500
    """Our code cannot read this table; sent after a `broken` message with the incident. The log is intact."""
