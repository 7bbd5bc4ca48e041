"""Creatures with claws: crab, lobster."""

import math
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
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import Outline
from press.dreams.figures.outlines import band, disc, scallops, toward, traced


def _pincer(x: float, y: float, size: float, turn: float) -> list[Part]:
    """A claw: a fixed finger and one that opens."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def placed(points: Sequence[Point]) -> Outline:
        return [(x + size * (u * cos - v * sin), y + size * (u * sin + v * cos)) for u, v in points]

    return [
        Part(placed(traced(".3,.12 .5,.3 .75,.32 1,.16 .76,.17 .6,.08 .42,0")), Tone.FAR),
        Part(
            placed(
                traced(
                    "-.05,.02 .1,.2 .35,.22 .52,.06 .62,.03 .8,.04 1.04,.1 .92,-.12 .66,-.28 .36,-.32 .1,-.2"
                )
            )
        ),
        freckles(
            placed(traced(".2,-.05 .34,.05 .4,-.12 .28,-.2 .56,-.12 .2,.1 .7,-.1")), size * 0.03, Tone.PALE
        ),
    ]


CRAB = Figure(
    "crab",
    [
        *(
            side
            for knee, foot in (
                ((0.5, 0.1), (0.62, -0.16)),
                ((0.5, 0.02), (0.56, -0.24)),
                ((0.44, -0.06), (0.46, -0.3)),
                ((0.34, -0.12), (0.33, -0.33)),
            )
            for side in both_sides(
                limb(
                    [(0.22, -0.06), toward((0.22, -0.02), knee, 0.55), knee, toward(knee, foot, 0.5), foot],
                    0.06,
                    0.06,
                    0.05,
                    0.045,
                    0.008,
                    tone=Tone.FAR,
                )
            )
        ),
        limb([(-0.26, 0.04), (-0.42, 0.12), (-0.48, 0.24)], 0.09, 0.08, 0.08),
        limb([(0.26, 0.04), (0.44, 0.14), (0.46, 0.28)], 0.09, 0.08, 0.09),
        *_pincer(-0.48, 0.24, 0.26, 62),
        *_pincer(0.46, 0.27, 0.36, 98),
        *(
            limb([(x, 0.1), (x * 1.15, 0.2), (x * 1.2, 0.26)], 0.035, 0.026, 0.03, tone=Tone.FAR)
            for x in (-0.1, 0.1)
        ),
        Part(
            traced(
                "0,.18 -.16,.17 -.32,.1 -.37,0 -.28,-.14 -.12,-.2 0,-.21 .12,-.2 .28,-.14 .37,0 "
                ".32,.1 .16,.17"
            )
        ),
        hatching(
            [[(-0.12, 0.1), (-0.17, 0.04), (-0.13, -0.03)], [(0.12, 0.1), (0.17, 0.04), (0.13, -0.03)]], 0.016
        ),
        marks(
            [band(scallops([(-0.3, -0.08), (0, -0.14), (0.3, -0.08)], 9, -0.02), 0.006, 0.012, 0.006)],
            Tone.FAR,
        ),
        freckles(
            traced("-.24,.07 -.28,.01 -.22,0 .24,.07 .28,.01 .22,0 -.05,.13 .05,.13 0,.08 -.04,.03 .04,.03"),
            0.012,
            Tone.PALE,
        ),
        piece(disc(-0.12, 0.27, 0.04), disc(0.12, 0.27, 0.04), tone=Tone.PALE, lift=0.3),
    ],
    eyes=[(-0.116, 0.272), (0.124, 0.272)],
    eye=0.022,
)

_RINGS = traced("0,.15 -.1,.14 -.2,.125 -.3,.11 -.39,.095")

LOBSTER = Figure(
    "lobster",
    [
        *(
            limb(
                [
                    (0.22, side * 0.04),
                    (0.38, side * 0.1),
                    (0.3, side * 0.34),
                    (0.02, side * 0.46),
                    (-0.3, side * 0.44),
                ],
                0.016,
                0.014,
                0.012,
                0.01,
                0.005,
                tone=Tone.ACCENT,
                lift=0.5,
            )
            for side in (-1, 1)
        ),
        *(
            limb(
                [(x, side * 0.06), (x + 0.05, side * 0.2), (x - 0.03, side * 0.3)],
                0.035,
                0.03,
                0.008,
                tone=Tone.FAR,
            )
            for x in (0.16, 0.08, 0.0)
            for side in (-1, 1)
        ),
        limb([(0.2, 0.05), (0.3, 0.17), (0.4, 0.19)], 0.06, 0.06, 0.07),
        limb([(0.2, -0.05), (0.32, -0.15), (0.4, -0.16)], 0.06, 0.06, 0.07),
        *_pincer(0.39, 0.18, 0.34, 2),
        *_pincer(0.39, -0.16, 0.27, -18),
        *(
            Part(
                [
                    (-0.42, 0.0),
                    *(
                        (
                            -0.42
                            + reach * (u * math.cos(math.radians(turn)) - v * math.sin(math.radians(turn))),
                            reach * (u * math.sin(math.radians(turn)) + v * math.cos(math.radians(turn))),
                        )
                        for u, v in ((0.5, 0.16), (0.9, 0.2), (1, 0), (0.9, -0.2), (0.5, -0.16))
                    ),
                ],
                tone,
            )
            for turn, reach, tone in (
                (225, 0.2, Tone.FAR),
                (135, 0.2, Tone.FAR),
                (203, 0.24, Tone.COAT),
                (157, 0.24, Tone.COAT),
                (180, 0.26, Tone.FAR),
            )
        ),
        *(
            Part(
                [
                    (x + 0.03, half * 0.85),
                    (x - 0.05, half),
                    (x - 0.12, half * 0.8),
                    (x - 0.13, 0),
                    (x - 0.12, -half * 0.8),
                    (x - 0.05, -half),
                    (x + 0.03, -half * 0.85),
                ],
                Tone.COAT,
                lift=0.9,
            )
            for x, half in _RINGS[::-1]
        ),
        hatching(
            [[(x - 0.085, half * 0.7), (x - 0.1, 0), (x - 0.085, -half * 0.7)] for x, half in _RINGS],
            0.012,
            Tone.FAR,
        ),
        Part(traced(".36,0 .27,.05 .18,.13 .04,.165 -.06,.13 -.08,0 -.06,-.13 .04,-.165 .18,-.13 .27,-.05")),
        hatching(
            [
                [(0.3, 0.0), (0.14, 0.008), (-0.06, 0.0)],
                [(0.04, 0.14), (0.0, 0.06), (0.04, 0.01)],
                [(0.04, -0.14), (0.0, -0.06), (0.04, -0.01)],
            ],
            0.013,
        ),
        freckles(
            traced(".2,.06 .14,.09 .1,.05 .2,-.06 .14,-.09 .1,-.05 -.03,.08 -.03,-.08 -.04,.03"),
            0.009,
            Tone.PALE,
        ),
        piece(disc(0.25, 0.075, 0.026), disc(0.25, -0.075, 0.026), tone=Tone.PALE, lift=0.3),
    ],
    eyes=[(0.252, 0.077), (0.252, -0.073)],
    eye=0.014,
)
