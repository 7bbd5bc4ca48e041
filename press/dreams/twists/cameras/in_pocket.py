"""Inside a pocket, where someone tiny lives among the change."""

import math

import numpy as np

from press.dreams.easel.paper import WIDTH, X, Y, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, circle, curve, oval
from press.dreams.stage import Stage
from press.dreams.things.furnishings import candle
from press.dreams.things.skin import skin as flesh
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_LIVES = {
    "reading_on_floor": Said("reads", "czyta"),
    "knitting": Said("knits", "robi na drutach"),
    "playing_cello": Said("plays the cello", "gra na wiolonczeli"),
    "sleeping_curled": Said("sleeps", "śpi"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    stage.enclosed = True
    stage.back((WIDTH * 0.5, 150), 420)
    stage.middle()
    stage.front()
    _cloth(stage)
    _fingers(stage)
    side = dice.pick([-1, 1])
    _things(stage, side)
    foot = 905
    stage.focus(stage.fit(stage.subject, WIDTH * 0.5, foot, 330, 290, standing=True, flip=side > 0))
    candle(scene, WIDTH * 0.5 + side * 205, foot + 10, 130)
    scene.lamp_at(WIDTH * 0.5, 780, 300, 0.6)
    lives = _LIVES[stage.subject]
    return Said(
        f"deep in a pocket someone tiny {lives.en} on a button by candlelight, and a huge hand reaches in",
        f"na dnie kieszeni ktoś malutki {lives.pl} na guziku przy świecy, a do środka sięga wielka ręka",
    )


def _cloth(stage: Stage) -> None:
    """The lining all round, its weave, and the stitches of the seams."""
    scene, palette = stage.scene, stage.scene.palette
    slit = [(40, 60), (220, 20), (580, 20), (760, 60), (690, 190), (520, 262), (280, 262), (110, 190)]
    opening = Stencil().fill(curve([(float(x), float(y)) for x, y in slit])).mask
    scene.glowing *= opening[..., None]
    deep = soft(Y, 150, 1100)
    lining = mix(mix(palette.accent, palette.middle, 0.35), palette.near, 0.38)
    scene.light_from(WIDTH * 0.5, 120, 560, 0.75)
    scene.paint(1 - opening, lining, Look(volume=16, rim=0.9, shadow=0.7, drop=22, texture=0.2))
    weave = np.asarray((X + Y) % 11 < 3, np.float32) + np.asarray((X - Y) % 11 < 3, np.float32)
    scene.veil(weave * (1 - opening), palette.near, 0.16)
    scene.veil(np.asarray((X + Y * 0.15) % 96 < 9, np.float32) * (1 - opening), palette.second, 0.28)
    scene.veil(deep * (1 - opening), palette.near, 0.42)
    folds = soft(np.sin(X / 66 + np.sin(Y / 210) * 1.6), 0.3, 1) * soft(Y, 260, 420)
    scene.veil(folds * (1 - opening), palette.near, 0.34)
    stitches = Stencil()
    for step in range(26):
        y = 290 + step * 36
        for seam in (86, WIDTH - 86):
            x = seam + 12 * math.sin(step * 0.5)
            stitches.segment((x, y), (x + 3, y + 20), 6)
    for step in range(20):
        at = step / 19
        stitches.segment(
            (120 + 560 * at, 296 - 90 * (2 * at - 1) ** 2), (138 + 560 * at, 296 - 90 * (2 * at - 1) ** 2), 6
        )
    scene.paint(
        stitches.mask, mix(palette.light, palette.horizon, 0.3), Look(volume=3, rim=0.7, shadow=0.5, drop=4)
    )


def _fingers(stage: Stage) -> None:
    """Four fingers of somebody's hand, as far as the second joint."""
    scene, palette = stage.scene, stage.scene.palette
    skin = flesh(palette)
    for place, (x, tip) in enumerate(((262, 392), (352, 470), (444, 484), (532, 420))):
        lean = (place - 1.5) * 16
        wide = 43 - abs(place - 1.5) * 3
        shape = [
            (x - wide, -40.0),
            (x - wide + lean * 0.4, tip * 0.5),
            (x - wide * 0.92 + lean, tip - 50),
            (x + lean, tip),
            (x + wide * 0.92 + lean, tip - 50),
            (x + wide + lean * 0.4, tip * 0.5),
            (x + wide, -40.0),
        ]
        finger = Stencil().fill(curve(shape)).mask
        scene.paint(finger, skin, Look(volume=20, rim=0.8, shade=0.75, shadow=0.65, drop=26))
        stage.focus(finger)
        nail = Stencil().fill(oval(x + lean, tip - 44, wide * 0.52, 34)).mask
        scene.paint(
            nail, mix(skin, palette.light, 0.4), Look(volume=6, rim=0.8, shadow=0.15, shade=0.4, drop=3)
        )
        creases = Stencil()
        for up in (168, 178):
            y = tip - up
            creases.segment((x - wide * 0.55 + lean * 0.7, y), (x + wide * 0.55 + lean * 0.7, y + 3), 3)
        scene.flat(creases.mask * finger, mix(skin, palette.near, 0.5), 0.6)


def _things(stage: Stage, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x, y = WIDTH * 0.5, 960
    brass = mix(mix(palette.warm, palette.light, 0.35), palette.near, 0.15)
    stage.draw("key", x - side * 60, 1105, 620, brass, flip=side > 0, turn=side * 8)
    look = Look(volume=12, rim=0.9, shade=0.75, shadow=0.75, drop=20)
    edge = Stencil().oval(x, y + 26, 290, 92).mask
    colour = mix(palette.second, palette.near, 0.2)
    scene.paint(edge, mix(colour, palette.near, 0.4), look)
    top = Stencil().oval(x, y, 290, 92).mask
    scene.paint(top, colour, look)
    scene.flat(Stencil().line(oval(x, y, 240, 70), 7).mask, mix(colour, palette.near, 0.5), 0.6)
    holes = Stencil()
    for aside, down in ((-58, -2), (58, -2), (-40, 34), (40, 34)):
        holes.oval(x + aside, y + down, 22, 10)
    scene.flat(holes.mask, palette.near, 0.9)
    coin = x + side * 250, 1085
    scene.paint(Stencil().disc(*coin, 84).mask, brass, Look(volume=10, rim=1, shadow=0.7, drop=14))
    scene.flat(Stencil().line(circle(*coin, 70), 4).mask, mix(brass, palette.near, 0.6), 0.7)
    stage.fit("crown", *coin, 84, 76, mix(brass, palette.near, 0.25))
    stage.draw("mouse", x - side * 262, 1010, 120, mix(palette.far, palette.light, 0.25), flip=side < 0)


TWIST = Twist(
    name="in a pocket",
    settings=(
        "night market",
        "snow",
        "harbour",
        "wheat field",
        "railway station",
        "carnival",
        "orchard",
        "forest",
    ),
    subjects=tuple(sorted(_LIVES)),
    compose=_compose,
    number=203,
)
