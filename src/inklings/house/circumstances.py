"""What is known about an ask besides what the log says: when, from where, and who is here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from inklings.house.table import Table


class Circumstances(NamedTuple):
    """What the log does not say of an ask."""

    at: int = 0
    """When it was received, in milliseconds."""
    handover_key: str = ""
    """The key to give out, if one for another device is asked for."""
    network: str = ""
    """A hash of the network from which the ask came."""
    here: Mapping[str, str] = {}
    """The people who are at the table now, each with a hash of their network."""

    met: Sequence[str] = ()
    """The cards of this game that the table's circle has met, longest ago first."""

    def network_of(self, table: Table, person: str) -> str:
        """The network of a person, unless someone else who is seated shares it (a living room)."""
        network = self.here.get(person, "")
        others = (place.person for place in table.places if place.person and place.person != person)
        return "" if any(self.here.get(other) == network for other in others) else network
