"""What a blot is drawn from: eight families of skeletons, each drawn on half a sheet.

None follows the ten historic plates: there is no pelt, no plain bat without openings, no bow between two
figures, no pair of animals climbing at the sides, and figures never come with red (see `colour`).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from press.inkblots.pen import Pen
from press.inkblots.skeletons import (
    coloured,
    figures,
    masks,
    reflections,
    scattered,
    tall,
    wide,
    winged,
)

Skeleton: TypeAlias = Callable[[Pen], None]

FAMILIES: Mapping[str, tuple[Skeleton, ...]] = MappingProxyType(
    {
        "winged": (winged.fan, winged.plumes, winged.lobes, winged.cloak),
        "masks": (masks.broad, masks.hollow, masks.narrow, masks.crowned),
        "figures": (figures.standing, figures.swaying, figures.facing, figures.bowed),
        "reflections": (reflections.ranges, reflections.peak, reflections.uprights, reflections.floating),
        "scattered": (scattered.sprinkled, scattered.splashed, scattered.ringed, scattered.chained),
        "tall": (tall.tiers, tall.spires, tall.bell, tall.vessel, tall.trunk),
        "wide": (wide.scalloped, wide.jointed, wide.ray, wide.arches),
        "coloured": (coloured.petals, coloured.veils, coloured.lanterns, coloured.corals),
    }
)
