"""Faces that can be read: what eyes, brows and mouths do when someone feels something.

A face is drawn round (0, 0), from the chin at y = -0.5 to the crown at 0.5, and looks at the onlooker; `turn`
moves it towards the right (1) or the left (-1).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from press.dreams.easel.shapes import Point
from press.dreams.figures import limbs
from press.dreams.figures.figure import Cut, Part, Tone
from press.dreams.figures.pieces import crease, dot, mark, piece, placed

Mouth: TypeAlias = Literal["smile", "laugh", "frown", "gasp", "waver", "smirk", "clench", "rest", "kiss"]


class Feeling(StrEnum):
    """What someone feels."""

    CALM = "calm"
    JOY = "joy"
    FEAR = "fear"
    LONGING = "longing"
    ANGER = "anger"
    SLEEP = "sleep"
    MISCHIEF = "mischief"
    GRIEF = "grief"
    WONDER = "wonder"


@dataclass(frozen=True)
class Features:
    """What a feeling does to a face."""

    mouth: Mouth
    brows: tuple[float, float]
    """How far the inner and the outer end of a brow are raised."""
    lids: tuple[float, float]
    """How far the upper and the lower lid close an eye."""
    slant: float = 0
    """How much the upper lids fall towards the nose (anger) or away from it (grief, below 0)."""
    gaze: Point = (0.4, 0)
    """Where the pupils are: right and up, each between -1 and 1."""
    uneven: float = 0
    """How much higher one brow is than the other."""
    tear: bool = False


FEATURES: Mapping[Feeling, Features] = {
    Feeling.CALM: Features("rest", (0, 0), (0.25, 0.05)),
    Feeling.JOY: Features("laugh", (0.05, 0.03), (0.1, 0.5), gaze=(0.3, 0.2)),
    Feeling.FEAR: Features("gasp", (0.12, 0), (-0.15, 0), gaze=(0.5, 0)),
    Feeling.LONGING: Features("rest", (0.09, -0.02), (0.3, 0), slant=-0.25, gaze=(0.7, 0.45)),
    Feeling.ANGER: Features("clench", (-0.09, 0.05), (0.3, 0.2), slant=0.5, gaze=(0.5, 0)),
    Feeling.SLEEP: Features("rest", (0, -0.02), (1, 0)),
    Feeling.MISCHIEF: Features("smirk", (-0.05, 0.07), (0.4, 0.25), slant=0.2, gaze=(0.9, 0), uneven=0.07),
    Feeling.GRIEF: Features("frown", (0.12, -0.05), (0.4, 0), slant=-0.4, gaze=(0.2, -0.6), tear=True),
    Feeling.WONDER: Features("kiss", (0.1, 0.09), (-0.1, 0), gaze=(0.5, 0.6)),
}
"""Every feeling."""

_EYE = 0.155, 0.03
_HALF_WIDTH, _HALF_HEIGHT = 0.1, 0.085
_STEPS = 9


def face(
    feeling: Feeling, skin: Tone = Tone.FAIR, turn: float = 0, gaze: Point | None = None, age: float = 0
) -> list[Part]:
    """A bald head with its ears and everything by which one reads it; `age` draws lines."""
    features = FEATURES[feeling]
    aside = 0.13 * turn
    looks_at = features.gaze if gaze is None else gaze
    parts = [
        *(
            part
            for side in (-1, 1)
            if side * turn < 0.45
            for part in placed(
                [
                    piece("0,.1 .055,.08 .05,-.02 .0,-.09 -.04,0", skin),
                    crease(".0,.05 .02,.02 .0,-.03", 0.012),
                ],
                side * 0.37 - 0.05 * turn,
                0.0,
                flip=side < 0,
            )
        ),
        piece(_outline(turn), skin),
        dot(-0.23 + aside * 0.8, -0.14, 0.065, 0.045, Tone.BLUSH),
        dot(0.23 + aside * 0.6, -0.14, 0.065 * (1 - 0.4 * max(turn, 0)), 0.045, Tone.BLUSH),
    ]
    for side in (-1, 1):
        depth = 1 - 0.28 * max(side * turn, 0)
        x = side * _EYE[0] * (1 - 0.3 * max(side * turn, 0)) + aside
        raised = features.uneven if side > 0 else 0
        parts += _eye(features, x, _EYE[1], side, depth, looks_at)
        parts.append(_brow(features.brows, x, side, depth, raised))
    if age:
        parts += [
            crease(f"{aside - 0.12},.32 {aside},.34 {aside + 0.12},.32", 0.012 * age, Tone.BLUSH),
            crease(f"{aside - 0.15},-.12 {aside - 0.2},-.2 {aside - 0.19},-.27", 0.014 * age, Tone.BLUSH),
            crease(f"{aside + 0.14},-.12 {aside + 0.18},-.2 {aside + 0.17},-.27", 0.014 * age, Tone.BLUSH),
        ]
    parts += placed(_MOUTHS[features.mouth], aside * 1.15, -0.27, 1)
    parts += _nose(skin, aside, turn)
    if features.tear:
        drop = piece("0,.07! .03,.0 .02,-.035 0,-.045 -.02,-.035 -.03,0", Tone.LIGHT)
        parts += placed([drop], aside - 0.19, -0.15, 1.2)
    return parts


def _outline(turn: float) -> str:
    """Of the face; turned away, its far side is flatter and the chin comes forward."""
    chin, left, right = 0.1 * turn, 0.37 + 0.01 * turn, 0.37 - 0.03 * turn
    return (
        f"{chin},-.5 {chin + 0.15},-.45 {right - 0.06 + chin * 0.6},-.26 {right + chin * 0.1},-.02"
        f" {right},.16 {right - 0.09},.39 0,.5"
        f" {-left + 0.09},.39 {-left},.16 {-left + chin * 0.1},-.02 {-left + 0.06 + chin * 0.6},-.26"
        f" {chin - 0.15},-.45"
    )


def _nose(skin: Tone, aside: float, turn: float) -> list[Part]:
    tip = aside * 1.2 + 0.05 * turn
    bridge = aside * 1.2 - 0.02 * turn
    return [
        crease(f"{bridge},.06 {bridge + 0.05 * turn},-.03 {tip},-.1", 0.014, Tone.BLUSH),
        piece(
            f"{tip},-.06 {tip + 0.055},-.1 {tip + 0.045},-.145 {tip},-.155"
            f" {tip - 0.045},-.145 {tip - 0.055},-.1",
            skin,
            lift=0.5,
        ),
        crease(f"{tip - 0.03},-.15 {tip},-.165 {tip + 0.03},-.15", 0.016, Tone.INK),
    ]


def _eye(features: Features, x: float, y: float, side: int, depth: float, gaze: Point) -> list[Part]:
    upper, lower = features.lids
    half = _HALF_WIDTH * depth
    across = [step / _STEPS * 2 - 1 for step in range(_STEPS + 1)]
    if upper >= 1:
        closed = " ".join(f"{x + a * half:.4f},{y - 0.035 * (1 - a * a):.4f}" for a in across)
        lashes = [
            crease(
                f"{x + a * half:.4f},{y - 0.035 * (1 - a * a):.4f}"
                f" {x + a * half * 1.25:.4f},{y - 0.04 - 0.035 * (1 - a * a):.4f}",
                0.012,
                Tone.INK,
            )
            for a in (-0.7, 0, 0.7)
        ]
        return [crease(closed, 0.024, Tone.INK), *lashes]

    def bow(a: float) -> float:
        return math.pow(max(0.0, 1 - a * a), 0.6)

    over = [
        (x + a * half, y + _HALF_HEIGHT * (bow(a) * (1 - upper) + min(0, features.slant * a * side - 0.1)))
        for a in across
    ]
    under = [(x + a * half, y - _HALF_HEIGHT * bow(a) * (1 - lower)) for a in across]
    over = [(px, max(py, uy + 0.004)) for (px, py), (_, uy) in zip(over, under, strict=True)]
    white = [*over, *under[::-1]]
    at = x + gaze[0] * half * 0.42, y + gaze[1] * _HALF_HEIGHT * 0.4
    shut = _HALF_HEIGHT * 0.5 * (lower - max(upper, 0)) * 0.6
    iris = limbs.within(limbs.oval(at[0], at[1] + shut, 0.058 * depth, 0.062), white)
    return [
        Part(white, Tone.WHITE, Cut.POLYGON, mark=True),
        Part(iris, Tone.INK, Cut.POLYGON, mark=True),
        dot(at[0] - 0.016, at[1] + shut + 0.02, 0.014, tone=Tone.WHITE),
        Part(over, Tone.INK, Cut.LINE, 0.026, mark=True),
        Part(under, Tone.BLUSH, Cut.LINE, 0.012, mark=True),
    ]


def _brow(raised: tuple[float, float], x: float, side: int, depth: float, uneven: float) -> Part:
    inner, outer = (0.165 + share + uneven for share in raised)
    half = 0.105 * depth
    bow = 0.025 + max(inner, outer) * 0.05
    ends: Sequence[limbs.Joint] = (
        (x - side * half, inner, 0.024),
        (x, (inner + outer) / 2 + bow, 0.022),
        (x + side * half, outer, 0.008),
    )
    return Part(limbs.limb(*ends), Tone.INK, Cut.POLYGON, mark=True)


_MOUTHS: Mapping[Mouth, Sequence[Part]] = {
    "rest": (
        mark("-.09,.0 -.04,.018 0,.01 .04,.018 .09,.0 .0,-.04", Tone.BLUSH),
        crease("-.1,.0 0,-.008 .1,.004", 0.018, Tone.INK),
    ),
    "smile": (crease("-.13,.04 -.07,-.02 0,-.035 .07,-.02 .13,.04", 0.024, Tone.INK),),
    "laugh": (
        mark("-.16,.06! -.08,.04 0,.035 .08,.04 .16,.06! .12,-.07 0,-.13 -.12,-.07", Tone.INK),
        mark("-.13,.045! 0,.03 .13,.045! .11,.0 0,-.015 -.11,.0", Tone.WHITE),
        mark("-.07,-.085 0,-.05 .07,-.085 0,-.12", Tone.BLUSH),
        crease("-.18,.075 -.16,.055 -.15,.03", 0.016, Tone.INK),
        crease(".18,.075 .16,.055 .15,.03", 0.016, Tone.INK),
    ),
    "frown": (
        crease("-.12,-.06 -.06,-.0 0,.012 .06,-.0 .12,-.06", 0.026, Tone.INK),
        crease("-.04,-.06 0,-.068 .04,-.06", 0.016, Tone.BLUSH),
    ),
    "gasp": (
        mark("0,.06 .06,.03 .075,-.04 .04,-.1 0,-.11 -.04,-.1 -.075,-.04 -.06,.03", Tone.INK),
        mark("-.045,.035 0,.05 .045,.035 .03,.02 -.03,.02", Tone.WHITE),
        mark("-.04,-.085 0,-.06 .04,-.085 0,-.1", Tone.BLUSH),
    ),
    "waver": (crease("-.12,-.01 -.06,.02 0,-.015 .06,.02 .12,-.01", 0.024, Tone.INK),),
    "smirk": (
        mark("-.1,-.01! 0,-.0 .16,.07! .1,-.03 .0,-.05", Tone.INK),
        mark("-.03,-.012 .05,.015 .12,.045 .08,-.008 .0,-.03", Tone.WHITE),
        crease(".14,.1 .17,.07 .17,.03", 0.016, Tone.INK),
    ),
    "clench": (
        mark("-.13,-.06! -.1,.03 0,.045 .1,.03 .13,-.06! 0,-.045", Tone.INK),
        mark("-.1,-.035 -.08,.015 0,.028 .08,.015 .1,-.035 0,-.03", Tone.WHITE),
        *(crease(f"{x},-.035 {x},.025", 0.01, Tone.INK) for x in (-0.05, 0, 0.05)),
    ),
    "kiss": (
        mark("0,.035 .045,.015 .05,-.025 0,-.055 -.05,-.025 -.045,.015", Tone.INK),
        mark("-.025,-.035 0,-.022 .025,-.035 0,-.048", Tone.BLUSH),
    ),
}
