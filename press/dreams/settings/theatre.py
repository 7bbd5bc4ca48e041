"""A paper theatre."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, X, Y, blur, colour, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, polygon, star
from press.dreams.settings.setting import Level
from press.dreams.things.furnishings import curtain
from press.dreams.things.land import COLUMNS

_VELVET = colour("#a3202c")


class TheatreStage(Level):
    """A stage with wave scenery, stars on strings and heavy curtains."""

    name = "theatre stage"
    palettes = ("red theatre", "plum rose", "indigo gold", "sea glass", "ember")
    tags = ("theatre", "stage", "curtain")
    indoors = True
    level = 0.83

    def back(self, scene: Scene) -> None:
        """The backdrop: painted sky, hanging stars, cut-out hills."""
        dice, stars = scene.dice, Stencil()
        self.horizon = HEIGHT * 0.7
        scene.sky(0.72)
        for _ in range(46):
            x, y = dice.between(120, WIDTH - 120), dice.between(120, HEIGHT * 0.5)
            stars.fill(star(x, y, dice.between(4, 11), waist=0.42))
            if dice.likely(0.25):
                stars.segment((x, 0), (x, y), 1)
        scene.glow(stars.mask, scene.palette.light, 0.25, 0.85)
        for row in range(3):
            crests = np.abs(np.sin(COLUMNS / (70 - 12 * row) + row * 2)) ** 0.8
            scenery = below((HEIGHT * (0.58 + 0.045 * row) - 26 * crests).astype(np.float32))
            tint = mix(scene.plane(0.2 + 0.18 * row), scene.palette.second, 0.3)
            scene.paint(scenery, tint, Look(shadow=0.5, rim=0.8, volume=8, drop=10))

    def middle(self, scene: Scene) -> None:
        """The boards, and a pool of light on them."""
        colours = scene.palette
        corners = [(90, self.horizon), (WIDTH - 90, self.horizon), (WIDTH + 60, HEIGHT), (-60, HEIGHT)]
        boards, joints = Stencil().fill(polygon(corners)).mask, Stencil()
        scene.paint(boards, mix(colours.warm, colours.near, 0.55), Look(shadow=0.5, rim=0.6, volume=10))
        for board in range(-9, 10):
            joints.segment((WIDTH / 2 + board * 36, self.horizon), (WIDTH / 2 + board * 105, HEIGHT), 2)
        scene.flat(joints.mask * boards, colours.near, 0.55)
        scene.shine(
            blur(Stencil().oval(WIDTH / 2, HEIGHT * 0.82, WIDTH * 0.3, HEIGHT * 0.055).mask, 14), 0.45
        )
        for side in (-1, 1):
            lamp = WIDTH / 2 + side * WIDTH * 0.3
            scene.beam(
                [
                    (lamp - 10, 90),
                    (lamp + 10, 90),
                    (WIDTH / 2 + 150, HEIGHT * 0.82),
                    (WIDTH / 2 - 150, HEIGHT * 0.82),
                ],
                0.1,
                14,
            )

    def front(self, scene: Scene) -> None:
        """Curtains, a fringed valance and the footlights."""
        cloth = _VELVET if scene.palette.warm is scene.palette.second else scene.palette.accent
        for side in (-1, 1):
            for depth in range(2):
                self._side_curtain(scene, side, depth, mix(cloth, scene.palette.near, 0.2 + 0.32 * depth))
        self._valance(scene, mix(cloth, scene.palette.near, 0.35))
        self._footlights(scene)

    def _side_curtain(self, scene: Scene, side: int, depth: int, tint: Colour) -> None:
        edge, outside = WIDTH / 2 + side * WIDTH * (0.36 + 0.08 * depth), WIDTH / 2 + side * WIDTH * 0.6
        outline = [
            (outside, -10.0),
            (edge - side * 70, -10.0),
            (edge - side * 20, HEIGHT * 0.3),
            (edge + side * 20, HEIGHT * 0.55),
            (edge - side * 6, HEIGHT * 0.78),
            (edge - side * 16, HEIGHT * (0.9 + 0.04 * depth)),
            (outside, HEIGHT * (0.93 + 0.04 * depth)),
        ]
        curtain(scene, outline, tint)

    def _valance(self, scene: Scene, tint: Colour) -> None:
        hem = (95 + 42 * np.abs(np.sin(COLUMNS / WIDTH * math.pi * 5))).astype(np.float32)
        cloth = 1 - below(hem)
        scene.paint(cloth, tint, Look(shadow=0.7, rim=0.7, volume=12, drop=20))
        scene.veil(cloth * soft(np.sin(X / 11), 0, 1), scene.palette.near, 0.45)
        gold = mix(scene.palette.second, scene.palette.light, 0.25)
        scene.flat(np.exp(-np.abs(Y - hem[None] + 7) / 2.5), gold, 0.8)
        tassels = Stencil()
        for x in range(6, WIDTH, 13):
            tassels.segment((x, float(hem[x])), (x, float(hem[x]) + 11), 3)
        scene.paint(tassels.mask, gold, Look(volume=3, shadow=0.4, drop=5))

    def _footlights(self, scene: Scene) -> None:
        apron = np.asarray(HEIGHT * 0.945 < Y, np.float32)
        scene.paint(apron, scene.plane(0.95), Look(shadow=0.5, rim=0.8, volume=6))
        for lamp in range(8):
            x = 90 + lamp * (WIDTH - 180) / 7
            shell = Stencil().oval(x, HEIGHT * 0.948, 26, 20).mask * (HEIGHT * 0.952 > Y)
            scene.paint(shell, mix(scene.palette.second, scene.palette.near, 0.3), Look(shadow=0.3, volume=5))
            scene.glow(Stencil().oval(x, HEIGHT * 0.938, 15, 6).mask, scene.palette.light, 0.8)
