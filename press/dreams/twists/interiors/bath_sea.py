"""Someone lies in a bath, and the bath is a sea."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.skin import blush
from press.dreams.things.skin import skin as flesh
from press.dreams.twists.parts import waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_KNEES = {
    "lighthouse": Said("a lighthouse stands on one of the knees", "na jednym kolanie stoi latarnia morska"),
    "palm": Said("a palm tree grows on one of the knees", "na jednym kolanie rośnie palma"),
    "whale": Said("a whale comes up between the knees", "między kolanami wynurza się wieloryb"),
    "wreck": Said("a ship has run aground on the knees", "na kolanach osiadł statek"),
    "octopus": Said("an octopus holds the long brush", "ośmiornica trzyma długą szczotkę"),
}


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    stage.enclosed = True
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 430)
    stage.middle()
    skin = flesh(palette)
    _wall(stage)
    water_line = 640.0
    _far_rim(stage, water_line)
    water = mix(palette.watery, palette.light, 0.1)
    sea = Stencil().box(0, 0, WIDTH, HEIGHT).mask * _basin()
    within(scene, sea, lambda: waves(scene, water_line, 1, 40, mix(water, palette.light, 0.15)))
    _bather(stage, skin, water_line)
    _knees(stage, skin, water_line)
    within(scene, sea, lambda: waves(scene, water_line + 44, 3, 34, water))
    if stage.subject not in {"wreck", "whale"}:
        boat(scene, 356, water_line + 62, 110)
    within(scene, sea, lambda: waves(scene, water_line + 92, 2, 40, mix(water, palette.near, 0.12)))
    _tub(stage)
    stage.draw("duck", 650, 1128, 120, mix(palette.warm, palette.light, 0.25), flip=True, grounded=True)
    knees = _KNEES[stage.subject]
    return Said(
        f"someone dozes in a bath whose water is the sea: {knees.en}; a duck waits on the floor",
        f"ktoś drzemie w wannie, w której jest morze: {knees.pl}; na podłodze czeka kaczka",
    )


def _basin() -> Field:
    return Stencil().box(74, 0, 726, 800).mask


def _wall(stage: Stage) -> None:
    """Tiles, a round-headed window onto the setting, and a floor in two colours."""
    scene, palette = stage.scene, stage.scene.palette
    hole = Stencil().disc(560, 250, 128).mask
    tile = mix(mix(palette.second, palette.light, 0.42), palette.near, 0.14)
    scene.glowing *= hole[..., None]
    scene.light_from(560, 250, 520, 0.7)
    scene.paint((1 - hole), tile, Look(volume=9, rim=0.7, shadow=0.5, drop=12))
    joints = ((X % 66 < 3) | (Y % 66 < 3)) * (1 - hole) * (Y < 900)
    scene.flat(joints, mix(tile, palette.near, 0.4), 0.55)
    border = (Y > 450) * (Y < 516) * (1 - hole)
    scene.veil(border * (((X // 66) + (Y // 66)) % 2), palette.accent, 0.6)
    frame = (
        Stencil()
        .line(oval(560, 250, 128, 128), 18)
        .segment((432, 250), (688, 250), 7)
        .segment((560, 122), (560, 378), 7)
    )
    scene.paint(frame.mask, mix(palette.light, palette.far, 0.3), Look(volume=5, rim=0.9, shadow=0.5))
    floor = soft(Y, 896, 900)
    scene.paint(floor, mix(palette.far, palette.near, 0.4), Look(volume=6, shadow=0.2, rim=0.4))
    depth = soft(Y, 700, 1300) + 0.3
    squares = ((X - 400) / depth // 80 + (Y - 880) // 80) % 2
    scene.veil(squares * floor, palette.light, 0.36)


def _far_rim(stage: Stage, line: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    china = mix(palette.light, palette.horizon, 0.2)
    inner = Stencil().box(70, line - 66, 730, line + 200, 60).mask
    scene.paint(inner, mix(china, palette.near, 0.24), Look(volume=14, rim=0.7, shadow=0.6, drop=18))
    taps = Stencil().line(
        stroke([(690, line - 62), (690, line - 150), (640, line - 172), (612, line - 130)]), 20
    )
    taps.disc(690, line - 168, 17).segment((668, line - 186), (712, line - 186), 11)
    scene.paint(taps.mask, mix(palette.warm, palette.light, 0.35), Look(volume=6, rim=1, shadow=0.5, drop=12))


def _bather(stage: Stage, skin: Field, line: float) -> None:
    """Shoulders and a dozing head that leans back over the end of the bath, in a cap."""
    scene, palette = stage.scene, stage.scene.palette
    look = Look(volume=15, rim=0.8, shade=0.7, shadow=0.5, drop=14)
    shoulders = [(86.0, line + 90), (92, line - 40), (150, line - 78), (236, line - 50), (286, line + 90)]
    scene.paint(Stencil().fill(curve(shoulders)).mask, skin, look)

    def spot(a: float, b: float) -> Point:
        cos, sin = math.cos(-0.34), math.sin(-0.34)
        return 168 + 92 * (a * cos - b * sin), line - 168 + 92 * (a * sin + b * cos)

    neck = [spot(-0.35, 0.7), spot(-0.45, 1.5), spot(0.4, 1.5), spot(0.34, 0.8)]
    scene.paint(Stencil().fill(curve(neck)).mask, mix(skin, palette.near, 0.12), look)
    head = [
        (-0.92, -0.1),
        (-0.6, -0.85),
        (0.1, -1.0),
        (0.72, -0.66),
        (0.86, -0.2),
        (1.12, 0.14),
        (0.88, 0.26),
        (0.84, 0.62),
        (0.5, 0.98),
        (-0.1, 0.94),
        (-0.7, 0.6),
    ]
    face = Stencil().fill(curve([spot(a, b) for a, b in head])).mask
    scene.paint(face, skin, look)
    stage.focus(face)
    cap = [
        (-1.08, 0.2),
        (-1.12, -0.5),
        (-0.6, -1.15),
        (0.1, -1.28),
        (0.74, -0.9),
        (0.9, -0.5),
        (0.3, -0.66),
        (-0.4, -0.4),
        (-0.8, 0.2),
    ]
    cover = Stencil().fill(curve([spot(a, b) for a, b in cap])).mask
    scene.paint(cover, palette.accent, Look(volume=12, rim=0.9, shade=0.8, shadow=0.4, drop=8))
    dots = Stencil()
    for a, b in ((-0.8, -0.3), (-0.5, -0.8), (0.0, -1.0), (0.45, -0.85), (-0.2, -0.66)):
        dots.disc(*spot(a, b), 10)
    scene.flat(dots.mask * cover, palette.light, 0.8)
    ear = (
        Stencil()
        .fill(
            curve(
                [spot(-0.42, -0.1), spot(-0.2, -0.2), (spot(-0.12, 0.1)), spot(-0.3, 0.3), spot(-0.44, 0.16)]
            )
        )
        .mask
    )
    scene.paint(ear, mix(skin, palette.warm, 0.15), Look(volume=4, shadow=0.3, drop=3))
    lines = Stencil().line(stroke([spot(0.34, -0.14), spot(0.5, -0.04), spot(0.68, -0.14)]), 5)
    lines.line(stroke([spot(0.28, -0.4), spot(0.48, -0.5), spot(0.7, -0.42)]), 7)
    lines.line(stroke([spot(0.4, 0.5), spot(0.6, 0.6), spot(0.8, 0.46)]), 5)
    scene.flat(lines.mask, mix(palette.near, palette.warm, 0.15), 0.9)
    scene.veil(Stencil().disc(*spot(0.36, 0.3), 20).mask, blush(palette), 0.7)


def _knees(stage: Stage, skin: Field, line: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    look = Look(volume=22, rim=0.9, shade=0.75, shadow=0.5, drop=16)
    for x, high, wide, tone in ((590, 118, 92, 0.14), (500, 150, 100, 0.0)):
        hill = [
            (x - wide, line + 120),
            (x - wide * 0.62, line - high * 0.4),
            (x - 10, line - high),
            (x + wide * 0.6, line - high * 0.5),
            (x + wide, line + 120),
        ]
        knee = Stencil().fill(curve(hill)).mask
        scene.paint(knee, mix(skin, palette.near, tone), look)
        stage.focus(knee)
    match stage.subject:
        case "lighthouse":
            _light(stage, 494, line - 136)
            stage.focus(Stencil().box(454, line - 390, 540, line - 138).mask)
        case "palm":
            stage.focus(
                stage.fit(
                    "palm", 494, line - 136, 250, 240, mix(palette.leafy, palette.near, 0.15), standing=True
                )
            )
        case "whale":
            stage.focus(
                stage.fit(
                    "whale",
                    350,
                    line + 60,
                    330,
                    260,
                    mix(palette.near, palette.cool, 0.35),
                    standing=True,
                    flip=True,
                    turn=14,
                )
            )
        case "wreck":
            stage.focus(
                stage.fit(
                    "wreck", 500, line - 96, 330, 250, mix(palette.warm, palette.near, 0.35), standing=True
                )
            )
        case _:
            stage.focus(stage.fit("octopus", 420, line + 100, 300, 290, standing=True))
            stage.draw("paintbrush", 310, line - 230, 240, mix(palette.warm, palette.light, 0.3), turn=-50)


def _light(stage: Stage, x: float, y: float) -> None:
    """A small lighthouse, with red bands and a gallery."""
    scene, palette = stage.scene, stage.scene.palette
    tower = (
        Stencil()
        .fill(polygon([(x - 34, y + 12), (x - 21, y - 190), (x + 21, y - 190), (x + 34, y + 12)]))
        .mask
    )
    scene.paint(tower, mix(palette.light, palette.far, 0.1), Look(volume=12, rim=0.9, shadow=0.5, drop=12))
    bands = tower * (((y - Y) // 40) % 2) * (y > Y)
    scene.flat(bands, palette.accent, 0.85)
    scene.beam([(x, y - 214), (x, y - 206), (-20, y - 120), (-20, y - 320)], 0.5, 8)
    lamp = Stencil().box(x - 15, y - 226, x + 15, y - 196, 4).mask
    scene.glow(lamp, palette.light, 1.2)
    top = Stencil().box(x - 30, y - 198, x + 30, y - 188, 3)
    top.fill(polygon([(x - 22, y - 224), (x, y - 258), (x + 22, y - 224)]))
    scene.paint(top.mask, palette.near, Look(volume=4, rim=0.8, shadow=0.3))


def _tub(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    china = mix(palette.light, palette.far, 0.12)
    brass = mix(mix(palette.warm, palette.light, 0.25), palette.near, 0.2)
    for x, side in ((180, -1), (620, 1)):
        claw = [
            (x - 30, 990),
            (x + side * 10, 1050),
            (x + side * 60, 1086),
            (x + side * 50, 1110),
            (x - 30, 1110),
            (x + 40, 990),
        ]
        scene.paint(
            Stencil().fill(curve([(float(a), float(b)) for a, b in claw])).mask,
            brass,
            Look(volume=9, rim=1, shadow=0.6, drop=14),
        )
    shape = [
        (46, 760),
        (60, 880),
        (110, 990),
        (220, 1046),
        (400, 1058),
        (580, 1046),
        (690, 990),
        (740, 880),
        (754, 760),
    ]
    tub = (
        Stencil()
        .fill(polygon([(46, 758), (754, 758), (754, 800), (46, 800)]))
        .fill(curve([(float(a), float(b)) for a, b in shape]))
        .mask
    )
    scene.paint(tub, china, Look(volume=30, rim=0.9, shade=0.6, shadow=0.75, drop=30))
    rim = Stencil().box(26, 744, 774, 788, 22).mask
    scene.paint(rim, mix(china, palette.light, 0.4), Look(volume=9, rim=0.9, shadow=0.5, drop=12))
    stage.focus(tub)


TWIST = Twist(
    name="bath sea",
    settings=("rooftops", "snow", "forest", "harbour", "clouds", "desert", "canal town", "orchard"),
    subjects=tuple(sorted(_KNEES)),
    compose=_compose,
    number=221,
)
