"""What a creature or an object is: overlapping parts, each an outline with a tone, one over the other.

A figure stands on the line y = 0, is centred on x = 0, looks to the right, and its longer side is about 1;
y grows *upwards*. Parts are listed from the farthest to the nearest: far legs, body, near legs, head, marks.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
import skia

from press.dreams.easel.paper import Colour, Field, colour, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke

_WHITE, _FLESH, _RED = map(colour, ("#ffffff", "#d98a66", "#d8574a"))


class Tone(StrEnum):
    """What a part is made of, said in the figure's own colour."""

    COAT = "coat"
    FAR = "far"
    """The same, a step into the dark: the legs on the other side."""
    PALE = "pale"
    """Belly, muzzle, tail tip, page."""
    DEEP = "deep"
    """Mane, hoof, beak, strings: nearly black."""
    ACCENT = "accent"
    """The scene's other colour."""
    LIGHT = "light"
    """What shines: a flame, a lit pane."""
    FAIR = "fair"
    """Skin, in three complexions."""
    TAWNY = "tawny"
    BROWN = "brown"
    BLUSH = "blush"
    """Cheeks, lips, tongues."""
    WHITE = "white"
    """Of an eye; teeth; linen."""
    INK = "ink"
    """Pupils, brows, the inside of a mouth."""
    GREY = "grey"
    """Hair that has turned."""


class Cut(StrEnum):
    """How a part's points become an outline."""

    CURVE = "curve"
    POLYGON = "polygon"
    LINE = "line"
    """An open line of the part's width."""


@dataclass(frozen=True)
class Part:
    """One piece of a figure."""

    points: Sequence[Point]
    tone: Tone = Tone.COAT
    cut: Cut = Cut.CURVE
    width: float = 0
    """Of a line, in units of the figure."""
    mark: bool = False
    """A marking on what lies below it: kept within the figure so far, without shadow or roundness."""
    lift: float = 1
    """How much of a shadow it throws on the parts behind it."""


@dataclass(frozen=True)
class Figure:
    """A creature or an object."""

    name: str
    parts: Sequence[Part]
    roundness: float = 0.045
    """How round it looks: the painter's volume in units of the figure."""
    eyes: Sequence[Point] = field(default=())
    eye: float = 0.012
    """An eye's radius."""


@dataclass(frozen=True)
class Place:
    """Where a figure stands on the sheet: `x`, `y` are its point (0, 0)."""

    x: float
    y: float
    size: float
    flip: bool = False
    """Look to the left."""
    turn: float = 0
    """Degrees clockwise round its point (0, 0)."""

    def at(self, point: Point) -> Point:
        """A figure's point on the sheet."""
        across, up = (-point[0] if self.flip else point[0]), -point[1]
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return (
            self.x + self.size * (across * cos - up * sin),
            self.y + self.size * (across * sin + up * cos),
        )


def silhouette(figure: Figure, place: Place) -> Field:
    """The whole figure as one stencil: a shadow, a reflection, a window onto something else."""
    stencil = Stencil()
    for part in figure.parts:
        if not part.mark:
            _cut(stencil, part, place)
    return stencil.mask


def draw(scene: Scene, figure: Figure, place: Place, colour: Colour) -> Field:
    """Paint a figure part by part; gives its silhouette."""
    whole = np.zeros_like(scene.warmth)
    for part in figure.parts:
        mask = _cut(Stencil(), part, place).mask
        tint = _tint(scene, part.tone, colour)
        if part.mark:
            scene.flat(mask * whole, tint, 0.85)
            continue
        if part.tone is Tone.LIGHT:
            scene.glow(mask, tint, 0.8)
        else:
            scene.paint(mask, tint, _look(figure, part, place.size))
        whole = np.maximum(whole, mask)
    _open_eyes(scene, figure, place)
    return whole


def _cut(stencil: Stencil, part: Part, place: Place) -> Stencil:
    points = [place.at(point) for point in part.points]
    if part.cut is Cut.LINE:
        return stencil.line(stroke(points), max(1.2, part.width * place.size))
    outline: skia.Path = curve(points) if part.cut is Cut.CURVE else polygon(points)
    return stencil.fill(outline)


def _tint(scene: Scene, tone: Tone, colour: Colour) -> Colour:
    colours = scene.palette
    match tone:
        case Tone.COAT:
            return colour
        case Tone.FAR:
            return mix(colour, colours.near, 0.42)
        case Tone.PALE:
            return mix(mix(colour, colours.light, 0.45), colours.horizon, 0.2)
        case Tone.DEEP:
            return mix(colours.near, colour, 0.18)
        case Tone.ACCENT:
            return colours.second
        case Tone.LIGHT:
            return colours.light
        case Tone.FAIR:
            return mix(mix(colours.light, colours.horizon, 0.15), _FLESH, 0.38)
        case Tone.TAWNY:
            return mix(mix(colours.light, _FLESH, 0.75), colours.near, 0.22)
        case Tone.BROWN:
            return mix(_FLESH, colours.near, 0.52)
        case Tone.BLUSH:
            return mix(colours.light, _RED, 0.6)
        case Tone.WHITE:
            return mix(colours.light, _WHITE, 0.5)
        case Tone.INK:
            return colours.near
        case Tone.GREY:
            return mix(mix(colours.light, colours.far, 0.5), colours.near, 0.12)


def _look(figure: Figure, part: Part, size: float) -> Look:
    return Look(
        shade=0.68,
        rim=0.65,
        shadow=0.42 * part.lift,
        volume=max(3, size * figure.roundness),
        lit=0.55,
        drop=max(3, size * 0.025),
    )


def _open_eyes(scene: Scene, figure: Figure, place: Place) -> None:
    white, pupil, spark = Stencil(), Stencil(), Stencil()
    radius = max(1.6, figure.eye * place.size)
    for point in figure.eyes:
        x, y = place.at(point)
        white.disc(x, y, radius * 1.35)
        pupil.disc(x, y, radius)
        spark.disc(x - radius * 0.3, y - radius * 0.35, radius * 0.34)
    scene.flat(white.mask, mix(scene.palette.light, scene.palette.horizon, 0.4), 0.9)
    scene.flat(pupil.mask, scene.palette.near)
    scene.flat(spark.mask, scene.palette.light)
