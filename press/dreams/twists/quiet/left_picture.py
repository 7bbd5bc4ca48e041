"""A picture on a bare wall, out of which someone has gone."""

import math

import numpy as np
from PIL import Image

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_LEFT, _TOP, _WIDE, _HIGH, _FLOOR = 210, 150, 380, 500, 850
_CUT = 140
"""Of the place in the picture, this much is left out above."""

_SEAT = {
    "armchair": Said("an empty armchair", "pusty fotel"),
    "boat": Said("an empty boat", "pustą łódkę"),
}


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    stage.enclosed = True
    stage.back((WIDTH * 0.6, HEIGHT * 0.3), 430)
    stage.middle()
    low = stage.footing(WIDTH * 0.5, 0.86)
    if stage.subject == "boat":
        boat(scene, WIDTH * 0.5, low, 330, palette.accent)
    else:
        stage.fit("armchair", WIDTH * 0.5, low, 330, 360, palette.accent, standing=True)
    stage.front()
    _hang(stage)
    _walk(stage)
    where, seat = stage.place.within, _SEAT[stage.subject]
    return Said(
        f"a picture on a bare wall shows {seat.en} {where.en}; footprints lead away from it across the floor",
        f"obraz na gołej ścianie przedstawia {seat.pl} {where.pl};"
        " spod obrazu biegną po podłodze ślady butów",
    )


def _hang(stage: Stage) -> None:
    """What was painted so far becomes small and is framed; round it are a wall and a floor."""
    scene, palette = stage.scene, stage.scene.palette
    shown = np.clip(scene.picture + scene.glowing * 0.5, 0, 1)[_CUT : _CUT + round(WIDTH * _HIGH / _WIDE)]
    small = Image.fromarray((shown * 255).astype(np.uint8)).resize((_WIDE, _HIGH), Image.Resampling.LANCZOS)
    scene.glowing *= 0
    scene.warmth *= 0
    scene.light_from(WIDTH * 0.5, -40, 760, 0.9)
    wall = mix(mix(palette.far, palette.horizon, 0.3), palette.near, 0 if palette.day else 0.25)
    scene.picture = np.ones_like(scene.picture) * wall * each(1 + 0.02 * scene.grain("cloud"))
    scene.picture *= each(1 + 0.015 * scene.grain("brush"))
    scene.shine(np.exp(-np.hypot(X - WIDTH / 2, (Y - 300) * 0.8) / 300), 0.28)
    _lay_floor(stage)
    frame = Stencil().box(_LEFT - 34, _TOP - 34, _LEFT + _WIDE + 34, _TOP + _HIGH + 34, 5).mask
    scene.paint(frame, mix(palette.warm, palette.light, 0.25), Look(volume=9, rim=1, shadow=0.75, drop=24))
    inner = Stencil().box(_LEFT - 9, _TOP - 9, _LEFT + _WIDE + 9, _TOP + _HIGH + 9).mask
    scene.paint(inner, mix(palette.warm, palette.near, 0.5), Look(volume=3, rim=0.8))
    scene.picture[_TOP : _TOP + _HIGH, _LEFT : _LEFT + _WIDE] = np.asarray(small, np.float32) / 255
    stage.focus(frame)


def _lay_floor(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    boards = Stencil().box(0, _FLOOR, WIDTH, HEIGHT).mask
    wood = mix(mix(palette.warm, palette.far, 0.45), palette.near, 0.3)
    scene.paint(boards, wood, Look(volume=8, rim=0.3, shadow=0, texture=0.16))
    seams = Stencil()
    for step in range(-12, 13):
        seams.segment((WIDTH / 2 + step * 74, _FLOOR), (WIDTH / 2 + step * 170, HEIGHT), 2.4)
    scene.flat(seams.mask * boards, palette.near, 0.4)
    skirting = Stencil().box(0, _FLOOR - 34, WIDTH, _FLOOR + 4).mask
    scene.paint(skirting, mix(palette.light, palette.far, 0.4), Look(volume=5, rim=0.8, shadow=0.3))


def _walk(stage: Stage) -> None:
    """Prints of shoes in the colour of the picture, the nearer the larger, out of the sheet."""
    scene, palette, side = stage.scene, stage.scene.palette, stage.dice.pick([-1, 1])
    prints = Stencil()
    steps = 8
    for step in range(steps):
        along = (step + 0.3) / steps
        nearness = along**1.25
        x = WIDTH * 0.5 + side * (40 * math.sin(along * 2.4) + 250 * nearness**1.6)
        y = _FLOOR + 26 + nearness * (HEIGHT - _FLOOR - 30)
        size = 34 + 50 * nearness
        turn = side * 26 * nearness
        _print(prints, (x + (1 if step % 2 else -1) * size * 0.6, y), size, turn)
    tint = (
        mix(palette.light, palette.accent, 0.15) if not palette.day else mix(palette.near, palette.cool, 0.3)
    )
    shape = prints.mask
    scene.flat(shape * soft(scene.grain("brush"), -2.4, -0.6), tint, 0.85)
    stage.focus(np.asarray(shape, np.float32))


def _print(prints: Stencil, at: Point, size: float, turn: float) -> None:
    """A sole and a heel, walking towards the onlooker."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(a: float, b: float) -> Point:
        return at[0] + size * (a * cos + b * sin), at[1] + size * 0.62 * (b * cos - a * sin)

    sole = [(-0.2, -0.15), (-0.3, 0.3), (-0.27, 0.75), (0, 0.98), (0.27, 0.75), (0.3, 0.3), (0.2, -0.15)]
    heel = [(-0.2, -0.32), (-0.24, -0.7), (0, -0.85), (0.24, -0.7), (0.2, -0.32)]
    for part in (sole, heel):
        prints.fill(curve([spot(*point) for point in part]))


TWIST = Twist(
    name="left picture",
    settings=("wheat field", "desert", "frozen lake", "chessboard plain", "theatre stage", "ruins"),
    subjects=tuple(_SEAT),
    compose=_compose,
    number=401,
)
