"""The sixteen tiles of Telepathic: four pigments, each with its own pattern, by four shapes."""

import functools
import math
from typing import Literal, NamedTuple, TypeAlias, get_args

from inklings.decks.paths import drawn
from inklings.decks.pieces import INK, PAPER, plate

Colour: TypeAlias = Literal["blue", "green", "orange", "purple"]
Shape: TypeAlias = Literal["circle", "cross", "star", "waves"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHAPES: tuple[Shape, ...] = get_args(Shape)

BONE = "#FBF5E6"


class Ground(NamedTuple):
    """What a shape lies on; the pattern tells the colour to those who cannot see it."""

    pigment: str
    accent: str
    pattern: str


def _stripes(gap: float, *, falling: bool = False) -> str:
    """Diagonals over the whole tile, rising to the right unless told otherwise."""
    count = round(60 / gap)
    rising = [((step * gap, 0), (0, step * gap)) for step in range(1, 2 * count)]
    pairs = [((60 - a, b), (60 - c, d)) if falling else ((a, b), (c, d)) for (a, b), (c, d) in rising]
    return "".join(drawn([start, end]) for start, end in pairs)


def _dots() -> str:
    """Staggered dots, each a line without length, whose round ends are all there is of it."""
    rows = [(5 + 10 * row, 10 if row % 2 else 5) for row in range(6)]
    return "".join(f"M{x} {y}h0" for y, start in rows for x in range(start, 60, 10))


GROUNDS: dict[Colour, Ground] = {
    "blue": Ground("#1B4468", "#1B4468", ""),
    "green": Ground("#3F9270", "#1F5A45", f'stroke-width="1" d="{_stripes(6)}{_stripes(6, falling=True)}"'),
    "orange": Ground("#EE9A3E", "#8A4410", f'stroke-width="3.8" stroke-linecap="round" d="{_dots()}"'),
    "purple": Ground("#6E4187", "#A987BD", f'stroke-width="4" d="{_stripes(20)}"'),
}
"""The pigment, the pattern's ink and the pattern of each colour."""


def _star() -> str:
    turns = [(math.pi * step / 5 - math.pi / 2, 9.2 if step % 2 else 21) for step in range(10)]
    return drawn([(30 + r * math.cos(a), 32 + r * math.sin(a)) for a, r in turns]) + "z"


# A ribbon that goes up, down and up, and comes back parallel to itself.
_WAVE = "q6.5-9 13 0t13 0t13 0v7.6q-6.5-9-13 0t-13 0t-13 0z"

_FIGURES: dict[Shape, str] = {
    "circle": "M30 13a17 17 0 0 1 0 34a17 17 0 0 1 0-34z",
    "cross": "M23.5 12.5h13v11h11v13h-11v11h-13v-11h-11v-13h11z",
    "star": _star(),
    "waves": "".join(f"M10.5 {y}{_WAVE}" for y in (13, 26.4, 39.8)),
}


_BARE = Ground(PAPER, PAPER, "")
"""Under a shape that may have any colour."""


@functools.cache
def picture(colour: Colour | None, shape: Shape | None) -> bytes:
    """Draw a tile as an SVG document; raises KeyError for an unknown colour or shape.

    Without a shape it stands for all tiles of the colour, without a colour for all of the shape.
    """
    ground = _BARE if colour is None else GROUNDS[colour]
    pattern = f'<path fill="none" stroke="{ground.accent}" {ground.pattern}/>' if ground.pattern else ""
    return plate(
        "0 0 60 60",
        f'<path fill="{ground.pigment}" d="M0 0h60v60H0z"/>',
        pattern,
        "" if shape is None else _drawn(_FIGURES[shape], ground),
        f'<path fill="none" stroke="{INK}" stroke-width="2" d="M1 1h58v58H1z"/>',
    )


def _drawn(figure: str, ground: Ground) -> str:
    # The pattern keeps its distance, so it never reads as part of the shape.
    moat = f'<path fill="none" stroke="{ground.pigment}" stroke-width="7" d="{figure}"/>'
    return (
        f'<g stroke-linejoin="round">{moat if ground.pattern else ""}'
        f'<path fill="{BONE}" stroke="{INK}" stroke-width="2.7" d="{figure}"/></g>'
    )
