"""From a desk: key, scissors, pencil, paintbrush, feather, books, typewriter, telephone."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import (
    both_sides,
    box,
    crease,
    dot,
    limb,
    line,
    mark,
    oval,
    piece,
    placed,
    ring,
)

KEY = Figure(
    "key",
    [
        ring(-0.42, 0.17, 0.075, 0.075, 0.042),
        ring(-0.31, 0.265, 0.075, 0.075, 0.042),
        ring(-0.31, 0.075, 0.075, 0.075, 0.042),
        piece(".28,.17! .28,0! .34,0! .34,.055! .37,.055! .37,.02! .42,.02! .42,.06! .47,.06! .47,.17!"),
        limb("-.3,.17,.05 .1,.17,.045 .5,.17,.045"),
        oval(-0.31, 0.17, 0.05, 0.05, Tone.ACCENT),
        *(oval(x, 0.17, 0.018, 0.042, Tone.FAR) for x in (-0.2, -0.165, 0.24)),
        oval(0.505, 0.17, 0.025, 0.032),
        crease("-.14,.18 .2,.18", 0.008, Tone.PALE),
        dot(0.325, 0.105, 0.016),
    ],
    roundness=0.025,
)

_BLADE = (
    ring(-0.17, 0.83, 0.1, 0.12, 0.055, tone=Tone.ACCENT),
    piece("-.13,.72! -.06,.74! .03,.5 .07,.42 .1,.2 .1,0! .03,.18 -.05,.42 -.1,.6", Tone.PALE),
    limb("-.11,.73,.075 -.06,.62,.08 -.01,.5,.08", Tone.COAT),
)

SCISSORS = Figure(
    "scissors",
    [
        *placed(_BLADE, flip=True, turn=-3),
        *placed(_BLADE, turn=3),
        oval(0, 0.48, 0.034, 0.034, Tone.ACCENT),
        dot(0, 0.48, 0.012),
    ],
    roundness=0.03,
)

PENCIL = Figure(
    "pencil",
    [
        box(-0.44, 0, -0.38, 0.11, Tone.PALE),
        piece("-.43,0! -.43,.11! -.48,.11 -.51,.08 -.51,.03 -.48,0", Tone.ACCENT),
        piece("-.39,0! .33,0! .35,.02! .33,.037! .35,.055! .33,.073! .35,.09! .33,.11! -.39,.11!"),
        piece(".33,0! .5,.055! .33,.11! .345,.09 .325,.073! .345,.055 .325,.037! .345,.02", Tone.PALE),
        mark(".44,.03! .52,.055! .44,.08! .45,.055"),
        mark("-.39,.073! .33,.073! .33,.12! -.39,.12!", Tone.PALE),
        mark("-.39,-.01! .33,-.01! .33,.037! -.39,.037!", Tone.FAR),
        crease("-.425,0 -.425,.11", 0.008),
        crease("-.4,0 -.4,.11", 0.008),
    ],
    roundness=0.02,
)

PAINTBRUSH = Figure(
    "paintbrush",
    [
        limb("-.52,.08,.012 -.4,.08,.04 -.1,.08,.065 .12,.08,.05 .2,.08,.05"),
        piece(".12,.045! .16,.05 .24,.02! .26,.08 .24,.14! .16,.11 .12,.115!", Tone.PALE),
        piece(".23,.02! .3,0 .37,.01 .44,.04 .52,.12! .42,.12 .36,.155 .3,.16 .23,.14! .25,.08", Tone.DEEP),
        mark(".34,0! .36,.05! .33,.08! .37,.11! .35,.17! .55,.14! .45,.02!", Tone.ACCENT),
        crease(".17,.05 .17,.11", 0.01),
        crease(".2,.035 .2,.125", 0.01),
        crease("-.4,.09 -.1,.098 .08,.095", 0.01, Tone.PALE),
        dot(-0.46, 0.08, 0.008),
    ],
    roundness=0.025,
)

FEATHER = Figure(
    "feather",
    [
        piece(
            "-.3,.09! -.2,.16 -.06,.24 .02,.27! .02,.25! .16,.31 .3,.33 .42,.31 .53,.24! .46,.14"
            " .36,.08! .34,.1! .22,.03"
            " .14,.01! .13,.035! -.02,.01 -.16,.03 -.25,.05"
        ),
        mark(".3,.34! .24,.25 .26,.2! .53,.235! .42,.32", Tone.ACCENT),
        mark(".36,.07! .28,.14 .26,.2! .54,.24! .46,.13", Tone.ACCENT),
        line("-.52,.01 -.3,.075 0,.145 .3,.205 .5,.235", 0.014, Tone.PALE, lift=0.3),
        *(
            crease(f"{x},{0.145 + x * 0.22} {x + 0.08},{0.2 + x * 0.3}", 0.006)
            for x in (-0.18, -0.1, -0.02, 0.06, 0.14, 0.22, 0.3)
        ),
        *(
            crease(f"{x},{0.14 + x * 0.22} {x + 0.1},{0.07 + x * 0.28}", 0.006)
            for x in (-0.18, -0.1, -0.02, 0.06, 0.14, 0.22, 0.3)
        ),
        crease("-.22,.11 -.28,.13", 0.01, Tone.PALE),
    ],
    roundness=0.03,
)


def _book(y: float, left: float, right: float, thick: float, *, tone: Tone, band: Tone) -> list[Part]:
    """A closed book on its side, its spine to the left."""
    low, top, room = y, y + thick, thick * 0.2
    return [
        box(left + 0.05, low + room / 2, right - 0.02, top - room / 2, Tone.PALE),
        *(
            crease(f"{left + 0.06},{low + thick * share} {right - 0.03},{low + thick * share}", 0.005)
            for share in (0.4, 0.6)
        ),
        piece(
            f"{right},{low}! {right},{low + room}! {left + 0.09},{low + room}!"
            f" {left + 0.06},{low + thick / 2}"
            f" {left + 0.09},{top - room}! {right},{top - room}! {right},{top}! {left + 0.04},{top}"
            f" {left},{low + thick / 2} {left + 0.04},{low}",
            tone,
        ),
        crease(f"{left + 0.03},{low + thick * 0.3} {left + 0.03},{top - thick * 0.3}", 0.02, band),
    ]


BOOK_PILE = Figure(
    "book_pile",
    [
        *_book(0, -0.42, 0.4, 0.13, tone=Tone.COAT, band=Tone.ACCENT),
        *_book(0.13, -0.36, 0.42, 0.1, tone=Tone.ACCENT, band=Tone.PALE),
        *placed(_book(0.23, -0.4, 0.3, 0.14, tone=Tone.FAR, band=Tone.ACCENT), flip=True),
        *_book(0.37, -0.34, 0.34, 0.09, tone=Tone.DEEP, band=Tone.PALE),
        *placed(_book(0, -0.34, 0.32, 0.12, tone=Tone.COAT, band=Tone.PALE), y=0.46, turn=-2),
        piece("-.3,.6! -.2,.66 0,.63! .2,.66 .32,.61! .3,.7 .14,.75 0,.69! -.14,.75 -.3,.69", Tone.ACCENT),
        piece("-.28,.64! -.15,.7 0,.65! .15,.7 .29,.65! .27,.73 .13,.79 0,.71! -.13,.79 -.27,.72", Tone.PALE),
        *both_sides(crease(".05,.71 .14,.745 .24,.715", 0.007), crease(".05,.69 .14,.72 .25,.69", 0.007)),
        limb("0,.66,.025 .04,.58,.03 .02,.5,.035", Tone.ACCENT),
    ],
    roundness=0.03,
)

TYPEWRITER = Figure(
    "typewriter",
    [
        piece("-.28,.5! .28,.5! .26,.75 .3,.98! .1,1 -.1,.99 -.26,1! -.3,.8", Tone.PALE),
        *(crease(f"-.2,{y} {end},{y}", 0.01) for y, end in ((0.9, 0.18), (0.83, 0.2), (0.76, 0.08))),
        limb("-.46,.56,.11 .46,.56,.11", Tone.DEEP),
        *both_sides(oval(0.5, 0.56, 0.035, 0.07, Tone.ACCENT)),
        line("-.48,.6 -.56,.66 -.58,.73", 0.022, Tone.ACCENT),
        piece("-.42,.34! -.36,.52 -.3,.55! .3,.55! .36,.52 .42,.34!"),
        mark("-.24,.53! .24,.53! .2,.44 0,.4 -.2,.44"),
        crease("-.14,.42 -.1,.51", 0.008, Tone.PALE),
        crease("0,.41 0,.51", 0.008, Tone.PALE),
        crease(".14,.42 .1,.51", 0.008, Tone.PALE),
        piece("-.54,.04 -.5,0! .5,0! .54,.04 .48,.2 .42,.36! -.42,.36! -.48,.2"),
        mark("-.46,.06! .46,.06! .38,.31! -.38,.31!", Tone.DEEP),
        *(
            oval(x, y, 0.032, 0.026, Tone.PALE)
            for y, row in ((0.27, 0.29), (0.19, 0.33), (0.11, 0.37))
            for x in (-row, -row * 0.6, -row * 0.2, row * 0.2, row * 0.6, row)
        ),
        mark("-.2,.035! .2,.035! .2,.06! -.2,.06!", Tone.ACCENT),
    ],
    roundness=0.045,
)

TELEPHONE = Figure(
    "telephone",
    [
        line("-.36,.06 -.46,.03 -.5,.08 -.54,.03 -.58,.08 -.56,.2 -.5,.4", 0.02, Tone.DEEP),
        piece("-.15,.5! -.17,.68! -.1,.68! -.08,.58 .08,.58 .1,.68! .17,.68! .15,.5!", Tone.FAR),
        piece("-.42,0! .42,0! .44,.06 .38,.2 .26,.42 .2,.54! -.2,.54! -.26,.42 -.38,.2 -.44,.06"),
        oval(0, 0.26, 0.18, 0.17, Tone.PALE),
        *(dot(x, y, 0.028) for x, y in ((0, 0.38), (0.085, 0.345), (0.12, 0.26), (0.085, 0.175), (0, 0.14))),
        *(dot(x, y, 0.028) for x, y in ((-0.085, 0.345), (-0.12, 0.26), (-0.085, 0.175))),
        dot(0, 0.26, 0.06, tone=Tone.ACCENT),
        mark("-.43,.04 0,.02 .43,.04 .43,.07! 0,.05 -.43,.07!", Tone.ACCENT),
        piece(
            "-.46,.5 -.36,.46 -.26,.52 -.22,.62 -.1,.68 .1,.68 .22,.62 .26,.52 .36,.46 .46,.5 .46,.62"
            " .34,.74 .14,.8"
            " -.14,.8 -.34,.74 -.46,.62"
        ),
        *both_sides(mark(".26,.5 .36,.46 .46,.5 .44,.55 .36,.52 .28,.56", Tone.ACCENT)),
        crease("-.36,.7 -.14,.76 .1,.765", 0.02, Tone.PALE),
    ],
    roundness=0.06,
)

OBJECTS = (KEY, SCISSORS, PENCIL, PAINTBRUSH, FEATHER, BOOK_PILE, TYPEWRITER, TELEPHONE)
