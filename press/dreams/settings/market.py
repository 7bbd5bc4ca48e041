"""A market by lantern light."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, polygon
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Level
from press.dreams.things.land import rolling
from press.dreams.things.sky import bulb_line, paper_lantern

_WARES = (
    "teapot",
    "hourglass",
    "gramophone",
    "globe",
    "crown",
    "amphora",
    "kettle",
    "mask",
    "candle",
    "book_pile",
)


class NightMarket(Level):
    """A street of stalls under awnings, with curious wares."""

    name = "night market"
    palettes = ("ember", "lamplit teal", "red theatre", "forest moon", "plum rose")
    tags = ("market", "stalls", "lanterns")
    covered = True
    level = 0.85

    def back(self, scene: Scene) -> None:
        """Dark gables at the end of the street."""
        dice, colours, town = scene.dice, scene.palette, Stencil()
        self.horizon = HEIGHT * 0.66
        scene.sky(0.72)
        scene.stars(120, 0.4)
        x = -20.0
        while x < WIDTH:
            wide = dice.between(60, 110)
            top = HEIGHT * (0.5 - 0.12 * abs(x + wide / 2 - WIDTH / 2) / WIDTH * 2) + dice.between(-30, 30)
            town.fill(
                polygon(
                    [
                        (x, HEIGHT * 0.7),
                        (x, top),
                        (x + wide / 2, top - wide * 0.6),
                        (x + wide, top),
                        (x + wide, HEIGHT * 0.7),
                    ]
                )
            )
            x += wide
        scene.paint(
            town.mask, mix(scene.plane(0.3), colours.horizon, 0.2), Look(shadow=0.2, rim=0.7, volume=8)
        )
        panes = Stencil()
        for _ in range(60):
            left, top = dice.between(0, WIDTH), dice.between(0.46, 0.64) * HEIGHT
            panes.box(left, top, left + 8, top + 12)
        scene.glow(panes.mask * town.mask, colours.light, 0.6)
        scene.mist(HEIGHT * 0.64, 60, 0.4)

    def middle(self, scene: Scene) -> None:
        """The street of cobbles between two rows of stalls."""
        colours = scene.palette
        street = mix(scene.plane(0.5), colours.warm, 0.12)
        scene.paint(below(rolling(self.horizon, 2, 90)), street, Look(shadow=0.3, rim=0.4))
        _cobbles(scene, self.horizon + 14, street)
        for row, (aside, foot, size) in enumerate(((110, 0.7, 110), (215, 0.765, 170), (330, 0.86, 250))):
            for side in (-1, 1):
                cloth = colours.accent if (row + (side > 0)) % 2 else colours.second
                _stall(scene, WIDTH / 2 + side * aside, HEIGHT * foot, size, cloth)

    def front(self, scene: Scene) -> None:
        """Lanterns and lamps overhead."""
        dice = scene.dice
        bulb_line(scene, (0, 70), (WIDTH, 56), 50)
        for across in (0.08, 0.19, 0.3, 0.7, 0.82, 0.93):
            x = WIDTH * across + dice.between(-16, 16)
            if math.dist((x, 150), scene.lamp) > 130:
                tint = dice.pick((scene.palette.accent, scene.palette.second))
                paper_lantern(scene, x, dice.between(90, 190), dice.between(20, 32), tint)
        scene.paint(below(rolling(HEIGHT * 0.955, 3, 70)), scene.plane(0.95), Look(shadow=0.5, rim=0.6))


def _stall(scene: Scene, x: float, y: float, size: float, cloth: Colour) -> None:
    """A stall with a striped awning, a lamp and two wares on its counter."""
    colours, dice = scene.palette, scene.dice
    top, counter = y - size * 0.95, y - size * 0.36
    half = size * 0.5
    posts = Stencil()
    for side in (-0.9, 0.9):
        posts.segment((x + side * half, y), (x + side * half, top), max(3, size * 0.03))
    scene.paint(posts.mask, mix(colours.near, colours.warm, 0.25), Look(volume=3))
    shade = Stencil().box(x - half * 0.9, top + size * 0.1, x + half * 0.9, counter)
    scene.flat(shade.mask, mix(colours.near, colours.warm, 0.22), 0.75)
    scene.lamp_at(x, counter - size * 0.3, size * 0.8, 0.6)
    scene.glow(Stencil().disc(x, top + size * 0.24, size * 0.045).mask, colours.light, 1.3)
    for aside in (-0.42, 0.42):
        ware, tint = (
            dice.pick(_WARES),
            dice.pick((colours.accent, colours.second, mix(colours.light, colours.warm, 0.3))),
        )
        draw(scene, OBJECTS[ware], Place(x + aside * half, counter + 2, size * 0.3), tint)
    desk = Stencil().box(x - half, counter, x + half, y)
    scene.paint(desk.mask, mix(colours.warm, colours.near, 0.5), Look(volume=6, rim=0.7))
    planks = Stencil()
    for plank in (-0.6, -0.2, 0.2, 0.6):
        planks.segment((x + plank * half, counter + 8), (x + plank * half, y), 2)
    scene.flat(planks.mask, colours.near, 0.5)
    board = Stencil().box(x - half * 1.06, counter - size * 0.03, x + half * 1.06, counter + size * 0.04, 3)
    scene.paint(board.mask, mix(colours.warm, colours.near, 0.3), Look(volume=3, rim=0.9))
    _awning(scene, x, top, size, cloth)


def _awning(scene: Scene, x: float, top: float, size: float, cloth: Colour) -> None:
    """A sloping striped roof with a scalloped edge."""
    half, drop = size * 0.58, size * 0.22
    shapes = (Stencil(), Stencil())
    for stripe in range(8):
        left, right = -1 + stripe * 0.25, -0.75 + stripe * 0.25
        roof = [(left * 0.78, -0.3), (right * 0.78, -0.3), (right, 0.7), (left, 0.7)]
        shapes[stripe % 2].fill(polygon([(x + a * half, top + b * drop) for a, b in roof]))
        shapes[stripe % 2].disc(x + (left + right) / 2 * half, top + 0.7 * drop, half * 0.125)
    tints = (cloth, mix(scene.palette.light, scene.palette.horizon, 0.3))
    for part, tint in zip(shapes, tints, strict=True):
        scene.paint(part.mask, tint, Look(volume=max(4, size * 0.03), rim=0.8, drop=max(4, size * 0.05)))


def _cobbles(scene: Scene, top: float, tint: Colour) -> None:
    """Round stones in rows, larger towards the viewer."""
    stones, y, row = Stencil(), top, 0
    while y < HEIGHT:
        size = 4 + (y - top) * 0.05
        x = -size * (row % 2)
        while x < WIDTH + size:
            stones.oval(x, y, size * 1.02, size * 0.5)
            x += size * 2.3
        y += size * 1.2
        row += 1
    scene.paint(
        stones.mask,
        mix(tint, scene.palette.horizon, 0.22),
        Look(shadow=0.35, rim=0.6, volume=3, drop=2, shade=0.7),
    )
