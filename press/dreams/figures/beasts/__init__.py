"""Beasts: creatures that live on land."""

from collections.abc import Mapping

from press.dreams.figures.beasts.bears import BEARS
from press.dreams.figures.beasts.cats import CATS
from press.dreams.figures.beasts.deer import DEER
from press.dreams.figures.beasts.dragon import DRAGON
from press.dreams.figures.beasts.flock import FLOCK
from press.dreams.figures.beasts.foxes import FOXES
from press.dreams.figures.beasts.great import GREAT
from press.dreams.figures.beasts.hares import HARES
from press.dreams.figures.beasts.horses import HORSES
from press.dreams.figures.beasts.hounds import HOUNDS
from press.dreams.figures.beasts.lion import LION
from press.dreams.figures.beasts.slow import SLOW
from press.dreams.figures.beasts.small import SMALL
from press.dreams.figures.figure import Figure
from press.dreams.figures.fitting import fitted

BEASTS: Mapping[str, Figure] = {
    figure.name: fitted(figure)
    for figure in (
        *FOXES,
        *HOUNDS,
        *CATS,
        LION,
        *HARES,
        *SMALL,
        *DEER,
        *HORSES,
        *GREAT,
        *BEARS,
        *FLOCK,
        *SLOW,
        DRAGON,
    )
}
"""Every beast by its name."""
