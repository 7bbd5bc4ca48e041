"""What the log of one table tells the chronicle: its matches, if everyone there has agreed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from inklings.chronicle.record import Record, Sitting, record_of
from inklings.house import log
from inklings.house.entry_codec import decode_entry
from inklings.house.fold import advance
from inklings.house.identity import evening_at, match_at
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept, expanded
from inklings.house.table import Table
from inklings.kernel.game import Seat


def circles_in(data: bytes) -> frozenset[str]:
    """The circles to which people agree in an entry; raises `NewerEntry` or `UnreadableEntry`."""
    if b'"agreed"' not in data and b'"rewritten"' not in data:  # as in nearly all entries
        return frozenset()
    decode_entry(data)
    return frozenset(
        event.circle
        for kept in expanded([(1, data)])
        for event in decode_entry(bytes(kept.entry)).events
        if isinstance(event, log.Agreed) and event.circle
    )


class Witness:
    """Follows one table from its first entry on."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self.table: Table | None = None
        self.people: dict[str, set[str]] = {}
        """The people of this table who are known to a circle, by member."""
        self._began: tuple[str | None, ...] = ()
        """Who sat where when the match began."""
        self._circle: str | None = None
        """For which circle they had all agreed then."""

    def see(self, version: int, data: bytes) -> Iterator[Record]:
        """The matches that have ended with an entry; raises `NewerEntry` or `UnreadableEntry`."""
        match decode_entry(data).events:
            case (log.Forgotten(),):
                self._forget()
            case (log.Rewritten(),):
                self._forget()
                for one in expanded([(version, data)]):
                    yield from self._see(one)
            case _:
                yield from self._see(Kept(version, msgspec.Raw(data)))

    def _forget(self) -> None:
        self.table = None
        self.people = {}

    def _see(self, kept: Kept) -> Iterator[Record]:
        entry = decode_entry(bytes(kept.entry))
        before, table = self.table, advance(self._games, self.table, kept.version, entry)
        self.table = table
        if before is None or before.match != table.match:
            self._began = tuple(place.person for place in table.places)
            self._circle = table.recorded_for
        if before is None or before.circles is not table.circles:
            for person, circle in table.circles.items():
                self.people.setdefault(circle.member, set()).add(person)
        if before and before.stage == "playing" and table.stage == "over":
            yield from self._match(table, entry.at)

    def _match(self, table: Table, ended: int) -> Iterator[Record]:
        """A match is recorded if all who began it had agreed, and so have all who end it."""
        circle = table.recorded_for
        if circle is None or circle != self._circle:
            return
        record = record_of(
            self._games[table.game].game,
            table.state,
            match=match_at(table.code, table.opened, table.match),
            circle=circle,
            evening=evening_at(table.code, table.opened),
            ended=ended,
            seats=tuple(self._sitting(table, Seat(seat)) for seat in range(len(table.places))),
        )
        if record:
            name = next(iter(table.agreed.values())).name
            yield replace(record, circle_name=name)

    def _sitting(self, table: Table, seat: Seat) -> Sitting:
        """A member who has played from the beginning; of others only that somebody was there."""
        place, agreed = table.places[seat], table.agreed.get(seat)
        stayed = seat < len(self._began) and self._began[seat] == place.person
        if place.bot or agreed is None or not agreed.member or not stayed:
            return Sitting(bot=place.bot is not None)
        return Sitting(agreed.member, place.name, place.avatar)
