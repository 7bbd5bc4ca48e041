"""A cavern under the world."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, each, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, curve, polygon, stroke
from press.dreams.settings.setting import Hilly
from press.dreams.things.land import pebbles, ridge


class Underground(Hilly):
    """Arches of rock one behind the other, crystals, and a still pool."""

    name = "underground"
    palettes = ("sea glass", "indigo gold", "olive print", "ember", "lamplit teal")
    tags = ("cave", "underground", "crystal")
    indoors = True

    def back(self, scene: Scene) -> None:
        """Three walls, each with a hole to the next."""
        self.horizon = HEIGHT * 0.7
        scene.sky(0.9)
        for depth in range(3):
            reach, outline = 0.5 - 0.07 * depth, []
            for step in range(40):
                angle, bulge = step * math.tau / 40, 1 + scene.dice.bell(0.05)
                x = WIDTH * (0.5 + (reach + 0.14) * bulge * math.cos(angle))
                outline.append((x, HEIGHT * (0.44 + (reach - 0.1) * bulge * math.sin(angle))))
            wall = 1 - Stencil().fill(curve(outline)).mask
            tint = mix(scene.plane(0.2 + 0.22 * depth), scene.palette.middle, 0.2)
            scene.paint(wall, tint, Look(shadow=0.5, rim=0.8, volume=22, drop=16))
            scene.mist(HEIGHT * 0.62, 60, 0.14)
        self._shaft(scene)

    def middle(self, scene: Scene) -> None:
        """The floor with a pool, stones, and crystals at both sides."""
        dice, colours = scene.dice, scene.palette
        self.line = ridge(scene, HEIGHT * 0.75, 22, 170)
        scene.paint(below(self.line), mix(scene.plane(0.45), colours.horizon, 0.12), Look(rim=0.7, volume=16))
        self._pool(scene)
        pebbles(scene, HEIGHT * 0.78, HEIGHT * 0.92, 40, scene.plane(0.45))
        for x in (dice.between(80, 180), dice.between(WIDTH - 180, WIDTH - 80)):
            y = self.ground(x) + 10
            crystals(scene, x, y, 6, dice.between(80, 130), dice.pick((colours.accent, colours.second)))
            scene.lamp_at(x, y - 40, 130, 0.4)

    def front(self, scene: Scene) -> None:
        """Stalactites above, rock and crystals below."""
        dice, teeth = scene.dice, Stencil()
        for tooth in range(13):
            x = tooth * WIDTH / 12 + dice.between(-20, 20)
            length = dice.between(40, 210) * (0.35 + 1.76 * abs(x / WIDTH - 0.5))
            wide = dice.between(22, 50)
            left, right = (x - wide * 0.3, length * 0.5), (x + wide * 0.3, length * 0.5)
            teeth.fill(curve([(x - wide, -20), left, (x, length), right, (x + wide, -20)]))
        scene.paint(teeth.mask, scene.plane(0.92), Look(shadow=0.6, rim=0.7, volume=12, drop=18))
        rock = below(ridge(scene, HEIGHT * 0.93, 30, 120))
        scene.paint(rock, scene.plane(1), Look(shadow=0.6, rim=0.6))
        crystals(scene, dice.pick((100, WIDTH - 100)), HEIGHT * 0.955, 5, 130, scene.palette.second)

    def _shaft(self, scene: Scene) -> None:
        """Daylight, or the moon's, that falls in through a hole in the roof."""
        x, _ = scene.lamp
        hole = curve([(x - 60, 96), (x - 14, 74), (x + 52, 88), (x + 66, 112), (x + 6, 128), (x - 48, 120)])
        scene.glow(Stencil().fill(hole).mask, scene.palette.light, 0.5)
        for reach, strength in ((130, 0.16), (60, 0.14)):
            scene.beam(
                [
                    (x - 46, 100),
                    (x + 50, 100),
                    (WIDTH / 2 + reach * 1.6, HEIGHT * 0.86),
                    (WIDTH / 2 - reach * 1.6, HEIGHT * 0.86),
                ],
                strength,
                12,
            )

    def _pool(self, scene: Scene) -> None:
        """Still water that mirrors the light of the opening."""
        x, y = WIDTH * scene.dice.between(0.4, 0.6), HEIGHT * 0.855
        shore = [
            (-0.3, 0),
            (-0.17, -0.03),
            (0.05, -0.024),
            (0.28, -0.012),
            (0.31, 0.018),
            (0.08, 0.036),
            (-0.2, 0.03),
        ]
        pool = Stencil().fill(curve([(x + a * WIDTH, y + b * HEIGHT) for a, b in shore])).mask
        scene.paint(
            pool, mix(scene.palette.middle, scene.palette.horizon, 0.45), Look(shadow=0, rim=0.3, volume=6)
        )
        rings = Stencil()
        for row in range(7):
            left = x + scene.dice.between(-0.2, 0.1) * WIDTH
            level = y + (row - 3) * 9
            rings.line(stroke([(left, level), (left + 40, level - 2), (left + 80, level)]), 2)
        scene.flat(rings.mask * pool, scene.palette.light, 0.5)


def crystals(scene: Scene, x: float, y: float, count: int, height: float, tint: Colour) -> None:
    """A cluster of faceted crystals that glow a little."""
    dice = scene.dice
    for _ in range(count):
        angle, length = -math.pi / 2 + dice.between(-0.7, 0.7), height * dice.between(0.5, 1.2)
        along = length * math.cos(angle), length * math.sin(angle)
        wide, foot = length * dice.between(0.1, 0.16), x + dice.between(-height * 0.5, height * 0.5)
        across = -math.sin(angle) * wide, math.cos(angle) * wide

        def spot(
            up: float,
            aside: float,
            foot: float = foot,
            along: tuple[float, float] = along,
            across: tuple[float, float] = across,
        ) -> tuple[float, float]:
            return foot + along[0] * up + across[0] * aside, y + along[1] * up + across[1] * aside

        prism = (
            Stencil().fill(polygon([spot(0, -1), spot(0.78, -1), spot(1, 0), spot(0.78, 1), spot(0, 1)])).mask
        )
        scene.paint(prism, mix(tint, scene.palette.light, 0.2), Look(shadow=0.3, rim=0.9, volume=4, lit=0.8))
        scene.glowing += each(prism * np.float32(0.12)) * tint
        facet = (
            Stencil()
            .fill(polygon([spot(0, 0.1), spot(0.78, 0.1), spot(1, 0), spot(0.78, 1), spot(0, 1)]))
            .mask
        )
        scene.flat(facet, scene.palette.near, 0.28)
