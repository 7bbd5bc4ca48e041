"""A giant weeps a sea, and small people make use of it."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.twists.parts import waves
from press.dreams.twists.people.casting import child, grown, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_USES = {
    "umbrella": Said(
        "someone on the giant's shoulder offers an umbrella", "ktoś na ramieniu olbrzyma podaje mu parasol"
    ),
    "bucket": Said(
        "someone on the giant's shoulder holds up a flower pot",
        "ktoś na ramieniu olbrzyma podstawia doniczkę",
    ),
    "swan": Said("a swan swims on it", "pływa po nim łabędź"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    x, foot = WIDTH * (0.5 - 0.06 * side), HEIGHT * 0.86
    stage.back((x, HEIGHT * 0.3), 560)
    stage.middle()
    cloth = dice.pick([palette.accent, palette.second])
    looks = grown(dice)
    stage.focus(
        stage.draw(
            bust(looks, Feeling.GRIEF, 0.2, gaze=(0.5, -0.8), tilt=8, below=0.5),
            x,
            foot,
            780,
            mix(cloth, palette.near, 0.2),
            flip=flip,
        )
    )
    tint = mix(palette.light, palette.cool, 0.4)
    for aside, wide in ((-118, 28), (24, 24)):
        at = x + side * (aside + 60), foot - 462
        stream = [(at[0], at[1] - 10), (at[0] + 9, at[1] + 20), (at[0] + side * 14 + wide, at[1] + 230)]
        stream += [(at[0] + wide + 16, HEIGHT), (at[0] - wide, HEIGHT)]
        stream += [(at[0] + side * 10 - wide * 0.5, at[1] + 230), (at[0] - 9, at[1] + 20)]
        fall = Stencil().fill(curve(stream)).mask
        scene.paint(fall * 0.85, tint, Look(volume=8, rim=1, shadow=0.3))
    shoulder = x + side * 268, foot - 150
    if stage.subject != "swan":
        prop = Gesture.OFFERING
        actor = acting(
            prop, dice.pick([Feeling.LONGING, Feeling.WONDER, Feeling.GRIEF]), child(dice), gaze=(0.6, 0.8)
        )
        small = put(
            stage,
            actor,
            (*shoulder, 230),
            mix(palette.light, palette.warm, 0.35),
            flip=not flip,
            grounded=False,
        )
        stage.draw(
            "umbrella" if stage.subject == "umbrella" else "flower_pot",
            small.far[0] - side * 12,
            small.far[1] + 6,
            190 if stage.subject == "umbrella" else 92,
            palette.accent,
            flip=not flip,
        )
    waves(scene, HEIGHT * 0.85, 2, 46, mix(palette.cool, palette.light, 0.25))
    boat_at = WIDTH * (0.5 + 0.2 * side), HEIGHT * 0.945
    if stage.subject == "swan":
        stage.focus(stage.draw("swan", boat_at[0], boat_at[1] - 10, 210, palette.light, flip=flip))
    stage.focus(stage.draw("rowing", WIDTH * (0.5 - 0.22 * side), HEIGHT * 0.955, 250, flip=flip))
    waves(scene, HEIGHT * 0.945, 3, 40, mix(palette.cool, palette.near, 0.25))
    told = _USES[stage.subject]
    where = stage.place.within
    return Said(
        f"a giant {where.en} has wept a whole sea, on which someone rows; {told.en}",
        f"olbrzym wypłakał {where.pl} całe morze, po którym ktoś wiosłuje; {told.pl}",
    )


TWIST = Twist(
    name="sea of tears",
    settings=("desert", "wheat field", "rooftops", "city of stairs", "library", "snow"),
    subjects=tuple(_USES),
    compose=_compose,
    number=116,
)
