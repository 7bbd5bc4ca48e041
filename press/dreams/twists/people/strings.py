"""A giant holds two small people on strings and makes them dance, or keeps them apart."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.hands import holding_hand
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.twists.people.casting import grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_PLAYS = {
    "love": (Gesture.EMBRACING, Feeling.SLEEP, 95, Said("embrace", "objęli się")),
    "fight": (Gesture.FISTS, Feeling.ANGER, 150, Said("fight", "kłócili się")),
    "parting": (
        Gesture.REACHING,
        Feeling.GRIEF,
        215,
        Said("reach for each other", "wyciągali do siebie ręce"),
    ),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.back((WIDTH / 2, HEIGHT * 0.72), 480)
    stage.middle()
    one, two = pair_of_cloths(stage)
    giant = grown(dice)
    mood = dice.pick([Feeling.MISCHIEF, Feeling.LONGING, Feeling.JOY])
    robe = mix(palette.near, palette.middle, 0.45)
    stage.focus(stage.draw(bust(giant, mood, 0, gaze=(0, -0.9)), WIDTH / 2, HEIGHT * 0.5, 560, robe))
    scene.mist(HEIGHT * 0.51, 46, 0.9)
    gesture, feeling, apart, told = _PLAYS[stage.subject]
    foot = HEIGHT * 0.935
    scene.lamp_at(WIDTH / 2, foot - 150, 300, 0.45)
    for side, cloth in ((1, one), (-1, two)):
        x = WIDTH / 2 - side * apart
        bar = x - side * 40, HEIGHT * 0.5
        actor = acting(gesture, feeling, grown(dice), Dress.GOWN if side > 0 else Dress.COAT)
        small = put(stage, actor, (x, foot, 390), cloth, flip=side < 0)
        strings = Stencil()
        for to, hook in ((small.near, -46), (small.far, 46), ((small.head[0], small.head[1] - 52), 0)):
            strings.segment((bar[0] + hook, bar[1]), to, 2.4)
        scene.flat(strings.mask, palette.light, 0.8)
        wood = Stencil().fill(
            polygon(
                [
                    (bar[0] - 70, bar[1] - 6),
                    (bar[0] + 70, bar[1] - 6),
                    (bar[0] + 66, bar[1] + 8),
                    (bar[0] - 66, bar[1] + 8),
                ]
            )
        )
        scene.paint(wood.mask, mix(palette.warm, palette.near, 0.35), Look(volume=5, rim=0.9))
        hand = holding_hand(giant.skin)
        stage.focus(
            stage.draw(hand, bar[0] - side * 58, bar[1] - 205, 300, robe, flip=side < 0, turn=180 - side * 14)
        )
    stage.front()
    where = stage.place.within
    return Said(
        f"a giant holds two people on strings {where.en} and makes them {told.en}",
        f"olbrzym trzyma {where.pl} dwoje ludzi na sznurkach tak, żeby {told.pl}",
    )


TWIST = Twist(
    name="on strings",
    settings=("theatre stage", "city of stairs", "chessboard plain", "ruins", "forest", "carnival"),
    subjects=tuple(_PLAYS),
    compose=_compose,
    number=107,
)
