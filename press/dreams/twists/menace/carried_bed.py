"""Small creatures carry a sleeper off to where eyes are waiting."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, oval, stroke
from press.dreams.stage import Stage
from press.dreams.things.furnishings import bed
from press.dreams.things.lurking import shining_eyes
from press.dreams.twists.parts import sleeper
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEARERS = {
    "ant": Said("ants", "mrówki"),
    "mouse": Said("mice", "myszy"),
    "crab": Said("crabs", "kraby"),
    "hedgehog": Said("hedgehogs", "jeże"),
    "penguin": Said("penguins", "pingwiny"),
    "tortoise": Said("tortoises", "żółwie"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, foot, wide = WIDTH * 0.4, HEIGHT * 0.85, 480
    stage.back((WIDTH * 0.3, HEIGHT * 0.4), 470)
    stage.middle()
    _burrow(stage)
    tint = (
        mix(palette.near, palette.accent, 0.35)
        if stage.subject == "ant"
        else mix(palette.second, palette.near, 0.1)
    )
    for row, (count, down) in enumerate(((5, -26), (5, 20))):
        for step in range(count):
            at = x - wide * 0.46 + wide * 0.92 * step / (count - 1) + (28 if row else 0)
            _bearer(stage, at, foot + down + dice.between(-6, 6), mix(tint, palette.near, 0.25 * (1 - row)))
        if row == 0:
            bottom = foot - 86
            stage.focus(bed(scene, x, bottom, wide))
            stage.focus(Stencil().box(x - wide / 2, bottom - 120, x + wide / 2, bottom).mask)
            sleeper(stage, x - wide * 0.31, bottom - wide * 0.385, wide * 0.064)
    stage.draw("candle", x + wide * 0.5, foot - 90 - wide * 0.36, 80, palette.warm)
    scene.lamp_at(x + wide * 0.5, foot - 150 - wide * 0.36, 220, 0.6)
    stage.front()
    who, where = _BEARERS[stage.subject], stage.place.within
    return Said(
        f"{who.en} carry a sleeper in bed {where.en} towards a dark burrow full of eyes",
        f"{who.pl} niosą łóżko ze śpiącym {where.pl} do ciemnej nory pełnej oczu",
    )


def _bearer(stage: Stage, x: float, y: float, tint: Colour) -> None:
    if stage.subject == "ant":
        stage.focus(_ant(stage, x, y, 118, tint))
    else:
        stage.focus(stage.fit(stage.subject, x, y, 118, 104, tint, standing=True))


def _ant(stage: Stage, x: float, y: float, long: float, tint: Colour) -> Field:
    """An ant that walks to the right; gives its stencil."""
    scene, palette = stage.scene, stage.scene.palette
    legs, body = Stencil(), Stencil()
    for step in range(6):
        root = x + long * (-0.08 + 0.06 * (step % 3)), y - long * 0.3
        reach = long * (-0.34 + 0.32 * (step % 3) + (0.1 if step > 2 else 0))
        knee = root[0] + reach * 0.6, y - long * 0.46
        legs.line(stroke([root, knee, (root[0] + reach, y)]), 4.5)
    for way in (0.16, 0.3):
        legs.line(
            stroke(
                [
                    (x + long * 0.34, y - long * 0.42),
                    (x + long * (0.36 + way * 0.5), y - long * 0.68),
                    (x + long * (0.4 + way), y - long * 0.66),
                ]
            ),
            3.4,
        )
    scene.paint(legs.mask, mix(tint, palette.near, 0.4), Look(volume=3, rim=0.8, shadow=0.3))
    body.fill(oval(x - long * 0.3, y - long * 0.34, long * 0.22, long * 0.145, -12))
    body.oval(x - long * 0.02, y - long * 0.32, long * 0.12, long * 0.085)
    body.fill(oval(x + long * 0.26, y - long * 0.37, long * 0.145, long * 0.12, 12))
    scene.paint(body.mask, tint, Look(volume=6, rim=0.9, shadow=0.4))
    eye = Stencil().disc(x + long * 0.31, y - long * 0.4, long * 0.036)
    scene.flat(eye.mask, palette.light)
    scene.flat(Stencil().disc(x + long * 0.32, y - long * 0.4, long * 0.018).mask, palette.near)
    return body.mask


def _burrow(stage: Stage) -> None:
    """A hole under a mound at the right edge, with roots about it and eyes inside."""
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    x, y = WIDTH * 0.93, HEIGHT * 0.86
    edge = [(-300, 60), (-262, -220), (-176, -500), (-40, -690), (120, -720), (260, -500), (300, 80)]
    mound = curve([(x + a, y + b) for a, b in edge])
    earth = mix(mix(scene.plane(0.6), palette.leafy, 0.25), palette.near, 0.3)
    mask = Stencil().fill(mound).mask
    scene.paint(mask, earth, Look(volume=24, rim=0.8, shadow=0.6, drop=16))
    inside = [(-200, 20), (-188, -200), (-120, -420), (20, -500), (160, -300), (160, 30)]
    hole = Stencil().fill(curve([(x + a, y + b) for a, b in inside])).mask
    scene.flat(hole, mix(palette.near, palette.top, 0.06))
    stage.focus(hole)
    roots = Stencil()
    for step in range(8):
        angle = -math.pi * (0.36 + 0.09 * step)
        start = x + 10 + 215 * math.cos(angle), y - 100 + 410 * math.sin(angle)
        roots.line(
            stroke(
                [
                    start,
                    (start[0] + 16, start[1] + 50),
                    (start[0] + dice.between(-26, 26), start[1] + dice.between(70, 130)),
                ]
            ),
            7,
        )
    scene.paint(roots.mask, mix(earth, palette.near, 0.5), Look(volume=3, rim=0.8, shadow=0.3))
    looks = (
        (-96, -340, 58),
        (-10, -410, 44),
        (6, -300, 84),
        (-126, -236, 50),
        (-40, -196, 64),
        (-120, -120, 78),
        (-8, -92, 56),
        (-104, -40, 44),
        (-30, -14, 36),
        (36, -170, 40),
    )
    pairs = [(x + a, y + b, float(wide)) for a, b, wide in looks]
    shining_eyes(scene, pairs, (WIDTH * 0.35, HEIGHT * 0.65), mix(palette.light, palette.warm, 0.4))


TWIST = Twist(
    name="carried bed",
    settings=("meadow", "garden", "desert", "snow", "wheat field", "forest", "orchard"),
    subjects=tuple(sorted(_BEARERS)),
    compose=_compose,
    number=315,
)
