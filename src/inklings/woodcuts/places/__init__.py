"""Places to be in."""

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

from inklings.woodcuts.places import indoors, levels, outdoors
from inklings.woodcuts.scene import Scene


@dataclass(frozen=True)
class Place:
    """How a place is drawn from a height down, and how a sentence begins there."""

    draw: Callable[[Scene, float], None]
    en: str
    pl: str


PLACES = MappingProxyType(
    {
        "attic": Place(indoors.attic, "In an attic", "Na strychu"),
        "canal town": Place(outdoors.canal_town, "By a canal", "Nad kanałem"),
        "city of stairs": Place(indoors.stairwell, "In a tower", "W wieży"),
        "clouds": Place(levels.clouds, "Above the clouds", "Nad chmurami"),
        "desert": Place(outdoors.desert, "Among dunes", "Wśród wydm"),
        "forest": Place(outdoors.forest, "In a bare forest", "W nagim lesie"),
        "frozen lake": Place(levels.frozen_lake, "On cracked ice", "Na popękanym lodzie"),
        "garden": Place(outdoors.garden, "In a garden", "W ogrodzie"),
        "harbour": Place(outdoors.harbour, "In a harbour", "W porcie"),
        "library": Place(indoors.library, "In a library", "W bibliotece"),
        "meadow": Place(outdoors.meadow, "On a hill", "Na wzgórzu"),
        "railway station": Place(indoors.railway_station, "At a railway station", "Na dworcu"),
        "rooftops": Place(outdoors.rooftops, "Over the roofs", "Nad dachami"),
        "room with a window": Place(
            indoors.room, "In a room with striped wallpaper", "W pokoju z tapetą w paski"
        ),
        "ruins": Place(outdoors.ruins, "Between old columns", "Między starymi kolumnami"),
        "sea": Place(outdoors.sea, "On the open sea", "Na otwartym morzu"),
        "snow": Place(outdoors.snow, "In falling snow", "W padającym śniegu"),
        "square from above": Place(levels.square, "On a cobbled square", "Na brukowanym placu"),
        "theatre stage": Place(indoors.theatre_stage, "On a stage", "Na scenie"),
        "underground": Place(indoors.underground, "In a cave", "W jaskini"),
        "underwater": Place(indoors.underwater, "At the bottom of the sea", "Na dnie morza"),
        "wheat field": Place(outdoors.wheat_field, "In a wheat field", "W polu pszenicy"),
    }
)
"""Every place by its name."""
