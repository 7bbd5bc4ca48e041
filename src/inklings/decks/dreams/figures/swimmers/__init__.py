"""Creatures of the water; in a dream they also swim through the sky."""

from collections.abc import Mapping

from inklings.decks.dreams.figures.figure import Figure
from inklings.decks.dreams.figures.swimmers.fish import ANGLERFISH, CARP, SEAHORSE, SWORDFISH
from inklings.decks.dreams.figures.swimmers.whales import DOLPHIN, HUMPBACK, SCHOOL_FISH, WHALE

_ALL = (WHALE, HUMPBACK, CARP, DOLPHIN, SEAHORSE, ANGLERFISH, SWORDFISH, SCHOOL_FISH)

SWIMMERS: Mapping[str, Figure] = {figure.name: figure for figure in _ALL}
"""Round (0, 0)."""
