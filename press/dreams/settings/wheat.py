"""A field of ripe wheat."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, below, polygon, stroke
from press.dreams.settings.setting import Hilly
from press.dreams.things.land import contact_shadow, height_at, ridge, tufts, winding_path
from press.dreams.things.landmarks import windmill
from press.dreams.things.plants import leaf
from press.dreams.things.sky import drifting_clouds, gulls


class WheatField(Hilly):
    """Ripe wheat to the edge of the hills, a mill, and a path through it."""

    name = "wheat field"
    palettes = ("mustard", "noon meadow", "rust desert", "peach dawn", "olive print")
    tags = ("field", "wheat", "summer")

    def back(self, scene: Scene) -> None:
        """Clouds, far hills in strips, and a mill."""
        self.horizon = HEIGHT * 0.58
        scene.sky(0.64)
        scene.stars(90, 0.4)
        drifting_clouds(scene, 4, 0.16, 0.42, 0.75)
        strips(scene, (0.5, 0.545), 30)
        x = WIDTH * (0.78 if scene.lamp[0] < WIDTH / 2 else 0.22)
        windmill(scene, x, HEIGHT * 0.595, 190)

    def middle(self, scene: Scene) -> None:
        """The field in waves, a path, sheaves and crows."""
        dice, colours = scene.dice, scene.palette
        gold = _gold(scene)
        for step, (height, count) in enumerate(((0.6, 300), (0.645, 280), (0.69, 260))):
            self.line = ridge(scene, HEIGHT * height, 12, 300, layers=2)
            _wheat(scene, self.line, mix(gold, scene.plane(0.35), 0.3 - 0.12 * step), count, 16 + 9 * step)
        path = mix(colours.horizon, colours.far, 0.35)
        winding_path(scene, (WIDTH * 0.55, HEIGHT * 0.7), (WIDTH * 0.5, HEIGHT), 240, path)
        for side in (-1, 1):
            for row in range(3):
                x = WIDTH / 2 + side * (150 + 92 * row) + dice.between(-16, 16)
                _sheaf(scene, x, HEIGHT * (0.765 + 0.055 * row), 70 + 22 * row, gold)
        tufts(scene, HEIGHT * 0.74, HEIGHT * 0.94, 60, mix(gold, colours.near, 0.35))
        gulls(scene, WIDTH * 0.5, HEIGHT * 0.53, 180, 7)

    def front(self, scene: Scene) -> None:
        """Tall ears at the lower edge, with poppies."""
        gold = mix(_gold(scene), scene.palette.near, 0.15)
        _wheat(scene, ridge(scene, HEIGHT * 0.965, 12, 240, layers=2), gold, 200, 90)
        _poppies(scene, 26)


def strips(scene: Scene, heights: tuple[float, ...], swing: float) -> None:
    """Far hills parted into fields by hedges."""
    colours, dice = scene.palette, scene.dice
    for step, height in enumerate(heights):
        line = ridge(scene, HEIGHT * height, swing, 320, roughness=0.35, layers=3)
        hills = below(line)
        tint = mix(scene.plane(0.12 + 0.12 * step), colours.leafy, 0.35)
        scene.paint(hills, tint, Look(shadow=0.2, rim=0.5, volume=18))
        bands, hedges = Stencil(), Stencil()
        for x in range(-60, WIDTH + 60, 110):
            lean = dice.between(30, 120)
            corners: list[Point] = [
                (x, HEIGHT * height - 60),
                (x + 50, HEIGHT * height - 60),
                (x + 50 + lean, HEIGHT * 0.66),
                (x + lean - 20, HEIGHT * 0.66),
            ]
            bands.fill(polygon(corners))
            for bush in range(9):
                along = bush / 8
                hedges.disc(x + lean * along, HEIGHT * (height - 0.04 + 0.14 * along), 5 + 3 * along)
        scene.flat(bands.mask * hills, mix(colours.warm, colours.horizon, 0.4), 0.35)
        scene.flat(hedges.mask * hills, scene.plane(0.5), 0.5)
        scene.mist(HEIGHT * (height + 0.05), 26, 0.35)


def _gold(scene: Scene) -> Colour:
    """The colour of ripe corn in this light."""
    colours = scene.palette
    return mix(mix(colours.warm, colours.horizon, 0.55), colours.middle, 0.2 if colours.day else 0)


def _wheat(scene: Scene, line: Field, tint: Colour, count: int, tall: float) -> None:
    """Ground covered with ears whose tips lean with the wind along a line."""
    dice, colours = scene.dice, scene.palette
    scene.paint(below(line), tint, Look(shadow=0.3, rim=0.6, volume=14))
    for shade, share in ((colours.near, 0.22), (colours.light, 0.25)):
        stalks = Stencil()
        for _ in range(count):
            x = dice.between(-10, WIDTH + 10)
            y, high = height_at(line, x) + dice.between(0, 0.8) * tall, tall * dice.between(0.6, 1.15)
            tip = x + (scene.wind * 0.4 + dice.between(-0.2, 0.2)) * high, y - high
            stalks.line(stroke([(x, y + tall * 0.4), (x, y - high * 0.4), tip]), max(1, tall * 0.03))
            lean = math.atan2(tip[1] - y, tip[0] - x)
            leaf(stalks, tip, lean, high * 0.42, 0.16)
        scene.paint(stalks.mask, mix(tint, shade, share), Look(shadow=0.2, rim=0.6, volume=3, drop=3))


def _sheaf(scene: Scene, x: float, y: float, height: float, tint: Colour) -> None:
    """A bound sheaf standing in the stubble."""
    contact_shadow(scene, x, y, height)
    straws = Stencil()
    for straw in range(-9, 10):
        spread = straw / 9
        foot, waist = (x + spread * height * 0.3, y), (x + spread * height * 0.1, y - height * 0.5)
        tip = x + spread * height * 0.36, y - height * (1 - 0.18 * spread * spread)
        straws.line(stroke([foot, waist, tip]), height * 0.035)
        leaf(straws, tip, -math.pi / 2 + spread * 0.9, height * 0.2, 0.22)
    scene.paint(straws.mask, mix(tint, scene.palette.light, 0.35), Look(volume=4, rim=0.8, shade=0.75))
    band = stroke(
        [
            (x - height * 0.13, y - height * 0.52),
            (x, y - height * 0.48),
            (x + height * 0.13, y - height * 0.52),
        ]
    )
    scene.paint(Stencil().line(band, height * 0.06).mask, scene.palette.accent, Look(volume=3, drop=3))


def _poppies(scene: Scene, count: int) -> None:
    """Red cups on thin stems among the ears."""
    dice, stems, cups = scene.dice, Stencil(), Stencil()
    for _ in range(count):
        x, y, size = dice.between(0, WIDTH), HEIGHT * dice.between(0.875, 0.96), dice.between(7, 14)
        stems.line(stroke([(x, HEIGHT), (x + dice.between(-8, 8), (y + HEIGHT) / 2), (x, y)]), 2)
        cups.oval(x - size * 0.4, y, size * 0.75, size * 0.8).oval(x + size * 0.4, y, size * 0.75, size * 0.8)
    scene.flat(stems.mask, scene.palette.near, 0.7)
    scene.paint(cups.mask, scene.palette.accent, Look(volume=4, rim=0.8))
