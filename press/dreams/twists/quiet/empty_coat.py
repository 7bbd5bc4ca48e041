"""A child holds the sleeve of a coat that nobody wears."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.figures.figure import Figure, Place, Tone
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.pieces import crease, dot, limb, oval, piece
from press.dreams.stage import Stage
from press.dreams.twists.people.casting import child, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_CHILDREN = {
    "joy": (Feeling.JOY, Said("a laughing child", "roześmiane dziecko")),
    "longing": (Feeling.LONGING, Said("a wistful child", "stęsknione dziecko")),
    "wonder": (Feeling.WONDER, Said("an amazed child", "zdumione dziecko")),
}
_CUFF = (-0.265, 0.4)
_COAT = Figure(
    "coat",
    [
        piece("-.15,0! .0,0! .01,.025 -.03,.05 -.05,.075! -.13,.075! -.155,.04", Tone.DEEP),
        oval(-0.09, 0.074, 0.04, 0.012, Tone.INK),
        piece(".05,0! .2,0! .21,.025 .17,.05 .15,.075! .07,.075! .045,.04", Tone.DEEP),
        oval(0.11, 0.074, 0.04, 0.012, Tone.INK),
        limb(".15,.7,.11 .21,.55,.1 .22,.39,.09", Tone.FAR),
        oval(0.222, 0.372, 0.04, 0.018, Tone.INK),
        piece(
            "-.17,.74! -.2,.6 -.17,.42 -.22,.17! -.02,.14 .2,.17! .17,.42 .2,.6 .17,.74! .08,.79! -.08,.79!"
        ),
        oval(0, 0.785, 0.085, 0.03, Tone.INK),
        piece("-.09,.8! -.16,.72 -.08,.62! -.01,.72!", Tone.FAR, lift=0.6),
        piece(".09,.8! .16,.72 .08,.62! .01,.72!", Tone.FAR, lift=0.6),
        crease(".0,.7 .005,.45 .0,.15", 0.007),
        *(dot(0.03, y, 0.012, tone=Tone.ACCENT) for y in (0.6, 0.51, 0.42)),
        crease("-.14,.38 -.06,.37", 0.012),
        crease(".07,.37 .14,.38", 0.012),
        limb("-.15,.7,.11 -.23,.56,.1 -.262,.43,.09"),
        oval(-0.265, 0.405, 0.042, 0.02, Tone.INK, turn=-14),
        limb("-.2,.905,.02 -.1,.885,.035 .1,.885,.035 .2,.905,.02", Tone.DEEP),
        piece("-.12,.89! -.125,.97 -.06,1.01 0,.99 .06,1.01 .125,.97 .12,.89!", Tone.DEEP),
        crease("-.115,.905 0,.9 .115,.905", 0.024, Tone.ACCENT),
    ],
    roundness=0.04,
)


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 - 0.3 * side), HEIGHT * 0.34), 520)
    stage.middle()
    foot = stage.footing(WIDTH * 0.5, 0.9)
    tall, small = 730.0, 390.0
    feeling, told = _CHILDREN[stage.subject]
    coat = Place(WIDTH * (0.5 + 0.15 * side), foot, tall, flip=side < 0)
    stage.focus(
        stage.draw(
            _COAT, coat.x, coat.y, tall, mix(palette.second, palette.near, 0.22), flip=side < 0, grounded=True
        )
    )
    cuff = coat.at(_CUFF)
    actor = acting(Gesture.REACHING, feeling, child(dice), turn=0.5, gaze=(0.6, 0.8))
    hand = actor.near
    at = cuff[0] - side * hand[0] * small, cuff[1] + hand[1] * small
    put(stage, actor, (at[0], at[1] + 6, small), palette.accent, flip=side < 0)
    stage.front()
    stage.enclosed = True
    where = stage.place.within
    return Said(
        f"{told.en} {where.en} holds a coat by the sleeve;"
        " there is nobody in the coat, under the hat or in the shoes",
        f"{told.pl} {where.pl} trzyma za rękaw płaszcz; w płaszczu, pod kapeluszem i w butach nie ma nikogo",
    )


TWIST = Twist(
    name="empty coat",
    settings=("empty plain", "railway station", "canal town", "harbour", "desert", "frozen lake"),
    subjects=tuple(_CHILDREN),
    compose=_compose,
    number=402,
)
