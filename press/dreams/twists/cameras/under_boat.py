"""From under water: a boat above, and what it has in place of a keel."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.skin import skin as flesh
from press.dreams.things.vessels import little_fish
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BELOW = {
    "feet": Said("paddles with webbed feet", "wiosłuje płetwiastymi stopami"),
    "roots": Said("has put down roots", "zapuściła korzenie"),
    "chandelier": Said("carries a lit chandelier on its keel", "niesie pod kilem zapalony żyrandol"),
    "hands": Said("is carried by two hands", "unosi się na dwóch dłoniach"),
}


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    stage.enclosed = True
    x, y = WIDTH * 0.5, 330.0
    stage.back((x, y - 200), 520)
    stage.middle()
    stage.front()
    deep = mix(mix(palette.watery, palette.middle, 0.25), palette.near, each(soft(Y, 120, 1100) * 0.8))
    scene.picture = mix(
        scene.picture, deep * each(1 + 0.03 * scene.grain("brush")), each(1 - soft(Y, 760, 1150) * 0.75)
    )
    scene.glowing *= each(soft(Y, 900, 1150))
    _surface(stage, x, y)
    turn = dice.between(-6, 6)
    _under(stage, x, y + 60)
    _hull(stage, x, y, turn)
    for step in range(16):
        shoal = Stencil()
        angle = step * math.tau / 16
        little_fish(
            shoal,
            x + 330 * math.cos(angle),
            800 + 84 * math.sin(angle) + dice.bell(12),
            dice.between(44, 66),
            flip=math.sin(angle) > 0,
        )
        scene.paint(
            shoal.mask,
            dice.pick([palette.accent, mix(palette.light, palette.accent, 0.4)]),
            Look(volume=4, rim=0.9, shadow=0.3),
        )
    side = dice.pick([-1, 1])
    stage.focus(
        stage.draw("diver", x + side * 190, 1040, 250, mix(palette.accent, palette.near, 0.15), flip=side > 0)
    )
    bubbles = Stencil()
    for _ in range(20):
        bubbles.disc(x + side * 190 + dice.bell(26), dice.between(560, 860), dice.between(3, 9))
    scene.veil(bubbles.mask, palette.light, 0.6)
    below = _BELOW[stage.subject]
    return Said(
        f"seen from under water: a rowing boat overhead {below.en}; a swimmer dives past a ring of fish",
        f"widok spod wody: łódka w górze {below.pl}; obok kręgu ryb ktoś nurkuje",
    )


def _surface(stage: Stage, x: float, y: float) -> None:
    """The round window through which water shows the sky, and beams that come down from it."""
    scene, palette = stage.scene, stage.scene.palette
    away = ((X - x) / 372) ** 2 + ((Y - y) / 292) ** 2 + 0.05 * scene.grain("patch")
    window = 1 - soft(away, 0.84, 1.12)
    sky = mix(
        mix(palette.light, palette.horizon, 0.3),
        mix(palette.watery, palette.light, 0.45),
        each(soft(away, 0.2, 1)),
    )
    scene.picture = mix(scene.picture, sky, each(window))
    scene.light_from(x, y, 560, 0.7)
    rings = Stencil()
    for ring in range(7):
        reach = 90 + 52 * ring
        points = [
            (
                x + (reach + 9 * math.sin(5 * a + ring)) * math.cos(a),
                y + (reach + 9 * math.sin(5 * a + ring)) * 0.78 * math.sin(a),
            )
            for a in [k * math.tau / 40 for k in range(40)]
        ]
        rings.line(curve(points), 5 - 0.4 * ring)
    scene.veil(blur(rings.mask, 1.5), palette.light, 0.5)
    for step in range(6):
        at = (step - 2.5) / 2.5
        scene.beam(
            [
                (x + at * 210 - 26, y + 190),
                (x + at * 210 + 26, y + 190),
                (x + at * 480 + 66, HEIGHT),
                (x + at * 480 - 66, HEIGHT),
            ],
            0.14,
            12,
        )


def _hull(stage: Stage, x: float, y: float, turn: float) -> None:
    """A boat's bottom: planks that run together at both ends, and oars to the sides."""
    scene, palette = stage.scene, stage.scene.palette
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(a: float, b: float) -> Point:
        return x + a * cos - b * sin, y + a * sin + b * cos

    oars = Stencil()
    for side in (-1, 1):
        oars.segment(at(30 * side, 60), at(214 * side, 176), 11).fill(
            curve([at(200 * side, 158), at(290 * side, 196), at(300 * side, 232), at(220 * side, 196)])
        )
    scene.paint(oars.mask, mix(palette.warm, palette.near, 0.3), Look(volume=5, rim=0.9, shadow=0.3))
    shape = [(-262, -6), (-150, -84), (0, -108), (150, -84), (262, -6), (150, 78), (0, 104), (-150, 78)]
    hull = Stencil().fill(curve([at(float(a), float(b)) for a, b in shape])).mask
    wood = mix(palette.accent, palette.near, 0.25)
    scene.paint(hull, wood, Look(volume=34, rim=0.9, shade=0.9, shadow=0.35, drop=14))
    stage.focus(hull)
    planks = Stencil()
    for plank in range(-4, 5):
        planks.line(
            stroke(
                [
                    at(-256, -6),
                    at(-140, plank * 19.0),
                    at(0, plank * 25.0),
                    at(140, plank * 19.0),
                    at(256, -6),
                ]
            ),
            3,
        )
    scene.flat(planks.mask * hull, mix(wood, palette.near, 0.7), 0.8)
    keel = Stencil().line(stroke([at(-264, -6), at(0, 0), at(264, -6)]), 15).mask
    scene.paint(keel, mix(wood, palette.light, 0.16), Look(volume=5, rim=0.9, shadow=0.5))


def _under(stage: Stage, x: float, y: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    warm = mix(palette.warm, palette.light, 0.15)
    look = Look(volume=12, rim=0.9, shade=0.75, shadow=0.4, drop=14)
    match stage.subject:
        case "feet":
            for side, low in ((-1, 640), (1, 560)):
                hip = x + side * 86
                leg = (
                    Stencil()
                    .line(stroke([(hip, y), (hip + side * 16, y + 100), (hip + side * 30, low - 40)]), 24)
                    .mask
                )
                scene.paint(leg, warm, look)
                toe = [(0, -46), (-66, 40), (-60, 96), (-26, 72), (0, 112), (30, 72), (62, 96), (66, 40)]
                web = (
                    Stencil().fill(curve([(hip + side * 30 + a * 1.25, low + b * 1.25) for a, b in toe])).mask
                )
                scene.paint(web, warm, look)
                stage.focus(web)
                bones = Stencil()
                for a in (-56, 0, 56):
                    bones.segment((hip + side * 30, low - 40), (hip + side * 30 + a * 1.2, low + 112), 6)
                scene.flat(bones.mask * web, mix(warm, palette.near, 0.5), 0.7)
        case "roots":
            wood = Stencil()
            for _ in range(11):
                at = x + dice.between(-150, 150)
                way = [(at, y)]
                while way[-1][1] < y + dice.between(240, 440):
                    way.append((way[-1][0] + dice.bell(34) + (at - x) * 0.16, way[-1][1] + 58))
                for (sx, sy), (ex, ey), step in zip(way, way[1:], range(20), strict=False):
                    wood.segment((sx, sy), (ex, ey), max(4, 19 - 3 * step))
                    wood.segment((ex, ey), (ex + dice.bell(40), ey + 46), max(3, 9 - step))
            scene.paint(wood.mask, mix(palette.warm, palette.near, 0.42), look)
            stage.focus(wood.mask)
        case "chandelier":
            metal = mix(palette.warm, palette.light, 0.25)
            frame = Stencil().segment((x, y), (x, y + 250), 9)
            for reach, drop in ((150, 250), (84, 170)):
                frame.line(
                    stroke(
                        [
                            (x - reach, y + drop - 30),
                            (x - reach, y + drop),
                            (x, y + drop + 40),
                            (x + reach, y + drop),
                            (x + reach, y + drop - 30),
                        ]
                    ),
                    9,
                )
            scene.paint(frame.mask, metal, look)
            flames, wax = Stencil(), Stencil()
            for reach, drop in ((150, 250), (84, 170)):
                for aside in (-reach, -reach * 0.5, reach * 0.5, reach):
                    top = y + drop - 34 + (28 if abs(aside) < reach else 0)
                    wax.box(x + aside - 8, top - 42, x + aside + 8, top)
                    flames.oval(x + aside, top - 62, 13, 25)
            scene.paint(wax.mask, palette.light, Look(volume=3, shadow=0.2))
            scene.shine(blur(flames.mask, 22), 0.9)
            scene.glow(flames.mask, palette.light, 1.8)
            scene.lamp_at(x, y + 180, 300, 0.8)
            stage.focus(Stencil().oval(x, y + 190, 170, 110).mask)
        case _:
            skin = flesh(palette)
            for side in (-1, 1):
                arm = [
                    (x + side * 300, HEIGHT + 40),
                    (x + side * 250, 860),
                    (x + side * 150, 640),
                    (x + side * 96, 640),
                    (x + side * 150, 880),
                    (x + side * 180, HEIGHT + 40),
                ]
                hand = Stencil().fill(curve([(float(a), float(b)) for a, b in arm]))
                hand.fill(
                    curve(
                        [
                            (x + side * 180, 690.0),
                            (x + side * 190, 600),
                            (x + side * 150, 520),
                            (x + side * 80, 520),
                            (x + side * 60, 600),
                            (x + side * 90, 690),
                        ]
                    )
                )
                scene.paint(hand.mask, skin, look)
                stage.focus(hand.mask)
                for finger in range(4):
                    base = x + side * (170 - 34 * finger), 556 - 10 * finger
                    shape = Stencil().line(
                        stroke(
                            [
                                base,
                                (base[0] + side * (26 - 16 * finger), 480 - 8 * finger),
                                (base[0] + side * (40 - 24 * finger), 420),
                            ]
                        ),
                        34,
                    )
                    scene.paint(shape.mask, skin, look)


TWIST = Twist(
    name="under a boat",
    settings=("underwater",),
    subjects=tuple(sorted(_BELOW)),
    compose=_compose,
    number=207,
)
