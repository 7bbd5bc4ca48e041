"""A hole in the ground in which the other half of the day lies: a night by day, a morning by night."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, oval, stroke
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud
from press.dreams.twists.parts import cord, starry, within
from press.dreams.twists.people.casting import grown, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_NIGHT = np.array([0.05, 0.07, 0.17], np.float32)
_MORNING = np.array([0.62, 0.83, 0.93], np.float32)
_X, _Y, _WIDE, _DEEP = WIDTH * 0.5, HEIGHT * 0.815, 274, 116
_DOING = {
    "sitting": Said("someone sits on its edge", "na jej skraju ktoś siedzi"),
    "fishing": Said("someone fishes in it", "ktoś łowi w niej ryby"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 + 0.3 * side), HEIGHT * 0.2) if palette.day else (_X, _Y - 30), 420)
    stage.middle()
    rim = Stencil().oval(_X, _Y, _WIDE + 12, _DEEP + 8).mask
    scene.paint(rim, mix(scene.plane(0.55), palette.warm, 0.25), Look(volume=5, rim=0.9, shadow=0.3))
    hole = Stencil().oval(_X, _Y, _WIDE, _DEEP).mask
    stage.focus(hole)
    scene.picture = mix(scene.picture, mix(scene.plane(0.85), palette.warm, 0.12), each(hole))
    roots = soft(np.sin(X / 9 + scene.grain("patch") * 2) + scene.grain("fine") * 0.4, 0.4, 1.2)
    scene.veil(hole * roots, palette.near, 0.4)
    opening = hole * Stencil().oval(_X, _Y + 46, _WIDE * 0.985, _DEEP).mask
    within(scene, opening, lambda: _inside(stage))
    if not palette.day:
        scene.beam([(_X - _WIDE, _Y), (_X + _WIDE, _Y), (_X + 390, -60), (_X - 390, -60)], 0.16, 30)
    _person(stage, side)
    stage.front()
    stage.enclosed = True
    where, doing = stage.place.within, _DOING[stage.subject]
    if palette.day:
        return Said(
            f"by day, a round hole {where.en} is full of night and stars; {doing.en}",
            f"w dzień okrągła dziura {where.pl} jest pełna nocy i gwiazd; {doing.pl}",
        )
    return Said(
        f"by night, a round hole {where.en} is full of bright sky and white clouds; {doing.en}",
        f"nocą okrągła dziura {where.pl} jest pełna jasnego nieba i białych chmur; {doing.pl}",
    )


def _inside(stage: Stage) -> None:
    scene, dice = stage.scene, stage.dice
    if scene.palette.day:
        scene.picture = scene.picture * 0 + mix(
            _NIGHT, scene.palette.top, each(soft(Y, _Y - 90, _Y + 300) * 0.5)
        )
        scene.glowing *= 0
        starry(scene, "hole", 1900, 0, HEIGHT)
        return
    scene.picture = scene.picture * 0 + mix(_MORNING, scene.palette.light, each(soft(Y, _Y - 80, _Y + 180)))
    bank = Stencil()
    for x, y, wide in ((-170, 40, 190), (90, 96, 260), (210, 20, 130), (-40, -6, 110)):
        cloud(scene, bank, _X + x + dice.bell(14), _Y + y, wide)
    scene.paint(bank.mask, np.ones(3, np.float32), Look(shadow=0.12, rim=0.3, shade=0.2, volume=10))
    scene.glowing += each(blur(Stencil().fill(oval(_X, _Y + 40, _WIDE, _DEEP)).mask, 20)) * _MORNING * 0.35


def _person(stage: Stage, side: int) -> None:
    """Someone who sits on the edge and looks down."""
    scene, dice, size = stage.scene, stage.dice, 400.0
    angle = math.radians(212)
    x, y = _X + side * _WIDE * math.cos(angle), _Y + _DEEP * math.sin(angle)
    mood = dice.pick([Feeling.CALM, Feeling.LONGING, Feeling.WONDER])
    actor = acting(Gesture.SEATED, mood, grown(dice), turn=0.7, gaze=(0.6, -0.8), tilt=8)
    at = x - side * 0.02 * size, y + 0.3 * size
    hand = put(stage, actor, (*at, size), scene.palette.accent, flip=side < 0, grounded=False).far
    if stage.subject == "fishing":
        tip = hand[0] + side * 150, hand[1] - 190
        rod = Stencil().line(stroke([(hand[0] - side * 36, hand[1] + 40), hand, tip]), 7)
        scene.paint(
            rod.mask, mix(scene.palette.warm, scene.palette.near, 0.4), Look(volume=3, rim=0.8, shadow=0.2)
        )
        cord(scene, [tip, (tip[0] + 2 * side, (tip[1] + _Y) / 2), (tip[0], _Y + 70)], 2.6)


TWIST = Twist(
    name="other sky below",
    settings=("empty plain", "wheat field", "desert", "chessboard plain", "frozen lake"),
    subjects=tuple(_DOING),
    compose=_compose,
    number=400,
)
