"""People who want something of one another: a gesture, a feeling and looks make a figure.

They face right, stand on y = 0 and are one unit tall. Where their hands are is told with them.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import resources

import msgspec

from press.dreams.easel.shapes import Point
from press.dreams.figures import limbs
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import Looks, head
from press.dreams.figures.pieces import between, joints, limb, oval, piece, placed


class Gesture(StrEnum):
    """What a body says."""

    STANDING = "standing"
    REACHING = "reaching"
    """Up and forward, with both arms."""
    OFFERING = "offering"
    """Both hands before the chest, palms up: put something on them."""
    EMBRACING = "embracing"
    """Arms round someone close before them."""
    HIDING = "hiding"
    """Hands before the mouth, shoulders up."""
    WEEPING = "weeping"
    """Hands on the cheeks, bent."""
    TURNING_AWAY = "turning away"
    """Arms crossed, face to the other side."""
    POINTING = "pointing"
    KNEELING = "kneeling"
    """On one knee, one hand held out and up."""
    WHISPERING = "whispering"
    """Bent forward, a hand beside the mouth."""
    STOPPING = "stopping"
    """A palm held out: no further."""
    FISTS = "fists"
    """Bent forward, fists behind."""
    SNEAKING = "sneaking"
    """On tiptoe, claws out."""
    FLEEING = "fleeing"
    """Running to the right, looking back."""
    RUNNING = "running"
    SITTING = "sitting"
    """On the ground, knees drawn up, arms round them."""
    SEATED = "seated"
    """On a chair's seat at y = 0.3, hands before them on a table at y = 0.5."""
    HANGING = "hanging"
    """Arms straight up; legs loose: the hands hold on at the top."""
    REACHING_DOWN = "reaching down"
    """Lying over an edge at y = 0, an arm hanging down before it."""
    BOWING = "bowing"
    SHRUGGING = "shrugging"
    PULLING = "pulling"
    """Leaning back, both hands on a rope before them."""
    CARRYING = "carrying"
    """Arms under something lying across them."""


class Dress(StrEnum):
    """What someone wears."""

    TROUSERS = "trousers"
    COAT = "coat"
    GOWN = "gown"
    CLOAK = "cloak"


@dataclass(frozen=True)
class Actor:
    """Someone ready to be painted, and where they are touched, in the figure's own units."""

    figure: Figure
    near: Point
    """The hand on the onlooker's side."""
    far: Point
    head: Point
    """The middle of the head."""


class _Pose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a gesture puts a body."""

    neck: tuple[float, float, float]
    """Where it ends, and how far the head tilts."""
    hip: tuple[float, float]
    near: str
    """Shoulder, elbow and hand on the onlooker's side."""
    far: str
    legs: tuple[str, str]
    """Far and near: hip, knee and sole."""
    turn: float = 0.55
    """Where the face looks."""
    toes: tuple[float, float] = (0, 0)
    """How far the tips of the shoes point down."""
    over: bool = False
    """The far arm lies over the body as well."""
    before_face: bool = False
    """The far hand lies over the face."""


_POSES = msgspec.json.decode(
    (resources.files("press.dreams.figures.people") / "gestures.json").read_bytes(), type=dict[Gesture, _Pose]
)

_LEGS_APART = {
    Gesture.FLEEING,
    Gesture.RUNNING,
    Gesture.SITTING,
    Gesture.SEATED,
    Gesture.REACHING_DOWN,
    Gesture.KNEELING,
    Gesture.SNEAKING,
}
"""Nobody does this in a skirt: it would hang in the air."""

_STRIDES = {Gesture.REACHING, Gesture.PULLING, Gesture.STOPPING, Gesture.FISTS}
_HEAD = 0.27
"""Of a head's own size to that of someone one unit tall."""


def acting(
    gesture: Gesture,
    feeling: Feeling,
    looks: Looks,
    dress: Dress = Dress.TROUSERS,
    *,
    turn: float | None = None,
    gaze: Point | None = None,
    tilt: float = 0,
) -> Actor:
    """Someone with this gesture; `turn`, `gaze` and `tilt` change where the face looks."""
    pose = _POSES[gesture]
    x, y, lean = pose.neck
    middle = _off(x, y, lean + tilt, 0.15)
    face = placed(
        head(looks, feeling, pose.turn if turn is None else turn, gaze), *middle, _HEAD, lean + tilt
    )
    neck = limb(f"{x - 0.01},{y - 0.06},.075 {middle[0]},{middle[1] - 0.04},.07", looks.skin)
    far = _arm(pose.far, Tone.FAR, looks.skin)
    near = _arm(pose.near, Tone.COAT, looks.skin)
    parts: list[Part] = []
    parts += [] if pose.over else far
    parts += _clothes(pose, _wearable(gesture, dress))
    parts += [neck, *_collar(x, y, lean)]
    parts += [*far, *face] if pose.over and not pose.before_face else [*face, *(far if pose.over else ())]
    parts += near
    return Actor(Figure(gesture.value, parts, roundness=0.035), _hand(pose.near), _hand(pose.far), middle)


def _wearable(gesture: Gesture, dress: Dress) -> Dress:
    """Of what someone would wear, what hangs well while they do this."""
    if dress is Dress.CLOAK:
        return dress
    if gesture in _LEGS_APART:
        return Dress.TROUSERS
    return Dress.COAT if gesture in _STRIDES and dress is Dress.GOWN else dress


def _off(x: float, y: float, tilt: float, up: float) -> Point:
    lean = math.radians(tilt)
    return x + up * math.sin(lean), y + up * math.cos(lean)


def _hand(written: str) -> Point:
    return joints(written)[-1]


def _arm(written: str, tone: Tone, skin: Tone) -> list[Part]:
    shoulder, elbow, hand = joints(written)
    across, up = hand[0] - elbow[0], hand[1] - elbow[1]
    long = math.hypot(across, up) + 1e-9
    ahead, aside = (across / long, up / long), (-up / long, across / long)

    def spot(along: float, off: float) -> Point:
        return hand[0] + ahead[0] * along + aside[0] * off, hand[1] + ahead[1] * along + aside[1] * off

    fingers = [
        Part(
            limbs.limb(
                (*spot(-0.01, off * 0.5), 0.012), (*spot(0.035 + 0.006 * (2 - abs(row - 1.5)), off), 0.009)
            ),
            skin,
            Cut.POLYGON,
            lift=0.3,
        )
        for row, off in enumerate((-0.024, -0.008, 0.008, 0.024))
    ]
    thumb = Part(
        limbs.limb((*spot(-0.02, 0.01), 0.013), (*spot(0.012, 0.042), 0.009)), skin, Cut.POLYGON, lift=0.3
    )
    wrist = elbow[0] + across * 0.84, elbow[1] + up * 0.84
    return [
        *fingers,
        oval(*spot(-0.012, 0), 0.031, 0.03, skin),
        thumb,
        Part(limbs.limb((*shoulder, 0.044), (*elbow, 0.036), (*wrist, 0.032)), tone, Cut.POLYGON),
        Part(
            limbs.limb((*between(elbow, wrist, 0.93), 0.035), (*wrist, 0.035)),
            Tone.ACCENT,
            Cut.POLYGON,
            lift=0.3,
        ),
    ]


def _collar(x: float, y: float, lean: float) -> list[Part]:
    return placed([limb("-.07,.0,.045 0,-.03,.05 .08,0,.045", Tone.ACCENT, lift=0.5)], x, y - 0.035, 1, lean)


def _clothes(pose: _Pose, dress: Dress) -> list[Part]:
    x, y, _ = pose.neck
    hip = pose.hip
    long = math.hypot(x - hip[0], y - hip[1])
    up = (x - hip[0]) / long, (y - hip[1]) / long
    right = up[1], -up[0]

    def spot(along: float, across: float) -> Point:
        """A share of the spine from the hip up, and a distance to the right."""
        return (
            hip[0] + up[0] * along * long + right[0] * across,
            hip[1] + up[1] * along * long + right[1] * across,
        )

    trunk = limbs.fused(
        limbs.limb(
            (*spot(0.92, 0), 0.06), (*spot(0.72, 0), 0.105), (*spot(0.35, 0), 0.1), (*spot(0.0, 0), 0.105)
        ),
        limbs.limb((*spot(0.84, -0.085), 0.05), (*spot(0.84, 0.085), 0.05)),
    )
    coat = Part(trunk, Tone.COAT, Cut.POLYGON)
    belt = Part([spot(0.1, -0.1), spot(0.07, 0), spot(0.1, 0.1)], Tone.ACCENT, Cut.LINE, 0.03, mark=True)
    far, near = (_leg(written, toe) for written, toe in zip(pose.legs, pose.toes, strict=True))
    match dress:
        case Dress.TROUSERS:
            buttons = [
                Part(limbs.oval(*spot(share, 0.03), 0.011, 0.011), Tone.ACCENT, Cut.POLYGON, mark=True)
                for share in (0.3, 0.5, 0.7)
            ]
            return [*far, *near, coat, *buttons]
        case Dress.COAT:
            return [*far, *near, coat, _skirt(pose, spot, 0.42, 0.03), belt]
        case Dress.GOWN:
            return [*far, *near, coat, _skirt(pose, spot, 0.86, 0.1), belt]
        case Dress.CLOAK:
            cape = [
                spot(1.0, -0.06),
                spot(0.8, -0.17),
                spot(0.1, -0.24),
                spot(-0.55, -0.27),
                spot(-0.6, -0.02),
            ]
            cape += [spot(0.0, 0.1), spot(0.8, 0.12), spot(1.0, 0.05)]
            return [Part(cape, Tone.ACCENT, Cut.CURVE), *far, *near, coat, belt]


def _skirt(
    pose: _Pose, spot: Callable[[float, float], Point], length: float, flare: float, tone: Tone = Tone.COAT
) -> Part:
    """From the waist over both knees: its hem is so far down the legs."""
    ways = sorted((joints(leg) for leg in pose.legs), key=lambda way: way[1][0] + way[2][0])

    def down(way: list[Point], share: float) -> Point:
        hip, knee, sole = way
        return between(hip, knee, share * 2) if share < 0.5 else between(knee, sole, share * 2 - 1)

    sides = []
    for side, way in zip((-1, 1), ways, strict=True):
        half, hem = down(way, length / 2), down(way, length)
        sides.append(
            [
                spot(0.2, side * 0.08),
                spot(0.02, side * 0.115),
                (half[0] + side * (0.06 + flare * 0.6), half[1]),
                (hem[0] + side * (0.055 + flare), hem[1]),
            ]
        )
    left, right = sides
    middle = (left[-1][0] + right[-1][0]) / 2, min(left[-1][1], right[-1][1]) - 0.015
    return Part([*left, middle, *right[::-1]], tone, Cut.CURVE)


def _leg(written: str, toe: float) -> list[Part]:
    hip, knee, sole = joints(written)
    foot = piece("-.035,0! .09,0! .1,.02 .07,.045 .025,.055 .015,.08! -.035,.08! -.045,.035", Tone.DEEP)
    lean = math.radians(toe)
    ankle = sole[0] + 0.055 * math.sin(lean), sole[1] + 0.055 * math.cos(lean)
    return [
        Part(limbs.limb((*hip, 0.06), (*knee, 0.044), (*ankle, 0.032)), Tone.DEEP, Cut.POLYGON),
        *placed([foot], *sole, turn=toe),
    ]
