"""Creatures of the air."""

from collections.abc import Mapping

from press.dreams.figures.cuttings import centred
from press.dreams.figures.figure import Figure
from press.dreams.figures.wings.dusk import BAT, OWL_FLYING
from press.dreams.figures.wings.flight import DOVE_FLYING, SWALLOW, SWAN_FLYING
from press.dreams.figures.wings.insects import BEE, DRAGONFLY
from press.dreams.figures.wings.moths import BUTTERFLY, MOTH
from press.dreams.figures.wings.night import OWL, RAVEN
from press.dreams.figures.wings.park import OSTRICH, PEACOCK
from press.dreams.figures.wings.pond import DUCK, GOOSE, PENGUIN, SWAN
from press.dreams.figures.wings.waders import CRANE_DANCING, FLAMINGO, HERON, STORK
from press.dreams.figures.wings.yard import HEN, ROOSTER

_STANDING = (
    OWL,
    RAVEN,
    SWAN,
    HERON,
    ROOSTER,
    FLAMINGO,
    GOOSE,
    PENGUIN,
    PEACOCK,
    STORK,
    DUCK,
    HEN,
    CRANE_DANCING,
    OSTRICH,
)
_FLYING = (DOVE_FLYING, OWL_FLYING, SWAN_FLYING, SWALLOW, BAT, MOTH, BUTTERFLY, DRAGONFLY, BEE)

WINGS: Mapping[str, Figure] = {figure.name: figure for figure in (*_STANDING, *map(centred, _FLYING))}
"""Standing birds on y = 0, a swan on its waterline; flying ones round (0, 0)."""

STANDING = frozenset(figure.name for figure in _STANDING)
"""Anyone who needs ground, or water, below."""
