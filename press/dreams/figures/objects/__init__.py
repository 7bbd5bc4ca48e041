"""Objects: each stands on y = 0; long thin ones lie along x, so that a scene may turn them into a bridge."""

from collections.abc import Mapping

from press.dreams.figures.figure import Figure
from press.dreams.figures.objects import (
    chess,
    crockery,
    desk,
    fiddles,
    garden,
    household,
    music,
    rides,
    sea,
    stone,
    voyage,
    wardrobe,
)

OBJECTS: Mapping[str, Figure] = {
    figure.name: figure
    for shelf in (
        chess,
        crockery,
        desk,
        fiddles,
        garden,
        household,
        music,
        rides,
        sea,
        stone,
        voyage,
        wardrobe,
    )
    for figure in shelf.OBJECTS
}
"""Every object by its name."""
