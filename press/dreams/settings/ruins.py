"""The ruins of a forgotten palace."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, arch, below, polygon
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Hilly
from press.dreams.things.foliage import leaf_frame
from press.dreams.things.land import contact_shadow, grass, ridge, tufts


class Ruins(Hilly):
    """Columns seen through a broken arch."""

    name = "ruins"
    palettes = ("sage morning", "violet fog", "rust desert", "forest moon", "rose paper", "mustard")
    tags = ("ruins", "columns", "ancient")
    covered = True

    def back(self, scene: Scene) -> None:
        """Far hills and a broken colonnade."""
        dice = scene.dice
        self.horizon = HEIGHT * 0.66
        scene.sky(0.75)
        scene.stars(60, 0.35)
        for step in range(2):
            hills = below(ridge(scene, HEIGHT * (0.57 + 0.05 * step), 46, 260))
            tint = mix(scene.plane(0.12 + 0.16 * step), scene.palette.horizon, 0.3)
            scene.paint(hills, tint, Look(shadow=0.2, rim=0.4))
            scene.mist(HEIGHT * (0.6 + 0.04 * step), 36, 0.45)
        for x in np.linspace(60, WIDTH - 60, 7).tolist():
            high = dice.between(70, 210)
            _column(
                scene, x + dice.between(-18, 18), self.horizon + 20, 30, high, 0.15, broken=dice.likely(0.6)
            )

    def middle(self, scene: Scene) -> None:
        """Paved ground with fallen drums, a bust or an amphora, and two great columns."""
        dice, colours = scene.dice, scene.palette
        self.line = ridge(scene, HEIGHT * 0.71, 12, 200)
        scene.paint(below(self.line), mix(scene.plane(0.45), colours.leafy, 0.2), Look(shadow=0.3, rim=0.5))
        self._slabs(scene)
        tufts(scene, HEIGHT * 0.74, HEIGHT * 0.93, 44, mix(scene.plane(0.6), colours.leafy, 0.35))
        _column(scene, WIDTH * 0.13, HEIGHT * 0.78, 66, 430, 0.4)
        _column(scene, WIDTH * 0.87, HEIGHT * 0.78, 66, dice.between(200, 380), 0.4, broken=True)
        for x, y in ((dice.between(0.24, 0.36), 0.9), (dice.between(0.62, 0.74), 0.83)):
            self._drum(scene, WIDTH * x, HEIGHT * y, dice.between(36, 52))
        relic = dice.pick(("bust", "amphora"))
        x = WIDTH * dice.pick((0.2, 0.8))
        contact_shadow(scene, x, HEIGHT * 0.86, 120)
        place = Place(x, HEIGHT * 0.865, 140, x > WIDTH / 2, dice.between(-8, 8))
        draw(scene, OBJECTS[relic], place, mix(colours.light, colours.far, 0.5))

    def front(self, scene: Scene) -> None:
        """The arch one looks through, with leaves."""
        colours = scene.palette
        wall = 1 - Stencil().fill(arch(WIDTH / 2, HEIGHT + 40, WIDTH * 0.88, HEIGHT * 1.0)).mask
        scene.paint(wall, scene.plane(0.88), Look(shadow=0.7, rim=0.8, volume=16, drop=24))
        joints = (Y % 46 < 2.5) | ((X + (np.floor(Y / 46) % 2) * 44) % 88 < 2.5)
        scene.flat(joints * wall, colours.near, 0.5)
        scene.paint(below(ridge(scene, HEIGHT * 0.95, 20, 130)), scene.plane(1), Look(shadow=0.5, rim=0.6))
        leaf_frame(scene, 10, mix(colours.near, colours.leafy, 0.3))
        grass(scene, HEIGHT * 0.97, 90, 60)

    def _slabs(self, scene: Scene) -> None:
        """What is left of the paving."""
        dice, slabs = scene.dice, Stencil()
        for row in range(5):
            y, size = HEIGHT * (0.745 + 0.038 * row + 0.004 * row * row), 30 + 16 * row
            for column in range(-6, 7):
                if dice.likely(0.55):
                    x = WIDTH / 2 + column * size * 2.1 + dice.between(-8, 8)
                    corners = [
                        (x - size, y),
                        (x + size * 0.9, y - 2),
                        (x + size, y + size * 0.36),
                        (x - size * 1.06, y + size * 0.4),
                    ]
                    slabs.fill(polygon(corners))
        tint = mix(scene.palette.far, scene.palette.horizon, 0.3)
        scene.paint(slabs.mask, mix(tint, scene.plane(0.5), 0.4), Look(shadow=0.3, rim=0.5, volume=4, drop=4))

    def _drum(self, scene: Scene, x: float, y: float, size: float) -> None:
        """A piece of a fallen column, lying."""
        stone = mix(scene.palette.light, scene.palette.far, 0.6)
        body = Stencil().box(x - size, y - size, x + size, y, size * 0.2)
        scene.paint(body.mask, stone, Look(volume=size * 0.2, shade=0.8, shadow=0.6, drop=12))
        flutes = soft(np.sin((Y - y) / size * 26), 0.3, 1)
        scene.flat(flutes * body.mask, scene.palette.near, 0.2)
        face = Stencil().oval(x + size, y - size / 2, size * 0.24, size * 0.5)
        scene.paint(face.mask, mix(stone, scene.palette.light, 0.25), Look(volume=4, shadow=0.2))


def _column(
    scene: Scene, x: float, y: float, width: float, height: float, nearness: float, *, broken: bool = False
) -> None:
    """A fluted column with its base, and with a capital unless it is broken."""
    colours, dice, top = scene.palette, scene.dice, y - height
    tint = mix(mix(colours.light, colours.far, 0.6), scene.plane(nearness), 0.35 + 0.5 * nearness)
    head: list[Point] = [(x + width * 0.44, top)]
    if broken:
        head = [
            (x - width * 0.1, top + dice.between(5, 30)),
            (x + width * 0.15, top - dice.between(0, 20)),
            (x + width * 0.44, top + dice.between(10, 40)),
        ]
    outline = [(x - width / 2, y), (x - width * 0.44, top), *head, (x + width / 2, y)]
    shaft = Stencil().fill(polygon(outline)).mask
    scene.paint(shaft, tint, Look(shadow=0.45, rim=0.7, volume=width * 0.2, shade=0.85, drop=12))
    scene.veil(shaft * soft(np.sin((X - x) / width * 26), 0.2, 1), colours.near, 0.22)
    ends = Stencil().box(x - width * 0.7, y - width * 0.22, x + width * 0.7, y + 4, 3)
    if not broken:
        ends.box(x - width * 0.68, top - width * 0.3, x + width * 0.68, top + 2, 3)
    scene.paint(ends.mask, tint, Look(rim=0.8, volume=5))
