"""Pictures of clouds, from their outlines: white chalk, an ink edge, and engraved shade on the lower side."""

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from inklings.decks.paths import Outline, Point, drawn, spans
from inklings.decks.pieces import CHALK, INK, plate

_Rings = Sequence[Sequence[Point]]

_SHADE = "#2F4A58"
_SLOPE = math.radians(-24)  # the shade's lines rise to the right
_GAP = 4.2
_LIGHT = (-7.0, -19.0)  # a cloud moved this way leaves its shaded side uncovered
_MARGIN = 3.0  # from the edge of the cloud to its shade
_CURL = 11.0  # how far a notch runs on into the cloud
_NOTCHED = -0.55  # the turn, in radians, that makes a corner a notch


class Pen(NamedTuple):
    """What draws a line; its ends and corners are round."""

    ink: str
    width: float


class Engraving(NamedTuple):
    """The lines of a cloud as SVG paths, in the order in which they are drawn on its chalk."""

    shade: str
    curls: str
    edge: str
    """The outline's own points; by the even-odd rule it bounds the chalk too."""


SHADE_PEN = Pen(_SHADE, 1.2)
CURL_PEN = Pen(INK, 1.5)
EDGE_PEN = Pen(INK, 2.6)


def engraving(rings: _Rings, seed: str) -> Engraving:
    """Draw the lines of a cloud."""
    return Engraving(
        "".join(_shade(rings, Random(seed))),
        "".join(_curls(rings)),
        "".join(_closed(ring) for ring in rings),
    )


def engraved(rings: _Rings, seed: str) -> bytes:
    """Print a cloud; its path holds the outline's own points."""
    lines = engraving(rings, seed)
    reach = [max(abs(point[axis]) for ring in rings for point in ring) + 2 for axis in (0, 1)]
    half_width, half_height = math.ceil(reach[0]), math.ceil(reach[1])
    return plate(
        f"{-half_width} {-half_height} {2 * half_width} {2 * half_height}",
        f'<path fill="{CHALK}" fill-rule="evenodd" d="{lines.edge}"/>',
        f'<g fill="none" stroke="{SHADE_PEN.ink}" stroke-linecap="round">',
        f'<path stroke-width="{SHADE_PEN.width}" d="{lines.shade}"/></g>',
        f'<g fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round">',
        f'<path stroke-width="{CURL_PEN.width}" d="{lines.curls}"/>',
        f'<path stroke-width="{EDGE_PEN.width}" d="{lines.edge}"/></g>',
    )


def _closed(ring: Sequence[Point]) -> str:
    """Write a ring point by point, as it stands in the data."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in ring) + "Z"


def _turned(ring: Sequence[Point], angle: float, step: Point = (0.0, 0.0)) -> Outline:
    cos, sin = math.cos(angle), math.sin(angle)
    moved = [(x + step[0], y + step[1]) for x, y in ring]
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in moved]


def _shade(rings: _Rings, random: Random) -> list[str]:
    """Hatch what the cloud, moved towards the light, would leave uncovered."""
    whole = [_turned(ring, -_SLOPE) for ring in rings]
    lit = [_turned(ring, -_SLOPE, _LIGHT) for ring in rings]
    y, foot = min(b for ring in whole for _, b in ring), max(b for ring in whole for _, b in ring)
    lines: list[str] = []
    while (y := y + _GAP) < foot:
        for start, end in _without(spans(whole, y), spans(lit, y)):
            inner, outer = start + _MARGIN + 7 * random.random(), end - _MARGIN
            if outer - inner > _MARGIN:
                lines.append(drawn(_turned([(inner, y), (outer, y)], _SLOPE)))
    return lines


def _without(kept: list[Point], taken: list[Point]) -> list[Point]:
    """What is left of some spans of a line without others."""
    left = kept
    for low, high in taken:
        pieces = [((start, min(end, low)), (max(start, high), end)) for start, end in left]
        left = [piece for pair in pieces for piece in pair if piece[0] < piece[1]]
    return left


def _curls(rings: _Rings) -> list[str]:
    """Let the billow before each notch run on a little into the cloud."""
    curls: list[str] = []
    for ring in rings:
        headings = [_heading(ring[place - 1], here) for place, here in enumerate(ring)]
        turns = [
            math.remainder(headings[(place + 1) % len(ring)] - heading, math.tau)
            for place, heading in enumerate(headings)
        ]
        for place, turn in enumerate(turns):
            # A notch is blunt: the corner where the billow ends, and the one where the next begins.
            if turn < 0 and turn + turns[(place + 1) % len(ring)] < _NOTCHED:
                curls.append(_curl(ring[place], headings[place]))
    return curls


def _curl(start: Point, heading: float) -> str:
    steps = [0.0, 0.35, 0.7, 1.0]
    points = [start]
    for near, far in itertools.pairwise(steps):
        heading += 0.22
        reach = (far - near) * _CURL
        x, y = points[-1]
        points.append((x + reach * math.cos(heading), y + reach * math.sin(heading)))
    return drawn(points)


def _heading(start: Point, end: Point) -> float:
    return math.atan2(end[1] - start[1], end[0] - start[0])
