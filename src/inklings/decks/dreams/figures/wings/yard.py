"""Birds of the yard and the park: rooster, hen, peacock, ostrich."""

import math

from inklings.decks.dreams.figures.feathers import (
    flecks,
    folded_wing,
    hatching,
    leg,
    limb,
    marks,
    piece,
)
from inklings.decks.dreams.figures.figure import Figure, Part, Tone
from inklings.decks.dreams.figures.outlines import Outline, band, oval, scallops, smooth, toward

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
            [(0.3, 0.9), (0.21, 0.93), (0.13, 0.87), (0.06, 0.74), (-0.06, 0.63), (-0.2, 0.58), (-0.26, 0.48), (-0.22, 0.36)]
            + [(-0.1, 0.26), (0.06, 0.24), (0.21, 0.32), (0.31, 0.46), (0.33, 0.6), (0.3, 0.73), (0.33, 0.83)]
        ),
        limb([(0.05, 0.32), (0.03, 0.25), (-0.005, 0.19)], 0.16, 0.12, 0.05, lift=0.3),
        piece(
            *(band([(0.24, 0.88), toward((0.24, 0.9), tip, 0.6), tip], 0.1, 0.075, 0.02) for tip in ((0.1, 0.98), (0.16, 1.04), (0.24, 1.06), (0.31, 1.02), (0.35, 0.95))),
            smooth([(0.31, 0.8), (0.37, 0.78), (0.37, 0.68), (0.33, 0.65), (0.29, 0.72)], closed=True),
            tone=Tone.ACCENT,
        ),
        Part([(0.32, 0.87), (0.38, 0.86), (0.43, 0.8), (0.37, 0.805), (0.32, 0.81)], Tone.DEEP),
        *(
            limb([(0.16 + 0.018 * at, 0.86), (0.09 + 0.035 * at, 0.73), end], 0.04, 0.06, 0.008, tone=tone, lift=0.5)
            for at, (end, tone) in enumerate(
                zip(
                    ((-0.02, 0.6), (0.04, 0.54), (0.1, 0.5), (0.16, 0.48), (0.22, 0.48), (0.28, 0.51), (0.33, 0.57)),
                    (Tone.PALE, Tone.COAT, Tone.PALE, Tone.COAT, Tone.PALE, Tone.COAT, Tone.PALE),
                    strict=True,
                )
            )
        ),
        Part([(0.19, 0.9), (0.28, 0.88), (0.3, 0.82), (0.27, 0.76), (0.18, 0.78), (0.15, 0.84)], lift=0.2),
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
            [(0.32, 0.78), (0.23, 0.81), (0.14, 0.75), (0.05, 0.62), (-0.1, 0.57), (-0.28, 0.64), (-0.4, 0.68), (-0.4, 0.48)]
            + [(-0.3, 0.27), (-0.1, 0.15), (0.12, 0.16), (0.29, 0.28), (0.36, 0.44), (0.34, 0.58), (0.36, 0.7)]
        ),
        piece(
            *(oval(*lobe) for lobe in ((0.19, 0.81, 0.03, 0.04, 25), (0.235, 0.835, 0.034, 0.045, 8), (0.285, 0.83, 0.032, 0.042, -8), (0.325, 0.8, 0.025, 0.032, -25))),
            smooth([(0.33, 0.68), (0.38, 0.66), (0.38, 0.59), (0.34, 0.59)], closed=True),
            tone=Tone.ACCENT,
        ),
        Part([(0.35, 0.755), (0.41, 0.735), (0.45, 0.69), (0.39, 0.69), (0.35, 0.69)], Tone.DEEP),
        flecks(
            [[(0.14, 0.66), (0.21, 0.65), (0.28, 0.64)], [(0.16, 0.58), (0.23, 0.57), (0.3, 0.56)], [(0.2, 0.51), (0.27, 0.49), (0.33, 0.47)], [(0.21, 0.41), (0.28, 0.38)], [(0.2, 0.31), (0.26, 0.29)]],
            0.022,
            Tone.FAR,
        ),
        *folded_wing((0.14, 0.46), (-0.36, 0.46), depth=1.5),
    ],
    eyes=[(0.28, 0.735)],
    eye=0.016,
)


def _spoke(angle: float, length: float) -> tuple[float, float]:
    """A point of the peacock's fan, which opens round its back."""
    return (-0.04 + length * math.cos(math.radians(angle)), 0.3 + length * math.sin(math.radians(angle)))


def _fan(length: float, angles: list[float]) -> list[Part]:
    """A row of tail feathers, each with its eye."""
    feathers: list[Part] = []
    for angle in angles:
        feathers.append(limb([_spoke(angle, 0.1), _spoke(angle, length * 0.6), _spoke(angle, length)], 0.02, 0.1, 0.15, 0.09, tone=Tone.COAT))
    eyes: list[Outline] = [oval(*_spoke(angle, length * 0.89), 0.046, 0.036, angle) for angle in angles]
    pupils: list[Outline] = [oval(*_spoke(angle, length * 0.9), 0.028, 0.021, angle) for angle in angles]
    sparks: list[Outline] = [oval(*_spoke(angle, length * 0.915), 0.011, 0.009, angle) for angle in angles]
    shafts = [[_spoke(angle, 0.14), _spoke(angle, length * 0.5), _spoke(angle, length * 0.82)] for angle in angles]
    return [*feathers, hatching(shafts, 0.008, Tone.FAR), marks(eyes, Tone.LIGHT), marks(pupils, Tone.ACCENT), marks(sparks)]


PEACOCK = Figure(
    "peacock",
    [
        *_fan(0.72, [12.0 + 13 * at for at in range(13)]),
        *_fan(0.54, [18.5 + 13 * at for at in range(12)]),
        *_fan(0.37, [24.0 + 16.5 * at for at in range(9)]),
        leg((-0.06, 0.24), (-0.1, 0.12), (-0.08, 0), thick=0.022, toe=0.07, tone=Tone.DEEP),
        leg((0.02, 0.24), (-0.01, 0.12), (0.03, 0), thick=0.022, toe=0.08, tone=Tone.DEEP),
        piece(
            smooth([(0.08, 0.46), (-0.06, 0.44), (-0.17, 0.34), (-0.15, 0.23), (-0.03, 0.17), (0.09, 0.2), (0.15, 0.3)], closed=True),
            band([(0.02, 0.32), (0.1, 0.44), (0.08, 0.56), (0.06, 0.66), (0.12, 0.73)], 0.22, 0.15, 0.09, 0.075, 0.08),
            tone=Tone.ACCENT,
        ),
        flecks([[(0.03, 0.42), (0.09, 0.41)], [(0.0, 0.36), (0.06, 0.35), (0.11, 0.34)], [(-0.02, 0.29), (0.04, 0.28), (0.09, 0.27)]], 0.019),
        Part([(0.15, 0.76), (0.21, 0.735), (0.24, 0.7), (0.15, 0.705)], Tone.DEEP),
        *(limb([(0.1, 0.75), (0.1 + 0.02 * at, 0.79), (0.07 + 0.035 * at, 0.84)], 0.007, 0.008, 0.007, tone=Tone.DEEP, lift=0.2) for at in range(3)),
        piece(*(oval(0.07 + 0.035 * at, 0.845, 0.014) for at in range(3)), tone=Tone.LIGHT, lift=0.3),
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
        limb([(0.14, 0.6), (0.24, 0.72), (0.2, 0.88), (0.19, 1.02), (0.27, 1.1)], 0.14, 0.08, 0.055, 0.055, 0.075, tone=Tone.PALE),
        Part([(0.27, 1.16), (0.2, 1.13), (0.2, 1.06), (0.27, 1.03), (0.35, 1.06), (0.35, 1.12)], Tone.PALE, lift=0.1),
        Part([(0.33, 1.12), (0.42, 1.1), (0.46, 1.06), (0.4, 1.05), (0.33, 1.05)], Tone.ACCENT),
        hatching([[(0.34, 1.085), (0.39, 1.08), (0.44, 1.068)]], 0.008),
        *(limb([(0.24, 1.14), (0.22 - 0.02 * at, 1.19), (0.17 - 0.01 * at, 1.21 - 0.03 * at)], 0.012, 0.01, 0.004, tone=Tone.DEEP) for at in range(3)),
        Part(
            [*scallops([(0.22, 0.52), (0.23, 0.64), (0.1, 0.75), (-0.1, 0.76), (-0.26, 0.68), (-0.32, 0.56), (-0.26, 0.45), (-0.06, 0.39), (0.14, 0.43), (0.22, 0.52)], 17, -0.025)],
            Tone.COAT,
        ),
        *folded_wing((0.16, 0.62), (-0.32, 0.52), depth=1.4, tones=(Tone.PALE, Tone.COAT)),
    ],
    eyes=[(0.285, 1.115)],
    eye=0.02,
)
