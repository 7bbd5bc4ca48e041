"""Lights of the day."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, blur, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, oval, polygon
from press.dreams.lights.around import around
from press.dreams.things.sky import cloud, halo


def pale_sun(scene: Scene, x: float, y: float, radius: float) -> None:
    """A white sun: brighter than the palest sky because the sky darkens a little round it."""
    colours = scene.palette
    distance, _ = around(x, y)
    scene.veil(np.exp(-((distance / (radius * 5)) ** 2)), mix(colours.middle, colours.accent, 0.25), 0.22)
    halo(scene, x, y, radius, 4)
    scene.glow(Stencil().disc(x, y, radius).mask, colours.light, 0.3)
    scene.flat(
        Stencil().line(oval(x, y, radius * 1.14, radius * 1.14), radius * 0.05).mask, colours.light, 0.7
    )


def low_sun(scene: Scene, x: float, y: float, radius: float) -> None:
    """A big warm sun of paper, with a ring of cut rays."""
    colours = scene.palette
    warm = mix(colours.warm, colours.light, 0.4)
    rays = Stencil()
    for ray in range(24):
        angle = ray * math.tau / 24
        reach = radius * (1.75 if ray % 2 else 1.5)
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        foot, half = radius * 1.18, radius * 0.055
        rays.fill(
            polygon(
                [
                    (x + along[0] * foot + across[0] * half, y + along[1] * foot + across[1] * half),
                    (x + along[0] * reach, y + along[1] * reach),
                    (x + along[0] * foot - across[0] * half, y + along[1] * foot - across[1] * half),
                ]
            )
        )
    scene.glow(rays.mask, warm, 0.1, 0.85)
    disc = Stencil().disc(x, y, radius * 1.05).mask
    scene.glow(disc, warm, 0.16)
    scene.flat(disc * soft(scene.grain("patch"), 0.2, 1.6), mix(warm, colours.warm, 0.6), 0.35)


def gap_in_the_rain(scene: Scene, x: float, y: float, radius: float) -> None:
    """Low clouds part, and light comes down through the gap."""
    colours, dice = scene.palette, scene.dice
    scene.veil(soft(HEIGHT * 0.6 - Y, 0, HEIGHT * 0.5), mix(colours.top, colours.near, 0.35), 0.4)
    scene.glow(blur(Stencil().oval(x, y, radius * 2.4, radius * 1.1).mask, 22), colours.light, 0.12, 0.9)
    for depth in range(3):
        bank = Stencil()
        for _ in range(7):
            left = dice.between(-40, WIDTH + 40)
            off = radius * (2.4 + 0.4 * depth) * soft(radius * 4 - abs(left - x), 0, radius * 3)
            above = dice.likely(0.6)
            cloud(
                scene, bank, left, y - float(off) * 0.7 if above else y + float(off), dice.between(230, 380)
            )
        tint = mix(mix(colours.top, colours.near, 0.34 - 0.08 * depth), colours.horizon, 0.12 * depth)
        scene.paint(bank.mask, tint, Look(shadow=0.3, rim=0.9, volume=16, lit=0.7))
    for aside in (-1.1, 0.1, 1.3):
        foot = x + aside * radius * 3
        scene.beam(
            [(x - 40, y), (x + 40, y), (foot + 110, HEIGHT * 0.85), (foot - 70, HEIGHT * 0.85)], 0.22, 14
        )
    drops = Stencil()
    for _ in range(340):
        left, top, length = dice.between(-40, WIDTH), dice.between(0, HEIGHT * 0.8), dice.between(16, 44)
        drops.segment((left, top), (left + length * 0.24, top + length), dice.between(0.8, 1.6))
    scene.flat(drops.mask, mix(colours.light, colours.middle, 0.2), 0.4)


def rainbow(scene: Scene, x: float, y: float, radius: float) -> None:
    """A rainbow across from a pale sun."""
    colours = scene.palette
    pale_sun(scene, x, y, radius * 0.7)
    middle, foot = (WIDTH * 0.62 if x < WIDTH / 2 else WIDTH * 0.38), HEIGHT * 0.74
    distance, _ = around(middle, foot)
    bands = (
        colours.accent,
        mix(colours.accent, colours.second, 0.5),
        colours.second,
        mix(colours.light, colours.second, 0.4),
        mix(colours.top, colours.cool, 0.4),
        mix(colours.top, colours.near, 0.15),
    )
    width, size = 17.0, 410.0
    for turn, tint in enumerate(bands):
        band = soft(np.abs(distance - (size - turn * width)), width * 0.62, width * 0.38)
        scene.veil(band * (0.85 + 0.15 * scene.grain("fine")), tint, 0.5)


def snowfall(scene: Scene, x: float, y: float, radius: float) -> None:
    """Snow in the air under a pale sun."""
    colours = scene.palette
    pale_sun(scene, x, y, radius * 0.8)
    dice, flakes, big = scene.dice, Stencil(), Stencil()
    for _ in range(420):
        flakes.disc(dice.between(0, WIDTH), dice.between(0, HEIGHT * 0.8), dice.between(1, 3.6))
    for _ in range(26):
        big.disc(dice.between(0, WIDTH), dice.between(0, HEIGHT * 0.75), dice.between(5, 9))
    scene.flat(flakes.mask, colours.light, 0.85)
    scene.flat(blur(big.mask, 1.4), colours.light, 0.7)
