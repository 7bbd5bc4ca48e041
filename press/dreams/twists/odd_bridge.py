"""Travellers cross a chasm on a bridge that is a small thing grown huge."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.foliage import leaf_frame
from press.dreams.things.plants import pine
from press.dreams.things.sky import gulls
from press.dreams.twists.parts import clouds
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_WALKERS = (
    "carrying_suitcase",
    "holding_lantern",
    "walking_dog",
    "holding_umbrella",
    "cyclist",
    "running_child",
)


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * 0.5, HEIGHT * 0.28
    stage.back(lamp, 480)
    stage.hang_light(*lamp, dice.between(110, 150))
    scene.mist(HEIGHT * 0.66, 150, 0.45)
    scene.veil(soft(Y, HEIGHT * 0.66, HEIGHT), scene.plane(0.72), 0.85)
    for side in (-1, 1):
        for row in range(2):
            edge = WIDTH * 0.5 + side * WIDTH * (0.36 + 0.06 * (1 - row))
            cliff = [(WIDTH * 0.5 + side * WIDTH * 0.6, HEIGHT * (0.5 + 0.05 * row))]
            for step in range(9):
                ledge = side * dice.between(-26, 26) - side * 20 * (step == 0)
                cliff.append((edge + ledge, HEIGHT * (0.545 + 0.035 * row) + step * 62))
            cliff.append((WIDTH * 0.5 + side * WIDTH * 0.6, HEIGHT * 1.1))
            tint = mix(scene.plane(0.55 + 0.35 * row), palette.accent, 0.12)
            scene.paint(
                Stencil().fill(polygon(cliff)).mask, tint, Look(volume=18, shade=0.9, rim=0.9, shadow=0.5)
            )
    y = HEIGHT * 0.575
    span = stage.draw(
        stage.subject,
        WIDTH * 0.5,
        y,
        WIDTH * 0.94,
        mix(palette.accent, palette.light, 0.12),
        flip=dice.likely(0.5),
    )
    stage.focus(span)
    for step in range(5):
        x = int(WIDTH * (0.25 + 0.125 * step))
        column = np.flatnonzero(span[:, x] > 0.5)
        foot = float(column.min()) + 4 if len(column) else y
        stage.focus(stage.draw(_WALKERS[(step + dice.whole(0, 1)) % 6], x, foot, 118, flip=False))
    trees = Stencil()
    for side, share in ((-1, 0.08), (1, 0.93)):
        pine(scene, trees, WIDTH * share, HEIGHT * 0.56, 190)
        pine(scene, trees, WIDTH * share + 40 * side, HEIGHT * 0.58, 130)
    scene.paint(trees.mask, scene.plane(0.75), Look(rim=0.8, volume=5))
    house(scene, WIDTH * 0.9, HEIGHT * 0.575, 64)
    clouds(stage, (HEIGHT * 0.74, HEIGHT * 0.9), 6, (200, 340), 0.88)
    gulls(scene, WIDTH * 0.5, HEIGHT * 0.72, 180, 9)
    leaf_frame(scene, 10)
    noun = stage.noun
    verb = "są" if noun.gender == "p" else "jest"
    bridge = f"{noun.agreeing('ogromny')} {noun.pl}"
    return Said(
        f"five travellers cross a chasm on a bridge that is {noun.that_is('giant')}",
        f"pięcioro podróżnych idzie nad przepaścią po moście, którym {verb} {bridge}",
    )


TWIST = Twist(
    name="odd bridge",
    settings=("snow", "clouds", "desert", "meadow", "forest", "frozen lake"),
    subjects=("key", "feather", "violin", "pencil", "spoon", "paintbrush", "telescope"),
    compose=_compose,
)
