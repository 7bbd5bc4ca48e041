"""Two people turn their backs on each other; on the wall their shadows embrace."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.figure import Place, silhouette
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.furnishings import candle
from press.dreams.twists.people.casting import dress, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_MOODS = {
    "embrace": (Gesture.EMBRACING, Said("embrace", "obejmują się"), 0.42),
    "quarrel": (Gesture.FISTS, Said("quarrel", "kłócą się"), 0.62),
    "reach": (Gesture.REACHING, Said("reach for each other", "wyciągają do siebie ręce"), 0.8),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    foot = HEIGHT * 0.9
    stage.back((WIDTH / 2, HEIGHT * 0.93), 560)
    stage.middle()
    wall = Stencil().box(0, 0, WIDTH, foot - 90).mask
    scene.paint(wall, mix(palette.horizon, palette.middle, 0.35), Look(volume=4, shadow=0, lit=0.9))
    rails = Stencil()
    for column in range(0, WIDTH, 50):
        rails.segment((column, 0), (column, foot - 230), 2)
    scene.flat(rails.mask, palette.middle, 0.35)
    scene.paint(
        Stencil().box(0, foot - 235, WIDTH, foot - 90).mask,
        mix(palette.middle, palette.near, 0.35),
        Look(volume=5, shadow=0.3),
    )
    scene.shine(blur(Stencil().oval(WIDTH / 2, HEIGHT * 0.42, 330, 430).mask, 30), 0.3)
    gesture, told, apart = _MOODS[stage.subject]
    one, two = grown(dice), grown(dice)
    gowns = dress(dice), dress(dice)
    size = 640.0
    shade = np.zeros_like(scene.warmth)
    for side, looks, gown in ((1, one, gowns[0]), (-1, two, gowns[1])):
        place = Place(WIDTH / 2 - side * size * apart / 2, foot - 110, size, flip=side < 0)
        shape = silhouette(acting(gesture, Feeling.CALM, looks, gown).figure, place)
        shade = np.maximum(shade, shape)
    shade = blur(shade, 3)
    scene.veil(shade, mix(palette.near, palette.middle, 0.1), 0.8)
    stage.focus(shade)
    moods = dice.pick(
        [(Feeling.ANGER, Feeling.GRIEF), (Feeling.ANGER, Feeling.ANGER), (Feeling.GRIEF, Feeling.LONGING)]
    )
    if stage.subject == "quarrel":
        moods = (Feeling.JOY, Feeling.JOY)
    pose = Gesture.OFFERING if stage.subject == "quarrel" else Gesture.TURNING_AWAY
    for side, looks, gown, mood, cloth in zip(
        (1, -1), (one, two), gowns, moods, pair_of_cloths(stage), strict=True
    ):
        actor = acting(pose, mood, looks, gown)
        put(stage, actor, (WIDTH / 2 - side * 150, foot + 40, 430), cloth, flip=side < 0)
    candle(scene, WIDTH / 2, foot + 60, 70)
    before = Said("two people stand back to back", "dwoje ludzi stoi do siebie tyłem")
    if stage.subject == "quarrel":
        before = Said("two people smile at each other", "dwoje ludzi uśmiecha się do siebie")
    return Said(
        f"{before.en}; on the wall behind them their shadows {told.en}",
        f"{before.pl}; na ścianie ich cienie {told.pl}",
    )


TWIST = Twist(
    name="shadow embrace",
    settings=("room with a window", "attic", "theatre stage", "railway station"),
    subjects=tuple(_MOODS),
    compose=_compose,
    number=100,
)
