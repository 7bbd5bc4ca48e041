"""Everyone and everything that can be drawn as a figure, by name."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from press.dreams.figures.beasts import BEASTS
from press.dreams.figures.figure import Figure
from press.dreams.figures.objects import OBJECTS
from press.dreams.figures.people import PEOPLE
from press.dreams.figures.swimmers import SWIMMERS
from press.dreams.figures.wings import WINGS

FIGURES: Mapping[str, Figure] = {**BEASTS, **WINGS, **SWIMMERS, **OBJECTS, **PEOPLE}
"""No two of them share a name."""


class Extent(NamedTuple):
    """The box round a figure, in its own units; y grows upwards."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """How wide the figure is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How tall the figure is."""
        return self.top - self.bottom


@cache
def extent(name: str) -> Extent:
    """How far a figure reaches."""
    points = [point for part in FIGURES[name].parts if not part.mark for point in part.points]
    across, up = [x for x, _ in points], [y for _, y in points]
    return Extent(min(across), min(up), max(across), max(up))
