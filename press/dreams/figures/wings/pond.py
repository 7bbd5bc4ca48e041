"""Birds that swim and waddle: swan, goose, duck, penguin."""

from press.dreams.figures.cuttings import (
    body,
    freckles,
    hatching,
    limb,
    marks,
    piece,
)
from press.dreams.figures.feathers import folded_wing, webbed
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import oval
from press.dreams.figures.outlines import band, smooth, traced

_SWAN_NECK = traced(".2,.12 .31,.2 .315,.37 .21,.53 .2,.69 .3,.785 .385,.735")

SWAN = Figure(
    "swan",
    [
        *folded_wing((0.16, 0.24), (-0.48, 0.5), depth=1.25, tones=(Tone.FAR, Tone.FAR)),
        body(
            smooth(
                traced(
                    ".405,.15 .36,.22 .1,.2 -.2,.23 -.42,.27 -.58,.37 -.55,.23 -.47,.1 -.36,.015 "
                    "-.2,0 0,0 .2,0 .32,.015 .38,.06"
                ),
                closed=True,
            ),
            band(_SWAN_NECK, 0.22, 0.2, 0.115, 0.085, 0.085, 0.1, 0.095),
        ),
        Part(traced(".4,.775 .5,.7 .545,.64 .49,.645 .39,.69"), Tone.ACCENT),
        piece(
            oval(0.42, 0.755, 0.032, 0.024, -40),
            band([(0.36, 0.755), (0.4, 0.73), (0.5, 0.66)], 0.022, 0.03, 0.006),
            tone=Tone.DEEP,
        ),
        *folded_wing((0.19, 0.2), (-0.54, 0.39), depth=1.05, tones=(Tone.COAT, Tone.COAT)),
    ],
    eyes=[(0.345, 0.77)],
    eye=0.011,
)

GOOSE = Figure(
    "goose",
    [
        webbed((-0.13, 0.2), (-0.16, 0), thick=0.04, toe=0.13),
        webbed((0.02, 0.16), (0.05, 0), thick=0.042, toe=0.14),
        limb([(-0.28, 0.36), (-0.42, 0.42), (-0.53, 0.47)], 0.16, 0.12, 0.03, tone=Tone.PALE),
        body(
            smooth(
                traced(".24,.5 .1,.55 -.15,.5 -.4,.42 -.46,.34 -.36,.2 -.15,.11 .08,.13 .24,.24 .29,.38"),
                closed=True,
            ),
            band(traced(".12,.38 .22,.54 .23,.72 .26,.87 .33,.92"), 0.28, 0.19, 0.115, 0.105, 0.12),
            oval(0.32, 0.91, 0.085, 0.07, -10),
        ),
        Part(traced(".36,.95 .45,.9 .5,.855 .43,.845 .36,.86"), Tone.ACCENT),
        hatching([[(0.37, 0.885), (0.43, 0.875), (0.485, 0.862)]], 0.012),
        Part(traced("-.4,.33 -.2,.21 .05,.19 0,.12 -.17,.1 -.36,.19"), Tone.PALE, mark=True),
        *folded_wing((0.16, 0.4), (-0.5, 0.42), depth=1.15),
    ],
    eyes=[(0.335, 0.925)],
    eye=0.014,
)

DUCK = Figure(
    "duck",
    [
        webbed((-0.1, 0.17), (-0.14, 0), thick=0.04, toe=0.14),
        webbed((0.05, 0.14), (0.04, 0), thick=0.042, toe=0.15),
        body(
            smooth(
                traced(
                    ".2,.55 .08,.5 -.15,.46 -.38,.5 -.52,.62 -.53,.48 -.47,.32 -.3,.16 -.05,.1 .18,.14 "
                    ".32,.28 .33,.42"
                ),
                closed=True,
            ),
        ),
        limb(traced("-.4,.46 -.47,.56 -.43,.65 -.37,.62"), 0.1, 0.05, 0.035, 0.006, tone=Tone.DEEP),
        body(
            band([(0.19, 0.42), (0.22, 0.56), (0.26, 0.7)], 0.3, 0.2, 0.18),
            oval(0.28, 0.75, 0.145, 0.13, 10),
            tone=Tone.ACCENT,
        ),
        marks([band([(0.06, 0.56), (0.2, 0.5), (0.34, 0.54)], 0.03, 0.032, 0.03)], Tone.PALE),
        Part(traced(".39,.79 .44,.76 .53,.735 .57,.7 .5,.675 .4,.68"), Tone.DEEP),
        hatching([[(0.4, 0.715), (0.48, 0.705), (0.545, 0.705)]], 0.01, Tone.PALE),
        *folded_wing((0.15, 0.38), (-0.47, 0.43), depth=1.2),
    ],
    eyes=[(0.31, 0.785)],
    eye=0.019,
)

PENGUIN = Figure(
    "penguin",
    [
        limb([(-0.1, 0.12), (-0.2, 0.05), (-0.25, 0.03)], 0.14, 0.09, 0.03, tone=Tone.FAR),
        limb([(-0.14, 0.62), (-0.3, 0.5), (-0.4, 0.42)], 0.12, 0.12, 0.04, tone=Tone.FAR),
        piece(
            smooth(traced("-.04,.02 -.06,.06 .02,.08 .12,.05 .16,.015 .06,0"), closed=True),
            smooth(traced("-.22,.02 -.22,.06 -.14,.09 -.06,.05 -.04,.015 -.12,0"), closed=True),
            tone=Tone.ACCENT,
        ),
        Part(
            traced(
                ".06,1 -.05,.98 -.115,.89 -.12,.8 -.2,.68 -.26,.5 -.26,.28 -.18,.1 -.02,.045 .14,.09 "
                ".24,.26 .26,.46 .22,.64 .16,.77 .175,.88 .14,.97"
            )
        ),
        Part(
            traced(".1,.76 -.04,.7 -.11,.52 -.12,.3 -.06,.13 .06,.075 .16,.13 .24,.28 .255,.46 .21,.64"),
            Tone.PALE,
            lift=0.2,
        ),
        Part(traced("0,.86 -.05,.82 -.05,.74 0,.7 .02,.78"), Tone.ACCENT, mark=True),
        freckles(traced("0,.58 .08,.62 .15,.57 .03,.5 .12,.49 .2,.5"), 0.009, Tone.COAT),
        Part(traced(".14,.925 .22,.91 .3,.87 .22,.865 .15,.87"), Tone.DEEP),
        hatching([[(0.15, 0.887), (0.2, 0.882), (0.26, 0.876)]], 0.012, Tone.ACCENT),
        limb(traced("-.02,.64 .02,.5 -.02,.35 -.1,.26"), 0.13, 0.14, 0.1, 0.03),
        hatching(
            [[(-0.01, 0.58), (0.025, 0.48), (-0.01, 0.36)], [(0.03, 0.57), (0.055, 0.48), (0.02, 0.37)]], 0.01
        ),
    ],
    eyes=[(0.09, 0.9)],
    eye=0.016,
)
