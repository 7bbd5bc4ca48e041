"""A stroke of lightning stands still, and a child has hung a swing on it."""

import math
from collections.abc import Callable

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_HANGS = {
    "swing": Said("someone swings on it", "ktoś się na nim huśta"),
    "lanterns": Said(
        "lanterns hang on it; a child admires them", "wiszą na nim latarnie; podziwia je dziecko"
    ),
    "washing": Said("washing hangs on it to dry", "suszy się na nim pranie"),
    "owls": Said("owls sit on it in a row", "siedzą na nim rzędem sowy"),
}


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    side = stage.dice.pick([-1, 1])
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 400)
    sky = blur(Stencil().box(0, 0, WIDTH, HEIGHT * 0.36).mask, 90)
    scene.veil(sky, mix(palette.near, palette.top, 0.4), 0.72)
    stage.middle()

    def spot(a: float, b: float) -> Point:
        return WIDTH * 0.5 + side * a, b

    foot = stage.footing(spot(-190, 0)[0], 0.87)
    trunk = [
        spot(-40, 200),
        spot(-120, 330),
        spot(-70, 372),
        spot(-210, 560),
        spot(-150, 600),
        spot(-230, foot),
    ]
    bough = [spot(-70, 372), spot(60, 360), spot(104, 410), spot(230, 372), spot(330, 420)]
    twigs = [
        [spot(-150, 600), spot(-60, 640), spot(-40, 690)],
        [spot(-120, 330), spot(-250, 380), spot(-280, 440)],
    ]
    _bolt(stage, trunk, 34)
    _bolt(stage, bough, 22)
    for twig in twigs:
        _bolt(stage, twig, 13)
    _clouds(stage)
    _hang(stage, spot, side, foot)
    stage.front()
    stage.enclosed = True
    hangs, where = _HANGS[stage.subject], stage.place.within
    return Said(
        f"a flash of lightning stands {where.en} like a tree, and {hangs.en}",
        f"piorun stoi {where.pl} jak drzewo; {hangs.pl}",
    )


def _bolt(stage: Stage, joints: list[Point], width: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    left, right = [], []
    for place, (x, y) in enumerate(joints):
        half = width * (1 - 0.75 * place / (len(joints) - 1)) / 2
        before, after = joints[max(0, place - 1)], joints[min(len(joints) - 1, place + 1)]
        length = math.dist(before, after) or 1
        across = -(after[1] - before[1]) / length * half, (after[0] - before[0]) / length * half
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    shape = polygon([*left, *reversed(right)])
    aura = blur(Stencil().line(shape, width * 1.6).fill(shape).mask, 16)
    scene.shine(aura, 0.5, mix(palette.light, palette.second, 0.3))
    bolt = Stencil().fill(shape).mask
    stage.focus(Stencil().fill(shape).line(shape, 26).mask)
    scene.glow(bolt, mix(palette.light, [1, 1, 1], 0.4), 0.9)
    for x, y in joints[1::2]:
        scene.lamp_at(x, y, 170, 0.4)


def _clouds(stage: Stage) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    for row in range(3):
        bank = Stencil()
        for step in range(4):
            cloud(
                scene, bank, 60 + step * 230 + dice.between(-40, 40), 110 + 56 * row, dice.between(330, 440)
            )
        tint = mix(mix(palette.top, palette.near, 0.35), palette.far, 0.14 + 0.12 * row)
        scene.paint(bank.mask, tint, Look(volume=22, rim=0.75, shade=0.8, shadow=0.5, drop=16))


def _hang(stage: Stage, spot: Callable[[float, float], Point], side: int, foot: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "swing":
            x, y = spot(190, 850)
            ropes = Stencil()
            for aside in (-46, 46):
                ropes.segment((x - side * 60 + aside * 0.8, 388), (x + aside, y), 4)
            scene.paint(ropes.mask, mix(palette.warm, palette.light, 0.3), Look(volume=3, rim=0.8))
            scene.paint(
                Stencil().box(x - 66, y, x + 66, y + 14, 4).mask,
                mix(palette.warm, palette.near, 0.4),
                Look(volume=4),
            )
            stage.focus(stage.draw("sitting_edge", x, y + 88, 250, flip=side < 0, turn=-6 * side))
            stage.draw("cat", spot(-60, 0)[0], foot + 8, 120, flip=side < 0, grounded=True)
        case "lanterns":
            for at, drop in ((30, 100), (110, 190), (220, 120), (300, 210), (-270, 130)):
                x, top = spot(at, 400)
                scene.flat(Stencil().segment((x, top), (x, top + drop), 3).mask, palette.light, 0.8)
                stage.focus(stage.fit("lantern", x, top + drop + 50, 100, 110))
                scene.lamp_at(x, top + drop + 40, 130, 0.6)
            stage.focus(
                stage.draw("child_on_shoulders", spot(150, 0)[0], foot, 270, flip=side > 0, grounded=True)
            )
        case "washing":
            line = [spot(-200, 560), spot(60, 640), spot(420, 540)]
            scene.flat(Stencil().line(stroke(line), 3).mask, palette.light, 0.8)
            for place, at in enumerate((-110, -10, 90, 190, 290)):
                x, y = spot(at, 615 - abs(at - 60) * 0.12)
                wide = 42
                if place % 2:
                    shape = [
                        (-wide, 0),
                        (wide, 0),
                        (wide * 0.9, 150),
                        (6, 140),
                        (0, 40),
                        (-6, 140),
                        (-wide * 0.9, 150),
                    ]
                else:
                    shape = [
                        (-wide * 1.5, 14),
                        (-26, -4),
                        (26, -4),
                        (wide * 1.5, 14),
                        (wide * 1.4, 56),
                        (wide, 40),
                        (wide, 136),
                        (-wide, 136),
                        (-wide, 40),
                        (-wide * 1.4, 56),
                    ]
                cloth = Stencil().fill(polygon([(x + a + b * 0.1 * side, y + b) for a, b in shape])).mask
                tint = dice.pick([palette.accent, palette.second, mix(palette.light, palette.horizon, 0.3)])
                scene.paint(cloth, tint, Look(volume=8, rim=0.8, shadow=0.4, drop=10))
                stage.focus(cloth)
            stage.focus(stage.draw("dancing", spot(180, 0)[0], foot, 280, flip=side > 0, grounded=True))
        case _:
            for at, y, size in (
                (-20, 372, 92),
                (60, 366, 104),
                (150, 402, 110),
                (236, 380, 104),
                (308, 412, 96),
                (-245, 384, 88),
            ):
                stage.focus(stage.draw("owl", spot(at, 0)[0], y, size, flip=side > 0))
            stage.focus(
                stage.draw("telescope_gazer", spot(160, 0)[0], foot, 280, flip=side > 0, grounded=True)
            )


TWIST = Twist(
    name="lightning swing",
    settings=("wheat field", "desert", "snow", "harbour", "meadow", "ruins", "orchard", "garden"),
    subjects=tuple(sorted(_HANGS)),
    compose=_compose,
    number=212,
)
