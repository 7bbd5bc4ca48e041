"""Very near: an eye that cries, and something afloat in its tear."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.skin import skin as flesh
from press.dreams.things.vessels import glass
from press.dreams.twists.parts import waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_X, _Y, _SIZE = WIDTH * 0.52, 400, 262
_TEAR_X, _TEAR_Y = WIDTH * 0.4, 872
_AFLOAT = {
    "sailing boat": Said("a sailing boat is caught", "kołysze się żaglówka"),
    "whale": Said("a whale swims", "płynie wieloryb"),
    "rowing": Said("someone rows a boat", "ktoś wiosłuje w łódce"),
    "umbrella": Said("someone stands under an umbrella", "ktoś stoi pod parasolem"),
}


def _compose(stage: Stage) -> Said:
    scene = stage.scene
    stage.enclosed = True
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 430)
    stage.middle()
    stage.front()
    view, shining = scene.picture.copy(), scene.glowing.copy()
    skin = _skin(stage)
    _eye(stage, skin, view, shining)
    _tear(stage)
    afloat, where = _AFLOAT[stage.subject], stage.place.within
    return Said(
        f"very near: the eye of someone who weeps {where.en}; inside the tear {afloat.en}",
        f"z bliska: oko kogoś, kto płacze {where.pl}; we łzie {afloat.pl}",
    )


def _at(a: float, b: float) -> Point:
    return _X + a * _SIZE, _Y + b * _SIZE


def _skin(stage: Stage) -> Colour:
    scene, palette = stage.scene, stage.scene.palette
    skin = flesh(palette)
    scene.glowing *= 0
    scene.light_from(WIDTH * 0.15, 40, 620, 0.8)
    whole = np.ones_like(scene.warmth)
    scene.paint(whole, skin, Look(volume=4, shadow=0, rim=0, shade=0.4, texture=0.08))
    bridge = blur(Stencil().fill(curve([(-60, 200), (70, 330), (100, 700), (40, 980), (-60, 1100)])).mask, 34)
    scene.veil(bridge, palette.near, 0.3)
    hollow = blur(Stencil().oval(_X, _Y - 20, _SIZE * 1.32, _SIZE * 0.86).mask, 50)
    scene.veil(hollow, mix(palette.accent, palette.near, 0.5), 0.36)
    cheek = blur(Stencil().oval(_X + 60, 840, 330, 230).mask, 80)
    scene.veil(cheek, palette.warm, 0.3)
    freckles = Stencil()
    for _ in range(46):
        freckles.disc(_X + stage.dice.bell(200), 800 + stage.dice.bell(80), stage.dice.between(3, 7))
    scene.flat(freckles.mask, mix(skin, palette.near, 0.5), 0.4)
    brow = Stencil()
    for step in range(60):
        at = step / 59
        root = _at(-1.05 + 2.2 * at, -0.86 - 0.34 * math.sin(math.pi * min(1, at * 1.1)) + 0.05 * (step % 3))
        brow.segment(root, (root[0] + 46 + 20 * at, root[1] - 40 + 62 * at), 6)
    scene.paint(brow.mask, mix(palette.near, palette.warm, 0.18), Look(volume=3, rim=0.5, shadow=0.2, drop=4))
    return skin


def _eye(stage: Stage, skin: Colour, view: Field, shining: Field) -> None:
    scene, palette = stage.scene, stage.scene.palette
    upper = [(-1.16, 0.2), (-0.8, -0.2), (-0.2, -0.52), (0.4, -0.5), (0.9, -0.14), (1.16, 0.1)]
    lower = [(0.8, 0.36), (0.2, 0.54), (-0.4, 0.5), (-0.9, 0.32)]
    almond = Stencil().fill(curve([_at(a, b) for a, b in [*upper, *lower]])).mask
    white = mix(mix(palette.light, palette.horizon, 0.15), palette.far, 0.1)
    scene.flat(almond, white)
    scene.veil(np.clip(almond - blur(almond, 26) * 1.05, 0, 1), mix(palette.accent, palette.near, 0.4), 0.8)
    stage.focus(almond)
    x, y, radius = _X + 10, _Y - 6, _SIZE * 0.5
    ball = Stencil().disc(x, y, radius).mask * almond
    iris = palette.cool
    scene.flat(ball, mix(iris, palette.near, 0.62))
    scene.flat(Stencil().disc(x, y, radius * 0.93).mask * almond, mix(iris, palette.near, 0.12))
    rays = Stencil()
    for ray in range(90):
        angle, reach = ray * math.tau / 90, radius * stage.dice.between(0.66, 0.92)
        rays.segment(
            (x + radius * 0.5 * math.cos(angle), y + radius * 0.5 * math.sin(angle)),
            (x + reach * math.cos(angle), y + reach * math.sin(angle)),
            3.4,
        )
    scene.flat(rays.mask * almond, mix(palette.light, iris, 0.45), 0.6)
    mirror = Stencil().disc(x, y, radius * 0.66).mask * almond
    rows = np.clip(
        (np.arange(HEIGHT) - (y - radius * 0.66)) / (radius * 1.32) * HEIGHT, 0, HEIGHT - 1
    ).astype(int)
    columns = np.clip(
        (np.arange(WIDTH) - (x - radius * 0.66)) / (radius * 1.32) * WIDTH, 0, WIDTH - 1
    ).astype(int)
    scene.picture = mix(scene.picture, view[np.ix_(rows, columns)], each(mirror))
    scene.glowing = scene.glowing + shining[np.ix_(rows, columns)] * each(mirror)
    scene.veil(np.clip(mirror - blur(mirror, 12), 0, 1), palette.near, 0.9)
    lid = soft(blur(almond, 10) - almond * 0, 0.2, 0.9) * almond
    scene.veil(almond * soft(_Y - _SIZE * 0.2 - Y, -40, 120) * (1 - lid * 0.2), palette.near, 0.4)
    scene.glow(
        Stencil().fill(curve([_at(0.2, -0.3), _at(0.32, -0.26), _at(0.3, -0.14), _at(0.18, -0.18)])).mask,
        palette.light,
        0.5,
    )
    lids = Stencil().line(stroke([_at(a, b) for a, b in upper]), 17)
    for lash in range(17):
        at = lash / 16
        root = _at(-1.05 + 2.15 * at, 0.13 - 0.66 * math.sin(math.pi * at) ** 0.8)
        tip = root[0] + (at - 0.42) * 190, root[1] - 74 - 34 * math.sin(math.pi * at)
        bend = (root[0] + tip[0]) / 2 - 4 + 24 * (at - 0.4), (root[1] + tip[1]) / 2 + 20
        lids.line(stroke([root, bend, tip]), 7)
    for lash in range(11):
        at = lash / 10
        root = _at(-0.8 + 1.6 * at, 0.38 + 0.15 * math.sin(math.pi * at))
        lids.segment(root, (root[0] + (at - 0.5) * 60, root[1] + 34), 4)
    scene.flat(lids.mask, palette.near, 0.95)
    fold = Stencil().line(stroke([_at(a * 0.98, b - 0.17) for a, b in upper]), 8).mask
    scene.flat(fold, mix(skin, palette.near, 0.6), 0.8)


def _tear(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x, y = _TEAR_X, _TEAR_Y
    track = blur(Stencil().line(stroke([(x - 18, 500), (x - 26, 560), (x, 660)]), 40).mask, 5)
    scene.shine(track, 0.4)
    drop = [(0, -262), (60, -110), (170, 30), (160, 180), (0, 250), (-160, 180), (-170, 30), (-60, -110)]
    mask = Stencil().fill(curve([(x + a, y + b) for a, b in drop])).mask
    scene.veil(blur(np.roll(mask, (26, 22), (0, 1)), 16), palette.near, 0.55)
    within(scene, mask, lambda: _water(stage, x, y))
    glass(scene, mask, 0.2)
    stage.focus(mask)
    gleam = (
        Stencil().fill(curve([(x - 112, y + 20), (x - 70, y - 60), (x - 66, y - 20), (x - 96, y + 80)])).mask
    )
    scene.glow(gleam, palette.light, 0.4, 0.8)


def _water(stage: Stage, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    air = mix(
        mix(palette.horizon, palette.light, 0.4),
        mix(palette.second, palette.light, 0.3),
        each(soft(Y, y - 220, y + 120)),
    )
    scene.picture = air * each(1 + 0.03 * scene.grain("brush"))
    scene.lamp_at(x, y - 120, 260, 0.8)
    water = mix(palette.watery, palette.middle, 0.3)
    waves(scene, y + 40, 1, 30, mix(water, palette.light, 0.2))
    match stage.subject:
        case "sailing boat":
            boat(scene, x, y + 66, 190)
        case "whale":
            stage.fit("whale", x, y + 40, 260, 150)
        case "rowing":
            stage.fit("rowing", x, y + 86, 220, 160, standing=True)
        case _:
            stage.fit("holding_umbrella", x, y + 120, 200, 220, standing=True)
    waves(scene, y + 92, 3, 46, mix(water, palette.near, 0.1))


TWIST = Twist(
    name="great tear",
    settings=("harbour", "sea", "snow", "forest", "rooftops", "desert", "wheat field", "room with a window"),
    subjects=tuple(sorted(_AFLOAT)),
    compose=_compose,
    number=205,
)
