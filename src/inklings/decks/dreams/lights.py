"""The light in the sky: one for every dream, hung over the painted sky before the middle plane."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from inklings.decks.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, blur, each, mix, soft
from inklings.decks.dreams.easel.scene import Look, Scene
from inklings.decks.dreams.easel.shapes import Stencil, oval, polygon, stroke
from inklings.decks.dreams.things.sky import cloud, halo, moon


@dataclass(frozen=True)
class Light:
    """One way for a sky to be lit."""

    name: str
    hang: Callable[[Scene, float, float, float], None]
    """Paint it round (x, y), so large."""
    day: bool = False
    """Made for palettes of the day."""


def hang(scene: Scene, name: str, x: float, y: float, radius: float) -> None:
    """Hang the light of this name; the scene's lamp is where it hangs."""
    scene.light_from(x, y, radius * 4.6)
    LIGHTS[name].hang(scene, x, y, radius)


def lights_of(*, day: bool) -> tuple[str, ...]:
    """The names of the lights for the day, or for the night."""
    return tuple(name for name, light in LIGHTS.items() if light.day == day)


# --- night --------------------------------------------------------------------------------------------


def _full_moon(scene: Scene, x: float, y: float, radius: float) -> None:
    halo(scene, x, y, radius, 3)
    moon(scene, x, y, radius)


def _crescent(scene: Scene, x: float, y: float, radius: float) -> None:
    halo(scene, x, y, radius, 3)
    moon(scene, x, y, radius, crescent=True)


def _sunburst(scene: Scene, x: float, y: float, radius: float) -> None:
    distance, angle = _around(x, y)
    rays = soft(np.sin(angle * 18), -0.12, 0.12) * np.exp(-distance / 620)
    rays = rays * soft(distance, radius * 1.25, radius * 1.45) * (0.85 + 0.15 * scene.grain("fine"))
    scene.veil(rays, mix(scene.palette.light, scene.palette.horizon, 0.35), 0.34)
    _full_moon(scene, x, y, radius)


def _aurora(scene: Scene, x: float, y: float, radius: float) -> None:
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
    _crescent(scene, x, y, radius * 0.8)


def _eclipse(scene: Scene, x: float, y: float, radius: float) -> None:
    colours = scene.palette
    distance, angle = _around(x, y)
    halo(scene, x, y, radius * 1.1)
    scene.glow(blur(Stencil().disc(x, y, radius * 1.13).mask, 3), colours.light, 0.8)
    dark = Stencil().disc(x, y, radius).mask
    scene.glowing *= each(1 - dark)
    scene.flat(dark, mix(colours.near, colours.top, 0.35))
    streamers = soft(np.abs(np.sin(angle * 7 + 2 * np.sin(angle * 3))), 0.3, 1)
    corona = streamers * np.exp(-(distance - radius) / (radius * 0.8)) * (distance > radius * 1.1)
    scene.veil(np.clip(corona, 0, 1), colours.light, 0.4)


def _striped_sun(scene: Scene, x: float, y: float, radius: float) -> None:
    size = radius * 1.35
    halo(scene, x, y, size, 3)
    disc = Stencil().disc(x, y, size).mask
    for bar in range(6):
        top = y + size * (0.02 + 0.165 * bar)
        disc = disc * ~((top < Y) & (top + size * (0.02 + 0.017 * bar) > Y))
    scene.glow(disc, mix(scene.palette.light, scene.palette.accent, 0.22), 0.4)


def _comet(scene: Scene, x: float, y: float, radius: float) -> None:
    _full_moon(scene, x, y, radius * 0.7)
    dice = scene.dice
    head_x, head_y = WIDTH - x + dice.between(-60, 60), HEIGHT * dice.between(0.1, 0.2)
    _trail(scene, head_x, head_y, dice.between(260, 330), 15, 1 if x < WIDTH / 2 else -1)


def _falling_stars(scene: Scene, x: float, y: float, radius: float) -> None:
    _crescent(scene, x, y, radius)
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
    distance, _ = _around(x, y)
    scene.flat(blur(tail.mask * np.exp(-distance / (length * 0.5)), 2), scene.palette.light, 0.85)
    scene.glow(Stencil().disc(x, y, width * 0.8).mask, scene.palette.light, 1.2)


def _twin_moons(scene: Scene, x: float, y: float, radius: float) -> None:
    _full_moon(scene, x, y, radius)
    dice = scene.dice
    tint = mix(scene.palette.light, scene.palette.accent, 0.4)
    moon(scene, WIDTH - x + dice.between(-40, 40), y + dice.between(-40, 120), radius * 0.42, tint=tint)


def _ringed_planet(scene: Scene, x: float, y: float, radius: float) -> None:
    _full_moon(scene, x, y, radius)
    behind = Stencil().disc(x, y, radius).mask * (y - (X - x) * 0.28 > Y)
    tint = mix(scene.palette.accent, scene.palette.light, 0.4)
    for reach, width in ((1.9, 0.12), (1.6, 0.05)):
        ring = Stencil().line(oval(x, y, radius * reach, radius * reach * 0.22, -16), radius * width).mask
        scene.flat(ring * (1 - behind), tint, 0.9)


def _star_swirl(scene: Scene, x: float, y: float, radius: float) -> None:
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
    _full_moon(scene, x, y, radius)


# --- day ----------------------------------------------------------------------------------------------


def _pale_sun(scene: Scene, x: float, y: float, radius: float) -> None:
    """A white sun: brighter than the palest sky because the sky darkens a little round it."""
    colours = scene.palette
    distance, _ = _around(x, y)
    scene.veil(np.exp(-((distance / (radius * 5)) ** 2)), mix(colours.middle, colours.accent, 0.25), 0.22)
    halo(scene, x, y, radius, 4)
    scene.glow(Stencil().disc(x, y, radius).mask, colours.light, 0.3)
    scene.flat(
        Stencil().line(oval(x, y, radius * 1.14, radius * 1.14), radius * 0.05).mask, colours.light, 0.7
    )


def _low_sun(scene: Scene, x: float, y: float, radius: float) -> None:
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


def _gap_in_the_rain(scene: Scene, x: float, y: float, radius: float) -> None:
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


def _rainbow(scene: Scene, x: float, y: float, radius: float) -> None:
    colours = scene.palette
    _pale_sun(scene, x, y, radius * 0.7)
    middle, foot = (WIDTH * 0.62 if x < WIDTH / 2 else WIDTH * 0.38), HEIGHT * 0.74
    distance, _ = _around(middle, foot)
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


def _snowfall(scene: Scene, x: float, y: float, radius: float) -> None:
    colours = scene.palette
    _pale_sun(scene, x, y, radius * 0.8)
    dice, flakes, big = scene.dice, Stencil(), Stencil()
    for _ in range(420):
        flakes.disc(dice.between(0, WIDTH), dice.between(0, HEIGHT * 0.8), dice.between(1, 3.6))
    for _ in range(26):
        big.disc(dice.between(0, WIDTH), dice.between(0, HEIGHT * 0.75), dice.between(5, 9))
    scene.flat(flakes.mask, colours.light, 0.85)
    scene.flat(blur(big.mask, 1.4), colours.light, 0.7)


def _around(x: float, y: float) -> tuple[Field, Field]:
    """How far every pixel is from a point, and in which direction."""
    return np.hypot(X - x, Y - y), np.arctan2(Y - y, X - x)


LIGHTS: Mapping[str, Light] = {
    light.name: light
    for light in (
        Light("moon", _full_moon),
        Light("crescent", _crescent),
        Light("sunburst", _sunburst),
        Light("aurora", _aurora),
        Light("eclipse", _eclipse),
        Light("striped sun", _striped_sun),
        Light("comet", _comet),
        Light("twin moons", _twin_moons),
        Light("falling stars", _falling_stars),
        Light("ringed planet", _ringed_planet),
        Light("star swirl", _star_swirl),
        Light("pale sun", _pale_sun, day=True),
        Light("low sun", _low_sun, day=True),
        Light("gap in the rain", _gap_in_the_rain, day=True),
        Light("rainbow", _rainbow, day=True),
        Light("snowfall", _snowfall, day=True),
    )
}
"""Every light by its name."""
