"""Postcards: moments of a game that has ended, as the game tells of them. `inklings.postcards` draws them."""

from __future__ import annotations

from xml.sax.saxutils import escape

from msgspec import Struct

from inklings.kernel.game import Seat


class Drawing(Struct, frozen=True):
    """A picture: SVG, or one of a deck."""

    width: float
    height: float
    body: str = ""
    """Elements of SVG."""
    image: str = ""
    """Or the path among the decks, such as `dreams/pictures/….webp`."""


class Row(Struct, frozen=True):
    """People, and what is said of them."""

    label: str
    """The message of the game's words that says it."""
    seats: tuple[Seat, ...]
    signs: tuple[Drawing, ...] = ()
    """What is shown beside them."""


class Note(Struct, frozen=True):
    """A fact."""

    label: str
    """The message of the game's words that says what it is."""
    text: str


class Postcard(Struct, frozen=True):
    """One moment."""

    title: str
    """The message of the game's words that names it."""
    picture: Drawing
    ground: str = "#c7d3d1"
    """The colour behind it."""
    quote: str = ""
    """What someone wrote or meant, in large letters."""
    by: Seat | None = None
    """Whose moment it is."""
    notes: tuple[Note, ...] = ()
    rows: tuple[Row, ...] = ()
    before: tuple[Drawing, ...] = ()
    """What comes before the picture in a clip, each as large as it."""
    worth: float = 0.0
    """How good it is among those with the same title: an album shows which is the best of the evening."""


def caption(text: str, x: float, y: float, width: float, size: float) -> str:
    """Words within a picture: in the middle of a width, smaller if they are long."""
    size = min(size, width / (0.46 * max(len(text), 1)))
    return (
        f'<text x="{x + width / 2:.1f}" y="{y:.1f}" font-family="Bona Nova" font-style="italic"'
        f' font-size="{size:.1f}" text-anchor="middle" fill="#1c1815">{escape(text)}</text>'
    )
