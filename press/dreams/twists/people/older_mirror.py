"""A child before a standing mirror; out of it leans someone who could be the same child, much later."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, arch
from press.dreams.figures.figure import Tone
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import Hair, Hat, Looks
from press.dreams.stage import Stage
from press.dreams.things.vessels import glass
from press.dreams.twists.parts import within
from press.dreams.twists.people.casting import child, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_OTHERS = {
    "old": (Feeling.LONGING, Said("an old person", "ktoś stary")),
    "crowned": (Feeling.MISCHIEF, Said("someone in a crown", "ktoś w koronie")),
    "weeping": (Feeling.GRIEF, Said("someone in tears", "ktoś zapłakany")),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    x, foot = WIDTH * (0.5 + 0.13 * side), HEIGHT * 0.9
    stage.back((WIDTH * (0.5 - 0.3 * side), HEIGHT * 0.3), 460)
    stage.middle()
    wide, tall = 400.0, 820.0
    gold = mix(palette.warm, palette.light, 0.25)
    frame = Stencil().fill(arch(x, foot, wide + 70, tall + 50))
    frame.disc(x, foot - tall - 52, 34)
    frame.box(x - wide / 2 - 55, foot - 14, x + wide / 2 + 55, foot + 22, 10)
    scene.paint(frame.mask, gold, Look(volume=14, rim=0.95, shadow=0.6, drop=20))
    pane = Stencil().fill(arch(x, foot - 24, wide, tall)).mask
    stage.focus(pane)
    small = child(dice)
    one, two = pair_of_cloths(stage)
    mood, told = _OTHERS[stage.subject]
    later = Looks(
        small.hair if small.hair is not Hair.BRAIDS else Hair.BUN,
        Hat.CROWN if stage.subject == "crowned" else Hat.NONE,
        small.skin,
        Tone.GREY,
        beard=small.hair is Hair.SHORT,
        age=1,
    )

    def behind() -> None:
        scene.paint(pane, mix(palette.middle, palette.top, 0.5), Look(volume=20, shadow=0, lit=0.5))
        scene.mist(foot - tall * 0.2, 120, 0.5)

    within(scene, pane, behind)
    glass(scene, pane, 0.12)
    elder = acting(Gesture.REACHING, mood, later, Dress.COAT, tilt=8, gaze=(0.5, -0.5))
    put(stage, elder, (x + side * 70, foot - 20, 690), two, flip=not flip, grounded=False)
    sill = Stencil().box(x - wide / 2 - 40, foot - 52, x + wide / 2 + 40, foot - 4, 8).mask
    scene.paint(sill, gold, Look(volume=8, rim=0.95, shadow=0.5))
    pose = Gesture.REACHING if dice.likely(0.5) else Gesture.HIDING
    mood = Feeling.WONDER if pose is Gesture.REACHING else Feeling.FEAR
    put(
        stage,
        acting(pose, mood, small, Dress.GOWN, gaze=(0.6, 0.6)),
        (WIDTH * (0.5 - 0.28 * side), foot + 40, 400),
        one,
        flip=flip,
    )
    stage.front()
    where = stage.place.within
    return Said(
        f"a child stands before a tall mirror {where.en}; {told.en} leans out of it, reaching for the child",
        f"dziecko stoi {where.pl} przed wysokim lustrem; wychyla się z niego {told.pl} i sięga po nie",
    )


TWIST = Twist(
    name="older mirror",
    settings=("attic", "forest", "snow", "room with a window", "carnival", "theatre stage"),
    subjects=tuple(_OTHERS),
    compose=_compose,
    number=102,
)
