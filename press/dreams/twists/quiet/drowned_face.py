"""Seen from above: a boat on still water, and under the water a face."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon
from press.dreams.figures import limbs
from press.dreams.figures.figure import Figure, Tone
from press.dreams.figures.people.faces import Feeling, face
from press.dreams.figures.pieces import piece
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_X, _Y, _SIZE = WIDTH * 0.5, HEIGHT * 0.63, 600.0
_LOOKS = {
    "sleeping": (Feeling.SLEEP, (0.0, 0.0), Said("its eyes shut", "z zamkniętymi oczami")),
    "longing": (Feeling.LONGING, (0.5, 0.9), Said("its eyes on the boat", "która patrzy na łódkę")),
    "fear": (Feeling.FEAR, (0.4, 0.9), Said("its eyes wide", "z szeroko otwartymi oczami")),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.enclosed = True
    stage.back((WIDTH * 0.7, HEIGHT * 0.12), 600)
    stage.middle()
    stage.front()
    side = dice.pick([-1, 1])
    shallow = mix(mix(palette.watery, palette.horizon, 0.3), palette.light, 0.12)
    deep = mix(mix(palette.watery, palette.near, 0.55), palette.top, 0.3)
    away = np.hypot(X - _X, (Y - _Y) * 0.8) / 560
    water = mix(shallow, deep, each(soft(away + 0.06 * scene.grain("cloud"), 0.25, 1.25)))
    scene.picture = np.asarray(water * each(1 + 0.02 * scene.grain("brush")), np.float32)
    scene.glowing *= 0
    feeling, gaze, told = _LOOKS[stage.subject]
    turn = side * dice.between(6, 14)
    _hair(stage)
    skin = dice.pick([Tone.FAIR, Tone.TAWNY, Tone.BROWN])
    parts = [*face(feeling, skin, gaze=(side * gaze[0], gaze[1])), piece(_PARTED, Tone.DEEP)]
    shape = stage.draw(Figure("face", parts, roundness=0.05), _X, _Y, _SIZE, palette.second, turn=turn)
    stage.focus(shape)
    scene.veil(np.ones_like(X), mix(shallow, deep, 0.45), 0.3)
    scene.veil(soft(Y, HEIGHT * 0.7, HEIGHT * 1.05), deep, 0.4)
    _ripples(stage)
    at = WIDTH * (0.5 + 0.2 * side), HEIGHT * 0.2
    _boat(stage, at, side * 24)
    return Said(
        f"seen from above: a small boat on calm water, and under it a giant face, {told.en}",
        f"widok z góry: mała łódka na spokojnej wodzie, a pod wodą olbrzymia twarz, {told.pl}",
    )


_PARTED = "-.39,-.1! -.43,.26 -.3,.5 0,.59 .3,.5 .43,.26 .39,-.1! .35,.2 .22,.38 .03,.44! -.16,.39 -.34,.2"


def _hair(stage: Stage) -> None:
    """Strands that float round the head."""
    dice, palette = stage.dice, stage.scene.palette
    strands, light = Stencil(), Stencil()
    for step in range(150):
        angle = math.radians(-222 + step * 264 / 149 + dice.bell(3))
        reach, sway = dice.between(330, 560), dice.bell(0.12)
        points: list[Point] = []
        for share in (0.42, 0.55, 0.7, 0.85, 1.0):
            bent = angle + (sway + 0.3 * math.cos(angle)) * share**2 + 0.09 * math.sin(share * 8 + angle * 3)
            points.append((_X + reach * share * math.cos(bent), _Y - 20 + reach * share * math.sin(bent)))
        lock = limbs.limb(*((x, y, 8.5 * (1 - at / 4.4)) for at, (x, y) in enumerate(points)))
        (light if step % 5 == 0 else strands).fill(polygon(lock))
    tint = mix(palette.near, palette.second, 0.18)
    look = Look(volume=5, rim=0.5, shadow=0.25, drop=8)
    stage.scene.paint(strands.mask, tint, look)
    stage.scene.paint(light.mask, mix(tint, palette.second, 0.35), look)


def _ripples(stage: Stage) -> None:
    """A net of light on the water."""
    scene = stage.scene
    wave = np.sin(X / 62 + 2.2 * np.sin(Y / 83) + scene.grain("patch") * 0.9)
    wave = wave + np.sin(Y / 44 + 2.4 * np.sin(X / 97) + scene.grain("cloud") * 0.8)
    net = soft(1 - np.abs(wave) * 2.4, 0.45, 1)
    scene.shine(blur(np.asarray(net, np.float32), 2.2), 0.16)


def _boat(stage: Stage, at: Point, turn: float) -> None:
    """A rowing boat from above, with someone in it, and rings round it."""
    scene, palette = stage.scene, stage.scene.palette
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(a: float, b: float) -> Point:
        return at[0] + a * cos - b * sin, at[1] + a * sin + b * cos

    rings = Stencil()
    for step in range(3):
        rings.line(oval(*at, 110 + 46 * step, 160 + 46 * step, turn), 3.5 - step)
    scene.shine(rings.mask, 0.25)
    shade = Stencil().fill(oval(at[0] + 26, at[1] + 44, 60, 128, turn)).mask
    scene.veil(blur(shade, 9), palette.near, 0.5)
    hull = [
        (0, -132),
        (40, -84),
        (54, -10),
        (48, 70),
        (30, 112),
        (-30, 112),
        (-48, 70),
        (-54, -10),
        (-40, -84),
    ]
    oars = Stencil()
    for side in (-1, 1):
        oars.segment(spot(side * 20, 8), spot(side * 128, 40), 7)
        oars.segment(spot(side * 104, 33), spot(side * 136, 43), 15)
    wood = mix(palette.warm, palette.light, 0.2)
    body = Stencil().fill(curve([spot(*p) for p in hull])).mask
    scene.paint(body, wood, Look(volume=8, rim=1, shadow=0.3))
    stage.focus(body)
    inside = Stencil().fill(curve([spot(a * 0.8, b * 0.86) for a, b in hull])).mask
    scene.paint(inside, mix(wood, palette.near, 0.55), Look(volume=6, rim=0.4, shadow=0))
    seats = Stencil()
    for row in (-52, 14, 76):
        seats.segment(spot(-38, row), spot(38, row), 15)
    scene.paint(seats.mask * inside, mix(wood, palette.light, 0.15), Look(volume=4, rim=0.8))
    scene.paint(oars.mask, mix(wood, palette.near, 0.2), Look(volume=3, rim=0.9, shadow=0.3))
    coat = Stencil().fill(oval(*spot(0, 20), 42, 26, turn))
    for side in (-1, 1):
        coat.segment(spot(side * 34, 18), spot(side * 28, 2), 18)
    scene.paint(coat.mask, palette.accent, Look(volume=8, rim=0.9))
    scene.paint(
        Stencil().disc(*spot(0, 16), 31).mask, mix(palette.light, palette.warm, 0.2), Look(volume=5, rim=1)
    )
    scene.paint(
        Stencil().disc(*spot(0, 15), 17).mask, mix(palette.light, palette.near, 0.25), Look(volume=4, rim=1)
    )


TWIST = Twist(
    name="face in the water",
    settings=("sea",),
    subjects=tuple(_LOOKS),
    compose=_compose,
    number=403,
)
