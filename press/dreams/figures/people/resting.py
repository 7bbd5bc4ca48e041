"""People who sit or lie: reading, fishing, knitting, on an edge, asleep, at the oars."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.people.body import Crest, arm, head, leg
from press.dreams.figures.pieces import crease, limb, line, oval, piece, placed


def _open_book(x: float, y: float, turn: float) -> list[Part]:
    """Seen from the side, held open."""
    return placed(
        [
            piece(
                "0,0! .06,.05 .18,.05! .18,.09! .06,.09 0,.03! -.06,.09 -.18,.09! -.18,.05! -.06,.05",
                Tone.ACCENT,
            ),
            piece(
                "0,.03! .06,.085 .17,.08! .16,.11! .06,.115 0,.06! -.06,.115 -.16,.11! -.17,.08! -.06,.085",
                Tone.PALE,
            ),
        ],
        x,
        y,
        0.8,
        turn,
    )


READING_ON_FLOOR = Figure(
    "reading_on_floor",
    [
        *leg("-.1,.16 .2,.34 .36,0", Tone.PALE),
        *arm("-.1,.42 .06,.38 .2,.43", Tone.FAR),
        *leg("-.1,.14 .12,.32 .24,0", Tone.PALE),
        *head(Crest.BRAID, -0.16, 0.48, 16),
        piece(
            "-.24,.49! -.13,.5! -.07,.43 -.06,.3 .04,.3 .14,.36 .2,.32 .22,.2! .1,.06 -.02,0! -.3,0!"
            " -.34,.08 -.3,.24 -.28,.4"
        ),
        crease("-.08,.28 -.02,.2 .1,.2 .18,.26", 0.012, Tone.FAR),
        crease("-.3,.22 -.18,.2 -.07,.26", 0.02, Tone.ACCENT),
        *_open_book(0.17, 0.39, -24),
        *arm("-.19,.42 -.12,.26 .1,.37"),
    ],
    roundness=0.035,
)

FISHING = Figure(
    "fishing",
    [
        piece("-.36,0! -.1,0! -.06,.26! -.4,.26!", Tone.FAR),
        limb("-.41,.26,.04 -.05,.26,.04", Tone.FAR),
        *arm("-.12,.58 .02,.46 .16,.52", Tone.FAR),
        *leg("-.16,.3 .14,.34 .22,0", Tone.FAR),
        *leg("-.2,.3 .06,.32 .1,0"),
        *head(Crest.BEANIE, -0.16, 0.64, 4),
        piece("-.25,.66! -.12,.66! -.06,.58 -.06,.44 -.02,.36 .0,.28! -.16,.24 -.34,.26! -.34,.42 -.3,.56"),
        crease("-.33,.32 -.16,.3 -.02,.34", 0.022),
        crease("-.08,.6 -.1,.36", 0.01, Tone.FAR),
        limb("-.26,.65,.05 -.17,.635,.06 -.09,.65,.05", Tone.ACCENT),
        limb("-.04,.4,.026 .2,.55,.018 .5,.78,.012 .76,1.04,.006", Tone.DEEP),
        oval(0.06, 0.45, 0.036, 0.036, Tone.ACCENT),
        *arm("-.23,.58 -.16,.42 .04,.48"),
    ],
    roundness=0.035,
)

KNITTING = Figure(
    "knitting",
    [
        line("-.46,.08 -.3,.02 0,.0 .24,.03 .38,.1", 0.026, Tone.DEEP),
        line("-.4,.95 -.32,.3 -.3,.02", 0.03, Tone.DEEP),
        line("-.34,.28 .16,.28 .18,.02", 0.028, Tone.DEEP),
        line("-.36,.52 -.1,.5 .12,.5 .14,.28", 0.024, Tone.DEEP),
        line("-.28,.92 -.22,.5", 0.026, Tone.DEEP),
        *(
            line(f"{x},{y} {x + 0.13},{y - 0.01}", 0.028, Tone.DEEP)
            for x, y in ((-0.39, 0.88), (-0.37, 0.74), (-0.36, 0.6))
        ),
        *arm("-.12,.6 .02,.48 .14,.5", Tone.FAR),
        *leg("-.1,.3 .2,.32 .3,.03", Tone.FAR),
        *head(Crest.BUN, -0.17, 0.66, 12),
        *leg(".1,.2 .14,.14 .16,.03"),
        piece(
            "-.25,.68! -.13,.69! -.07,.6 -.07,.46 -.06,.38 .12,.38 .2,.32! .24,.1! .1,.06 -.04,.1!"
            " -.12,.24 -.32,.26! -.34,.42 -.3,.58"
        ),
        crease("-.06,.36 .06,.3 .1,.1", 0.012, Tone.FAR),
        piece("-.27,.68! -.13,.7! -.08,.6 -.16,.52 -.2,.42! -.34,.44! -.33,.56", Tone.ACCENT),
        piece(
            ".02,.46 .2,.48! .32,.4 .36,.24 .44,.08 .56,.02! .56,.0! .3,.0! .24,.1 .2,.26 .14,.36 .02,.38",
            Tone.PALE,
        ),
        *(
            crease(written, 0.026, tone)
            for written, tone in (
                (".1,.46 .08,.38", Tone.COAT),
                (".24,.46 .16,.33", Tone.ACCENT),
                (".34,.34 .2,.25", Tone.COAT),
                (".37,.22 .23,.14", Tone.ACCENT),
                (".43,.1 .28,.03", Tone.COAT),
            )
        ),
        line(".0,.56 .22,.42", 0.012, Tone.DEEP),
        line(".04,.4 .26,.58", 0.012, Tone.DEEP),
        oval(0.6, 0.06, 0.065, 0.062, Tone.ACCENT),
        crease(".56,.09 .6,.06 .64,.03", 0.01),
        crease(".56,.04 .61,.1", 0.01),
        *arm("-.22,.6 -.18,.42 .03,.44"),
    ],
    roundness=0.035,
)

SITTING_EDGE = Figure(
    "sitting_edge",
    [
        *arm("-.02,.68 .1,.56 .12,.46", Tone.FAR),
        *leg("-.06,.42 .16,.42 .2,.05", Tone.FAR, toe=12),
        *leg("-.08,.4 .1,.4 .09,.01", toe=26),
        *head(Crest.CAP, -0.04, 0.75, -14),
        piece("-.12,.77! -.0,.77! .05,.68 .04,.54 .08,.44 .06,.36! -.08,.34 -.22,.35! -.2,.5 -.17,.68"),
        crease("-.21,.41 -.08,.38 .06,.41", 0.02, Tone.ACCENT),
        limb("-.13,.76,.05 -.05,.745,.06 .03,.76,.05", Tone.ACCENT),
        limb("-.12,.75,.05 -.16,.65,.055 -.14,.54,.06", Tone.ACCENT),
        *arm("-.1,.69 -.24,.55 -.24,.39"),
    ],
    roundness=0.035,
)

SLEEPING_CURLED = Figure(
    "sleeping_curled",
    [
        piece(".1,0! .56,0! .62,.05 .56,.13 .36,.12 .14,.11", Tone.PALE),
        *leg("-.1,.12 -.3,.24 -.46,0", Tone.FAR, toe=-10),
        piece("-.1,.0! -.12,.16 -.04,.24 .1,.24 .22,.2 .27,.12 .22,.04 .1,0!"),
        *placed(head(Crest.BOB, 0, 0), 0.24, 0.13, turn=66, flip=True),
        *arm(".17,.17 .04,.22 -.02,.28"),
        piece("-.52,0! -.5,.1 -.42,.24 -.28,.37 -.18,.36 -.08,.25 .02,.24! .06,.12 .04,0!", Tone.ACCENT),
        *(
            crease(written, 0.012, Tone.PALE)
            for written in (
                "-.49,.1 -.3,.12 .05,.1",
                "-.42,.24 -.24,.24 -.05,.22",
                "-.36,.32 -.38,.0",
                "-.22,.37 -.22,.0",
                "-.08,.26 -.07,.0",
            )
        ),
        *arm(".2,.15 .13,.06 -.03,.14"),
    ],
    roundness=0.045,
)

ROWING = Figure(
    "rowing",
    [
        line("-.02,.34 .24,.3 .56,.1", 0.02, Tone.FAR),
        *arm("-.12,.6 .02,.48 .1,.38", Tone.FAR),
        *leg("-.16,.26 .08,.34 .16,.14", Tone.FAR),
        *head(Crest.STRAW, -0.13, 0.66, 0),
        piece("-.22,.68! -.1,.69! -.04,.6 -.06,.46 -.06,.3 -.08,.2! -.3,.2! -.3,.36 -.27,.56"),
        crease("-.26,.58 -.06,.56", 0.016, Tone.PALE),
        crease("-.28,.46 -.07,.44", 0.016, Tone.PALE),
        crease("-.29,.34 -.07,.33", 0.016, Tone.PALE),
        *leg("-.2,.24 .02,.32 .1,.12"),
        piece("-.62,.3! -.4,.22 0,.2 .38,.22 .66,.34! .58,.14 .42,0! -.36,0! -.52,.1", Tone.ACCENT),
        crease("-.56,.2 -.3,.13 .1,.12 .58,.2", 0.012, Tone.DEEP),
        limb("-.63,.31,.03 -.4,.23,.03 0,.21,.03 .38,.23,.03 .67,.35,.03", Tone.DEEP),
        line("-.02,.42 -.2,.24 -.44,.06", 0.024, Tone.PALE),
        piece("-.4,.1 -.44,.12 -.58,.05 -.6,.01 -.52,.0 -.4,.06", Tone.PALE),
        oval(-0.17, 0.255, 0.022, 0.022, Tone.DEEP),
        *arm("-.2,.6 -.14,.44 -.01,.43"),
    ],
    roundness=0.035,
)

POSES = (READING_ON_FLOOR, FISHING, KNITTING, SITTING_EDGE, SLEEPING_CURLED, ROWING)
