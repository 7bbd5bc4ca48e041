"""The ten action cards of Telepathic, each a diagram: a grid, one set of four tiles, and where those go."""

import functools
from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

from inklings.decks.pieces import BRASS, INK, PAPER, plate

Card: TypeAlias = Literal[
    "row-east",
    "row-west",
    "col-north",
    "col-south",
    "row-reverse",
    "col-reverse",
    "row-pairs",
    "col-pairs",
    "corner-cw",
    "corner-ccw",
]

CARDS: tuple[Card, ...] = get_args(Card)
"""Every action card, in the order of the rules."""

_SPENT = "#A79E8D"
_BOX = 88
_PITCH, _CELL = 16, 14
_EDGE = 6  # from the edge of a card with a rose to its grid; the other side is for the arrows
_MIDDLE = 13  # from the edge of a card without one

# Rows are drawn along row 4, with the way back beneath it. Columns are the same, mirrored in the diagonal:
# column D, with the way back on the right.
_LINE = _EDGE + 3 * _PITCH + _CELL / 2
_CENTRES = [_EDGE + place * _PITCH + _CELL / 2 for place in range(4)]
_WEST, _EAST = _CENTRES[0], _CENTRES[3]
_HEAD = 5.4
_BACK = 78.0  # how low the way back runs

_NUMERAL = "M-3-2.6L.4-4.6V4.6M-2.8 4.6H3.6"
_ROSE = (
    '<g transform="translate(78 78)">'
    f'<path fill="{PAPER}" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"'
    ' d="M0-7.5L1.7-1.7L7.5 0L1.7 1.7L0 7.5L-1.7 1.7L-7.5 0L-1.7-1.7z"/>'
    f'<path fill="{INK}" d="M0-7.5L1.7-1.7H-1.7z"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.1" stroke-linejoin="bevel"'
    ' d="M-1.7-9.3v-4.4l3.4 4.4v-4.4"/></g>'
)

Point: TypeAlias = tuple[float, float]
_Cell: TypeAlias = tuple[int, int]


def _grid(corner: float, chosen: Callable[[_Cell], bool]) -> str:
    """Sixteen cells, of which the chosen are lit."""
    lit, spent = "", ""
    for row in range(4):
        for column in range(4):
            x, y = corner + column * _PITCH, corner + row * _PITCH
            cell = f"M{x} {y}h{_CELL}v{_CELL}h-{_CELL}z"
            if chosen((column, row)):
                lit += cell
            else:
                spent += cell
    return (
        f'<path fill="none" stroke="{_SPENT}" stroke-width="1.2" d="{spent}"/>'
        f'<path fill="{BRASS}" stroke="{INK}" stroke-width="1.4" d="{lit}"/>'
    )


def _head(tip: Point, way: Point, size: float = _HEAD) -> str:
    """An arrow's head, pointing the way given as a unit vector."""
    (x, y), (u, v) = tip, way
    back, side = size * 1.25, size * 0.85
    a = (x - back * u - side * v, y - back * v + side * u)
    b = (x - back * u + side * v, y - back * v - side * u)
    return f"M{x:g} {y:g}L{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}z"


def _arrow(line: str, heads: str, width: float) -> str:
    """A line with its heads, in ink, set off from what lies under it."""
    return (
        f'<g stroke="{PAPER}" stroke-linejoin="round">'
        f'<path fill="none" stroke-width="{width + 2.6:g}" d="{line}"/>'
        f'<path stroke-width="2.6" d="{heads}"/></g>'
        f'<path fill="none" stroke="{INK}" stroke-width="{width:g}" d="{line}"/>'
        f'<path fill="{INK}" d="{heads}"/>'
    )


def _shift(start: float, end: float) -> str:
    """All go one cell on, and the last goes back to the place of the first."""
    way = 1 if end > start else -1
    tip = end + 5 * way
    onward = f"M{start - 4 * way:g} {_LINE:g}H{tip - 5 * way:g}"
    foot = _LINE + _CELL / 2
    back = (
        f"M{end:g} {foot + 1:g}V{_BACK - 5:g}Q{end:g} {_BACK:g} {end - 5 * way:g} {_BACK:g}"
        f"H{start + 5 * way:g}Q{start:g} {_BACK:g} {start:g} {_BACK - 5:g}V{foot + 4:g}"
    )
    return _arrow(back, _head((start, foot - 0.5), (0, -1), 4), 2) + _arrow(
        onward, _head((tip, _LINE), (way, 0)), 3.4
    )


def _swap(start: float, end: float, depth: float) -> str:
    """Two cells change places."""
    top, bend = _LINE - 3.5, min(6.0, (end - start) / 2)
    line = (
        f"M{start:g} {top + 5:g}V{depth - bend:g}Q{start:g} {depth:g} {start + bend:g} {depth:g}"
        f"H{end - bend:g}Q{end:g} {depth:g} {end:g} {depth - bend:g}V{top + 5:g}"
    )
    return _arrow(line, _head((start, top), (0, -1), 4.2) + _head((end, top), (0, -1), 4.2), 2.6)


def _turn() -> str:
    """The four of the north-west corner go round clockwise."""
    middle = _MIDDLE + _PITCH - 1
    near, far = middle - 9, middle + 9
    line = (
        f"M{near:g} {middle - 1:g}A9 9 0 0 1 {far - 1:g} {middle - 5:g}"
        f"M{far:g} {middle + 1:g}A9 9 0 0 1 {near + 1:g} {middle + 5:g}"
    )
    heads = _head((far + 0.4, middle + 0.8), (0.16, 0.987)) + _head(
        (near - 0.4, middle - 0.8), (-0.16, -0.987)
    )
    return _arrow(line, heads, 3.2)


_ROWS: dict[str, str] = {
    "forward": _shift(_WEST, _EAST),
    "back": _shift(_EAST, _WEST),
    "reverse": _swap(_WEST, _EAST, 83) + _swap(_CENTRES[1], _CENTRES[2], 75.5),
    "pairs": _swap(_WEST, _CENTRES[1], 78) + _swap(_CENTRES[2], _EAST, 78),
    "turn": _turn(),
}
_DRAWN: dict[Card, str] = {
    "row-east": "forward",
    "row-west": "back",
    "col-north": "back",
    "col-south": "forward",
    "row-reverse": "reverse",
    "col-reverse": "reverse",
    "row-pairs": "pairs",
    "col-pairs": "pairs",
    "corner-cw": "turn",
    "corner-ccw": "turn",
}
_MIRRORED: frozenset[Card] = frozenset({"col-north", "col-south", "col-reverse", "col-pairs", "corner-ccw"})
_NUMBERED: frozenset[Card] = frozenset({"row-east", "row-west", "col-north", "col-south"})


@functools.cache
def picture(card: Card) -> bytes:
    """Draw the card's diagram as an SVG document; raises KeyError for an unknown card."""
    diagram, mirrored = _ROWS[_DRAWN[card]], card in _MIRRORED
    corner = card.startswith("corner")
    grid = (
        _grid(_MIDDLE, lambda cell: max(cell) < 2)  # noqa: PLR2004 - the north-west quadrant
        if corner
        else _grid(_EDGE, lambda cell: cell[0 if mirrored else 1] == 3)  # noqa: PLR2004 - the last line
    )
    x, y = (_CENTRES[1] + _CENTRES[2]) / 2, _LINE
    if mirrored:
        diagram, x, y = f'<g transform="matrix(0 1 1 0 0 0)">{diagram}</g>', y, x
    badge = (
        f'<g transform="translate({x:g} {y:g})" stroke="{INK}">'
        f'<circle r="8.2" fill="{PAPER}" stroke-width="1.8"/>'
        f'<path fill="none" stroke-width="2.3" d="{_NUMERAL}"/></g>'
        if card in _NUMBERED
        else ""
    )
    return plate(
        f"0 0 {_BOX} {_BOX}",
        f'<path fill="{PAPER}" d="M0 0h{_BOX}v{_BOX}H0z"/>',
        grid,
        diagram,
        badge,
        "" if corner else _ROSE,
    )
