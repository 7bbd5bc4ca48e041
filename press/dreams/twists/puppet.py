"""Creatures on strings perform, and something hangs above them."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.cast import FIGURES
from press.dreams.figures.figure import silhouette
from press.dreams.stage import Stage, placed
from press.dreams.things.buildings import house
from press.dreams.things.sky import halo, moon
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_HANGING = {
    "moon": Said("a hanging crescent moon", "sierp księżyca"),
    "house": Said("a hanging house", "dom"),
    "whale": Said("a hanging whale", "wieloryb"),
    "hand": Said("a wooden crossbar", "drewniany krzyżak"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH * 0.5, HEIGHT * 0.28
    stage.back((x, y), 440)
    stage.middle()
    hanging = dice.pick(sorted(_HANGING))
    _hang(stage, hanging, x, y)
    scene.beam([(x - 60, 90), (x + 60, 90), (x + 270, HEIGHT * 0.85), (x - 270, HEIGHT * 0.85)], 0.22, 20)
    at, foot = WIDTH * dice.pick([0.44, 0.56]), HEIGHT * 0.86
    flip = at > WIDTH / 2
    place = placed(stage.subject, at, foot, 480, 500, standing=True, flip=flip)
    shape = silhouette(FIGURES[stage.subject], place)
    columns = np.flatnonzero(shape.max(0) > 0.5)
    strings = Stencil()
    for share in (0.2, 0.5, 0.8):
        column = int(np.quantile(columns, share))
        row = int((shape[:, column] > 0.5).argmax())
        strings.segment(
            (x + (column - x) * 0.5, HEIGHT * 0.1 if hanging == "hand" else -5), (column, row + 4), 2
        )
    scene.flat(strings.mask, palette.light, 0.65)
    stage.focus(stage.draw(stage.subject, place.x, place.y, place.size, flip=flip, grounded=True))
    who = passer_by(stage, WIDTH * (0.84 if at < WIDTH / 2 else 0.16), 150, HEIGHT * 0.88)
    stage.front()
    what, where, noun = _HANGING[hanging], stage.place.within, stage.noun
    return Said(
        f"{noun.en} on strings stands {where.en} under {what.en}, watched by {who.en}",
        f"{noun.pl} na sznurkach stoi {where.pl}; wyżej wisi {what.pl}, a patrzy na to {who.pl}",
    )


def _hang(stage: Stage, hanging: str, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    strings = Stencil()
    match hanging:
        case "moon":
            for aside in (-50, 50):
                strings.segment((x + aside, -5), (x + aside, y - 40), 2)
            scene.flat(strings.mask, palette.light, 0.7)
            halo(scene, x, y, 100, 3)
            moon(scene, x, y, 105, crescent=True)
        case "house":
            for aside in (-50, 50):
                strings.segment((x + aside, -5), (x + aside, y), 2)
            scene.flat(strings.mask, palette.light, 0.7)
            house(scene, x, y + 80, 150)
        case "whale":
            for aside in (-140, 0, 130):
                strings.segment((x + aside, -5), (x + aside, y), 2)
            scene.flat(strings.mask, palette.light, 0.7)
            stage.draw("whale", x, y, 420)
        case _:
            bars = Stencil().box(x - 150, HEIGHT * 0.09, x + 150, HEIGHT * 0.09 + 22, 8)
            bars.box(x - 12, HEIGHT * 0.05, x + 12, HEIGHT * 0.16, 8)
            scene.paint(bars.mask, mix(palette.accent, palette.near, 0.3), Look(volume=6, rim=0.9))


TWIST = Twist(
    name="puppet",
    settings=(
        "theatre stage",
        "carnival",
        "library",
        "room with a window",
        "railway station",
        "attic",
        "night market",
    ),
    subjects=(
        "rabbit",
        "cat",
        "fox",
        "raven",
        "rooster",
        "frog",
        "horse",
        "dragon",
        "bear",
        "goose",
        "monkey",
        "crane_dancing",
    ),
    compose=_compose,
)
