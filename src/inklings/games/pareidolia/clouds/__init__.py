"""The clouds of Pareidolia: how many there are of each shape, their true outlines, and their pictures.

The outline that a game reckons with is the outline that is drawn. It is kept as points, in sky units, about
the cloud's centre of gravity; x points right and y down, as on a screen. The first ring is the edge, every
other a hole. By the shoelace formula an edge has a positive area (counter-clockwise, if y pointed up), and
a hole a negative one.
"""

import functools
import json
from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from inklings.games.pareidolia.clouds.engrave import engraved

Shape: TypeAlias = Literal["puff", "streak", "crescent", "ring", "tower"]
Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = tuple[Point, ...]

SHAPES: tuple[Shape, ...] = get_args(Shape)
"""Every shape, in the order of the supply."""

SUPPLY: Mapping[Shape, int] = MappingProxyType({"puff": 3, "streak": 3, "crescent": 3, "ring": 3, "tower": 2})
"""How many clouds of each shape there are, fourteen in all (P1)."""


@functools.cache
def _outlines() -> dict[str, tuple[Ring, ...]]:
    kept: dict[str, list[list[list[float]]]]
    kept = json.loads((resources.files(__name__) / "outlines.json").read_bytes())
    return {shape: tuple(tuple((x, y) for x, y in ring) for ring in rings) for shape, rings in kept.items()}


def outline(shape: Shape) -> tuple[Ring, ...]:
    """The rings of a cloud: its edge, then its holes; raises KeyError for an unknown shape."""
    return _outlines()[shape]


@functools.cache
def picture(shape: Shape) -> bytes:
    """Draw the cloud as an SVG document, one sky unit to a pixel, its centre at the origin of the view."""
    return engraved(outline(shape), shape)
