"""On a steamed-up window someone has drawn something with a finger, and it serves."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, blur, each, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, circle, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.vessels import cup
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_SILL = 1040
_DRAWN = {
    "swing": Said("a swing, and someone sits on it", "huśtawkę i ktoś na niej siedzi"),
    "fish": Said("a fish, and someone on the sill angles for it", "rybę i ktoś łowi ją z parapetu"),
    "boat": Said("a boat, and a cat sails in it", "łódkę i płynie w niej kot"),
    "cage": Said("an open cage, and a dove flies out of it", "otwartą klatkę i wylatuje z niej gołąb"),
}


def _compose(stage: Stage) -> Said:
    stage.enclosed = True
    stage.back((WIDTH * 0.5, HEIGHT * 0.34), 480)
    stage.middle()
    stage.front()
    lines = Stencil()
    for points, width in _lines(stage.subject):
        lines.line(stroke(points), width)
    _drips(stage, lines)
    clear = lines.mask
    stage.focus(np.clip(blur(clear, 12) * 2, 0, 1))
    _steam(stage, clear)
    _frame(stage)
    _guest(stage)
    drawn = _DRAWN[stage.subject]
    return Said(
        f"on a steamed-up window a finger has drawn {drawn.en}",
        f"na zaparowanej szybie ktoś narysował palcem {drawn.pl}",
    )


def _lines(subject: str) -> list[tuple[list[Point], float]]:
    """The strokes of the finger, and how wide they are."""
    match subject:
        case "swing":
            bough = [(90.0, 250.0), (260, 220), (480, 226), (700, 190)]
            leaves = [
                ([(x, 210.0), (x + 24, 250), (x + 6, 296), (x - 18, 250), (x, 212)], 13.0)
                for x in (150.0, 590, 660)
            ]
            ropes = [([(x, 224.0), (x + 4, 500), (x, 742)], 19.0) for x in (270.0, 480)]
            return [(bough, 24), *leaves, *ropes, ([(240, 744), (375, 750), (512, 744)], 26)]
        case "fish":
            body = [
                (180.0, 430.0),
                (280, 330),
                (420, 310),
                (540, 400),
                (640, 300),
                (625, 420),
                (650, 540),
                (540, 440),
            ]
            back = [(540.0, 440.0), (420, 530), (280, 520), (180, 430)]
            scales = [([(x, 370.0), (x + 22, 425), (x, 480)], 15.0) for x in (330.0, 390, 450)]
            return [(body, 22), (back, 22), ([(246.0, 400.0), (254.0, 408.0), (246.0, 408.0)], 22), *scales]
        case "boat":
            hull = [(150.0, 700.0), (230, 830), (400, 850), (570, 830), (650, 700)]
            sail = [(420.0, 660.0), (420, 420), (420, 240), (500, 400), (610, 640), (420, 650)]
            sea = [(90.0 + 44 * k, 915.0 + (16 if k % 2 else -16)) for k in range(15)]
            return [(hull, 22), ([(150, 700), (400, 706), (650, 700)], 22), (sail, 20), (sea, 18)]
        case _:
            bars = [([(x, 420.0 + abs(x - 360) * 0.35), (x, 640), (x, 900)], 15.0) for x in (250.0, 320, 390)]
            dome = [
                (180.0, 900.0),
                (180, 560),
                (240, 430),
                (360, 370),
                (480, 430),
                (540, 560),
                (540, 900),
                (180, 900),
            ]
            gate = [(460.0, 660.0), (600, 610), (690, 640), (690, 860), (600, 900), (460, 880)]
            return [
                (dome, 22),
                *bars,
                ([(360, 370), (360, 290)], 16),
                (gate, 17),
                ([(460, 640), (460, 900)], 16),
            ]


def _drips(stage: Stage, lines: Stencil) -> None:
    dice, mask = stage.dice, lines.mask
    for _ in range(26):
        x = dice.between(110, WIDTH - 110)
        wet = np.flatnonzero(mask[:1000, int(x)] > 0.5)
        if len(wet):
            start = float(wet[-1] if dice.likely(0.5) else dice.pick(wet.tolist()))
            length = dice.between(30, 130)
            end = min(start + length, _SILL - 10)
            lines.line(stroke([(x, start), (x + dice.bell(2), (start + end) / 2), (x, end)]), 5)
            lines.disc(x, end, 6)


def _steam(stage: Stage, clear: Field) -> None:
    scene, palette = stage.scene, stage.scene.palette
    sharp = mix(scene.picture, palette.near, 0.3)
    breath = mix(mix(palette.horizon, palette.light, 0.5), palette.far, 0.22)
    misted = mix(blur(scene.picture, 15), breath, each(0.68 + 0.07 * scene.grain("cloud")))
    beads = np.asarray(scene.grain("stipple") > 0.93, np.float32)
    misted = mix(misted, palette.light, each(beads * 0.16))
    edge = np.clip(blur(clear, 2.5) - clear, 0, 1)
    scene.picture = mix(mix(misted, sharp, each(clear)), palette.light, each(edge * 0.55))
    scene.glowing = blur(scene.glowing, 15) * each(1 - clear) * 0.7 + scene.glowing * each(clear)


def _frame(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    pane = Stencil().box(84, 76, WIDTH - 84, _SILL, 4).mask
    wood = mix(mix(palette.second, palette.warm, 0.4), palette.near, 0.5)
    scene.glowing *= each(pane)
    warmth = scene.warmth.copy()
    scene.warmth = warmth * 0.5
    scene.paint(1 - pane, wood, Look(volume=10, rim=0.7, shadow=0.6, drop=14, texture=0.2))
    sill = Stencil().box(0, _SILL, WIDTH, _SILL + 26).mask
    scene.warmth = warmth
    scene.paint(sill, mix(wood, palette.light, 0.22), Look(volume=6, rim=0.9, shadow=0.3))


def _guest(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    strong = mix(palette.accent, palette.near, 0.1)
    match stage.subject:
        case "swing":
            stage.focus(stage.draw("sitting_edge", 380, 850, 320, strong))
            cup(scene, 660, _SILL + 40, 110)
        case "fish":
            stage.focus(stage.draw("fishing", 560, _SILL + 8, 300, strong, flip=True, grounded=True))
            line = stroke([(560 - 0.76 * 300, _SILL + 8 - 1.04 * 300), (230, 600), (188, 440)])
            scene.flat(Stencil().line(line, 2.4).mask, palette.near, 0.9)
        case "boat":
            stage.focus(stage.fit("cat", 330, 775, 260, 250, standing=True, colour=strong))
            cup(scene, 640, _SILL + 40, 110)
        case _:
            stage.focus(stage.fit("dove_flying", 610, 420, 230, 230, mix(palette.light, palette.accent, 0.1)))
            hand = Stencil().line(circle(150, _SILL - 40, 1), 1)
            for finger in range(5):
                angle = math.radians(-140 + 26 * finger)
                hand.segment((640, 990), (640 + 44 * math.cos(angle), 990 + 44 * math.sin(angle)), 12)
            scene.veil(
                hand.fill(curve([(620, 1000), (640, 976), (664, 1000), (642, 1020)])).mask, palette.near, 0.35
            )


TWIST = Twist(
    name="steamed window",
    settings=(
        "rooftops",
        "night market",
        "snow",
        "harbour",
        "forest",
        "canal town",
        "carnival",
        "railway station",
    ),
    subjects=tuple(sorted(_DRAWN)),
    compose=_compose,
    number=202,
)
