"""Whales: one that can carry a town, one that leaps, and a dolphin."""

import math

from inklings.decks.dreams.figures.cuttings import (
    freckles,
    hatching,
    limb,
    marks,
    piece,
)
from inklings.decks.dreams.figures.figure import Cut, Figure, Part, Tone
from inklings.decks.dreams.figures.limbs import Outline, within
from inklings.decks.dreams.figures.outlines import band, smooth, traced, turned

_WHALE = smooth(
    traced(
        ".5,0 .48,.09 .37,.155 .18,.185 -.05,.155 -.24,.09 -.39,.05 -.46,.09 -.53,.18 -.62,.235 -.615,.14 "
        "-.56,.06 -.59,0 -.66,-.05 -.56,-.055 -.46,-.02 -.34,-.04 -.2,-.085 -.02,-.14 .2,-.165 .38,-.14 "
        ".48,-.07"
    ),
    closed=True,
)
_WHALE_BELLY = traced(
    ".52,-.025 .4,-.045 .26,-.03 .12,-.055 -.08,-.065 -.3,-.05 -.2,-.13 .1,-.2 .3,-.2 .5,-.11"
)

WHALE = Figure(
    "whale",
    [
        Part(traced(".04,-.08 -.03,-.2 -.14,-.28 -.14,-.18 -.1,-.06"), Tone.FAR),
        Part(_WHALE, cut=Cut.POLYGON),
        Part(within(smooth(_WHALE_BELLY, closed=True), _WHALE), Tone.PALE, lift=0),
        hatching(
            [
                [
                    (0.49 - 0.014 * at, -0.045 - 0.012 * at),
                    (0.31 - 0.01 * at, -0.06 - 0.011 * at),
                    (0.1, -0.078 - 0.0075 * at),
                    (-0.04 - 0.09 * math.sin(math.pi * at / 9), -0.08 - 0.0045 * at),
                ]
                for at in range(9)
            ],
            0.0065,
            Tone.FAR,
        ),
        hatching([traced(".5,-.022 .41,-.035 .32,-.018 .285,-.032")], 0.011),
        freckles(
            traced(
                "-.3,.05 -.22,.07 -.15,.04 -.1,.11 -.04,.07 .02,.13 .06,.06 .11,.1 .16,.15 "
                ".2,.08 .24,.12 .28,.07 .31,.1 .35,.12 .39,.07 "
                ".43,.08 .13,.02 0,.02 -.2,.01 -.35,.03 -.26,.03 "
                "-.07,.045 .05,.1 .09,.15 .17,.05 .22,.155 "
                ".29,.145 .4,.115 .46,.04 .44,.12 -.12,-.02 .06,-.02 "
                "-.5,.1 -.55,.15 -.58,.19 -.58,-.03"
            ),
            0.0055,
        ),
        limb(traced(".14,-.09 .11,-.2 .02,-.28 -.05,-.32"), 0.1, 0.1, 0.06, 0.01),
        hatching(
            [[(0.14, -0.12), (0.11, -0.2), (0.03, -0.27)], [(0.11, -0.13), (0.08, -0.2), (0.02, -0.25)]],
            0.008,
            Tone.FAR,
        ),
    ],
    eyes=[(0.315, 0.012)],
    eye=0.0115,
)


def _leaping(points: Outline) -> Outline:
    """The humpback is drawn level and then thrown out of the water."""
    return turned(points, 58)


_HUMPBACK = smooth(
    _leaping(
        traced(
            ".56,-.02 .52,.05 .4,.095 .2,.125 .02,.115 -.1,.1 -.16,.135 -.2,.075 "
            "-.34,.01 -.46,-.07 -.54,-.05 -.66,.01 -.73,0 -.66,-.08 -.6,-.13 -.62,-.21 "
            "-.66,-.29 -.56,-.26 -.49,-.17 -.38,-.12 -.22,-.13 -.02,-.185 .2,-.215 "
            ".42,-.17 .54,-.08"
        )
    ),
    closed=True,
)
_HUMP_BELLY = smooth(
    _leaping(traced(".58,0 .44,-.035 .28,-.035 .1,-.07 -.2,-.11 -.1,-.2 .06,-.24 .26,-.26 .46,-.2 .6,-.08")),
    closed=True,
)

HUMPBACK = Figure(
    "humpback",
    [
        limb(_leaping(traced(".12,-.1 .18,-.26 .12,-.42 .02,-.5")), 0.1, 0.115, 0.08, 0.012, tone=Tone.FAR),
        Part(_HUMPBACK, cut=Cut.POLYGON),
        Part(within(_HUMP_BELLY, _HUMPBACK), Tone.PALE, lift=0),
        hatching(
            [
                _leaping(
                    [
                        (0.53 - 0.012 * at, -0.03 - 0.014 * at),
                        (0.34 - 0.01 * at, -0.06 - 0.0145 * at),
                        (0.02, -0.095 - 0.0095 * at),
                    ]
                )
                for at in range(10)
            ],
            0.0075,
            Tone.FAR,
        ),
        hatching([_leaping(traced(".56,-.012 .45,-.03 .34,-.015 .3,-.035"))], 0.011),
        freckles(
            _leaping(
                traced(".5,.02 .47,.05 .43,.03 .42,.065 .38,.05 .36,.08 .52,-.035 .48,-.1 .44,-.12 .51,-.075")
            ),
            0.009,
        ),
        freckles(
            _leaping(traced(".2,.06 .12,.03 .04,.06 -.06,.03 -.16,.03 -.25,-.02 .26,.03 .1,.09")), 0.005
        ),
        limb(_leaping(traced(".18,-.06 .06,-.2 -.1,-.3 -.26,-.34")), 0.1, 0.12, 0.085, 0.012),
        freckles(_leaping(traced(".1,-.2 .02,-.27 -.07,-.32 -.15,-.35 .14,-.13")), 0.009),
    ],
    eyes=_leaping([(0.325, 0.0)]),
    eye=0.012,
)

DOLPHIN = Figure(
    "dolphin",
    [
        limb([(0.12, -0.06), (0.06, -0.18), (-0.04, -0.25)], 0.09, 0.08, 0.01, tone=Tone.FAR),
        Part(
            traced(
                ".57,-.13 .5,-.08 .44,-.03 .36,.07 .22,.15 .07,.175 .03,.23 -.05,.29 -.11,.31 "
                "-.09,.23 -.09,.155 -.24,.08 -.4,-.05 -.48,-.1 -.58,-.08 -.66,-.1 -.58,-.16 "
                "-.52,-.18 -.52,-.26 -.55,-.34 -.46,-.28 -.42,-.17 -.26,-.05 -.08,-.02 .1,-.045 "
                ".26,-.085 .4,-.125 .5,-.155"
            )
        ),
        marks(
            [
                smooth(
                    traced(
                        ".54,-.145 .44,-.09 .3,-.03 .1,0 -.12,.015 -.28,-.03 -.28,-.08 0,-.06 "
                        ".3,-.13 .48,-.17"
                    ),
                    closed=True,
                )
            ],
            Tone.PALE,
        ),
        hatching([traced(".56,-.13 .48,-.105 .4,-.075 .375,-.055")], 0.011),
        hatching([traced(".32,-.005 .2,.025 .04,.035 -.16,.04")], 0.016, Tone.FAR),
        limb(traced(".2,-.03 .17,-.15 .07,-.25 .02,-.28"), 0.09, 0.1, 0.05, 0.008),
        piece(band([(0.3, 0.112), (0.315, 0.108), (0.33, 0.1)], 0.006, 0.012, 0.006), tone=Tone.DEEP, lift=0),
    ],
    eyes=[(0.36, 0.0)],
    eye=0.0125,
)
