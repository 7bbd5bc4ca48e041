"""What grows: cactus, palm, flower pot."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import (
    crease,
    dot,
    limb,
    mark,
    oval,
    piece,
    placed,
)


def _blossom(x: float, y: float, size: float, petals: int = 5, tone: Tone = Tone.ACCENT) -> list[Part]:
    parts = [
        part
        for petal in range(petals)
        for part in placed([oval(0, 0.06, 0.042, 0.062, tone)], turn=360 * petal / petals)
    ]
    return placed([*parts, oval(0, 0, 0.042, 0.042, Tone.PALE)], x=x, y=y, size=size)


CACTUS = Figure(
    "cactus",
    [
        limb("-.02,.34,.12 -.22,.36,.13 -.29,.46,.13 -.3,.66,.12", Tone.FAR),
        piece("-.11,0! .11,0! .12,.3 .135,.6 .12,.86 .06,.97 0,.99 -.06,.97 -.11,.86 -.115,.6 -.115,.3"),
        limb(".04,.24,.12 .24,.27,.13 .31,.38,.13 .31,.56,.11"),
        *(crease(f"{x * 0.8},.02 {x},.3 {x},.65 {x * 0.6},.92", 0.01) for x in (-0.06, 0, 0.065)),
        crease("-.3,.62 -.29,.48 -.23,.38", 0.01),
        crease(".31,.52 .31,.4 .25,.3", 0.01),
        *(
            crease(f"{x},{y} {x + 0.02},{y + 0.012}", 0.008, Tone.PALE)
            for x, y in (
                (-0.1, 0.2),
                (-0.04, 0.34),
                (0.03, 0.16),
                (0.08, 0.5),
                (-0.1, 0.6),
                (0.03, 0.76),
                (0.26, 0.36),
            )
        ),
        *_blossom(0.02, 1, 0.8),
        *_blossom(0.33, 0.62, 0.55),
        *_blossom(-0.32, 0.72, 0.5),
    ],
    roundness=0.05,
)


def _frond(turn: float, size: float, tone: Tone, *, flip: bool = False) -> list[Part]:
    leaf = piece(
        "0,0! .12,.08 .26,.09 .4,.03 .54,-.12! .44,-.09! .44,-.15! .37,-.06! .35,-.13! .29,-.03!"
        " .26,-.1! .21,0! .17,-.07!"
        " .12,.01! .08,-.04!",
        tone,
    )
    return placed(
        [leaf, crease("0,0 .12,.05 .26,.06 .4,0 .5,-.08", 0.008)], 0.06, 0.82, size, turn, flip=flip
    )


PALM = Figure(
    "palm",
    [
        *_frond(-58, 0.75, Tone.FAR),
        *_frond(52, 0.8, Tone.FAR, flip=True),
        *_frond(-20, 0.9, Tone.FAR, flip=True),
        piece(
            "-.2,0! -.04,0! -.06,.08 -.05,.2 .0,.5 .09,.83! .03,.83! -.07,.5 -.14,.2 -.17,.08", Tone.ACCENT
        ),
        *(
            crease(f"{x - 0.05},{y + 0.01} {x},{y - 0.012} {x + 0.05},{y + 0.01}", 0.01)
            for x, y in (
                (-0.115, 0.08),
                (-0.105, 0.17),
                (-0.09, 0.26),
                (-0.07, 0.35),
                (-0.045, 0.44),
                (-0.02, 0.53),
                (0.01, 0.62),
                (0.03, 0.71),
            )
        ),
        *_frond(30, 1, Tone.COAT),
        *_frond(-6, 1.06, Tone.COAT),
        *_frond(-34, 0.95, Tone.COAT),
        *_frond(-30, 1, Tone.COAT, flip=True),
        *_frond(8, 1.02, Tone.COAT, flip=True),
        oval(0.02, 0.77, 0.036, 0.038, Tone.DEEP),
        oval(0.1, 0.76, 0.036, 0.038, Tone.DEEP),
        oval(0.06, 0.74, 0.036, 0.038, Tone.DEEP),
    ],
    roundness=0.03,
)

FLOWER_POT = Figure(
    "flower_pot",
    [
        limb("0,.3,.022 -.02,.48,.02 .01,.7,.018", Tone.FAR),
        limb(".02,.3,.018 .12,.44,.016 .2,.56,.014", Tone.FAR),
        piece("0,.34! .1,.36 .24,.46 .34,.42! .24,.34 .1,.3", Tone.FAR),
        piece("0,.36! -.08,.5 -.22,.54 -.34,.48! -.22,.4 -.08,.34", Tone.FAR),
        piece("0,.34! -.1,.34 -.22,.3 -.32,.24! -.3,.34 -.14,.4", Tone.FAR),
        piece("-.23,.26! .23,.26! .17,.02 .15,0! -.15,0! -.17,.02"),
        piece("-.27,.24! 0,.22 .27,.24! .27,.34! 0,.33 -.27,.34!"),
        mark(
            "-.21,.16! -.14,.1! -.07,.16! 0,.1! .07,.16! .14,.1! .21,.16! .2,.12! .14,.06! .07,.12!"
            " 0,.06! -.07,.12! -.14,.06! -.2,.12!",
            Tone.PALE,
        ),
        crease("-.25,.235 0,.215 .25,.235", 0.012),
        *_blossom(0.22, 0.58, 0.75, 6),
        *_blossom(0.01, 0.78, 1.6, 8),
        dot(0.01, 0.78, 0.03),
    ],
    roundness=0.05,
)

OBJECTS = (CACTUS, PALM, FLOWER_POT)
