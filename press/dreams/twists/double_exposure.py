"""The silhouette of a great creature is a window onto another place."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, Y, blur, each, mix, shifted, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.cast import FIGURES, extent
from press.dreams.figures.figure import silhouette
from press.dreams.stage import Stage, placed
from press.dreams.things.craft import boat
from press.dreams.things.plants import pine
from press.dreams.things.sky import halo
from press.dreams.twists.parts import edge_light, passer_by, starry, waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_INSIDE = {
    "night": Said("a starry night", "gwiaździstą noc"),
    "forest": Said("a moonlit pine forest", "sosnowy las w świetle księżyca"),
    "city": Said("a city with lit windows", "miasto o jasnych oknach"),
    "sea": Said("a sea with one small boat", "morze z jedną małą łódką"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    stage.back((WIDTH * 0.5, HEIGHT * 0.36), 520)
    stage.middle()
    foot = HEIGHT * 0.85
    halo(scene, WIDTH * 0.5, HEIGHT * 0.5, 230, 3)
    place = placed(
        stage.subject, WIDTH * 0.5, foot, WIDTH * 0.84, HEIGHT * 0.62, standing=True, flip=dice.likely(0.5)
    )
    shape = silhouette(FIGURES[stage.subject], place)
    size = place.size * extent(stage.subject).height
    stage.focus(shape)
    scene.veil(blur(shape, 60), mix(scene.palette.horizon, scene.palette.light, 0.5), 0.8)
    scene.veil(blur(shifted(shape, 10, 18), 14), scene.palette.near, 0.45)
    inside = dice.pick(sorted(_INSIDE))
    within(scene, shape, lambda: _another_place(stage, inside, foot - size, foot, shape))
    edge_light(scene, shape, 0.8)
    passer_by(stage, WIDTH * dice.pick([0.13, 0.87]), 92, HEIGHT * 0.87)
    stage.front()
    noun, where, inner = stage.noun, stage.place.within, _INSIDE[inside]
    return Said(
        f"the silhouette of {noun.that_is('immense')} {where.en} holds {inner.en} inside it",
        f"sylwetka {noun.genitive} {where.pl} mieści w sobie {inner.pl}",
    )


def _another_place(stage: Stage, inside: str, top: float, foot: float, shape: Field) -> None:
    scene, palette = stage.scene, stage.scene.palette
    height = foot - top
    depth = each(np.clip((Y - top) / height, 0, 1))
    night = mix(palette.top, palette.near, 0.6)
    scene.picture = mix(night, mix(palette.near, palette.second, 0.6), depth) * each(
        1 + 0.05 * scene.grain("patch")
    )
    glow = soft(scene.grain("cloud") + 0.5 * scene.grain("patch"), 0.3, 1.6) * 0.4
    scene.picture = mix(scene.picture, mix(palette.accent, palette.near, 0.2), each(glow))
    starry(scene, "inside", 360, top, foot)
    columns = np.flatnonzero(shape[int(top + height * 0.55)] > 0.5)
    moon_x = float(np.median(columns)) if len(columns) else WIDTH / 2
    scene.glow(Stencil().disc(moon_x, top + height * 0.5, 42).mask, palette.light, 0.9)
    match inside:
        case "forest":
            for row in range(3):
                trees = Stencil()
                for _ in range(17):
                    tall = stage.dice.between(130, 260) * (1 - 0.12 * row)
                    pine(scene, trees, stage.dice.between(0, WIDTH), foot - 90 + 45 * row, tall)
                tint = mix(scene.plane(0.35 + 0.25 * row), palette.second, 0.25)
                scene.paint(trees.mask, tint, Look(volume=5, rim=0.4, lit=0.15, shadow=0.3))
        case "city":
            for row in range(2):
                _skyline(stage, foot + 20 + 60 * row, 320 - 110 * row, 0.45 + 0.35 * row)
        case "night":
            return
        case _:
            waves(scene, foot - height * 0.42, 6, 58, mix(palette.near, palette.second, 0.5))
            boat(scene, moon_x, foot - height * 0.42 + 6, 84)


def _skyline(stage: Stage, foot: float, tallest: float, nearness: float) -> None:
    dice, towers, windows, x = stage.dice, Stencil(), Stencil(), 0.0
    while x < WIDTH:
        wide, tall = dice.between(26, 58), dice.between(80, tallest)
        towers.box(x, foot - tall, x + wide, HEIGHT)
        for column in range(int(wide / 13)):
            for row in range(int(tall / 20)):
                if dice.likely(0.35):
                    left, top = x + 6 + 13 * column, foot - tall + 12 + 20 * row
                    windows.box(left, top, left + 6, top + 10)
        x += wide
    stage.scene.paint(towers.mask, stage.scene.plane(nearness), Look(rim=0.5, shadow=0.25))
    stage.scene.glow(windows.mask, stage.scene.palette.light, 0.8)


TWIST = Twist(
    name="double exposure",
    settings=(
        "desert",
        "snow",
        "forest",
        "meadow",
        "frozen lake",
        "wheat field",
        "chessboard plain",
        "garden",
        "clouds",
    ),
    subjects=(
        "stag",
        "fox",
        "owl",
        "rabbit",
        "elephant",
        "raven",
        "unicorn",
        "cat",
        "bison",
        "horse",
        "bear",
        "wolf_howling",
        "lion",
        "rooster",
    ),
    compose=_compose,
)
