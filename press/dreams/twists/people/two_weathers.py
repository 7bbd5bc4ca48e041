"""Two people side by side, each in a weather of their own."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud
from press.dreams.twists.people.casting import grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_FALLS = {
    "rain": Said("rain", "deszcz"),
    "snow": Said("snow", "śnieg"),
    "letters": Said("a rain of letters", "deszcz listów"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    stage.back((WIDTH * (0.5 + 0.32 * side), HEIGHT * 0.2), 520)
    stage.middle()
    dull = 1 / (1 + np.exp((X - WIDTH / 2) * side / 24))
    scene.veil(np.asarray(dull, np.float32), mix(palette.near, palette.middle, 0.4), 0.5)
    wet = WIDTH * (0.5 - 0.22 * side)
    one, two = pair_of_cloths(stage)
    foot = stage.footing(wet, 0.9)
    falling = Stencil()
    for _ in range(90):
        x, y = wet + dice.between(-190, 190), dice.between(HEIGHT * 0.3, foot)
        match stage.subject:
            case "rain":
                falling.segment((x, y), (x - 7, y + 44), 3)
            case "snow":
                falling.disc(x, y, dice.between(3, 8))
            case _:
                if dice.likely(0.3):
                    falling.box(x - 17, y - 11, x + 17, y + 11, 2)
    scene.flat(falling.mask, palette.light, 0.75)
    weeps = acting(
        Gesture.WEEPING if dice.likely(0.5) else Gesture.HIDING, Feeling.GRIEF, grown(dice), Dress.COAT
    )
    put(stage, weeps, (wet, foot, 540), one, flip=flip)
    bank = Stencil()
    cloud(scene, bank, wet, HEIGHT * 0.3, 380)
    cloud(scene, bank, wet + 30, HEIGHT * 0.27, 300)
    scene.paint(bank.mask, mix(palette.middle, palette.near, 0.45), Look(volume=20, rim=0.7, shadow=0.3))
    stage.focus(bank.mask)
    dry = WIDTH * (0.5 + 0.23 * side)
    beam = Stencil().oval(dry, foot, 190, 30).mask
    scene.shine(blur(beam, 14) * (Y > 0), 0.45)
    gesture, mood, told = dice.pick(
        [
            (
                Gesture.REACHING,
                Feeling.LONGING,
                Said("reaches over from the sunshine", "ze słońca wyciąga rękę"),
            ),
            (Gesture.TURNING_AWAY, Feeling.CALM, Said("turns away in the sunshine", "odwraca się w słońcu")),
            (
                Gesture.OFFERING,
                Feeling.JOY,
                Said("offers an umbrella from the sunshine", "podaje ze słońca parasol"),
            ),
            (
                Gesture.POINTING,
                Feeling.MISCHIEF,
                Said("laughs and points from the sunshine", "śmieje się i pokazuje palcem"),
            ),
        ]
    )
    if gesture is Gesture.POINTING:
        mood = Feeling.JOY
    other = put(
        stage,
        acting(gesture, mood, grown(dice), Dress.GOWN if dice.likely(0.5) else Dress.TROUSERS),
        (dry, foot + 6, 540),
        two,
        flip=not flip,
    )
    if gesture is Gesture.OFFERING:
        stage.draw("umbrella", other.far[0], other.far[1] + 20, 250, palette.accent)
    stage.front()
    what, where = _FALLS[stage.subject], stage.place.within
    return Said(
        f"{where.en}, {what.en} falls on only one of two people; the other {told.en}",
        f"{where.pl} {what.pl} pada tylko na jedną z dwóch osób; druga {told.pl}",
    )


TWIST = Twist(
    name="two weathers",
    settings=("garden", "harbour", "meadow", "city of stairs", "orchard", "railway station"),
    subjects=tuple(_FALLS),
    compose=_compose,
    number=111,
)
