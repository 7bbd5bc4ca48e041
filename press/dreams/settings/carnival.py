"""A carnival after hours."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, circle, polygon
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Level
from press.dreams.things.land import grass, ridge, tufts, winding_path
from press.dreams.things.landmarks import tent
from press.dreams.things.sky import bulb_line, flag_line


class Carnival(Level):
    """Tents, a great wheel and strings of lamps."""

    name = "carnival"
    palettes = ("plum rose", "indigo gold", "red theatre", "peach dawn", "mustard", "noon meadow")
    tags = ("carnival", "fair", "lights")
    covered = True
    level = 0.8

    def back(self, scene: Scene) -> None:
        """The wheel and far tents."""
        dice, colours = scene.dice, scene.palette
        self.horizon = HEIGHT * 0.68
        scene.sky(0.78)
        scene.stars(120, 0.4)
        self._wheel(scene, WIDTH * (0.8 if scene.lamp[0] < WIDTH / 2 else 0.2), HEIGHT * 0.48, WIDTH * 0.24)
        scene.mist(self.horizon, 70, 0.4)
        for x in (0.1, 0.38, 0.66, 0.93):
            cloth = mix(dice.pick((colours.second, colours.accent)), colours.near, 0.2)
            stripe = mix(colours.light, colours.far, 0.4)
            tent(
                scene,
                WIDTH * x,
                self.horizon + 30,
                dice.between(110, 170),
                dice.between(110, 160),
                cloth,
                stripe,
            )

    def middle(self, scene: Scene) -> None:
        """The fairground with its big tent, a carousel and a path."""
        dice, colours = scene.dice, scene.palette
        field = mix(scene.plane(0.5), colours.warm, 0.15)
        scene.paint(below(ridge(scene, HEIGHT * 0.705, 8, 300)), field, Look(shadow=0.3, rim=0.5))
        winding_path(
            scene, (WIDTH * 0.5, HEIGHT * 0.71), (WIDTH * 0.46, HEIGHT), 230, mix(field, colours.horizon, 0.4)
        )
        big = dice.pick((0.14, 0.86))
        ride = Place(WIDTH * (0.78 if big < 0.5 else 0.22), HEIGHT * 0.77, 190)
        draw(scene, OBJECTS["carousel"], ride, mix(colours.second, colours.light, 0.2))
        tent(
            scene, WIDTH * big, HEIGHT * 0.83, 270, 310, mix(colours.accent, colours.near, 0.1), colours.light
        )
        tufts(scene, HEIGHT * 0.78, HEIGHT * 0.93, 40, mix(scene.plane(0.7), colours.second, 0.15))

    def front(self, scene: Scene) -> None:
        """Lamps and flags overhead, grass below."""
        dice = scene.dice
        for turn in range(3):
            start, end = (0.0, dice.between(20, 120)), (float(WIDTH), dice.between(20, 120))
            hang = flag_line if turn == 1 else bulb_line
            hang(scene, start, end, dice.between(50, 130))
        scene.paint(below(ridge(scene, HEIGHT * 0.945, 14, 200)), scene.plane(1), Look(shadow=0.5, rim=0.6))
        grass(scene, HEIGHT * 0.97, 90, 46)

    def _wheel(self, scene: Scene, x: float, y: float, radius: float) -> None:
        colours = scene.palette
        steel = Stencil().line(circle(x, y, radius), 6).line(circle(x, y, radius * 0.86), 3)
        for spoke in range(16):
            angle = spoke * math.tau / 16
            steel.segment((x, y), (x + radius * math.cos(angle), y + radius * math.sin(angle)), 2.4)
        for side in (-0.5, 0.5):
            steel.segment((x, y), (x + side * radius, self.horizon + 60), 7)
        scene.paint(
            steel.mask, mix(scene.plane(0.4), colours.horizon, 0.2), Look(shadow=0.2, rim=0.8, volume=3)
        )
        bulbs, cars = Stencil(), (Stencil(), Stencil())
        for turn in range(32):
            angle = turn * math.tau / 32
            bulbs.disc(x + radius * math.cos(angle), y + radius * math.sin(angle), 4)
        for turn in range(12):
            angle = turn * math.tau / 12
            left, top = x + radius * math.cos(angle), y + radius * math.sin(angle) + 6
            cabin = [(-11, 0), (11, 0), (14, 10), (9, 20), (-9, 20), (-14, 10)]
            cars[turn % 2].fill(polygon([(left + a, top + b) for a, b in cabin]))
        for cabins, tint in zip(cars, (colours.accent, colours.second), strict=True):
            scene.paint(cabins.mask, tint, Look(shadow=0.2, volume=4))
        scene.glow(bulbs.mask, colours.light, 0.3 if colours.day else 1)
