"""Outlines that living things are made of: tapered limbs, ovals, fur and wool, and bodies fused of them.

Everything here is in a figure's own coordinates: y grows upwards.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from press.dreams.easel.shapes import Outline as Path
from press.dreams.easel.shapes import Point, polygon
from press.dreams.figures.figure import Part, Tone

Outline: TypeAlias = list[Point]
Joint: TypeAlias = tuple[float, float, float]
"""x, y, and half the thickness there."""

_STEPS = 8
"""Points between two joints."""
_SPACING = 0.008
"""Between two points of a fused outline."""
_SHEET = 1000


def limb(*joints: Joint) -> Outline:
    """A smooth tube along its joints, as thick as they say, with round ends."""
    middle = _through(np.array(joints))
    ahead = np.gradient(middle[:, :2], axis=0)
    ahead /= np.hypot(ahead[:, 0], ahead[:, 1])[:, None] + 1e-9
    aside = np.stack([-ahead[:, 1], ahead[:, 0]], 1) * middle[:, 2:]
    left, right = middle[:, :2] + aside, middle[:, :2] - aside
    return [
        *_points(left),
        *_cap(middle[-1], ahead[-1]),
        *_points(right[::-1]),
        *_cap(middle[0], -ahead[0]),
    ]


def oval(x: float, y: float, half_width: float, half_height: float, turn: float = 0) -> Outline:
    """An ellipse, turned counter-clockwise by so many degrees."""
    angles = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    right, up = half_width * np.cos(angles), half_height * np.sin(angles)
    return _points(np.stack([x + right * cos - up * sin, y + right * sin + up * cos], 1))


def leaf(root: Point, tip: Point, half_width: float, bend: float = 0) -> Outline:
    """A pointed shape, thickest near its middle, bent to the left of its way: an ear, a feather, a flame."""
    across, up = tip[0] - root[0], tip[1] - root[1]
    middle = (root[0] + across * 0.45 - up * bend, root[1] + up * 0.45 + across * bend)
    return limb((*root, half_width * 0.6), (*middle, half_width), (*tip, 0.001))


def fused(*outlines: Sequence[Point], softness: float = 0.012) -> Outline:
    """Overlapping outlines as one, their seams rounded: a body that nobody put together."""
    whole = _enlarged(outlines[0])
    for outline in outlines[1:]:
        whole = skia.Op(whole, _enlarged(outline), skia.kUnion_PathOp)
    around = _even(max(_contours(whole), key=_length))
    return _points(ndimage.gaussian_filter1d(around, softness / _SPACING, axis=0, mode="wrap"))


def within(outline: Sequence[Point], body: Sequence[Point]) -> Outline:
    """What of an outline lies inside another: a marking that must not spill over."""
    shared = skia.Op(_enlarged(outline), _enlarged(body), skia.kIntersect_PathOp)
    return _points(_even(max(_contours(shared), key=_length)))


def furred(outline: Sequence[Point], tufts: int, depth: float, lean: float = 0) -> Outline:
    """The outline with pointed tufts on it, leaning along the way by so many tufts: fur, a mane, spines."""
    tip = 0.55 + lean
    # A stop on either side, just below the tip, keeps the smooth line from shooting over it.
    return _fringed(outline, tufts, depth, ((0, 0), (0.8 * tip, 0.85), (tip, 1), (0.2 + 0.8 * tip, 0.85)))


def woolly(outline: Sequence[Point], curls: int, depth: float) -> Outline:
    """The outline with round curls on it: wool, leaves, a cloud."""
    return _fringed(outline, curls, depth, ((0, 0), (0, 0), (0.15, 0.7), (0.5, 1), (0.85, 0.7)))


def spiral(x: float, y: float, radius: float, turns: float, start: float = 0) -> Outline:
    """A line that winds outwards: a shell, a curl of wool; it ends at `start` degrees."""
    angles = np.linspace(0, 2 * math.pi * turns, max(8, int(turns * 14)))
    reach = radius * (angles / angles[-1]) ** 0.9
    angles += math.radians(start) - angles[-1]
    return _points(np.stack([x + reach * np.cos(angles), y + reach * np.sin(angles)], 1))


def moved(outline: Sequence[Point], x: float, y: float, size: float = 1, turn: float = 0) -> Outline:
    """The outline scaled, then turned counter-clockwise round (0, 0) by so many degrees, then shifted."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [
        (x + size * (across * cos - up * sin), y + size * (across * sin + up * cos)) for across, up in outline
    ]


def carried(parts: Iterable[Part], x: float, y: float, size: float = 1, turn: float = 0) -> list[Part]:
    """Parts that were drawn round (0, 0), such as a head, put where they belong."""
    return [
        replace(part, points=moved(part.points, x, y, size, turn), width=part.width * size) for part in parts
    ]


def beyond(outline: Sequence[Point], x: float, y: float = 0) -> Part:
    """The same limb on the far side."""
    return Part(moved(outline, x, y), Tone.FAR)


def _through(joints: NDArray[np.float64]) -> NDArray[np.float64]:
    """Many points on a smooth line through the joints (Catmull-Rom)."""
    steered = np.concatenate([2 * joints[:1] - joints[1:2], joints, 2 * joints[-1:] - joints[-2:-1]])
    t = np.linspace(0, 1, _STEPS, endpoint=False)[:, None]
    pieces = [
        0.5
        * (
            2 * start
            + (end - before) * t
            + (2 * before - 5 * start + 4 * end - after) * t**2
            + (3 * start - before - 3 * end + after) * t**3
        )
        for before, start, end, after in zip(steered, steered[1:], steered[2:], steered[3:], strict=False)
    ]
    line = np.concatenate([*pieces, joints[-1:]])
    line[:, 2] = np.maximum(line[:, 2], 0.0005)
    return line


def _cap(end: NDArray[np.float64], ahead: NDArray[np.float64]) -> Outline:
    """Half a circle round the end of a limb, from its left to its right."""
    x, y, radius = end
    facing = math.atan2(ahead[1], ahead[0])
    angles = facing + np.linspace(0.5, -0.5, 7)[1:-1] * math.pi
    return _points(np.stack([x + radius * np.cos(angles), y + radius * np.sin(angles)], 1))


def _fringed(outline: Sequence[Point], count: int, depth: float, teeth: Sequence[Point]) -> Outline:
    """Teeth along an outline; of each point of a tooth: how far along it, and which share of the depth."""
    around = _even(outline)
    ahead = np.roll(around, -1, 0) - np.roll(around, 1, 0)
    ahead /= np.hypot(ahead[:, 0], ahead[:, 1])[:, None] + 1e-9
    outwards = np.stack([ahead[:, 1], -ahead[:, 0]], 1) * (1 if _area(around) > 0 else -1)
    fringe: Outline = []
    for tooth in range(count):
        for along, height in teeth:
            at = int((tooth + along) / count * len(around)) % len(around)
            fringe += _points(around[at : at + 1] + outwards[at] * depth * height)
    return fringe


def _even(outline: Sequence[Point]) -> NDArray[np.float64]:
    """The closed outline with evenly spaced points."""
    corners = np.array([*outline, outline[0]])
    ways = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(corners, axis=0).T))])
    stops = np.linspace(0, ways[-1], max(12, int(ways[-1] / _SPACING)), endpoint=False)
    return np.stack([np.interp(stops, ways, corners[:, 0]), np.interp(stops, ways, corners[:, 1])], 1)


def _area(around: NDArray[np.float64]) -> float:
    """Positive for an outline that runs counter-clockwise."""
    following = np.roll(around, -1, 0)
    return float(np.sum(around[:, 0] * following[:, 1] - following[:, 0] * around[:, 1]) / 2)


def _length(outline: Sequence[Point]) -> float:
    return float(np.sum(np.hypot(*np.diff(np.array(outline), axis=0).T)))


def _enlarged(outline: Sequence[Point]) -> Path:
    """Skia joins outlines well at the size of a sheet, and badly at the size of a unit square."""
    return polygon([(x * _SHEET, y * _SHEET) for x, y in outline])


def _contours(path: Path) -> list[Outline]:
    """An enlarged path of straight edges as its closed outlines."""
    contours: list[Outline] = []
    for verb, points in path:
        if verb == skia.Path.kMove_Verb:
            contours.append([])
        for point in points[-1:]:
            contours[-1].append((point.x() / _SHEET, point.y() / _SHEET))
    return [contour for contour in contours if len(contour) > 2]


def _points(array: NDArray[np.float64]) -> Outline:
    return [(float(x), float(y)) for x, y in array]
