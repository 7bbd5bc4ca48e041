"""Strange ones from below: anglerfish, seahorse, manta."""

from inklings.decks.dreams.figures.cuttings import (
    body,
    freckles,
    hatching,
    limb,
    marks,
    piece,
)
from inklings.decks.dreams.figures.figure import Figure, Part, Tone
from inklings.decks.dreams.figures.limbs import Outline, oval
from inklings.decks.dreams.figures.outlines import band, smooth, toward, traced
from inklings.decks.dreams.figures.swimmers.fish import fin

_TEETH = [
    (0.42, 0.035, -0.06),
    (0.37, 0.0, -0.09),
    (0.31, -0.02, -0.075),
    (0.25, -0.035, -0.09),
    (0.19, -0.04, -0.06),
]

_LOWER_TEETH = [
    (0.44, -0.17, 0.08),
    (0.38, -0.19, 0.11),
    (0.32, -0.185, 0.08),
    (0.26, -0.17, 0.1),
    (0.2, -0.14, 0.06),
]

ANGLERFISH = Figure(
    "anglerfish",
    [
        limb(traced(".06,.26 .12,.44 .3,.5 .46,.42 .5,.32"), 0.035, 0.02, 0.014, 0.012, 0.014),
        piece(oval(0.505, 0.27, 0.05, 0.055), tone=Tone.LIGHT),
        *fin(
            traced("-.36,.06 -.48,.2 -.6,.22 -.58,.06 -.6,-.08 -.58,-.2 -.46,-.16 -.36,-.06"),
            (-0.34, 0),
            rays=7,
        ),
        *fin(traced("0,.26 -.1,.4 -.22,.4 -.26,.28 -.26,.16"), (-0.1, 0.16), rays=6),
        *fin(traced("-.1,-.28 -.2,-.4 -.28,-.34 -.26,-.16"), (-0.14, -0.2), rays=4),
        Part(traced(".44,.06 .5,-.1 .42,-.24 .2,-.2 .1,-.08 .14,.08"), Tone.DEEP),
        piece(
            *([(x - 0.02, y), (x + 0.02, y), (x + 0.012, y + height)] for x, y, height in _LOWER_TEETH),
            tone=Tone.PALE,
            lift=0.3,
        ),
        Part(
            traced(
                ".47,.06 .42,.15 .28,.26 .08,.33 -.14,.27 -.3,.13 -.42,.05 -.42,-.06 -.28,-.16 "
                "-.12,-.28 .1,-.36 .3,-.36 .45,-.28 .53,-.15 .48,-.13 .42,-.19 .3,-.2 .18,-.14 "
                ".12,-.06 .2,-.03 .34,0"
            )
        ),
        piece(
            *(
                [(x - 0.022, y + 0.02), (x + 0.022, y + 0.02), (x + 0.006, y + height)]
                for x, y, height in _TEETH
            ),
            tone=Tone.PALE,
            lift=0.3,
        ),
        piece(
            *(
                [(x - 0.018, y - 0.02), (x + 0.018, y - 0.02), (x + 0.01, y + height * 0.6)]
                for x, y, height in _LOWER_TEETH
            ),
            tone=Tone.PALE,
            lift=0.3,
        ),
        freckles(
            traced(
                "0,.2 -.08,.13 -.16,.18 -.02,.06 -.12,.02 -.22,.06 -.3,.02 .06,-.24 .16,-.28 "
                "-.04,-.2 -.14,-.14 .27,-.29 -.24,-.06"
            ),
            0.013,
            Tone.PALE,
        ),
        hatching(
            [[(0.22, 0.23), (0.3, 0.235), (0.37, 0.18)], [(0.06, 0.08), (0.03, -0.04), (0.06, -0.14)]], 0.016
        ),
        *fin(traced(".02,-.06 -.08,-.02 -.19,-.06 -.2,-.16 -.08,-.18 .01,-.13"), (0.03, -0.1), Tone.FAR, 5),
    ],
    eyes=[(0.29, 0.15)],
    eye=0.036,
)

_SPINE = traced(
    ".06,.3 -.02,.24 -.06,.12 0,-.02 .02,-.16 -.04,-.3 -.02,-.42 .08,-.47 .16,-.41 .14,-.33 .07,-.33"
)


def _crest() -> list[Outline]:
    """Thorns along a seahorse's back."""
    back = traced("-.02,.44 -.1,.34 -.15,.22 -.155,.1 -.13,-.02 -.09,-.14 -.1,-.26 -.1,-.36")
    return [oval(x, y, 0.035, 0.018, 150 - 8 * at) for at, (x, y) in enumerate(back)]


SEAHORSE = Figure(
    "seahorse",
    [
        Part(traced("-.1,.16 -.24,.2 -.27,.08 -.22,-.04 -.08,-.04"), Tone.PALE),
        hatching(
            [
                [(-0.1, 0.08), toward((-0.1, 0.08), end, 0.6), end]
                for end in ((-0.23, 0.17), (-0.25, 0.1), (-0.24, 0.02), (-0.2, -0.02))
            ],
            0.008,
            Tone.FAR,
        ),
        piece(*_crest(), tone=Tone.FAR),
        body(
            band(_SPINE, 0.16, 0.19, 0.22, 0.23, 0.19, 0.12, 0.085, 0.07, 0.055, 0.04, 0.02),
            smooth(traced(".14,.4 .08,.48 -.02,.46 -.07,.38 -.06,.28 .04,.24 .12,.3"), closed=True),
            band([(0.08, 0.36), (0.2, 0.33), (0.32, 0.285)], 0.12, 0.055, 0.06),
        ),
        piece(
            *(
                band([(0.02, 0.44), toward((0.02, 0.46), tip, 0.6), tip], 0.06, 0.04, 0.01)
                for tip in ((-0.06, 0.55), (0.01, 0.58), (0.08, 0.55))
            ),
            tone=Tone.ACCENT,
        ),
        marks(
            [smooth(traced(".02,.2 .06,.06 .1,-.06 .09,-.18 .13,-.06 .12,.1 .08,.22"), closed=True)],
            Tone.PALE,
        ),
        hatching(
            [
                [(-0.17, y + 0.02), (-0.02, y - 0.015), (0.13, y + 0.02)]
                for y in (0.2, 0.14, 0.08, 0.02, -0.04, -0.1)
            ]
            + [[(-0.1, y), (-0.02, y - 0.012), (0.07, y)] for y in (-0.16, -0.21, -0.26, -0.31, -0.36)],
            0.012,
            Tone.FAR,
        ),
        freckles(traced(".02,.3 -.02,.34 .13,.345 .18,.335 -.05,.17 0,.11 -.06,.05 -.02,-.01"), 0.009),
        Part(traced("0,.28 -.06,.33 -.1,.28 -.08,.21 -.02,.22"), Tone.ACCENT, lift=0.5),
    ],
    eyes=[(0.075, 0.385)],
    eye=0.021,
)

MANTA = Figure(
    "manta",
    [
        limb(traced("-.26,0 -.44,.02 -.6,-.04 -.73,-.02"), 0.05, 0.022, 0.014, 0.006),
        Part(traced(".3,.06 .28,.2 .2,.35 .04,.48 -.16,.54 -.08,.42 -.08,.28 -.2,.14 -.3,.03"), Tone.FAR),
        limb(traced(".3,.08 .42,.12 .5,.07 .5,.02"), 0.07, 0.05, 0.045, 0.02, tone=Tone.FAR),
        Part(
            traced(
                ".37,.05 .36,-.05 .28,-.16 .2,-.31 .06,-.46 -.14,-.57 -.3,-.6 -.18,-.48 "
                "-.14,-.34 -.2,-.18 -.28,-.08 -.36,-.02 -.3,.04 -.16,.08 .02,.13 .22,.13"
            )
        ),
        marks(
            [smooth(traced(".29,-.02 .2,-.08 .14,-.2 .08,-.26 .08,-.12 .16,0 .24,.04"), closed=True)],
            Tone.PALE,
        ),
        hatching(
            [
                [(0.07 - 0.035 * at, 0.0 - 0.01 * at), (0.085 - 0.035 * at, -0.05), (0.07 - 0.035 * at, -0.1)]
                for at in range(5)
            ],
            0.012,
            Tone.DEEP,
        ),
        hatching([[(-0.28, 0.0), (-0.1, 0.04), (0.14, 0.06)]], 0.014, Tone.FAR),
        freckles(
            traced(
                ".03,-.22 .1,-.33 0,-.33 .03,-.42 -.06,-.26 -.08,-.44 -.14,-.52 -.12,-.08 "
                "-.18,-.03 -.22,-.08 -.1,-.17 -.08,0 .1,.09 -.02,.07"
            ),
            0.0095,
        ),
        limb(traced(".31,0 .43,.02 .5,-.05 .48,-.1"), 0.09, 0.06, 0.05, 0.022),
    ],
    eyes=[(0.315, -0.045)],
    eye=0.016,
)
