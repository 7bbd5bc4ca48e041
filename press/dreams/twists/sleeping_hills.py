"""The hills are someone asleep, and a village stands on them."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.buildings import house, smoke
from press.dreams.things.plants import pine
from press.dreams.things.sky import gulls
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_FACE = (
    (-0.08, 1.2),
    (-0.08, 0.55),
    (0.02, 0.4),
    (0.12, 0.29),
    (0.22, 0.255),
    (0.29, 0.28),
    (0.325, 0.3),
    (0.365, 0.22),
    (0.405, 0.12),
    (0.445, 0.135),
    (0.462, 0.2),
    (0.475, 0.265),
    (0.5, 0.275),
    (0.525, 0.235),
    (0.552, 0.275),
    (0.578, 0.25),
    (0.605, 0.3),
    (0.64, 0.325),
    (0.675, 0.29),
    (0.715, 0.3),
    (0.745, 0.37),
    (0.79, 0.46),
    (0.88, 0.44),
    (0.97, 0.4),
    (1.1, 0.42),
    (1.1, 1.2),
)
"""A profile on its back, forehead left, nose up, in shares of the width."""


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    lamp = WIDTH * (0.28 if flip else 0.74), HEIGHT * 0.17
    stage.back(lamp, 480)
    stage.hang_light(*lamp, dice.between(60, 90))

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return (WIDTH * (1 - point[0] if flip else point[0]), HEIGHT * 0.22 + WIDTH * 1.1 * point[1])

    hills = Stencil().fill(curve([at(point) for point in _FACE])).mask
    skin = mix(mix(palette.far, palette.second, 0.3), palette.near, 0.12)
    scene.paint(hills, skin, Look(volume=36, shade=0.8, rim=0.9, shadow=0.5, drop=20))
    stage.focus(hills)
    eye = stroke([at((0.275, 0.36)), at((0.325, 0.392)), at((0.37, 0.355))])
    brow = stroke([at((0.25, 0.305)), at((0.29, 0.322)), at((0.33, 0.315))])
    mouth = stroke([at((0.552, 0.278)), at((0.55, 0.315)), at((0.535, 0.352))])
    scene.flat(Stencil().line(eye, 6).line(brow, 5).line(mouth, 5).mask, palette.near, 0.75)
    lashes = Stencil()
    for step in range(5):
        start = at((0.288 + step * 0.019, 0.376 + 0.014 * (1 - abs(step - 2) / 2)))
        lashes.segment(start, (start[0] + (step - 2) * 3, start[1] + 15), 3)
    scene.flat(lashes.mask, palette.near, 0.75)
    ear = Stencil().line(
        stroke([at((0.24, 0.52)), at((0.2, 0.58)), at((0.22, 0.66)), at((0.28, 0.64)), at((0.29, 0.56))]), 7
    )
    scene.flat(ear.mask, palette.near, 0.45)
    top = hills.argmax(0)
    trees = Stencil()
    for _ in range(26):
        share = dice.between(0.02, 0.2)
        x = WIDTH * (1 - share if flip else share)
        pine(
            scene,
            trees,
            x,
            float(top[int(np.clip(x, 0, WIDTH - 1))]) + dice.between(8, 60),
            dice.between(50, 110),
        )
    scene.paint(trees.mask, mix(palette.second, palette.near, 0.5), Look(volume=4, rim=0.7, shadow=0.3))
    for share in (0.8, 0.87, 0.94):
        x = WIDTH * (1 - share if flip else share)
        chimney = house(scene, x, float(top[int(x)]) + 12, dice.between(46, 62))
        smoke(scene, *chimney, 90)
    gulls(scene, WIDTH * 0.5, HEIGHT * 0.2, 160)
    stage.middle()
    passer_by(stage, WIDTH * dice.pick([0.3, 0.7]), 110, HEIGHT * 0.87)
    stage.front()
    where = stage.place.within
    return Said(
        f"hills with houses and pines form the face of a sleeping giant {where.en}",
        f"wzgórza z domami i sosnami układają się {where.pl} w twarz śpiącego olbrzyma",
    )


TWIST = Twist(
    name="sleeping hills",
    settings=("sea", "desert", "snow", "frozen lake", "wheat field"),
    subjects=("giant",),
    compose=_compose,
)
