"""Somebody lives in a thing as tall as a house."""

import math

import numpy as np
from scipy import ndimage

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, arch, circle
from press.dreams.stage import Stage
from press.dreams.things.buildings import smoke
from press.dreams.things.furnishings import lamppost
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    left = dice.likely(0.5)
    lamp = WIDTH * (0.2 if left else 0.8), HEIGHT * 0.15
    stage.back(lamp, 430)
    stage.hang_light(*lamp, 56)
    stage.middle()
    x, y, size = WIDTH * (0.54 if left else 0.46), HEIGHT * 0.87, dice.between(560, 620)
    scene.lamp_at(x, y - 180, 320, 0.4)
    shape = stage.focus(stage.draw(stage.subject, x, y, size, flip=dice.likely(0.5), grounded=True))
    _windows(stage, shape, y)
    chimney = _chimney(stage, shape)
    smoke(scene, *chimney, 200, 0.45)
    street = WIDTH * (0.13 if left else 0.87)
    lamppost(scene, street, y + 14, 240)
    who = passer_by(stage, street + (70 if left else -70), 130, y + 20)
    stage.front()
    noun, where = stage.noun, stage.place.within
    before = {"f": "nią", "p": "nimi"}.get(noun.gender, "nim")
    return Said(
        f"{noun.that_is('huge')} {where.en} has a door, lit windows and a chimney; {who.en} is outside",
        f"{noun.agreeing('ogromny')} {noun.pl} {where.pl} ma drzwi, okna i komin; przed {before} {who.pl}",
    )


def _windows(stage: Stage, shape: Field, foot: float) -> None:
    """Windows where the wall is thick enough for them, and a door at the foot."""
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    inwards: Field = np.asarray(ndimage.distance_transform_edt(shape > 0.5))
    rows, columns = np.nonzero(inwards > 36)
    if not len(rows):
        return
    placed: list[tuple[float, float]] = []
    for _ in range(500):
        pick = dice.whole(0, len(rows) - 1)
        at = float(columns[pick]), float(rows[pick])
        if at[1] < foot - 130 and len(placed) < 9 and all(math.dist(at, other) > 84 for other in placed):
            placed.append(at)
    panes, frames = Stencil(), Stencil()
    for x, y in placed:
        if dice.likely(0.5):
            panes.disc(x, y, 17)
            frames.line(circle(x, y, 18), 6).segment((x, y - 17), (x, y + 17), 2.6).segment(
                (x - 17, y), (x + 17, y), 2.6
            )
        else:
            panes.fill(arch(x, y + 22, 30, 48))
            frames.line(arch(x, y + 22, 32, 50), 6).segment((x, y - 24), (x, y + 22), 2.6)
    low = np.flatnonzero(inwards[int(foot) - 46] > 24)
    door = float(np.median(low)) if len(low) else 0
    if len(low):
        panes.fill(arch(door, foot - 4, 56, 104))
        frames.line(arch(door, foot - 4, 58, 106), 7)
    scene.glow(panes.mask, palette.light, 0.9)
    scene.paint(frames.mask, mix(palette.near, palette.accent, 0.25), Look(volume=2, shadow=0.3, rim=0.4))
    if len(low):
        scene.flat(
            Stencil().fill(arch(door, foot - 4, 44, 94)).mask, mix(palette.accent, palette.near, 0.4), 0.9
        )
        scene.flat(Stencil().disc(door + 13, foot - 44, 3.4).mask, palette.light)


def _chimney(stage: Stage, shape: Field) -> tuple[float, float]:
    scene, palette = stage.scene, stage.scene.palette
    columns = np.flatnonzero(shape.max(0) > 0.5)
    x = int(np.quantile(columns, 0.62))
    y = float((shape[:, x] > 0.5).argmax())
    stack = Stencil().box(x - 15, y - 70, x + 15, y + 14).box(x - 20, y - 78, x + 20, y - 62, 3)
    scene.paint(stack.mask, mix(palette.accent, palette.near, 0.5), Look(volume=5, shadow=0.3, rim=0.8))
    return float(x), y - 82


TWIST = Twist(
    name="object house",
    settings=(
        "desert",
        "snow",
        "meadow",
        "garden",
        "ruins",
        "chessboard plain",
        "forest",
        "underwater",
        "orchard",
        "harbour",
        "frozen lake",
        "night market",
    ),
    subjects=(
        "teapot",
        "top_hat",
        "boot",
        "kettle",
        "amphora",
        "book_pile",
        "chess_rook",
        "chess_queen",
        "watering_can",
        "gramophone",
        "globe",
        "accordion",
        "flower_pot",
        "bust",
        "telephone",
    ),
    compose=_compose,
)
