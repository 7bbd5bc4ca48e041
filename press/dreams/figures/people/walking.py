"""People on their way: with a suitcase, a lantern, an umbrella, a dog, the post, a tray of bread."""

from press.dreams.figures.figure import Figure, Tone
from press.dreams.figures.objects.voyage import LANTERN
from press.dreams.figures.objects.wardrobe import UMBRELLA
from press.dreams.figures.people.body import Crest, arm, head, leg
from press.dreams.figures.pieces import box, crease, dot, limb, line, mark, oval, piece, placed

CARRYING_SUITCASE = Figure(
    "carrying_suitcase",
    [
        *arm(".04,.7 .15,.6 .2,.47", Tone.FAR),
        *leg("-.02,.42 -.06,.22 -.19,.03", Tone.FAR, toe=24),
        *leg(".02,.42 .11,.24 .14,0"),
        *head(Crest.BOWLER, 0.03, 0.76, 6),
        piece(
            "-.06,.77! .06,.78! .11,.7 .12,.58 .11,.46 .17,.25! .02,.21 -.17,.26! -.13,.44 -.13,.6 -.12,.7"
        ),
        crease(".07,.66 .08,.45 .07,.25", 0.012, Tone.FAR),
        *(dot(0.045, y, 0.012, tone=Tone.ACCENT) for y in (0.62, 0.53, 0.44)),
        limb("-.07,.76,.05 .02,.745,.07 .09,.77,.05", Tone.ACCENT),
        limb("-.06,.75,.05 -.16,.72,.055 -.26,.75,.06 -.34,.72,.04", Tone.ACCENT),
        piece("-.2,.12! .11,.14! .1,.34! -.21,.32!", Tone.ACCENT),
        crease("-.12,.125 -.13,.325", 0.02),
        crease(".04,.135 .03,.335", 0.02),
        line("-.1,.33 -.09,.37 -.02,.375 0,.335", 0.018, Tone.DEEP),
        *arm("-.05,.7 -.12,.54 -.05,.38"),
    ],
    roundness=0.035,
)

HOLDING_LANTERN = Figure(
    "holding_lantern",
    [
        *leg(".05,.3 .08,.15 .09,0"),
        *leg("-.06,.3 -.07,.15 -.06,0", Tone.FAR),
        *placed(LANTERN.parts, 0.335, 0.3, 0.27),
        *arm(".03,.68 .2,.56 .33,.58", Tone.FAR),
        *head(Crest.HOOD, 0.02, 0.74, 4),
        piece(
            "-.06,.77! .06,.77! .12,.68 .14,.54 .18,.3 .2,.1! .08,.13 0,.09 -.1,.12 -.24,.08! -.2,.3"
            " -.15,.54 -.13,.68"
        ),
        crease(".05,.72 .08,.5 .06,.2", 0.012, Tone.FAR),
        crease("-.06,.6 -.1,.4 -.13,.2", 0.01, Tone.FAR),
        mark("-.14,.7! 0,.66 .13,.7! .13,.74! 0,.71 -.13,.74!", Tone.ACCENT),
        oval(0.03, 0.7, 0.022, 0.022, Tone.LIGHT),
    ],
    roundness=0.035,
)

HOLDING_UMBRELLA = Figure(
    "holding_umbrella",
    [
        *leg("-.03,.3 -.05,.16 -.06,0", Tone.FAR),
        *leg(".04,.3 .06,.16 .06,0", Tone.FAR),
        *placed(UMBRELLA.parts[1:3], 0.16, 0.55, 0.78, 6),
        *head(Crest.BUN, 0, 0.76, -4),
        piece(
            "-.05,.77! .05,.77! .09,.7 .08,.58 .07,.5! .14,.36 .24,.2! .1,.16 0,.18 -.1,.15 -.24,.19!"
            " -.14,.36 -.08,.5! -.1,.7"
        ),
        crease("-.03,.46 -.09,.2", 0.01, Tone.FAR),
        crease(".03,.46 .09,.2", 0.01, Tone.FAR),
        mark("-.1,.49! .1,.49! .1,.53! -.1,.53!", Tone.ACCENT),
        crease("-.22,.215 -.1,.18 0,.205 .1,.185 .22,.22", 0.03, Tone.ACCENT),
        *placed((UMBRELLA.parts[0], *UMBRELLA.parts[3:-1]), 0.16, 0.55, 0.78, 6),
        *placed(UMBRELLA.parts[-1:], 0.16, 0.55, 0.78, 6),
        *arm("-.04,.7 .06,.55 .18,.65"),
    ],
    roundness=0.035,
)

WALKING_DOG = Figure(
    "walking_dog",
    [
        *placed(
            [
                limb("-.13,.17,.04 -.15,.09,.032 -.13,.01,.03", Tone.FAR),
                limb(".08,.17,.04 .12,.09,.03 .15,.02,.03", Tone.FAR),
                limb("-.14,.22,.03 -.21,.27,.025 -.22,.34,.02", Tone.DEEP),
                piece("-.16,.22 -.1,.26 .04,.26 .1,.27 .13,.2 .1,.14 -.02,.15 -.12,.13 -.17,.16", Tone.DEEP),
                limb("-.13,.17,.05 -.18,.09,.034 -.19,.01,.03", Tone.DEEP),
                limb(".09,.17,.05 .08,.09,.034 .06,.01,.03", Tone.DEEP),
                piece(".06,.24 .08,.33 .15,.37 .2,.34 .27,.31 .28,.28 .24,.25 .18,.26 .14,.2", Tone.DEEP),
                piece(".1,.36 .06,.34 .05,.25! .1,.24 .14,.3", Tone.FAR),
                limb(".08,.24,.025 .15,.23,.025", Tone.ACCENT),
                dot(0.275, 0.305, 0.014, tone=Tone.PALE),
            ],
            0.4,
            0,
            0.95,
        ),
        line(".5,.25 .42,.34 .32,.4 .2,.44", 0.012, Tone.ACCENT),
        *arm("-.17,.7 -.06,.56 .2,.45", Tone.FAR),
        *leg("-.24,.42 -.3,.22 -.44,.04", Tone.FAR, toe=26),
        *leg("-.2,.42 -.1,.24 -.06,0"),
        *head(Crest.BEANIE, -0.18, 0.76, -6),
        piece("-.27,.77! -.15,.77! -.1,.7 -.08,.56 -.09,.38! -.18,.35 -.34,.37! -.34,.55 -.32,.7"),
        crease("-.33,.42 -.2,.4 -.09,.43", 0.016, Tone.ACCENT),
        crease("-.13,.7 -.12,.4", 0.01, Tone.FAR),
        limb("-.28,.765,.05 -.2,.745,.06 -.12,.76,.05", Tone.ACCENT),
        *arm("-.26,.7 -.36,.56 -.28,.44"),
    ],
    roundness=0.035,
    eyes=[(0.575, 0.315)],
    eye=0.009,
)

POSTMAN = Figure(
    "postman",
    [
        *placed(
            [box(-0.09, -0.06, 0.09, 0.06, Tone.PALE), crease("-.09,.06! 0,0! .09,.06!", 0.01)],
            0.33,
            0.65,
            turn=-14,
        ),
        dot(0.34, 0.64, 0.018, tone=Tone.ACCENT),
        *arm(".06,.7 .18,.58 .29,.62", Tone.FAR),
        *leg("-.02,.42 -.07,.22 -.2,.03", Tone.FAR, toe=24),
        *leg(".02,.42 .12,.24 .15,0"),
        *head(Crest.CAP, 0.03, 0.76, 2),
        piece("-.06,.77! .06,.77! .12,.7 .13,.56 .12,.36! 0,.33 -.14,.36! -.13,.55 -.12,.7"),
        *(dot(0.07, y, 0.011, tone=Tone.ACCENT) for y in (0.66, 0.57, 0.48)),
        crease(".09,.72 -.04,.56 -.14,.42", 0.024),
        piece("-.32,.2 -.08,.19 -.06,.26 -.08,.4! -.31,.41! -.34,.3", Tone.ACCENT),
        piece("-.32,.42! -.07,.41! -.08,.33 -.19,.29 -.32,.33", Tone.DEEP),
        piece("-.27,.4! -.17,.4! -.16,.5! -.26,.51!", Tone.PALE, lift=0.4),
        piece("-.2,.4! -.11,.4! -.09,.47! -.19,.48!", Tone.PALE, lift=0.4),
        piece("-.32,.42! -.07,.41! -.08,.35 -.19,.32 -.32,.35", Tone.DEEP, lift=0.4),
        dot(-0.195, 0.345, 0.014, tone=Tone.PALE),
        *arm("-.06,.7 -.16,.56 -.13,.43"),
    ],
    roundness=0.035,
)

BAKER = Figure(
    "baker",
    [
        *leg("-.05,.4 -.06,.2 -.1,0", Tone.FAR),
        *leg(".04,.4 .06,.2 .05,0"),
        *arm(".08,.68 .24,.56 .38,.61", Tone.FAR),
        *(
            part
            for x, tone in ((0.14, Tone.ACCENT), (0.27, Tone.PALE), (0.4, Tone.ACCENT))
            for part in (
                oval(x, 0.665, 0.085, 0.05, tone),
                *(crease(f"{x + d},.7 {x + d + 0.03},.67", 0.009) for d in (-0.04, 0, 0.035)),
            )
        ),
        limb(".02,.62,.025 .52,.64,.025", Tone.DEEP),
        *head(Crest.TOQUE, -0.01, 0.75, -6),
        piece(
            "-.07,.76! .05,.76! .11,.69 .15,.56 .17,.42 .13,.32! -.02,.3 -.15,.33! -.16,.46 -.15,.6 -.13,.7"
        ),
        piece(".07,.6! .14,.55 .18,.4 .14,.22! .04,.2 -.06,.23! -.04,.4 -.06,.58!", Tone.PALE),
        crease("-.16,.45 -.05,.43", 0.016, Tone.PALE),
        mark(".02,.3! .11,.3! .1,.4! .03,.4!", Tone.ACCENT),
        *arm("-.07,.68 -.02,.52 .14,.61"),
    ],
    roundness=0.035,
)

POSES = (CARRYING_SUITCASE, HOLDING_LANTERN, HOLDING_UMBRELLA, WALKING_DOG, POSTMAN, BAKER)
