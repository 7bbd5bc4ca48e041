"""Wings that come out at dusk: an owl in flight, a bat."""

from press.dreams.figures.cuttings import (
    flecks,
    hatching,
    limb,
    marks,
    piece,
)
from press.dreams.figures.feathers import spread_wing
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import oval
from press.dreams.figures.outlines import band, disc, mirrored, smooth, traced, turned

_OWL_BONE = [(0.06, 0.04), (0.26, 0.25), (0.5, 0.33)]
_OWL_TIPS = traced(".12,-.26 .3,-.24 .5,-.14 .64,.04 .7,.3")

OWL_FLYING = Figure(
    "owl_flying",
    [
        *(
            limb([(0, -0.1), (x * 0.6, -0.26), (x, -0.42)], 0.1, 0.1, 0.06, tone=Tone.FAR)
            for x in (-0.15, 0.15, -0.08, 0.08, 0)
        ),
        *spread_wing(
            mirrored(_OWL_BONE),
            mirrored(_OWL_TIPS),
            count=10,
            width=0.1,
            tones=(Tone.FAR, Tone.COAT, Tone.COAT),
        ),
        *spread_wing(_OWL_BONE, _OWL_TIPS, count=10, width=0.1, tones=(Tone.FAR, Tone.COAT, Tone.COAT)),
        Part(traced("0,.2 -.13,.14 -.15,-.04 -.1,-.22 0,-.3 .1,-.22 .15,-.04 .13,.14"), Tone.PALE),
        flecks(
            [
                [(-0.08, 0.0), (0, -0.01), (0.08, 0.0)],
                [(-0.05, -0.07), (0.05, -0.07)],
                [(-0.07, -0.14), (0, -0.15), (0.07, -0.14)],
                [(-0.03, -0.21), (0.04, -0.21)],
            ],
            0.022,
        ),
        *(
            piece(
                *(
                    band([(x, -0.24), (x + reach, -0.3), (x + reach * 1.3, -0.34)], 0.03, 0.026, 0.008)
                    for reach in (-0.03, 0, 0.03)
                ),
                tone=Tone.ACCENT,
            )
            for x in (-0.065, 0.065)
        ),
        Part(
            traced(
                "0,.06 -.13,.09 -.19,.2 -.17,.31 -.18,.42 -.09,.37 0,.36 .09,.37 .18,.42 .17,.31 "
                ".19,.2 .13,.09"
            )
        ),
        piece(disc(-0.08, 0.22, 0.095), disc(0.08, 0.22, 0.095), tone=Tone.PALE, lift=0.4),
        hatching(
            [
                turned([(x + 0.058, 0.22), (x + 0.072, 0.22), (x + 0.09, 0.22)], 30 * step, (x, 0.22))
                for x in (-0.08, 0.08)
                for step in range(12)
            ],
            0.008,
        ),
        piece(
            *(
                band([(0, 0.2), (side * 0.05, 0.31), (side * 0.165, 0.4)], 0.016, 0.04, 0.008)
                for side in (-1, 1)
            )
        ),
        Part(traced("0,.22 -.026,.19 0,.12 .026,.19"), Tone.DEEP),
    ],
    eyes=[(-0.08, 0.22), (0.08, 0.22)],
    eye=0.036,
)

_BAT_WING = traced(
    ".03,.06 .14,.2 .3,.3 .5,.24 .66,.06 .68,-.12 .58,-.06 .48,-.03 .42,-.14 .38,-.2 .32,-.11 .24,-.07 "
    ".18,-.16 .14,-.22 .05,-.14"
)

_BAT_FINGERS = [
    [(0.3, 0.3), (0.52, 0.16), (0.67, -0.1)],
    [(0.3, 0.3), (0.42, 0.1), (0.4, -0.17)],
    [(0.3, 0.3), (0.26, 0.06), (0.15, -0.19)],
]

BAT = Figure(
    "bat",
    [
        *(
            part
            for wing, fingers, tone in (
                (mirrored(_BAT_WING), [mirrored(line) for line in _BAT_FINGERS], Tone.FAR),
                (_BAT_WING, _BAT_FINGERS, Tone.COAT),
            )
            for part in (
                Part(smooth(wing, closed=True), tone, Cut.POLYGON),
                marks([band(line, 0.018, 0.012, 0.006) for line in fingers]),
                limb([wing[0], wing[1], wing[2]], 0.035, 0.026, 0.022, tone=tone),
            )
        ),
        piece(
            *(
                band([(x, -0.2), (x * 1.2, -0.27), (x * 1.2, -0.31)], 0.03, 0.02, 0.008)
                for x in (-0.05, 0.05)
            ),
            tone=Tone.DEEP,
        ),
        Part(traced("0,.16 -.09,.1 -.105,-.04 -.07,-.19 0,-.25 .07,-.19 .105,-.04 .09,.1")),
        flecks(
            [[(-0.04, -0.02), (0.04, -0.02)], [(0, -0.07)], [(-0.035, -0.12), (0.035, -0.12)]],
            0.018,
            Tone.FAR,
        ),
        *(
            part
            for side in (-1, 1)
            for part in (
                Part(
                    [
                        (side * x, y)
                        for x, y in ((0.02, 0.24), (0.06, 0.38), (0.14, 0.43), (0.15, 0.3), (0.11, 0.2))
                    ]
                ),
                Part(
                    [
                        (side * x, y)
                        for x, y in ((0.055, 0.25), (0.08, 0.34), (0.125, 0.385), (0.125, 0.3), (0.1, 0.23))
                    ],
                    Tone.ACCENT,
                    mark=True,
                ),
            )
        ),
        Part(traced("0,.28 -.09,.26 -.125,.17 -.09,.09 0,.06 .09,.09 .125,.17 .09,.26")),
        marks(
            [oval(0, 0.135, 0.02, 0.014), band([(-0.04, 0.1), (0, 0.09), (0.04, 0.1)], 0.004, 0.01, 0.004)]
        ),
        marks(
            [
                [(-0.022, 0.098), (-0.012, 0.098), (-0.017, 0.07)],
                [(0.022, 0.098), (0.012, 0.098), (0.017, 0.07)],
            ],
            Tone.LIGHT,
        ),
    ],
    eyes=[(-0.05, 0.185), (0.05, 0.185)],
    eye=0.02,
)
