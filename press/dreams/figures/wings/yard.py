"""Birds of the yard: rooster, hen."""

from press.dreams.figures.cuttings import (
    flecks,
    limb,
    piece,
)
from press.dreams.figures.feathers import folded_wing, leg
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import oval
from press.dreams.figures.outlines import band, smooth, toward, traced

ROOSTER = Figure(
    "rooster",
    [
        leg((-0.06, 0.3), (-0.11, 0.16), (-0.1, 0), thick=0.032, toe=0.1),
        *(
            limb([(-0.14, 0.48), *bend], 0.09, 0.09, 0.075, 0.06, 0.012, tone=tone)
            for bend, tone in (
                ([(-0.3, 0.42), (-0.42, 0.3), (-0.44, 0.17)], Tone.FAR),
                ([(-0.34, 0.5), (-0.5, 0.42), (-0.56, 0.26)], Tone.ACCENT),
                ([(-0.32, 0.62), (-0.52, 0.6), (-0.63, 0.42)], Tone.FAR),
                ([(-0.28, 0.74), (-0.5, 0.78), (-0.66, 0.6)], Tone.ACCENT),
                ([(-0.22, 0.8), (-0.4, 0.92), (-0.6, 0.82)], Tone.FAR),
            )
        ),
        leg((0.03, 0.3), (-0.01, 0.16), (0.04, 0), thick=0.034, toe=0.12, tone=Tone.DEEP),
        Part(
            traced(
                ".3,.9 .21,.93 .13,.87 .06,.74 -.06,.63 -.2,.58 -.26,.48 -.22,.36 -.1,.26 .06,.24 "
                ".21,.32 .31,.46 .33,.6 .3,.73 .33,.83"
            )
        ),
        limb([(0.05, 0.32), (0.03, 0.25), (-0.005, 0.19)], 0.16, 0.12, 0.05, lift=0.3),
        piece(
            *(
                band([(0.24, 0.88), toward((0.24, 0.9), tip, 0.6), tip], 0.1, 0.075, 0.02)
                for tip in ((0.1, 0.98), (0.16, 1.04), (0.24, 1.06), (0.31, 1.02), (0.35, 0.95))
            ),
            smooth(traced(".31,.8 .37,.78 .37,.68 .33,.65 .29,.72"), closed=True),
            tone=Tone.ACCENT,
        ),
        Part(traced(".32,.87 .38,.86 .43,.8 .37,.805 .32,.81"), Tone.DEEP),
        *(
            limb(
                [(0.16 + 0.018 * at, 0.86), (0.09 + 0.035 * at, 0.73), end],
                0.04,
                0.06,
                0.008,
                tone=tone,
                lift=0.5,
            )
            for at, (end, tone) in enumerate(
                zip(
                    (
                        (-0.02, 0.6),
                        (0.04, 0.54),
                        (0.1, 0.5),
                        (0.16, 0.48),
                        (0.22, 0.48),
                        (0.28, 0.51),
                        (0.33, 0.57),
                    ),
                    (Tone.PALE, Tone.COAT, Tone.PALE, Tone.COAT, Tone.PALE, Tone.COAT, Tone.PALE),
                    strict=True,
                )
            )
        ),
        Part(traced(".19,.9 .28,.88 .3,.82 .27,.76 .18,.78 .15,.84"), lift=0.2),
        *folded_wing((0.16, 0.52), (-0.26, 0.38), depth=1.35),
    ],
    eyes=[(0.27, 0.86)],
    eye=0.014,
)

HEN = Figure(
    "hen",
    [
        leg((-0.03, 0.24), (-0.06, 0.12), (-0.05, 0), thick=0.034, toe=0.1),
        *(
            limb([(-0.2, 0.5), (-0.34, 0.6), end], 0.14, 0.13, 0.07, tone=Tone.FAR)
            for end in ((-0.5, 0.62), (-0.47, 0.7), (-0.41, 0.77))
        ),
        leg((0.06, 0.24), (0.02, 0.12), (0.06, 0), thick=0.036, toe=0.11),
        Part(
            traced(
                ".32,.78 .23,.81 .14,.75 .05,.62 -.1,.57 -.28,.64 -.4,.68 -.4,.48 -.3,.27 -.1,.15 "
                ".12,.16 .29,.28 .36,.44 .34,.58 .36,.7"
            )
        ),
        piece(
            *(
                oval(*lobe)
                for lobe in (
                    (0.19, 0.81, 0.03, 0.04, 25),
                    (0.235, 0.835, 0.034, 0.045, 8),
                    (0.285, 0.83, 0.032, 0.042, -8),
                    (0.325, 0.8, 0.025, 0.032, -25),
                )
            ),
            smooth(traced(".33,.68 .38,.66 .38,.59 .34,.59"), closed=True),
            tone=Tone.ACCENT,
        ),
        Part(traced(".35,.755 .41,.735 .45,.69 .39,.69 .35,.69"), Tone.DEEP),
        flecks(
            [
                [(0.14, 0.66), (0.21, 0.65), (0.28, 0.64)],
                [(0.16, 0.58), (0.23, 0.57), (0.3, 0.56)],
                [(0.2, 0.51), (0.27, 0.49), (0.33, 0.47)],
                [(0.21, 0.41), (0.28, 0.38)],
                [(0.2, 0.31), (0.26, 0.29)],
            ],
            0.022,
            Tone.FAR,
        ),
        *folded_wing((0.14, 0.46), (-0.36, 0.46), depth=1.5),
    ],
    eyes=[(0.28, 0.735)],
    eye=0.016,
)
