"""Tiny people are afloat in something that stands on a table."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, oval, stroke
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.sky import halo, moon
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_AFLOAT = {
    "rowing": Said("someone rows in", "ktoś wiosłuje"),
    "fishing": Said("someone sits fishing on the rim of", "ktoś łowi ryby, siedząc na brzegu"),
    "sailing": Said("a small boat sails in", "płynie mała żaglówka"),
    "whale": Said("a whale swims in", "pływa wieloryb"),
    "moon": Said("the full moon floats in", "pływa księżyc w pełni"),
    "diver": Said("someone dives head first into", "ktoś skacze na głowę"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, rim, half = WIDTH * 0.48, HEIGHT * 0.53, 300
    lamp = WIDTH * 0.5, HEIGHT * 0.24
    stage.back(lamp, 470)
    if not stage.setting.indoors and stage.subject != "moon":
        stage.hang_light(WIDTH * dice.pick([0.24, 0.76]), HEIGHT * 0.15, 54)
    stage.middle()
    china = stage.against(
        Stencil().box(x - half, rim, x + half, rim + 380).mask,
        (mix(palette.light, palette.horizon, 0.35), mix(palette.accent, palette.light, 0.25)),
    )
    handle = stroke([(x + 270, rim + 60), (x + 395, rim + 70), (x + 370, rim + 240), (x + 215, rim + 290)])
    scene.paint(Stencil().line(handle, 44).mask, mix(china, palette.near, 0.15), Look(volume=14, shadow=0.5))
    scene.paint(
        Stencil().oval(x, HEIGHT * 0.87, 350, 62).mask,
        mix(china, palette.near, 0.1),
        Look(volume=16, shadow=0.6),
    )
    bowl = curve(
        [
            (x - half, rim),
            (x - half * 0.94, rim + 150),
            (x - half * 0.62, rim + 320),
            (x - half * 0.3, rim + 385),
            (x + half * 0.3, rim + 385),
            (x + half * 0.62, rim + 320),
            (x + half * 0.94, rim + 150),
            (x + half, rim),
        ]
    )
    body = Stencil().fill(bowl).oval(x, rim, half, 66).mask
    scene.paint(body, china, Look(volume=44, shade=0.8, rim=0.7, shadow=0.5))
    stage.focus(body)
    pattern, dots = Stencil(), Stencil()
    for step in range(11):
        at = x - half * 0.86 + step * half * 0.172
        low = rim + 150 + 44 * (1 - ((step - 5) / 5) ** 2)
        pattern.line(stroke([(at - 24, low), (at, low + 26), (at + 24, low)]), 5)
        dots.disc(at, low - 16, 8)
    scene.flat(pattern.mask * body, palette.accent, 0.8)
    scene.flat(dots.mask * body, palette.second, 0.8)
    tea = Stencil().oval(x, rim + 4, half * 0.93, 54).mask
    scene.paint(tea, mix(palette.second, palette.near, 0.3), Look(volume=6, shadow=0, rim=0.3))
    ripples = Stencil()
    for step in range(5):
        ripples.line(oval(x, rim + 8, 70 + 42 * step, 10 + 8 * step), 2.4)
    scene.flat(ripples.mask * tea, mix(palette.light, palette.second, 0.3), 0.5)
    _afloat(stage, x, rim)
    front_of_rim = Stencil().line(oval(x, rim, half, 66), 12).mask
    front_of_rim[: int(rim)] = 0
    scene.paint(front_of_rim, mix(china, palette.light, 0.4), Look(volume=4, rim=0.8, shadow=0.2))
    stage.front()
    what, where = _AFLOAT[stage.subject], stage.place.within
    return Said(f"{what.en} a giant teacup {where.en}", f"w ogromnej filiżance {where.pl} {what.pl}")


def _afloat(stage: Stage, x: float, rim: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    match stage.subject:
        case "rowing":
            stage.focus(stage.draw("rowing", x, rim + 30, 330))
        case "fishing":
            stage.focus(stage.draw("fishing", x - 170, rim - 34, 270))
            stage.focus(stage.draw("sitting_edge", x + 190, rim + 30, 190, flip=True))
        case "sailing":
            boat(scene, x, rim + 24, 300)
            stage.focus(Stencil().box(x - 140, rim - 280, x + 140, rim).mask)
        case "whale":
            stage.focus(stage.draw("humpback", x, rim - 60, 400))
            foam = Stencil()
            for step in range(9):
                foam.oval(x - 130 + step * 32, rim + 20 + (step % 2) * 6, 30, 13)
            scene.paint(foam.mask, mix(palette.light, palette.second, 0.2), Look(volume=4, rim=0.8))
        case "moon":
            halo(scene, x, rim - 90, 130, 3)
            stage.focus(moon(scene, x, rim - 86, 128, tint=stage.moon_tint()))
            stage.draw("reaching_up", x - 220, rim - 40, 150)
        case _:
            stage.focus(stage.draw("diver", x, rim - 230, 300))


TWIST = Twist(
    name="teacup voyage",
    settings=(
        "room with a window",
        "garden",
        "library",
        "desert",
        "clouds",
        "theatre stage",
        "underground",
        "railway station",
        "orchard",
        "attic",
    ),
    subjects=tuple(sorted(_AFLOAT)),
    compose=_compose,
)
