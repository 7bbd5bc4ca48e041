"""Soft creatures with many arms: octopus, jellyfish."""

import math

from press.dreams.figures.cuttings import (
    freckles,
    hatching,
    limb,
    marks,
)
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import Outline
from press.dreams.figures.outlines import along, band, scallops, smooth, traced


def _curled(way: Outline, radius: float, turn: int) -> Outline:
    """A way that goes on into a coil: to the left if `turn` is 1, to the right if it is -1."""
    (before_x, before_y), (x, y) = way[-2:]
    heading = math.atan2(y - before_y, x - before_x)
    sideways = heading + turn * math.pi / 2
    x, y = (
        x + radius * (0.5 * math.cos(heading) + math.cos(sideways)),
        y + radius * (0.5 * math.sin(heading) + math.sin(sideways)),
    )
    coil = []
    for step in range(8):
        angle, reach = sideways + math.pi + turn * 0.82 * step, radius * (1 - 0.1 * step)
        coil.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return [*way, *coil]


def _arm(way: Outline, radius: float, turn: int, tone: Tone = Tone.COAT) -> list[Part]:
    """An octopus's arm, its suckers on the inside of its coil."""
    spine = _curled(way, radius, turn)
    line = smooth(spine)
    suckers = []
    for at in range(15):
        share = 0.22 + 0.05 * at
        here, ahead = along(line, share), along(line, share + 0.01)
        inwards = 0.045 * turn * (1.08 - share) / (math.dist(here, ahead) or 1)
        suckers.append((here[0] - (ahead[1] - here[1]) * inwards, here[1] + (ahead[0] - here[0]) * inwards))
    return [
        limb(spine, 0.15, 0.125, 0.1, 0.075, 0.05, 0.03, 0.016, tone=tone),
        freckles(suckers, 0.011, Tone.PALE),
    ]


OCTOPUS = Figure(
    "octopus",
    [
        *_arm([(-0.05, -0.02), (-0.2, 0.05), (-0.38, 0.06)], 0.1, -1, Tone.FAR),
        *_arm([(0.05, -0.02), (0.22, 0.07), (0.4, 0.1)], 0.11, 1, Tone.FAR),
        *_arm([(-0.04, -0.06), (-0.11, -0.22), (-0.1, -0.4)], 0.08, -1, Tone.FAR),
        *_arm([(0.04, -0.06), (0.13, -0.22), (0.12, -0.4)], 0.08, 1, Tone.FAR),
        *_arm([(-0.08, -0.02), (-0.26, -0.05), (-0.44, -0.04)], 0.1, 1),
        *_arm([(0.08, -0.02), (0.26, -0.1), (0.44, -0.14)], 0.11, 1),
        *_arm([(-0.06, -0.04), (-0.2, -0.19), (-0.31, -0.34)], 0.1, -1),
        *_arm([(0.06, -0.04), (0.18, -0.2), (0.28, -0.36)], 0.1, 1),
        *_arm([(0.0, -0.06), (0.02, -0.24), (-0.02, -0.44)], 0.065, 1),
        Part(
            traced(
                "-.1,.66 -.25,.59 -.33,.45 -.29,.29 -.19,.17 -.17,.06 -.22,-.06 -.08,-.13 "
                ".06,-.13 .21,-.06 .18,.06 .21,.16 .24,.3 .22,.46 .08,.61"
            )
        ),
        freckles(
            traced(
                "-.24,.46 -.18,.55 -.11,.48 -.05,.57 -.25,.36 -.17,.39 .02,.5 .1,.51 .15,.41 "
                ".06,.41 -.07,.39 -.12,.6 .18,.32 -.22,.29 -.1,-.04 -.02,-.07 .06,-.06 .12,-.03 "
                ".01,0"
            ),
            0.016,
            Tone.PALE,
        ),
        marks(
            [
                band(
                    [(x - 0.075, 0.15), (x - 0.04, 0.225), (x + 0.04, 0.225), (x + 0.075, 0.15)],
                    0.01,
                    0.04,
                    0.04,
                    0.01,
                )
                for x in (-0.09, 0.105)
            ],
            Tone.FAR,
        ),
    ],
    eyes=[(-0.09, 0.15), (0.105, 0.15)],
    eye=0.042,
    roundness=0.05,
)


def _tentacle(x: float, sway: float, length: float) -> Part:
    """A thread that sways on its way down."""
    return limb(
        [
            (x, 0.16),
            (x * 1.1 + sway, 0.16 - length * 0.28),
            (x * 1.05 - sway, 0.16 - length * 0.55),
            (x * 1.15 + sway, 0.16 - length * 0.8),
            (x * 1.2, 0.16 - length),
        ],
        0.03,
        0.024,
        0.02,
        0.008,
        lift=0.4,
    )


def _ribbon(x: float, sway: float, length: float) -> Part:
    """A frilled arm below the bell's middle."""
    spine = [
        (x, 0.2),
        (x + sway, 0.2 - length * 0.3),
        (x - sway, 0.2 - length * 0.6),
        (x + sway * 0.7, 0.2 - length),
    ]
    left = scallops([(px - 0.045 * (1 - at / 4), py) for at, (px, py) in enumerate(spine)], 9, -0.02)
    right = scallops([(px + 0.045 * (1 - at / 4), py) for at, (px, py) in enumerate(spine)][::-1], 9, -0.02)
    return Part([*left, *right], Tone.PALE, Cut.POLYGON, lift=0.6)


_BELL = [
    *smooth(traced("-.36,.15 -.37,.3 -.26,.5 0,.6 .26,.5 .37,.3 .36,.15")),
    *scallops(traced(".36,.15 .18,.2 0,.21 -.18,.2 -.36,.15"), 8, 0.045),
]

JELLYFISH = Figure(
    "jellyfish",
    [
        *(
            _tentacle(x, sway, length)
            for x, sway, length in (
                (-0.3, 0.04, 0.72),
                (-0.2, -0.04, 0.9),
                (-0.1, 0.05, 0.78),
                (0.02, -0.04, 0.95),
                (0.12, 0.04, 0.8),
                (0.22, -0.05, 0.92),
                (0.31, 0.04, 0.7),
            )
        ),
        *(
            _ribbon(x, sway, length)
            for x, sway, length in (
                (-0.15, 0.06, 0.6),
                (0.15, -0.06, 0.66),
                (-0.04, -0.05, 0.8),
                (0.06, 0.05, 0.54),
            )
        ),
        Part(_BELL, Tone.COAT, Cut.POLYGON),
        marks([smooth(traced("-.27,.27 -.2,.44 0,.52 .2,.44 .27,.27 0,.33"), closed=True)], Tone.PALE),
        marks(
            [
                band(
                    [(x - 0.05, y - 0.02), (x - 0.03, y + 0.05), (x + 0.03, y + 0.05), (x + 0.05, y - 0.02)],
                    0.02,
                    0.034,
                    0.034,
                    0.02,
                )
                for x, y in ((-0.15, 0.36), (-0.05, 0.39), (0.06, 0.39), (0.16, 0.36))
            ],
            Tone.ACCENT,
        ),
        hatching(
            [
                [(x * 0.35, 0.57 - abs(x) * 0.25), (x * 0.9, 0.42 - abs(x) * 0.2), (x * 1.05, 0.2)]
                for x in (-0.32, -0.22, -0.11, 0.0, 0.11, 0.22, 0.32)
            ],
            0.008,
            Tone.FAR,
        ),
        freckles(
            [(-0.33 + 0.06 * at, 0.205 + 0.035 * math.sin(math.pi * at / 11)) for at in range(12)], 0.012
        ),
        freckles(traced("-.24,.47 -.14,.53 0,.56 .14,.53 .24,.47 -.31,.38 .31,.38"), 0.008),
    ],
    roundness=0.06,
)
