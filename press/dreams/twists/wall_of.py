"""A wall of many doors, clocks, windows or cages stands where no wall should be, and one of them is lit."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, arch
from press.dreams.stage import Stage
from press.dreams.things.passages import ladder, spill
from press.dreams.things.signs import clock_face, eye
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_MANY = {
    "doors": Said("doors", "drzwi"),
    "clocks": Said("clocks", "zegarów"),
    "windows": Said("windows", "okien"),
    "eyes": Said("eyes", "oczu"),
}
_LIT = {
    "doors": Said("one stands open and bright", "jedne są otwarte i jasne"),
    "clocks": Said("one of them shines", "jeden z nich świeci"),
    "windows": Said("only one is lit", "tylko jedno świeci"),
    "eyes": Said("only one is open", "tylko jedno jest otwarte"),
}
_COLUMNS, _ROWS = 4, 6


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    left, right, top, foot = WIDTH * 0.16, WIDTH * 0.84, HEIGHT * 0.13, HEIGHT * 0.83
    wide, tall = (right - left) / _COLUMNS, (foot - top) / _ROWS
    chosen = dice.whole(0, _COLUMNS - 1), dice.whole(0, _ROWS - 2)
    bright = left + (chosen[0] + 0.5) * wide, top + (chosen[1] + 0.6) * tall
    stage.back(bright, 420)
    stage.middle()
    wall = mix(mix(palette.horizon, palette.far, 0.55), palette.near, 0.15)
    shape = Stencil().box(left - 16, top - 12, right + 16, foot + 6, 6).mask
    scene.paint(shape, wall, Look(volume=20, rim=0.8, shadow=0.6, drop=22))
    stage.focus(shape)
    cornice = (
        Stencil()
        .box(left - 32, top - 34, right + 32, top - 8, 6)
        .box(left - 24, foot - 4, right + 24, foot + 20, 4)
    )
    scene.paint(cornice.mask, mix(wall, palette.near, 0.25), Look(volume=7, rim=0.8, shadow=0.4))
    for column in range(_COLUMNS):
        for row in range(_ROWS):
            x, y = left + (column + 0.5) * wide, top + (row + 0.9) * tall
            _one(stage, x, y, tall * 0.78, lit=(column, row) == chosen)
    ladder(scene, (bright[0] + 90, foot + 46), (bright[0] + 8, bright[1] + tall * 0.34), 24)
    passer_by(stage, WIDTH * dice.pick([0.2, 0.34, 0.7]), 120, HEIGHT * 0.885)
    stage.front()
    many, lit, where = _MANY[stage.subject], _LIT[stage.subject], stage.place.within
    return Said(
        f"a tall wall of {many.en} stands {where.en}; {lit.en}, and a ladder leans there",
        f"wysoka ściana pełna {many.pl} stoi {where.pl}; {lit.pl}, tam prowadzi drabina",
    )


def _one(stage: Stage, x: float, foot: float, height: float, *, lit: bool) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    tint = dice.pick(
        [
            palette.accent,
            palette.second,
            mix(palette.accent, palette.near, 0.4),
            mix(palette.second, palette.near, 0.4),
        ]
    )
    wide = height * 0.62
    match stage.subject:
        case "doors" | "windows":
            frame = arch(x, foot, wide * 1.2, height * 1.08)
            scene.paint(
                Stencil().fill(frame).mask, mix(tint, palette.near, 0.5), Look(volume=5, rim=0.7, shadow=0.4)
            )
            leaf = Stencil().fill(arch(x, foot - 2, wide, height)).mask
            if lit:
                scene.glow(leaf, palette.light, 0.8)
                spill(scene, x, foot, height, 0.4)
            elif stage.subject == "windows":
                scene.paint(leaf, mix(palette.top, palette.near, 0.4), Look(volume=5, shadow=0.2))
            else:
                scene.paint(leaf, tint, Look(volume=8, rim=0.6, shadow=0.2))
                panels = Stencil().box(
                    x - wide * 0.3, foot - height * 0.4, x + wide * 0.3, foot - height * 0.1, 4
                )
                panels.fill(arch(x, foot - height * 0.48, wide * 0.6, height * 0.38))
                scene.paint(panels.mask, mix(tint, palette.near, 0.3), Look(volume=3, shadow=0.2, rim=0.3))
                scene.flat(Stencil().disc(x + wide * 0.36, foot - height * 0.44, 4).mask, palette.light)
            if stage.subject == "windows":
                bars = Stencil().segment((x, foot), (x, foot - height), 5)
                bars.segment((x - wide / 2, foot - height * 0.45), (x + wide / 2, foot - height * 0.45), 5)
                scene.flat(bars.mask * leaf, mix(tint, palette.near, 0.4))
        case "clocks":
            middle = foot - height * 0.5
            scene.paint(
                Stencil().disc(x, middle, height * 0.5).mask,
                mix(tint, palette.near, 0.35),
                Look(volume=8, rim=0.8),
            )
            face = palette.light if lit else mix(palette.horizon, palette.far, 0.4)
            clock_face(scene, x, middle, height * 0.42, face, shining=lit)
        case _:
            middle = foot - height * 0.45
            if lit:
                eye(scene, x, middle, height * 0.36)
                return
            lid = Stencil().oval(x, middle, height * 0.5, height * 0.25).mask
            scene.paint(lid, mix(palette.horizon, palette.accent, 0.3), Look(volume=10, shadow=0.35))
            lashes = Stencil()
            for step in range(9):
                at = x + (step - 4) * height * 0.11
                low = middle + height * 0.25 * (1 - ((step - 4) / 4.6) ** 2) ** 0.5
                lashes.segment((at, low), (at + (step - 4) * 3, low + height * 0.1), 3)
            scene.flat(lashes.mask, palette.near, 0.85)


TWIST = Twist(
    name="wall of",
    settings=(
        "desert",
        "meadow",
        "snow",
        "clouds",
        "garden",
        "sea",
        "chessboard plain",
        "underwater",
        "wheat field",
        "frozen lake",
    ),
    subjects=tuple(sorted(_MANY)),
    compose=_compose,
)
