"""Objects: each stands on y = 0; long thin ones lie along x, so that a scene may turn them into a bridge."""

from collections.abc import Mapping

from inklings.decks.dreams.figures.figure import Figure
from inklings.decks.dreams.figures.objects import (
    chess,
    crockery,
    desk,
    garden,
    household,
    music,
    rides,
    sea,
    voyage,
    wardrobe,
)

OBJECTS: Mapping[str, Figure] = {
    figure.name: figure
    for module in (crockery, music, chess, wardrobe, desk, voyage, household, garden, sea, rides)
    for figure in vars(module).values()
    if isinstance(figure, Figure)
}
"""Every object by its name."""
