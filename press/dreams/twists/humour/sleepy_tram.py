"""A tram of sleepers, and the one at the controls is a bird or a beast."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, circle, polygon, stroke
from press.dreams.figures.cast import FIGURES
from press.dreams.stage import Stage, placed
from press.dreams.twists.parts import within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_At: TypeAlias = Callable[[float, float], Point]

_SLEEPERS = ("bear", "sheep", "dog", "lion", "rabbit", "owl", "monkey", "frog", "fox", "penguin")


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    foot = HEIGHT * 0.84
    stage.back((WIDTH * (0.5 + 0.3 * side), HEIGHT * 0.5), 430)
    stage.middle()

    def at(a: float, b: float) -> Point:
        return WIDTH * 0.5 + side * a, foot - b

    _line(stage, at)
    paint = mix(palette.accent, palette.near, 0.08)
    shell = (
        Stencil()
        .fill(
            polygon(
                [
                    at(-350, 50),
                    at(-350, 380),
                    at(-320, 424),
                    at(286, 424),
                    at(330, 384),
                    at(352, 210),
                    at(352, 50),
                ]
            )
        )
        .mask
    )
    scene.paint(shell, paint, Look(volume=16, rim=0.9, shadow=0.6, drop=20))
    stage.focus(shell)
    roof = Stencil().fill(polygon([at(-336, 404), at(-290, 452), at(262, 452), at(316, 404)]))
    scene.paint(roof.mask, mix(paint, palette.near, 0.5), Look(volume=9, rim=0.9, shadow=0.4))
    panes = Stencil()
    for step in range(4):
        left, right = sorted((at(-326 + 124 * step, 0)[0], at(-220 + 124 * step, 0)[0]))
        panes.box(left, foot - 374, right, foot - 212, 12)
    windows = panes.mask
    cab = Stencil().fill(polygon([at(184, 212), at(184, 374), at(286, 374), at(318, 212)])).mask
    scene.glow(windows, mix(palette.light, palette.horizon, 0.2), 0.35)
    scene.glow(cab, mix(palette.light, palette.horizon, 0.2), 0.35)
    sleepers = sorted(
        (name for name in _SLEEPERS if name != stage.subject), key=lambda _: dice.between(0, 1)
    )[:4]
    shades = (
        palette.second,
        mix(palette.second, palette.near, 0.4),
        mix(palette.accent, palette.light, 0.3),
        mix(palette.far, palette.near, 0.3),
    )
    for step, name in enumerate(sleepers):
        x, y = at(-273 + 124 * step, 196)
        within(scene, windows, partial(_asleep, stage, name, x, y, shades[step], flip=flip))
    within(scene, cab, partial(_driver, stage, *at(238, 190), flip=flip))
    lower = Stencil()
    for start, end in ((-330, -60), (-46, 168), (190, 336)):
        left, right = sorted((at(start, 0)[0], at(end, 0)[0]))
        lower.box(left, foot - 178, right, foot - 84, 8)
    scene.paint(lower.mask, mix(palette.light, palette.horizon, 0.3), Look(volume=6, rim=0.7, shadow=0))
    left, right = sorted((at(-352, 0)[0], at(352, 0)[0]))
    scene.paint(
        Stencil().box(left, foot - 200, right, foot - 190).mask,
        mix(palette.second, palette.near, 0.2),
        Look(volume=2, rim=0.8, shadow=0),
    )
    wheels = Stencil()
    for a in (-240, -150, 150, 240):
        wheels.disc(*at(a, 30), 38)
    scene.paint(wheels.mask, palette.near, Look(volume=5, rim=0.9, shadow=0.4))
    hubs = Stencil()
    for a in (-240, -150, 150, 240):
        hubs.line(circle(*at(a, 30), 20), 5)
    scene.flat(hubs.mask, mix(palette.light, palette.near, 0.4))
    scene.paint(
        Stencil().box(left + 20, foot - 62, right - 20, foot - 44, 4).mask,
        mix(paint, palette.near, 0.6),
        Look(volume=3, rim=0.8),
    )
    lamp = at(350, 140)
    scene.glow(Stencil().disc(*lamp, 17).mask, palette.light, 1.5)
    scene.beam([lamp, (lamp[0], lamp[1] + 8), at(640, -20), at(640, 210)], 0.35, 12)
    stage.front()
    noun, where = stage.noun, stage.place.within
    return Said(
        f"{noun.en} drives a tram {where.en}; animals sleep at all the windows",
        f"{noun.pl} prowadzi tramwaj {where.pl}; we wszystkich oknach śpią zwierzęta",
    )


def _line(stage: Stage, at: _At) -> None:
    """Rails, sleepers, the wire and the arm that takes the current from it."""
    scene, palette = stage.scene, stage.scene.palette
    rails = Stencil().segment(at(-420, -14), at(420, -14), 6).segment(at(-420, 2), at(420, 2), 4)
    for step in range(-9, 10):
        rails.segment(at(46 * step - 12, -22), at(46 * step + 12, -22), 7)
    scene.paint(rails.mask, mix(palette.near, palette.far, 0.3), Look(volume=3, rim=0.8, shadow=0.3))
    scene.flat(Stencil().segment(at(-420, 604), at(420, 590), 3).mask, palette.near, 0.8)
    arm = Stencil().line(stroke([at(-60, 420), at(-140, 500), at(-20, 598)]), 6)
    scene.flat(arm.mask, palette.near)
    spark = Stencil().disc(*at(-20, 598), 7)
    scene.glow(spark.mask, palette.light, 1.4)


def _asleep(stage: Stage, name: str, x: float, y: float, tint: Colour, *, flip: bool) -> None:
    """An animal whose head sinks, with its eyes closed."""
    scene, palette = stage.scene, stage.scene.palette
    place = placed(name, x, y, 150, 190, standing=True, flip=flip)
    stage.fit(name, x, y, 150, 190, tint, standing=True, flip=flip)
    lids, lashes = Stencil(), Stencil()
    for point in FIGURES[name].eyes:
        eye_x, eye_y = place.at(point)
        radius = max(5.0, FIGURES[name].eye * place.size * 1.9)
        lids.disc(eye_x, eye_y, radius)
        lashes.line(
            stroke([(eye_x - radius, eye_y), (eye_x, eye_y + radius * 0.7), (eye_x + radius, eye_y)]), 2.6
        )
    scene.flat(lids.mask, mix(tint, palette.light, 0.12))
    scene.flat(lashes.mask, palette.near)


def _driver(stage: Stage, x: float, y: float, *, flip: bool) -> None:
    side = -1 if flip else 1
    stage.fit(stage.subject, x - side * 4, y, 168, 178, stage.scene.palette.second, standing=True, flip=flip)


TWIST = Twist(
    name="sleepy tram",
    settings=("snow", "underwater", "desert", "clouds", "meadow", "wheat field", "railway station"),
    subjects=("goose", "tortoise", "ostrich", "rooster", "duck", "raven"),
    compose=_compose,
    number=311,
)
