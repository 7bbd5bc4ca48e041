"""A city made of stairs."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, arch, below, polygon
from press.dreams.settings.setting import Level
from press.dreams.things.buildings import well
from press.dreams.things.land import rolling
from press.dreams.things.sky import drifting_clouds


class CityOfStairs(Level):
    """Blocks with domes and steps, and flights that lead from one to the other."""

    name = "city of stairs"
    palettes = ("rust desert", "rose paper", "peach dawn", "sage morning", "indigo gold", "mustard")
    tags = ("city", "stairs")
    level = 0.815

    def back(self, scene: Scene) -> None:
        """The far quarters, higher towards the sides."""
        dice = scene.dice
        self.horizon = HEIGHT * 0.62
        scene.sky(0.75)
        scene.stars(70, 0.35)
        drifting_clouds(scene, 2, 0.12, 0.35)
        for x in np.linspace(-40, WIDTH - 60, 7).tolist():
            high = dice.between(40, 190) * (0.45 + abs(x - WIDTH / 2) / WIDTH * 1.6)
            _block(scene, x + dice.between(-20, 20), self.horizon + 40, dice.between(80, 140), high, 0.15)
        scene.mist(self.horizon, 90, 0.5)

    def middle(self, scene: Scene) -> None:
        """A square between two blocks, with flights that meet above it."""
        dice = scene.dice
        for x in (-60, WIDTH - 170):
            _block(
                scene,
                x + dice.between(-20, 20),
                HEIGHT * 0.8,
                dice.between(190, 240),
                dice.between(170, 300),
                0.45,
            )
        _flight(scene, (WIDTH * 0.02, HEIGHT * 0.83), (WIDTH * 0.62, HEIGHT * 0.7), 40, 0.45)
        _flight(scene, (WIDTH * 0.98, HEIGHT * 0.78), (WIDTH * 0.6, HEIGHT * 0.68), 40, 0.5)
        scene.paint(
            below(rolling(HEIGHT * 0.8, 5, 50)),
            mix(scene.plane(0.5), scene.palette.horizon, 0.12),
            Look(rim=0.5),
        )
        _paving(scene, HEIGHT * 0.805)
        well(scene, WIDTH * dice.pick((0.24, 0.76)), HEIGHT * 0.86, 84)

    def front(self, scene: Scene) -> None:
        """Two near blocks and the lowest flight."""
        dice = scene.dice
        _flight(scene, (WIDTH * 0.1, HEIGHT), (WIDTH * 0.9, HEIGHT * 0.9), 140, 0.85)
        _block(scene, -110, HEIGHT, 200, dice.between(170, 300), 0.9)
        _block(scene, WIDTH - 110, HEIGHT, 220, dice.between(120, 240), 0.92)


def _block(scene: Scene, x: float, y: float, width: float, height: float, nearness: float) -> None:
    """A building with a lit side and a shaded one, sometimes a dome or steps on top."""
    colours, dice = scene.palette, scene.dice
    tint, top = mix(scene.plane(nearness), colours.horizon, 0.4 * (1 - nearness)), y - height
    tint = mix(tint, dice.pick((colours.accent, colours.second, colours.horizon)), 0.22)
    scene.paint(
        Stencil().box(x, top, x + width, HEIGHT).mask, tint, Look(shadow=0.45, rim=0.6, volume=10, drop=10)
    )
    shaded = Stencil().box(x + width * 0.68, top, x + width, HEIGHT)
    scene.paint(shaded.mask, mix(tint, colours.near, 0.35), Look(shadow=0, rim=0.1, volume=8))
    crown = dice.whole(0, 3)
    if crown == 0:
        dome = Stencil().oval(x + width / 2, top, width * 0.38, width * 0.4).mask * (top + 1 > Y)
        roof = mix(dice.pick((colours.accent, colours.second)), tint, 0.3 * (1 - nearness))
        scene.paint(dome, roof, Look(shadow=0.3, rim=0.8, volume=width * 0.08))
        spike = Stencil().segment((x + width / 2, top - width * 0.38), (x + width / 2, top - width * 0.56), 3)
        scene.flat(spike.disc(x + width / 2, top - width * 0.58, width * 0.03).mask, colours.near, 0.8)
    elif crown == 1:
        steps: list[Point] = [(x, top)]
        for step in range(6):
            tread = top - width * 0.12 * (step + 1)
            steps += [(x + width * step / 6, tread), (x + width * (step + 1) / 6, tread)]
        pile = Stencil().fill(polygon([*steps, (x + width, top)])).mask
        scene.paint(pile, mix(tint, colours.light, 0.12), Look(shadow=0.3, rim=0.9, volume=6))
    cornice = Stencil().box(x - 4, top - 3, x + width + 4, top + 7).mask
    scene.paint(cornice, mix(tint, colours.light, 0.15), Look(shadow=0.35, volume=3, drop=5))
    _openings(scene, x, top, width, height)


def _openings(scene: Scene, x: float, top: float, width: float, height: float) -> None:
    dark, lit = Stencil(), Stencil()
    for row in range(int(height / 46) + 1):
        for column in range(2):
            if scene.dice.likely(0.5):
                kind = lit if scene.dice.likely(0.4) else dark
                foot = top + 42 + 46 * row
                kind.fill(arch(x + width * (0.2 + 0.27 * column), foot, width * 0.09 + 4, 22))
    scene.flat(dark.mask, scene.palette.near, 0.6)
    scene.glow(lit.mask, scene.palette.light, 0.8)


def _flight(scene: Scene, foot: Point, head: Point, thick: float, nearness: float) -> None:
    """A flight of thirteen steps seen from the side."""
    steps: list[Point] = [foot]
    for step in range(13):
        before, after = step / 13, (step + 1) / 13
        y = foot[1] + (head[1] - foot[1]) * after
        steps += [(foot[0] + (head[0] - foot[0]) * share, y) for share in (before, after)]
    slab = polygon([*steps, (head[0], head[1] + thick), (foot[0], foot[1] + thick)])
    tint = mix(scene.plane(nearness), scene.palette.light, 0.12)
    scene.paint(Stencil().fill(slab).mask, tint, Look(shadow=0.5, rim=0.95, volume=8, drop=12))


def _paving(scene: Scene, top: float) -> None:
    """Flagstones that spread towards the viewer."""
    joints, rows = Stencil(), 6
    for row in range(rows):
        y = top + (HEIGHT - top) * (row / rows) ** 1.5
        joints.segment((0, y), (WIDTH, y), 1 + row * 0.4)
    for column in range(-9, 10):
        joints.segment((WIDTH / 2 + column * 58, top), (WIDTH / 2 + column * 110, HEIGHT), 1.6)
    scene.flat(joints.mask * (scene.grain("fine") > -1.2), scene.palette.near, 0.4)
