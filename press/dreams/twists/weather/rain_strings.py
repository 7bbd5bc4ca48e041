"""The rain hangs in strings, and someone plays on them."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, stroke
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_STRINGS = 15


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    side = dice.pick([-1, 1])
    stage.back((WIDTH * 0.5, HEIGHT * 0.4), 470)
    scene.veil(blur(Stencil().box(0, 0, WIDTH, 330).mask, 90), mix(palette.near, palette.top, 0.5), 0.6)
    stage.middle()
    x = WIDTH * 0.5 - side * 215
    foot = stage.footing(x, 0.88)
    hand = x + side * 92, foot - 250
    strings, bright = Stencil(), Stencil()
    for string in range(_STRINGS):
        top = WIDTH * 0.5 + side * (-230 + string * 41)
        low = WIDTH * 0.5 + side * (-96 + string * 30)
        if string < 3:
            bright.line(stroke([(top, 250.0), (hand[0] + side * 10 * string, hand[1]), (low, foot + 20)]), 5)
        else:
            strings.line(
                stroke([(top, 250.0), ((top + low) / 2, 600), (low, foot + 10 + 12 * (string % 3))]), 3.6
            )
        strings.oval(low, foot + 12 + 12 * (string % 3), 15, 5)
    stage.focus(strings.mask)
    scene.shine(blur(strings.mask, 5), 0.4)
    scene.flat(strings.mask, mix(palette.light, palette.horizon, 0.15), 0.85)
    scene.glow(bright.mask, palette.light, 0.9)
    drops = Stencil()
    for string in range(_STRINGS):
        for _ in range(3):
            at = dice.between(0.1, 0.95)
            here = _along(string, side, at, foot)
            drops.oval(here[0], here[1], 4.6, 7)
    scene.glow(drops.mask, palette.light, 0.3)
    for row in range(3):
        bank = Stencil()
        for step in range(4):
            cloud(
                scene, bank, 40 + step * 240 + dice.between(-40, 40), 112 + 62 * row, dice.between(330, 440)
            )
        tint = mix(mix(palette.middle, palette.near, 0.5), palette.far, 0.14 + 0.17 * row)
        scene.paint(bank.mask, tint, Look(volume=24, rim=0.85, shade=0.8, shadow=0.5, drop=16))
    for place, (string, at) in enumerate(((4, 0.44), (6, 0.24), (8, 0.58), (10, 0.36), (12, 0.7), (13, 0.2))):
        here = _along(string, side, at, foot)
        tint = dice.pick([palette.accent, palette.second, mix(palette.light, palette.accent, 0.4)])
        stage.focus(
            stage.fit(stage.subject, *here, 118, 104, tint, flip=place % 2 > 0, turn=dice.between(-14, 14))
        )
    player = mix(palette.accent, palette.near, 0.1)
    stage.focus(stage.draw("conductor", x, foot, 330, player, flip=side < 0, grounded=True))
    scene.shine(blur(Stencil().disc(*hand, 30).mask, 14), 0.5)
    stage.draw(
        "frog",
        WIDTH * 0.5 + side * 300,
        foot + 40,
        92,
        mix(palette.leafy, palette.near, 0.15),
        flip=side > 0,
        grounded=True,
    )
    stage.front()
    stage.enclosed = True
    many, where = stage.noun.many, stage.place.within
    return Said(
        f"the rain {where.en} hangs in strings that someone plucks; {many.en} sit on them like notes",
        f"deszcz {where.pl} wisi jak struny, które ktoś trąca; {many.pl} siedzą na nich jak nuty",
    )


def _along(string: int, side: int, at: float, foot: float) -> Point:
    top = WIDTH * 0.5 + side * (-230 + string * 41)
    low = WIDTH * 0.5 + side * (-96 + string * 30)
    return top + (low - top) * at + math.sin(at * math.pi) * 2, 250 + (foot - 250) * at


TWIST = Twist(
    name="rain strings",
    settings=("wheat field", "harbour", "meadow", "rooftops", "garden", "desert", "snow", "canal town"),
    subjects=("swallow", "owl", "butterfly", "carp", "cat", "bat"),
    compose=_compose,
    number=215,
)
