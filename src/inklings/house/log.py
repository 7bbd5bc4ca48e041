"""What a table's log holds: entries of events, each with its time and the command that caused it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from inklings.house.led import Led, TimeCalled
from inklings.house.order import Pace, StreamOrder, TalkOrder
from inklings.house.streamed import NameShown, TextHeld, TextJudged
from inklings.house.upcasts import CHANGES
from inklings.kernel.bot import Language, Temper


class Bot(Struct, frozen=True):
    """What makes someone who sits down a bot."""

    temper: Temper
    language: Language


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """A table stands, with a game on it."""

    code: str
    game: str
    options: dict[str, Any]
    form: int = 0
    """The form of the game in which its options are written."""


class Sat(Struct, frozen=True, tag="sat"):
    """A person or a bot took the next seat."""

    person: str
    name: str
    avatar: int
    bot: Bot | None = None


class Introduced(Struct, frozen=True, tag="introduced"):
    """A person changed their name or their inkling."""

    seat: int
    name: str
    avatar: int


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """A person is ready to begin, or no longer."""

    seat: int
    ready: bool


class GameSet(Struct, frozen=True, tag="game_set", omit_defaults=True):
    """Another game or other house rules lie on the table."""

    game: str
    options: dict[str, Any]
    form: int = 0
    """The form of the game in which its options are written."""


class SeatsArranged(Struct, frozen=True, tag="seats_arranged"):
    """People changed places in the lobby: who sat in `order[n]` now sits in seat n."""

    order: tuple[int, ...]


class Begun(Struct, frozen=True, tag="begun"):
    """A game was dealt to everybody seated."""


class Played(Struct, frozen=True, tag="played", omit_defaults=True):
    """Something happened in the game: one of the game's own events."""

    event: msgspec.Raw
    form: int = 0
    """The form of the game in which its event is written."""


class Paced(Struct, frozen=True, tag="paced"):
    """What a seat did has a pace: it does no such thing again before this time, in milliseconds."""

    seat: int
    until: int


class Missed(Struct, frozen=True, tag="missed"):
    """Everybody waits for somebody who is not here: time stands still for them for a while (G3)."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody who was missed is here again."""

    seat: int


class PatienceEnded(Struct, frozen=True, tag="patience_ended"):
    """The house has waited as long as it does: time goes on."""


class PatienceSet(Struct, frozen=True, tag="patience_set"):
    """The house waits so long for anyone who is missed."""

    seconds: int


class WordsSet(Struct, frozen=True, tag="words_set", omit_defaults=True):
    """The host brought words: all that there are, or those that follow after so many."""

    words: tuple[str, ...]
    after: int = 0


class PaceSet(Struct, frozen=True, tag="pace_set"):
    """The table is played at one sitting, or over days: a day or a week a phase."""

    pace: Pace


class Matched(Struct, frozen=True, tag="matched"):
    """The table gathers people who do not know each other and speak this language."""

    language: Language


class Paused(Struct, frozen=True, tag="paused"):
    """The host in this seat paused the game, or the leader: no clock runs and nobody moves."""

    seat: int


class Resumed(Struct, frozen=True, tag="resumed"):
    """A paused game goes on."""


class CutShort(Struct, frozen=True, tag="cut_short"):
    """The host in this seat ended the game before its end, or the leader: nobody has won."""

    seat: int


class Left(Struct, frozen=True, tag="left"):
    """A person went for good."""

    seat: int


class SeatFreed(Struct, frozen=True, tag="seat_freed"):
    """A seat of the running game may be taken by a newcomer."""

    seat: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A newcomer or a bot took such a seat, or a newcomer that of a bot."""

    seat: int
    person: str
    name: str
    avatar: int
    bot: Bot | None = None


class HandoverOffered(Struct, frozen=True, tag="handover_offered"):
    """A seat may move to anyone who brings the key to this lock, once."""

    seat: int
    lock: str


class HandedOver(Struct, frozen=True, tag="handed_over"):
    """A seat moved to another device."""

    seat: int
    person: str


class LockSet(Struct, frozen=True, tag="lock_set"):
    """The table takes no more people, or takes them again."""

    locked: bool


class TalkSet(Struct, frozen=True, tag="talk_set"):
    """Talk goes by another order now."""

    order: TalkOrder


class VoiceSet(Struct, frozen=True, tag="voice_set"):
    """People may talk aloud, where the house carries voices, or may no longer."""

    on: bool


class StreamSet(Struct, frozen=True, tag="stream_set"):
    """The table is shown to an audience, or no longer."""

    order: StreamOrder | None


class MuteSet(Struct, frozen=True, tag="mute_set", omit_defaults=True):
    """A person may not talk at this table any more, wherever they sit, or may again."""

    seat: int
    muted: bool
    network: str = ""
    """Where they are, as a hash: newcomers from there may not talk either."""


class Barred(Struct, frozen=True, tag="barred", omit_defaults=True):
    """The host has shown someone out: they may not come back, nor may newcomers from their network."""

    person: str
    name: str
    avatar: int
    network: str = ""


class Readmitted(Struct, frozen=True, tag="readmitted"):
    """Someone who was shown out may come back."""

    person: str


class HostPassed(Struct, frozen=True, tag="host_passed"):
    """Somebody else is host now; nobody, when the table is empty."""

    person: str | None


class Reopened(Struct, frozen=True, tag="reopened"):
    """Back in the lobby, with everyone who is still here."""


class Agreed(Struct, frozen=True, tag="agreed", omit_defaults=True):
    """A person agrees that games at this table are recorded for a circle, or no longer does."""

    seat: int
    circle: str = ""
    """Its hash; empty: they do not agree any more."""
    name: str = ""
    member: str = ""
    """The hash by which the circle knows this person; empty: a guest, of whom nothing is recorded."""


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """The table was removed, with its whole log: for a while this entry stands in its place."""


class Rewritten(Struct, frozen=True, tag="rewritten"):
    """The log was rewritten without what someone wants forgotten: all that is kept (`house/rewritten.py`)."""

    packed: bytes


_OfTheTable: TypeAlias = (
    Opened | Matched | GameSet | SeatsArranged | Begun | Played | Reopened | CutShort | Forgotten | Rewritten
)
_OfTime: TypeAlias = Paced | Missed | Returned | PatienceEnded | PatienceSet | PaceSet | Paused | Resumed
_OfSeats: TypeAlias = (
    Sat | Introduced | ReadySaid | Left | SeatFreed | Replaced | HandoverOffered | HandedOver | HostPassed
)
_OfOrder: TypeAlias = (
    LockSet | TalkSet | VoiceSet | MuteSet | StreamSet | WordsSet | Barred | Readmitted | Agreed
)
_OfRooms: TypeAlias = Led | TimeCalled
_OfStreams: TypeAlias = TextHeld | TextJudged | NameShown
HouseEvent: TypeAlias = _OfTheTable | _OfTime | _OfSeats | _OfOrder | _OfRooms | _OfStreams
Events: TypeAlias = tuple[HouseEvent, ...]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why a command was refused for good: the code of a refusal, and what fills in its sentence."""

    why: str
    facts: dict[str, int | str] = {}


class Entry(Struct, frozen=True, omit_defaults=True):
    """One message of the log: all that one command made happen, or nothing, with its time in milliseconds."""

    at: int
    command: str
    events: Events
    form: Annotated[int, Meta(ge=0, le=len(CHANGES))] = 0
    """The form that a reader has to know: `encode_entry` writes the lowest that the events allow."""
    refused: Refusal | None = None
    """That the command was refused for good, so that it is never decided again: then there are no events."""
