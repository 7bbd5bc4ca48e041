"""Lights of the night and the dusk."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, blur, each, mix, soft
from press.dreams.easel.scene import Scene
from press.dreams.easel.shapes import Stencil, oval, polygon, stroke
from press.dreams.lights.around import around
from press.dreams.things.sky import halo, moon


def full_moon(scene: Scene, x: float, y: float, radius: float) -> None:
    """A full moon in its halo."""
    halo(scene, x, y, radius, 3)
    moon(scene, x, y, radius)


def crescent(scene: Scene, x: float, y: float, radius: float) -> None:
    """A waxing moon."""
    halo(scene, x, y, radius, 3)
    moon(scene, x, y, radius, crescent=True)


def sunburst(scene: Scene, x: float, y: float, radius: float) -> None:
    """Broad rays all round a moon."""
    distance, angle = around(x, y)
    rays = soft(np.sin(angle * 18), -0.12, 0.12) * np.exp(-distance / 620)
    rays = rays * soft(distance, radius * 1.25, radius * 1.45) * (0.85 + 0.15 * scene.grain("fine"))
    scene.veil(rays, mix(scene.palette.light, scene.palette.horizon, 0.35), 0.34)
    full_moon(scene, x, y, radius)


def aurora(scene: Scene, x: float, y: float, radius: float) -> None:
    """Curtains of light, and a small crescent."""
    colours = scene.palette
    for fold in range(3):
        phase = fold * 1.7 + scene.dice.between(0, 3)
        hem = HEIGHT * (0.2 + 0.085 * fold) + 60 * np.sin(X / 150 + phase) + 22 * np.sin(X / 47 + fold)
        above, under = np.exp(-(hem - Y) / (120 + 30 * fold)), np.exp(-(Y - hem) / 12)
        folds = 0.6 + 0.4 * np.sin(X / 9 + 3 * np.sin(X / 70))
        scene.shine(
            np.where(hem > Y, above, under) * folds,
            0.42,
            mix(colours.second, colours.light, 0.1 + 0.25 * fold),
        )
    crescent(scene, x, y, radius * 0.8)


def eclipse(scene: Scene, x: float, y: float, radius: float) -> None:
    """A dark disc with a corona."""
    colours = scene.palette
    distance, angle = around(x, y)
    halo(scene, x, y, radius * 1.1)
    scene.glow(blur(Stencil().disc(x, y, radius * 1.13).mask, 3), colours.light, 0.8)
    dark = Stencil().disc(x, y, radius).mask
    scene.glowing *= each(1 - dark)
    scene.flat(dark, mix(colours.near, colours.top, 0.35))
    streamers = soft(np.abs(np.sin(angle * 7 + 2 * np.sin(angle * 3))), 0.3, 1)
    corona = streamers * np.exp(-(distance - radius) / (radius * 0.8)) * (distance > radius * 1.1)
    scene.veil(np.clip(corona, 0, 1), colours.light, 0.4)


def striped_sun(scene: Scene, x: float, y: float, radius: float) -> None:
    """A low sun that sets in stripes."""
    size = radius * 1.35
    halo(scene, x, y, size, 3)
    disc = Stencil().disc(x, y, size).mask
    for bar in range(6):
        top = y + size * (0.02 + 0.165 * bar)
        disc = disc * ~((top < Y) & (top + size * (0.02 + 0.017 * bar) > Y))
    scene.glow(disc, mix(scene.palette.light, scene.palette.accent, 0.22), 0.4)


def comet(scene: Scene, x: float, y: float, radius: float) -> None:
    """A comet across from a small moon."""
    full_moon(scene, x, y, radius * 0.7)
    dice = scene.dice
    head_x, head_y = WIDTH - x + dice.between(-60, 60), HEIGHT * dice.between(0.1, 0.2)
    _trail(scene, head_x, head_y, dice.between(260, 330), 15, 1 if x < WIDTH / 2 else -1)


def falling_stars(scene: Scene, x: float, y: float, radius: float) -> None:
    """A crescent, and stars that fall past it."""
    crescent(scene, x, y, radius)
    dice = scene.dice
    for _ in range(7):
        at = dice.between(60, WIDTH - 60), HEIGHT * dice.between(0.05, 0.42)
        if math.dist(at, (x, y)) > radius * 2:
            _trail(scene, *at, dice.between(60, 150), 4, 1 if x < WIDTH / 2 else -1)


def _trail(scene: Scene, x: float, y: float, length: float, width: float, side: int) -> None:
    """A falling light with its tail up to one side."""
    tail = Stencil().fill(
        polygon([(x, y - width), (x + side * 0.82 * length, y - length * 0.5), (x, y + width)])
    )
    distance, _ = around(x, y)
    scene.flat(blur(tail.mask * np.exp(-distance / (length * 0.5)), 2), scene.palette.light, 0.85)
    scene.glow(Stencil().disc(x, y, width * 0.8).mask, scene.palette.light, 1.2)


def twin_moons(scene: Scene, x: float, y: float, radius: float) -> None:
    """Two moons, the smaller one tinted."""
    full_moon(scene, x, y, radius)
    dice = scene.dice
    tint = mix(scene.palette.light, scene.palette.accent, 0.4)
    moon(scene, WIDTH - x + dice.between(-40, 40), y + dice.between(-40, 120), radius * 0.42, tint=tint)


def ringed_planet(scene: Scene, x: float, y: float, radius: float) -> None:
    """A world with rings."""
    full_moon(scene, x, y, radius)
    behind = Stencil().disc(x, y, radius).mask * (y - (X - x) * 0.28 > Y)
    tint = mix(scene.palette.accent, scene.palette.light, 0.4)
    for reach, width in ((1.9, 0.12), (1.6, 0.05)):
        ring = Stencil().line(oval(x, y, radius * reach, radius * reach * 0.22, -16), radius * width).mask
        scene.flat(ring * (1 - behind), tint, 0.9)


def star_swirl(scene: Scene, x: float, y: float, radius: float) -> None:
    """Stars that wheel round a moon."""
    dice, arcs = scene.dice, Stencil()
    for _ in range(260):
        away, start, length = (
            radius * 1.5 + abs(dice.bell(190)),
            dice.between(0, math.tau),
            dice.between(0.05, 0.22),
        )
        turns = (start, start + length / 2, start + length)
        arcs.line(
            stroke([(x + away * math.cos(turn), y + away * math.sin(turn)) for turn in turns]),
            dice.between(1, 2.6),
        )
    scene.flat(arcs.mask * (HEIGHT * 0.62 > Y), scene.palette.light, 0.5)
    full_moon(scene, x, y, radius)
