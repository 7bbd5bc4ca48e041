"""Wings of lace: dragonfly, bee."""

from collections.abc import Sequence

from press.dreams.easel.shapes import Point
from press.dreams.figures.cuttings import (
    both_sides,
    hatching,
    limb,
    marks,
    piece,
)
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import oval
from press.dreams.figures.outlines import band, scallops, toward, traced


def _lace(wing: Sequence[Point], root: Point) -> list[Part]:
    """A clear wing with veins and a dark spot near its tip."""
    tip = max(wing, key=lambda point: abs(point[0]))
    return [
        Part(wing, Tone.PALE),
        hatching(
            [[root, toward(root, point, 0.55), toward(root, point, 0.93)] for point in wing[1:-1]],
            0.007,
            Tone.FAR,
        ),
        marks([oval(*toward(root, tip, 0.9), 0.028, 0.014, 15)], Tone.ACCENT),
    ]


DRAGONFLY = Figure(
    "dragonfly",
    [
        *both_sides(
            *_lace(traced(".03,.14 .24,.1 .46,.02 .6,-.06 .6,-.12 .46,-.13 .24,-.06 .04,.08"), (0.03, 0.11))
        ),
        *both_sides(
            *_lace(traced(".03,.22 .24,.34 .48,.4 .66,.38 .68,.32 .52,.25 .28,.17 .04,.15"), (0.03, 0.18))
        ),
        limb(traced("0,.14 .03,-.1 0,-.34 -.05,-.54"), 0.06, 0.045, 0.04, 0.045),
        marks(
            [
                band([(x - 0.03, y), (x, y - 0.006), (x + 0.03, y)], 0.008, 0.014, 0.008)
                for x, y in (
                    (0.02, 0.0),
                    (0.028, -0.08),
                    (0.026, -0.16),
                    (0.02, -0.24),
                    (0.008, -0.32),
                    (-0.01, -0.4),
                    (-0.03, -0.47),
                )
            ]
        ),
        Part(traced("0,.27 -.055,.22 -.06,.12 0,.06 .06,.12 .055,.22")),
        hatching(
            [
                [(0, 0.25), (0.012, 0.17), (0, 0.09)],
                [(-0.03, 0.22), (-0.026, 0.17), (-0.03, 0.12)],
                [(0.03, 0.22), (0.034, 0.17), (0.03, 0.12)],
            ],
            0.01,
            Tone.FAR,
        ),
        piece(oval(-0.04, 0.3, 0.048, 0.042, 30), oval(0.04, 0.3, 0.048, 0.042, -30), tone=Tone.ACCENT),
    ],
    eyes=[(-0.045, 0.31), (0.045, 0.31)],
    eye=0.013,
)

BEE = Figure(
    "bee",
    [
        Part(traced("0,.14 -.06,.36 -.2,.5 -.32,.46 -.28,.3 -.1,.14"), Tone.PALE),
        *(
            limb([(x, -0.1), (x - 0.02, -0.2), (x - 0.07, -0.27)], 0.03, 0.022, 0.014, tone=Tone.DEEP)
            for x in (0.16, 0.06, -0.06)
        ),
        Part([(-0.46, -0.14), (-0.56, -0.2), (-0.44, -0.19)], Tone.DEEP, Cut.POLYGON),
        Part(traced(".08,.17 -.12,.2 -.32,.11 -.45,-.06 -.5,-.19 -.36,-.24 -.14,-.22 .04,-.12")),
        marks(
            [
                band([(x, top), (x - 0.07, -0.02), (x - 0.05 + 0.1 * x, -0.28)], 0.05, 0.075, 0.05)
                for x, top in ((0.0, 0.16), (-0.15, 0.17), (-0.3, 0.1))
            ]
        ),
        hatching(
            [
                [(x, y), (x - 0.02, y - 0.02), (x - 0.045, y - 0.03)]
                for x, y in (
                    (-0.06, 0.12),
                    (-0.1, 0.05),
                    (-0.22, 0.06),
                    (-0.26, -0.02),
                    (-0.11, -0.06),
                    (-0.27, -0.1),
                    (-0.38, -0.08),
                )
            ],
            0.01,
            Tone.PALE,
        ),
        Part(
            scallops(traced(".24,0 .2,.14 .06,.19 -.05,.1 -.04,-.08 .06,-.16 .18,-.12 .24,0"), 14, -0.018),
            Tone.PALE,
            Cut.POLYGON,
        ),
        *(
            limb([(0.34, 0.08), (0.4, 0.17), end], 0.018, 0.014, 0.018, tone=Tone.DEEP)
            for end in ((0.5, 0.2), (0.44, 0.25))
        ),
        Part(traced(".3,.12 .22,.08 .2,-.04 .26,-.13 .36,-.12 .41,0 .38,.09"), Tone.DEEP),
        hatching([[(0.31, -0.09), (0.35, -0.1), (0.385, -0.06)]], 0.014, Tone.PALE),
        *_lace(traced(".06,.13 .08,.34 .02,.52 -.12,.6 -.22,.52 -.16,.34 -.04,.16"), (0.04, 0.14))[:2],
    ],
    eyes=[(0.33, 0.02)],
    eye=0.026,
)
