"""Pieces of SVG that every postcard is made of: letters, paper, people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple
from xml.sax.saxutils import escape

from inklings.kernel.postcard import Drawing
from inklings.postcards import inklings
from inklings.postcards.faces import ATTRIBUTES, Face, shortened, width
from inklings.postcards.page import Box, Piece

INK, INK_2, SHEET, WAX = "#1c1815", "#463f38", "#f5efe0", "#a3271b"
SCOOP = 26
LINE = 6
"""Around a picture."""
SHADOW, HATCH = 16, 10
"""How deep a shadow is, and from stroke to stroke."""


class Person(NamedTuple):
    """Someone who played."""

    name: str
    avatar: int


def text(  # noqa: PLR0913
    words: str,
    face: Face,
    size: float,
    x: float,
    y: float,
    *,
    fill: str = INK,
    anchor: Literal["start", "middle", "end"] = "start",
) -> str:
    """A line of text on its baseline."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" {ATTRIBUTES[face]} fill="{fill}"'
        f' text-anchor="{anchor}">{escape(words)}</text>'
    )


def sheet(box: Box) -> str:
    """A sheet of paper with scooped corners, and a hairline within."""
    return (
        f'<path d="{_scooped(box, SCOOP)}" fill="{SHEET}" stroke="{INK}" stroke-width="3.5"/>'
        f'<path d="{_scooped(box.inset(11), SCOOP - 4)}" fill="none" stroke="{INK}" stroke-opacity=".35"'
        ' stroke-width="1.5"/>'
    )


def _scooped(box: Box, r: float) -> str:
    w, h = box.width - 2 * r, box.height - 2 * r
    return (
        f"M{box.x + r:.1f} {box.y:.1f}h{w:.1f}a{r} {r} 0 0 0 {r} {r}v{h:.1f}a{r} {r} 0 0 0 {-r} {r}"
        f"h{-w:.1f}a{r} {r} 0 0 0 {-r} {-r}v{-h:.1f}a{r} {r} 0 0 0 {r} {-r}z"
    )


def framed(picture: Drawing, box: Box) -> Iterator[Piece]:
    """A picture as large as it can be in the middle of a box, with an ink line and a hatched shadow."""
    place = within(picture.width / picture.height, box).even()
    line = place.inset(-1)
    frame = (
        f"{_shadow(place)}"
        f'<rect x="{line.x:.0f}" y="{line.y:.0f}" width="{line.width:.0f}" height="{line.height:.0f}"'
        f' fill="none" stroke="{INK}" stroke-width="{LINE}"/>'
    )
    around = Box(place.x - 4, place.y - 4, place.width + SHADOW + 8, place.height + SHADOW + 8)
    if picture.image:
        inner = place.inset(2)
        for edge in _edges(around, inner):
            yield Piece(edge, frame)
        yield Piece(inner, image=picture.image)
    else:
        yield Piece(around, scaled(picture, place) + frame)


def _edges(outer: Box, inner: Box) -> Iterator[Box]:
    """What is in one box and not in the other, in four parts."""
    yield Box(outer.x, outer.y, outer.width, inner.y - outer.y)
    yield Box(outer.x, inner.bottom, outer.width, outer.bottom - inner.bottom)
    yield Box(outer.x, inner.y, inner.x - outer.x, inner.height)
    yield Box(inner.right, inner.y, outer.right - inner.right, inner.height)


def _shadow(box: Box) -> str:
    """Strokes along the right and the lower edge.

    A pattern would cost more than all the rest together, and one path for both edges would, in vain, be drawn
    all over the picture.
    """
    right = "".join(
        f"M{box.right:.1f} {box.y + SHADOW + at:.1f}l{SHADOW} {-SHADOW}"
        for at in range(SHADOW, int(box.height), HATCH)
    )
    below = "".join(
        f"M{box.x + at:.1f} {box.bottom + SHADOW:.1f}l{SHADOW} {-SHADOW}"
        for at in range(SHADOW, int(box.width), HATCH)
    )
    return "".join(
        f'<path d="{strokes}" stroke="{INK}" stroke-opacity=".55" stroke-width="4"/>'
        for strokes in (right, below)
    )


def scaled(picture: Drawing, place: Box) -> str:
    """A picture as large as its place."""
    scale = place.width / picture.width
    return f'<g transform="translate({place.x:.1f} {place.y:.1f}) scale({scale:.5f})">{picture.body}</g>'


def within(ratio: float, box: Box) -> Box:
    """The largest box of this ratio in the middle of another."""
    wide = min(box.width, box.height * ratio)
    return Box(box.x + (box.width - wide) / 2, box.y + (box.height - wide / ratio) / 2, wide, wide / ratio)


def inkling(person: Person, x: float, y: float, size: float) -> str:
    """Someone's inkling in a square whose upper left corner is here."""
    drawn = inklings.drawn(person.avatar)
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 100:.4f})">{drawn}</g>'


def portrait(person: Person, x: float, y: float, cell: float) -> str:
    """Someone's inkling with their name under it, in a cell of this width."""
    size = cell * 0.7
    letters = cell * 0.235
    name = shortened(person.name, "alegreya-sans-700", letters, cell * 0.98)
    return inkling(person, x + (cell - size) / 2, y, size) + text(
        name, "alegreya-sans-700", letters, x + cell / 2, y + size + letters * 1.05, anchor="middle"
    )


def logo(x: float, baseline: float, size: float, fill: str = INK) -> str:
    """The name of the house, with two eyes; ends at x."""
    face: Face = "piazzolla"
    name = "ınklıngs"  # noqa: RUF001  (without dots, for eyes are in their places)
    left = x - width(name, face, size)
    drawn = text(name, face, size, left, baseline, fill=fill)
    for before in ("", name[:4]):
        middle = left + width(before, face, size) + width(name[0], face, size) / 2
        top = baseline - size * 0.69
        drawn += (
            f'<circle cx="{middle:.1f}" cy="{top:.1f}" r="{size * 0.135:.2f}" fill="#fdfbf4" stroke="{INK}"'
            f' stroke-width="{size * 0.028:.2f}"/>'
            f'<circle cx="{middle + size * 0.02:.1f}" cy="{top + size * 0.03:.1f}" r="{size * 0.072:.2f}"'
            f' fill="{INK}"/>'
        )
    return drawn
