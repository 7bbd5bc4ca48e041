"""A thunderstorm under a roof, and a bear that holds an umbrella over someone."""

from itertools import pairwise

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, oval, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_SHELTERED = {
    "reading_on_floor": Said("someone who reads", "kimś, kto czyta"),
    "playing_cello": Said("someone who plays the cello", "kimś, kto gra na wiolonczeli"),
    "knitting": Said("someone who knits", "kimś, kto robi na drutach"),
    "painting_at_easel": Said("someone who paints", "kimś, kto maluje"),
    "sleeping_curled": Said("someone asleep", "kimś, kto śpi"),
}


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    stage.back((WIDTH * 0.5, HEIGHT * 0.34), 440)
    stage.middle()
    side = dice.pick([-1, 1])
    scene.veil(blur(Stencil().box(0, 0, WIDTH, HEIGHT).mask, 3), mix(palette.near, palette.middle, 0.5), 0.3)
    foot = HEIGHT * 0.9
    _puddles(stage, foot)
    for depth in range(2):
        _rain(stage, 56 - 16 * depth, 2.2 + 1.2 * depth, foot)
        if depth == 0:
            _clouds(stage, side)
            _pair(stage, side, foot)
    stage.front()
    who, where = _SHELTERED[stage.subject], stage.place.within
    return Said(
        f"a thunderstorm breaks {where.en}, and a bear holds an umbrella over {who.en}",
        f"{where.pl} szaleje burza, a niedźwiedź trzyma parasol nad {who.pl}",
    )


def _clouds(stage: Stage, side: int) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    x = WIDTH * 0.5 + side * 250
    bolt = polygon(
        [(x, 250), (x - 62, 450), (x - 14, 446), (x - 70, 640), (x + 52, 410), (x + 4, 414), (x + 46, 250)]
    )
    scene.shine(blur(Stencil().fill(bolt).mask, 20), 0.7)
    scene.glow(Stencil().fill(bolt).mask, mix(palette.light, [1, 1, 1], 0.4), 1)
    scene.lamp_at(x - 20, 420, 300, 0.7)
    for row in range(3):
        bank = Stencil()
        for step in range(4):
            cloud(
                scene, bank, 40 + step * 240 + dice.between(-40, 40), 130 + 66 * row, dice.between(340, 440)
            )
        tint = mix(mix(palette.middle, palette.near, 0.62), palette.far, 0.12 + 0.17 * row)
        scene.paint(bank.mask, tint, Look(volume=24, rim=0.85, shade=0.85, shadow=0.6, drop=18))


def _rain(stage: Stage, count: int, width: float, foot: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    streaks = Stencil()
    for _ in range(count):
        x, y = dice.between(-20, WIDTH + 60), dice.between(280, foot - 60)
        length = dice.between(46, 120)
        streaks.segment((x, y), (x - length * 0.16, y + length), width)
    dry = Stencil().fill(oval(WIDTH * 0.5, foot - 170, 230, 230)).mask
    scene.flat(streaks.mask * (1 - dry), mix(palette.light, palette.horizon, 0.2), 0.55)


def _puddles(stage: Stage, foot: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    wet = (
        Stencil()
        .oval(WIDTH * 0.5, foot + 24, 350, 62)
        .oval(WIDTH * 0.2, foot + 70, 200, 36)
        .oval(WIDTH * 0.8, foot + 66, 220, 40)
        .mask
    )
    scene.paint(wet, mix(palette.watery, palette.middle, 0.4), Look(volume=5, rim=1, shadow=0.2, shade=0.3))
    rings = Stencil()
    for _ in range(22):
        x, y = stage.dice.between(60, WIDTH - 60), foot + stage.dice.between(10, 80)
        rings.line(oval(x, y, stage.dice.between(12, 30), 7), 2.4)
    scene.flat(rings.mask * wet, palette.light, 0.8)
    x, y = WIDTH * 0.17, foot + 72
    paper = Stencil().fill(
        polygon(
            [
                (x - 46, y - 14),
                (x - 14, y + 10),
                (x + 20, y + 10),
                (x + 50, y - 14),
                (x + 14, y - 12),
                (x, y - 46),
                (x - 14, y - 12),
            ]
        )
    )
    scene.paint(paper.mask, palette.light, Look(volume=4, rim=0.8, shadow=0.5, drop=5))
    scene.flat(Stencil().line(stroke([(x, y - 44), (x + 1, y - 26), (x, y - 8)]), 2).mask, palette.near, 0.5)


def _pair(stage: Stage, side: int, foot: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x = WIDTH * 0.5
    fur = mix(palette.warm, palette.near, 0.42)
    stage.focus(stage.fit("bear", x + side * 172, foot, 400, 420, fur, standing=True, flip=side > 0))
    stage.focus(stage.fit(stage.subject, x - side * 66, foot + 22, 270, 270, standing=True, flip=side < 0))
    hand, tip = (x + side * 76, foot - 236), (x - side * 20, foot - 520)
    scene.paint(
        Stencil().segment(hand, tip, 10).mask, mix(palette.near, palette.warm, 0.3), Look(volume=3, rim=0.9)
    )
    cx, cy, reach = tip[0], tip[1] + 4, 236
    ribs = [cx - reach, cx - reach * 0.52, cx, cx + reach * 0.52, cx + reach]
    path = Stencil()
    outline = [(cx - reach, cy + 130.0)]
    for start, end in pairwise(ribs):
        outline += [((start + end) / 2, cy + 112.0), (end, cy + 130.0)]
    dome = [
        (cx + reach * 0.86, cy + 46),
        (cx + reach * 0.45, cy - 22),
        (cx, cy - 40),
        (cx - reach * 0.45, cy - 22),
        (cx - reach * 0.86, cy + 46),
    ]
    cloth = path.fill(polygon([*outline, *dome])).mask
    scene.paint(cloth, palette.accent, Look(volume=22, rim=1, shade=0.8, shadow=0.6, drop=18))
    stage.focus(cloth)
    seams = Stencil()
    for rib in ribs[1:-1]:
        seams.line(stroke([(cx, cy - 40), ((cx + rib) / 2 + (rib - cx) * 0.2, cy + 16), (rib, cy + 130)]), 3)
    scene.flat(seams.mask * cloth, mix(palette.accent, palette.near, 0.6), 0.8)
    paw = Stencil().oval(hand[0] + side * 8, hand[1] + 10, 40, 30).mask
    scene.paint(paw, mix(fur, palette.near, 0.1), Look(volume=9, rim=0.8, shadow=0.4))
    splash = Stencil()
    for step in range(12):
        at = step / 11
        sx, sy = cx - reach + 2 * reach * at, cy + 100 - 140 * (1 - (2 * at - 1) ** 2)
        splash.segment((sx, sy - 8), (sx + (at - 0.5) * 20, sy - 24), 3)
    scene.flat(splash.mask, palette.light, 0.8)


TWIST = Twist(
    name="indoor rain",
    settings=("attic", "library", "room with a window", "theatre stage", "railway station", "underground"),
    subjects=tuple(sorted(_SHELTERED)),
    compose=_compose,
    number=213,
)
