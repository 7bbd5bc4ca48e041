"""Someone floats off like a balloon; someone else holds on to the string, or has just let go."""

from press.dreams.easel.paper import HEIGHT, WIDTH
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.sky import gulls
from press.dreams.twists.parts import clouds, cord
from press.dreams.twists.people.casting import child, dress, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    up = WIDTH * (0.5 + 0.17 * side), HEIGHT * 0.5
    stage.back((WIDTH * (0.5 + 0.4 * side), HEIGHT * 0.1), 560)
    clouds(stage, (HEIGHT * 0.1, HEIGHT * 0.5), 5, (150, 300), 0.7)
    stage.middle()
    at = WIDTH * (0.5 - 0.2 * side)
    foot = stage.footing(at, 0.88)
    one, two = pair_of_cloths(stage)
    held = stage.subject == "held"
    gone = (
        Feeling.JOY if stage.subject == "let go" else dice.pick([Feeling.SLEEP, Feeling.FEAR, Feeling.WONDER])
    )
    flown = put(
        stage,
        acting(Gesture.SHRUGGING, gone, grown(dice), Dress.GOWN, gaze=(-0.2, -0.8)),
        (up[0], up[1] + 40, 500),
        one,
        flip=not flip,
        turn=side * dice.between(6, 16),
        grounded=False,
    )
    ankle = up[0], up[1] + 26
    left = Feeling.LONGING if held else Feeling.GRIEF if stage.subject == "let go" else Feeling.FEAR
    pose = Gesture.REACHING
    stays = put(
        stage,
        acting(
            pose,
            left,
            child(dice) if dice.likely(0.5) else grown(dice),
            dress(dice),
            gaze=(0.5, 0.9),
            tilt=-10,
        ),
        (at, foot, 430),
        two,
        flip=flip,
    )
    hand = stays.far
    if held:
        cord(
            scene,
            [hand, ((hand[0] + ankle[0]) / 2 + 20 * side, (hand[1] + ankle[1]) / 2 + 20), ankle],
            5,
            palette.light,
        )
    else:
        loose = ankle[1] + (hand[1] - ankle[1]) * (0.62 if stage.subject == "let go" else 0.4)
        cord(
            scene,
            [
                ankle,
                (ankle[0] - 14, (ankle[1] + loose) / 2),
                (ankle[0] + 18, loose),
                (ankle[0] - 8, loose + 50),
            ],
            5,
            palette.light,
        )
    stage.focus(flown.shape)
    gulls(scene, WIDTH * (0.5 - 0.25 * side), HEIGHT * 0.2, 120)
    stage.front()
    over = stage.place.over
    if held:
        told = Said("holds the string below", "trzyma na dole sznurek")
    else:
        told = Said("reaches up for the string in vain", "na próżno sięga po sznurek")
    return Said(
        f"someone floats away like a balloon {over.en}; someone else {told.en}",
        f"ktoś odlatuje jak balon {over.pl}; ktoś inny {told.pl}",
    )


TWIST = Twist(
    name="floats away",
    settings=("wheat field", "harbour", "rooftops", "desert", "snow", "garden"),
    subjects=("held", "let go", "out of reach"),
    compose=_compose,
    number=106,
)
