"""A sea at night, or at noon."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, stroke
from press.dreams.settings.setting import Setting
from press.dreams.things.craft import boat
from press.dreams.things.land import COLUMNS, ridge
from press.dreams.things.landmarks import lighthouse
from press.dreams.things.sky import drifting_clouds


class Sea(Setting):
    """Open water with a far shore."""

    name = "sea"
    palettes = ("lamplit teal", "indigo gold", "sea glass", "peach dawn", "noon meadow", "ember")
    tags = ("sea", "water")
    water = True

    def back(self, scene: Scene) -> None:
        """The sky, clouds and a thin far coast."""
        self.horizon = HEIGHT * scene.dice.between(0.58, 0.64)
        scene.sky(self.horizon / HEIGHT)
        scene.stars(150, 0.5)
        for step in range(2):
            coast = below(ridge(scene, self.horizon - 8 - 16 * step, 22, 200)) * (self.horizon > Y)
            tint = mix(scene.plane(0.15 + 0.12 * step), scene.palette.horizon, 0.3)
            scene.paint(coast, tint, Look(shadow=0, rim=0.3))
        scene.mist(self.horizon - 15, 45, 0.4)
        drifting_clouds(scene, 3, 0.2, 0.48)

    def middle(self, scene: Scene) -> None:
        """The water, its glints under the light, and something on the horizon."""
        water(scene, self.horizon)
        dice = scene.dice
        if dice.likely(0.55):
            x = WIDTH * dice.pick((dice.between(0.1, 0.2), dice.between(0.8, 0.9)))
            lighthouse(scene, x, self.horizon + 14, 140, 1 if x < WIDTH / 2 else -1)
        else:
            for x in (dice.between(0.1, 0.3), dice.between(0.7, 0.92)):
                boat(scene, WIDTH * x, self.horizon + dice.between(14, 46), dice.between(34, 56))
        swell(scene, (0.71, 0.76, 0.815))

    def front(self, scene: Scene) -> None:
        """Three near waves with foam."""
        swell(scene, (0.875, 0.93, 0.98), nearest=True)

    def ground(self, x: float) -> float:
        """The waterline of a boat in the middle distance."""
        del x
        return HEIGHT * 0.79


def water(scene: Scene, shore: float, strength: float = 1) -> None:
    """Water from a line down to the lower edge: ripples everywhere, glints under the light."""
    colours, dice = scene.palette, scene.dice
    surface: Field = soft(Y, shore - 0.5, shore + 0.5)
    depth = soft(Y, shore, HEIGHT * 1.1)[..., None]
    tint = mix(mix(colours.horizon, colours.middle, 0.45), mix(colours.near, colours.middle, 0.3), depth**0.8)
    scene.veil(surface, tint * (1 + 0.05 * scene.grain("brush"))[..., None], strength)
    ripples, glints = Stencil(), Stencil()
    for _ in range(420):
        nearness = dice.between(0, 1) ** 1.6
        y, length = shore + 4 + nearness * (HEIGHT - shore), 8 + 70 * nearness * dice.between(0.4, 1.3)
        x = dice.between(-20, WIDTH)
        ripples.line(
            stroke([(x, y), (x + length / 2, y - 2 - 4 * nearness), (x + length, y)]), 1 + 2.6 * nearness
        )
        if dice.likely(0.6):
            x = scene.lamp[0] + dice.bell(22 + 110 * nearness)
            arc = [(x - length * 0.4, y), (x, y - 1 - 2 * nearness), (x + length * 0.4, y)]
            glints.line(stroke(arc), 1 + 3 * nearness)
    scene.flat(ripples.mask, mix(colours.far, colours.middle, 0.4), 0.45)
    sparkle = glints.mask * (0.75 + 0.25 * scene.grain("fine"))
    scene.glow(sparkle, mix(colours.light, colours.horizon, 0.2), 0.08 if colours.day else 0.22, 0.75)


def swell(scene: Scene, heights: tuple[float, ...], *, nearest: bool = False) -> None:
    """Rows of scalloped waves at these shares of the sheet's height, each with a line of foam."""
    colours, dice = scene.palette, scene.dice
    for row, height in enumerate(heights):
        phase, crests = dice.between(0, 6), (4 if nearest else 7) + row
        rise = (20 + 9 * row) if nearest else 9 + 4 * row
        scallops = np.abs(np.sin(COLUMNS / WIDTH * math.pi * crests + phase)) ** 0.7
        line = HEIGHT * height - rise * scallops + 8 * np.sin(COLUMNS / 90 + phase)
        nearness = (0.62 if nearest else 0.3) + 0.15 * row
        wave = below(line)
        share = 1.0 if nearest else soft(HEIGHT * (height + 0.06) - Y, 0, HEIGHT * 0.05)
        tint = mix(scene.plane(nearness), colours.middle, 0.3 if nearest else 0.45)
        look = Look(shadow=0.55 if nearest else 0.25, rim=0.75, volume=10, drop=14 if nearest else 6)
        scene.paint(wave * share, tint, look)
        foam = np.exp(-np.abs(Y - line[None] - 5) / 2.2) * wave * (scene.grain("fine") > -0.3)
        scene.flat(foam, mix(colours.light, colours.horizon, 0.4), 0.4)
        ribs = np.exp(-np.abs((Y - line[None] - 24) % 26 - 6) / 1.6) * wave * (line[None] + 70 > Y)
        scene.flat(ribs * share * (scene.grain("brush") > -0.2), mix(colours.light, tint, 0.5), 0.16)
