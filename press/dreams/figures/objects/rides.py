"""What carries people for the joy of it: penny-farthing and carousel."""

from collections.abc import Sequence

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import (
    both_sides,
    box,
    crease,
    limb,
    line,
    mark,
    oval,
    piece,
    placed,
    ring,
    spokes,
)

PENNY_FARTHING = Figure(
    "penny_farthing",
    [
        spokes(0.12, 0.37, 0.35, 18, 0.006, tone=Tone.PALE),
        spokes(-0.4, 0.11, 0.1, 10, 0.006, tone=Tone.PALE),
        ring(0.12, 0.37, 0.355, 0.355, 0.03, tone=Tone.DEEP),
        ring(-0.4, 0.11, 0.1, 0.1, 0.026, tone=Tone.DEEP),
        line(".12,.37 .04,.26", 0.022, Tone.FAR),
        line("-.01,.25 .09,.27", 0.026, Tone.DEEP),
        limb("-.4,.11,.025 -.36,.3,.03 -.26,.56,.035 -.1,.74,.038 .1,.8,.038"),
        line(".12,.37 .12,.84", 0.03),
        line(".12,.37 .2,.48", 0.022),
        line(".15,.47 .25,.49", 0.026, Tone.DEEP),
        oval(0.12, 0.37, 0.035, 0.035, Tone.ACCENT),
        oval(-0.4, 0.11, 0.022, 0.022, Tone.ACCENT),
        limb("-.17,.8,.05 -.08,.815,.07 .05,.82,.025", Tone.ACCENT),
        line("-.08,.76 -.07,.81", 0.02, Tone.DEEP),
        limb(".12,.84,.025 .06,.88,.025 0,.9,.025 -.06,.87,.035", Tone.DEEP),
        limb(".12,.84,.025 .2,.89,.025 .26,.88,.035", Tone.DEEP),
        oval(0.17, 0.8, 0.04, 0.04, Tone.LIGHT),
    ],
    roundness=0.02,
)


def _horse(x: float, y: float, tone: Tone) -> Sequence[Part]:
    """A wooden horse on its pole."""
    parts = [
        line(f"0,{0.1 - y} 0,{0.7 - y}", 0.018, Tone.ACCENT),
        piece("-.12,.1 -.17,.12 -.19,.05 -.16,-.03! -.15,.02 -.11,.05", Tone.DEEP),
        piece(
            "-.12,.1 0,.085 .06,.11 .1,.19 .12,.25! .14,.23 .19,.17 .2,.13 .16,.12 .12,.14 .1,.06"
            " .11,.0 .17,-.02 .17,-.08"
            " .14,-.09! .13,-.05 .06,-.03 .03,.0 -.05,.0 -.08,-.05 -.06,-.12! -.11,-.12! -.13,-.05 -.14,.02",
            tone,
        ),
        piece(".11,.25! .06,.22 .04,.17 .0,.13! .05,.12 .08,.15 .11,.2", Tone.DEEP, lift=0.4),
        piece("-.06,.1 0,.085 .04,.11 .04,.04! -.05,.03!", Tone.ACCENT, lift=0.5),
        crease(".13,.2 .14,.14", 0.012),
    ]
    return placed(parts, x=x, y=y)


CAROUSEL = Figure(
    "carousel",
    [
        box(-0.05, 0.1, 0.05, 0.74, Tone.FAR),
        *both_sides(line(".44,.1 .44,.74", 0.022, Tone.FAR)),
        *_horse(-0.33, 0.36, Tone.PALE),
        *_horse(0.31, 0.3, Tone.PALE),
        *_horse(-0.02, 0.33, Tone.COAT),
        piece("-.54,0! .54,0! .55,.08! .5,.13 0,.15 -.5,.13 -.55,.08!"),
        mark("-.56,.03! .56,.03! .56,.06! -.56,.06!", Tone.ACCENT),
        line("0,1.04 0,1.22", 0.014, Tone.DEEP),
        piece("0,1.22! .08,1.21 .16,1.17! .08,1.15 0,1.15!", Tone.ACCENT),
        piece("-.56,.72! 0,.68 .56,.72! .34,.88 .12,1 0,1.06 -.12,1 -.34,.88", Tone.COAT),
        *both_sides(
            mark("0,1.06! .1,1 .25,.86 .34,.69! .2,.66 .14,.84", Tone.PALE),
            mark("0,1.06! .3,.9 .58,.72! .5,.68! .3,.86", Tone.PALE),
        ),
        piece(
            "-.57,.72! 0,.68 .57,.72! .57,.66 .5,.61 .43,.65! .36,.59 .28,.64! .21,.58 .14,.63! .07,.57"
            " 0,.57 -.07,.57"
            " -.14,.63! -.21,.58 -.28,.64! -.36,.59 -.43,.65! -.5,.61 -.57,.66",
            Tone.ACCENT,
        ),
        crease("-.55,.69 0,.65 .55,.69", 0.012, Tone.PALE),
        *(
            oval(x, 0.665 + abs(x) * 0.035, 0.014, 0.014, Tone.LIGHT)
            for x in (-0.43, -0.28, -0.14, 0, 0.14, 0.28, 0.43)
        ),
        oval(0, 1.06, 0.03, 0.03, Tone.ACCENT),
    ],
    roundness=0.035,
)

OBJECTS = (PENNY_FARTHING, CAROUSEL)
