"""Where the people of a table sit, found by person: read anew only when its places change."""

from __future__ import annotations

from inklings.house.table import Place, Table
from inklings.kernel.game import Seat
from inklings.wire.messages import Kept


class SeatIndex:
    """The seats of people who are seated, and of those who were until they were away."""

    def __init__(self) -> None:
        self.seats: dict[str, Seat] = {}
        self.kept: dict[str, Kept] = {}
        """For people who were away: whether their seat is kept or taken."""
        self._places: tuple[Place, ...] | None = None
        """The places that both were read from."""

    def read(self, table: Table) -> bool:
        """Read the table's places; returns whether they have changed."""
        if table.places is self._places:
            return False
        self._places = table.places
        self.seats = {place.person: Seat(n) for n, place in enumerate(table.places) if place.person}
        self.kept = {person: Kept(seat=seat, taken=True) for person, seat in table.passed_on.items()}
        self.kept |= {person: Kept(seat=seat) for person, seat in table.kept.items()}
        return True
