"""A quiet room with a tall window."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, X, Y, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Outline, Stencil, arch, below, oval
from press.dreams.settings.setting import Level
from press.dreams.things.furnishings import candle, curtain
from press.dreams.things.land import ridge
from press.dreams.things.plants import leaf


class RoomWithWindow(Level):
    """What is seen through the window is painted between `back` and `middle`."""

    name = "room with a window"
    palettes = ("plum rose", "lamplit teal", "olive print", "red theatre", "rose paper", "mustard")
    tags = ("room", "window", "interior")
    indoors = True
    level = 0.85

    window_x = WIDTH * 0.5
    window_foot = HEIGHT * 0.6
    window_width = WIDTH * 0.56
    window_height = HEIGHT * 0.5
    floor = HEIGHT * 0.74

    def back(self, scene: Scene) -> None:
        """The view: sky and far hills."""
        self.horizon = self.floor
        scene.sky(0.6)
        scene.stars(170, 0.6)
        for step in range(3):
            line = ridge(scene, HEIGHT * (0.51 + 0.04 * step), 30, 150, jagged=step == 0)
            tint = mix(scene.plane(0.15 + 0.15 * step), scene.palette.horizon, 0.25)
            scene.paint(below(line), tint, Look(shadow=0.2, rim=0.5))
            scene.mist(HEIGHT * (0.55 + 0.035 * step), 20, 0.3)

    def middle(self, scene: Scene) -> None:
        """Wall, window frame, boards, a rug, and two small tables."""
        colours = scene.palette
        wall = 1 - Stencil().fill(self._opening()).mask
        paper = mix(colours.middle, colours.near, 0.4 if colours.day else 0.62)
        outdoors = scene.warmth.copy()
        scene.warmth = outdoors * 0.55
        self._wallpaper(scene, wall, paper)
        self._floor(scene, paper)
        scene.warmth = outdoors
        self._frame(scene)
        self._light_on_the_floor(scene)
        rug = Stencil().oval(WIDTH * 0.5, HEIGHT * 0.87, WIDTH * 0.36, HEIGHT * 0.055).mask
        scene.paint(rug, mix(colours.second, colours.near, 0.4), Look(volume=6, shadow=0.3))
        for share in (0.32, 0.24, 0.12):
            ring = oval(WIDTH * 0.5, HEIGHT * 0.87, WIDTH * share, HEIGHT * share * 0.14)
            scene.flat(Stencil().line(ring, 4).mask, mix(colours.light, colours.accent, 0.4), 0.4)
        self._table(scene, WIDTH * 0.15)
        candle(scene, WIDTH * 0.15, HEIGHT * 0.685, 74)
        self._table(scene, WIDTH * 0.85)
        self._pot(scene, WIDTH * 0.85, HEIGHT * 0.685)

    def front(self, scene: Scene) -> None:
        """Curtains drawn aside."""
        for side in (-1, 1):
            edge, outside = WIDTH / 2 + side * WIDTH * 0.33, WIDTH / 2 + side * WIDTH * 0.56
            outline = [
                (outside, -10.0),
                (edge - side * 30, -10.0),
                (edge + side * 10, HEIGHT * 0.3),
                (edge + side * 85, HEIGHT * 0.52),
                (edge + side * 50, HEIGHT * 0.72),
                (edge + side * 35, HEIGHT * 0.86),
                (outside, HEIGHT * 0.88),
            ]
            curtain(scene, outline, mix(scene.palette.accent, scene.palette.near, 0.4), 8.5, 16)

    def _opening(self) -> Outline:
        return arch(self.window_x, self.window_foot, self.window_width, self.window_height)

    def _wallpaper(self, scene: Scene, wall: Field, paper: Colour) -> None:
        colours = scene.palette
        scene.paint(wall, paper, Look(shadow=0.5, rim=0.9, volume=10, drop=14, shade=0.45))
        stripes = (np.sin(X / 24) > 0.3) * (self.floor > Y)
        scene.veil(wall * stripes, colours.far, 0.06)
        sprigs = Stencil()
        for column in range(17):
            for row in range(14):
                x, y = 30 + column * 50 + (row % 2) * 25, 40 + row * 64
                sprigs.oval(x, y, 4, 7)
                for side in (-1, 1):
                    leaf(sprigs, (x, y + 10), -1.57 + side * 0.9, 13, 0.25)
        scene.flat(sprigs.mask * wall * (self.floor - 30 > Y), mix(colours.accent, paper, 0.4), 0.4)

    def _frame(self, scene: Scene) -> None:
        x, foot, wide, high = self.window_x, self.window_foot, self.window_width, self.window_height
        bars = Stencil().line(self._opening(), 18).box(x - 4, foot - high, x + 4, foot)
        bars.box(x - wide / 2, foot - high * 0.46, x + wide / 2, foot - high * 0.46 + 8)
        bars.box(x - wide / 2 - 26, foot, x + wide / 2 + 26, foot + 20)
        tint = mix(scene.palette.second, scene.palette.near, 0.35)
        scene.paint(bars.mask, tint, Look(shadow=0.5, rim=0.9, volume=5))

    def _floor(self, scene: Scene, paper: Colour) -> None:
        colours = scene.palette
        boards = np.asarray(self.floor < Y, np.float32)
        scene.paint(
            boards,
            mix(mix(colours.warm, colours.far, 0.4), colours.near, 0.5),
            Look(shadow=0.3, rim=0.4, volume=8),
        )
        joints = Stencil()
        for board in range(-8, 9):
            joints.segment((WIDTH / 2 + board * 42, self.floor), (WIDTH / 2 + board * 130, HEIGHT), 2.5)
        scene.flat(joints.mask * boards, colours.near, 0.6)
        skirting = Stencil().box(0, self.floor - 26, WIDTH, self.floor + 4).mask
        scene.paint(skirting, mix(paper, colours.far, 0.3), Look(shadow=0.3, volume=4))

    def _light_on_the_floor(self, scene: Scene) -> None:
        x, wide, top = self.window_x, self.window_width, self.floor + 4
        for start in (-0.24, 0.04):
            left, right = wide * start, wide * (start + 0.2)
            corners = [
                (x + left, top),
                (x + right, top),
                (x + right * 2.1, HEIGHT * 0.95),
                (x + left * 2.1, HEIGHT * 0.95),
            ]
            scene.beam(corners, 0.32, 8)

    def _table(self, scene: Scene, x: float) -> None:
        stand = Stencil().box(x - 8, HEIGHT * 0.69, x + 8, HEIGHT * 0.85)
        stand.box(x - 46, HEIGHT * 0.685, x + 46, HEIGHT * 0.7, 4).box(
            x - 30, HEIGHT * 0.845, x + 30, HEIGHT * 0.855, 5
        )
        scene.paint(stand.mask, mix(scene.palette.accent, scene.palette.near, 0.6), Look(volume=4))

    def _pot(self, scene: Scene, x: float, y: float) -> None:
        """A plant in a pot."""
        fronds = Stencil()
        for turn in range(9):
            angle = -1.57 + (turn - 4) * 0.3
            leaf(fronds, (x, y - 34), angle, scene.dice.between(44, 76), 0.17)
        scene.paint(fronds.mask, mix(scene.palette.cool, scene.palette.near, 0.3), Look(volume=4, rim=0.8))
        pot = Stencil().box(x - 20, y - 36, x + 20, y, 6).box(x - 25, y - 44, x + 25, y - 32, 4)
        scene.paint(pot.mask, mix(scene.palette.accent, scene.palette.near, 0.15), Look(volume=7, rim=0.8))
