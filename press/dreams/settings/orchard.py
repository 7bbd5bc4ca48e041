"""An orchard at the time of the apples."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, polygon, stroke
from press.dreams.settings.meadow import daisies
from press.dreams.settings.setting import Hilly
from press.dreams.settings.wheat import strips
from press.dreams.things.buildings import house, smoke
from press.dreams.things.land import contact_shadow, ridge, tufts
from press.dreams.things.passages import ladder
from press.dreams.things.plants import leaf, round_tree
from press.dreams.things.sky import drifting_clouds


class Orchard(Hilly):
    """Rows of fruit trees, a ladder and baskets."""

    name = "orchard"
    palettes = ("noon meadow", "peach dawn", "sage morning", "olive print", "forest moon")
    tags = ("orchard", "trees", "fruit")
    covered = True

    def back(self, scene: Scene) -> None:
        """Far strips of field and a farmhouse."""
        dice = scene.dice
        self.horizon = HEIGHT * 0.6
        scene.sky(0.66)
        scene.stars(80, 0.4)
        drifting_clouds(scene, 3, 0.14, 0.4, 0.7)
        strips(scene, (0.51, 0.56), 34)
        x = WIDTH * dice.between(0.4, 0.6)
        smoke(scene, *house(scene, x, HEIGHT * 0.592, 58), 110)

    def middle(self, scene: Scene) -> None:
        """Trees in rows that grow towards the viewer, ladder and baskets between them."""
        dice, colours = scene.dice, scene.palette
        self.line = ridge(scene, HEIGHT * 0.6, 8, 300, layers=2)
        turf = mix(scene.plane(0.35), colours.leafy, 0.5)
        scene.paint(below(self.line), turf, Look(shadow=0.3, rim=0.5, volume=18))
        crown = mix(colours.leafy, scene.plane(0.4), 0.3)
        for row, (y, size) in enumerate(((0.635, 110), (0.685, 170), (0.765, 260))):
            for side in (-1, 1):
                for place in range(3 - row):
                    x = WIDTH / 2 + side * (size * 0.85 + place * size * 1.1) + dice.between(-14, 14)
                    contact_shadow(scene, x, HEIGHT * y, size * 0.7)
                    round_tree(scene, x, HEIGHT * y, size * dice.between(0.95, 1.1), crown, colours.accent)
        self.line = ridge(scene, HEIGHT * 0.775, 5, 300, layers=2)
        side = dice.pick((-1, 1))
        ladder(
            scene, (WIDTH / 2 + side * 150, HEIGHT * 0.8), (WIDTH / 2 + side * 215, HEIGHT * 0.62), 17, 0.5
        )
        tufts(scene, HEIGHT * 0.66, HEIGHT * 0.93, 90, mix(turf, colours.near, 0.3))
        daisies(scene, HEIGHT * 0.7, HEIGHT * 0.94, 80)
        for x in (WIDTH / 2 - side * 190, WIDTH / 2 + side * 110):
            _basket(scene, x, HEIGHT * dice.between(0.86, 0.9), 72)

    def front(self, scene: Scene) -> None:
        """A bough with fruit overhead, grass and fallen apples below."""
        colours, dice = scene.palette, scene.dice
        _bough(scene, from_right=scene.lamp[0] < WIDTH / 2)
        turf = mix(colours.near, colours.leafy, 0.3)
        scene.paint(below(ridge(scene, HEIGHT * 0.95, 14, 240)), turf, Look(shadow=0.5, rim=0.6))
        tufts(scene, HEIGHT * 0.95, HEIGHT, 60, mix(turf, colours.near, 0.3))
        apples = Stencil()
        for _ in range(12):
            apples.disc(dice.between(40, WIDTH - 40), HEIGHT * dice.between(0.945, 0.98), dice.between(8, 13))
        scene.paint(apples.mask, colours.accent, Look(volume=4, rim=0.9, drop=4))


def _basket(scene: Scene, x: float, y: float, width: float) -> None:
    """A basket heaped with fruit."""
    colours, dice, heap = scene.palette, scene.dice, Stencil()
    contact_shadow(scene, x, y, width)
    for _ in range(16):
        heap.disc(x + dice.between(-0.36, 0.36) * width, y - width * dice.between(0.46, 0.66), width * 0.1)
    scene.paint(heap.mask, colours.accent, Look(volume=4, rim=0.9))
    body = [(-0.5, 0.5), (0.5, 0.5), (0.38, 0), (-0.38, 0)]
    wicker = Stencil().fill(polygon([(x + a * width, y - b * width) for a, b in body])).mask
    straw = mix(colours.warm, colours.near, 0.35)
    scene.paint(wicker, straw, Look(volume=6, rim=0.8))
    weave = Stencil()
    for row in range(5):
        weave.segment((x - width * 0.5, y - width * 0.1 * row), (x + width * 0.5, y - width * 0.1 * row), 2)
    scene.flat(weave.mask * wicker, colours.near, 0.4)
    rim = Stencil().segment(
        (x - width * 0.5, y - width * 0.5), (x + width * 0.5, y - width * 0.5), width * 0.08
    )
    scene.paint(rim.mask, mix(straw, colours.light, 0.2), Look(volume=3))


def _bough(scene: Scene, *, from_right: bool) -> None:
    """A laden bough that reaches in from an upper corner."""
    dice, colours = scene.dice, scene.palette
    side, root = (-1, WIDTH + 10) if from_right else (1, -10)
    wood, leaves, fruit = Stencil(), Stencil(), Stencil()
    for y, reach, sink in ((60, 380, 70), (40, 250, 190)):
        points = [(root + side * reach * t, y + sink * t * t) for t in (0, 0.35, 0.7, 1)]
        wood.line(stroke(points), 12)
        for step in range(26):
            t = dice.between(0.1, 1)
            at = root + side * reach * t, y + sink * t * t
            leaf(leaves, at, dice.between(0.2, 2.9), dice.between(26, 46), 0.24)
            if step % 5 == 0:
                fruit.disc(at[0], at[1] + dice.between(20, 34), dice.between(12, 16))
    scene.paint(wood.mask, mix(colours.near, colours.warm, 0.15), Look(volume=4, drop=12))
    scene.paint(leaves.mask, mix(colours.leafy, colours.near, 0.4), Look(volume=4, rim=0.8, drop=12))
    scene.paint(fruit.mask, colours.accent, Look(volume=5, rim=0.9, drop=8))
