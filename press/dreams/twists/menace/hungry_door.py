"""A door has teeth, and its tongue is the carpet."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, arch, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.lurking import shining_eyes, teeth
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_GUESTS = {
    "carrying_suitcase": Said("a traveller with a suitcase", "podróżny z walizką"),
    "holding_umbrella": Said("someone with an umbrella", "ktoś z parasolem"),
    "postman": Said("a postman with a letter", "listonosz z listem"),
    "baker": Said("a baker with a tray of loaves", "piekarz z tacą bochenków"),
    "goose": Said("a goose", "gęś"),
    "rabbit": Said("a rabbit", "królik"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    x, foot, wide, high = WIDTH * (0.5 + 0.1 * side), HEIGHT * 0.78, 330, 600
    stage.back((x, foot - 240), 420)
    stage.middle()
    frame = Stencil().fill(arch(x, foot, wide * 1.36, high * 1.12)).mask
    wood = mix(palette.accent, palette.near, 0.4)
    scene.paint(frame, wood, Look(volume=20, rim=0.9, shadow=0.7, drop=22, shade=0.8))
    stage.focus(frame)
    mouth = Stencil().fill(arch(x, foot + 4, wide, high)).mask
    throat = mix(mix(palette.accent, palette.near, 0.72), palette.near, 0.3)
    scene.flat(mouth, throat)
    for share in (0.8, 0.6, 0.4):
        ring = Stencil().fill(arch(x, foot - high * (0.9 - share) * 0.42, wide * share, high * share)).mask
        scene.paint(
            ring * mouth, mix(throat, palette.near, 1 - share), Look(volume=12, rim=0.5, shadow=0.6, drop=12)
        )
    _tongue(stage, x, foot, wide, high, side)
    _teeth(stage, x, foot, wide, high)
    _face(stage, x, foot, wide, high, side)
    at = x - side * 265, foot + 178
    guest = stage.fit(stage.subject, *at, 290, 290, palette.second, standing=True, flip=side < 0)
    stage.focus(guest)
    stage.front()
    who, where = _GUESTS[stage.subject], stage.place.within
    return Said(
        f"a door {where.en} opens its jaws; {who.en} comes along its tongue as on a carpet",
        f"drzwi {where.pl} otwierają paszczę; po języku jak po dywanie nadchodzi {who.pl}",
    )


def _tongue(stage: Stage, x: float, foot: float, wide: float, high: float, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    end = x - side * 300, foot + 205
    left: list[Point] = [
        (x - wide * 0.2, foot - high * 0.34),
        (x - wide * 0.34, foot - high * 0.1),
        (x - wide * 0.36, foot + 40),
    ]
    right: list[Point] = [
        (x + wide * 0.36, foot + 46),
        (x + wide * 0.34, foot - high * 0.1),
        (x + wide * 0.2, foot - high * 0.34),
    ]
    if side > 0:
        tip = [
            (end[0] + 130, foot + 120),
            (end[0] - 40, foot + 150),
            (end[0] - 80, foot + 205),
            (end[0] + 40, foot + 250),
            (x - 60, foot + 232),
            (x + 90, foot + 150),
        ]
    else:
        tip = [
            (x - 90, foot + 150),
            (x + 60, foot + 232),
            (end[0] - 40, foot + 250),
            (end[0] + 80, foot + 205),
            (end[0] + 40, foot + 150),
            (end[0] - 130, foot + 120),
        ]
    red = mix(palette.warm, palette.light, 0.08)
    tongue = Stencil().fill(curve([*left, *tip, *right])).mask
    scene.paint(tongue, red, Look(volume=18, rim=0.7, shadow=0.5, drop=10))
    stage.focus(tongue)
    middle = stroke(
        [
            (x, foot - high * 0.3),
            (x, foot + 30),
            (x - side * 60, foot + 140),
            (end[0] + side * 10, foot + 200),
        ]
    )
    scene.flat(Stencil().line(middle, 7).mask * tongue, mix(red, palette.near, 0.45), 0.7)
    scene.veil(tongue * np.asarray(np.sin((X + Y) / 9) > 0.86, np.float32), palette.light, 0.12)


def _teeth(stage: Stage, x: float, foot: float, wide: float, high: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    bite = Stencil()
    top = foot - high + wide * 0.5
    angles = np.linspace(np.pi, 0, 19)
    bow = [(x + wide * 0.5 * float(np.cos(a)), top - wide * 0.5 * float(np.sin(a))) for a in angles]
    teeth(bite, [(x - wide * 0.5, foot - high * 0.34), *bow, (x + wide * 0.5, foot - high * 0.34)], 17, 74)
    for step in (-1, 1):
        line = [(x + step * wide * 0.5, foot + 6), (x + step * wide * 0.3, foot + 6)]
        teeth(bite, line if step > 0 else line[::-1], 2, 62)
    scene.paint(
        bite.mask,
        mix(palette.light, palette.horizon, 0.2),
        Look(volume=6, rim=0.6, shadow=0.6, drop=8, shade=0.5),
    )


def _face(stage: Stage, x: float, foot: float, wide: float, high: float, side: int) -> None:
    """Two round windows over the door that are its eyes, a knob and a lamp."""
    scene, palette = stage.scene, stage.scene.palette
    y = foot - high * 1.19
    rims = Stencil().disc(x - 96, y + 44, 56).disc(x + 96, y + 44, 56)
    scene.paint(rims.mask, mix(palette.accent, palette.near, 0.55), Look(volume=8, rim=0.9, shadow=0.5))
    shining_eyes(scene, [(x, y + 44, 330)], (x - side * 265, foot + 90))
    lids = Stencil()
    for way in (-1, 1):
        lids.line(stroke([(x + way * 28, y + 34), (x + way * 96, y - 6), (x + way * 164, y - 18)]), 17)
    scene.paint(lids.mask, mix(palette.accent, palette.near, 0.62), Look(volume=5, rim=0.8))
    knobs = (
        Stencil().disc(x - wide * 0.59, foot - high * 0.4, 15).disc(x + wide * 0.59, foot - high * 0.4, 15)
    )
    scene.paint(knobs.mask, mix(palette.light, palette.warm, 0.4), Look(volume=5, rim=0.9))


TWIST = Twist(
    name="hungry door",
    settings=("parlour", "snow", "meadow", "city of stairs", "library", "garden", "desert"),
    subjects=tuple(sorted(_GUESTS)),
    compose=_compose,
    number=302,
)
