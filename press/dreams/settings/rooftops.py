"""The rooftops of a sleeping town."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.settings.setting import Level
from press.dreams.things.buildings import smoke


class Rooftops(Level):
    """Rows of roofs, one before the other, with lit windows and smoke."""

    name = "rooftops"
    palettes = ("lamplit teal", "plum rose", "indigo gold", "snow dusk", "ember", "white winter")
    tags = ("town", "rooftops")
    level = 0.79

    def back(self, scene: Scene) -> None:
        """The sky and two far rows."""
        self.horizon = HEIGHT * 0.64
        scene.sky(0.75)
        scene.stars(160, 0.45)
        _row(scene, HEIGHT * 0.62, 0.1, (40, 70), 0.2)
        scene.mist(HEIGHT * 0.62, 50, 0.5)
        _row(scene, HEIGHT * 0.69, 0.3, (60, 100), 0.25)
        scene.mist(HEIGHT * 0.7, 40, 0.35)

    def middle(self, scene: Scene) -> None:
        """The row that is stood upon, with smoke from some chimneys."""
        chimneys = _row(scene, HEIGHT * 0.81, 0.52, (110, 160), 0.3)
        for x, y in chimneys[:3]:
            smoke(scene, x, y, 120, 0.3)

    def front(self, scene: Scene) -> None:
        """The nearest row."""
        _row(scene, HEIGHT * 0.99, 0.84, (170, 230), 0.3)


def _row(
    scene: Scene, y: float, nearness: float, widths: tuple[float, float], lit: float
) -> list[tuple[float, float]]:
    """A row of houses whose eaves stand at about y; gives the mouths of their chimneys."""
    colours, dice = scene.palette, scene.dice
    walls, roofs, panes, dark = Stencil(), Stencil(), Stencil(), Stencil()
    chimneys: list[tuple[float, float]] = []
    x = -30.0
    while x < WIDTH:
        wide = dice.between(*widths)
        eaves = y - dice.between(0.5, 1.3) * wide
        walls.box(x, eaves, x + wide, HEIGHT + 5)
        if dice.likely(0.67):
            ridge_y = eaves - wide * dice.between(0.4, 0.9)
            roofs.fill(
                polygon(
                    [(x - wide * 0.07, eaves + 2), (x + wide * 0.5, ridge_y), (x + wide * 1.07, eaves + 2)]
                )
            )
        else:
            top = eaves - wide * 0.4
            flat = [
                (x - wide * 0.05, eaves + 2),
                (x + wide * 0.15, top),
                (x + wide * 0.85, top),
                (x + wide * 1.05, eaves + 2),
            ]
            roofs.fill(polygon(flat))
        if dice.likely(0.6):
            left, top = x + wide * dice.between(0.2, 0.75), eaves - wide * 0.58
            walls.box(left, top, left + wide * 0.12, eaves).box(
                left - 3, top, left + wide * 0.12 + 3, top + wide * 0.05
            )
            chimneys.append((left + wide * 0.06, top))
        for floor in range(7):
            for column in range(2):
                left, upper = x + wide * (0.22 + 0.42 * column), eaves + wide * (0.14 + 0.34 * floor)
                pane = panes if dice.likely(lit) else dark
                pane.box(left, upper, left + wide * 0.15, upper + wide * 0.2)
        x += wide * dice.between(0.85, 1.05)
    tint = mix(scene.plane(nearness), colours.horizon, 0.25 * (1 - nearness))
    scene.paint(walls.mask, tint, Look(shadow=0.45, rim=0.6, volume=8, drop=10))
    scene.paint(
        roofs.mask,
        mix(colours.warm, scene.plane(nearness), 0.4 + 0.25 * nearness),
        Look(shadow=0.3, rim=0.9, volume=8),
    )
    tiles = soft(np.sin(Y / 3.2 * (1.2 - 0.6 * nearness)), 0.3, 1) * roofs.mask
    scene.flat(tiles, colours.near, 0.2)
    if colours.day:
        scene.flat(roofs.mask * soft(scene.grain("patch"), 0.4, 1.2), colours.light, 0.35)
    on_walls = walls.mask * (1 - roofs.mask)
    scene.flat(dark.mask * on_walls, colours.near, 0.35)
    scene.glow(panes.mask * on_walls, colours.light, 0.75)
    return chimneys
