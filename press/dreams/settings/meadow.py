"""A meadow of giant mushrooms."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below
from press.dreams.figures.beasts import BEASTS
from press.dreams.figures.figure import Place, draw
from press.dreams.settings.setting import Hilly
from press.dreams.things.foliage import mushroom
from press.dreams.things.land import grass, ridge, tufts, winding_path


class MushroomMeadow(Hilly):
    """Soft hills, sheep, mushrooms as tall as trees, and fireflies."""

    name = "meadow"
    palettes = ("forest moon", "violet fog", "peach dawn", "sage morning", "plum rose")
    tags = ("meadow", "mushrooms", "hill")

    def back(self, scene: Scene) -> None:
        """Three rows of hills."""
        self.horizon = HEIGHT * 0.62
        scene.sky(0.72)
        scene.stars(80, 0.4)
        for step in range(3):
            hills = below(ridge(scene, HEIGHT * (0.52 + 0.05 * step), 46, 300, roughness=0.35))
            tint = mix(scene.plane(0.1 + 0.12 * step), scene.palette.leafy, 0.3)
            scene.paint(hills, tint, Look(shadow=0.25, rim=0.6, volume=20))
            scene.mist(HEIGHT * (0.57 + 0.045 * step), 28, 0.4)

    def middle(self, scene: Scene) -> None:
        """The hill that is stood upon, with a path, sheep and mushrooms."""
        dice, colours = scene.dice, scene.palette
        tilt = dice.between(-60, 60)
        self.line = ridge(scene, HEIGHT * 0.705, 26, 380, roughness=0.3, tilt=tilt, layers=2)
        turf = mix(scene.plane(0.45), colours.leafy, 0.4)
        scene.paint(below(self.line), turf, Look(shadow=0.3, rim=0.7, volume=20))
        x = WIDTH * dice.between(0.4, 0.6)
        winding_path(
            scene, (x, self.ground(x)), (WIDTH * 0.52, HEIGHT), 180, mix(turf, colours.horizon, 0.35)
        )
        for _ in range(4):
            x = dice.between(0.3, 0.9) * WIDTH
            flock = Place(x, self.ground(x) + dice.between(12, 50), dice.between(34, 48), dice.likely(0.5))
            draw(scene, BEASTS["sheep"], flock, mix(colours.light, colours.horizon, 0.3))
        for x in (dice.between(70, 190), dice.between(WIDTH - 190, WIDTH - 70)):
            for _ in range(3):
                at, skin = (
                    x + dice.between(-60, 60),
                    dice.pick((colours.accent, mix(colours.accent, colours.light, 0.3))),
                )
                mushroom(scene, at, self.ground(at) + dice.between(10, 70), dice.between(60, 170), skin)
        tufts(scene, HEIGHT * 0.73, HEIGHT * 0.94, 80, mix(turf, colours.near, 0.35))
        daisies(scene, HEIGHT * 0.74, HEIGHT * 0.94, 70)

    def front(self, scene: Scene) -> None:
        """One huge mushroom, high grass and fireflies."""
        dice, colours = scene.dice, scene.palette
        mushroom(
            scene,
            dice.pick((86, WIDTH - 86)),
            HEIGHT * 1.0,
            dice.between(280, 380),
            mix(colours.accent, colours.near, 0.2),
        )
        turf = mix(colours.near, colours.leafy, 0.2)
        scene.paint(below(ridge(scene, HEIGHT * 0.945, 24, 240)), turf, Look(shadow=0.5, rim=0.7))
        grass(scene, HEIGHT * 0.97, 230, 90, turf)
        if not colours.day:
            flies = Stencil()
            for _ in range(34):
                flies.disc(dice.between(0, WIDTH), dice.between(0.45, 0.95) * HEIGHT, dice.between(1.5, 3.5))
            scene.glow(flies.mask, colours.light, 1)


def daisies(scene: Scene, top: float, bottom: float, count: int) -> None:
    """Small flowers all over the grass, larger towards the viewer."""
    dice, heads, hearts = scene.dice, Stencil(), Stencil()
    for _ in range(count):
        nearness = dice.between(0, 1)
        x, y, size = dice.between(0, WIDTH), top + nearness * (bottom - top), 1.6 + 4 * nearness
        for aside, lift in ((-1, 0), (1, 0), (0, -0.8), (0, 0.8)):
            heads.disc(x + aside * size * 0.7, y + lift * size * 0.7, size * 0.62)
        hearts.disc(x, y, size * 0.45)
    scene.flat(heads.mask, mix(scene.palette.light, scene.palette.accent, 0.15), 0.85)
    scene.flat(hearts.mask, scene.palette.warm, 0.9)
