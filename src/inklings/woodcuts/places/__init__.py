"""Places to be in, as they are drawn."""

from collections.abc import Callable, Mapping

from inklings.woodcuts.places import indoors, levels, outdoors
from inklings.woodcuts.scene import Scene

DRAWN: Mapping[str, Callable[[Scene, float], None]] = {
    "attic": indoors.attic,
    "canal town": outdoors.canal_town,
    "city of stairs": indoors.stairwell,
    "clouds": levels.clouds,
    "desert": outdoors.desert,
    "forest": outdoors.forest,
    "frozen lake": levels.frozen_lake,
    "garden": outdoors.garden,
    "harbour": outdoors.harbour,
    "library": indoors.library,
    "meadow": outdoors.meadow,
    "railway station": indoors.railway_station,
    "rooftops": outdoors.rooftops,
    "room with a window": indoors.room,
    "ruins": outdoors.ruins,
    "sea": outdoors.sea,
    "snow": outdoors.snow,
    "square from above": levels.square,
    "theatre stage": indoors.theatre_stage,
    "underground": indoors.underground,
    "underwater": indoors.underwater,
    "wheat field": outdoors.wheat_field,
}
"""What draws each place from a height down, by its name."""
