"""A country of clouds."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil
from press.dreams.settings.setting import Level
from press.dreams.things.buildings import tower
from press.dreams.things.sky import gulls, hot_air_balloon


class Clouds(Level):
    """Banks of cloud that bear towers."""

    name = "clouds"
    palettes = ("peach dawn", "indigo gold", "rose paper", "violet fog", "noon meadow", "snow dusk")
    tags = ("clouds", "sky")
    level = 0.78

    def back(self, scene: Scene) -> None:
        """The sky and two far banks."""
        self.horizon = HEIGHT * 0.64
        scene.sky(0.85)
        scene.stars(110, 0.4)
        _bank(scene, HEIGHT * 0.57, 0.1, 110)
        scene.mist(HEIGHT * 0.59, 60, 0.4)
        _bank(scene, HEIGHT * 0.65, 0.26, 140)

    def middle(self, scene: Scene) -> None:
        """The bank that carries, with towers that rise out of it, and a balloon."""
        dice, colours = scene.dice, scene.palette
        stone = mix(colours.horizon, colours.far, 0.5)
        for x in (dice.between(0.08, 0.2), dice.between(0.8, 0.92)):
            for aside, share in ((-26, 0.6), (18, 1.0)):
                high = dice.between(120, 210) * share
                tower(scene, WIDTH * x + aside, HEIGHT * 0.77, 34, high, stone, colours.accent)
        side = dice.pick((-1, 1))
        x = WIDTH * (0.5 + side * dice.between(0.16, 0.3))
        hot_air_balloon(scene, x, HEIGHT * dice.between(0.5, 0.56), dice.between(24, 36), colours.second)
        gulls(scene, WIDTH * (0.5 - side * 0.2), HEIGHT * 0.55, 90, 6)
        _bank(scene, HEIGHT * 0.765, 0.4, 150)
        _bank(scene, HEIGHT * 0.84, 0.52, 170)

    def front(self, scene: Scene) -> None:
        """The nearest banks."""
        _bank(scene, HEIGHT * 0.925, 0.68, 190)
        _bank(scene, HEIGHT * 1.0, 0.9, 210)


def _bank(scene: Scene, y: float, nearness: float, size: float) -> None:
    """Cloud from here down to the lower edge, whiter where it is far."""
    colours, dice = scene.palette, scene.dice
    puffs = Stencil()
    for _ in range(int(WIDTH / size * 5)):
        radius = size * dice.between(0.22, 0.5)
        puffs.disc(dice.between(-60, WIDTH + 60), y + dice.between(-0.1, 0.35) * size, radius)
    puffs.box(0, y + size * 0.3, WIDTH, HEIGHT)
    white = mix(colours.horizon, colours.light, 0.35)
    shade = mix(mix(colours.top, colours.middle, 0.5), colours.near, 0 if colours.day else 0.2)
    look = Look(rim=0.85, volume=size * 0.16, shade=0.6, drop=12, texture=0.05)
    scene.paint(puffs.mask, mix(white, shade, nearness), look)
