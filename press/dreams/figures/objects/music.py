"""Instruments that stand by themselves: grand piano, harp, gramophone, accordion."""

import math

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import (
    box,
    crease,
    dot,
    limb,
    line,
    mark,
    oval,
    piece,
    placed,
)

GRAND_PIANO = Figure(
    "grand_piano",
    [
        piece("-.44,.5! -.3,.82 -.08,1 .06,.98 .14,.86 .25,.78 .42,.76 .52,.68 .54,.5!", Tone.FAR),
        mark("-.38,.5! -.26,.8 -.08,.95 .04,.94 .11,.83 .22,.74 .4,.72 .48,.65 .5,.5!"),
        line(".18,.5 .12,.84", 0.012, Tone.PALE),
        limb("-.3,.36,.075 -.3,.2,.05 -.3,.03,.035", Tone.FAR),
        limb(".42,.38,.075 .42,.2,.05 .42,.03,.035"),
        line("-.02,.36 -.04,.06", 0.02, Tone.DEEP),
        line(".02,.36 .04,.06", 0.02, Tone.DEEP),
        line("-.07,.06 .07,.06", 0.025, Tone.ACCENT),
        piece("-.46,.36! .48,.34 .56,.38 .57,.44 .56,.54! .3,.53 .1,.535 -.46,.54!"),
        mark("-.4,.515! .1,.51 .54,.515 .54,.53 -.4,.53!", Tone.ACCENT),
        limb("-.52,.36,.085 -.52,.2,.055 -.52,.03,.04"),
        piece("-.62,.36! -.42,.36! -.42,.54! -.46,.54 -.48,.46 -.62,.46!"),
        piece("-.63,.455! -.48,.455! -.48,.475! -.63,.475!", Tone.PALE),
        *(box(x, 0.462, x + 0.012, 0.475, Tone.DEEP, flat=True) for x in (-0.61, -0.58, -0.55, -0.52)),
        piece("-.46,.54! -.4,.54! -.44,.7! -.47,.7!", Tone.FAR),
        piece("-.48,.57! -.42,.55! -.44,.72! -.49,.71!", Tone.PALE, lift=0.4),
        *(oval(x, 0.017, 0.026, 0.017, Tone.ACCENT) for x in (-0.52, -0.3, 0.42)),
    ],
    roundness=0.035,
)

_HARP_STRINGS = (
    (-0.24, 0.79),
    (-0.18, 0.78),
    (-0.12, 0.765),
    (-0.06, 0.75),
    (0, 0.74),
    (0.06, 0.77),
    (0.12, 0.81),
)

HARP = Figure(
    "harp",
    [
        *(
            line(f"{x},{0.12 + (0.3 - x) * 0.95} {x},{top}", 0.007, Tone.PALE)
            for x, top in (*_HARP_STRINGS, (0.18, 0.84), (0.24, 0.87))
        ),
        limb(".3,.06,.14 .1,.26,.1 -.15,.54,.07 -.3,.74,.055"),
        limb("-.32,.74,.09 -.22,.8,.09 -.1,.76,.075 .02,.74,.07 .14,.82,.08 .3,.9,.08"),
        limb(".31,.04,.075 .34,.3,.05 .34,.6,.05 .31,.88,.075"),
        piece(".12,0! .44,0! .42,.06 .34,.09 .2,.09 .14,.05", Tone.FAR),
        limb(".31,.9,.09 .32,.97,.065 .27,1,.05 .24,.96,.04", Tone.ACCENT),
        oval(-0.33, 0.745, 0.06, 0.06, Tone.ACCENT),
        crease("-.345,.74 -.33,.76 -.31,.745 -.33,.72 -.36,.735", 0.01),
        crease("-.24,.8 -.1,.765 .02,.745 .14,.82 .25,.88", 0.014, Tone.ACCENT),
        *(dot(x, 0.1 + (0.3 - x) * 0.92, 0.009) for x in (-0.2, -0.1, 0, 0.1, 0.2)),
        *(crease(f".29,{y} .38,{y + 0.03}", 0.014, Tone.ACCENT) for y in (0.2, 0.24, 0.7, 0.74)),
    ],
    roundness=0.03,
)


def _horn_mouth() -> list[Part]:
    """Seen a little from the side: eight petals, and the dark throat."""
    return [
        piece(
            "0,.36 .07,.33! .12,.27 .15,.2! .17,.1 .165,0! .17,-.1 .15,-.2! .12,-.27 .07,-.33!"
            " 0,-.36 -.07,-.33! -.12,-.27 -.14,-.2! -.15,-.1 -.145,0! -.15,.1 -.14,.2! -.12,.27 -.07,.33!",
            Tone.PALE,
        ),
        dot(-0.01, 0, 0.12, 0.28, tone=Tone.ACCENT),
        *(
            crease(f"-.03,0 {x},{y}", 0.009, Tone.PALE)
            for x, y in ((0.07, 0.32), (0.15, 0.2), (0.16, 0), (0.15, -0.2), (0.07, -0.32))
        ),
        *(
            crease(f"-.03,0 {x},{y}", 0.009, Tone.PALE)
            for x, y in ((-0.07, 0.32), (-0.14, 0.2), (-0.14, 0), (-0.14, -0.2), (-0.07, -0.32))
        ),
        dot(-0.03, 0, 0.055, 0.13),
    ]


GRAMOPHONE = Figure(
    "gramophone",
    [
        limb("-.3,.26,.05 -.32,.38,.045 -.26,.45,.055 -.14,.47,.075", Tone.FAR),
        piece("-.38,0! .32,0! .34,.05! .29,.07! .29,.24! .33,.28! -.39,.28! -.35,.24! -.35,.07! -.4,.05!"),
        mark("-.28,.1! .22,.1! .22,.2! -.28,.2!", Tone.FAR),
        mark("-.03,.12! .03,.15! -.03,.18! -.09,.15!", Tone.ACCENT),
        line(".29,.16! .38,.16! .38,.1!", 0.022, Tone.DEEP),
        oval(0.38, 0.085, 0.028, 0.025, Tone.ACCENT),
        oval(0.02, 0.295, 0.26, 0.03, Tone.DEEP),
        oval(0.02, 0.3, 0.08, 0.012, Tone.ACCENT),
        limb("-.28,.42,.03 -.2,.38,.028 -.08,.32,.02", Tone.PALE),
        piece("-.18,.44! -.02,.49 .2,.5 .44,.44! .34,.72 .06,1! .0,.76 -.1,.6 -.2,.51!", Tone.ACCENT),
        *placed(_horn_mouth(), x=0.265, y=0.73, turn=-35),
    ],
    roundness=0.05,
)


def _slice(start: float, end: float, inner: float, outer: float, tone: Tone) -> Part:
    """A piece of an arc between two angles, in degrees from the right, and two radii."""
    corners = ((start, inner), (start, outer), ((start + end) / 2, outer * 1.05), (end, outer), (end, inner))
    ways = [(math.radians(angle), radius) for angle, radius in corners]
    return piece(
        " ".join(f"{radius * math.cos(way)},{radius * math.sin(way)}!" for way, radius in ways), tone
    )


def _end_box(*details: Part) -> list[Part]:
    return [piece("-.02,.17! -.02,.61! .04,.63 .14,.6! .15,.18! .06,.15"), *details]


ACCORDION = Figure(
    "accordion",
    placed(
        [
            *(
                _slice(158 - 17 * fold, 141 - 17 * fold, 0.2, 0.56, Tone.ACCENT if fold % 2 else Tone.PALE)
                for fold in range(8)
            ),
            *placed(
                _end_box(
                    *(dot(0.04 + 0.05 * (k % 2), 0.22 + 0.05 * k, 0.014, tone=Tone.PALE) for k in range(8))
                ),
                turn=-68,
                flip=True,
            ),
            *placed(
                _end_box(
                    piece(".1,.19! .19,.19! .19,.59! .1,.59!", Tone.PALE),
                    *(crease(f".12,{0.23 + 0.055 * k} .18,{0.23 + 0.055 * k}", 0.014) for k in range(7)),
                ),
                turn=68,
            ),
        ],
        y=0.08,
    ),
    roundness=0.04,
)

OBJECTS = (GRAND_PIANO, HARP, GRAMOPHONE, ACCORDION)
