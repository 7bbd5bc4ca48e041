"""A log without the data of one person: their name, what they typed, and the hash by which they are known.

Their moves stay, since the games could not be folded without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from inklings.house import log
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance, evolved
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept
from inklings.house.table import Table

ANONYMOUS = "Anon"


def without(games: GameRegistry, kept: Iterable[Kept], person: str, stranger: str) -> Iterator[Kept]:
    """The same log with `stranger` in place of `person`; raises `NewerEntry` or `UnreadableEntry`."""
    table: Table | None = None
    names: set[str] = set()
    for one in kept:
        entry = decode_entry(bytes(one.entry))
        events: list[log.HouseEvent] = []
        after = table
        for event in entry.events:
            events.append(_unnamed(event, after, person, names, games))
            after = evolved(games, after, replace(entry, events=(event,)))
        clean = replace(entry, events=tuple(events), refused=_unnamed_refusal(entry.refused, names))
        data = encode_entry(clean).replace(person.encode(), stranger.encode())
        yield Kept(one.version, msgspec.Raw(data))
        table = advance(games, table, one.version, entry)


def _unnamed(
    event: log.HouseEvent, table: Table | None, person: str, names: set[str], games: GameRegistry
) -> log.HouseEvent:
    match event:
        case log.Sat() | log.Replaced() | log.Barred() if event.person == person:
            names.add(event.name)
            return replace(event, name=ANONYMOUS)
        case log.Introduced() if table and table.seat_of(person) == event.seat:
            names.add(event.name)
            return replace(event, name=ANONYMOUS)
        case log.Agreed() if table and table.seat_of(person) == event.seat and event.circle:
            return replace(event, member="")  # as a guest, so that others' games stay recorded
        case log.Played() if table and (seat := table.seat_of(person)) is not None:
            codec = games[table.game]
            said = codec.event(event)
            unsaid = codec.game.unsaid(said, seat)
            return event if unsaid == said else codec.played((unsaid,))[0]
        case _:
            return event


def _unnamed_refusal(refused: log.Refusal | None, names: set[str]) -> log.Refusal | None:
    if refused is None or names.isdisjoint(refused.facts.values()):
        return refused
    facts = {fact: ANONYMOUS if value in names else value for fact, value in refused.facts.items()}
    return replace(refused, facts=facts)
