"""People a hundred units tall, from their feet at the origin upwards."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, sin
from typing import Literal, TypeAlias

from inklings.woodcuts import heads
from inklings.woodcuts.block import A, Ink, K, M, P, Pen
from inklings.woodcuts.curves import Outline, Point, flowing, pts, ribbon

View: TypeAlias = Literal["front", "side", "back"]
Stance: TypeAlias = Literal["stand", "walk", "sit", "kneel", "robe", "bust"]

_UPPER, _LOWER = 19.0, 20.0
_SHOULDER = -76.0


@dataclass(frozen=True)
class Person:
    """Who someone is and what they do; hands are points from the origin, or from the seat of who sits."""

    coat: Ink = K
    mood: heads.Mood = "calm"
    hair: heads.Hair = "short"
    hat: heads.Hat = "none"
    view: View = "side"
    stance: Stance = "stand"
    near: Point = (9, -42)
    far: Point = (-8, -42)
    lean: float = 0
    nod: float = 0
    look: float = 0
    hair_ink: Ink = K
    skirt: bool = False
    trousers: Ink = K
    headless: bool = False


def draw(pen: Pen, who: Person) -> Pen:
    """Draw someone; returns a pen at the middle of the head, in the head's hundredths."""
    lift = {"sit": 16.0, "kneel": 24.0}.get(who.stance, 0.0)
    body = pen.at(0, lift)
    neck = (who.lean, -82.0)
    spread = 10.0 if who.view == "side" else 13.0
    head = body.at(who.lean * 1.25 + (2 if who.view == "side" else 0), -94, 0.215, turn=who.nod)
    shoulders = ((who.lean + spread * 0.75, _SHOULDER), (who.lean - spread * 0.75, _SHOULDER))
    held = 48.0 if who.stance == "sit" else lift
    near, far = _from(who.near, held), _from(who.far, held)
    _arm(body, shoulders[1], far, who.coat, 1 if who.view == "side" or far[1] < _SHOULDER else -1)
    _legs(body, who)
    trunk = _trunk(body, who, spread)
    _cloth(body, trunk, who)
    body.stroke([(neck[0], -78), (who.lean * 1.2, -88)], 7, P, edge=1.5)
    _collar(body, who)
    if not who.headless:
        match who.view:
            case "front":
                heads.front(head, who.mood, who.hair, who.hat, ink=who.hair_ink, look=who.look)
            case "side":
                heads.side(head, who.mood, who.hair, who.hat, ink=who.hair_ink)
            case "back":
                heads.back(head, who.hair, who.hat, ink=who.hair_ink)
    _arm(body, shoulders[0], near, who.coat, 1 if who.view == "side" or near[1] > _SHOULDER else -1)
    return head


def _from(hand: Point, lift: float) -> Point:
    return hand[0], hand[1] - lift


def _trunk(pen: Pen, who: Person, spread: float) -> list[Point]:
    lean = who.lean
    top: list[Point] = [(lean + spread * 0.4, -82), (lean + spread, -77), (lean * 0.6 + spread * 0.85, -64)]
    back: list[Point] = [(lean * 0.6 - spread * 0.85, -64), (lean - spread, -77), (lean - spread * 0.4, -82)]
    match who.stance:
        case "robe":
            low: Outline = pts("13,-40 19,-4 19,0 -19,0 -19,-4 -13,-40")
        case "sit":
            low = pts("10,-52 10,-44 -10,-44 -10,-52")
        case "kneel":
            low = pts("10,-52 13,-30 -14,-26 -11,-52")
        case "bust":
            low = [(spread + 6, -62), (spread + 12, -30), (-spread - 12, -30), (-spread - 6, -62)]
        case "walk":
            low = [(9, -52), (19, -8 if who.skirt else -26), (-17, -8 if who.skirt else -24), (-9, -52)]
        case "stand":
            low = [
                (9, -54),
                (18, -7) if who.skirt else (14, -26),
                (-18, -7) if who.skirt else (-14, -26),
                (-9, -54),
            ]
    return pen.shape([*top, *low, *back], who.coat)


def _cloth(pen: Pen, trunk: list[Point], who: Person) -> None:
    """Folds, a belt or buttons."""
    ink = who.coat.line
    pen.hatch(trunk, ink, angle=88, depth=0.55, gap=8, width=2.4, bend=4, reach=(0.05, 0.6))
    if who.coat is not K:
        pen.hatch(trunk, ink, angle=172, depth=0.3, gap=6, width=2.4)
    if who.view == "front" and who.stance != "bust":
        for y in (-68, -60, -52):
            pen.ball(who.lean * 0.6 + 1.5, y, 1.1, ink)


def _collar(pen: Pen, who: Person) -> None:
    ink = A if who.coat is not A else M
    lean = who.lean
    if who.view == "back":
        return
    pen.shape(
        [(lean - 6, -83), (lean + 6, -83), (lean + 8, -77), (lean + 1, -74), (lean - 7, -77)], ink, edge=1.4
    )


def _legs(pen: Pen, who: Person) -> None:
    ink = who.trousers
    match who.stance:
        case "stand":
            for x in (-5.0, 5.0):
                _leg(pen, [(x, -50), (x * 1.1, -26), (x, -3)], ink, 1 if who.view == "side" else x / 5)
        case "walk":
            _leg(pen, [(-2, -50), (-9, -28), (-19, -5)], ink, 1)
            _leg(pen, [(2, -50), (12, -28), (15, -3)], ink, 1)
        case "sit":
            for shift in (-4.0, 3.0):
                _leg(pen, [(0, -48), (21 + shift, -48), (21 + shift, -20)], ink, 1)
        case "kneel":
            _leg(pen, [(0, -46), (12, -26), (-14, -25)], ink, -1)
            _leg(pen, [(2, -46), (20, -42), (19, -26)], ink, 1)
        case "robe" | "bust":
            pass


def _leg(pen: Pen, bones: Outline, ink: Ink, toes: float) -> None:
    pen.stroke(_sharp(bones), (9.5, 8, 7, 5.5), ink, edge=1.4)
    x, y = bones[-1]
    pen.shape(
        [
            (x - 3 * toes, y - 2),
            (x + 4 * toes, y - 2),
            (x + 10 * toes, y + 2),
            (x + 9 * toes, y + 4),
            (x - 3.5 * toes, y + 4),
        ],
        ink,
        edge=1.4,
    )


def _sharp(bones: Outline) -> list[Point]:
    """The knee keeps its angle."""
    start, knee, foot = bones
    return [
        start,
        ((start[0] + knee[0] * 5) / 6, (start[1] + knee[1] * 5) / 6),
        knee,
        ((foot[0] + knee[0] * 5) / 6, (foot[1] + knee[1] * 5) / 6),
        foot,
    ]


def _arm(pen: Pen, shoulder: Point, hand: Point, ink: Ink, bend: int) -> None:
    """A sleeve with an elbow, and a hand with fingers."""
    dx, dy = hand[0] - shoulder[0], hand[1] - shoulder[1]
    span = hypot(dx, dy) or 1.0
    stretch = max(1.0, span / (_UPPER + _LOWER) * 1.02)
    upper, lower = _UPPER * stretch, _LOWER * stretch
    along = (upper * upper - lower * lower + span * span) / (2 * span)
    aside = max(0.0, upper * upper - along * along) ** 0.5 * bend
    elbow = (
        shoulder[0] + dx / span * along - dy / span * aside,
        shoulder[1] + dy / span * along + dx / span * aside,
    )
    palm(pen, hand, atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    spine = flowing(_sharp([shoulder, elbow, hand]))
    sleeve = ribbon(spine, (8.5, 7.5, 7, 6, 5))
    pen.shape(sleeve, ink, sharp=True, edge=1.5)
    pen.ball(*shoulder, 4.6, ink)
    pen.hatch(sleeve, ink.line, angle=75, depth=0.4, gap=8, width=1.8)


def palm(pen: Pen, at: Point, angle: float, size: float = 1) -> None:
    """A small hand that points in a direction."""
    c, s = cos(angle), sin(angle)

    def out(along: float, aside: float) -> Point:
        return at[0] + (c * along - s * aside) * size, at[1] + (s * along + c * aside) * size

    pen.stroke([out(1, -2), out(4, -4.5)], (2.4 * size, 1.6 * size), P, edge=1.2)
    for aside in (-1.8, 0.0, 1.8):
        pen.stroke(
            [out(2, aside * 0.8), out(7.5 - abs(aside) * 0.4, aside * 1.2)],
            (2.2 * size, 1.4 * size),
            P,
            edge=1,
        )
    pen.shape([out(-2, -2.4), out(3, -2.8), out(4, 0), out(3, 2.8), out(-2, 2.4)], P, edge=0)


def big_hand(pen: Pen, *, sleeve: Ink = K, spread: float = 1, ink: Ink = P) -> None:
    """A huge open hand, a hundred units from wrist to tips, reaching up from the origin, palm to us."""
    fingers: tuple[tuple[list[Point], float], ...] = (
        ([(-20, -40), (-27 * spread - 3, -64), (-32 * spread - 3, -82)], 11),
        ([(-8, -46), (-10 * spread, -74), (-12 * spread, -97)], 12),
        ([(5, -46), (8 * spread, -74), (9 * spread, -100)], 12),
        ([(17, -42), (23 * spread, -68), (26 * spread, -90)], 11),
        ([(18, -14), (34, -30), (44 * spread, -48)], 12),
    )
    pen.shape(pts("-16,14 -22,-14 -25,-44 0,-52 23,-44 26,-18 15,14"), ink)
    for bones, width in fingers:
        pen.ball(*bones[-1], width * 0.4, ink, edge=2)
        pen.stroke(bones, (width, width * 0.95, width * 0.8), ink, edge=2)
        pen.ball(*bones[-1], width * 0.4, ink)
        tip = flowing(bones)
        for share in (0.42, 0.72):
            x, y = tip[int(share * (len(tip) - 1))]
            pen.gouge([(x - width * 0.35, y), (x, y + 1.5), (x + width * 0.35, y)], 2.6, ink.line)
    body = pen.shape(pts("-15,16 -20,-14 -23,-42 0,-49 21,-42 23,-16 14,16"), ink, edge=0)
    pen.hatch(body, ink.line, angle=170, depth=0.32, gap=7, width=2.6)
    for line in (
        pts("20,-14 6,-18 -2,-4 -4,10"),
        [(21, -34), (4, -30), (-18, -38)],
        [(20, -26), (2, -22), (-19, -22)],
    ):
        pen.gouge(line, 3, ink.line)
    cuff = pen.shape(pts("-20,10 20,10 26,70 -26,70"), sleeve, sharp=True)
    pen.hatch(cuff, sleeve.line, angle=90, depth=0.5, gap=9, width=3)
    pen.shape(pts("-22,8 22,8 22,17 -22,17"), A, sharp=True)
