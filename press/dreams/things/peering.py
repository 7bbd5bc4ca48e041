"""Heads of animals from the front: animals that look out of the picture."""

import math
from collections.abc import Callable, Sequence

from press.dreams.easel.paper import Colour, Field, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, polygon

_EARS: dict[str, Sequence[Point]] = {
    "fox": [(-0.93, 0.2), (-0.86, 1.4), (-0.1, 0.78)],
    "cat": [(-0.92, 0.2), (-0.84, 1.22), (-0.12, 0.84)],
    "owl": [(-0.92, 0.3), (-1.0, 1.18), (-0.2, 0.88)],
    "hare": [(-0.5, 0.5), (-0.78, 1.4), (-0.62, 2.2), (-0.32, 1.9), (-0.1, 0.7)],
    "bear": [(-0.9, 0.5), (-0.98, 0.9), (-0.7, 1.1), (-0.38, 0.9), (-0.5, 0.5)],
    "mouse": [(-0.6, 0.4), (-1.25, 0.55), (-1.3, 1.1), (-0.8, 1.3), (-0.35, 0.85)],
}
"""The left ear; the right one is its mirror image."""

_POINTED = {"fox", "cat", "owl"}

_FACES: dict[str, Sequence[Point]] = {
    "fox": [(-1.05, 0.0), (-0.75, 0.72), (0, 0.88), (0.75, 0.72), (1.05, 0.0), (0.42, -0.62), (0, -1.05)],
    "hare": [(-0.72, -0.1), (-0.6, 0.65), (0, 0.9), (0.6, 0.65), (0.72, -0.1), (0.5, -0.8), (0, -0.98)],
    "mouse": [(-0.8, 0.0), (-0.6, 0.65), (0, 0.85), (0.6, 0.65), (0.8, 0.0), (0.4, -0.6), (0, -0.92)],
}
_ROUND = [(-1.0, 0.0), (-0.72, 0.7), (0, 0.92), (0.72, 0.7), (1.0, 0.0), (0.68, -0.66), (0, -0.88)]

KINDS = tuple(sorted(_EARS))
"""Whose heads there are."""


def peering(
    scene: Scene, kind: str, x: float, y: float, radius: float, tint: Colour, turn: float = 0
) -> Field:
    """A head of about this radius round (x, y), turned clockwise by so many degrees; gives its silhouette."""
    colours = scene.palette
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(a: float, b: float) -> Point:
        return x + radius * (a * cos + b * sin), y + radius * (a * sin - b * cos)

    look = Look(volume=max(3, radius * 0.14), shade=0.7, rim=0.75, shadow=0.5, drop=max(3, radius * 0.12))
    whole = Stencil()
    for side in (-1, 1):
        ear = [spot(-side * a, b) for a, b in _EARS[kind]]
        inner = [spot(-side * (a * 0.72 - 0.12), b * 0.78 + 0.12) for a, b in _EARS[kind]]
        cut = polygon if kind in _POINTED else curve
        scene.paint(Stencil().fill(cut(ear)).mask, tint, look)
        scene.flat(Stencil().fill(cut(inner)).mask, mix(tint, colours.near, 0.45), 0.7)
        whole.fill(cut(ear))
    face = curve([spot(a, b) for a, b in _FACES.get(kind, _ROUND)])
    whole.fill(face)
    scene.paint(Stencil().fill(face).mask, tint, look)
    _muzzle(scene, kind, spot, radius, tint)
    _eyes(scene, kind, spot, radius)
    return whole.mask


def back_of_head(scene: Scene, kind: str, x: float, y: float, radius: float, tint: Colour) -> Field:
    """The same head from behind; gives its silhouette."""
    shape = Stencil()
    cut = polygon if kind in _POINTED else curve
    for side in (-1, 1):
        shape.fill(cut([(x - side * a * radius, y - b * radius) for a, b in _EARS[kind]]))
    shape.fill(curve([(x + a * radius * 0.96, y - b * radius) for a, b in _ROUND]))
    mask = shape.mask
    look = Look(volume=radius * 0.22, shade=0.75, rim=1, shadow=0.5, drop=radius * 0.14)
    scene.paint(mask, tint, look)
    fur = Stencil()
    for step in range(11):
        across = (step - 5) * 0.15
        start = x + across * radius, y + (0.1 - 0.04 * (step % 3)) * radius
        fur.segment(start, (start[0] + across * 8, start[1] + radius * 0.22), radius * 0.024)
    scene.flat(fur.mask * mask, scene.palette.near, 0.3)
    return mask


def _muzzle(
    scene: Scene, kind: str, spot: Callable[[float, float], Point], radius: float, tint: Colour
) -> None:
    colours = scene.palette
    pale = mix(mix(tint, colours.light, 0.6), colours.horizon, 0.15)
    dark = mix(colours.near, tint, 0.1)
    shape = Stencil()
    match kind:
        case "owl":
            for side in (-1, 1):
                shape.disc(*spot(side * 0.42, 0.2), radius * 0.44)
        case "fox":
            for side in (-1, 1):
                cheek = [(0, -1.02), (side * 0.42, -0.6), (side * 0.98, -0.02), (side * 0.5, 0.02), (0, -0.3)]
                shape.fill(curve([spot(a, b) for a, b in cheek]))
        case _:
            for side in (-1, 1):
                shape.disc(*spot(side * 0.2, -0.46), radius * 0.29)
    scene.paint(shape.mask, pale, Look(volume=max(3, radius * 0.08), shade=0.4, shadow=0.12, rim=0.3, drop=3))
    nose = Stencil()
    if kind == "owl":
        nose.fill(polygon([spot(-0.16, -0.02), spot(0.16, -0.02), spot(0, -0.5)]))
    else:
        low = -0.92 if kind == "fox" else -0.3
        nose.fill(
            curve([spot(-0.17, low + 0.12), spot(0, low + 0.17), spot(0.17, low + 0.12), spot(0, low - 0.1)])
        )
    scene.flat(nose.mask, dark)
    lines = Stencil()
    if kind in {"cat", "hare", "mouse"}:
        for side in (-1, 1):
            for lift in (-0.1, 0.02, 0.14):
                lines.segment(
                    spot(side * 0.3, -0.44 + lift * 0.3), spot(side * 1.25, -0.4 + lift), radius * 0.018
                )
    if kind not in {"owl", "fox"}:
        lines.segment(spot(0, -0.36), spot(0, -0.55), radius * 0.035)
    scene.flat(lines.mask, dark, 0.7)


def _eyes(scene: Scene, kind: str, spot: Callable[[float, float], Point], radius: float) -> None:
    colours = scene.palette
    size, aside, up = {"owl": (0.27, 0.42, 0.2), "fox": (0.15, 0.42, 0.1)}.get(kind, (0.17, 0.42, 0.16))
    white, pupil, spark = Stencil(), Stencil(), Stencil()
    for side in (-1, 1):
        x, y = spot(side * aside, up)
        white.disc(x, y, radius * size * 1.3)
        pupil.disc(x, y, radius * size * 0.86)
        spark.disc(x - radius * size * 0.28, y - radius * size * 0.3, radius * size * 0.3)
    scene.flat(white.mask, mix(colours.light, colours.warm, 0.3))
    scene.flat(pupil.mask, colours.near)
    scene.flat(spark.mask, colours.light)
