"""A plain with nothing on it."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import below
from press.dreams.settings.setting import Level
from press.dreams.things.land import pebbles, ridge, tufts
from press.dreams.things.sky import drifting_clouds


class EmptyPlain(Level):
    """A wide sky over even ground, and hardly a blade of grass."""

    name = "empty plain"
    palettes = (
        "sage morning",
        "mustard",
        "rust desert",
        "violet fog",
        "white winter",
        "rose paper",
        "forest moon",
        "red theatre",
        "sea glass",
        "ember",
    )
    tags = ("plain", "emptiness")
    level = 0.86

    def back(self, scene: Scene) -> None:
        """The sky, and one cloud or two."""
        self.horizon = HEIGHT * 0.66
        scene.sky(0.7)
        scene.stars(110, 0.5)
        drifting_clouds(scene, 2, 0.3, 0.5, 0.45)
        far = below(ridge(scene, self.horizon - 6, 7, 420, layers=2))
        scene.paint(
            far, mix(scene.plane(0.2), scene.palette.horizon, 0.45), Look(shadow=0, rim=0.4, volume=8)
        )
        scene.mist(self.horizon, 30, 0.55)

    def middle(self, scene: Scene) -> None:
        """Even ground in long strokes, darker towards the onlooker."""
        colours = scene.palette
        line = ridge(scene, self.horizon + 16, 3, 400, layers=2)
        ground = below(line)
        tint = mix(mix(scene.plane(0.3), colours.warm, 0.14), colours.horizon, 0.22)
        scene.paint(ground, tint, Look(shadow=0.15, rim=0.5, volume=20, shade=0.4, texture=0.14))
        depth = soft(Y, self.horizon, HEIGHT)
        scene.veil(ground * depth, scene.plane(0.75), 0.5)
        strokes = np.sin(np.power(np.maximum(Y - self.horizon, 1), 0.62) * 1.5 + np.sin(X / 190) * 1.2)
        strokes = soft(strokes + scene.grain("brush") * 0.5, 0.55, 1.5)
        scene.veil(ground * strokes, mix(colours.light, colours.horizon, 0.5), 0.16)
        pebbles(scene, HEIGHT * 0.74, HEIGHT * 0.97, 16, scene.plane(0.6))
        tufts(scene, HEIGHT * 0.72, HEIGHT * 0.97, 22, mix(scene.plane(0.7), colours.leafy, 0.2))

    def front(self, scene: Scene) -> None:
        """A few blades in one corner."""
        x = scene.dice.pick((0.0, 1.0)) * WIDTH
        scene.veil(soft(np.hypot(X - x, Y - HEIGHT), 420, 60), scene.palette.near, 0.35)
