"""The lie of the land: ridges, shadows on the ground, and what is strewn over it."""

import math

import numpy as np
from scipy.interpolate import CubicSpline

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, blur, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, stroke

COLUMNS: Field = np.arange(WIDTH, dtype=np.float32)
"""The x of every column, to bend a line with."""


def ridge(
    scene: Scene,
    y: float,
    swing: float,
    length: float = 220,
    *,
    roughness: float = 0.5,
    tilt: float = 0,
    layers: int = 5,
    jagged: bool = False,
) -> Field:
    """A height for every column: hills of about this length, or peaks if jagged."""
    wave = sum(
        (roughness**layer * _wave(scene, length / 2**layer) for layer in range(layers)),
        start=np.zeros(WIDTH),
    )
    if jagged:
        wave = 0.8 - np.abs(wave) * 1.6
    line: Field = (y - swing * wave + tilt * (COLUMNS / WIDTH - 0.5)).astype(np.float32)
    return line


def _wave(scene: Scene, length: float) -> Field:
    """A smooth random line between about -1 and 1."""
    knots = [scene.dice.between(-1, 1) for _ in range(int(WIDTH / length) + 4)]
    start = scene.dice.between(0, 1)
    line: Field = CubicSpline(np.arange(len(knots)), knots)(start + 0.5 + COLUMNS / length)
    return line


def rolling(y: float, swing: float, length: float, phase: float = 0) -> Field:
    """A height for every column: one even wave."""
    line: Field = (y + swing * np.sin(COLUMNS / length + phase)).astype(np.float32)
    return line


def height_at(line: Field, x: float) -> float:
    """How high a line is in this column."""
    return float(line[min(max(int(x), 0), WIDTH - 1)])


def contact_shadow(scene: Scene, x: float, y: float, height: float) -> None:
    """The shadow at the feet of something of this height, away from the light."""
    aside = min(max((x - scene.lamp[0]) / 400, -1), 1) * height * 0.55
    outline = curve(
        [
            (x - height * 0.16, y),
            (x + height * 0.16, y),
            (x + aside + height * 0.12, y + height * 0.2),
            (x + aside - height * 0.12, y + height * 0.2),
        ]
    )
    scene.flat(blur(Stencil().fill(outline).mask, 3), scene.palette.near, 0.5)


def grass(
    scene: Scene,
    y: float,
    count: int = 160,
    height: float = 70,
    tint: Colour | None = None,
    left: float = 0,
    right: float = WIDTH,
) -> None:
    """Blades along a line, leaning with the wind."""
    dice, blades = scene.dice, Stencil()
    for _ in range(count):
        x, tall = dice.between(left, right), height * dice.between(0.4, 1.2)
        bend = (dice.between(-0.4, 0.4) + scene.wind * 0.2) * tall
        path = stroke([(x, y + 10), (x + bend * 0.3, y - tall * 0.55), (x + bend, y - tall)])
        blades.line(path, dice.between(1.2, 3.6))
    colour = scene.palette.near if tint is None else tint
    scene.paint(blades.mask, colour, Look(shadow=0.3, rim=0.6, volume=4, drop=6))


def tufts(scene: Scene, top: float, bottom: float, count: int, tint: Colour) -> None:
    """Small tufts all over a slope, larger towards the viewer."""
    dice, blades = scene.dice, Stencil()
    for _ in range(count):
        nearness = dice.between(0, 1) ** 0.8
        x, y, tall = dice.between(0, WIDTH), top + nearness * (bottom - top), 6 + 22 * nearness
        for lean in (-0.5, 0, 0.45):
            tip = (x + (lean + scene.wind * 0.2) * tall, y - tall * (1 - abs(lean) * 0.4))
            blades.line(
                stroke([(x + lean * 3, y), (x + lean * tall * 0.4, y - tall * 0.6), tip]), 1 + nearness
            )
    scene.paint(blades.mask, tint, Look(shadow=0.15, rim=0.5, volume=3, drop=3))


def pebbles(scene: Scene, top: float, bottom: float, count: int, tint: Colour) -> None:
    """Flat stones strewn over the ground, larger towards the viewer."""
    dice, stones = scene.dice, Stencil()
    for _ in range(count):
        nearness = dice.between(0, 1)
        wide = (3 + 13 * nearness) * dice.between(0.6, 1.4)
        stones.oval(dice.between(0, WIDTH), top + nearness * (bottom - top), wide, wide * 0.5)
    scene.paint(stones.mask, tint, Look(shadow=0.4, rim=0.8, volume=3, drop=3, shade=0.75))


def footprints(scene: Scene, start: Point, end: Point, steps: int = 18) -> None:
    """A trail that comes nearer from start to end."""
    prints = Stencil()
    for step in range(steps):
        along = step / (steps - 1)
        size = 0.4 + along
        x = start[0] + (end[0] - start[0]) * along + 26 * math.sin(along * 5) + (5 if step % 2 else -5) * size
        prints.oval(x, start[1] + (end[1] - start[1]) * along, 3.4 * size, 2 * size)
    scene.flat(prints.mask, mix(scene.palette.middle, scene.palette.near, 0.25), 0.6)


def winding_path(scene: Scene, start: Point, end: Point, width: float, tint: Colour) -> None:
    """A way that winds from a far start to a near end, where it is so wide."""
    left: list[Point] = []
    right: list[Point] = []
    bends = scene.dice.between(2.2, 3.4)
    for step in range(13):
        along = step / 12
        sway = math.sin(along * math.pi * bends) * width * 0.9 * along * (1 - along * 0.6)
        x = start[0] + (end[0] - start[0]) * along**1.4 + sway
        y, half = start[1] + (end[1] - start[1]) * along, (0.03 + 0.97 * along**1.5) * width / 2
        left.append((x - half, y))
        right.append((x + half, y))
    way = Stencil().fill(curve([*left, (end[0], HEIGHT + 40), *reversed(right)])).mask
    scene.paint(way, tint, Look(shadow=0.15, rim=0.35, volume=6, drop=4))
