"""Patterned wings seen from above: moth, butterfly."""

from collections.abc import Sequence

from press.dreams.easel.shapes import Point
from press.dreams.figures.cuttings import (
    both_sides,
    freckles,
    hatching,
    limb,
    marks,
    piece,
)
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import Outline, oval
from press.dreams.figures.outlines import along, band, disc, scallops, smooth, toward, traced


def _within(wing: Sequence[Point], root: Point, share: float) -> Outline:
    """A wing's outline drawn in towards its root."""
    return [toward(root, point, share) for point in wing]


_MOTH_ROOT = (0.03, 0.1)

_MOTH_FORE = [
    *smooth(traced(".03,.16 .2,.32 .42,.42 .64,.42")),
    *scallops(traced(".66,.4 .62,.2 .46,.02 .26,-.03"), 7, 0.018),
    (0.03, 0.0),
]

_MOTH_HIND = [
    (0.03, 0.08),
    *scallops(traced(".42,.06 .46,-.14 .36,-.32 .2,-.36 .08,-.2"), 8, 0.016),
    (0.02, -0.06),
]

MOTH = Figure(
    "moth",
    [
        *both_sides(
            Part(_MOTH_HIND, Tone.FAR, Cut.POLYGON),
            marks([_within(_MOTH_HIND, (0.05, 0), 0.86)], Tone.PALE),
            marks([_within(_MOTH_HIND, (0.05, 0), 0.78)], Tone.FAR),
            marks([disc(0.28, -0.13, 0.07)], Tone.LIGHT),
            marks([disc(0.28, -0.13, 0.052)], Tone.ACCENT),
            marks([disc(0.285, -0.125, 0.03)]),
            freckles([(0.13 + 0.06 * at, -0.26 + 0.012 * at * at) for at in range(5)], 0.012),
            Part(_MOTH_FORE, Tone.COAT, Cut.POLYGON),
            marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.9)], Tone.DEEP),
            marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.86)], Tone.COAT),
            marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.58)], Tone.PALE),
            marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.5)], Tone.FAR),
            marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.3)], Tone.COAT),
            marks([oval(0.4, 0.24, 0.062, 0.055)], Tone.LIGHT),
            marks([oval(0.4, 0.24, 0.045, 0.04)], Tone.ACCENT),
            marks([disc(0.405, 0.245, 0.022)]),
            hatching(
                [
                    [(0.08, 0.14), toward((0.08, 0.14), end, 0.5), end]
                    for end in ((0.58, 0.36), (0.58, 0.24), (0.52, 0.13), (0.4, 0.04))
                ],
                0.007,
                Tone.FAR,
            ),
            freckles([along(traced(".6,.39 .57,.2 .43,.05 .27,0"), at / 8) for at in range(9)], 0.011),
        ),
        *both_sides(
            limb([(0.02, 0.22), (0.05, 0.29), (0.09, 0.35)], 0.012, 0.012, 0.012, tone=Tone.PALE, lift=0.4),
            limb([(0.03, 0.27), (0.09, 0.35), (0.18, 0.43)], 0.01, 0.055, 0.01, tone=Tone.PALE, lift=0.4),
        ),
        Part(traced("0,.14 -.05,.04 -.062,-.1 -.04,-.24 0,-.33 .04,-.24 .062,-.1 .05,.04"), Tone.PALE),
        marks(
            [
                band([(-0.07, y), (0, y - 0.02), (0.07, y)], 0.01, 0.018, 0.01)
                for y in (-0.04, -0.1, -0.16, -0.22, -0.27)
            ],
            Tone.DEEP,
        ),
        Part(traced("0,.2 -.075,.17 -.085,.08 0,0 .085,.08 .075,.17"), Tone.COAT),
        Part(traced("0,.255 -.045,.235 -.045,.18 0,.16 .045,.18 .045,.235"), Tone.PALE),
    ],
    eyes=[(-0.036, 0.225), (0.036, 0.225)],
    eye=0.012,
)

_FORE = traced(".02,.08 .1,.3 .28,.5 .5,.58 .6,.5 .55,.32 .44,.16 .26,.06")
_HIND = traced(".02,.04 .2,.08 .4,.06 .46,-.08 .42,-.22 .36,-.3 .36,-.44 .29,-.34 .16,-.24")

_CELLS: list[Outline] = [
    traced(".1,.17 .22,.36 .34,.46 .28,.32 .18,.18"),
    traced(".24,.17 .33,.3 .42,.43 .44,.3 .36,.2"),
    traced(".39,.475 .48,.53 .54,.48 .5,.4"),
]

BUTTERFLY = Figure(
    "butterfly",
    [
        *both_sides(
            Part(_HIND, Tone.FAR),
            marks([smooth(_within(_HIND, (0.1, 0.0), 0.8), closed=True)], Tone.ACCENT),
            hatching(
                [
                    [(0.06, 0.02), toward((0.06, 0.02), end, 0.5), end]
                    for end in ((0.4, 0.02), (0.42, -0.1), (0.37, -0.22), (0.27, -0.29))
                ],
                0.012,
                Tone.FAR,
            ),
            freckles(traced(".43,-.02 .43,-.12 .39,-.21 .31,-.28"), 0.016),
            Part(_FORE),
            marks([smooth(cell, closed=True) for cell in _CELLS], Tone.ACCENT),
            marks([smooth(_within(cell, cell[0], 0.55), closed=True) for cell in _CELLS], Tone.LIGHT),
            freckles(traced(".57,.47 .545,.36 .49,.25 .41,.165 .31,.11"), 0.015),
        ),
        *both_sides(
            limb([(0.01, 0.16), (0.06, 0.3), (0.16, 0.38)], 0.01, 0.008, 0.012, tone=Tone.DEEP, lift=0.4),
            piece(disc(0.163, 0.383, 0.014), tone=Tone.DEEP, lift=0.3),
        ),
        limb([(0, 0.1), (0, -0.06), (0, -0.24)], 0.06, 0.05, 0.016, tone=Tone.DEEP),
        Part(traced("0,.16 -.04,.1 -.035,.02 0,-.02 .035,.02 .04,.1"), Tone.DEEP),
        piece(disc(0, 0.17, 0.034), tone=Tone.DEEP),
    ],
    eyes=[(-0.02, 0.18), (0.02, 0.18)],
    eye=0.009,
)
