"""How entries of a log are written as bytes and read again.

Logs outlive releases: `decode_entry` reads what any earlier release wrote, and recognizes what only a later
release can read (docs/decisions/0012-forms-of-entries.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inklings.house.log import Entry, HouseEvent
from inklings.house.upcasts import CHANGES
from inklings.kernel.forms import Change, History, tags_in


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


class EntryCodec:
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


_codec = EntryCodec()
HOUSE_FORM = _codec.form
"""The current form."""
encode_entry = _codec.encode
decode_entry = _codec.decode
least_form = _codec.least_form
