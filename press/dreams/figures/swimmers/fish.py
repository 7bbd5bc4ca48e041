"""Fish as fishes are: carp, swordfish, and a plain one for a school."""

from collections.abc import Sequence

from press.dreams.easel.shapes import Point
from press.dreams.figures.cuttings import (
    bellied,
    hatching,
    limb,
    marks,
)
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import within
from press.dreams.figures.outlines import band, scallops, smooth, toward, traced


def fin(outline: Sequence[Point], root: Point, tone: Tone = Tone.FAR, rays: int = 7) -> list[Part]:
    """A fin with rays running from its root to its edge; the outline begins and ends at the body."""
    edge = smooth(outline)
    ends = [edge[round((at + 1) * (len(edge) - 1) / (rays + 1))] for at in range(rays)]
    return [
        Part(outline, tone),
        hatching(
            [[toward(root, end, 0.25), toward(root, end, 0.6), toward(root, end, 0.93)] for end in ends],
            0.006,
        ),
    ]


def _scales(columns: Sequence[tuple[float, float, float]], bumps: int) -> Part:
    """Columns of scales, each from the back to the belly at x, bulging towards the tail."""
    rows = [
        band(
            scallops([(x, top), (x - 0.02, (top + bottom) / 2), (x, bottom)], bumps, -0.017),
            0.004,
            0.0065,
            0.004,
        )
        for x, top, bottom in columns
    ]
    return marks(rows, Tone.FAR)


_CARP = traced(
    ".51,.005 .45,.075 .29,.14 .06,.15 -.17,.085 -.34,.035 -.36,-.03 -.2,-.075 "
    ".02,-.125 .26,-.13 .43,-.075 .49,-.035"
)
_BLOTCHES = [
    traced(".2,.17 .12,.07 .16,.02 .06,.03 .02,.09 .04,.18"),
    traced("-.08,.14 -.1,.03 -.2,.02 -.24,.08 -.16,.13"),
    traced(".44,.12 .4,.05 .34,.06 .32,.17"),
]

CARP = Figure(
    "carp",
    [
        *fin(
            traced(
                "-.3,.03 -.4,.16 -.54,.28 -.64,.26 -.57,.12 -.51,0 -.59,-.1 -.66,-.25 -.55,-.24 "
                "-.42,-.16 -.31,-.06"
            ),
            (-0.28, -0.01),
            rays=13,
        ),
        *fin(traced(".22,.12 .16,.24 .04,.3 -.12,.25 -.22,.22 -.2,.08"), (0.04, 0.06), rays=11),
        *fin(traced("-.06,-.1 -.12,-.21 -.24,-.23 -.2,-.07"), (-0.08, -0.06), rays=5),
        *(
            limb([(0.47, -0.035), *bend], 0.014, 0.012, 0.006, tone=Tone.DEEP, lift=0.3)
            for bend in (
                [(0.5, -0.08), (0.49, -0.14), (0.52, -0.17)],
                [(0.45, -0.1), (0.43, -0.15), (0.4, -0.16)],
            )
        ),
        *bellied(_CARP, traced(".3,-.04 .1,-.07 -.15,-.045 -.15,-.12 .1,-.15 .35,-.14")),
        marks(
            [within(smooth(blotch, closed=True), smooth(_CARP, closed=True)) for blotch in _BLOTCHES],
            Tone.ACCENT,
        ),
        _scales([(0.25 - 0.042 * at, 0.145 - 0.009 * at, -0.13 + 0.007 * at) for at in range(14)], 7),
        hatching([[(0.31, 0.12), (0.27, 0.0), (0.32, -0.11)]], 0.014),
        hatching([[(0.5, -0.012), (0.465, -0.022), (0.44, -0.012)]], 0.01),
        *fin(traced(".22,-.06 .19,-.2 .08,-.28 .02,-.25 .08,-.14 .14,-.07"), (0.19, -0.04), Tone.COAT),
    ],
    eyes=[(0.4, 0.035)],
    eye=0.016,
)

SWORDFISH = Figure(
    "swordfish",
    [
        *fin(traced(".18,.08 .1,.22 0,.34 -.02,.22 -.1,.14 -.2,.06"), (0.02, 0.04), rays=9),
        Part(
            traced("-.4,.02 -.5,.14 -.6,.3 -.57,.12 -.54,0 -.58,-.12 -.62,-.28 -.5,-.15 -.4,-.04"), Tone.FAR
        ),
        limb([(0.14, -0.06), (0.06, -0.18), (-0.04, -0.26)], 0.06, 0.05, 0.006, tone=Tone.FAR),
        Part(traced("-.18,-.06 -.26,-.16 -.32,-.16 -.3,-.04"), Tone.FAR),
        *bellied(
            traced(
                ".74,.045 .5,.045 .38,.075 .22,.105 .02,.1 -.2,.06 -.42,.03 -.48,0 -.42,-.03 "
                "-.2,-.075 .02,-.105 .22,-.09 .36,-.045 .42,0 .5,.022"
            ),
            traced(".42,-.005 .2,-.02 -.1,-.02 -.4,-.012 -.2,-.1 .05,-.13 .25,-.11"),
        ),
        hatching(
            [[(0.43, 0.006), (0.36, 0.0), (0.32, 0.012)], [(0.24, 0.07), (0.21, 0.0), (0.25, -0.06)]], 0.011
        ),
        hatching(
            [
                [(0.1 - 0.07 * at, 0.1 - 0.006 * at), (0.09 - 0.07 * at, 0.05), (0.1 - 0.07 * at, 0.015)]
                for at in range(8)
            ],
            0.012,
            Tone.FAR,
        ),
        limb(traced(".2,-.04 .1,-.15 -.02,-.2 -.06,-.21"), 0.06, 0.055, 0.02, 0.004),
    ],
    eyes=[(0.345, 0.04)],
    eye=0.0165,
)

_FISH = traced(".5,0 .38,.11 .18,.17 -.06,.14 -.28,.05 -.4,.1 -.54,.2 -.5,.08 -.47,0")

SCHOOL_FISH = Figure(
    "school_fish",
    [
        Part(traced(".16,.13 .06,.26 -.08,.27 -.12,.2 -.12,.1"), Tone.FAR),
        Part(traced(".06,-.12 0,-.25 -.1,-.24 -.08,-.1"), Tone.FAR),
        *bellied(
            [*_FISH, *((x, -y) for x, y in _FISH[-2:0:-1])],
            traced(".46,-.03 .2,-.04 -.1,-.03 -.28,-.03 -.1,-.16 .2,-.2 .4,-.13"),
        ),
        hatching(
            [[(0.26, 0.13), (0.21, 0.0), (0.26, -0.12)], [(0.49, -0.015), (0.45, -0.03), (0.41, -0.025)]],
            0.018,
        ),
        hatching(
            [
                [(-0.42 - 0.01 * at, 0.06 - 0.03 * at), (-0.46, 0.07 - 0.035 * at), (-0.5, 0.11 - 0.055 * at)]
                for at in range(5)
            ],
            0.012,
            Tone.FAR,
        ),
        limb([(0.17, -0.03), (0.08, -0.07), (0.0, -0.08)], 0.05, 0.1, 0.03),
    ],
    eyes=[(0.36, 0.035)],
    eye=0.026,
)
