"""Ways up and ways through: ladders, stairs, doors, keyholes."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, Colour, Field, Y, blur, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, arch, polygon


def ladder(
    scene: Scene,
    foot: Point,
    head: Point,
    half_width: float,
    narrowing: float = 0.6,
    tint: Colour | None = None,
) -> None:
    """A ladder from foot to head, narrower there."""
    length = math.dist(foot, head)
    along = (head[0] - foot[0]) / length, (head[1] - foot[1]) / length
    rungs = max(5, int(length / 17))

    def rail(share: float, side: int) -> Point:
        half = half_width * (1 + (narrowing - 1) * share) * side
        return (
            foot[0] + along[0] * length * share - along[1] * half,
            foot[1] + along[1] * length * share + along[0] * half,
        )

    wood = Stencil()
    for side in (-1, 1):
        wood.segment(rail(0, side), rail(1, side), max(3.2, half_width * 0.2))
    for rung in range(1, rungs):
        wood.segment(rail(rung / rungs, -1), rail(rung / rungs, 1), max(2.6, half_width * 0.16))
    colour = mix(scene.palette.second, scene.palette.light, 0.2) if tint is None else tint
    scene.paint(wood.mask, colour, Look(volume=3, rim=0.8, drop=5))


def stairs(
    scene: Scene,
    foot: Point,
    head: Point,
    width: float,
    steps: int = 16,
    *,
    head_width: float = 26,
    sway: float = 0,
    tint: Colour | None = None,
) -> list[Point]:
    """Floating slabs that narrow and swing towards the head; gives the middle of each, lowest first."""
    colours = scene.palette
    stone = mix(colours.horizon, colours.far, 0.4) if tint is None else tint
    slabs: list[Point] = []
    for step in range(steps - 1, -1, -1):
        share = (step / (steps - 1)) ** 0.82
        x = foot[0] + (head[0] - foot[0]) * share + math.sin(share * math.pi * 1.5) * sway
        y, wide = foot[1] + (head[1] - foot[1]) * share, width + (head_width - width) * share
        thick = wide * 0.085 + 1.5
        face = Stencil().box(x - wide / 2, y, x + wide / 2, y + thick * 1.5)
        look = Look(volume=3, shadow=0.45, rim=0, drop=wide * 0.06 + 2)
        scene.paint(face.mask, mix(stone, colours.near, 0.55), look)
        tread = [
            (x - wide / 2, y),
            (x - wide * 0.44, y - thick),
            (x + wide * 0.44, y - thick),
            (x + wide / 2, y),
        ]
        look = Look(volume=3, shadow=0, rim=0.7, lit=0.9)
        scene.paint(Stencil().fill(polygon(tread)).mask, mix(stone, colours.light, 0.25 + 0.4 * share), look)
        slabs.insert(0, (x, y - thick * 0.5))
    return slabs


def door(scene: Scene, x: float, y: float, height: float, tint: Colour | None = None) -> Field:
    """An open door with light in it; gives the stencil of its opening, for another world."""
    colours = scene.palette
    leaf_tint = colours.accent if tint is None else tint
    width = height * 0.46
    frame = Stencil().fill(arch(x, y, width * 1.24, height * 1.08)).mask
    scene.paint(frame, mix(colours.near, leaf_tint, 0.35), Look(shadow=0.5, volume=6, rim=0.5))
    opening = Stencil().fill(arch(x, y, width, height)).mask
    scene.glow(opening, colours.light, 0.9)
    scene.flat(opening * np.clip((y - Y) / height, 0, 1), colours.horizon, 0.6)
    edge, hinge = x - width * 0.92, x - width / 2
    outline = [(hinge, y), (edge, y + height * 0.05), (edge, y - height * 0.86), (hinge, y - height * 0.78)]
    panel = Stencil().fill(polygon(outline)).mask
    scene.paint(panel, leaf_tint, Look(volume=8, rim=0.9))
    fields = Stencil()
    for low, high in ((0.08, 0.36), (0.44, 0.72)):
        near, far = edge + width * 0.09, hinge - width * 0.07
        fields.fill(
            polygon(
                [
                    (near, y - height * low),
                    (far, y - height * low),
                    (far, y - height * high),
                    (near, y - height * (high + 0.03)),
                ]
            )
        )
    scene.flat(fields.mask, mix(leaf_tint, colours.near, 0.55), 0.5)
    scene.flat(Stencil().disc(x - width * 0.86, y - height * 0.4, height * 0.016).mask, colours.light)
    return opening


def spill(scene: Scene, x: float, y: float, height: float, strength: float = 0.5) -> None:
    """The light that falls out of a door of this height onto the ground before it."""
    width, far = height * 0.46, min(HEIGHT, y + height * 0.9)
    corners = [(x - width / 2, y), (x + width / 2, y), (x + width * 1.5, far), (x - width * 1.2, far)]
    fading = np.clip(1 - (Y - y) / (height * 0.95), 0, 1) * (y - 2 <= Y)
    scene.shine(blur(Stencil().fill(polygon(corners)).mask, 7) * fading, strength)


def keyhole(scene: Scene, x: float, y: float, radius: float) -> Field:
    """A keyhole that light comes through; gives its stencil."""
    skirt = [(-0.25, 0.2), (0.25, 0.2), (0.5, 1.5), (-0.5, 1.5)]
    hole = (
        Stencil()
        .disc(x, y, radius * 0.55)
        .fill(polygon([(x + a * radius, y + b * radius) for a, b in skirt]))
        .mask
    )
    scene.glow(hole, scene.palette.light, 0.9)
    return hole
