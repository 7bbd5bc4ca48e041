"""All ideas by name."""

import random
from collections.abc import Callable, Mapping

from press.dioramas.palettes import Chapter
from press.dioramas.scenes import (
    balloon_faces,
    blanket_hills,
    borrowed_shadow,
    caged_house,
    clock_tree,
    kept_weather,
    keyhole_wager,
    mended_moon,
    sea_door,
    umbrella_boat,
    unravelled,
    whale_tea,
)
from press.dioramas.stage import Told

SCENES: Mapping[str, Callable[[random.Random, Chapter], Told]] = {
    "balloon faces": balloon_faces.scene,
    "blanket hills": blanket_hills.scene,
    "borrowed shadow": borrowed_shadow.scene,
    "caged house": caged_house.scene,
    "clock tree": clock_tree.scene,
    "kept weather": kept_weather.scene,
    "keyhole wager": keyhole_wager.scene,
    "mended moon": mended_moon.scene,
    "sea door": sea_door.scene,
    "umbrella boat": umbrella_boat.scene,
    "unravelled": unravelled.scene,
    "whale tea": whale_tea.scene,
}
