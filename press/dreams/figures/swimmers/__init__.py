"""Creatures of the water; in a dream they also swim through the sky."""

from collections.abc import Mapping

from press.dreams.figures.cuttings import centred
from press.dreams.figures.figure import Figure
from press.dreams.figures.swimmers.crustaceans import CRAB, LOBSTER
from press.dreams.figures.swimmers.deep import ANGLERFISH, MANTA, SEAHORSE
from press.dreams.figures.swimmers.drifters import JELLYFISH, OCTOPUS
from press.dreams.figures.swimmers.fish import CARP, SCHOOL_FISH, SWORDFISH
from press.dreams.figures.swimmers.shells import NAUTILUS, SEA_TURTLE
from press.dreams.figures.swimmers.whales import DOLPHIN, HUMPBACK, WHALE

_WHALES = (WHALE, HUMPBACK, DOLPHIN)
_FISH = (CARP, SWORDFISH, ANGLERFISH, SEAHORSE, SCHOOL_FISH)
_SOFT = (OCTOPUS, JELLYFISH, MANTA)
_ARMOURED = (SEA_TURTLE, NAUTILUS, CRAB, LOBSTER)

SWIMMERS: Mapping[str, Figure] = {
    figure.name: centred(figure) for figure in (*_WHALES, *_FISH, *_SOFT, *_ARMOURED)
}
"""Round (0, 0)."""
