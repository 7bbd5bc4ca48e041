"""What the process that draws is given: a page, and the pieces on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A part of a page, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def inset(self, by: float) -> Box:
        """A box within it."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def pixels(self, scale: float) -> tuple[int, int]:
        """Its size in a smaller picture."""
        return round(self.width * scale), round(self.height * scale)

    def even(self) -> Box:
        """The smallest box of even numbers around it. A clip is half as large, and has whole pixels too."""
        x, y = self.x // 2 * 2, self.y // 2 * 2
        return Box(x, y, -((x - self.right) // 2 * 2), -((y - self.bottom) // 2 * 2))


class Piece(NamedTuple):
    """Something on a page."""

    box: Box
    """All of it lies within. Of even numbers."""
    svg: str = ""
    """Elements, in the page's pixels."""
    image: str = ""
    """Or a picture of a deck, by its path among the decks."""


class Page(NamedTuple):
    """A whole page."""

    width: int
    height: int
    ground: str
    """The colour behind the pieces."""
    pieces: Sequence[Piece]
    """None lies on another."""

    @property
    def has_photographs(self) -> bool:
        """Whether any piece is a picture of a deck."""
        return any(piece.image for piece in self.pieces)

    @property
    def as_one(self) -> Piece:
        """All that is SVG on it, as one piece."""
        return Piece(Box(0, 0, self.width, self.height), "".join(piece.svg for piece in self.pieces))


class Frame(NamedTuple):
    """A page, and for how long it stays in a clip."""

    page: Page
    milliseconds: int = 0
