"""A parlour with papered walls and no window."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.settings.setting import Level
from press.dreams.things.plants import leaf


class Parlour(Level):
    """Wallpaper, small framed pictures, a skirting board and boards or tiles underfoot."""

    name = "parlour"
    palettes = ("rose paper", "lamplit teal", "mustard", "plum rose", "sage morning", "olive print")
    tags = ("room", "wallpaper", "interior")
    indoors = True
    level = 0.86

    floor = HEIGHT * 0.735

    def back(self, scene: Scene) -> None:
        """The wall with its paper and pictures."""
        self.horizon = self.floor
        colours, dice = scene.palette, scene.dice
        paper = (
            mix(colours.middle, colours.horizon, 0.35)
            if colours.day
            else mix(colours.middle, colours.far, 0.3)
        )
        scene.paint(np.ones_like(scene.warmth), paper, Look(shadow=0, rim=0, shade=0.3, volume=20))
        ink = mix(paper, dice.pick((colours.accent, colours.light, colours.near)), 0.3)
        pattern = Stencil()
        if dice.likely(0.5):
            for column in range(17):
                for row in range(17):
                    x, y = 25 + column * 50 + (row % 2) * 25, 30 + row * 52
                    pattern.disc(x, y, 4)
                    for side in (-1, 1):
                        leaf(pattern, (x, y + 5), -1.57 + side * 0.95, 15, 0.25)
            scene.flat(pattern.mask, ink, 0.55)
        else:
            scene.veil(np.asarray(np.sin(X / 15) > 0.55, np.float32), ink, 0.4)
        self._dado(scene)
        for at in (WIDTH * 0.14, WIDTH * 0.86):
            self._picture(scene, at, HEIGHT * dice.between(0.2, 0.3), dice.between(48, 62))

    def middle(self, scene: Scene) -> None:
        """The floor and its rug."""
        colours, dice = scene.palette, scene.dice
        ground = np.asarray(self.floor < Y, np.float32)
        wood = mix(mix(colours.warm, colours.far, 0.4), colours.near, 0.3 if colours.day else 0.5)
        scene.paint(ground, wood, Look(shadow=0.3, rim=0.3, volume=8, shade=0.4))
        joints = Stencil()
        for board in range(-9, 10):
            joints.segment((WIDTH / 2 + board * 46, self.floor), (WIDTH / 2 + board * 125, HEIGHT), 2.5)
        for row in (0.1, 0.32, 0.66):
            y = self.floor + (HEIGHT - self.floor) * row
            joints.segment((0, y), (WIDTH, y), 1.2)
        scene.flat(joints.mask * ground, colours.near, 0.4)
        rug = Stencil().oval(WIDTH * 0.5, HEIGHT * 0.88, WIDTH * 0.4, HEIGHT * 0.066).mask
        scene.paint(rug, mix(colours.second, colours.near, 0.25), Look(volume=6, shadow=0.3))
        bands = Stencil().oval(WIDTH * 0.5, HEIGHT * 0.88, WIDTH * 0.36, HEIGHT * 0.057).mask
        inner = Stencil().oval(WIDTH * 0.5, HEIGHT * 0.88, WIDTH * 0.33, HEIGHT * 0.051).mask
        scene.flat(bands - inner, mix(colours.light, colours.accent, dice.pick((0.1, 0.7))), 0.6)

    def front(self, scene: Scene) -> None:
        """Nothing stands before the company."""

    def _dado(self, scene: Scene) -> None:
        colours = scene.palette
        panel = Stencil().box(0, self.floor - 150, WIDTH, self.floor + 4).mask
        wood = mix(mix(colours.second, colours.far, 0.45), colours.near, 0.2 if colours.day else 0.45)
        scene.paint(panel, wood, Look(shadow=0.3, volume=6, rim=0.5, shade=0.4))
        fields = Stencil()
        for column in range(9):
            left = column * 96 - 20
            fields.box(left, self.floor - 122, left + 72, self.floor - 32, 4)
        scene.paint(fields.mask, mix(wood, colours.near, 0.18), Look(shadow=0, volume=3, rim=0.5, shade=0.5))
        rails = (
            Stencil()
            .box(0, self.floor - 158, WIDTH, self.floor - 144)
            .box(0, self.floor - 18, WIDTH, self.floor + 4)
        )
        scene.paint(rails.mask, mix(wood, colours.light, 0.14), Look(shadow=0.3, volume=3, rim=0.6))

    def _picture(self, scene: Scene, x: float, y: float, size: float) -> None:
        colours = scene.palette
        scene.flat(
            Stencil().segment((x, y - size * 1.9), (x - size * 0.5, y - size), 1.6).mask, colours.near, 0.7
        )
        scene.flat(
            Stencil().segment((x, y - size * 1.9), (x + size * 0.5, y - size), 1.6).mask, colours.near, 0.7
        )
        frame = Stencil().oval(x, y, size * 0.86, size * 1.1)
        scene.paint(
            frame.mask, mix(colours.warm, colours.near, 0.25), Look(volume=5, rim=0.8, shadow=0.5, drop=8)
        )
        view = Stencil().oval(x, y, size * 0.68, size * 0.92).mask
        scene.flat(view, mix(colours.horizon, colours.light, 0.3))
        hills = Stencil().fill(
            polygon(
                [
                    (x - size, y + size),
                    (x - size, y + size * 0.3),
                    (x - size * 0.2, y - size * 0.1),
                    (x + size * 0.3, y + size * 0.35),
                    (x + size, y),
                    (x + size, y + size),
                ]
            )
        )
        scene.flat(hills.mask * view, mix(colours.far, colours.second, 0.3))
        scene.flat(Stencil().disc(x + size * 0.25, y - size * 0.35, size * 0.16).mask * view, colours.accent)
