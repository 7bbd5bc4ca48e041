"""Pictures and words: catalogues and alt texts. Decks know no table."""

from collections.abc import Mapping
from types import MappingProxyType

from inklings.decks import dioramas, dreams, inkblots
from inklings.decks.shipped import Deck

DECKS: Mapping[str, Deck] = MappingProxyType(
    {"dreams": dreams.DECK, "dioramas": dioramas.DECK, "inkblots": inkblots.DECK}
)
"""Every deck of picture cards by its name."""
