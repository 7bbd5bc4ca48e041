"""Buildings that one steers by: lighthouses, mills, tents and bridges."""

import math
from itertools import pairwise

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, arch, curve, polygon
from press.dreams.things.land import COLUMNS, height_at


def lighthouse(scene: Scene, x: float, y: float, height: float, beam_side: int = 1) -> None:
    """A banded lighthouse on its rock, sending a beam to one side."""
    colours = scene.palette
    rock = [(-0.7, 0.08), (-0.42, -0.14), (-0.08, -0.26), (0.34, -0.16), (0.74, 0.08)]
    stone = Stencil().fill(curve([(x + a * height, y + b * height) for a, b in rock])).mask
    scene.paint(stone, scene.plane(0.55), Look(rim=0.7, volume=10))
    foot, head = y - height * 0.2, y - height
    corners = [(-0.12, foot), (-0.075, head), (0.075, head), (0.12, foot)]
    tower = Stencil().fill(polygon([(x + a * height, b) for a, b in corners])).mask
    scene.paint(tower, mix(colours.light, colours.horizon, 0.4), Look(volume=height * 0.04, shade=0.8))
    bands = Stencil()
    for band in range(3):
        top = head + height * (0.1 + 0.26 * band)
        bands.box(x - height * 0.2, top, x + height * 0.2, top + height * 0.12)
    scene.paint(bands.mask * tower, colours.accent, Look(volume=height * 0.04, shadow=0, rim=0.3, shade=0.8))
    lamp_y = head - height * 0.07
    edge = WIDTH + 60 if beam_side > 0 else -60
    spread = abs(edge - x) * 0.13
    scene.beam([(x, lamp_y - 4), (x, lamp_y + 4), (edge, lamp_y + spread), (edge, lamp_y - spread)], 0.28, 5)
    gallery = Stencil().box(x - height * 0.11, head - height * 0.02, x + height * 0.11, head + height * 0.02)
    gallery.fill(
        polygon(
            [
                (x - height * 0.09, lamp_y - height * 0.06),
                (x, lamp_y - height * 0.17),
                (x + height * 0.09, lamp_y - height * 0.06),
            ]
        )
    )
    scene.flat(gallery.mask, colours.near)
    lantern = Stencil().box(
        x - height * 0.05, lamp_y - height * 0.06, x + height * 0.05, lamp_y + height * 0.05
    )
    scene.glow(lantern.mask, colours.light, 1.4)


def windmill(scene: Scene, x: float, y: float, height: float, tint: Colour | None = None) -> None:
    """A tower mill with four cloth sails."""
    colours = scene.palette
    stone = mix(colours.light, colours.far, 0.5) if tint is None else tint
    body = [(-0.2, 0), (-0.13, 0.62), (0.13, 0.62), (0.2, 0)]
    scene.paint(
        Stencil().fill(polygon([(x + a * height, y - b * height) for a, b in body])).mask,
        stone,
        Look(volume=height * 0.05, shade=0.8, drop=height * 0.04),
    )
    cap = [(-0.16, 0.61), (-0.1, 0.74), (0.04, 0.78), (0.14, 0.7), (0.17, 0.61)]
    scene.paint(
        Stencil().fill(curve([(x + a * height, y - b * height) for a, b in cap])).mask,
        colours.accent,
        Look(volume=height * 0.04, rim=0.8),
    )
    openings = Stencil().fill(arch(x, y + 2, height * 0.1, height * 0.18))
    openings.fill(arch(x + height * 0.02, y - height * 0.34, height * 0.05, height * 0.08))
    scene.flat(openings.mask, colours.near, 0.85)
    _mill_sails(scene, x + height * 0.05, y - height * 0.68, height)


def _mill_sails(scene: Scene, x: float, y: float, height: float) -> None:
    start = scene.dice.between(0.2, 1.3)
    spars, cloth = Stencil(), Stencil()
    for sail in range(4):
        angle = start + sail * math.pi / 2
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        spars.segment(
            (x, y), (x + along[0] * height * 0.5, y + along[1] * height * 0.5), max(1.6, height * 0.014)
        )
        corners = [(0.12, 0.01), (0.49, 0.01), (0.49, 0.12), (0.12, 0.1)]
        cloth.fill(
            polygon(
                [
                    (x + height * (a * along[0] + b * across[0]), y + height * (a * along[1] + b * across[1]))
                    for a, b in corners
                ]
            )
        )
    tint = mix(scene.palette.light, scene.palette.horizon, 0.35)
    scene.paint(cloth.mask, tint, Look(volume=4, shadow=0.35, rim=0.6, drop=max(4, height * 0.04)))
    spars.disc(x, y, height * 0.025)
    scene.paint(spars.mask, scene.palette.near, Look(volume=3, shadow=0.2))


def tent(scene: Scene, x: float, y: float, width: float, height: float, tint: Colour, stripe: Colour) -> None:
    """A striped circus tent, lit within."""
    outline = [
        (-0.5, 0),
        (-0.46, 0.45),
        (-0.52, 0.48),
        (-0.2, 0.68),
        (0, 1),
        (0.2, 0.68),
        (0.52, 0.48),
        (0.46, 0.45),
        (0.5, 0),
    ]
    cloth = Stencil().fill(polygon([(x + a * width, y - b * height) for a, b in outline])).mask
    scene.paint(cloth, tint, Look(shadow=0.45, rim=0.8, volume=max(4, width * 0.05), drop=12))
    stripes = Stencil()
    for band in (-3, -1, 1, 3):
        left, right = x + width * (0.142 * band - 0.071), x + width * (0.142 * band + 0.071)
        stripes.fill(
            polygon(
                [
                    (x, y - height),
                    (left, y - height * 0.46),
                    (left, y),
                    (right, y),
                    (right, y - height * 0.46),
                ]
            )
        )
    scene.paint(stripes.mask * cloth, stripe, Look(shadow=0, rim=0.3, volume=8))
    valance = Stencil()
    for scallop in range(8):
        valance.disc(x + width * (-0.46 + 0.131 * scallop), y - height * 0.46, width * 0.066)
    scene.paint(valance.mask * cloth, mix(tint, scene.palette.near, 0.35), Look(volume=3, shadow=0.2))
    scene.flat(
        Stencil().fill(polygon([(x - width * 0.08, y), (x, y - height * 0.38), (x + width * 0.08, y)])).mask,
        scene.palette.near,
        0.8,
    )
    scene.glow(
        Stencil().fill(polygon([(x - width * 0.04, y), (x, y - height * 0.3), (x + width * 0.04, y)])).mask,
        scene.palette.light,
        0.7,
    )
    pennant = Stencil().segment((x, y - height), (x, y - height - 26), 2.5)
    fly = 26 if scene.wind > 0 else -26
    pennant.fill(polygon([(x, y - height - 26), (x + fly, y - height - 19), (x, y - height - 12)]))
    scene.flat(pennant.mask, scene.palette.accent, 0.9)


def bridge(
    scene: Scene, left: Point, right: Point, rise: float, tint: Colour, *, arches: int = 3, depth: float = 150
) -> Field:
    """A stone bridge that humps between two banks; gives the height of its roadway in every column."""
    span = right[0] - left[0]
    along = np.clip((COLUMNS - left[0]) / span, 0, 1)
    roadway: Field = left[1] + (right[1] - left[1]) * along - rise * 4 * along * (1 - along)
    thick = rise * 0.3 + 14
    deck = [(x, height_at(roadway, x)) for x in np.linspace(left[0], right[0], 25).tolist()]
    foot = max(left[1], right[1]) + depth
    mass = Stencil().fill(polygon([*deck, (right[0], foot), (left[0], foot)])).mask
    holes = Stencil()
    for gap in range(arches):
        middle = left[0] + span * (gap + 0.5) / arches
        head = height_at(roadway, middle) + thick
        holes.fill(arch(middle, min(HEIGHT + 50, foot + 40), span / arches * 0.74, foot + 40 - head))
    stone = mass * (1 - holes.mask)
    scene.paint(stone, tint, Look(volume=9, rim=0.8, shade=0.75))
    parapet = Stencil()
    for x, y in deck:
        parapet.segment((x, y), (x, y - 12), 3.4)
    rail = [(x, y - 13) for x, y in deck]
    for start, end in pairwise(rail):
        parapet.segment(start, end, 3.6)
    scene.paint(parapet.mask, mix(tint, scene.palette.near, 0.2), Look(volume=3, rim=0.8, shadow=0.2))
    return roadway
