"""What every setting offers, so that any twist can take place in it."""

from abc import ABC, abstractmethod
from typing import ClassVar

from inklings.decks.dreams.easel.scene import Scene


class Setting(ABC):
    """A place in three planes: a twist puts its subjects between them."""

    name: ClassVar[str]
    palettes: ClassVar[tuple[str, ...]]
    tags: ClassVar[tuple[str, ...]]
    water: ClassVar[bool] = False
    """Whoever is here needs a boat."""
    indoors: ClassVar[bool] = False
    """There is a roof: nothing hangs from the sky."""

    horizon: float
    """Where sky and land meet; `back` decides it."""

    @abstractmethod
    def back(self, scene: Scene) -> None:
        """Sky and far planes: painted first, over the whole sheet."""

    @abstractmethod
    def middle(self, scene: Scene) -> None:
        """The ground that subjects stand on."""

    @abstractmethod
    def front(self, scene: Scene) -> None:
        """What frames the picture; it may hide the lowest tenth of the sheet and its side edges."""

    @abstractmethod
    def ground(self, x: float) -> float:
        """Where feet stand in this column, once `middle` is painted."""
