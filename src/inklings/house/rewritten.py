"""A rewritten log: one event contains all entries that were kept."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inklings.house import log
from inklings.house.entry_codec import NewerEntry, UnreadableEntry, decode_entry, encode_entry


class Kept(Struct, frozen=True, array_like=True):
    """An entry of the old log, with its sequence."""

    version: int
    entry: msgspec.Raw


def pack(kept: Iterable[Kept]) -> log.Rewritten:
    """One event in place of all these entries."""
    return log.Rewritten(zlib.compress(msgspec.json.encode(tuple(kept)), 9))


def unpack(rewritten: log.Rewritten) -> tuple[Kept, ...]:
    """The entries that such an event stands for; raises `UnreadableEntry`."""
    try:
        return msgspec.json.decode(zlib.decompress(rewritten.packed), type=tuple[Kept, ...])
    except (zlib.error, msgspec.DecodeError) as error:
        raise UnreadableEntry(f"a rewritten log: {error}") from error


def expanded(stored: Iterable[tuple[int, bytes]]) -> list[Kept]:
    """The entries of a log with their sequences, as they were before it was rewritten.

    A removed table has none. Entries that cannot be read are kept as they are.
    """
    kept: list[Kept] = []
    for version, data in stored:
        try:
            entry = decode_entry(data)
        except (NewerEntry, UnreadableEntry):
            entry = None
        match entry.events if entry else ():
            case (log.Forgotten(),):
                kept = []
            case (log.Rewritten() as rewritten,) if entry:
                kept = [
                    *unpack(rewritten),
                    Kept(version, msgspec.Raw(encode_entry(replace(entry, events=())))),
                ]
            case _:
                kept.append(Kept(version, msgspec.Raw(data)))
    return kept
