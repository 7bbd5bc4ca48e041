"""Small wings: moth, butterfly, dragonfly, bee."""

from collections.abc import Sequence

from inklings.decks.dreams.easel.shapes import Point
from inklings.decks.dreams.figures.feathers import freckles, hatching, limb, marks, piece
from inklings.decks.dreams.figures.figure import Cut, Figure, Part, Tone
from inklings.decks.dreams.figures.outlines import Outline, along, band, mirrored, oval, scallops, smooth, toward


def _both(parts: Sequence[Part]) -> list[Part]:
    """The parts on both sides, the left ones first."""
    return [
        Part(points(part.points), part.tone, part.cut, part.width, part.mark, part.lift)
        for points in (mirrored, list)
        for part in parts
    ]


def _within(wing: Sequence[Point], root: Point, share: float) -> Outline:
    """A wing's outline drawn in towards its root."""
    return [toward(root, point, share) for point in wing]


_MOTH_ROOT = (0.03, 0.1)
_MOTH_FORE = [*smooth([(0.03, 0.16), (0.2, 0.32), (0.42, 0.42), (0.64, 0.42)]), *scallops([(0.66, 0.4), (0.62, 0.2), (0.46, 0.02), (0.26, -0.03)], 7, 0.018), (0.03, 0.0)]
_MOTH_HIND = [(0.03, 0.08), *scallops([(0.42, 0.06), (0.46, -0.14), (0.36, -0.32), (0.2, -0.36), (0.08, -0.2)], 8, 0.016), (0.02, -0.06)]

MOTH = Figure(
    "moth",
    [
        *_both(
            [
                Part(_MOTH_HIND, Tone.FAR, Cut.POLYGON),
                marks([_within(_MOTH_HIND, (0.05, 0), 0.86)], Tone.PALE),
                marks([_within(_MOTH_HIND, (0.05, 0), 0.78)], Tone.FAR),
                marks([oval(0.28, -0.13, 0.07)], Tone.LIGHT),
                marks([oval(0.28, -0.13, 0.052)], Tone.ACCENT),
                marks([oval(0.285, -0.125, 0.03)]),
                freckles([(0.13 + 0.06 * at, -0.26 + 0.012 * at * at) for at in range(5)], 0.012),
                Part(_MOTH_FORE, Tone.COAT, Cut.POLYGON),
                marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.9)], Tone.DEEP),
                marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.86)], Tone.COAT),
                marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.58)], Tone.PALE),
                marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.5)], Tone.FAR),
                marks([_within(_MOTH_FORE, _MOTH_ROOT, 0.3)], Tone.COAT),
                marks([oval(0.4, 0.24, 0.062, 0.055)], Tone.LIGHT),
                marks([oval(0.4, 0.24, 0.045, 0.04)], Tone.ACCENT),
                marks([oval(0.405, 0.245, 0.022)]),
                hatching([[(0.08, 0.14), toward((0.08, 0.14), end, 0.5), end] for end in ((0.58, 0.36), (0.58, 0.24), (0.52, 0.13), (0.4, 0.04))], 0.007, Tone.FAR),
                freckles([along([(0.6, 0.39), (0.57, 0.2), (0.43, 0.05), (0.27, 0.0)], at / 8) for at in range(9)], 0.011),
            ]
        ),
        *_both(
            [
                limb([(0.02, 0.22), (0.05, 0.29), (0.09, 0.35)], 0.012, 0.012, 0.012, tone=Tone.PALE, lift=0.4),
                limb([(0.03, 0.27), (0.09, 0.35), (0.18, 0.43)], 0.01, 0.055, 0.01, tone=Tone.PALE, lift=0.4),
            ]
        ),
        Part([(0, 0.14), (-0.05, 0.04), (-0.062, -0.1), (-0.04, -0.24), (0, -0.33), (0.04, -0.24), (0.062, -0.1), (0.05, 0.04)], Tone.PALE),
        marks([band([(-0.07, y), (0, y - 0.02), (0.07, y)], 0.01, 0.018, 0.01) for y in (-0.04, -0.1, -0.16, -0.22, -0.27)], Tone.DEEP),
        Part([(0, 0.2), (-0.075, 0.17), (-0.085, 0.08), (0, 0.0), (0.085, 0.08), (0.075, 0.17)], Tone.COAT),
        Part([(0, 0.255), (-0.045, 0.235), (-0.045, 0.18), (0, 0.16), (0.045, 0.18), (0.045, 0.235)], Tone.PALE),
    ],
    eyes=[(-0.036, 0.225), (0.036, 0.225)],
    eye=0.012,
)

_FORE = [(0.02, 0.08), (0.1, 0.3), (0.28, 0.5), (0.5, 0.58), (0.6, 0.5), (0.55, 0.32), (0.44, 0.16), (0.26, 0.06)]
_HIND = [(0.02, 0.04), (0.2, 0.08), (0.4, 0.06), (0.46, -0.08), (0.42, -0.22), (0.36, -0.3), (0.36, -0.44), (0.29, -0.34), (0.16, -0.24)]
_CELLS: list[Outline] = [
    [(0.1, 0.17), (0.22, 0.36), (0.34, 0.46), (0.28, 0.32), (0.18, 0.18)],
    [(0.24, 0.17), (0.33, 0.3), (0.42, 0.43), (0.44, 0.3), (0.36, 0.2)],
    [(0.39, 0.475), (0.48, 0.53), (0.54, 0.48), (0.5, 0.4)],
]

BUTTERFLY = Figure(
    "butterfly",
    [
        *_both(
            [
                Part(_HIND, Tone.FAR),
                marks([smooth(_within(_HIND, (0.1, 0.0), 0.8), closed=True)], Tone.ACCENT),
                hatching([[(0.06, 0.02), toward((0.06, 0.02), end, 0.5), end] for end in ((0.4, 0.02), (0.42, -0.1), (0.37, -0.22), (0.27, -0.29))], 0.012, Tone.FAR),
                freckles([(0.43, -0.02), (0.43, -0.12), (0.39, -0.21), (0.31, -0.28)], 0.016),
                Part(_FORE),
                marks([smooth(cell, closed=True) for cell in _CELLS], Tone.ACCENT),
                marks([smooth(_within(cell, cell[0], 0.55), closed=True) for cell in _CELLS], Tone.LIGHT),
                freckles([(0.57, 0.47), (0.545, 0.36), (0.49, 0.25), (0.41, 0.165), (0.31, 0.11)], 0.015),
            ]
        ),
        *_both([limb([(0.01, 0.16), (0.06, 0.3), (0.16, 0.38)], 0.01, 0.008, 0.012, tone=Tone.DEEP, lift=0.4), piece(oval(0.163, 0.383, 0.014), tone=Tone.DEEP, lift=0.3)]),
        limb([(0, 0.1), (0, -0.06), (0, -0.24)], 0.06, 0.05, 0.016, tone=Tone.DEEP),
        Part([(0, 0.16), (-0.04, 0.1), (-0.035, 0.02), (0, -0.02), (0.035, 0.02), (0.04, 0.1)], Tone.DEEP),
        piece(oval(0, 0.17, 0.034), tone=Tone.DEEP),
    ],
    eyes=[(-0.02, 0.18), (0.02, 0.18)],
    eye=0.009,
)


def _lace(wing: Sequence[Point], root: Point) -> list[Part]:
    """A clear wing with veins and a dark spot near its tip."""
    tip = max(wing, key=lambda point: abs(point[0]))
    return [
        Part(wing, Tone.PALE),
        hatching([[root, toward(root, point, 0.55), toward(root, point, 0.93)] for point in wing[1:-1]], 0.007, Tone.FAR),
        marks([oval(*toward(root, tip, 0.9), 0.028, 0.014, 15)], Tone.ACCENT),
    ]


DRAGONFLY = Figure(
    "dragonfly",
    [
        *_both(_lace([(0.03, 0.14), (0.24, 0.1), (0.46, 0.02), (0.6, -0.06), (0.6, -0.12), (0.46, -0.13), (0.24, -0.06), (0.04, 0.08)], (0.03, 0.11))),
        *_both(_lace([(0.03, 0.22), (0.24, 0.34), (0.48, 0.4), (0.66, 0.38), (0.68, 0.32), (0.52, 0.25), (0.28, 0.17), (0.04, 0.15)], (0.03, 0.18))),
        limb([(0, 0.14), (0.03, -0.1), (0.0, -0.34), (-0.05, -0.54)], 0.06, 0.045, 0.04, 0.045),
        marks([band([(x - 0.03, y), (x, y - 0.006), (x + 0.03, y)], 0.008, 0.014, 0.008) for x, y in ((0.02, 0.0), (0.028, -0.08), (0.026, -0.16), (0.02, -0.24), (0.008, -0.32), (-0.01, -0.4), (-0.03, -0.47))]),
        Part([(0, 0.27), (-0.055, 0.22), (-0.06, 0.12), (0, 0.06), (0.06, 0.12), (0.055, 0.22)]),
        hatching([[(0, 0.25), (0.012, 0.17), (0, 0.09)], [(-0.03, 0.22), (-0.026, 0.17), (-0.03, 0.12)], [(0.03, 0.22), (0.034, 0.17), (0.03, 0.12)]], 0.01, Tone.FAR),
        piece(oval(-0.04, 0.3, 0.048, 0.042, 30), oval(0.04, 0.3, 0.048, 0.042, -30), tone=Tone.ACCENT),
    ],
    eyes=[(-0.045, 0.31), (0.045, 0.31)],
    eye=0.013,
)

BEE = Figure(
    "bee",
    [
        Part([(0.0, 0.14), (-0.06, 0.36), (-0.2, 0.5), (-0.32, 0.46), (-0.28, 0.3), (-0.1, 0.14)], Tone.PALE),
        *(limb([(x, -0.1), (x - 0.02, -0.2), (x - 0.07, -0.27)], 0.03, 0.022, 0.014, tone=Tone.DEEP) for x in (0.16, 0.06, -0.06)),
        Part([(-0.46, -0.14), (-0.56, -0.2), (-0.44, -0.19)], Tone.DEEP, Cut.POLYGON),
        Part([(0.08, 0.17), (-0.12, 0.2), (-0.32, 0.11), (-0.45, -0.06), (-0.5, -0.19), (-0.36, -0.24), (-0.14, -0.22), (0.04, -0.12)]),
        marks([band([(x, top), (x - 0.07, -0.02), (x - 0.05 + 0.1 * x, -0.28)], 0.05, 0.075, 0.05) for x, top in ((0.0, 0.16), (-0.15, 0.17), (-0.3, 0.1))]),
        hatching([[(x, y), (x - 0.02, y - 0.02), (x - 0.045, y - 0.03)] for x, y in ((-0.06, 0.12), (-0.1, 0.05), (-0.22, 0.06), (-0.26, -0.02), (-0.11, -0.06), (-0.27, -0.1), (-0.38, -0.08))], 0.01, Tone.PALE),
        Part(scallops([(0.24, 0.0), (0.2, 0.14), (0.06, 0.19), (-0.05, 0.1), (-0.04, -0.08), (0.06, -0.16), (0.18, -0.12), (0.24, 0.0)], 14, -0.018), Tone.PALE, Cut.POLYGON),
        *(limb([(0.34, 0.08), (0.4, 0.17), end], 0.018, 0.014, 0.018, tone=Tone.DEEP) for end in ((0.5, 0.2), (0.44, 0.25))),
        Part([(0.3, 0.12), (0.22, 0.08), (0.2, -0.04), (0.26, -0.13), (0.36, -0.12), (0.41, 0.0), (0.38, 0.09)], Tone.DEEP),
        hatching([[(0.31, -0.09), (0.35, -0.1), (0.385, -0.06)]], 0.014, Tone.PALE),
        *_lace([(0.06, 0.13), (0.08, 0.34), (0.02, 0.52), (-0.12, 0.6), (-0.22, 0.52), (-0.16, 0.34), (-0.04, 0.16)], (0.04, 0.14))[:2],
    ],
    eyes=[(0.33, 0.02)],
    eye=0.026,
)
