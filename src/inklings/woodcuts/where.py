"""How a sentence begins in each place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Where(NamedTuple):
    """The beginning, in each language."""

    en: str
    pl: str


PLACES: Mapping[str, Where] = {
    "attic": Where("In an attic", "Na strychu"),
    "canal town": Where("By a canal", "Nad kanałem"),
    "city of stairs": Where("In a tower", "W wieży"),
    "clouds": Where("Above the clouds", "Nad chmurami"),
    "desert": Where("Among dunes", "Wśród wydm"),
    "forest": Where("In a bare forest", "W nagim lesie"),
    "frozen lake": Where("On cracked ice", "Na popękanym lodzie"),
    "garden": Where("In a garden", "W ogrodzie"),
    "harbour": Where("In a harbour", "W porcie"),
    "library": Where("In a library", "W bibliotece"),
    "meadow": Where("On a hill", "Na wzgórzu"),
    "railway station": Where("At a railway station", "Na dworcu"),
    "rooftops": Where("Over the roofs", "Nad dachami"),
    "room with a window": Where("In a room with striped wallpaper", "W pokoju z tapetą w paski"),
    "ruins": Where("Between old columns", "Między starymi kolumnami"),
    "sea": Where("On the open sea", "Na otwartym morzu"),
    "snow": Where("In falling snow", "W padającym śniegu"),
    "square from above": Where("On a cobbled square", "Na brukowanym placu"),
    "theatre stage": Where("On a stage", "Na scenie"),
    "underground": Where("In a cave", "W jaskini"),
    "underwater": Where("At the bottom of the sea", "Na dnie morza"),
    "wheat field": Where("In a wheat field", "W polu pszenicy"),
}
"""Every place by its name."""
