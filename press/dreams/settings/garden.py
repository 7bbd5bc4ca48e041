"""A walled garden."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, polygon
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Level
from press.dreams.things.foliage import flowers, leaf_frame
from press.dreams.things.land import rolling, tufts


class Garden(Level):
    """Clipped trees along a path to a fountain."""

    name = "garden"
    palettes = ("forest moon", "sage morning", "noon meadow", "plum rose", "olive print")
    tags = ("garden", "flowers", "hedge")

    def back(self, scene: Scene) -> None:
        """Round trees behind a scalloped hedge."""
        dice, colours, trees = scene.dice, scene.palette, Stencil()
        self.horizon = HEIGHT * 0.64
        scene.sky(0.74)
        scene.stars(60, 0.35)
        for _ in range(22):
            trees.oval(
                dice.between(0, WIDTH),
                self.horizon - dice.between(0, 60),
                dice.between(40, 90),
                dice.between(40, 110),
            )
        scene.paint(
            trees.mask, mix(scene.plane(0.25), colours.horizon, 0.2), Look(shadow=0.2, rim=0.5, volume=16)
        )
        scene.mist(self.horizon - 20, 70, 0.6)
        hedge = Stencil().box(0, self.horizon - 30, WIDTH, self.horizon + 40)
        for x in range(20, WIDTH, 95):
            hedge.oval(x, self.horizon - 30, 34, 26)
        scene.paint(hedge.mask, mix(scene.plane(0.42), self._green(scene), 0.5), Look(rim=0.7, volume=8))

    def middle(self, scene: Scene) -> None:
        """The lawn, the path, a fountain, and topiary on both sides."""
        colours, green = scene.palette, self._green(scene)
        lawn = mix(scene.plane(0.45), green, 0.5)
        scene.paint(below(rolling(self.horizon + 36, 2, 80)), lawn, Look(shadow=0.3, rim=0.4))
        top = self.horizon + 36
        path = polygon(
            [(WIDTH * 0.44, top), (WIDTH * 0.56, top), (WIDTH * 0.88, HEIGHT), (WIDTH * 0.12, HEIGHT)]
        )
        gravel = Stencil().fill(path).mask
        scene.paint(gravel, mix(colours.horizon, colours.far, 0.45), Look(shadow=0.3, rim=0.4, volume=10))
        scene.flat(gravel * (scene.grain("stipple") > 0.9), colours.near, 0.25)
        tufts(scene, HEIGHT * 0.72, HEIGHT * 0.94, 50, mix(lawn, colours.near, 0.3))
        draw(
            scene,
            OBJECTS["fountain"],
            Place(WIDTH / 2, self.horizon + 60, 130),
            mix(colours.horizon, colours.far, 0.5),
        )
        for side in (-1, 1):
            for row in range(3):
                self._topiary(
                    scene, WIDTH / 2 + side * (120 + 100 * row), self.horizon + 66 + 66 * row, 26 + 16 * row
                )

        self._roses(scene)

    def front(self, scene: Scene) -> None:
        """Leaves at the sides and flowers below."""
        leaf_frame(scene, 13, mix(scene.palette.near, self._green(scene), 0.25))
        flowers(scene, HEIGHT + 10, 17, 0, WIDTH * 0.3, (60, 250))
        flowers(scene, HEIGHT + 10, 17, WIDTH * 0.7, WIDTH, (60, 250))

    def _green(self, scene: Scene) -> Colour:
        return mix(mix(scene.palette.far, scene.palette.leafy, 0.6), scene.palette.light, 0.08)

    def _roses(self, scene: Scene) -> None:
        """Beds of roses along the path."""
        dice = scene.dice
        for side in (-1, 1):
            bushes, blooms = Stencil(), Stencil()
            for step in range(15):
                along = step / 14
                x = WIDTH / 2 + side * WIDTH * (0.075 + 0.3 * along)
                y, size = self.horizon + 44 + (HEIGHT * 0.96 - self.horizon - 44) * along, 9 + 24 * along
                bushes.oval(x + side * size, y, size * 1.3, size * 0.8)
                for _ in range(4):
                    at = x + side * size + dice.between(-1, 1) * size, y - dice.between(0, 0.7) * size
                    blooms.disc(*at, size * 0.2)
            scene.paint(
                bushes.mask, mix(scene.plane(0.6), self._green(scene), 0.4), Look(volume=6, rim=0.7, drop=5)
            )
            scene.paint(blooms.mask, scene.palette.accent, Look(volume=3, rim=0.9, drop=2))

    def _topiary(self, scene: Scene, x: float, y: float, radius: float) -> None:
        """Three balls, one on the other, on a stem."""
        stem = Stencil().box(x - radius * 0.1, y - radius * 0.6, x + radius * 0.1, y)
        scene.paint(stem.mask, scene.palette.near, Look(shadow=0.2))
        tint = mix(scene.plane(0.4), self._green(scene), 0.7)
        for ball in range(3):
            leaves = Stencil().disc(x, y - radius * (1.2 + 1.45 * ball), radius * (0.9 - 0.26 * ball)).mask
            scene.paint(leaves, tint, Look(shadow=0.35, rim=0.85, volume=radius * 0.2, shade=0.8))
