"""A giant hand rises and holds something small up to the light."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.buildings import castle, house, smoke
from press.dreams.things.craft import boat
from press.dreams.things.plants import pine, tree
from press.dreams.things.sky import gulls, halo, moon
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_HELD = {
    "house": Said("a lit cottage", "jasną chatę"),
    "moon": Said("the moon", "księżyc"),
    "tree": Said("a tree", "drzewo"),
    "boat": Said("a small sailing boat", "małą żaglówkę"),
    "dove": Said("a white dove", "białego gołębia"),
    "castle": Said("a castle", "zamek"),
    "reader": Said("a reader", "kogoś z książką"),
    "dancer": Said("a dancer", "tancerkę"),
    "fawn": Said("a fawn", "jelonka"),
}
_FINGERS = ((-112, 250, 46, -0.42), (-52, 318, 48, -0.14), (12, 328, 49, 0.05), (74, 282, 46, 0.24))
"""From the little finger: where it starts, how long and wide it is, and how it leans."""


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH * 0.5, HEIGHT * 0.93
    stage.back((x, HEIGHT * 0.34), 440)
    if stage.subject != "moon":
        stage.hang_light(WIDTH * dice.pick([0.2, 0.8]), HEIGHT * 0.14, 46)
    stage.middle()
    scene.light_from(x, HEIGHT * 0.34, 420, 0.7)
    skin = mix(mix(palette.horizon, palette.accent, 0.3), palette.near, 0.22)
    arm = [(-110, 80), (-84, -150), (-134, -265), (-44, -322), (66, -322), (140, -256), (92, -136), (118, 80)]
    palm = Stencil().fill(curve([(x + a, y + b) for a, b in arm])).mask
    scene.paint(palm, skin, Look(volume=34, shade=0.85, rim=0.85, shadow=0.5))
    stage.focus(palm)
    for aside, length, width, lean in _FINGERS:
        _finger(stage, x + aside, y - 300, length, width, lean, aside * 0.22, mix(skin, palette.near, 0.06))
    top = y - 322
    _held(stage, x, top)
    thumb = Stencil().line(stroke([(x + 106, y - 170), (x + 188, y - 262), (x + 196, y - 372)]), 58).mask
    scene.paint(thumb, mix(skin, palette.near, 0.02), Look(volume=14, shade=0.8, rim=0.9, shadow=0.45))
    nail = Stencil().oval(x + 198, y - 372, 15, 20).mask
    scene.flat(nail, mix(palette.light, skin, 0.35), 0.8)
    stage.focus(thumb)
    gulls(scene, x, HEIGHT * 0.3, 220, 8)
    passer_by(stage, WIDTH * dice.pick([0.14, 0.86]), 92, HEIGHT * 0.87)
    stage.front()
    what, where = _HELD[stage.subject], stage.place.within
    return Said(
        f"a giant hand rises {where.en} and holds up {what.en}",
        f"ogromna dłoń wyrasta {where.pl} i trzyma {what.pl}",
    )


def _finger(
    stage: Stage, x: float, y: float, length: float, width: float, lean: float, bend: float, skin: Colour
) -> None:
    scene, palette = stage.scene, stage.scene.palette
    tip = x + length * math.sin(lean), y - length * math.cos(lean) * 0.62
    knuckle = (x + tip[0]) / 2 + bend, (y + tip[1]) / 2
    shape = Stencil().line(stroke([(x, y + 44), knuckle, tip]), width).mask
    scene.paint(shape, skin, Look(volume=13, shade=0.8, rim=0.9, shadow=0.4, drop=8))
    stage.focus(shape)
    scene.flat(
        Stencil().oval(tip[0], tip[1] + 2, width * 0.26, width * 0.34).mask,
        mix(palette.light, skin, 0.35),
        0.8,
    )
    creases = Stencil()
    for row in (0, 10):
        edge = width * (0.3 - 0.004 * row)
        line = [
            (knuckle[0] - edge, knuckle[1] + row),
            (knuckle[0], knuckle[1] + row + 5),
            (knuckle[0] + edge, knuckle[1] + row),
        ]
        creases.line(stroke(line), 2.2)
    scene.flat(creases.mask, palette.near, 0.4)


def _held(stage: Stage, x: float, top: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "house":
            scene.paint(
                Stencil().oval(x, top + 6, 144, 38).mask,
                mix(palette.second, scene.plane(0.5), 0.5),
                Look(volume=10),
            )
            smoke(scene, *house(scene, x - 12, top, 150), 150)
            trees = Stencil()
            pine(scene, trees, x + 104, top + 8, 110)
            scene.paint(trees.mask, mix(palette.second, palette.near, 0.4), Look(rim=0.8))
        case "moon":
            halo(scene, x, top - 130, 120)
            stage.focus(moon(scene, x, top - 128, 122, tint=stage.moon_tint()))
        case "tree":
            tree(scene, x, top + 22, 400, leaves=palette.accent, depth=6)
        case "castle":
            castle(scene, x, top + 14, 240)
        case "boat":
            scene.paint(
                Stencil().oval(x, top + 8, 144, 34).mask,
                mix(palette.second, palette.middle, 0.5),
                Look(volume=8),
            )
            boat(scene, x, top, 220)
        case "dove":
            stage.focus(
                stage.draw("dove_flying", x, top - 170, 300, palette.light, turn=-8, flip=dice.likely(0.5))
            )
        case _:
            name = {"reader": "reading_on_floor", "dancer": "dancing", "fawn": "deer_fawn"}[stage.subject]
            stage.focus(stage.draw(name, x, top + 14, 230))


TWIST = Twist(
    name="giant hand",
    settings=(
        "sea",
        "desert",
        "snow",
        "garden",
        "clouds",
        "meadow",
        "underground",
        "ruins",
        "wheat field",
        "frozen lake",
    ),
    subjects=tuple(sorted(_HELD)),
    compose=_compose,
)
