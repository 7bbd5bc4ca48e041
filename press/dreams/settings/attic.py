"""An attic full of forgotten things."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, below, circle, polygon, stroke
from press.dreams.figures.figure import Place, draw
from press.dreams.figures.objects import OBJECTS
from press.dreams.settings.setting import Level
from press.dreams.things.land import ridge


class Attic(Level):
    """A pointed room under the roof, a round window, trunks and dust in the light."""

    name = "attic"
    palettes = ("mustard", "olive print", "snow dusk", "rose paper", "ember")
    tags = ("attic", "window", "interior")
    indoors = True
    level = 0.85

    window_x = WIDTH * 0.5
    window_y = HEIGHT * 0.36
    window_radius = 150

    def back(self, scene: Scene) -> None:
        """What the round window shows: sky and a far line of hills."""
        self.horizon = HEIGHT * 0.72
        scene.sky(0.5)
        scene.stars(160, 0.5)
        for step in range(2):
            hills = below(ridge(scene, HEIGHT * (0.42 + 0.03 * step), 16, 120))
            scene.paint(
                hills,
                mix(scene.plane(0.2 + 0.2 * step), scene.palette.horizon, 0.25),
                Look(shadow=0.2, rim=0.5),
            )

    def middle(self, scene: Scene) -> None:
        """The gable wall, the slopes of the roof, the boards, and what is kept here."""
        outdoors = scene.warmth.copy()
        scene.warmth = outdoors * 0.6
        self._walls(scene)
        self._floor(scene)
        scene.warmth = outdoors
        self._window(scene)
        self._light(scene)
        self._lumber(scene)

    def front(self, scene: Scene) -> None:
        """Beams, a cobweb, and a trunk at the edge."""
        colours, beams = scene.palette, Stencil()
        for side in (-1, 1):
            foot, ridge_x = WIDTH / 2 + side * WIDTH * 0.56, WIDTH / 2
            beams.segment((foot, HEIGHT * 0.62), (ridge_x, HEIGHT * 0.02), 34)
            beams.segment(
                (WIDTH / 2 + side * WIDTH * 0.47, HEIGHT * 0.3), (WIDTH / 2 + side * WIDTH * 0.47, HEIGHT), 30
            )
        beams.segment((0, HEIGHT * 0.135), (WIDTH, HEIGHT * 0.135), 30)
        scene.paint(
            beams.mask, mix(colours.near, colours.warm, 0.14), Look(shadow=0.6, rim=0.8, volume=9, drop=20)
        )
        web, corner = Stencil(), (WIDTH * 0.09, HEIGHT * 0.16)
        for spoke in range(5):
            end = corner[0] + 120 * np.cos(spoke * 0.39), corner[1] + 120 * np.sin(spoke * 0.39)
            web.segment(corner, end, 1.2)
        for ring in (36, 64, 92):
            points = [
                (corner[0] + ring * np.cos(turn), corner[1] + ring * np.sin(turn))
                for turn in (0, 0.39, 0.78, 1.17, 1.56)
            ]
            web.line(stroke(points), 1.2)
        scene.flat(web.mask, colours.light, 0.4)
        _trunk(scene, WIDTH * 0.84, HEIGHT * 0.965, 190)

    def _walls(self, scene: Scene) -> None:
        colours = scene.palette
        wood = mix(mix(colours.middle, colours.warm, 0.3), colours.near, 0.35 if colours.day else 0.5)
        opening = Stencil().disc(self.window_x, self.window_y, self.window_radius).mask
        scene.paint(1 - opening, wood, Look(shadow=0.5, rim=0.9, volume=10, drop=14, shade=0.4))
        boards = np.asarray(X % 62 < 2.6) * (1 - opening)
        scene.flat(boards, colours.near, 0.45)
        for side in (-1, 1):
            edge = WIDTH / 2 + side * WIDTH * 0.6
            slope: list[Point] = [
                (edge, -20),
                (WIDTH / 2, -20),
                (WIDTH / 2 + side * WIDTH * 0.5, HEIGHT * 0.56),
                (edge, HEIGHT * 0.7),
            ]
            roof = Stencil().fill(polygon(slope)).mask
            scene.paint(roof, mix(wood, colours.near, 0.35), Look(shadow=0.45, rim=0.5, volume=10, drop=16))
            rafters = Stencil()
            for rafter in range(6):
                start = WIDTH / 2 + side * rafter * 90
                rafters.segment((start, -20), (start + side * WIDTH * 0.5, HEIGHT * 0.58), 7)
            scene.paint(
                rafters.mask * roof, mix(colours.near, colours.warm, 0.2), Look(volume=3, shadow=0.3, drop=6)
            )

    def _floor(self, scene: Scene) -> None:
        colours = scene.palette
        boards = np.asarray(self.horizon < Y, np.float32)
        scene.paint(
            boards,
            mix(mix(colours.warm, colours.far, 0.5), colours.near, 0.4),
            Look(shadow=0.3, rim=0.5, volume=8),
        )
        joints = Stencil()
        for board in range(-9, 10):
            joints.segment((WIDTH / 2 + board * 48, self.horizon), (WIDTH / 2 + board * 120, HEIGHT), 2.6)
        scene.flat(joints.mask * boards, colours.near, 0.6)

    def _window(self, scene: Scene) -> None:
        x, y, radius = self.window_x, self.window_y, self.window_radius
        frame = Stencil().line(circle(x, y, radius), 20)
        frame.segment((x - radius, y), (x + radius, y), 8).segment((x, y - radius), (x, y + radius), 8)
        scene.paint(frame.mask, mix(scene.palette.second, scene.palette.near, 0.3), Look(volume=5, rim=0.9))

    def _light(self, scene: Scene) -> None:
        """A beam from the window to the floor, with dust in it."""
        x, y, radius = self.window_x, self.window_y, self.window_radius
        aside = 90 if scene.lamp[0] < x else -90
        corners = [
            (x - radius * 0.8, y),
            (x + radius * 0.8, y),
            (x + aside + 240, HEIGHT * 0.9),
            (x + aside - 240, HEIGHT * 0.9),
        ]
        scene.beam(corners, 0.2, 14)
        pool = Stencil().oval(x + aside, HEIGHT * 0.86, 220, 60).mask
        scene.shine(pool, 0.16)
        dice, dust = scene.dice, Stencil()
        for _ in range(70):
            down = dice.between(0, 1)
            dust.disc(
                x + aside * down + dice.bell(70 + 60 * down), y + down * HEIGHT * 0.5, dice.between(1, 2.6)
            )
        scene.glow(dust.mask, scene.palette.light, 0.3, 0.8)

    def _lumber(self, scene: Scene) -> None:
        dice, colours = scene.dice, scene.palette
        left = dice.pick(("gramophone", "globe", "penny_farthing"))
        right = dice.pick(("armchair", "harp", "typewriter"))
        draw(
            scene,
            OBJECTS[left],
            Place(WIDTH * 0.18, HEIGHT * 0.79, 170),
            mix(colours.second, colours.near, 0.3),
        )
        draw(
            scene,
            OBJECTS[right],
            Place(WIDTH * 0.82, HEIGHT * 0.79, 170, True),
            mix(colours.accent, colours.near, 0.3),
        )
        _trunk(scene, WIDTH * 0.2, HEIGHT * 0.9, 150)
        draw(
            scene,
            OBJECTS["book_pile"],
            Place(WIDTH * 0.66, HEIGHT * 0.83, 70),
            mix(colours.accent, colours.near, 0.25),
        )


def _trunk(scene: Scene, x: float, y: float, width: float) -> None:
    """A travelling trunk with bands and a lock."""
    colours = scene.palette
    leather, high = mix(colours.accent, colours.near, 0.4), width * 0.62
    chest = Stencil().box(x - width / 2, y - high * 0.66, x + width / 2, y, 5)
    lid = Stencil().box(x - width * 0.52, y - high, x + width * 0.52, y - high * 0.6, width * 0.1)
    scene.paint(chest.mask, leather, Look(volume=width * 0.05, rim=0.8, drop=8))
    scene.paint(lid.mask, mix(leather, colours.light, 0.08), Look(volume=width * 0.05, rim=0.9, drop=6))
    bands = Stencil()
    for side in (-0.34, 0.34):
        bands.segment((x + side * width, y - high), (x + side * width, y), width * 0.06)
    bands.box(x - width * 0.06, y - high * 0.72, x + width * 0.06, y - high * 0.5, 3)
    scene.paint(bands.mask, mix(colours.second, colours.near, 0.25), Look(volume=3, rim=0.9, drop=3))
