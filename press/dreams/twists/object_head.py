"""A portrait of someone in a fine coat who has something else for a head."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, X, Y, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.buildings import house, smoke
from press.dreams.things.foliage import leaf_frame
from press.dreams.things.furnishings import cage
from press.dreams.things.plants import tree
from press.dreams.things.signs import clock_face, eye
from press.dreams.things.sky import gulls, halo, moon
from press.dreams.things.vessels import glass
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_HEADS = {
    "moon": Said("the full moon", "księżyc w pełni"),
    "clock": Said("a clock", "zegar"),
    "cage": Said("a birdcage with a white dove", "klatka z białym gołębiem"),
    "house": Said("a small lit house", "mały jasny dom"),
    "tree": Said("a tree", "drzewo"),
    "bulb": Said("a glowing light bulb", "świecąca żarówka"),
    "fishbowl": Said("a bowl with a carp in it", "kula z karpiem w środku"),
    "eye": Said("one great eye", "jedno wielkie oko"),
    "bouquet": Said("a bunch of flowers", "bukiet kwiatów"),
}
_FIGURES = (
    "lantern",
    "teapot",
    "globe",
    "gramophone",
    "candle",
    "hourglass",
    "nautilus",
    "owl",
    "stag",
    "book_pile",
)


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    x, y = WIDTH * 0.5, HEIGHT * 0.4
    stage.back((x, y), 430)
    stage.middle()
    scene.veil(np.ones_like(X), mix(palette.near, palette.middle, 0.4), 0.2)
    halo(scene, x, y, 165, 3)
    cloth = stage.dice.pick([palette.second, palette.accent, mix(palette.accent, palette.near, 0.35)])
    if stage.subject == "tree":
        tree(scene, x, HEIGHT * 0.62, 540, mix(palette.near, palette.accent, 0.2), palette.accent)
    elif stage.subject == "bouquet":
        _bouquet(stage, x, y)
    _shoulders(stage, x, cloth)
    _head(stage, x, y)
    stage.focus(Stencil().disc(x, y, 165).mask)
    gulls(scene, WIDTH * 0.25, HEIGHT * 0.2, 110, 5)
    leaf_frame(scene, 8, scale=1.05)
    noun = _HEADS.get(stage.subject) or Said(NOUNS[stage.subject].en, NOUNS[stage.subject].pl)
    where = stage.place.within
    return Said(
        f"a portrait of someone in a fine coat {where.en}, whose head is {noun.en}",
        f"portret kogoś w eleganckim płaszczu {where.pl}; zamiast głowy jest {noun.pl}",
    )


def _bouquet(stage: Stage, x: float, y: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    for _ in range(38):
        angle, away = dice.between(-3.4, 0.3), dice.between(40, 220)
        flower = x + away * math.cos(angle), y + 70 + away * math.sin(angle) * 1.1
        bend = (x + flower[0]) / 2, (HEIGHT * 0.6 + flower[1]) / 2 + 10
        stem = Stencil().line(stroke([(x, HEIGHT * 0.6), bend, flower]), 3)
        scene.flat(stem.mask, mix(palette.second, palette.near, 0.5))
        radius, petals = dice.between(17, 38), Stencil()
        for step in range(6):
            turn = step * math.tau / 6
            at = flower[0] + radius * 0.62 * math.cos(turn), flower[1] + radius * 0.62 * math.sin(turn)
            petals.disc(*at, radius * 0.46)
        tint = dice.pick([palette.accent, mix(palette.accent, palette.light, 0.45), palette.second])
        scene.paint(petals.mask, tint, Look(volume=7, rim=0.8, shadow=0.35))
        scene.flat(Stencil().disc(*flower, radius * 0.3).mask, palette.light)


def _shoulders(stage: Stage, x: float, cloth: Colour) -> None:
    scene, palette = stage.scene, stage.scene.palette
    neck = Stencil().box(x - 42, HEIGHT * 0.53, x + 42, HEIGHT * 0.68, 10).mask
    scene.paint(neck, mix(palette.horizon, palette.far, 0.5), Look(volume=14))
    half = [(52, 0.635), (140, 0.675), (262, 0.74), (318, 0.86), (330, 1.05)]
    outline = [(x - dx, HEIGHT * dy) for dx, dy in reversed(half)]
    outline += [(x, HEIGHT * 0.65), *((x + dx, HEIGHT * dy) for dx, dy in half)]
    coat = Stencil().fill(curve(outline)).mask
    scene.paint(
        coat,
        mix(cloth, palette.near, 0.4),
        Look(volume=44, shade=0.85, rim=0.9, shadow=0.6, drop=22, lit=0.6),
    )
    scene.veil(coat * soft(np.sin((X + Y * 0.35) / 9), 0.55, 1), palette.near, 0.14)
    stage.focus(coat)
    shirt = polygon(
        [(x - 50, HEIGHT * 0.635), (x, HEIGHT * 0.83), (x + 50, HEIGHT * 0.635), (x, HEIGHT * 0.66)]
    )
    scene.paint(Stencil().fill(shirt).mask, mix(palette.light, palette.horizon, 0.35), Look(volume=8))
    for side in (-1, 1):
        lapel = [(48, 0.625), (120, 0.7), (96, 0.745), (112, 0.765), (0, 0.9), (8, 0.82)]
        shape = polygon([(x + side * dx, HEIGHT * dy) for dx, dy in lapel])
        scene.paint(
            Stencil().fill(shape).mask, mix(cloth, palette.near, 0.25), Look(volume=8, rim=0.9, shadow=0.5)
        )
    bow = Stencil().disc(x, HEIGHT * 0.668, 10)
    for side in (-1, 1):
        bow.fill(
            polygon([(x, HEIGHT * 0.668), (x + side * 46, HEIGHT * 0.648), (x + side * 46, HEIGHT * 0.69)])
        )
    tie = palette.second if cloth is palette.accent else palette.accent
    scene.paint(bow.mask, tie, Look(volume=5, rim=0.8))
    scene.flat(Stencil().disc(x, HEIGHT * 0.925, 7).disc(x, HEIGHT * 0.965, 7).mask, palette.light, 0.9)


def _head(stage: Stage, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    match stage.subject:
        case "tree" | "bouquet":
            return
        case "moon":
            moon(scene, x, y + 20, 165, tint=stage.moon_tint())
        case "clock":
            clock_face(scene, x, y + 20, 160)
        case "eye":
            face = Stencil().oval(x, y + 30, 142, 184).mask
            scene.paint(face, mix(palette.horizon, palette.far, 0.35), Look(volume=34, shade=0.8, rim=0.8))
            eye(scene, x, y + 20, 76)
        case "cage":
            scene.lamp_at(x, y + 40, 150, 0.6)
            stage.draw("dove_flying", x, y + 50, 170, palette.light)
            bars = (mix(palette.light, palette.second, 0.4), mix(palette.near, palette.second, 0.35))
            cage(scene, x, y + 190, 290, 360, stage.against(Stencil().disc(x, y, 160).mask, bars))
        case "house":
            chimney = house(scene, x, y + 195, 260)
            smoke(scene, *chimney, 170)
        case "bulb" | "fishbowl":
            _glass_head(stage, x, y)
        case "nautilus":
            stage.focus(stage.draw("nautilus", x, y + 20, 380))
        case _:
            stage.focus(stage.draw(stage.subject, x, HEIGHT * 0.625, 420))


def _glass_head(stage: Stage, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    if stage.subject == "fishbowl":
        bowl = Stencil().disc(x, y + 25, 172).mask
        scene.flat(bowl * (y - 45 < Y), mix(palette.second, palette.middle, 0.35), 0.75)
        scene.flat(bowl * np.exp(-np.abs(Y - y + 45) / 3), palette.light, 0.6)
        stage.draw("carp", x, y + 50, 240, palette.accent)
    else:
        half = [(52, 185), (60, 140), (150, 40), (150, -80), (80, -160)]
        outline = (
            [(x - dx, y + dy) for dx, dy in half]
            + [(x, y - 185)]
            + [(x + dx, y + dy) for dx, dy in reversed(half)]
        )
        bowl = Stencil().fill(curve(outline)).mask
        wire = [(-40, 110), (-30, 0), (-15, -40), (0, 5), (15, -40), (30, 0), (40, 110)]
        scene.glow(Stencil().line(stroke([(x + dx, y + dy) for dx, dy in wire]), 6).mask, palette.light, 1.6)
        socket = Stencil().box(x - 56, y + 165, x + 56, y + 225, 6).mask
        scene.paint(socket, mix(palette.far, palette.near, 0.3), Look(volume=8))
    glass(scene, bowl, 0.16)


TWIST = Twist(
    name="object head",
    settings=(
        "garden",
        "library",
        "rooftops",
        "desert",
        "forest",
        "carnival",
        "clouds",
        "theatre stage",
        "snow",
        "underground",
        "railway station",
        "harbour",
        "wheat field",
        "orchard",
        "night market",
        "attic",
    ),
    subjects=(*_HEADS, *_FIGURES),
    compose=_compose,
)
