"""Birds on long legs: heron, stork, flamingo, a crane that dances."""

from inklings.decks.dreams.figures.cuttings import (
    body,
    hatching,
    limb,
    piece,
)
from inklings.decks.dreams.figures.feathers import folded_wing, leg, spread_wing
from inklings.decks.dreams.figures.figure import Figure, Part, Tone
from inklings.decks.dreams.figures.limbs import oval
from inklings.decks.dreams.figures.outlines import band, disc, smooth, traced

HERON = Figure(
    "heron",
    [
        piece(
            band([(0.02, 0.5), (0.1, 0.4), (0.17, 0.33)], 0.06, 0.026, 0.022),
            disc(0.17, 0.325, 0.018),
            band([(0.17, 0.325), (0.1, 0.29), (0.03, 0.27)], 0.02, 0.016, 0.018),
            *(
                band([(0.03, 0.27), (0.01 - 0.02 * at, 0.23), (0.005 - 0.03 * at, 0.2)], 0.016, 0.012, 0.005)
                for at in range(3)
            ),
            tone=Tone.DEEP,
        ),
        leg((-0.04, 0.5), (-0.02, 0.26), (-0.03, 0), thick=0.024, toe=0.1),
        limb([(-0.2, 0.55), (-0.34, 0.46), (-0.44, 0.38)], 0.16, 0.1, 0.03, tone=Tone.FAR),
        body(
            smooth(
                traced(".14,.74 .02,.74 -.16,.65 -.32,.51 -.3,.45 -.14,.44 .02,.46 .13,.55 .18,.66"),
                closed=True,
            ),
            band(
                traced(".03,.6 .17,.68 .19,.78 .1,.87 .07,.97 .13,1.05 .2,1.045"),
                0.22,
                0.16,
                0.095,
                0.07,
                0.062,
                0.075,
                0.07,
            ),
        ),
        hatching(
            [[(0.16, 0.75), (0.12, 0.84), (0.115, 0.94)], [(0.19, 0.72), (0.15, 0.83), (0.13, 0.9)]], 0.01
        ),
        Part(traced(".19,1.075 .3,1.065 .54,1 .3,1.02 .19,1.015"), Tone.ACCENT),
        hatching([[(0.21, 1.042), (0.32, 1.037), (0.5, 1.008)]], 0.009),
        limb(traced(".2,1.075 .1,1.085 -.02,1.03 -.14,.95"), 0.03, 0.035, 0.022, 0.004, tone=Tone.DEEP),
        limb(traced(".16,1.08 .07,1.07 -.02,.98 -.07,.89"), 0.03, 0.03, 0.018, 0.004, tone=Tone.DEEP),
        *folded_wing((0.13, 0.68), (-0.4, 0.42), depth=1.0),
        *(
            limb(
                [(0.15, 0.66), (0.17 + 0.02 * at, 0.57), (0.13 + 0.03 * at, 0.45 + 0.025 * at)],
                0.02,
                0.028,
                0.004,
                tone=Tone.PALE,
            )
            for at in range(3)
        ),
    ],
    eyes=[(0.175, 1.05)],
    eye=0.011,
)

STORK = Figure(
    "stork",
    [
        leg((-0.08, 0.5), (-0.13, 0.27), (-0.17, 0), thick=0.026, toe=0.09, tone=Tone.ACCENT),
        leg((0.0, 0.5), (0.06, 0.27), (0.03, 0), thick=0.026, toe=0.1, tone=Tone.ACCENT),
        limb([(-0.2, 0.58), (-0.32, 0.5), (-0.4, 0.44)], 0.15, 0.12, 0.05, tone=Tone.DEEP),
        body(
            smooth(
                traced(".18,.72 .06,.77 -.12,.72 -.3,.58 -.33,.49 -.16,.44 .04,.46 .16,.56 .21,.65"),
                closed=True,
            ),
            band(traced(".08,.6 .18,.72 .19,.86 .17,.99 .22,1.08"), 0.24, 0.16, 0.095, 0.08, 0.09),
            oval(0.225, 1.075, 0.075, 0.066, -15),
        ),
        Part(traced(".26,1.12 .36,1.04 .55,.86 .34,.97 .25,1.03"), Tone.ACCENT),
        hatching([[(0.27, 1.07), (0.36, 1.0), (0.5, 0.9)]], 0.009),
        *folded_wing((0.15, 0.67), (-0.42, 0.47), depth=1.1, tones=(Tone.DEEP, Tone.COAT)),
    ],
    eyes=[(0.235, 1.09)],
    eye=0.013,
)

FLAMINGO = Figure(
    "flamingo",
    [
        piece(
            band([(0.02, 0.52), (0.13, 0.41), (0.22, 0.36)], 0.06, 0.026, 0.022),
            disc(0.22, 0.355, 0.018),
            band(traced(".22,.355 .12,.33 0,.32 -.08,.29"), 0.02, 0.016, 0.016, 0.012),
            smooth(traced("0,.335 -.06,.32 -.12,.26 -.06,.25 0,.3"), closed=True),
            tone=Tone.DEEP,
        ),
        leg((-0.06, 0.5), (-0.04, 0.28), (-0.05, 0), thick=0.024, toe=0.09, tone=Tone.DEEP),
        *(
            limb([(-0.14, 0.6), (-0.28, 0.52), end], 0.12, 0.1, 0.03, tone=Tone.FAR)
            for end in ((-0.4, 0.4), (-0.42, 0.46))
        ),
        body(
            smooth(
                traced(".16,.68 .02,.73 -.16,.7 -.3,.58 -.32,.5 -.16,.44 .02,.46 .14,.54 .19,.62"),
                closed=True,
            ),
            band(
                traced(".06,.57 .2,.6 .26,.71 .18,.82 .09,.92 .1,1.04 .21,1.1 .3,1.05"),
                0.2,
                0.13,
                0.08,
                0.065,
                0.06,
                0.06,
                0.075,
                0.085,
            ),
        ),
        Part(traced(".26,1.09 .36,1.06 .405,.98 .37,.9 .34,.93 .33,.98 .27,1.01"), Tone.PALE),
        Part(traced(".405,.99 .37,.87 .335,.9 .335,.955"), Tone.DEEP, lift=0.2),
        *folded_wing((0.14, 0.64), (-0.38, 0.48), depth=1.25, tones=(Tone.DEEP, Tone.COAT)),
    ],
    eyes=[(0.275, 1.07)],
    eye=0.012,
)

CRANE_DANCING = Figure(
    "crane_dancing",
    [
        *spread_wing(
            [(0.02, 0.62), (0.14, 0.82), (0.3, 0.97)],
            traced(".3,.5 .42,.62 .52,.78 .56,.98 .48,1.15"),
            count=8,
            width=0.1,
            tones=(Tone.FAR, Tone.FAR, Tone.FAR),
        ),
        piece(
            band([(0.02, 0.46), (0.16, 0.4), (0.26, 0.36)], 0.07, 0.03, 0.022),
            disc(0.26, 0.355, 0.018),
            band([(0.26, 0.355), (0.21, 0.26), (0.19, 0.17)], 0.02, 0.016, 0.018),
            *(
                band([(0.19, 0.17), (0.2 + 0.03 * at, 0.13), (0.2 + 0.05 * at, 0.1)], 0.016, 0.012, 0.005)
                for at in range(3)
            ),
            tone=Tone.DEEP,
        ),
        leg((-0.08, 0.46), (-0.02, 0.24), (-0.07, 0), thick=0.026, toe=0.1),
        *(
            limb([(-0.12, 0.56), (-0.28, 0.56), (-0.4, 0.47), end], 0.14, 0.1, 0.07, 0.01, tone=Tone.DEEP)
            for end in ((-0.5, 0.42), (-0.46, 0.34), (-0.38, 0.3))
        ),
        body(
            smooth(
                traced(".16,.66 .04,.68 -.12,.64 -.24,.55 -.22,.47 -.06,.42 .08,.46 .16,.55"), closed=True
            ),
            band(
                traced(".04,.55 .15,.64 .15,.78 .05,.88 .01,.98 .05,1.07 .1,1.1"),
                0.2,
                0.14,
                0.08,
                0.062,
                0.056,
                0.062,
                0.06,
            ),
        ),
        Part(traced(".08,1.14 .15,1.19 .28,1.27 .19,1.15 .12,1.08"), Tone.DEEP),
        piece(oval(0.075, 1.135, 0.045, 0.028, 25), tone=Tone.ACCENT, lift=0.3),
        hatching(
            [[(0.12, 1.05), (0.06, 0.98), (0.08, 0.9)], [(0.09, 1.04), (0.035, 0.97), (0.07, 0.88)]], 0.014
        ),
        *spread_wing(
            [(0.02, 0.62), (-0.12, 0.83), (-0.24, 1.02)],
            traced("-.28,.5 -.42,.6 -.54,.76 -.58,.98 -.5,1.2"),
            count=9,
            width=0.1,
            tones=(Tone.DEEP, Tone.COAT, Tone.COAT),
        ),
    ],
    eyes=[(0.09, 1.1)],
    eye=0.011,
)
