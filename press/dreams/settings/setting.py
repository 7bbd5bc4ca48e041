"""What every setting offers, so that any twist can take place in it."""

from abc import ABC, abstractmethod
from typing import ClassVar

from press.dreams.easel.paper import HEIGHT, Field
from press.dreams.easel.scene import Scene
from press.dreams.things.land import height_at


class Setting(ABC):
    """A place in three planes: a twist puts its subjects between them."""

    name: ClassVar[str]
    palettes: ClassVar[tuple[str, ...]]
    tags: ClassVar[tuple[str, ...]]
    water: ClassVar[bool] = False
    """Anyone who is here needs a boat."""
    indoors: ClassVar[bool] = False
    """There is a roof: nothing hangs from the sky."""

    covered: ClassVar[bool] = False
    """Its front already hangs something into the upper edge."""

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


class Level(Setting):
    """A place whose ground is even."""

    level: ClassVar[float] = 0.82
    """The ground's share of the sheet's height."""

    def ground(self, x: float) -> float:
        """Where feet stand: the same everywhere."""
        del x
        return HEIGHT * self.level


class Hilly(Setting):
    """A place whose ground rises and falls; `middle` decides its line."""

    line: Field

    def ground(self, x: float) -> float:
        """Where feet stand: a little below the line's edge."""
        return height_at(self.line, x) + 8
