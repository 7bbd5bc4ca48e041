"""One face that fills the sheet is torn in two: each half feels something else."""

from itertools import pairwise

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.things.passages import ladder
from press.dreams.twists.parts import within
from press.dreams.twists.people.casting import child, grown, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_TORN = {
    "joy and grief": (
        Feeling.JOY,
        Feeling.GRIEF,
        Said("one half laughs, the other weeps", "jedna połowa śmieje się, druga płacze"),
    ),
    "anger and fear": (
        Feeling.ANGER,
        Feeling.FEAR,
        Said("one half is angry, the other afraid", "jedna połowa jest zła, druga się boi"),
    ),
    "sleep and wonder": (
        Feeling.SLEEP,
        Feeling.WONDER,
        Said("one half sleeps, the other is amazed", "jedna połowa śpi, druga się dziwi"),
    ),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.back((WIDTH * 0.5, HEIGHT * 0.4), 520)
    stage.middle()
    scene.veil(np.ones_like(X), mix(palette.near, palette.middle, 0.4), 0.3)
    looks = grown(dice)
    left, right, told = _TORN[stage.subject]
    size, foot = 860.0, HEIGHT * 1.0
    zigzag = [(WIDTH * 0.5 + (24 if row % 2 else -24) + dice.bell(8), row * HEIGHT / 12) for row in range(13)]
    half = Stencil().fill(polygon([(-10, 0), *zigzag, (-10, HEIGHT)])).mask
    gap = 34.0

    def painted(feeling: Feeling, aside: float, cloth: int) -> None:
        tint = (palette.accent, palette.second)[cloth]
        stage.focus(stage.draw(bust(looks, feeling), WIDTH / 2 + aside, foot, size, tint))

    within(scene, half, lambda: painted(left, -gap, 0))
    within(scene, 1 - half, lambda: painted(right, gap, 1))
    rift = Stencil()
    for (x0, y0), (x1, y1) in pairwise(zigzag):
        rift.fill(
            polygon([(x0 - gap * 0.8, y0), (x0 + gap * 0.8, y0), (x1 + gap * 0.8, y1), (x1 - gap * 0.8, y1)])
        )
    torn = rift.mask
    scene.paint(torn, mix(palette.near, palette.top, 0.3), Look(volume=3, rim=0.9, shadow=0.5))
    edge = Stencil()
    for side in (-1, 1):
        for (x0, y0), (x1, y1) in pairwise(zigzag):
            edge.segment((x0 + side * gap * 0.82, y0), (x1 + side * gap * 0.82, y1), 6)
    scene.flat(edge.mask, palette.light, 0.75)
    ladder(
        scene,
        (WIDTH * 0.5, HEIGHT * 0.96),
        (WIDTH * 0.5, HEIGHT * 0.6),
        22,
        0,
        mix(palette.light, palette.second, 0.4),
    )
    small = acting(Gesture.HANGING, Feeling.WONDER, child(dice))
    put(
        stage, small, (WIDTH * 0.5, HEIGHT * 0.83, 170), mix(palette.light, palette.warm, 0.4), grounded=False
    )
    where = stage.place.within
    return Said(
        f"a face torn down the middle {where.en}: {told.en}; someone small climbs in the gap",
        f"przedarta na pół twarz {where.pl}: {told.pl}; w szczelinie ktoś mały wchodzi po drabinie",
    )


TWIST = Twist(
    name="two faces",
    settings=("theatre stage", "desert", "clouds", "garden", "rooftops", "sea"),
    subjects=tuple(_TORN),
    compose=_compose,
    number=101,
)
