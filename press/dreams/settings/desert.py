"""A desert of dunes."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, polygon, stroke
from press.dreams.settings.setting import Hilly
from press.dreams.things.land import footprints, height_at, pebbles, ridge
from press.dreams.things.plants import leaf


class Desert(Hilly):
    """Rippled dunes, far table mountains and something that was left behind."""

    name = "desert"
    palettes = ("rust desert", "peach dawn", "mustard", "ember", "rose paper")
    tags = ("desert", "sand")

    def back(self, scene: Scene) -> None:
        """The sky over table mountains."""
        dice = scene.dice
        self.horizon = HEIGHT * dice.between(0.56, 0.62)
        scene.sky(self.horizon / HEIGHT * 1.05)
        scene.stars(90, 0.45)
        mesas, foot = Stencil(), self.horizon + 20
        for _ in range(4):
            x, wide, high = dice.between(0, WIDTH), dice.between(60, 170), dice.between(40, 130)
            top = self.horizon - high
            left, right = x - wide / 2, x + wide / 2
            shoulders = [
                (left, top),
                (x - wide * 0.1, top - dice.between(0, 12)),
                (right, top + dice.between(0, 20)),
            ]
            mesas.fill(polygon([(left - 14, foot), *shoulders, (right + 20, foot)]))
        tint = mix(scene.plane(0.2), scene.palette.horizon, 0.35)
        scene.paint(mesas.mask, tint, Look(shadow=0, rim=0.5, volume=12))
        strata = soft(np.sin(Y / 5.5 + scene.grain("patch") * 0.6), 0.5, 1) * mesas.mask
        scene.flat(strata, scene.palette.near, 0.14)
        scene.mist(self.horizon, 50, 0.5)

    def middle(self, scene: Scene) -> None:
        """Dunes down to the front, with bones, a tent or a trail between them."""
        dice = scene.dice
        self._dune(scene, self.horizon + 25, 26, 0.22)
        self._dune(scene, self.horizon + 95, 40, 0.36)
        self.line = self._dune(scene, HEIGHT * 0.735, 30, 0.48)
        self._dune(scene, HEIGHT * 0.82, 34, 0.6)
        start = (WIDTH * dice.between(0.3, 0.7), HEIGHT * 0.8)
        footprints(scene, start, (WIDTH * dice.between(0.3, 0.7), HEIGHT * 0.93), 22)
        pebbles(scene, HEIGHT * 0.8, HEIGHT * 0.92, 26, scene.plane(0.6))
        x = WIDTH * dice.pick((dice.between(0.2, 0.26), dice.between(0.74, 0.8)))
        if dice.likely(0.5):
            self._ribs(scene, x)
        else:
            self._camp(scene, x)

    def front(self, scene: Scene) -> None:
        """The nearest dune, with dry grass."""
        line = self._dune(scene, HEIGHT * 0.915, 30, 0.78)
        self._dune(scene, HEIGHT * 0.985, 30, 0.95)
        for x in (scene.dice.between(40, 200), scene.dice.between(300, 500), scene.dice.between(600, 760)):
            self._agave(scene, x, height_at(line, x) + 22)

    def _dune(self, scene: Scene, y: float, swing: float, nearness: float) -> Field:
        line = ridge(scene, y, swing, 330, roughness=0.3, tilt=scene.dice.between(-80, 80), layers=2)
        sand, colours = below(line), scene.palette
        tint = mix(mix(scene.plane(nearness), colours.warm, 0.22), colours.horizon, 0.55 * (1 - nearness))
        scene.paint(sand, tint, Look(shadow=0.45, rim=0.8, volume=26, shade=0.7, drop=12))
        away = Y - line[None]
        ripples = np.sin(away * 0.16 + np.sin(X / 60 + nearness * 9) * 2.5 + scene.grain("patch"))
        scene.flat(
            sand * soft(ripples, 0.7, 1) * np.exp(-away / 150), mix(colours.light, colours.horizon, 0.4), 0.22
        )
        return line

    def _agave(self, scene: Scene, x: float, y: float) -> None:
        """A star of thick leaves."""
        dice, spikes = scene.dice, Stencil()
        for spike in range(9):
            leaf(
                spikes,
                (x, y),
                -math.pi * (spike + 1) / 10 + dice.between(-0.1, 0.1),
                dice.between(50, 96),
                0.1,
            )
        tint = mix(scene.palette.near, scene.palette.cool, 0.4)
        scene.paint(spikes.mask, tint, Look(shadow=0.45, rim=0.85, volume=5))

    def _ribs(self, scene: Scene, x: float) -> None:
        """The ribs of something large."""
        y, bones = self.ground(x), Stencil()
        for rib in range(-2, 3):
            left, high = x + rib * 30, 86 - abs(rib) * 13
            bones.line(stroke([(left, y + 8), (left - 30, y - high * 0.55), (left + 8, y - high)]), 7)
        tint = mix(scene.palette.light, scene.palette.horizon, 0.4)
        scene.paint(bones.mask, tint, Look(volume=4, rim=0.7))

    def _camp(self, scene: Scene, x: float) -> None:
        """Two tents with light inside."""
        for aside, size in ((-46, 52), (34, 68)):
            left = x + aside
            y = self.ground(left) + 12
            cloth = polygon([(left - size, y), (left, y - size * 1.3), (left + size, y)])
            scene.paint(Stencil().fill(cloth).mask, scene.palette.second, Look(volume=10, rim=0.9))
            slit = polygon([(left - size * 0.2, y), (left, y - size * 0.7), (left + size * 0.2, y)])
            scene.glow(Stencil().fill(slit).mask, scene.palette.light, 0.8)
