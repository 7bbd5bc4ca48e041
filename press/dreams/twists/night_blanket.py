"""Someone pulls the night over the day like a blanket."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, each, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, star, stroke
from press.dreams.stage import Stage
from press.dreams.things.sky import moon
from press.dreams.twists.parts import starry, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_NIGHT = np.array([0.07, 0.09, 0.2], np.float32)


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    sun = WIDTH * (0.5 - 0.26 * side), HEIGHT * 0.2
    stage.back(sun, 480)
    stage.hang_light(*sun, 60)
    stage.middle()
    x = WIDTH * (0.5 - 0.22 * side)
    foot = stage.ground(x) + 40
    hand = x + side * 0.7 * 330, foot - 0.49 * 330
    blanket = _blanket(side, hand)
    stage.focus(blanket)
    scene.paint(
        blanket,
        mix(_NIGHT, scene.palette.second, 0.12),
        Look(volume=30, rim=0.7, shadow=0.7, drop=30),
    )
    within(scene, blanket, lambda: _night(stage, side))
    _folds(stage, side, hand, blanket)
    stage.focus(stage.draw("pulling_rope", x, foot, 330, flip=flip, grounded=True))
    stage.front()
    where = stage.place.over
    return Said(
        f"someone pulls a starry night like a blanket across the sky {where.en}",
        f"ktoś naciąga gwiaździstą noc jak koc na niebo {where.pl}",
    )


def _blanket(side: int, hand: Point) -> Field:
    outer = WIDTH + 60 if side > 0 else -60
    inner = WIDTH * (0.5 - 0.02 * side)
    points = [
        (inner + side * 10, -60),
        (inner - side * 30, HEIGHT * 0.16),
        (inner + side * 60, HEIGHT * 0.3),
        (inner - side * 6, HEIGHT * 0.42),
        hand,
        (hand[0] + side * 90, hand[1] + 84),
        (hand[0] + side * 230, hand[1] + 70),
        (outer, hand[1] + 150),
        (outer, -60),
    ]
    return Stencil().fill(curve(points)).mask


def _night(stage: Stage, side: int) -> None:
    scene = stage.scene
    glow = np.exp(-np.hypot(X - WIDTH * (0.5 + 0.26 * side), Y - HEIGHT * 0.2) / 260)
    scene.picture = mix(scene.picture, mix(_NIGHT, scene.palette.second, 0.35), each(glow * 0.8))
    starry(scene, "blanket", 230, 0, HEIGHT * 0.7)
    moon(scene, WIDTH * (0.5 + 0.27 * side), HEIGHT * 0.19, 74, crescent=True)
    dice, patches = stage.dice, Stencil()
    for _ in range(9):
        patches.fill(
            star(WIDTH * (0.5 + side * dice.between(0.06, 0.46)), HEIGHT * dice.between(0.05, 0.6), 16)
        )
    scene.glow(patches.mask, scene.palette.light, 0.5)


def _folds(stage: Stage, side: int, hand: Point, blanket: Field) -> None:
    """Creases that run together where the blanket is held, and a hem of stitches."""
    creases = Stencil()
    for step in range(7):
        angle = -1.5 + step * 0.36
        reach = 190 + 60 * math.sin(step * 2)
        end = hand[0] + side * reach * math.cos(angle), hand[1] + reach * math.sin(angle)
        bend = (hand[0] + end[0]) / 2 + 10 * side, (hand[1] + end[1]) / 2 + 14
        creases.line(stroke([hand, bend, end]), 4)
    stage.scene.flat(creases.mask * blanket, stage.scene.palette.light, 0.2)


TWIST = Twist(
    name="night blanket",
    settings=("meadow", "desert", "garden", "snow", "ruins", "clouds", "wheat field", "orchard", "harbour"),
    subjects=("night",),
    compose=_compose,
)
