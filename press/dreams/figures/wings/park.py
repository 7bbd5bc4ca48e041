"""Birds to be looked at: a peacock with its fan open, an ostrich."""

import math

from press.dreams.figures.cuttings import (
    body,
    flecks,
    hatching,
    limb,
    marks,
    piece,
)
from press.dreams.figures.feathers import folded_wing, leg
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import oval
from press.dreams.figures.outlines import band, disc, scallops, smooth, traced


def _spoke(angle: float, length: float) -> tuple[float, float]:
    """A point of the peacock's fan, which opens round its back."""
    return (-0.04 + length * math.cos(math.radians(angle)), 0.3 + length * math.sin(math.radians(angle)))


def _fan(length: float, angles: list[float]) -> list[Part]:
    """A row of tail feathers, each with its eye."""
    feathers = [
        limb(
            [_spoke(angle, 0.1), _spoke(angle, length * 0.6), _spoke(angle, length)],
            0.02,
            0.1,
            0.15,
            0.09,
            tone=Tone.COAT,
        )
        for angle in angles
    ]
    eyes = [oval(*_spoke(angle, length * 0.89), 0.046, 0.036, angle) for angle in angles]
    pupils = [oval(*_spoke(angle, length * 0.9), 0.028, 0.021, angle) for angle in angles]
    sparks = [oval(*_spoke(angle, length * 0.915), 0.011, 0.009, angle) for angle in angles]
    shafts = [
        [_spoke(angle, 0.14), _spoke(angle, length * 0.5), _spoke(angle, length * 0.82)] for angle in angles
    ]
    return [
        *feathers,
        hatching(shafts, 0.008, Tone.FAR),
        marks(eyes, Tone.LIGHT),
        marks(pupils, Tone.ACCENT),
        marks(sparks),
    ]


PEACOCK = Figure(
    "peacock",
    [
        *_fan(0.68, [12.0 + 13 * at for at in range(13)]),
        *_fan(0.54, [18.5 + 13 * at for at in range(12)]),
        *_fan(0.37, [24.0 + 16.5 * at for at in range(9)]),
        leg((-0.06, 0.24), (-0.1, 0.12), (-0.08, 0), thick=0.022, toe=0.07, tone=Tone.DEEP),
        leg((0.02, 0.24), (-0.01, 0.12), (0.03, 0), thick=0.022, toe=0.08, tone=Tone.DEEP),
        body(
            smooth(traced(".08,.46 -.06,.44 -.17,.34 -.15,.23 -.03,.17 .09,.2 .15,.3"), closed=True),
            band(traced(".02,.32 .1,.44 .08,.56 .06,.66 .12,.73"), 0.22, 0.15, 0.09, 0.075, 0.08),
            tone=Tone.FAR,
        ),
        flecks(
            [
                [(0.03, 0.42), (0.09, 0.41)],
                [(0.0, 0.36), (0.06, 0.35), (0.11, 0.34)],
                [(-0.02, 0.29), (0.04, 0.28), (0.09, 0.27)],
            ],
            0.019,
            Tone.PALE,
        ),
        Part(traced(".15,.76 .21,.735 .24,.7 .15,.705"), Tone.DEEP),
        *(
            limb(
                [(0.1, 0.75), (0.1 + 0.02 * at, 0.79), (0.07 + 0.035 * at, 0.84)],
                0.007,
                0.008,
                0.007,
                tone=Tone.DEEP,
                lift=0.2,
            )
            for at in range(3)
        ),
        piece(*(disc(0.07 + 0.035 * at, 0.845, 0.014) for at in range(3)), tone=Tone.LIGHT, lift=0.3),
    ],
    eyes=[(0.115, 0.735)],
    eye=0.011,
)

OSTRICH = Figure(
    "ostrich",
    [
        leg((-0.02, 0.5), (-0.2, 0.3), (-0.26, 0.05), thick=0.045, toe=0.1, tone=Tone.FAR),
        *(
            limb([(-0.14, 0.6), (-0.3, 0.62 + 0.03 * at), end], 0.16, 0.15, 0.05, tone=Tone.PALE)
            for at, end in enumerate(((-0.42, 0.44), (-0.47, 0.52), (-0.48, 0.62), (-0.44, 0.71)))
        ),
        leg((0.06, 0.48), (0.16, 0.27), (0.1, 0), thick=0.05, toe=0.13, tone=Tone.COAT),
        limb(
            traced(".14,.6 .24,.72 .2,.88 .19,1.02 .27,1.1"), 0.14, 0.08, 0.055, 0.055, 0.075, tone=Tone.PALE
        ),
        Part(traced(".27,1.16 .2,1.13 .2,1.06 .27,1.03 .35,1.06 .35,1.12"), Tone.PALE, lift=0.1),
        Part(traced(".33,1.12 .42,1.1 .46,1.06 .4,1.05 .33,1.05"), Tone.ACCENT),
        hatching([[(0.34, 1.085), (0.39, 1.08), (0.44, 1.068)]], 0.008),
        *(
            limb(
                [(0.24, 1.14), (0.22 - 0.02 * at, 1.19), (0.17 - 0.01 * at, 1.21 - 0.03 * at)],
                0.012,
                0.01,
                0.004,
                tone=Tone.DEEP,
            )
            for at in range(3)
        ),
        Part(
            [
                *scallops(
                    traced(
                        ".22,.52 .23,.64 .1,.75 -.1,.76 -.26,.68 -.32,.56 -.26,.45 -.06,.39 .14,.43 .22,.52"
                    ),
                    17,
                    -0.025,
                )
            ],
            Tone.COAT,
        ),
        *folded_wing((0.16, 0.62), (-0.32, 0.52), depth=1.4, tones=(Tone.PALE, Tone.COAT)),
    ],
    eyes=[(0.285, 1.115)],
    eye=0.02,
)
