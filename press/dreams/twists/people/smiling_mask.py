"""Two people meet: behind the smile that one holds before the face is something else."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.figure import Figure
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import Feeling, face
from press.dreams.figures.people.hands import holding_hand
from press.dreams.figures.people.heads import bust
from press.dreams.figures.pieces import placed
from press.dreams.stage import Stage
from press.dreams.twists.people.casting import child, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEHIND = {
    "angry behind joy": (
        Feeling.ANGER,
        Feeling.JOY,
        Said("a laughing mask, but is furious behind it", "roześmianą maskę, a pod nią ma wściekłą twarz"),
    ),
    "weeping behind joy": (
        Feeling.GRIEF,
        Feeling.JOY,
        Said("a laughing mask, but weeps behind it", "roześmianą maskę, a pod nią płacze"),
    ),
    "joking behind anger": (
        Feeling.MISCHIEF,
        Feeling.ANGER,
        Said("a furious mask, but grins behind it", "wściekłą maskę, a pod nią się uśmiecha"),
    ),
    "afraid behind anger": (
        Feeling.FEAR,
        Feeling.ANGER,
        Said("a furious mask, but is afraid behind it", "wściekłą maskę, a pod nią się boi"),
    ),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    stage.back((WIDTH * (0.5 + 0.2 * side), HEIGHT * 0.3), 560)
    stage.middle()
    true, shown, told = _BEHIND[stage.subject]
    one, two = pair_of_cloths(stage)
    looks = grown(dice)
    x, foot = WIDTH * (0.5 - 0.1 * side), HEIGHT * 1.0
    stage.focus(
        stage.draw(
            bust(looks, true, 0.5, gaze=(0.7, -0.4)), x, foot, 820, mix(one, palette.near, 0.2), flip=flip
        )
    )
    at = WIDTH * (0.5 + 0.24 * side), HEIGHT * 0.56
    mask = Figure("mask", placed(face(shown, looks.skin, 0.35), 0, 0, 0.62), roundness=0.05)
    rod = Stencil().segment((at[0], at[1] + 190), (at[0] - side * 16, HEIGHT * 1.0), 16).mask
    scene.paint(rod, mix(palette.warm, palette.light, 0.2), Look(volume=5, rim=0.9, shadow=0.5))
    rim = Stencil().oval(at[0], at[1], 178, 236).mask
    scene.paint(rim, mix(palette.light, palette.warm, 0.3), Look(volume=9, rim=0.9, shadow=0.7, drop=26))
    stage.focus(stage.draw(mask, *at, 720, two, flip=flip, turn=side * 7))
    stage.draw(
        holding_hand(looks.skin),
        at[0] - side * 30,
        HEIGHT * 1.06,
        300,
        mix(one, palette.near, 0.2),
        flip=not flip,
    )
    witness = acting(
        Gesture.OFFERING, dice.pick([Feeling.JOY, Feeling.WONDER, Feeling.LONGING]), child(dice), Dress.GOWN
    )
    small = put(
        stage,
        witness,
        (WIDTH * (0.5 + 0.38 * side), HEIGHT * 0.975, 270),
        mix(palette.light, palette.warm, 0.3),
        flip=not flip,
    )
    for dx, dy in ((0, -46), (-16, -34), (15, -38)):
        stem = Stencil().segment(small.far, (small.far[0] + dx, small.far[1] + dy), 3)
        scene.flat(stem.mask, mix(palette.leafy, palette.near, 0.3))
        bloom = Stencil().disc(small.far[0] + dx, small.far[1] + dy, 11).mask
        scene.paint(bloom, palette.accent, Look(volume=4, rim=0.9))
    where = stage.place.within
    return Said(
        f"{where.en}, a child brings flowers to a giant who holds up {told.en}",
        f"{where.pl} dziecko przynosi kwiaty olbrzymowi, który trzyma {told.pl}",
    )


TWIST = Twist(
    name="smiling mask",
    settings=("canal town", "carnival", "theatre stage", "garden", "clouds", "night market"),
    subjects=tuple(_BEHIND),
    compose=_compose,
    number=113,
)
