"""A paved square, seen straight from above."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, oval
from press.dreams.settings.setting import Level


class Square(Level):
    """Rings of cobbles, without a sky."""

    name = "square from above"
    palettes = ("mustard", "rose paper", "sage morning", "lamplit teal", "ember", "snow dusk")
    tags = ("square", "from above")
    indoors = True

    def back(self, scene: Scene) -> None:
        """Cobbles in rings round the middle."""
        colours, dice = scene.palette, scene.dice
        self.horizon = 0
        scene.sky(1.6)
        scene.veil(Stencil().box(0, 0, WIDTH, HEIGHT).mask, mix(colours.far, colours.middle, 0.4), 0.9)
        middle = WIDTH * 0.5, HEIGHT * 0.5
        for tint in (mix(colours.far, colours.near, 0.22), mix(colours.far, colours.horizon, 0.35)):
            stones = Stencil()
            for ring in range(1, 24):
                reach = ring * 33
                count = int(reach * math.tau / 44)
                for place in range(count):
                    if dice.likely(0.5):
                        angle = (place + ring * 0.37) * math.tau / count
                        x, y = middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)
                        stones.fill(oval(x, y, 12, 18, math.degrees(angle)))
            scene.paint(stones.mask, tint, Look(volume=4, rim=0.5, shadow=0.25, drop=4))

    def middle(self, scene: Scene) -> None:
        """A drain cover, for the eye to rest on."""
        colours = scene.palette
        x, y = scene.dice.pick([(WIDTH * 0.2, HEIGHT * 0.3), (WIDTH * 0.8, HEIGHT * 0.72)])
        scene.paint(Stencil().disc(x, y, 30).mask, mix(colours.near, colours.far, 0.3), Look(volume=4))

    def front(self, scene: Scene) -> None:
        """Nothing stands before a view from above."""
