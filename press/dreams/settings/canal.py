"""A town on canals."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, arch, curve, polygon, stroke
from press.dreams.settings.sea import water
from press.dreams.settings.setting import Setting
from press.dreams.things.landmarks import bridge
from press.dreams.things.sky import string_between


class CanalTown(Setting):
    """Tall narrow houses over water, a bridge, moored boats and washing on a line."""

    name = "canal town"
    palettes = ("peach dawn", "rose paper", "plum rose", "sage morning", "lamplit teal")
    tags = ("canal", "town", "water")
    covered = True
    water = True

    def back(self, scene: Scene) -> None:
        """The sky, and the houses at the far end."""
        self.horizon = HEIGHT * 0.62
        scene.sky(0.68)
        scene.stars(120, 0.4)
        x = WIDTH * 0.22
        while x < WIDTH * 0.78:
            wide = scene.dice.between(44, 70)
            _house(scene, x, self.horizon, wide, scene.dice.between(90, 210), 0.2)
            x += wide
        scene.mist(self.horizon - 20, 60, 0.45)

    def middle(self, scene: Scene) -> None:
        """Water between two rows of houses, and a bridge across."""
        dice, colours = scene.dice, scene.palette
        water(scene, self.horizon)
        stone = mix(colours.far, colours.horizon, 0.35)
        bridge(scene, (WIDTH * 0.2, HEIGHT * 0.655), (WIDTH * 0.8, HEIGHT * 0.655), 56, stone, depth=80)
        scene.mist(HEIGHT * 0.7, 22, 0.3)
        for side in (0, 1):
            for near, (aside, wide, foot) in enumerate(((0.2, 110, 0.705), (0.07, 150, 0.765))):
                x = WIDTH * (1 - aside if side else aside) - wide / 2
                tall = HEIGHT * (0.3 + 0.1 * near) * dice.between(0.9, 1.05)
                _house(scene, x, HEIGHT * foot, wide, tall, 0.38 + 0.14 * near)
        self._reflections(scene)
        self._poles(scene)

    def front(self, scene: Scene) -> None:
        """Washing overhead and the prow of a boat."""
        dice = scene.dice
        _washing(scene, (0, dice.between(50, 90)), (WIDTH, dice.between(50, 90)), 26)
        side = dice.pick((-1, 1))
        x = WIDTH / 2 + side * WIDTH * 0.27
        prow = [
            (-0.46, 0.06),
            (-0.1, 0.005),
            (0.2, -0.01),
            (0.4, -0.09),
            (0.44, -0.08),
            (0.36, 0.03),
            (0.2, 0.1),
            (-0.46, 0.16),
        ]
        boards = (
            Stencil().fill(curve([(x - side * a * WIDTH, HEIGHT * (0.92 + b * 0.7)) for a, b in prow])).mask
        )
        scene.paint(
            boards, mix(scene.palette.accent, scene.palette.near, 0.5), Look(volume=14, rim=0.9, drop=14)
        )
        edge = [(x - side * a * WIDTH, HEIGHT * (0.925 + b * 0.7)) for a, b in prow[:5]]
        scene.flat(Stencil().line(stroke(edge), 5).mask * boards, scene.palette.light, 0.5)

    def ground(self, x: float) -> float:
        """The waterline of a boat on the canal."""
        del x
        return HEIGHT * 0.82

    def _reflections(self, scene: Scene) -> None:
        """The dark of the houses on the water at both sides."""
        dice, marks = scene.dice, Stencil()
        for _ in range(170):
            down = dice.between(0, 1)
            x = dice.between(0, 0.26 - 0.1 * down) * WIDTH
            wide, y = dice.between(20, 90), HEIGHT * (0.765 + 0.2 * down)
            for left in (x, WIDTH - x):
                marks.segment((left - wide / 2, y), (left + wide / 2, y), 2 + 2 * down)
        scene.flat(marks.mask * (HEIGHT * 0.76 < Y), scene.plane(0.7), 0.45)

    def _poles(self, scene: Scene) -> None:
        """Striped mooring poles."""
        colours, dice = scene.palette, scene.dice
        for across in (0.27, 0.31, 0.71):
            x, top, foot = (
                WIDTH * across + dice.between(-8, 8),
                HEIGHT * dice.between(0.69, 0.71),
                HEIGHT * 0.8,
            )
            pole = Stencil().box(x - 5, top, x + 5, foot, 3).mask
            scene.paint(pole, mix(colours.light, colours.horizon, 0.3), Look(volume=3, rim=0.7))
            spirals = Stencil()
            for turn in range(5):
                y = top + 12 + turn * 24
                spirals.segment((x - 7, y + 8), (x + 7, y), 6)
            scene.flat(spirals.mask * pole, colours.accent, 0.9)
            scene.flat(Stencil().disc(x, top - 4, 7).mask, colours.second)


def _house(scene: Scene, left: float, foot: float, width: float, height: float, nearness: float) -> None:
    """A tall house with a stepped or pointed gable, shutters and a water door."""
    colours, dice = scene.palette, scene.dice
    hues: tuple[Colour, ...] = (colours.accent, colours.second, colours.horizon, colours.far, colours.middle)
    wall = mix(dice.pick(hues), scene.plane(nearness), 0.4 + 0.1 * nearness)
    top, middle, right = foot - height, left + width / 2, left + width
    gable: list[Point] = [
        (left - width * 0.04, top),
        (middle, top - width * 0.6),
        (right + width * 0.04, top),
    ]
    if dice.likely(0.5):
        gable = [(left, top)]
        for step in range(4):
            y = top - width * 0.15 * (step + 1)
            gable += [(left + width * 0.12 * step, y), (left + width * 0.12 * (step + 1), y)]
        gable += [(2 * middle - x, y) for x, y in reversed(gable)]
    body = Stencil().box(left, top - 1, right, foot).fill(polygon(gable)).mask
    scene.paint(body, wall, Look(shadow=0.45, rim=0.7, volume=max(6, width * 0.08), drop=10))
    grime = soft(Y, foot - height * 0.2, foot) * body
    scene.flat(grime, scene.plane(0.6), 0.3)
    lit, dark, shutters = Stencil(), Stencil(), Stencil()
    floors = max(2, int(height / (width * 0.55)))
    for floor in range(floors):
        for column in (0.27, 0.73):
            x, y = left + width * column, top + height * (floor + 0.75) / (floors + 0.4)
            (lit if dice.likely(0.35) else dark).fill(arch(x, y, width * 0.16, width * 0.3))
            for side in (-1, 1):
                inner = x + side * width * 0.09
                shutters.box(
                    min(inner, inner + side * width * 0.07),
                    y - width * 0.26,
                    max(inner, inner + side * width * 0.07),
                    y,
                )
    dark.fill(arch(middle, foot, width * 0.24, width * 0.4))
    scene.flat(dark.mask, mix(colours.near, wall, 0.2), 0.75)
    scene.paint(
        shutters.mask, mix(colours.cool, scene.plane(nearness), 0.35), Look(volume=3, shadow=0.2, drop=3)
    )
    scene.glow(lit.mask, colours.light, 0.8)


def _washing(scene: Scene, start: Point, end: Point, sag: float) -> None:
    """Shirts and sheets on a line across the canal."""
    colours, dice = scene.palette, scene.dice
    line = string_between(start, end, sag, 40)
    scene.flat(Stencil().line(stroke(line), 2).mask, colours.near, 0.8)
    for place in range(3, 37, 5):
        x, y = line[place]
        size = dice.between(34, 52)
        shirt = [
            (-0.5, 0),
            (0.5, 0),
            (0.8, 0.4),
            (0.55, 0.5),
            (0.45, 0.36),
            (0.48, 1.1),
            (-0.48, 1.1),
            (-0.45, 0.36),
            (-0.55, 0.5),
            (-0.8, 0.4),
        ]
        sheet = [(-0.7, 0), (0.7, 0), (0.66, 1.2), (0, 1.28), (-0.66, 1.2)]
        outline = dice.pick((shirt, sheet))
        flap = scene.wind * 0.14
        cloth = polygon([(x + (a + flap * b) * size, y + b * size) for a, b in outline])
        tint = dice.pick((mix(colours.light, colours.horizon, 0.3), colours.accent, colours.second))
        scene.paint(Stencil().fill(cloth).mask, tint, Look(volume=6, rim=0.7, drop=12))
