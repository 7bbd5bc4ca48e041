"""Birds of the dark: an owl that listens, a raven about to say something."""

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
from inklings.decks.dreams.figures.outlines import Outline, band, framed, mirrored, oval, scallops, turned

_NECK = (0.0, 0.6)
_TILT = -9
_EYES = ((-0.1, 0.765), (0.1, 0.765))


def _tilted(points: Outline) -> Outline:
    """An owl's head lies a little on one side."""
    return turned(points, _TILT, _NECK)


def _rays(x: float, y: float) -> list[Outline]:
    """The feathers round an owl's eye."""
    return [
        _tilted(turned([(x + 0.075, y), (x + 0.095, y), (x + 0.118, y)], 24 * step, (x, y)))
        for step in range(15)
    ]


def _owl_wing() -> list[Outline]:
    return [(-0.2, 0.62), (-0.29, 0.48), (-0.31, 0.3), (-0.24, 0.12), (-0.13, 0.04), (-0.15, 0.2), (-0.14, 0.4)]


def _owl_wing_rows() -> list[Outline]:
    edges = [
        [(-0.32, 0.44), (-0.24, 0.4), (-0.13, 0.44)],
        [(-0.33, 0.33), (-0.24, 0.29), (-0.13, 0.33)],
        [(-0.32, 0.22), (-0.23, 0.19), (-0.13, 0.23)],
    ]
    return [band(scallops(edge, 4, -0.025), 0.008, 0.014, 0.008) for edge in edges]


OWL = Figure(
    "owl",
    [
        limb([(-0.02, 0.3), (-0.06, 0.16), (-0.08, 0.05)], 0.14, 0.17, 0.1, tone=Tone.FAR),
        Part(
            [(0, 0.68), (-0.2, 0.64), (-0.28, 0.46), (-0.26, 0.24), (-0.15, 0.08), (0, 0.045)]
            + [(0.15, 0.08), (0.26, 0.24), (0.28, 0.46), (0.2, 0.64)]
        ),
        Part(
            [(0, 0.62), (-0.13, 0.58), (-0.18, 0.4), (-0.13, 0.18), (0, 0.08)]
            + [(0.13, 0.18), (0.18, 0.4), (0.13, 0.58)],
            Tone.PALE,
            lift=0.3,
        ),
        flecks(
            [
                [(-0.1, 0.5), (-0.034, 0.49), (0.034, 0.49), (0.1, 0.5)],
                [(-0.07, 0.43), (0, 0.42), (0.07, 0.43)],
                [(-0.1, 0.365), (-0.034, 0.355), (0.034, 0.355), (0.1, 0.365)],
                [(-0.07, 0.295), (0, 0.285), (0.07, 0.295)],
                [(-0.08, 0.225), (0, 0.215), (0.08, 0.225)],
            ],
            0.021,
        ),
        Part(_owl_wing(), Tone.FAR),
        marks(_owl_wing_rows()),
        Part(mirrored(_owl_wing())),
        marks([mirrored(row) for row in _owl_wing_rows()]),
        *(
            piece(
                *(
                    band([(x, 0.075), (x + reach, 0.035), (x + reach * 1.5, 0.012)], 0.04, 0.038, 0.022)
                    for reach in (-0.04, 0, 0.04)
                ),
                tone=Tone.ACCENT,
            )
            for x in (-0.09, 0.09)
        ),
        Part(
            _tilted(
                [(0, 0.55), (-0.16, 0.585), (-0.25, 0.68), (-0.255, 0.8), (-0.225, 0.9), (-0.235, 1.03)]
                + [(-0.13, 0.955), (0, 0.94), (0.13, 0.955), (0.235, 1.03), (0.225, 0.9), (0.255, 0.8)]
                + [(0.25, 0.68), (0.16, 0.585)]
            )
        ),
        piece(_tilted(oval(-0.105, 0.76, 0.125)), _tilted(oval(0.105, 0.76, 0.125)), tone=Tone.PALE, lift=0.4),
        hatching([ray for x, y in _EYES for ray in _rays(x, y)], 0.009),
        piece(
            *(
                _tilted(band([(0, 0.74), (side * 0.07, 0.875), (side * 0.22, 1.0)], 0.02, 0.05, 0.01))
                for side in (-1, 1)
            )
        ),
        Part(_tilted([(0, 0.76), (-0.032, 0.73), (-0.012, 0.66), (0, 0.635), (0.012, 0.66), (0.032, 0.73)]), Tone.DEEP),
    ],
    eyes=_tilted(list(_EYES)),
    eye=0.047,
)

RAVEN = Figure(
    "raven",
    [
        leg((-0.05, 0.26), (-0.09, 0.13), (-0.05, 0), thick=0.028, toe=0.1),
        *(
            limb([(-0.2, 0.36), (-0.4, 0.26), end], 0.1, 0.1, 0.06, tone=Tone.FAR)
            for end in ((-0.56, 0.1), (-0.6, 0.15), (-0.61, 0.21))
        ),
        Part([(0.33, 0.735), (0.45, 0.715), (0.52, 0.665), (0.43, 0.66), (0.33, 0.67)], Tone.DEEP),
        Part(
            [(0.37, 0.8), (0.31, 0.88), (0.2, 0.895), (0.1, 0.83), (0, 0.71), (-0.15, 0.58), (-0.32, 0.43)]
            + [(-0.43, 0.31), (-0.3, 0.22), (-0.1, 0.17), (0.08, 0.18), (0.22, 0.28), (0.29, 0.42)]
            + [(0.29, 0.54), (0.345, 0.58), (0.325, 0.63), (0.37, 0.67), (0.375, 0.74)]
        ),
        Part(
            [(0.32, 0.83), (0.43, 0.835), (0.54, 0.79), (0.585, 0.725), (0.5, 0.75), (0.33, 0.735)], Tone.DEEP
        ),
        hatching([framed([(0, 0), (0.5, 0.1), (1, 0)], (0.33, 0.79), (0.43, 0.795))], 0.014, Tone.COAT),
        hatching(
            [
                [(0.2 + 0.03 * at, 0.66 - 0.012 * at), (0.21 + 0.035 * at, 0.6), (0.24 + 0.03 * at, 0.55)]
                for at in range(4)
            ]
            + [
                [(0.17 + 0.03 * at, 0.5), (0.19 + 0.03 * at, 0.44), (0.2 + 0.025 * at, 0.39)]
                for at in range(4)
            ],
            0.01,
            Tone.FAR,
        ),
        leg((0.04, 0.24), (-0.01, 0.13), (0.05, 0), thick=0.03, toe=0.11),
        limb([(0.07, 0.3), (0.05, 0.22), (0.015, 0.155)], 0.15, 0.11, 0.05, lift=0.3),
        *folded_wing((0.2, 0.55), (-0.53, 0.27), depth=1.05),
    ],
    eyes=[(0.29, 0.81)],
    eye=0.016,
)
