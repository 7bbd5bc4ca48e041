"""A snowbound valley, and a frozen lake."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, blur, mix, shifted, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Stencil, below, curve, stroke
from press.dreams.settings.setting import Hilly, Level
from press.dreams.things.buildings import house, smoke
from press.dreams.things.land import footprints, ridge, tufts
from press.dreams.things.plants import pine, tree

_DRIFT = Look(shadow=0.35, rim=0.7, volume=22, shade=0.32, texture=0.05)


class SnowyValley(Hilly):
    """Peaks, pines, a house with smoke and a trail that leads to it."""

    name = "snow"
    palettes = ("snow dusk", "white winter", "violet fog", "lamplit teal", "indigo gold")
    tags = ("snow", "winter", "mountain")

    def back(self, scene: Scene) -> None:
        """The sky and two ranges of peaks."""
        self.horizon = HEIGHT * 0.62
        scene.sky(0.72)
        scene.stars(130, 0.4)
        peaks(scene, (0.48, 0.56), 120)

    def middle(self, scene: Scene) -> None:
        """Two slopes of snow with pines between, and a house."""
        dice, colours, wood = scene.dice, scene.palette, Stencil()
        for _ in range(26):
            pine(
                scene,
                wood,
                dice.between(0, WIDTH),
                self.horizon + dice.between(30, 55),
                dice.between(50, 110),
            )
        scene.paint(
            wood.mask, mix(scene.plane(0.5), colours.middle, 0.3), Look(shadow=0.3, rim=0.7, volume=5)
        )
        self.line = ridge(scene, HEIGHT * 0.7, 24, 330, roughness=0.3, tilt=dice.between(-40, 40), layers=2)
        scene.paint(below(self.line), mix(colours.light, colours.far, 0.5), _DRIFT)
        x = WIDTH * dice.pick((dice.between(0.14, 0.24), dice.between(0.76, 0.86)))
        y = self.ground(x) + 16
        smoke(
            scene,
            *house(scene, x, y, dice.between(66, 86), None, mix(colours.light, colours.accent, 0.2)),
            130,
        )
        slope = ridge(scene, HEIGHT * 0.81, 24, 330, roughness=0.3, tilt=dice.between(-60, 60), layers=2)
        scene.paint(below(slope), mix(colours.light, colours.far, 0.36), _DRIFT)
        footprints(scene, (x, y + 26), (WIDTH * 0.5, HEIGHT * 0.92), 26)
        tufts(scene, HEIGHT * 0.81, HEIGHT * 0.93, 26, scene.plane(0.65))

    def front(self, scene: Scene) -> None:
        """Dark pines with snow on them, a drift, and falling flakes."""
        snowy_pines(scene)
        drift = below(ridge(scene, HEIGHT * 0.945, 20, 260, roughness=0.3))
        scene.paint(drift, mix(scene.palette.light, scene.palette.middle, 0.35), Look(rim=0.6, shade=0.35))
        flakes(scene)


class FrozenLake(Level):
    """Ice with the marks of skates, reeds, and bare trees on the banks."""

    name = "frozen lake"
    palettes = ("white winter", "snow dusk", "sea glass", "violet fog", "rose paper")
    tags = ("ice", "lake", "winter")
    level = 0.79

    def back(self, scene: Scene) -> None:
        """Far hills and a misty wood on the other bank."""
        dice, colours, wood = scene.dice, scene.palette, Stencil()
        self.horizon = HEIGHT * 0.6
        scene.sky(0.64)
        scene.stars(110, 0.4)
        peaks(scene, (0.5,), 70)
        for x in range(-10, WIDTH + 20, 26):
            pine(scene, wood, x + dice.between(-10, 10), self.horizon + 14, dice.between(40, 120))
        scene.paint(
            wood.mask, mix(scene.plane(0.3), colours.horizon, 0.2), Look(shadow=0.2, rim=0.6, volume=5)
        )
        scene.mist(self.horizon, 34, 0.5)

    def middle(self, scene: Scene) -> None:
        """The ice: reflections, cracks and the loops of skates."""
        colours, dice = scene.palette, scene.dice
        ice = below(ridge(scene, self.horizon + 14, 5, 200))
        scene.paint(
            ice,
            mix(mix(colours.light, colours.middle, 0.5), colours.second, 0.08),
            Look(shadow=0.2, rim=0.8, shade=0.3),
        )
        streaks = soft(scene.grain("brush"), 0.3, 1.4) * soft(Y, self.horizon, HEIGHT)
        scene.veil(ice * streaks, mix(colours.top, colours.middle, 0.4), 0.5)
        scene.shine(blur(ice * Stencil().oval(scene.lamp[0], HEIGHT * 0.75, 60, 220).mask, 30), 0.35)
        self._skating(scene)
        self._cracks(scene)
        for x in (dice.between(60, 140), dice.between(WIDTH - 140, WIDTH - 60)):
            bank = curve(
                [
                    (x - 190, HEIGHT * 0.71),
                    (x - 20, HEIGHT * 0.672),
                    (x + 180, HEIGHT * 0.7),
                    (x + 60, HEIGHT * 0.725),
                    (x - 110, HEIGHT * 0.73),
                ]
            )
            scene.paint(Stencil().fill(bank).mask, mix(colours.light, colours.far, 0.3), _DRIFT)
            tree(scene, x, HEIGHT * 0.7, dice.between(210, 290), mix(colours.near, colours.far, 0.2))

    def front(self, scene: Scene) -> None:
        """Reeds and snow at the near bank."""
        drift = below(ridge(scene, HEIGHT * 0.925, 26, 300, roughness=0.3, layers=2))
        scene.paint(drift, mix(scene.palette.light, scene.palette.far, 0.25), _DRIFT)
        self._reeds(scene)
        flakes(scene, 140)

    def _skating(self, scene: Scene) -> None:
        dice, marks = scene.dice, Stencil()
        for _ in range(16):
            nearness = dice.between(0.12, 1)
            x, y, wide = (
                dice.between(80, WIDTH - 80),
                self.horizon + nearness * HEIGHT * 0.3,
                30 + 120 * nearness,
            )
            bend = [(-1, 0), (-0.4, 0.2), (0.2, 0.08), (0.7, -0.1), (0.5, -0.24), (0.1, -0.12), (0.6, 0.3)]
            marks.line(stroke([(x + a * wide, y + b * wide * 0.4) for a, b in bend]), 1 + 1.4 * nearness)
        scene.flat(marks.mask, scene.palette.light, 0.75)

    def _cracks(self, scene: Scene) -> None:
        dice, cracks = scene.dice, Stencil()
        for _ in range(5):
            x, y = dice.between(80, WIDTH - 80), dice.between(0.72, 0.9) * HEIGHT
            for _ in range(4):
                end = x + dice.between(-110, 110), y + dice.between(-26, 26)
                bend = (x + end[0]) / 2 + dice.between(-16, 16), (y + end[1]) / 2 + dice.between(-9, 9)
                cracks.segment((x, y), bend, 2).segment(bend, end, 1.4)
        scene.flat(cracks.mask, mix(scene.palette.top, scene.palette.near, 0.3), 0.45)

    def _reeds(self, scene: Scene) -> None:
        dice, stems, heads = scene.dice, Stencil(), Stencil()
        for turn in range(34):
            x = dice.between(0, WIDTH * 0.28) if turn % 2 else dice.between(WIDTH * 0.72, WIDTH)
            tall, lean = dice.between(110, 270), dice.between(-24, 24) + scene.wind * 14
            tip = x + lean, HEIGHT * 0.99 - tall
            stems.line(stroke([(x, HEIGHT), (x + lean * 0.3, HEIGHT - tall * 0.5), tip]), 3)
            if dice.likely(0.6):
                heads.line(stroke([tip, (tip[0] - lean * 0.06, tip[1] + 34)]), 9)
        scene.paint(stems.mask, mix(scene.palette.near, scene.palette.warm, 0.2), Look(volume=3, rim=0.6))
        scene.paint(heads.mask, mix(scene.palette.warm, scene.palette.near, 0.4), Look(volume=3, rim=0.8))


def peaks(scene: Scene, heights: tuple[float, ...], swing: float) -> None:
    """Ranges of mountains with snow on them, each in its mist."""
    colours = scene.palette
    for step, height in enumerate(heights):
        line = ridge(scene, HEIGHT * height, swing - 30 * step, 240, roughness=0.55, jagged=True)
        rock = below(line)
        tint = mix(scene.plane(0.15 + 0.2 * step), colours.horizon, 0.25)
        scene.paint(rock, tint, Look(shadow=0.3, rim=0.7, volume=20, shade=0.9))
        cap = rock * soft(line[None] + 70 + 40 * scene.grain("patch") - Y, 0, 14)
        brushed = 0.6 + 0.4 * soft(scene.grain("brush"), -1, 0.3)
        scene.flat(cap * brushed, mix(colours.light, colours.far, 0.3), 0.75)
        scene.mist(HEIGHT * (height + 0.1), 40, 0.45)


def snowy_pines(scene: Scene) -> None:
    """Tall pines at both sides, their tops white."""
    dice = scene.dice
    for side in (0, 1):
        wood = Stencil()
        for _ in range(3):
            x = dice.between(-20, 120)
            pine(
                scene,
                wood,
                WIDTH - x if side else x,
                HEIGHT * dice.between(0.97, 1.05),
                dice.between(260, 420),
            )
        scene.paint(wood.mask, scene.plane(0.92), Look(shadow=0.5, rim=0.7, volume=10, drop=14))
        scene.flat(wood.mask * soft(wood.mask - shifted(wood.mask, 0, 9), 0.2, 0.8), scene.palette.light, 0.8)


def flakes(scene: Scene, count: int = 260) -> None:
    """Snow in the air before everything."""
    dice, snow = scene.dice, Stencil()
    for _ in range(count):
        size = dice.between(1, 3.6) if dice.likely(0.9) else dice.between(4, 8)
        snow.disc(dice.between(0, WIDTH), dice.between(0, HEIGHT), size)
    scene.flat(blur(snow.mask, 1), scene.palette.light, 0.75)
