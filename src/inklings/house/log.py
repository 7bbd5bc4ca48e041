"""What a table's log holds: entries of events, each with its time and the command that caused it.

Logs outlive releases: `decode` reads what any earlier release wrote, and knows what only a later one can read
(docs/decisions/0012-forms-of-entries.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from inklings.house.upcasts import CHANGES
from inklings.kernel.bot import Language, Temper
from inklings.kernel.forms import Change, History, tags_in


class Bot(Struct, frozen=True):
    """What makes someone who sits down a bot."""

    temper: Temper
    language: Language


class TalkOrder(Struct, frozen=True):
    """What the host has said about talk at this table; the games can only allow less."""

    together: bool = False
    """Everyone sits in one room: nothing is written, and faces are made with faces."""
    onlookers_react: bool = True
    open_to: Literal["friends", "strangers"] = "friends"
    """Among strangers rude words are blotted out."""


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


class Paused(Struct, frozen=True, tag="paused"):
    """The host in this seat paused the game: no clock runs and nobody moves."""

    seat: int


class Resumed(Struct, frozen=True, tag="resumed"):
    """A paused game goes on."""


class CutShort(Struct, frozen=True, tag="cut_short"):
    """The host in this seat ended the game before its end: nobody has won."""

    seat: int


class Left(Struct, frozen=True, tag="left"):
    """A person went for good."""

    seat: int


class SeatFreed(Struct, frozen=True, tag="seat_freed"):
    """A chair of the running game waits for a newcomer."""

    seat: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A newcomer or a bot took such a chair, or a newcomer that of a bot."""

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


class MuteSet(Struct, frozen=True, tag="mute_set", omit_defaults=True):
    """A person may not talk at this table any more, wherever they sit, or may again."""

    seat: int
    muted: bool
    network: str = ""
    """Where they are, as a hash: newcomers from there may not talk either."""


class Barred(Struct, frozen=True, tag="barred", omit_defaults=True):
    """The host has shown someone out: they may not come back."""

    person: str
    name: str
    avatar: int
    network: str = ""
    """Where they are, as a hash: newcomers from there may not come in either."""


class Readmitted(Struct, frozen=True, tag="readmitted"):
    """Someone who was shown out may come back."""

    person: str


class HostPassed(Struct, frozen=True, tag="host_passed"):
    """Somebody else is host now; nobody, when the table is empty."""

    person: str | None


class Reopened(Struct, frozen=True, tag="reopened"):
    """Back in the lobby, with everyone who is still here."""


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """The table was removed, with its whole log: for a while this entry stands in its place."""


class Rewritten(Struct, frozen=True, tag="rewritten"):
    """The log was rewritten without what someone wants forgotten. This stands for all that came before."""

    packed: bytes
    """Everything that is kept, compressed: see `house/rewritten.py`."""


HouseEvent: TypeAlias = (
    Opened
    | Sat
    | Introduced
    | ReadySaid
    | GameSet
    | SeatsArranged
    | Begun
    | Played
    | Paced
    | Missed
    | Returned
    | PatienceEnded
    | PatienceSet
    | Paused
    | Resumed
    | CutShort
    | Left
    | SeatFreed
    | Replaced
    | HandoverOffered
    | HandedOver
    | LockSet
    | TalkSet
    | MuteSet
    | Barred
    | Readmitted
    | HostPassed
    | Reopened
    | Forgotten
    | Rewritten
)


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why a command was refused for good: the code of a refusal, and what fills in its sentence."""

    why: str
    facts: dict[str, int | str] = {}


class Entry(Struct, frozen=True, omit_defaults=True):
    """One message of the log: everything that one command made happen, or nothing of it."""

    at: int
    """Server time in milliseconds."""
    command: str
    events: tuple[HouseEvent, ...]
    form: Annotated[int, Meta(ge=0, le=len(CHANGES))] = 0
    """The form that a reader has to know: `encode` writes the lowest that the events allow."""
    refused: Refusal | None = None
    """That the command was refused for good, so that it is never decided again: then there are no events."""


class NewerEntry(Exception):  # noqa: N818  (an answer: a later release can read it)
    """An entry that a later release wrote: another gate may be able to read it."""

    def __init__(self, what: str, form: int) -> None:
        super().__init__(f"{what} in form {form}")
        self.what = what
        """What is newer: "house", or the name of a game."""
        self.form = form
        """The form in which it is written. It may be one that we know, where a kind of event is unknown."""


class UnreadableEntry(Exception):  # noqa: N818  (an answer: nobody can read it)
    """An entry in a form that we know, which still cannot be read; the text says why."""


class TableForgotten(Exception):  # noqa: N818  (an answer: there is no such table any more)
    """The log says that the table was removed."""


_UNDECODED = (msgspec.DecodeError, RecursionError)
"""What comes of bytes that are no JSON of ours, or nested too deep."""


class _Formed(Struct):
    """What can be read of an entry in any form."""

    form: int = 0


class _Sketch(Struct):
    """What can be read of an entry in any form that is not newer than ours."""

    events: list[dict[str, Any]]


class Codec:
    """How entries are written and read; those of the current form are read at once."""

    def __init__(self, entry: type[Entry] = Entry, changes: Sequence[Change] = CHANGES) -> None:
        self._history = History(changes)
        self.form = self._history.form
        """The current form."""
        self._tags = tags_in(get_type_hints(entry)["events"])
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(entry)
        self.decode = self._reading_as_it_is() if self._history.settled == 0 else self._reading()
        """The entry in some bytes, as it is written today; raises `NewerEntry` or `UnreadableEntry`."""

    def least_form(self, events: Iterable[HouseEvent]) -> int:
        """The lowest form of the house that a reader has to know to read these events."""
        return self._history.least_form(events)

    def encode(self, entry: Entry) -> bytes:
        """The bytes of an entry, in the lowest form that its events allow."""
        form = self._history.least_form(entry.events)
        return self._encoder.encode(entry if form == entry.form else replace(entry, form=form))

    def _reading_as_it_is(self) -> Callable[[bytes], Entry]:
        """How to read where nothing but new kinds has come since the first form: the type checks the form."""
        decode, brought_up, failed = self._decoder.decode, self._brought_up, _UNDECODED

        def read(data: bytes) -> Entry:
            try:
                return decode(data)
            except failed:
                return brought_up(data)

        return read

    def _reading(self) -> Callable[[bytes], Entry]:
        """How to read where kinds of events have changed."""
        decode, brought_up, failed = self._decoder.decode, self._brought_up, _UNDECODED
        settled, is_stale = self._history.settled, self._history.is_stale

        def read(data: bytes) -> Entry:
            try:
                entry = decode(data)
            except failed:
                return brought_up(data)
            if entry.form < settled and any(is_stale(event, entry.form) for event in entry.events):
                return brought_up(data)
            return entry

        return read

    def _brought_up(self, data: bytes) -> Entry:
        """An entry of an older form, or the reason why it cannot be read."""
        try:
            form = msgspec.json.decode(data, type=_Formed).form
            if form > self.form:
                raise NewerEntry("house", form)
            sketch = msgspec.json.decode(data, type=_Sketch)
            events = [self._history.brought_up(event, form) for event in sketch.events]
            if {event["type"] for event in events} - self._tags:
                raise NewerEntry("house", form)
            whole = {**msgspec.json.decode(data, type=dict[str, Any]), "events": events}
            return self._decoder.decode(self._encoder.encode(whole))
        except (*_UNDECODED, ValueError, TypeError, LookupError, AttributeError) as error:
            raise UnreadableEntry(str(error)) from error


_codec = Codec()
FORM = _codec.form
"""The current form."""
encode = _codec.encode
decode = _codec.decode
least_form = _codec.least_form
