"""What a painter paints does not stay on the canvas."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, star
from press.dreams.figures.figure import Place
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud, moon
from press.dreams.things.vessels import little_fish
from press.dreams.twists.parts import starry, waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_SPILLS = {
    "sea": Said("the sea on the canvas pours out over the ground", "morze z płótna wylewa się na ziemię"),
    "butterflies": Said("butterflies fly out of the canvas", "z płótna wylatują motyle"),
    "fish": Said("fish swim out of the canvas into the air", "z płótna wypływają w powietrze ryby"),
    "swallows": Said("swallows fly out of the canvas", "z płótna wylatują jaskółki"),
    "stars": Said("stars drift out of the canvas", "z płótna ulatują gwiazdy"),
    "clouds": Said("clouds drift out of the canvas", "z płótna wypływają chmury"),
}
_CANVAS = ((0.14, 0.86), (0.5, 0.9), (0.53, 0.34), (0.16, 0.37))
"""The corners of the painter's canvas, in the figure's own units."""


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    place = Place(WIDTH * (0.5 - 0.04 * side), HEIGHT * 0.88, 600, flip=flip)
    corners = [place.at(corner) for corner in _CANVAS]
    middle = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
    stage.back(middle, 470)
    stage.middle()
    stage.focus(stage.draw("painting_at_easel", place.x, place.y, place.size, flip=flip, grounded=True))
    canvas = Stencil().fill(polygon(corners)).mask
    within(scene, canvas, lambda: _painting(stage, middle))
    _spill(stage, middle, side)
    stage.front()
    what, where = _SPILLS[stage.subject], stage.place.within
    return Said(f"someone paints {where.en}, and {what.en}", f"ktoś maluje {where.pl}, a {what.pl}")


def _painting(stage: Stage, middle: Point) -> None:
    scene, palette = stage.scene, stage.scene.palette
    scene.picture = scene.picture * 0 + mix(palette.top, palette.second, 0.3)
    starry(scene, "canvas", 600, 0, HEIGHT)
    moon(scene, middle[0] + 40, middle[1] - 90, 30)
    waves(scene, middle[1] + 40, 5, 30, mix(palette.second, palette.near, 0.1))


def _spill(stage: Stage, middle: Point, side: int) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    away = [_arc(middle, side, step / 17) for step in range(18)]
    match stage.subject:
        case "sea":
            _pour(stage, middle)
        case "clouds":
            for place, (x, y) in enumerate(away[2::3]):
                bank = Stencil()
                cloud(scene, bank, x, y, 120 + 30 * place)
                scene.paint(bank.mask, mix(palette.light, palette.horizon, 0.3), Look(rim=0.8, volume=10))
        case "fish":
            for place, (x, y) in enumerate(away):
                fish = Stencil()
                little_fish(fish, x + dice.bell(26), y + dice.bell(26), 50 + 4 * place, flip=side > 0)
                tint = dice.pick([palette.accent, mix(palette.light, palette.accent, 0.4)])
                scene.paint(fish.mask, tint, Look(rim=0.9, volume=4, shadow=0.3))
        case "stars":
            for place, (x, y) in enumerate(away):
                at = x + dice.bell(34), y + dice.bell(34)
                scene.glow(Stencil().fill(star(*at, 9 + place)).mask, palette.light, 0.8)
            moon(scene, *away[-1], 60, crescent=True)
        case _:
            name = "butterfly" if stage.subject == "butterflies" else "swallow"
            for place, (x, y) in enumerate(away):
                tint = dice.pick([palette.accent, palette.light, mix(palette.accent, palette.light, 0.5)])
                at = x + dice.bell(26), y + dice.bell(26)
                stage.draw(name, *at, 64 + 4 * place, tint, flip=side > 0, turn=dice.between(-40, 20))


def _pour(stage: Stage, middle: Point) -> None:
    scene, palette, (x, y) = stage.scene, stage.scene.palette, middle
    tint = mix(palette.second, palette.near, 0.12)
    half = [(80, y + 60), (150, y + 190), (300, HEIGHT * 0.87), (330, HEIGHT * 0.95)]
    outline = [(x - a, b) for a, b in half] + [(x + a, b) for a, b in reversed(half)]
    pool = Stencil().fill(curve([*outline, (x, y + 44)])).mask
    scene.paint(pool, tint, Look(volume=16, rim=0.9, shadow=0.4))
    stage.focus(pool)
    waves(scene, y + 80, 9, 44, tint, pool)


def _arc(middle: Point, side: int, share: float) -> Point:
    """A path out of the canvas, up and over the painter's head."""
    across = middle[0] - side * 560 * share + side * 120 * math.sin(share * math.pi)
    return across, middle[1] - 520 * math.sin(share * 2.1) - 30 * share


TWIST = Twist(
    name="spilling canvas",
    settings=(
        "garden",
        "meadow",
        "wheat field",
        "harbour",
        "orchard",
        "desert",
        "snow",
        "room with a window",
        "ruins",
        "forest",
    ),
    subjects=tuple(sorted(_SPILLS)),
    compose=_compose,
)
