"""Beasts: creatures that live on land."""

from collections.abc import Mapping

from inklings.decks.dreams.figures.beasts.bears import BEARS
from inklings.decks.dreams.figures.beasts.cats import CATS
from inklings.decks.dreams.figures.beasts.deer import DEER
from inklings.decks.dreams.figures.beasts.dragon import DRAGON
from inklings.decks.dreams.figures.beasts.flock import FLOCK
from inklings.decks.dreams.figures.beasts.foxes import FOXES
from inklings.decks.dreams.figures.beasts.great import GREAT
from inklings.decks.dreams.figures.beasts.hares import HARES
from inklings.decks.dreams.figures.beasts.horses import HORSES
from inklings.decks.dreams.figures.beasts.hounds import HOUNDS
from inklings.decks.dreams.figures.beasts.lion import LION
from inklings.decks.dreams.figures.beasts.slow import SLOW
from inklings.decks.dreams.figures.beasts.small import SMALL
from inklings.decks.dreams.figures.figure import Figure
from inklings.decks.dreams.figures.fitting import fitted

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
