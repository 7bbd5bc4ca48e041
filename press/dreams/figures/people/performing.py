"""People before an audience: players, a conductor, dancers of all kinds."""

from press.dreams.figures.figure import Figure, Tone
from press.dreams.figures.objects.fiddles import FIDDLE
from press.dreams.figures.people.body import Crest, arm, head, leg
from press.dreams.figures.pieces import crease, dot, limb, line, mark, oval, piece, placed

PLAYING_VIOLIN = Figure(
    "playing_violin",
    [
        *leg("-.05,.42 -.08,.22 -.12,0", Tone.FAR),
        *leg(".02,.42 .05,.22 .06,0"),
        *arm(".04,.68 .24,.58 .36,.8", Tone.FAR),
        *head(Crest.CURLS, -0.01, 0.76, 4),
        piece(
            "-.06,.77! .05,.77! .1,.7 .1,.56 .1,.4! .0,.37 -.1,.4! -.16,.28 -.2,.24! -.16,.45 -.14,.6 -.12,.7"
        ),
        mark(".02,.77! .07,.77! .1,.68! .08,.54!", Tone.PALE),
        crease(".08,.54 .08,.42", 0.01, Tone.FAR),
        *placed(FIDDLE, 0.04, 0.74, 0.42, 74),
        line(".16,.56 .23,.82 .29,1.08", 0.014, Tone.DEEP),
        line(".18,.6 .245,.82 .295,1.06", 0.006, Tone.PALE),
        *arm("-.06,.69 -.02,.5 .17,.6"),
    ],
    roundness=0.035,
)

PLAYING_CELLO = Figure(
    "playing_cello",
    [
        line("-.28,.3 -.34,.0", 0.03, Tone.DEEP),
        line("-.14,.3 -.1,.0", 0.03, Tone.DEEP),
        limb("-.36,.31,.05 -.06,.31,.05", Tone.ACCENT),
        *leg("-.14,.36 .24,.36 .34,0", Tone.FAR),
        *arm("-.1,.62 .08,.54 .1,.74", Tone.FAR),
        *head(Crest.BUN, -0.14, 0.68, 10),
        line(".24,.1 .26,0", 0.014, Tone.DEEP),
        *placed(FIDDLE, 0.24, 0.08, 0.86, -12),
        *leg(".06,.24 .06,.15 .07,0"),
        piece(
            "-.21,.7! -.1,.71! -.05,.62 -.06,.5 -.08,.38 .04,.42 .12,.38! .16,.1! .04,.06 -.14,.1!"
            " -.2,.24 -.34,.3! -.3,.46 -.27,.6"
        ),
        crease("-.08,.38 .02,.3 .06,.1", 0.012, Tone.FAR),
        crease("-.28,.44 -.16,.4 -.07,.42", 0.024, Tone.ACCENT),
        line("-.02,.33 .56,.4", 0.014, Tone.DEEP),
        line("-.0,.315 .55,.385", 0.006, Tone.PALE),
        *arm("-.2,.63 -.2,.44 .0,.34"),
    ],
    roundness=0.035,
)

CONDUCTOR = Figure(
    "conductor",
    [
        piece("-.26,0! .26,0! .24,.1! -.24,.1!", Tone.ACCENT),
        *leg("-.05,.5 -.07,.3 -.1,.1", Tone.FAR),
        *leg(".02,.5 .05,.3 .05,.1"),
        *arm(".06,.76 .22,.72 .34,.88", Tone.FAR),
        *head(Crest.CURLS, 0.02, 0.83, -8),
        piece(
            "-.06,.85! .06,.85! .11,.78 .11,.64 .1,.5! .02,.47 -.06,.46! -.14,.34 -.22,.28! -.2,.44"
            " -.15,.6 -.12,.76"
        ),
        mark(".03,.85! .08,.85! .12,.76! .1,.56!", Tone.PALE),
        crease("-.07,.46 -.14,.36 -.2,.3", 0.01, Tone.FAR),
        oval(0.07, 0.83, 0.028, 0.018, Tone.ACCENT),
        line("-.05,1.12 .24,1.22", 0.012, Tone.PALE),
        *arm("-.07,.76 -.22,.9 -.05,1.11"),
    ],
    roundness=0.035,
)

DANCING = Figure(
    "dancing",
    [
        *arm(".04,.7 .2,.72 .36,.86", Tone.FAR),
        *leg("-.03,.44 -.22,.36 -.42,.34", Tone.PALE, toe=74),
        *leg(".01,.42 .03,.24 .02,.03", Tone.PALE, toe=42),
        *head(Crest.BRAID, 0, 0.76, -12),
        piece(
            "-.05,.77! .05,.77! .08,.7 .06,.6 .06,.53! .16,.46 .3,.42 .36,.32! .26,.34 .2,.26 .1,.3"
            " .02,.22 -.08,.28 -.18,.24"
            " -.26,.32 -.34,.3! -.28,.42 -.14,.48 -.07,.53! -.09,.62 -.09,.7"
        ),
        crease("-.04,.5 -.14,.4 -.18,.28", 0.01, Tone.FAR),
        crease(".0,.5 .02,.36 .02,.26", 0.01, Tone.FAR),
        crease(".04,.5 .14,.4 .2,.3", 0.01, Tone.FAR),
        limb("-.075,.535,.03 .0,.52,.035 .07,.535,.03", Tone.ACCENT),
        limb("-.07,.54,.03 -.18,.52,.035 -.26,.56,.035 -.36,.53,.015", Tone.ACCENT),
        *arm("-.05,.7 -.12,.86 .02,1.04"),
    ],
    roundness=0.035,
)

JUGGLER = Figure(
    "juggler",
    [
        *arm(".06,.66 .2,.54 .32,.62", Tone.FAR),
        *leg("-.04,.4 -.12,.22 -.18,0", Tone.FAR),
        *leg(".03,.4 .12,.22 .14,0"),
        *head(Crest.BEANIE, 0.01, 0.74, -14),
        piece(
            "-.06,.76! .06,.76! .11,.68 .1,.52 .15,.36! .08,.4 .04,.33! .0,.39 -.05,.33! -.09,.4"
            " -.16,.35! -.12,.52 -.12,.68"
        ),
        *(
            mark(f"{x},.8! {x + 0.035},.8! {x + 0.045},.41! {x - 0.01},.41!", Tone.ACCENT)
            for x in (-0.11, -0.02, 0.07)
        ),
        piece("-.1,.76! -.05,.72! 0,.76! .05,.72! .1,.76! .06,.79 -.06,.79", Tone.PALE),
        *arm("-.06,.67 -.2,.54 -.26,.66"),
        *(
            oval(x, y, 0.04, 0.04, tone)
            for x, y, tone in (
                (-0.3, 0.8, Tone.ACCENT),
                (-0.27, 1.02, Tone.PALE),
                (-0.1, 1.2, Tone.COAT),
                (0.14, 1.22, Tone.ACCENT),
                (0.32, 1.06, Tone.PALE),
                (0.36, 0.82, Tone.COAT),
            )
        ),
    ],
    roundness=0.035,
)

TIGHTROPE = Figure(
    "tightrope",
    [
        *arm(".04,.68 .16,.56 .24,.57", Tone.FAR),
        *leg("-.02,.42 -.1,.22 -.16,0", Tone.FAR),
        *leg(".02,.42 .11,.24 .1,0"),
        *head(Crest.BUN, 0, 0.75, 4),
        piece(
            "-.05,.77! .05,.77! .09,.69 .07,.58 .06,.5! .14,.42 .22,.4! .14,.35 .04,.34 -.04,.34"
            " -.14,.36 -.22,.41! -.12,.43 -.07,.5! -.09,.68"
        ),
        crease("-.07,.51 .06,.51", 0.024, Tone.ACCENT),
        limb("-.76,.44,.018 -.4,.54,.02 0,.575,.022 .4,.54,.02 .76,.44,.018", Tone.ACCENT),
        *arm("-.05,.68 -.14,.52 -.14,.575"),
    ],
    roundness=0.035,
)

BOWING = Figure(
    "bowing",
    [
        *leg("-.1,.44 .04,.24 .18,0", Tone.FAR, toe=-8),
        *leg("-.14,.44 -.13,.22 -.14,0"),
        *arm(".12,.6 .24,.46 .34,.34", Tone.FAR),
        *placed(
            [
                piece("-.085,0! -.09,.15! 0,.17 .09,.15! .085,0!", Tone.DEEP),
                mark("-.1,.01! .1,.01! .1,.045! -.1,.045!", Tone.ACCENT),
                limb("-.15,.0,.03 0,-.012,.04 .15,.0,.03", Tone.DEEP),
            ],
            0.36,
            0.33,
            1,
            150,
        ),
        *head(Crest.SHORT, 0.19, 0.6, 62),
        piece(
            "-.22,.44 -.16,.58 .0,.66 .14,.68! .21,.62! .18,.54 .04,.48 -.02,.4! -.1,.36! -.22,.2!"
            " -.28,.16! -.28,.34"
        ),
        crease("-.11,.38 -.2,.3 -.25,.2", 0.01, Tone.FAR),
        mark(".14,.7! .22,.62! .18,.52! .1,.54!", Tone.PALE),
        *(dot(x, y, 0.011, tone=Tone.ACCENT) for x, y in ((0.08, 0.52), (0.01, 0.47))),
        *arm(".08,.62 -.08,.54 -.22,.62"),
    ],
    roundness=0.035,
)

POSES = (PLAYING_VIOLIN, PLAYING_CELLO, CONDUCTOR, DANCING, JUGGLER, TIGHTROPE, BOWING)
