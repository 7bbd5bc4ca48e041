"""Straight down a stair hall, which has another world for a floor."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, each, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, polygon
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_X, _Y = WIDTH * 0.5, 570
_SIZES = (168, 232, 318, 430, 580, 800)
"""Half the width of each flight's well, from the lowest."""


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    stage.enclosed = True
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 430)
    stage.middle()
    stage.fit(stage.subject, WIDTH * 0.5, HEIGHT * 0.86, 640, 700, standing=True, flip=stage.dice.likely(0.5))
    stage.front()
    spin = stage.dice.pick([-1, 1])
    below, shining = _small(scene.picture), _small(scene.glowing)
    hole = Stencil().fill(polygon(_frame(_SIZES[0], 0))).mask
    scene.picture = below * each(hole)
    scene.glowing = shining * each(hole)
    stage.focus(hole)
    scene.light_from(_X, _Y, 420, 0.85)
    for level in range(5):
        _flight(stage, level, spin)
    x, y = _X - spin * 196, 872
    scene.paint(
        Stencil().oval(x, y, 46, 30).mask, palette.accent, Look(volume=9, rim=0.9, shadow=0.6, drop=10)
    )
    scene.paint(
        Stencil().disc(x, y - 6, 22).mask, mix(palette.near, palette.warm, 0.3), Look(volume=6, rim=0.9)
    )
    hands = (
        Stencil()
        .segment((x - 34, y - 10), (x - 20, y - 52), 12)
        .segment((x + 34, y - 10), (x + 24, y - 54), 12)
    )
    scene.paint(hands.mask, mix(palette.horizon, palette.light, 0.4), Look(volume=4, shadow=0.3))
    stage.focus(
        stage.draw(
            "cat_walking", _X + spin * 230, 330, 130, mix(palette.near, palette.warm, 0.12), flip=spin > 0
        )
    )
    noun, where = stage.noun, stage.place.within
    return Said(
        f"straight down a stair hall: in place of a floor, {noun.en} {where.en}; someone leans on the rail",
        f"widok w dół klatki schodowej: zamiast podłogi {noun.pl} {where.pl}; ktoś wychyla się przez poręcz",
    )


def _small(picture: Field) -> Field:
    """The picture, fitted into the bottom of the well."""
    half = _SIZES[0]
    columns = np.clip((np.arange(WIDTH) - _X + half) / (2 * half) * WIDTH * 0.94 + 24, 0, WIDTH - 1).astype(
        int
    )
    rows = np.clip(
        (np.arange(HEIGHT) - _Y + half * 1.3) / (2.6 * half) * HEIGHT * 0.94 + 20, 0, HEIGHT - 1
    ).astype(int)
    shown: Field = picture[np.ix_(rows, columns)]
    return shown


def _frame(half: float, turn: float) -> list[Point]:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = [(-half, -half * 1.3), (half, -half * 1.3), (half, half * 1.3), (-half, half * 1.3)]
    return [(_X + a * cos - b * sin, _Y + a * sin + b * cos) for a, b in corners]


def _flight(stage: Stage, level: int, spin: int) -> None:
    """One storey: four runs of steps round the well, its banister and the wall behind them."""
    scene, palette = stage.scene, stage.scene.palette
    turn = spin * 2.5 * level
    inner, outer = _frame(_SIZES[level], turn), _frame(_SIZES[level + 1], turn + spin * 2.5)
    whole = Stencil().fill(polygon(outer)).mask * (1 - Stencil().fill(polygon(inner)).mask)
    near = level / 4
    stone = mix(mix(palette.horizon, palette.far, 0.55), palette.near, 0.55 - 0.2 * near)
    scene.paint(whole, stone, Look(volume=10, rim=0.6, shadow=0.85, drop=16 + 8 * level))
    count = 9
    for side in range(4):
        for step in range(count):
            a, b = step / count, (step + 1) / count
            ends = [
                _between(inner, side, a),
                _between(inner, side, b),
                _between(outer, side, b),
                _between(outer, side, a),
            ]
            bright = (step if spin > 0 else count - step) / count
            tread = Stencil().fill(polygon(ends)).mask
            tint = mix(mix(stone, palette.light, 0.32), palette.near, 0.5 - 0.5 * bright)
            scene.flat(tread, tint, 0.8)
            scene.flat(Stencil().segment(ends[0], ends[3], 2 + level).mask * whole, palette.near, 0.5)
    runner = Stencil()
    for side in range(4):
        third = [mix(one, other, 0.4) for one, other in zip(inner, outer, strict=True)]
        start, end = third[side], third[(side + 1) % 4]
        runner.segment((float(start[0]), float(start[1])), (float(end[0]), float(end[1])), 18 + 22 * near)
    scene.veil(runner.mask * whole, mix(palette.accent, palette.near, 0.2), 0.62)
    rail, posts = Stencil(), Stencil()
    wide = 9 + 5 * level
    for side in range(4):
        rail.segment(inner[side], inner[(side + 1) % 4], wide)
        for post in range(1, 14):
            x, y = _between(inner, side, post / 14)
            posts.segment((x, y), (x + (x - _X) * 0.05, y + (y - _Y) * 0.05), 3 + level)
        rail.disc(*inner[side], wide)
    scene.paint(posts.mask, mix(palette.near, palette.second, 0.2), Look(volume=3, rim=0.8, shadow=0.4))
    scene.paint(
        rail.mask,
        mix(palette.warm, palette.near, 0.3 - 0.1 * near),
        Look(volume=5, rim=1, shadow=0.8, drop=10 + 6 * level),
    )


def _between(corners: list[Point], side: int, share: float) -> Point:
    (x, y), (to_x, to_y) = corners[side], corners[(side + 1) % 4]
    return x + (to_x - x) * share, y + (to_y - y) * share


TWIST = Twist(
    name="stairwell",
    settings=("sea", "forest", "snow", "underwater", "clouds", "desert", "wheat field", "garden"),
    subjects=("whale", "stag", "elephant", "flamingo", "octopus", "lion"),
    compose=_compose,
    number=222,
)
