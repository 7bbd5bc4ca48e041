"""Birds on the wing by day: dove, swan, swallow."""

from press.dreams.figures.cuttings import (
    body,
    hatching,
    limb,
    piece,
)
from press.dreams.figures.feathers import spread_wing
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import oval
from press.dreams.figures.outlines import band, smooth, traced

DOVE_FLYING = Figure(
    "dove_flying",
    [
        *spread_wing(
            [(0.08, 0.04), (0.18, 0.22), (0.34, 0.4)],
            traced(".02,.26 .1,.4 .2,.5 .34,.56 .5,.54"),
            count=8,
            width=0.08,
            tones=(Tone.FAR, Tone.FAR, Tone.FAR),
        ),
        *(
            limb([(-0.16, -0.08), (-0.32, -0.14), end], 0.08, 0.09, 0.06, tone=tone)
            for end, tone in (
                ((-0.56, -0.06), Tone.FAR),
                ((-0.53, -0.34), Tone.FAR),
                ((-0.58, -0.13), Tone.COAT),
                ((-0.56, -0.28), Tone.COAT),
                ((-0.59, -0.2), Tone.PALE),
            )
        ),
        Part(
            traced(
                ".38,.1 .3,.13 .2,.09 .06,.04 -.12,-.02 -.3,-.1 -.32,-.18 -.14,-.2 .04,-.2 .2,-.15 "
                ".3,-.06 .37,.01 .41,.06"
            )
        ),
        Part(traced(".39,.085 .45,.05 .47,.025 .39,.035"), Tone.DEEP),
        limb([(0.45, 0.045), (0.49, -0.03), (0.49, -0.13)], 0.008, 0.01, 0.006, tone=Tone.DEEP, lift=0.3),
        piece(
            *(
                oval(x, y, 0.042, 0.017, turn)
                for x, y, turn in (
                    (0.525, -0.04, 35),
                    (0.455, -0.055, 150),
                    (0.53, -0.1, 20),
                    (0.455, -0.12, 165),
                    (0.495, -0.165, 90),
                )
            ),
            tone=Tone.ACCENT,
            lift=0.3,
        ),
        *spread_wing(
            [(0.12, 0.0), (0.02, 0.22), (-0.08, 0.46)],
            traced("-.24,.02 -.38,.14 -.46,.3 -.44,.48 -.32,.64"),
            count=9,
            width=0.09,
        ),
    ],
    eyes=[(0.345, 0.075)],
    eye=0.013,
)

SWAN_FLYING = Figure(
    "swan_flying",
    [
        *spread_wing(
            [(0.06, 0.02), (0.14, 0.22), (0.26, 0.42)],
            traced("-.08,.16 -.04,.32 .04,.46 .16,.58 .34,.62"),
            count=8,
            width=0.085,
            tones=(Tone.FAR, Tone.FAR, Tone.FAR),
        ),
        *(
            limb([(-0.26, -0.04), (-0.4, -0.06), end], 0.1, 0.1, 0.03, tone=Tone.FAR)
            for end in ((-0.5, -0.02), (-0.52, -0.07), (-0.49, -0.12))
        ),
        limb([(-0.2, -0.12), (-0.34, -0.13), (-0.46, -0.16)], 0.05, 0.03, 0.02, tone=Tone.DEEP),
        body(
            smooth(
                traced(".2,.04 .04,.06 -.16,.03 -.34,-.03 -.34,-.09 -.16,-.14 .04,-.15 .18,-.09"), closed=True
            ),
            band(traced(".06,-.04 .24,-.03 .38,0 .5,.05 .58,.07"), 0.19, 0.12, 0.07, 0.066, 0.08),
        ),
        Part(traced(".59,.105 .66,.08 .72,.045 .65,.04 .58,.035"), Tone.ACCENT),
        piece(oval(0.615, 0.095, 0.025, 0.018, -20), tone=Tone.DEEP, lift=0.3),
        *spread_wing(
            [(0.14, 0.0), (0.06, 0.26), (-0.06, 0.5)],
            traced("-.26,0 -.4,.12 -.48,.3 -.46,.5 -.32,.7"),
            count=10,
            width=0.09,
        ),
    ],
    eyes=[(0.575, 0.085)],
    eye=0.01,
)

SWALLOW = Figure(
    "swallow",
    [
        Part(traced(".16,.05 .2,.17 .15,.33 .04,.48 -.09,.6 -.02,.42 -.03,.28 -.07,.14 -.04,.06"), Tone.FAR),
        hatching(
            [
                [(0.1, 0.08), (0.07 - 0.02 * at, 0.22 - 0.02 * at), (0.0 - 0.02 * at, 0.4 - 0.1 * at)]
                for at in range(3)
            ],
            0.012,
        ),
        limb([(-0.12, -0.02), (-0.34, -0.02), (-0.58, 0.1)], 0.1, 0.05, 0.006),
        limb([(-0.12, -0.06), (-0.34, -0.14), (-0.6, -0.16)], 0.1, 0.05, 0.006),
        Part(
            traced(".36,.1 .27,.13 .14,.09 -.04,.04 -.24,-.02 -.26,-.08 -.06,-.1 .12,-.09 .26,-.03 .35,.04")
        ),
        Part(traced(".3,.02 .2,-.005 .02,-.03 -.2,-.05 -.2,-.1 .02,-.12 .22,-.07"), Tone.PALE, mark=True),
        Part(traced(".38,.09 .34,.02 .27,-.02 .27,.03 .32,.06"), Tone.ACCENT, mark=True),
        Part([(0.35, 0.09), (0.42, 0.06), (0.35, 0.045)], Tone.DEEP, Cut.POLYGON),
        *(
            limb(
                [(0.1, 0.03), (-0.06 - 0.02 * at, -0.08 - 0.01 * at), end],
                0.1,
                0.09,
                0.012,
                tone=Tone.FAR,
                lift=0.6,
            )
            for at, end in enumerate(((-0.3, -0.56), (-0.26, -0.44), (-0.24, -0.34), (-0.24, -0.24)))
        ),
        Part(traced(".18,.04 .08,.075 -.02,.02 -.12,-.12 -.19,-.27 -.06,-.2 .04,-.13 .12,-.05")),
        hatching(
            [[(0.08, 0.0), (-0.0, -0.06), (-0.1, -0.18)], [(0.05, 0.04), (-0.04, -0.04), (-0.14, -0.18)]],
            0.01,
            Tone.FAR,
        ),
    ],
    eyes=[(0.31, 0.075)],
    eye=0.012,
)
