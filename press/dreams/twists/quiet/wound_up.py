"""Someone has a key in the back, and someone else turns it."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, oval
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.twists.people.casting import child, dress, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_MOODS = {
    "sleeping": (Feeling.SLEEP, Said("with closed eyes", "z zamkniętymi oczami")),
    "weeping": (Feeling.GRIEF, Said("in tears", "ze łzą w oku")),
    "joy": (Feeling.JOY, Said("laughing", "ze śmiechem")),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 - 0.32 * side), HEIGHT * 0.3), 480)
    stage.middle()
    foot = stage.footing(WIDTH * 0.5, 0.9)
    one, two = pair_of_cloths(stage)
    mood, told = _MOODS[stage.subject]
    tall = 560.0
    x = WIDTH * (0.5 + 0.2 * side)
    back = x - side * 0.1 * tall, foot - 0.54 * tall
    bow = back[0] - side * 112, back[1]
    key = Stencil().segment(back, bow, 19)
    brass = stage.against(
        key.mask, (mix(palette.light, palette.warm, 0.25), mix(palette.warm, palette.near, 0.3))
    )
    scene.paint(key.mask, brass, Look(volume=5, rim=1, shadow=0.4))
    still = acting(Gesture.OFFERING, mood, grown(dice), dice.pick([Dress.COAT, Dress.GOWN]), turn=0.35)
    put(stage, still, (x, foot, tall), one, flip=side < 0)
    loops = Stencil().line(oval(bow[0] - side * 8, bow[1] - 56, 36, 52), 19)
    loops.line(oval(bow[0] - side * 8, bow[1] + 56, 36, 52), 19)
    young = dice.likely(0.5)
    size = 430.0 if young else 520.0
    turner = acting(
        Gesture.REACHING if young else Gesture.OFFERING,
        dice.pick([Feeling.CALM, Feeling.LONGING, Feeling.MISCHIEF]),
        child(dice) if young else grown(dice),
        Dress.TROUSERS if young else dress(dice),
    )
    at = bow[0] - side * (8 + turner.far[0] * size), foot + 16
    shape = loops.mask
    scene.paint(shape, brass, Look(volume=5, rim=1, shadow=0.5))
    stage.focus(shape)
    put(stage, turner, (*at, size), two, flip=side < 0)
    stage.front()
    stage.enclosed = True
    where = stage.place.within
    turns = Said("a child", "dziecko") if young else Said("someone else", "ktoś inny")
    return Said(
        f"someone with a key in the back stands {told.en} {where.en}; {turns.en} winds it up",
        f"ktoś z kluczykiem w plecach stoi {where.pl} {told.pl}; {turns.pl} go nakręca",
    )


TWIST = Twist(
    name="wound up",
    settings=("empty plain", "carnival", "theatre stage", "desert", "frozen lake"),
    subjects=tuple(_MOODS),
    compose=_compose,
    number=407,
)
