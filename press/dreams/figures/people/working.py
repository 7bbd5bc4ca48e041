"""People at work: sweeping, pulling, pushing, climbing, gardening, watering."""

from press.dreams.figures.figure import Figure, Tone
from press.dreams.figures.objects.crockery import WATERING_CAN as CAN
from press.dreams.figures.people.body import Crest, arm, head, leg
from press.dreams.figures.pieces import crease, limb, line, piece, placed

SWEEPING = Figure(
    "sweeping",
    [
        *leg("-.08,.42 -.12,.22 -.24,.02", Tone.FAR, toe=18),
        *arm(".06,.66 .18,.52 .26,.4", Tone.FAR),
        *leg("-.03,.42 .06,.22 .04,0"),
        *head(Crest.KERCHIEF, 0.08, 0.72, 14),
        piece("-.02,.75! .09,.74! .13,.66 .1,.54 .08,.44 .14,.2! .0,.17 -.2,.2! -.16,.42 -.12,.58 -.08,.7"),
        piece(".1,.62! .08,.5 .09,.44! .15,.22! .06,.2 -.03,.22! .0,.44! .02,.58", Tone.PALE, lift=0.4),
        crease("-.15,.44 .0,.43 .09,.45", 0.02, Tone.PALE),
        line(".05,.8 .38,.14", 0.022, Tone.DEEP),
        piece(".34,.2! .41,.22! .56,.02 .5,0 .34,0 .3,.03", Tone.ACCENT),
        *(crease(f".38,.18 {x},.0", 0.008) for x in (0.36, 0.42, 0.48)),
        crease(".35,.17 .44,.19", 0.014),
        *arm("-.03,.68 .0,.52 .15,.6"),
    ],
    roundness=0.035,
)

PULLING_ROPE = Figure(
    "pulling_rope",
    [
        limb(
            "-.02,.545,.024 -.2,.46,.024 -.34,.26,.024 -.42,.05,.024 -.56,.02,.024 -.66,.06,.024", Tone.ACCENT
        ),
        *arm("-.26,.62 -.1,.58 .14,.57", Tone.FAR),
        *leg("-.14,.36 .02,.26 .12,.01", Tone.FAR, toe=-16),
        *leg("-.16,.34 -.1,.2 -.08,0", toe=-8),
        *head(Crest.CAP, -0.3, 0.66, -16),
        piece("-.38,.67! -.26,.7! -.18,.62 -.12,.48 -.06,.36 -.06,.3! -.16,.26 -.26,.28! -.3,.42 -.36,.56"),
        crease("-.25,.32 -.16,.3 -.07,.34", 0.022),
        limb("-.38,.66,.05 -.31,.66,.06 -.24,.69,.05", Tone.ACCENT),
        line("-.02,.545 .3,.555 .74,.575", 0.026, Tone.ACCENT),
        *(crease(f"{x},.545 {x + 0.02},.57", 0.008) for x in (0.24, 0.32, 0.4, 0.48, 0.56, 0.64)),
        *arm("-.32,.6 -.16,.5 .03,.55"),
    ],
    roundness=0.035,
)

PUSHING = Figure(
    "pushing",
    [
        *arm(".1,.58 .24,.6 .43,.62", Tone.FAR),
        *leg("-.16,.36 .02,.26 -.06,0", Tone.FAR),
        *leg("-.2,.38 -.3,.22 -.46,.03", toe=28),
        *head(Crest.SHORT, 0.12, 0.62, 26),
        piece("-.27,.42 -.12,.54 .04,.66! .15,.64! .17,.55 .06,.44 -.06,.34 -.14,.28! -.28,.32!"),
        crease("-.26,.37 -.18,.33 -.11,.31", 0.022),
        limb(".02,.67,.05 .1,.64,.065 .17,.58,.05", Tone.ACCENT),
        limb(".03,.66,.05 -.1,.72,.055 -.2,.7,.06 -.3,.74,.03", Tone.ACCENT),
        *arm(".04,.56 .18,.46 .41,.5"),
    ],
    roundness=0.035,
)

CLIMBING = Figure(
    "climbing",
    [
        line(".26,0 .42,1.3", 0.026, Tone.FAR),
        *(
            line(f"{0.08 + y * 0.123},{y} {0.26 + y * 0.123},{y}", 0.022, Tone.ACCENT)
            for y in (0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.94, 1.08, 1.22)
        ),
        *arm(".0,.82 .16,.86 .24,1.06", Tone.FAR),
        *leg("-.06,.52 .12,.56 .17,.38", Tone.FAR),
        line(".06,0 .24,1.3", 0.03, Tone.ACCENT),
        *leg("-.05,.46 .06,.34 .1,.11"),
        *head(Crest.BOB, 0.02, 0.86, -18),
        piece("-.06,.88! .05,.88! .08,.8 .06,.68 .04,.58 .1,.46! .0,.4 -.16,.42! -.14,.6 -.12,.76"),
        crease("-.12,.6 -.03,.57 .05,.58", 0.02, Tone.ACCENT),
        *arm("-.05,.8 .06,.7 .19,.86"),
    ],
    roundness=0.035,
)

KNEELING_GARDENING = Figure(
    "kneeling_gardening",
    [
        *placed(
            [
                limb("0,0,.03 -.01,.1,.022 .01,.2,.016", Tone.FAR),
                piece("0,.12! .06,.17 .13,.17! .1,.11 .04,.09", Tone.ACCENT),
                piece("0,.16! -.06,.22 -.13,.21! -.1,.14 -.04,.12", Tone.ACCENT),
                piece(".01,.19! .05,.23 .04,.29! -.02,.26 -.02,.21", Tone.ACCENT),
            ],
            0.48,
            0.05,
        ),
        piece(".3,0! .62,0! .58,.05 .48,.07 .36,.05", Tone.DEEP),
        *arm(".08,.44 .2,.3 .36,.17", Tone.FAR),
        *leg("-.2,.26 -.02,.2 .06,0", Tone.FAR),
        *head(Crest.STRAW, 0.12, 0.48, 22),
        piece("-.3,.24 -.24,.4 -.1,.5 .05,.53! .14,.5! .16,.42 .06,.32 .0,.22! -.1,.14 -.26,.12"),
        crease("-.16,.44 -.08,.3 .02,.26", 0.014, Tone.ACCENT),
        piece("-.28,.3 -.14,.28 .02,.18 .08,.08 .06,.0! -.1,.0 -.34,.02 -.34,.14", Tone.COAT),
        piece("-.3,.02 -.28,.09 -.36,.1 -.46,.06 -.5,.0! -.36,0", Tone.DEEP),
        line(".27,.17 .38,.05", 0.02, Tone.ACCENT),
        *arm(".02,.44 .08,.24 .27,.18"),
    ],
    roundness=0.035,
)

WATERING = Figure(
    "watering",
    [
        *(
            limb(f".5,{0.5 - d / 2},.012 {0.56 + d},.4,.012 {0.58 + d},.02,.014", Tone.PALE, lift=0.3)
            for d in (0, 0.045, 0.09)
        ),
        *leg("-.14,.42 -.16,.22 -.2,0", Tone.FAR),
        *leg("-.1,.42 -.06,.22 -.07,0"),
        *arm("-.02,.66 .12,.54 .26,.6", Tone.FAR),
        *head(Crest.STRAW, -0.02, 0.72, 16),
        piece("-.12,.74! -.01,.75! .05,.66 .02,.52 .0,.4! .02,.24 -.1,.21 -.26,.24! -.22,.44 -.2,.6"),
        piece(".0,.62! -.02,.5 -.02,.4! .05,.22! -.06,.19 -.14,.22! -.1,.42! -.09,.58", Tone.PALE, lift=0.4),
        *placed(CAN.parts, 0.27, 0.37, 0.44, 16),
        *arm("-.12,.66 -.04,.5 .1,.52"),
    ],
    roundness=0.035,
)

POSES = (SWEEPING, PULLING_ROPE, PUSHING, CLIMBING, KNEELING_GARDENING, WATERING)
