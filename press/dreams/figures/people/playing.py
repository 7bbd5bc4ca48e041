"""People at play and in the air: a kite, a bicycle, a leap, a dive, a child on shoulders."""

from press.dreams.figures.figure import Figure, Tone
from press.dreams.figures.people.body import Crest, arm, head, leg
from press.dreams.figures.pieces import (
    crease,
    limb,
    line,
    mark,
    oval,
    piece,
    placed,
    ring,
    spokes,
)

FLYING_KITE = Figure(
    "flying_kite",
    [
        *arm(".0,.68 .16,.6 .24,.7", Tone.FAR),
        *leg("-.1,.4 .04,.24 .14,.0", Tone.FAR, toe=-8),
        *leg("-.12,.4 -.12,.2 -.16,0"),
        *head(Crest.BEANIE, -0.08, 0.74, -26),
        piece("-.16,.75! -.04,.77! .03,.69 .02,.55 .03,.34! -.1,.31 -.24,.34! -.2,.54 -.2,.67"),
        crease("-.22,.4 -.1,.37 .02,.4", 0.02, Tone.ACCENT),
        limb("-.17,.74,.05 -.09,.73,.06 -.02,.76,.05", Tone.ACCENT),
        limb("-.16,.73,.05 -.28,.7,.055 -.38,.74,.06 -.48,.7,.035", Tone.ACCENT),
        line(".24,.71 .2,.98 .42,1.3", 0.008, Tone.PALE),
        oval(0.25, 0.7, 0.04, 0.028, Tone.ACCENT, turn=-20),
        *arm("-.12,.68 .04,.82 .2,.99"),
    ],
    roundness=0.035,
)

REACHING_UP = Figure(
    "reaching_up",
    [
        *arm(".03,.72 .13,.92 .2,1.12", Tone.FAR),
        *leg("-.02,.34 -.04,.2 -.06,.045", Tone.PALE, toe=34),
        *leg(".03,.34 .04,.2 .03,.045", Tone.PALE, toe=34),
        *head(Crest.BOB, 0, 0.76, -28),
        piece(
            "-.06,.77! .05,.79! .09,.7 .08,.58 .12,.42 .2,.28! .06,.23 -.06,.24 -.2,.27! -.13,.42"
            " -.1,.58 -.1,.7"
        ),
        mark("-.05,.8! .06,.8! .04,.7! -.04,.68!", Tone.PALE),
        crease("-.19,.3 -.06,.265 .06,.26 .18,.305", 0.024, Tone.ACCENT),
        crease("-.04,.54 -.08,.3", 0.01, Tone.FAR),
        crease(".04,.54 .06,.3", 0.01, Tone.FAR),
        *arm("-.07,.71 -.13,.95 .02,1.17"),
    ],
    roundness=0.035,
)

RUNNING_CHILD = Figure(
    "running_child",
    [
        line(".28,.52 .36,.8", 0.014, Tone.DEEP),
        *(
            part
            for turn in (10, 100, 190, 280)
            for part in placed(
                [piece("0,0! .06,.03 .13,.0! .1,.1 .04,.09", Tone.ACCENT if turn % 180 == 10 else Tone.PALE)],
                0.36,
                0.8,
                1,
                turn,
            )
        ),
        oval(0.36, 0.8, 0.02, 0.02, Tone.DEEP),
        *arm(".06,.52 .2,.46 .28,.54", Tone.FAR),
        *leg("-.06,.3 -.16,.16 -.34,.06", Tone.FAR, toe=46),
        *leg("-.02,.3 .17,.28 .2,.05", toe=-14),
        *head(Crest.CURLS, 0.07, 0.58, 6, 1.3),
        piece("-.01,.6! .11,.59! .13,.5 .1,.38 .12,.27! .0,.22 -.16,.27! -.1,.38 -.06,.52"),
        crease("-.09,.46 .12,.44", 0.018, Tone.PALE),
        crease("-.1,.38 .11,.36", 0.018, Tone.PALE),
        *arm(".0,.53 -.14,.48 -.2,.38"),
    ],
    roundness=0.04,
)

CHILD_ON_SHOULDERS = Figure(
    "child_on_shoulders",
    [
        line(".14,1.05 .2,1.12 .22,1.2", 0.008, Tone.PALE),
        piece(".22,1.17! .29,1.22 .3,1.29 .22,1.34 .14,1.29 .15,1.22", Tone.COAT),
        *arm("-.08,.93 .06,.94 .14,1.05", Tone.FAR),
        *leg("-.06,.68 .12,.66 .14,.46", Tone.FAR),
        *leg("-.05,.38 -.07,.2 -.11,0", Tone.FAR),
        *leg(".02,.38 .06,.2 .06,0"),
        *head(Crest.BRAID, -0.12, 0.98, -8, 0.92),
        piece("-.18,.99! -.08,.99! -.03,.9 -.03,.78 .04,.66! -.14,.64 -.21,.7 -.2,.86", Tone.ACCENT),
        *head(Crest.SHORT, 0.03, 0.67, 0, 0.9),
        piece("-.06,.69! .06,.69! .12,.62 .12,.5 .11,.33! 0,.3 -.13,.33! -.12,.5 -.12,.62"),
        crease(".08,.62 .09,.36", 0.01, Tone.FAR),
        *leg("-.12,.7 .06,.65 .07,.42", Tone.PALE),
        *arm("-.06,.61 -.06,.45 .05,.5"),
        *arm("-.14,.92 -.06,.84 .02,.87", Tone.ACCENT, thick=0.9),
    ],
    roundness=0.035,
)

CYCLIST = Figure(
    "cyclist",
    [
        *(spokes(x, 0.21, 0.19, 14, 0.005, tone=Tone.PALE) for x in (-0.36, 0.36)),
        *(ring(x, 0.21, 0.195, 0.195, 0.026, tone=Tone.DEEP) for x in (-0.36, 0.36)),
        *leg("-.14,.56 .06,.54 -.02,.26", Tone.FAR),
        line("-.36,.21! -.02,.18! .24,.5! -.16,.5! -.36,.21!", 0.024, Tone.ACCENT),
        line("-.02,.18 -.18,.56", 0.024, Tone.ACCENT),
        line(".36,.21 .28,.36 .22,.58", 0.024, Tone.ACCENT),
        limb(".22,.58,.02 .27,.63,.022 .22,.66,.026", Tone.DEEP),
        limb("-.27,.58,.035 -.18,.575,.05 -.08,.57,.02", Tone.DEEP),
        oval(-0.02, 0.18, 0.035, 0.035, Tone.DEEP),
        *arm(".04,.8 .16,.68 .24,.65", Tone.FAR),
        *head(Crest.CAP, 0.07, 0.85, 8),
        piece("-.02,.88! .09,.86! .12,.78 .04,.68 -.02,.6 -.06,.53! -.18,.52 -.26,.56! -.2,.7 -.1,.82"),
        limb("-.02,.87,.05 .05,.85,.06 .12,.85,.05", Tone.ACCENT),
        limb("-.01,.86,.05 -.14,.88,.055 -.26,.84,.06 -.4,.88,.03", Tone.ACCENT),
        *leg("-.14,.55 .1,.42 .02,.1"),
        line("-.03,.1 .07,.1", 0.022, Tone.DEEP),
        *arm("-.02,.79 .08,.64 .22,.66"),
    ],
    roundness=0.03,
)

ANGEL_LIKE_JUMP = Figure(
    "angel_like_jump",
    [
        *arm(".08,.72 .24,.8 .38,.94", Tone.FAR),
        *leg("-.02,.44 .06,.22 -.14,.1", Tone.PALE, toe=84),
        *leg(".04,.44 .16,.28 -.0,.14", Tone.PALE, toe=84),
        *head(Crest.BRAID, 0.06, 0.78, -20),
        piece(
            "0,.8! .11,.8! .14,.72 .12,.6 .2,.48 .3,.3! .18,.32 .08,.24 -.04,.28 -.16,.22 -.28,.26!"
            " -.14,.44 -.02,.58 -.02,.72"
        ),
        crease(".04,.56 -.06,.42 -.14,.28", 0.01, Tone.FAR),
        crease(".08,.56 .08,.42 .06,.3", 0.01, Tone.FAR),
        crease("-.02,.58 .05,.56 .12,.58", 0.024, Tone.ACCENT),
        limb(".0,.8,.04 .06,.785,.05 .13,.8,.04", Tone.ACCENT),
        limb(".0,.79,.04 -.12,.84,.05 -.2,.8,.055 -.34,.86,.03", Tone.ACCENT),
        *arm(".02,.73 -.16,.72 -.3,.9"),
    ],
    roundness=0.035,
)

DIVER = Figure(
    "diver",
    [
        *arm(".12,.42 .22,.24 .32,.05", Tone.PALE),
        *placed(leg("0,0 .02,-.24 .04,-.46", Tone.PALE, toe=64, shoe=Tone.PALE), -0.14, 0.62, turn=158),
        *placed(leg("0,0 .02,-.24 .04,-.46", Tone.PALE, toe=64, shoe=Tone.PALE), -0.1, 0.62, turn=150),
        *placed(head(Crest.KERCHIEF, 0, 0), 0.13, 0.38, turn=128),
        piece("-.22,.66 -.1,.72 .0,.66 .1,.56 .19,.44! .1,.34! .0,.4 -.14,.52"),
        *(
            crease(written, 0.026, Tone.PALE)
            for written in ("-.13,.52 .0,.66", "-.06,.45 .07,.59", "-.19,.58 -.08,.71", ".02,.39 .14,.52")
        ),
        *arm(".1,.42 .16,.22 .28,.03", Tone.PALE),
    ],
    roundness=0.035,
)

POSES = (FLYING_KITE, REACHING_UP, RUNNING_CHILD, CHILD_ON_SHOULDERS, CYCLIST, ANGEL_LIKE_JUMP, DIVER)
