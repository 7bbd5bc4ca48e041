"""A creature as large as a hill carries a town, a wood or a castle on its back."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.cast import FIGURES
from press.dreams.figures.figure import silhouette
from press.dreams.stage import Stage, placed
from press.dreams.things.buildings import house, tower
from press.dreams.things.plants import pine
from press.dreams.things.sky import gulls
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_LOADS = {
    "town": Said("a little town with lit windows", "miasteczko o jasnych oknach"),
    "wood": Said("a pine wood", "sosnowy las"),
    "castle": Said("a castle of many towers", "zamek o wielu wieżach"),
}
_SWIMS = {"whale", "sea_turtle", "swan", "humpback", "manta"}
_BACKS = {
    "elephant": -0.08,
    "camel": -0.04,
    "bison": 0.06,
    "giraffe": -0.14,
    "swan": -0.1,
    "bear_walking": -0.04,
}
"""How far behind its middle a creature's back is, in its own size."""


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    lamp = WIDTH * (0.3 if flip else 0.7), HEIGHT * dice.between(0.14, 0.2)
    stage.back(lamp)
    stage.hang_light(*lamp, dice.between(46, 74))
    stage.middle()
    swims = stage.subject in _SWIMS
    x, y = WIDTH * 0.5, HEIGHT * (0.82 if swims else 0.87)
    place = placed(stage.subject, x, y, WIDTH * 0.82, HEIGHT * 0.5, standing=True, flip=flip)
    shape = silhouette(FIGURES[stage.subject], place)
    size = place.size
    load = dice.pick(sorted(_LOADS))
    aside = _BACKS.get(stage.subject, 0) * size
    stage.focus(_load(stage, load, shape, x - aside if flip else x + aside, size))
    stage.focus(stage.draw(stage.subject, place.x, place.y, size, flip=flip, grounded=not swims))
    if stage.setting.water:
        scene.mist(HEIGHT * 0.8, 20, 0.75, mix(scene.palette.middle, scene.palette.horizon, 0.3))
    gulls(scene, WIDTH - lamp[0], HEIGHT * 0.26, 150)
    passer_by(stage, WIDTH * dice.pick([0.12, 0.88]), 66, HEIGHT * 0.885)
    stage.front()
    noun, where, what = stage.noun, stage.place.within, _LOADS[load]
    return Said(
        f"{noun.that_is('colossal')} carries {what.en} on its back {where.en}",
        f"{noun.agreeing('olbrzymi')} {noun.pl} niesie na grzbiecie {what.pl} {where.pl}",
    )


def _load(stage: Stage, load: str, shape: Field, middle: float, size: float) -> Field:
    """Build along the line of the back, the outer ones first; gives where it was built."""
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    before = scene.picture.copy()
    back = np.where(shape.max(0) > 0.5, shape.argmax(0), HEIGHT)
    spread = size * 0.19
    for place in (-1, 1, -0.66, 0.66, -0.33, 0.33, 0):
        x = middle + place * spread
        foot, rise = float(back[int(min(max(x, 0), WIDTH - 1))]) + 16, 1 - abs(place) * 0.45
        match load:
            case "town":
                wall = mix(palette.horizon, palette.far, dice.between(0.2, 0.7))
                tall = dice.between(46, 90) * rise
                scene.paint(
                    Stencil().box(x - 17, foot - tall, x + 17, foot + 8).mask,
                    wall,
                    Look(volume=6, shadow=0.2),
                )
                house(scene, x, foot - tall + 10, dice.between(48, 66))
            case "wood":
                trees = Stencil()
                pine(scene, trees, x, foot + 6, dice.between(130, 240) * rise)
                scene.paint(
                    trees.mask,
                    stage.against(
                        trees.mask,
                        (mix(palette.second, palette.near, 0.35), mix(palette.accent, palette.light, 0.2)),
                    ),
                    Look(volume=6, rim=0.8, shadow=0.3),
                )
            case _:
                stone = mix(palette.horizon, palette.far, 0.5)
                tower(scene, x, foot + 6, 46, dice.between(110, 220) * rise, stone, palette.accent)
    built: Field = (np.abs(scene.picture - before).max(-1) > 0.05).astype(np.float32)
    return built


TWIST = Twist(
    name="carrier",
    settings=("desert", "snow", "meadow", "ruins", "forest", "sea", "clouds", "wheat field", "frozen lake"),
    subjects=(
        "elephant",
        "camel",
        "bison",
        "tortoise",
        "snail",
        "bear_walking",
        "giraffe",
        "whale",
        "sea_turtle",
        "swan",
    ),
    compose=_compose,
)
