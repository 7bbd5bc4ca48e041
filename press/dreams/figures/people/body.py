"""What people are made of: heads with hair and hats, sleeves with hands, legs with shoes.

Sizes are those of someone one unit tall. Faces have a nose and a cheek and nothing else: the onlooker gives
them their mood.
"""

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum

from press.dreams.figures.figure import Part, Tone
from press.dreams.figures.pieces import crease, dot, limb, mark, oval, piece, placed


class Crest(StrEnum):
    """What is on a head."""

    SHORT = "short hair"
    BOB = "a bob"
    BUN = "a bun"
    BRAID = "a braid"
    CURLS = "curls"
    CAP = "a flat cap"
    BOWLER = "a bowler hat"
    STRAW = "a straw hat"
    BEANIE = "a bobble hat"
    KERCHIEF = "a kerchief"
    TOQUE = "a baker's hat"
    HOOD = "a hood"


_SHORT = piece(
    "-.04,.05! -.085,.09 -.095,.15 -.07,.21 -.01,.24 .055,.225 .09,.18! .03,.185 -.01,.15! -.02,.1", Tone.DEEP
)
_LONG = piece(
    "-.02,.03! -.1,.0! -.12,.08 -.105,.17 -.07,.22 0,.245 .06,.225 .09,.175! .03,.19 -.02,.15 -.01,.08",
    Tone.DEEP,
)

_CRESTS: Mapping[Crest, Sequence[Part]] = {
    Crest.SHORT: (_SHORT,),
    Crest.BOB: (_LONG,),
    Crest.BUN: (
        oval(-0.075, 0.235, 0.052, 0.05, Tone.DEEP),
        _SHORT,
        crease("-.05,.2 -.01,.215 .03,.215", 0.012, Tone.ACCENT),
    ),
    Crest.BRAID: (
        limb("-.07,.12,.07 -.125,.04,.06 -.12,-.06,.055 -.16,-.15,.03", Tone.DEEP),
        _SHORT,
        oval(-0.135, -0.1, 0.026, 0.022, Tone.ACCENT, turn=30),
    ),
    Crest.CURLS: (
        piece(
            "-.04,.04 -.09,.02 -.12,.07 -.14,.12 -.12,.17 -.12,.22 -.07,.24 -.03,.28 .02,.26 .07,.265"
            " .1,.22 .11,.18"
            " .07,.17 .03,.19 -.01,.16 -.02,.1",
            Tone.DEEP,
        ),
    ),
    Crest.CAP: (
        _SHORT,
        piece("-.11,.18! -.12,.23 -.05,.265 .04,.26 .1,.215 .16,.17! .1,.165 .0,.19", Tone.ACCENT),
        crease("-.1,.195 0,.205 .1,.18", 0.01),
    ),
    Crest.BOWLER: (
        _SHORT,
        piece("-.09,.19! -.09,.27 -.03,.315 .04,.31 .085,.26 .085,.18!", Tone.DEEP),
        mark("-.1,.19! .1,.175! .1,.2! -.1,.22!", Tone.ACCENT),
        limb("-.13,.2,.02 -.06,.185,.03 .06,.175,.03 .14,.185,.02", Tone.DEEP),
    ),
    Crest.STRAW: (
        _LONG,
        piece("-.08,.18! -.075,.26 0,.29 .07,.255 .08,.17!", Tone.ACCENT),
        mark("-.1,.19! .1,.175! .1,.205! -.1,.22!", Tone.COAT),
        limb("-.2,.15,.015 -.09,.19,.04 .08,.175,.04 .2,.12,.015", Tone.ACCENT),
    ),
    Crest.BEANIE: (
        _SHORT,
        oval(-0.04, 0.31, 0.042, 0.042, Tone.PALE),
        piece("-.105,.15! -.11,.24 -.05,.29 .03,.28 .09,.22 .1,.175! 0,.185", Tone.ACCENT),
        piece("-.11,.14! -.02,.17 .1,.165! .1,.2 -.02,.21 -.11,.185!", Tone.COAT, lift=0.5),
    ),
    Crest.KERCHIEF: (
        piece("-.08,.05! -.16,.02! -.15,-.02! -.09,.0! -.02,.02", Tone.ACCENT),
        piece(
            "-.02,.02! -.09,.03 -.11,.12 -.085,.21 -.01,.245 .06,.23 .085,.18! .02,.17 -.0,.1", Tone.ACCENT
        ),
        *(
            dot(x, y, 0.011, tone=Tone.PALE)
            for x, y in ((-0.06, 0.1), (-0.07, 0.16), (-0.02, 0.21), (-0.03, 0.15))
        ),
    ),
    Crest.TOQUE: (
        _SHORT,
        piece(
            "-.09,.18! .09,.165! .09,.24 .15,.28 .12,.35 .04,.34 -.02,.38 -.09,.34 -.15,.31 -.13,.25"
            " -.09,.24",
            Tone.PALE,
        ),
        crease("-.09,.225 0,.22 .09,.21", 0.01),
    ),
    Crest.HOOD: (
        piece("-.0,.0! -.1,.0 -.13,.1 -.15,.24! -.07,.24 .02,.25 .075,.22 .06,.2! .02,.17 .01,.1 .04,.02!"),
    ),
}


def head(crest: Crest, x: float, y: float, tilt: float = 0, size: float = 1) -> list[Part]:
    """A head on its neck, which stands at x, y; it looks to the right, and bows as it tilts."""
    face = [
        limb("-.01,-.02,.07 .0,.07,.06", Tone.PALE),
        piece(
            "-.075,.12 -.06,.195 .0,.22 .06,.2 .082,.15 .084,.125 .104,.1 .086,.09 .08,.06 .05,.03"
            " 0,.035 -.05,.06",
            Tone.PALE,
            lift=0.6,
        ),
        dot(0.03, 0.082, 0.015, tone=Tone.COAT),
    ]
    return placed([*face, *_CRESTS[crest]], x, y, size, tilt)


def arm(written: str, tone: Tone = Tone.COAT, *, thick: float = 1) -> list[Part]:
    """A sleeve from the shoulder over the elbow, and the hand."""
    shoulder, elbow, hand = written.split()
    x, y = map(float, hand.split(","))
    return [
        oval(x, y, 0.03 * thick, 0.028 * thick, Tone.PALE),
        limb(
            f"{shoulder},{0.08 * thick} {elbow},{0.068 * thick} {_before(elbow, hand)},{0.056 * thick}", tone
        ),
    ]


def leg(written: str, tone: Tone = Tone.DEEP, *, toe: float = 0, shoe: Tone = Tone.DEEP) -> list[Part]:
    """A leg from the hip over the knee to the sole, with a shoe; `toe` turns its tip down."""
    hip, knee, sole = written.split()
    x, y = map(float, sole.split(","))
    foot = piece("-.035,0! .085,0! .095,.018 .07,.04 .025,.05 .015,.075! -.035,.075! -.045,.035", shoe)
    lean = math.radians(toe)
    ankle = f"{x + 0.055 * math.sin(lean)},{y + 0.055 * math.cos(lean)}"
    return [
        limb(f"{hip},.105 {knee},.075 {ankle},.052", tone),
        *placed([foot], x, y, turn=toe),
    ]


def _before(elbow: str, hand: str) -> str:
    """Where a sleeve ends: short of the hand."""
    (x0, y0), (x1, y1) = (map(float, at.split(",")) for at in (elbow, hand))
    return f"{x0 + (x1 - x0) * 0.86},{y0 + (y1 - y0) * 0.86}"
