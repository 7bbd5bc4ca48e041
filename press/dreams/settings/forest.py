"""A tall forest."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, curve, stroke
from press.dreams.settings.setting import Hilly
from press.dreams.things.foliage import mushroom
from press.dreams.things.land import grass, pebbles, ridge, tufts, winding_path
from press.dreams.things.plants import leaf


class Forest(Hilly):
    """Trunks behind trunks, with eyes between them."""

    name = "forest"
    palettes = ("forest moon", "lamplit teal", "olive print", "violet fog", "sage morning", "white winter")
    tags = ("forest", "trees")
    covered = True

    def back(self, scene: Scene) -> None:
        """Two rows of trunks in the mist under a canopy."""
        self.horizon = HEIGHT * 0.66
        scene.sky(0.8)
        self._trunks(scene, 16, (6, 14), 0.05, HEIGHT * 0.7)
        scene.mist(self.horizon - 60, 170, 0.5)
        self._trunks(scene, 10, (12, 22), 0.25, HEIGHT * 0.72)
        scene.mist(self.horizon, 110, 0.5)
        dice, canopy = scene.dice, Stencil()
        for _ in range(220):
            root = dice.between(-20, WIDTH + 20), 120 * dice.between(-0.4, 1) ** 3
            leaf(canopy, root, math.pi / 2 + dice.between(-0.9, 0.9), dice.between(30, 70), 0.24)
        scene.paint(canopy.mask, scene.plane(0.5), Look(shadow=0.35, rim=0.6, volume=6))

    def middle(self, scene: Scene) -> None:
        """A mossy floor with a path, mushrooms, and beams of light."""
        colours, dice = scene.palette, scene.dice
        self.line = ridge(scene, HEIGHT * 0.72, 16, 200)
        moss = mix(scene.plane(0.45), colours.leafy, 0.3)
        scene.paint(below(self.line), moss, Look(shadow=0.3, rim=0.6, volume=18))
        foot = WIDTH * dice.between(0.3, 0.7)
        winding_path(
            scene, (foot, HEIGHT * 0.73), (WIDTH * 0.5, HEIGHT), 190, mix(moss, colours.horizon, 0.3)
        )
        grass(scene, HEIGHT * 0.75, 150, 30, scene.plane(0.55))
        tufts(scene, HEIGHT * 0.76, HEIGHT * 0.92, 46, mix(scene.plane(0.62), colours.leafy, 0.2))
        pebbles(scene, HEIGHT * 0.76, HEIGHT * 0.92, 18, scene.plane(0.4))
        scene.mist(HEIGHT * 0.74, 40, 0.25)
        self._beams(scene)
        self._eyes(scene)
        for turn in range(7):
            x = WIDTH * (dice.between(0.1, 0.36) if turn % 2 else dice.between(0.64, 0.9))
            self._fern(scene, x, HEIGHT * (0.76 + 0.02 * turn), 50 + 9 * turn)
        for _ in range(5):
            x = WIDTH * dice.pick((dice.between(0.08, 0.24), dice.between(0.76, 0.92)))
            mushroom(scene, x, HEIGHT * dice.between(0.76, 0.86), dice.between(34, 72))

    def front(self, scene: Scene) -> None:
        """A great trunk at each side, and undergrowth."""
        dice, trunks, wide = scene.dice, Stencil(), scene.dice.between(50, 76)
        for x, inwards in ((dice.between(-10, 30), 1), (WIDTH - dice.between(-10, 30), -1)):
            sides = [(-1.4, 1), (-0.6, 0.7), (-0.5, -0.02), (0.5, -0.02), (0.6, 0.7), (1.6, 1)]
            trunks.fill(curve([(x + a * wide, b * HEIGHT) for a, b in sides]))
            for _ in range(3):
                y, reach = dice.between(60, HEIGHT * 0.5), inwards * dice.between(90, 200)
                bough = [(x, y), (x + reach * 0.5, y - abs(reach) * 0.2), (x + reach, y - abs(reach) * 0.1)]
                trunks.line(stroke(bough), dice.between(7, 14))
        scene.paint(trunks.mask, scene.plane(0.95), Look(shadow=0.6, rim=0.7, volume=16, drop=18))
        knots = Stencil()
        for _ in range(14):
            x = dice.pick((dice.between(0, wide * 0.6), WIDTH - dice.between(0, wide * 0.6)))
            y, size = dice.between(80, HEIGHT * 0.85), dice.between(10, 40)
            knots.line(stroke([(x, y), (x + dice.between(-4, 4), y + size), (x, y + size * 2)]), 2)
        scene.flat(knots.mask * trunks.mask, scene.palette.far, 0.25)
        scene.paint(below(ridge(scene, HEIGHT * 0.93, 22, 160)), scene.plane(1), Look(shadow=0.5, rim=0.5))
        grass(scene, HEIGHT * 0.96, 170, 80)

    def _trunks(
        self, scene: Scene, count: int, widths: tuple[float, float], nearness: float, foot: float
    ) -> None:
        dice, wood = scene.dice, Stencil()
        for turn in range(count):
            x, wide, lean = (
                (turn + dice.between(0.1, 0.9)) * WIDTH / count,
                dice.between(*widths),
                dice.between(-14, 14),
            )
            right = [(1.2, foot + 30, 0), (0.5, foot - 60, 0), (0.42, foot - 500, 1), (0.4, -20.0, 2)]
            left = [(-a, y, leans) for a, y, leans in reversed(right)]
            wood.fill(curve([(x + a * wide + lean * leans, y) for a, y, leans in [*right, *left]]))
            for _ in range(dice.whole(1, 4)):
                y, reach = (
                    dice.between(30, foot - 250),
                    dice.pick((-1, 1)) * dice.between(40, 130) * (wide / 24) ** 0.5,
                )
                rise = abs(reach)
                tip = (x + reach, y - rise * dice.between(0.2, 0.7))
                wood.line(stroke([(x, y), (x + reach * 0.5, y - rise * 0.25), tip]), max(1.6, wide * 0.16))
        tint = mix(scene.plane(nearness), scene.palette.horizon, 0.3 * (1 - nearness))
        scene.paint(
            wood.mask,
            tint,
            Look(shadow=0.35, rim=0.85, volume=max(3, widths[1] * 0.25), drop=8 + 8 * nearness),
        )

    def _fern(self, scene: Scene, x: float, y: float, size: float) -> None:
        """A fan of fronds, each with its leaflets."""
        dice, fronds = scene.dice, Stencil()
        for turn in range(-3, 4):
            angle, length = -math.pi / 2 + turn * 0.36, size * dice.between(0.75, 1.1)
            for step in range(1, 9):
                share = step / 8
                droop = angle + math.copysign(share * 0.5, turn)
                at = x + length * share * math.cos(droop), y + length * share * math.sin(droop)
                for side in (-0.9, 0.9):
                    leaf(fronds, at, droop + side, size * 0.24 * (1.1 - share), 0.22)
        tint = mix(scene.plane(0.55), scene.palette.leafy, 0.45)
        scene.paint(fronds.mask, tint, Look(shadow=0.35, rim=0.8, volume=3, drop=5))

    def _beams(self, scene: Scene) -> None:
        x, y = scene.lamp
        if y > HEIGHT * 0.45:
            return
        for aside in (-260, -90, 110, 280):
            foot = x + aside
            scene.beam(
                [(x - 8, y), (x + 8, y), (foot + 50, HEIGHT * 0.8), (foot - 30, HEIGHT * 0.8)], 0.1, 12
            )

    def _eyes(self, scene: Scene) -> None:
        """Someone watches; by day nobody does."""
        if scene.palette.day:
            return
        dice, eyes = scene.dice, Stencil()
        for _ in range(5):
            x, y, size = (
                dice.between(60, WIDTH - 60),
                dice.between(HEIGHT * 0.3, HEIGHT * 0.66),
                dice.between(3, 6),
            )
            eyes.oval(x, y, size, size * 0.7).oval(x + size * 3.4, y, size, size * 0.7)
        scene.glow(eyes.mask, scene.palette.light, 0.9)
