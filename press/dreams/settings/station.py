"""A railway station."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, arch, below, circle, polygon, stroke
from press.dreams.settings.setting import Level
from press.dreams.things.craft import train
from press.dreams.things.furnishings import lamppost
from press.dreams.things.land import ridge, rolling
from press.dreams.things.signs import clock_face


class RailwayStation(Level):
    """A platform under an iron roof, with a train that waits and a clock."""

    name = "railway station"
    palettes = ("olive print", "snow dusk", "red theatre", "mustard", "violet fog")
    tags = ("station", "train", "platform")
    covered = True
    level = 0.84

    def back(self, scene: Scene) -> None:
        """Hills and a viaduct beyond the tracks."""
        self.horizon = HEIGHT * 0.66
        scene.sky(0.7)
        scene.stars(110, 0.45)
        for step in range(2):
            hills = below(ridge(scene, HEIGHT * (0.54 + 0.05 * step), 44, 260))
            scene.paint(
                hills,
                mix(scene.plane(0.14 + 0.14 * step), scene.palette.horizon, 0.25),
                Look(shadow=0.2, rim=0.5),
            )
            scene.mist(HEIGHT * (0.58 + 0.04 * step), 34, 0.4)
        self._viaduct(scene)

    def middle(self, scene: Scene) -> None:
        """The train at the platform, the clock and a bench."""
        dice, colours = scene.dice, scene.palette
        bed = below(rolling(HEIGHT * 0.69, 3, 90))
        scene.paint(bed, mix(scene.plane(0.45), colours.far, 0.3), Look(shadow=0.3, rim=0.4))
        flip = dice.likely(0.5)
        train(
            scene,
            WIDTH * (0.42 if flip else 0.58),
            HEIGHT * 0.775,
            900,
            mix(colours.accent, colours.near, 0.12),
            flip=flip,
        )
        self._platform(scene)
        self._clock(scene, WIDTH * (0.84 if scene.lamp[0] < WIDTH / 2 else 0.16))
        self._bench(scene, WIDTH * dice.pick((0.24, 0.76)), HEIGHT * 0.9)

    def front(self, scene: Scene) -> None:
        """The edge of the iron roof on its pillars."""
        colours, iron = scene.palette, Stencil()
        for x in (WIDTH * 0.05, WIDTH * 0.95):
            iron.box(x - 11, 0, x + 11, HEIGHT * 0.97).box(x - 22, HEIGHT * 0.93, x + 22, HEIGHT * 0.975, 4)
            inwards = 1 if x < WIDTH / 2 else -1
            for reach in (90, 150):
                iron.line(
                    stroke(
                        [
                            (x, 90 + reach),
                            (x + inwards * reach * 0.3, 70 + reach * 0.4),
                            (x + inwards * reach, 84),
                        ]
                    ),
                    7,
                )
            iron.line(circle(x + inwards * 44, 112, 20), 5)
        iron.box(0, 60, WIDTH, 84)
        fringe = Stencil()
        for tooth in range(0, WIDTH + 20, 25):
            fringe.fill(
                polygon(
                    [(tooth - 12, 82), (tooth + 12, 82), (tooth + 9, 104), (tooth, 116), (tooth - 9, 104)]
                )
            )
        glass = Stencil().box(0, 0, WIDTH, 62).mask
        scene.paint(glass, mix(colours.middle, colours.near, 0.4), Look(shadow=0, rim=0))
        ribs = Stencil()
        for rib in range(-6, 23):
            ribs.segment((rib * 40 + 60, 0), (rib * 40 + 20, 62), 3)
        scene.flat(ribs.mask * glass, colours.near, 0.8)
        scene.paint(
            fringe.mask, mix(colours.near, colours.second, 0.3), Look(shadow=0.5, rim=0.8, volume=4, drop=12)
        )
        scene.paint(
            iron.mask, mix(colours.near, colours.second, 0.2), Look(shadow=0.5, rim=0.8, volume=5, drop=12)
        )

    def _viaduct(self, scene: Scene) -> None:
        top, stone = HEIGHT * 0.585, Stencil()
        stone.box(0, top, WIDTH, HEIGHT * 0.7)
        holes = Stencil()
        for x in range(40, WIDTH, 90):
            holes.fill(arch(x, HEIGHT * 0.71, 64, HEIGHT * 0.71 - top - 18))
        tint = mix(scene.plane(0.3), scene.palette.horizon, 0.3)
        scene.paint(stone.mask * (1 - holes.mask), tint, Look(shadow=0.25, rim=0.8, volume=6))
        scene.mist(HEIGHT * 0.68, 36, 0.45)

    def _platform(self, scene: Scene) -> None:
        colours, top = scene.palette, HEIGHT * 0.785
        scene.paint(
            below(rolling(top, 0, 1)),
            mix(mix(colours.far, colours.near, 0.35), colours.horizon, 0.2),
            Look(shadow=0.5, rim=0.8, drop=14),
        )
        line = Stencil().box(0, top + 14, WIDTH, top + 21)
        scene.flat(line.mask, mix(colours.light, colours.second, 0.3), 0.75)
        joints = Stencil()
        for row in (0.825, 0.87, 0.93):
            joints.segment((0, HEIGHT * row), (WIDTH, HEIGHT * row), 2)
        for column in range(-8, 9):
            joints.segment((WIDTH / 2 + column * 70, top + 24), (WIDTH / 2 + column * 128, HEIGHT), 2)
        scene.flat(joints.mask, colours.near, 0.35)

    def _clock(self, scene: Scene, x: float) -> None:
        """A station clock on a post, lit."""
        colours = scene.palette
        post = (
            Stencil()
            .box(x - 6, HEIGHT * 0.52, x + 6, HEIGHT * 0.86)
            .box(x - 16, HEIGHT * 0.845, x + 16, HEIGHT * 0.865, 3)
        )
        post.disc(x, HEIGHT * 0.49, 49)
        scene.paint(post.mask, mix(colours.near, colours.second, 0.2), Look(volume=5, rim=0.8))
        scene.lamp_at(x, HEIGHT * 0.49, 110, 0.5)
        clock_face(scene, x, HEIGHT * 0.49, 41)

    def _bench(self, scene: Scene, x: float, y: float) -> None:
        """A bench with a suitcase left beside it."""
        colours, wood = scene.palette, Stencil()
        for level in (0, 26, 46):
            wood.box(x - 66, y - 40 - level, x + 66, y - 28 - level, 3)
        legs = Stencil()
        for side in (-52, 52):
            legs.segment((x + side, y - 34), (x + side, y), 6).segment(
                (x + side, y - 30), (x + side, y - 84), 5
            )
        scene.paint(legs.mask, colours.near, Look(volume=3))
        scene.paint(wood.mask, mix(colours.warm, colours.near, 0.35), Look(volume=3, rim=0.8))
        case = (
            Stencil()
            .box(x + 84, y - 40, x + 144, y, 5)
            .line(stroke([(x + 104, y - 40), (x + 114, y - 50), (x + 124, y - 40)]), 4)
        )
        scene.paint(case.mask, mix(colours.second, colours.near, 0.15), Look(volume=5, rim=0.8))
        lamppost(scene, x - 104, y, 210)
