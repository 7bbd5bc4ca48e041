"""Heads that look at the onlooker or half aside, with hair and hats, and busts for portraits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from press.dreams.easel.shapes import Point
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.people.faces import Feeling, face
from press.dreams.figures.pieces import crease, dot, limb, mark, oval, piece, placed


class Hair(StrEnum):
    """How someone wears their hair."""

    SHORT = "short"
    BOB = "bob"
    LONG = "long"
    BUN = "bun"
    BRAIDS = "braids"
    CURLS = "curls"
    BALD = "bald"


class Hat(StrEnum):
    """What is on a head."""

    NONE = "none"
    TOP = "top hat"
    BOWLER = "bowler hat"
    CAP = "flat cap"
    BEANIE = "bobble hat"
    STRAW = "straw hat"
    CROWN = "crown"
    HOOD = "hood"
    NIGHTCAP = "nightcap"
    KERCHIEF = "kerchief"


@dataclass(frozen=True)
class Looks:
    """What someone looks like, in every gesture."""

    hair: Hair = Hair.SHORT
    hat: Hat = Hat.NONE
    skin: Tone = Tone.FAIR
    hair_tone: Tone = Tone.DEEP
    beard: bool = False
    age: float = 0
    """From 0, a child, to 1: lines in the face."""


class Layers(NamedTuple):
    """What lies behind a face, and what lies over it."""

    behind: Sequence[Part]
    over: Sequence[Part]


_FRINGE = "-.4,.02! -.42,.26 -.3,.5 0,.6 .3,.5 .42,.26 .4,.02! .34,.2 .2,.33! .05,.3 -.12,.36! -.3,.26"
_PARTED = "-.4,-.02! -.43,.26 -.3,.5 0,.59 .3,.5 .43,.26 .4,-.02! .36,.2 .22,.36 .04,.42! -.14,.38 -.34,.2"


def _hair(hair: Hair, tone: Tone) -> Layers:
    match hair:
        case Hair.SHORT:
            return Layers([], [piece(_FRINGE, tone), crease("-.2,.5 -.05,.54 .12,.5", 0.014, Tone.FAR)])
        case Hair.BOB:
            back = piece(
                "-.36,-.36 -.5,-.3 -.52,.1 -.36,.48 0,.62 .36,.48 .52,.1 .5,-.3 .36,-.36 .2,-.3 -.2,-.3", tone
            )
            return Layers([back], [piece(_PARTED, tone), crease("-.3,.42 -.1,.52 .04,.43", 0.014, Tone.FAR)])
        case Hair.LONG:
            back = piece(
                "-.4,-.95 -.56,-.8 -.5,-.3 -.52,.1 -.36,.48 0,.62"
                " .36,.48 .52,.1 .5,-.3 .54,-.8 .38,-.95 .2,-.7 -.2,-.7",
                tone,
            )
            return Layers([back], [piece(_PARTED, tone), crease("-.3,.42 -.1,.52 .04,.43", 0.014, Tone.FAR)])
        case Hair.BUN:
            return Layers(
                [oval(0, 0.68, 0.2, 0.17, tone)],
                [piece(_PARTED, tone), crease("-.12,.56 0,.6 .12,.56", 0.02, Tone.ACCENT)],
            )
        case Hair.BRAIDS:
            tails = [
                part
                for side in (-1, 1)
                for part in (
                    limb(
                        f"{side * 0.38},.1,.17 {side * 0.46},-.2,.16"
                        f" {side * 0.44},-.5,.14 {side * 0.48},-.78,.06",
                        tone,
                    ),
                    oval(side * 0.45, -0.58, 0.085, 0.05, Tone.ACCENT),
                )
            ]
            return Layers(tails, [piece(_PARTED, tone), crease("0,.58 .02,.5 .04,.43", 0.014, Tone.FAR)])
        case Hair.CURLS:
            lumps = [
                oval(x, y, 0.18, 0.17, tone)
                for x, y in (
                    (-0.4, 0.02),
                    (0.4, 0.02),
                    (-0.42, 0.24),
                    (0.42, 0.24),
                    (-0.28, 0.44),
                    (0.28, 0.44),
                    (0, 0.54),
                )
            ]
            front = [
                oval(x, y, 0.13, 0.12, tone)
                for x, y in ((-0.3, 0.34), (-0.14, 0.46), (0.06, 0.47), (0.26, 0.4))
            ]
            return Layers(lumps, front)
        case Hair.BALD:
            tufts = [oval(side * 0.4, 0.1, 0.09, 0.16, tone) for side in (-1, 1)]
            return Layers(tufts, [crease("-.14,.42 -.04,.45 .06,.44", 0.012, Tone.BLUSH)])


_HATS: Mapping[Hat, Sequence[Part]] = {
    Hat.NONE: (),
    Hat.TOP: (
        piece("-.33,.34! -.36,1.0! 0,1.04 .36,1.0! .33,.34!", Tone.DEEP),
        mark("-.34,.36! .34,.36! .345,.52! -.345,.52!", Tone.ACCENT),
        limb("-.58,.38,.05 -.3,.33,.08 .3,.33,.08 .58,.38,.05", Tone.DEEP),
    ),
    Hat.BOWLER: (
        piece("-.38,.34! -.4,.6 -.24,.78 0,.83 .24,.78 .4,.6 .38,.34!", Tone.DEEP),
        mark("-.39,.36! .39,.36! .4,.46! -.4,.46!", Tone.ACCENT),
        limb("-.56,.4,.05 -.3,.33,.07 .3,.33,.07 .56,.4,.05", Tone.DEEP),
    ),
    Hat.CAP: (
        piece("-.43,.26! -.48,.5 -.3,.66 .1,.68 .44,.5 .42,.28!", Tone.ACCENT),
        piece("-.2,.3! .1,.36 .42,.3! .58,.22 .5,.17 .2,.22 -.1,.22", Tone.ACCENT, lift=0.5),
        crease("-.42,.3 0,.35 .42,.3", 0.016),
    ),
    Hat.BEANIE: (
        oval(0, 0.84, 0.13, 0.12, Tone.WHITE),
        piece("-.42,.22! -.43,.5 -.26,.72 0,.78 .26,.72 .43,.5 .42,.22! 0,.28", Tone.ACCENT),
        piece("-.44,.18! 0,.24 .44,.18! .44,.34 0,.4 -.44,.34", Tone.COAT, lift=0.5),
    ),
    Hat.STRAW: (
        piece("-.34,.3! -.32,.58 -.16,.7 .16,.7 .32,.58 .34,.3!", Tone.ACCENT),
        mark("-.34,.32! .34,.32! .335,.44! -.335,.44!", Tone.COAT),
        limb("-.78,.24,.04 -.36,.35,.1 0,.36,.12 .36,.35,.1 .78,.24,.04", Tone.ACCENT),
    ),
    Hat.CROWN: (
        piece("-.34,.36! -.4,.8! -.2,.58! 0,.86! .2,.58! .4,.8! .34,.36!", Tone.LIGHT),
        mark("-.34,.38! .34,.38! .345,.48! -.345,.48!", Tone.ACCENT),
        dot(0, 0.62, 0.05, tone=Tone.ACCENT),
    ),
    Hat.HOOD: (
        piece(
            "-.36,-.5! -.56,-.4 -.56,.3 -.34,.62 0,.76 .34,.62"
            " .56,.3 .56,-.4 .36,-.5! .4,-.1 .37,.3 .2,.44 0,.47"
            " -.2,.44 -.37,.3 -.4,-.1"
        ),
    ),
    Hat.NIGHTCAP: (
        limb("0,.5,.5 -.24,.8,.34 -.56,.74,.16 -.68,.5,.08", Tone.ACCENT),
        oval(-0.7, 0.42, 0.09, 0.09, Tone.WHITE),
        piece("-.44,.2! 0,.3 .44,.2! .43,.36 0,.44 -.43,.36", Tone.WHITE, lift=0.5),
    ),
    Hat.KERCHIEF: (
        piece(
            "-.4,-.06! -.46,.3 -.28,.54 0,.62 .28,.54 .46,.3"
            " .4,-.06! .34,.24 .16,.36 0,.38 -.16,.36 -.34,.24",
            Tone.ACCENT,
        ),
        *(
            dot(x, y, 0.03, tone=Tone.WHITE)
            for x, y in ((-0.3, 0.4), (-0.12, 0.5), (0.1, 0.48), (0.3, 0.38), (-0.38, 0.2), (0.39, 0.18))
        ),
    ),
}
_BEARD = (
    "-.36,-.02! -.3,-.24 -.14,-.2 0,-.16 .14,-.2 .3,-.24 .36,-.02! .34,-.4 .2,-.66 0,-.76 -.2,-.66 -.34,-.4"
)


def head(looks: Looks, feeling: Feeling, turn: float = 0, gaze: Point | None = None) -> list[Part]:
    """A whole head round (0, 0), about as high as 1."""
    hair = _hair(looks.hair, looks.hair_tone)
    shift = -0.05 * turn
    beard = [piece(_BEARD, looks.hair_tone, lift=0.6)] if looks.beard else []
    over = hair.over if looks.hat is not Hat.HOOD else ()
    flesh = face(feeling, looks.skin, turn, gaze, looks.age)
    mouth = [part for part in flesh if part.mark and max(y for _, y in part.points) < -0.16]
    return [
        *placed(hair.behind, shift),
        *flesh,
        *placed(beard, 0.1 * turn),
        *(mouth if looks.beard else ()),
        *placed(over, shift),
        *placed(_HATS[looks.hat], shift),
    ]


def bust(
    looks: Looks,
    feeling: Feeling,
    turn: float = 0,
    gaze: Point | None = None,
    tilt: float = 0,
    below: float = 0,
) -> Figure:
    """A head and shoulders for a portrait: shoulders on y = 0, the head's middle at (0, 0.62).

    A coat goes on so far `below` the shoulders.
    """
    coat = piece(f"-.56,{-below}! -.56,0 -.54,.12 {_SHOULDERS} .54,.12 .56,0 .56,{-below}!")
    return Figure(
        "bust",
        [
            coat,
            *_SEAMS,
            limb("0,.2,.2 .0,.42,.18", looks.skin),
            piece("-.17,.25! -.2,.32 -.1,.29 0,.24 .1,.29 .2,.32 .17,.25! .0,.14", Tone.PALE, lift=0.4),
            *placed(head(looks, feeling, turn, gaze), 0.02 * turn, 0.62, 0.56, tilt),
        ],
        roundness=0.04,
    )


_SHOULDERS = "-.4,.22 -.14,.29 0,.28 .14,.29 .4,.22"
_SEAMS = (
    crease("-.34,.0 -.33,.1 -.28,.18", 0.012, Tone.FAR),
    crease(".34,.0 .33,.1 .28,.18", 0.012, Tone.FAR),
    crease("0,.16 .01,.08 0,0", 0.01, Tone.FAR),
    dot(0.03, 0.1, 0.014, tone=Tone.ACCENT),
    dot(0.03, 0.03, 0.014, tone=Tone.ACCENT),
)
