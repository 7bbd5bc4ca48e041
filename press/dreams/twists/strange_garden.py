"""A gardener waters what has grown taller than a gardener."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.buildings import house, smoke
from press.dreams.things.plants import leaf
from press.dreams.things.signs import clock_face, eye
from press.dreams.things.sky import halo, moon
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_GROWN = {
    "house": Said("a house", "dom"),
    "moon": Said("a moon", "księżyc"),
    "clock": Said("a clock", "zegar"),
    "eye": Said("an open eye", "otwarte oko"),
    "umbrella": Said("an umbrella", "parasol"),
    "teapot": Said("a teapot", "imbryk"),
    "gramophone": Said("a gramophone", "gramofon"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    bloom = WIDTH * (0.5 + 0.13 * side), HEIGHT * 0.34
    stage.back(bloom, 460)
    stage.middle()
    root = WIDTH * (0.5 + 0.16 * side), HEIGHT * 0.86
    pot = [(-100, -92), (100, -92), (96, -62), (84, -62), (66, 20), (-66, 20), (-84, -62), (-96, -62)]
    clay = mix(palette.accent, palette.near, 0.35)
    stem = [
        (root[0], root[1] - 70),
        (root[0] + 50 * side, HEIGHT * 0.68),
        (bloom[0] - 60 * side, HEIGHT * 0.54),
        bloom,
    ]
    green = mix(palette.second, palette.near, 0.35)
    scene.paint(Stencil().line(stroke(stem), 20).mask, green, Look(volume=7, rim=0.9, shadow=0.4))
    leaves = Stencil()
    for step in range(7):
        along = 0.1 + step * 0.11
        x, y = _along(stem, along)
        leaf(leaves, (x, y), (-0.5 if step % 2 else math.pi + 0.5), 150 - step * 9, 0.3)
    scene.paint(leaves.mask, mix(green, palette.light, 0.08), Look(volume=10, rim=0.9, shadow=0.45))
    stage.focus(leaves.mask)
    outline = polygon([(root[0] + x, root[1] + y) for x, y in pot])
    scene.paint(Stencil().fill(outline).mask, clay, Look(volume=18, rim=0.8, shadow=0.5))
    _bloom(stage, bloom)
    foot = HEIGHT * 0.875
    stage.focus(stage.draw("watering", root[0] - side * 235, foot, 410, flip=flip, grounded=True))
    stage.front()
    what, where = _GROWN[stage.subject], stage.place.within
    return Said(
        f"a gardener waters a tall potted plant {where.en}; its flower is {what.en}",
        f"ogrodnik podlewa wysoką roślinę w donicy {where.pl}; jej kwiatem jest {what.pl}",
    )


def _along(line: list[tuple[float, float]], share: float) -> tuple[float, float]:
    place = share * (len(line) - 1)
    start = min(int(place), len(line) - 2)
    rest = place - start
    (x0, y0), (x1, y1) = line[start], line[start + 1]
    return x0 + (x1 - x0) * rest, y0 + (y1 - y0) * rest


def _bloom(stage: Stage, at: tuple[float, float]) -> None:
    scene, palette, (x, y) = stage.scene, stage.scene.palette, at
    petals = Stencil()
    for step in range(9):
        leaf(petals, (x, y), step * math.tau / 9 + 0.2, 205, 0.36)
    if stage.subject in {"moon", "clock", "eye"}:
        scene.paint(petals.mask, palette.accent, Look(volume=14, rim=0.9, shadow=0.5))
        stage.focus(petals.mask)
    match stage.subject:
        case "moon":
            halo(scene, x, y, 110, 3)
            stage.focus(moon(scene, x, y, 112, tint=stage.moon_tint()))
        case "clock":
            clock_face(scene, x, y, 112)
        case "eye":
            eye(scene, x, y, 84)
        case "house":
            cup = Stencil()
            for angle in (-2.6, -2.1, -1.0, -0.5, 0.1, 3.0):
                leaf(cup, (x, y + 110), angle, 170, 0.3)
            scene.paint(cup.mask, palette.accent, Look(volume=12, rim=0.9, shadow=0.4))
            house(scene, x, y + 96, 190)
            smoke(scene, x + 50, y - 150, 140)
            stage.focus(cup.mask)
        case _:
            stage.focus(stage.fit(stage.subject, x, y + 10, 330, 300))


TWIST = Twist(
    name="strange garden",
    settings=(
        "garden",
        "meadow",
        "desert",
        "orchard",
        "wheat field",
        "snow",
        "clouds",
        "ruins",
        "chessboard plain",
    ),
    subjects=("house", "moon", "clock", "eye", "umbrella", "teapot", "gramophone"),
    compose=_compose,
)
