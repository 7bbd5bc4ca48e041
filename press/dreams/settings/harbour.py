"""A harbour at the edge of a town."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, circle, polygon, stroke
from press.dreams.settings.sea import water
from press.dreams.settings.setting import Level
from press.dreams.things.buildings import house, smoke
from press.dreams.things.craft import boat, hull
from press.dreams.things.furnishings import lamppost
from press.dreams.things.land import ridge
from press.dreams.things.sky import drifting_clouds, gulls


class Harbour(Level):
    """A quay of planks before moored boats and a row of gables."""

    name = "harbour"
    palettes = ("lamplit teal", "sea glass", "peach dawn", "sage morning", "snow dusk")
    tags = ("harbour", "boats", "water")
    level = 0.85

    def back(self, scene: Scene) -> None:
        """A headland with a row of houses over the water."""
        dice, colours = scene.dice, scene.palette
        self.horizon = HEIGHT * 0.62
        scene.sky(0.66)
        scene.stars(130, 0.4)
        drifting_clouds(scene, 3, 0.2, 0.42)
        headland = below(ridge(scene, self.horizon - 60, 40, 300, layers=3)) * soft(
            self.horizon + 8 - Y, 0, 2
        )
        scene.paint(headland, mix(scene.plane(0.25), colours.horizon, 0.3), Look(shadow=0, rim=0.5))
        scene.mist(self.horizon - 20, 40, 0.45)
        x = 20.0
        while x < WIDTH:
            wide = dice.between(44, 70)
            walls = mix(dice.pick((colours.horizon, colours.far, colours.second)), scene.plane(0.35), 0.5)
            house(scene, x, self.horizon + 6, wide, walls, mix(colours.warm, scene.plane(0.3), 0.35))
            x += wide * dice.between(0.95, 1.2)

    def middle(self, scene: Scene) -> None:
        """Water with boats, then the quay."""
        dice, colours = scene.dice, scene.palette
        water(scene, self.horizon + 4)
        side = dice.pick((-1, 1))
        for aside, down, wide in ((-0.26, 0.035, 46), (0.08, 0.05, 54), (0.3, 0.03, 40)):
            boat(scene, WIDTH * (0.5 + side * aside), self.horizon + HEIGHT * down, wide)
        steamer = WIDTH * (0.5 - side * 0.2)
        smoke(
            scene,
            *hull(scene, steamer, HEIGHT * 0.755, 300, mix(colours.accent, colours.near, 0.2), flip=side < 0),
            150,
        )
        gulls(scene, WIDTH * (0.5 + side * 0.2), HEIGHT * 0.5, 110, 8)
        self._quay(scene)

    def front(self, scene: Scene) -> None:
        """Bollards with ropes, crates and a lamp."""
        dice, colours = scene.dice, scene.palette
        lamppost(scene, WIDTH * 0.1, HEIGHT * 0.93, 330)
        for x, size in ((WIDTH * 0.88, 84.0), (WIDTH * 0.8, 62.0)):
            _crate(scene, x, HEIGHT * (0.955 if size > 70 else 0.965), size)
        _crate(scene, WIDTH * 0.87, HEIGHT * 0.955 - 84, 56)
        posts = Stencil()
        for x in (0.2, 0.5):
            left = WIDTH * x + dice.between(-20, 20)
            posts.box(left - 14, HEIGHT * 0.925, left + 14, HEIGHT * 0.975, 5).oval(
                left, HEIGHT * 0.925, 20, 9
            )
        scene.paint(posts.mask, mix(colours.near, colours.far, 0.2), Look(volume=6, rim=0.8))
        rope = stroke(
            [(WIDTH * 0.2, HEIGHT * 0.94), (WIDTH * 0.34, HEIGHT * 0.972), (WIDTH * 0.5, HEIGHT * 0.94)]
        )
        scene.paint(
            Stencil().line(rope, 6).mask, mix(colours.light, colours.near, 0.4), Look(volume=3, drop=5)
        )
        coil = Stencil()
        for size in (36, 26, 16):
            coil.line(circle(WIDTH * 0.36, HEIGHT * 0.985, size), 7)
        scene.paint(coil.mask, mix(colours.light, colours.near, 0.45), Look(volume=3, drop=4))

    def _quay(self, scene: Scene) -> None:
        colours, top = scene.palette, HEIGHT * 0.805
        edge = polygon([(-10, top), (WIDTH + 10, top), (WIDTH + 10, HEIGHT + 10), (-10, HEIGHT + 10)])
        planks = Stencil().fill(edge).mask
        scene.paint(
            planks,
            mix(mix(colours.warm, colours.far, 0.5), colours.near, 0.42),
            Look(shadow=0.5, rim=0.8, drop=16),
        )
        joints = Stencil()
        for plank in range(-12, 13):
            joints.segment((WIDTH / 2 + plank * 52, top), (WIDTH / 2 + plank * 112, HEIGHT), 2.4)
        scene.flat(joints.mask * planks, colours.near, 0.6)
        beam = Stencil().box(0, top - 6, WIDTH, top + 12)
        scene.paint(beam.mask, mix(colours.warm, colours.near, 0.5), Look(volume=4, rim=0.9))


def _crate(scene: Scene, x: float, y: float, size: float) -> None:
    """A wooden crate standing on (x, y)."""
    wood = mix(scene.palette.warm, scene.palette.near, 0.4)
    left, right, top = x - size / 2, x + size / 2, y - size
    scene.paint(Stencil().box(left, top, right, y).mask, wood, Look(volume=6, rim=0.8))
    slats = Stencil().segment((left, y), (right, top), size * 0.1)
    for level in (0.04, 0.96):
        slats.segment((left, top + size * level), (right, top + size * level), size * 0.1)
    for side in (left + size * 0.05, right - size * 0.05):
        slats.segment((side, top), (side, y), size * 0.1)
    scene.paint(slats.mask, mix(wood, scene.palette.light, 0.2), Look(volume=3, drop=4))
