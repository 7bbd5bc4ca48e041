"""A log without the data of one person: their name, what they typed, and the hash by which they are known.

Their moves stay, since the games could not be folded without them.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from inklings.house import log, streamed
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance, evolved
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept
from inklings.house.table import Table
from inklings.kernel.game import Seat

ANONYMOUS = "Anon"


def devices(games: GameRegistry, kept: Iterable[Kept], person: str) -> frozenset[str]:
    """A person on each of the devices between which they moved their seat; raises as `without` does."""
    entries = [(one.version, decode_entry(bytes(one.entry))) for one in kept]
    people = {person}
    if not any(isinstance(event, log.HandedOver) for _, entry in entries for event in entry.events):
        return frozenset(people)
    moves: list[set[str]] = []
    table: Table | None = None
    for version, entry in entries:
        before = table
        for event in entry.events:
            if isinstance(event, log.HandedOver) and before:
                moves.append({before.places[event.seat].person or event.person, event.person})
            before = evolved(games, before, replace(entry, events=(event,)))
        table = advance(games, table, version, entry)
    for _ in moves:  # a chain of moves is as long as there are moves, at most
        people = people.union(*(move for move in moves if move & people))
    return frozenset(people)


def without(games: GameRegistry, kept: Sequence[Kept], person: str, stranger: str) -> Iterator[Kept]:
    """The same log with strangers in place of a person; raises `NewerEntry` or `UnreadableEntry`."""
    people = sorted(devices(games, kept, person))
    strangers = {device: f"{stranger}{number or ''}" for number, device in enumerate(people)}
    table: Table | None = None
    names: set[str] = set()
    for one in kept:
        entry = decode_entry(bytes(one.entry))
        events: list[log.HouseEvent] = []
        after = table
        for event in entry.events:
            events.append(_unnamed(event, after, strangers, names, games))
            after = evolved(games, after, replace(entry, events=(event,)))
        clean = replace(entry, events=tuple(events), refused=_unnamed_refusal(entry.refused, names))
        data = encode_entry(clean)
        for device, unknown in strangers.items():
            data = data.replace(device.encode(), unknown.encode())
        yield Kept(one.version, msgspec.Raw(data))
        table = advance(games, table, one.version, entry)


def _unnamed(
    event: log.HouseEvent,
    table: Table | None,
    people: Container[str | None],
    names: set[str],
    games: GameRegistry,
) -> log.HouseEvent:
    seat = (
        next((Seat(n) for n, place in enumerate(table.places) if place.person in people), None)
        if table
        else None
    )
    match event:
        case log.Sat() | log.Replaced() | log.Barred() if event.person in people:
            names.add(event.name)
            return replace(event, name=ANONYMOUS)
        case log.Introduced() if seat == event.seat:
            names.add(event.name)
            return replace(event, name=ANONYMOUS)
        case log.Agreed() if seat == event.seat and event.circle:
            return replace(event, member="")  # as a guest, so that others' games stay recorded
        case streamed.TextHeld() if seat == event.seat:
            return streamed.TextJudged(seat=event.seat, shown=False)
        case log.WordsSet() if table and table.host in people:
            return replace(event, words=())  # of those that were dealt, a game cannot do without
        case log.Played() if table and seat is not None:
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
