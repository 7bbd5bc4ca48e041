"""The bottom of the sea."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Y, each, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, below, circle, curve
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Hilly
from press.dreams.things.land import pebbles, ridge
from press.dreams.things.plants import branch
from press.dreams.things.vessels import little_fish


class Underwater(Hilly):
    """Corals, weed, shoals, and what the sea has kept."""

    name = "underwater"
    palettes = ("sea glass", "indigo gold", "forest moon", "noon meadow", "rose paper")
    tags = ("underwater", "sea", "coral")
    indoors = True

    def back(self, scene: Scene) -> None:
        """Water that darkens downwards, beams from above, far ridges and shoals."""
        colours, dice = scene.palette, scene.dice
        self.horizon = HEIGHT * 0.7
        depth = soft(Y / HEIGHT + 0.03 * scene.grain("cloud"), 0, 0.85)
        water = mix(mix(colours.horizon, colours.middle, 0.35), colours.top, each(depth))
        scene.picture = mix(
            water * each(1 + 0.03 * scene.grain("brush")), colours.light, each(scene.warmth * 0.3)
        )
        for _ in range(7):
            x, wide = dice.between(0, WIDTH), dice.between(20, 80)
            foot = [
                (x + wide * 2.4 + dice.between(-160, 60), HEIGHT * 0.85),
                (x - dice.between(60, 200), HEIGHT * 0.85),
            ]
            scene.beam([(x, -10), (x + wide, -10), *foot], dice.between(0.06, 0.16), 16)
        for step in range(2):
            hills = below(ridge(scene, HEIGHT * (0.64 + 0.05 * step), 60, 180))
            tint = mix(scene.plane(0.2 + 0.15 * step), colours.middle, 0.4)
            scene.paint(hills, tint, Look(shadow=0.2, rim=0.5))
            scene.mist(HEIGHT * 0.68, 50, 0.3, colours.middle)
        shoal = Stencil()
        for _ in range(3):
            x, y, flip = dice.between(80, WIDTH - 80), dice.between(0.12, 0.6) * HEIGHT, dice.likely(0.5)
            for _ in range(7):
                at = x + dice.bell(50), y + dice.bell(26)
                little_fish(shoal, *at, dice.between(14, 34), flip=flip)
        scene.paint(shoal.mask, mix(colours.far, colours.second, 0.4), Look(shadow=0.15, rim=0.6, volume=3))

    def middle(self, scene: Scene) -> None:
        """The sea floor with corals and something sunken."""
        dice, colours = scene.dice, scene.palette
        self.line = ridge(scene, HEIGHT * 0.745, 18, 230, roughness=0.4)
        sand = mix(scene.plane(0.4), colours.horizon, 0.25)
        scene.paint(below(self.line), sand, Look(shadow=0.3, rim=0.6, volume=16))
        pebbles(scene, HEIGHT * 0.77, HEIGHT * 0.93, 60, mix(sand, colours.light, 0.15))
        x = WIDTH * dice.pick((dice.between(0.2, 0.28), dice.between(0.72, 0.8)))
        sunken = dice.pick(("wreck", "anchor", "amphora"))
        place = Place(x, self.ground(x) + 30, dice.between(150, 210), dice.likely(0.5), dice.between(-14, 14))
        draw(scene, OBJECTS[sunken], place, mix(scene.plane(0.55), colours.second, 0.25))
        for turn in range(6):
            x = dice.between(30, 210) if turn % 2 else dice.between(WIDTH - 210, WIDTH - 30)
            tint = dice.pick((colours.accent, colours.second, mix(colours.accent, colours.middle, 0.4)))
            grow = _coral if dice.likely(0.5) else _weed
            grow(scene, x, self.ground(x) + dice.between(12, 90), dice.between(80, 170), tint)
        self._starfish(scene)

    def front(self, scene: Scene) -> None:
        """Dark weed at the sides, a coral, and bubbles."""
        dice, colours = scene.dice, scene.palette
        scene.paint(
            below(ridge(scene, HEIGHT * 0.935, 26, 150)), scene.plane(0.95), Look(shadow=0.5, rim=0.6)
        )
        for turn in range(8):
            x = dice.between(-10, 150) if turn % 2 else dice.between(WIDTH - 150, WIDTH + 10)
            _weed(
                scene,
                x,
                HEIGHT * 0.98,
                dice.between(160, 420),
                mix(colours.near, colours.second, dice.between(0.05, 0.3)),
            )
        x = dice.pick((dice.between(60, 160), dice.between(WIDTH - 160, WIDTH - 60)))
        _coral(scene, x, HEIGHT * 0.97, 230, mix(colours.accent, colours.near, 0.35))
        bubbles = Stencil()
        for _ in range(46):
            bubbles.line(circle(dice.between(0, WIDTH), dice.between(0, HEIGHT), dice.between(2, 11)), 1.6)
        scene.flat(bubbles.mask, colours.light, 0.5)

    def _starfish(self, scene: Scene) -> None:
        """Starfish and shells on the sand."""
        dice, arms = scene.dice, Stencil()
        for _ in range(5):
            x, y, size = (
                dice.between(160, WIDTH - 160),
                dice.between(0.79, 0.91) * HEIGHT,
                dice.between(11, 20),
            )
            for arm in range(5):
                angle = arm * math.tau / 5 + dice.between(-0.15, 0.15)
                arms.segment(
                    (x, y), (x + size * math.cos(angle), y + size * 0.5 * math.sin(angle)), size * 0.36
                )
        scene.paint(arms.mask, scene.palette.accent, Look(volume=3, rim=0.8, drop=4))


def _weed(scene: Scene, x: float, y: float, height: float, tint: Colour) -> None:
    """Ribbons of kelp that sway together."""
    dice, blades = scene.dice, Stencil()
    phase = dice.between(0, math.tau)
    for _ in range(4):
        foot, tall, wide = x + dice.between(-26, 26), height * dice.between(0.6, 1), dice.between(5, 10)
        left: list[Point] = []
        right: list[Point] = []
        for step in range(9):
            up = step / 8
            middle = foot + height * 0.07 * math.sin(phase + up * 5) * up**0.5
            half = wide * math.sin(math.pi * (0.12 + 0.88 * up)) * (1.2 if step % 2 else 0.9)
            left.append((middle - half, y - tall * up))
            right.append((middle + half, y - tall * up))
        blades.fill(curve([*left, *reversed(right)]))
    scene.paint(blades.mask, tint, Look(shadow=0.35, rim=0.8, volume=4))


def _coral(scene: Scene, x: float, y: float, height: float, tint: Colour) -> None:
    boughs = Stencil()
    branch(scene, boughs, (x, y), -math.pi / 2, height * 0.3, height * 0.09, 5)
    scene.paint(boughs.mask, tint, Look(rim=0.9, volume=4, lit=0.7))
