"""Creatures that carry their house: sea turtle, nautilus."""

import math

from press.dreams.easel.shapes import Point
from press.dreams.figures.cuttings import (
    freckles,
    hatching,
    limb,
    marks,
)
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import Outline, oval
from press.dreams.figures.outlines import along, band, scallops, smooth, toward, traced

_TOP = smooth(traced(".32,.06 .24,.18 .06,.255 -.14,.25 -.34,.15 -.48,-.02"))
_RIDGE = smooth(traced(".32,.05 .2,.11 .04,.145 -.14,.135 -.32,.06 -.48,-.03"))
_HEM = smooth(traced(".32,.03 .18,-.005 .02,-.015 -.14,-.02 -.32,-.035 -.48,-.05"))


def _zigzag(step: int) -> Point:
    """The seam between the two rows of plates: up at even steps, down at odd ones."""
    x, y = along(_RIDGE, 0.04 + 0.092 * step)
    return x, y + (0.02 if step % 2 == 0 else -0.025)


def _plates(size: float) -> list[Outline]:
    """The plates of the turtle's back, two rows that hold on to one another."""
    plates = []
    for step in range(1, 10, 2):
        share = 0.04 + 0.092 * step
        top = [along(_TOP, share + lag) for lag in (0.085, 0, -0.085)]
        plates.append([_zigzag(step - 1), _zigzag(step), _zigzag(step + 1), *top])
    for step in range(2, 9, 2):
        share = 0.04 + 0.092 * step
        hem = [along(_HEM, share + lag) for lag in (0.085, -0.085)]
        plates.append([_zigzag(step - 1), _zigzag(step), _zigzag(step + 1), *hem])
    return [_shrunk(plate, size) for plate in plates]


def _shrunk(plate: Outline, size: float) -> Outline:
    middle = (sum(x for x, _ in plate) / len(plate), sum(y for _, y in plate) / len(plate))
    return [toward(middle, corner, size) for corner in plate]


SEA_TURTLE = Figure(
    "sea_turtle",
    [
        limb(traced(".2,-.02 .34,-.14 .4,-.3 .38,-.4"), 0.12, 0.13, 0.1, 0.02, tone=Tone.FAR),
        limb([(-0.3, -0.04), (-0.42, -0.16), (-0.5, -0.24)], 0.1, 0.1, 0.03, tone=Tone.FAR),
        limb([(-0.42, -0.03), (-0.54, -0.07), (-0.6, -0.1)], 0.06, 0.04, 0.01, tone=Tone.FAR),
        Part(traced(".32,.02 .2,-.1 0,-.14 -.2,-.135 -.38,-.09 -.46,-.02 -.1,.04"), Tone.PALE),
        hatching(
            [[(x, -0.02), (x - 0.01, -0.08), (x - 0.03, -0.14)] for x in (0.18, 0.06, -0.06, -0.18, -0.3)],
            0.01,
            Tone.FAR,
        ),
        limb([(0.22, 0.0), (0.36, 0.06), (0.46, 0.13)], 0.16, 0.12, 0.12),
        Part(traced(".4,.14 .42,.22 .51,.25 .6,.22 .645,.15 .61,.1 .52,.075 .44,.08"), lift=0.3),
        hatching(
            [
                [(0.64, 0.135), (0.58, 0.125), (0.53, 0.14)],
                [(0.38, 0.03), (0.4, 0.08), (0.37, 0.12)],
                [(0.33, 0.01), (0.35, 0.06), (0.32, 0.1)],
            ],
            0.012,
        ),
        marks(
            [
                oval(x, y, radius, radius * 0.8)
                for x, y, radius in (
                    (0.47, 0.21, 0.024),
                    (0.52, 0.225, 0.02),
                    (0.57, 0.215, 0.017),
                    (0.45, 0.16, 0.018),
                    (0.48, 0.12, 0.016),
                )
            ],
            Tone.FAR,
        ),
        limb(traced("-.34,-.02 -.48,-.08 -.56,-.2 -.55,-.27"), 0.1, 0.12, 0.09, 0.02),
        limb(traced(".16,.04 .2,-.2 .08,-.38 -.06,-.48 -.12,-.5"), 0.12, 0.16, 0.14, 0.08, 0.015),
        marks(
            [
                oval(x, y, radius, radius * 0.75, 50)
                for x, y, radius in (
                    (0.2, -0.12, 0.022),
                    (0.16, -0.18, 0.024),
                    (0.2, -0.22, 0.02),
                    (0.13, -0.26, 0.024),
                    (0.15, -0.31, 0.018),
                    (0.07, -0.33, 0.022),
                    (0.07, -0.39, 0.016),
                    (0.01, -0.41, 0.018),
                    (-0.05, -0.455, 0.014),
                )
            ],
            Tone.FAR,
        ),
        Part([*_TOP, *scallops(_HEM[::-1], 11, -0.035)], Tone.PALE, Cut.POLYGON),
        Part([*_TOP, *_HEM[::-1]], Tone.FAR, Cut.POLYGON, lift=0.3),
        marks(_plates(0.86), Tone.ACCENT),
        marks(_plates(0.58), Tone.FAR),
        marks(_plates(0.5), Tone.ACCENT),
    ],
    eyes=[(0.56, 0.165)],
    eye=0.015,
)


def _coil(turn: float, reach: float = 1) -> Point:
    """A point of the nautilus's shell, after so many turns back from its mouth."""
    radius = 0.46 * math.exp(-1.05 * turn) * reach
    angle = math.radians(-28 + 360 * turn)
    return (-0.1 + radius * math.cos(angle), 0.0 + radius * math.sin(angle))


def _flame(turn: float) -> Outline:
    """A stripe from the shell's back towards its navel."""
    return band([_coil(turn, 1.03), _coil(turn + 0.02, 0.8), _coil(turn + 0.055, 0.5)], 0.06, 0.05, 0.012)


def _feeler(at: int) -> Part:
    """One of the nautilus's many arms."""
    lean = 0.055 * at
    return limb(
        [
            (0.24, -0.16),
            (0.36 + 0.01 * at, -0.28 + lean),
            (0.44 + 0.012 * at, -0.3 + lean * 1.25),
            (0.5, -0.4 + lean * 1.5),
        ],
        0.07,
        0.05,
        0.035,
        0.014,
        tone=Tone.PALE if at % 2 else Tone.ACCENT,
        lift=0.6,
    )


NAUTILUS = Figure(
    "nautilus",
    [
        *(_feeler(at) for at in (0, 6, 2, 4, 1, 5, 3)),
        Part(traced(".2,.04 .34,-.02 .38,-.12 .33,-.22 .22,-.27 .1,-.24 .08,-.1"), Tone.ACCENT),
        Part(
            smooth([*(_coil(at / 20) for at in range(1, 22)), (0.12, -0.04), (0.2, -0.1)], closed=True),
            Tone.COAT,
            Cut.POLYGON,
        ),
        marks([_flame(0.16 + 0.06 * at) for at in range(9)], Tone.ACCENT),
        hatching([[_coil(at / 16) for at in range(14, 42)]], 0.02),
        hatching(
            [
                [_coil(turn, 0.98), _coil(turn - 0.012, 0.7), _coil(turn - 0.012, 0.42)]
                for turn in (0.06, 0.1)
            ],
            0.008,
            Tone.FAR,
        ),
        Part(traced(".12,.08 .26,.06 .36,-.04 .36,-.1 .26,-.06 .15,-.06"), Tone.DEEP),
        freckles(traced(".18,.04 .24,.03 .3,-.02 .22,-.02 .17,-.02"), 0.009, Tone.PALE),
    ],
    eyes=[(0.24, -0.125)],
    eye=0.03,
    roundness=0.06,
)
