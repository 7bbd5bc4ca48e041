"""Things about a hundred units high that stand at the origin, or hang about it."""

from __future__ import annotations

from math import cos, radians, sin

from inklings.woodcuts.block import A, Ink, K, M, P, Pen
from inklings.woodcuts.curves import Outline, Point, box, oval, pts


def house(pen: Pen, ink: Ink, roof: Ink = K, *, lit: bool = True) -> None:
    """A narrow house with a chimney."""
    pen.shape(box(14, -112, 24, -84), ink, sharp=True)
    wall = pen.shape(box(-30, -64, 30, 0), ink, sharp=True)
    pen.hatch(wall, ink.line, angle=180, depth=0.35, gap=7, width=2.2)
    top = pen.shape([(-38, -62), (0, -106), (38, -62)], roof, sharp=True)
    pen.hatch(top, roof.line, angle=0, depth=1, gap=8, width=2.4, broken=14)
    glow = A if lit else K
    for x in (-18, 8):
        pen.shape(box(x, -52, x + 12, -36), glow, sharp=True)
        pen.stroke([(x + 6, -52), (x + 6, -36)], 1.6, K)
    pen.shape(box(-7, -26, 7, 0), K if ink is not K else P, sharp=True)


def tree(pen: Pen, ink: Ink, *, leaves: Ink | None = None) -> None:
    """A bare tree, or one with a crown."""
    if leaves:
        for x, y, r in ((-26, -78, 24), (24, -80, 26), (0, -104, 28), (2, -72, 24)):
            crown = pen.ball(x, y, r, leaves, edge=2)
            pen.hatch(crown, leaves.line, angle=200, depth=0.35, gap=7, width=2.4, bend=10)
    pen.stroke([(0, 4), (-2, -36), (3, -78)], (14, 8, 4), ink, edge=2)
    for bough in (
        [(-1, -40), (-18, -58), (-26, -84)],
        [(0, -48), (18, -64), (30, -90)],
        [(1, -62), (-8, -82), (-4, -106)],
        [(-16, -56), (-34, -62), (-44, -76)],
        [(16, -63), (34, -68), (46, -84)],
    ):
        pen.stroke(bough, (5.5, 3.5, 1), ink, edge=1.2)
    pen.gouge([(-3, -4), (-3, -30)], 2.4, ink.line)
    pen.gouge([(2, -8), (1, -40)], 2.2, ink.line)


def boat(pen: Pen, ink: Ink) -> None:
    """A rowing boat seen from the side."""
    hull = pen.shape(pts("-60,-22 -60,-22 0,-14 62,-26 62,-26 44,6 -42,6"), ink)
    pen.hatch(hull, ink.line, angle=178, depth=0.95, gap=8, width=2.4)


def umbrella(pen: Pen, ink: Ink, *, handle: float = 70) -> None:
    """An open umbrella, its hand at the origin."""
    pen.stroke([(0, 0), (0, -handle - 34)], 3, K, edge=1.2)
    top = -handle - 30
    dome = pen.shape(
        [
            (-56, top + 34),
            (-56, top + 34),
            (-40, top + 4),
            (0, top - 10),
            (40, top + 4),
            (56, top + 34),
            (56, top + 34),
            (38, top + 26),
            (19, top + 34),
            (0, top + 26),
            (-19, top + 34),
            (-38, top + 26),
        ],
        ink,
    )
    for x in (-19, 19):
        pen.gouge([(0, top - 8), (x * 0.8, top + 8), (x, top + 32)], 2.6, ink.line)
    pen.hatch(dome, ink.line, angle=200, depth=0.3, gap=8, width=2.4)


def lantern(pen: Pen, ink: Ink = A) -> None:
    """A lantern that hangs from the origin."""
    pen.stroke([(0, 0), (0, 14)], 2, K)
    pen.shape(pts("-8,18 8,18 12,26 -12,26"), K, sharp=True, edge=1)
    pen.shape(pts("-11,26 11,26 13,52 -13,52"), ink, sharp=True)
    pen.shape(pts("0,30 5,42 0,49 -5,42"), P, edge=0)
    pen.shape(box(-15, 52, 15, 58), K, sharp=True, edge=1)
    for turn in range(0, 360, 24):
        c, s = cos(radians(turn)), sin(radians(turn))
        pen.gouge([(c * 22, 40 + s * 26), (c * 36, 40 + s * 42)], 3, ink)


def clock(pen: Pen, ink: Ink = P) -> None:
    """A clock face of radius fifty."""
    pen.ball(0, 0, 50, K, edge=2)
    pen.ball(0, 0, 43, ink)
    for hour in range(12):
        c, s = cos(radians(hour * 30)), sin(radians(hour * 30))
        pen.stroke([(c * 33, s * 33), (c * 40, s * 40)], 4, K)
    pen.stroke([(0, 6), (0, -34)], (5, 2), K)
    pen.stroke([(-4, -2), (22, 12)], (5, 2), K)
    pen.ball(0, 0, 5, A)


def key(pen: Pen, ink: Ink) -> None:
    """A key, upright, a hundred units long, about the origin."""
    pen.ball(0, -34, 17, ink, edge=2)
    pen.ball(0, -34, 8, ink.line)
    pen.shape(pts("-4,-18 4,-18 4,50 -4,50"), ink, sharp=True)
    for y in (30, 44):
        pen.shape(box(3, y - 5, 20, y + 4), ink, sharp=True)
    pen.ball(0, -34, 7, ink.line)


def teapot(pen: Pen, ink: Ink) -> None:
    """A pot with a spout to the right."""
    pen.stroke(pts("-34,-58 -62,-54 -56,-22 -32,-16"), 7, ink, edge=2)
    pen.stroke([(30, -24), (50, -36), (60, -62)], (16, 11, 8), ink, edge=2)
    pot = pen.shape(pts("-38,-34 -26,-66 26,-66 38,-34 24,0 -24,0"), ink)
    pen.hatch(pot, ink.line, angle=172, depth=0.35, gap=7, width=2.6, bend=-6)
    pen.shape([(-26, -66), (0, -82), (26, -66)], ink)
    pen.ball(0, -84, 6, A if ink is not A else K, edge=1.5)


def cup(pen: Pen, ink: Ink) -> None:
    """A cup with steam."""
    pen.stroke(pts("22,-34 40,-32 36,-12 18,-10"), 5, ink, edge=1.6)
    bowl = pen.shape(pts("-26,-42 -26,-42 26,-42 26,-42 18,-6 0,0 -18,-6"), ink)
    pen.hatch(bowl, ink.line, angle=172, depth=0.4, gap=6, width=2.2)
    for x in (-8, 8):
        pen.gouge([(x, -50), (x + 7, -62), (x - 5, -74), (x + 3, -90)], 3.4, P)


def candle(pen: Pen, ink: Ink = P) -> None:
    """A burning candle."""
    stick = pen.shape(box(-9, -70, 9, 0), ink, sharp=True)
    pen.hatch(stick, K, angle=172, depth=0.4, gap=6, width=2)
    flame = pts("0,-112 0,-112 11,-86 0,-72 -11,-86")
    for turn in range(0, 360, 20):
        c, s = cos(radians(turn)), sin(radians(turn))
        pen.gouge([(c * 22, -90 + s * 24), (c * 44, -90 + s * 48)], 3.2, A)
    pen.shape(flame, A, edge=1.6)
    pen.shape(pts("0,-94 5,-82 0,-76 -5,-82"), P, edge=0)


def table(pen: Pen, wide: float, ink: Ink, *, cloth: bool = True) -> None:
    """A table seen from the side; its top is fifty units over the origin."""
    for x in (-wide * 0.8, wide * 0.8):
        pen.stroke([(x, -48), (x * 0.96, 0)], (7, 4), K, edge=1.5)
    pen.shape(box(-wide, -54, wide, -46), ink, sharp=True)
    if cloth:
        count = 8
        hem: list[Point] = [
            (-wide * 1.02 + 2.04 * wide * at / count, -22 - (6 if at % 2 else 0)) for at in range(count + 1)
        ]
        fall = pen.shape([(-wide, -54), (wide, -54), *reversed(hem)], ink, sharp=True)
        pen.hatch(fall, ink.line, angle=92, depth=0.8, gap=11, width=2.6)


def chair(pen: Pen, ink: Ink) -> None:
    """A chair that faces right; its seat is thirty units over the origin."""
    pen.stroke([(-16, 0), (-15, -40), (-20, -92)], (5, 6, 5), ink, edge=1.6)
    for y in (-84, -66, -50):
        pen.stroke([(-18, y), (-12, y)], 5, ink, edge=1)
    pen.stroke([(16, -30), (18, 0)], 5, ink, edge=1.6)
    pen.shape(pts("-20,-34 20,-34 20,-28 -20,-28"), ink, sharp=True)


def door(pen: Pen, ink: Ink, *, ajar: bool = True) -> None:
    """A door in its frame, a hundred high; through the gap there is light."""
    pen.shape(box(-30, -106, 30, 0), K, sharp=True)
    pen.shape(box(-25, -101, 25, 0), A if ajar else ink, sharp=True, edge=0)
    leaf: Outline = pts("-25,-101 4,-94 4,8 -25,0") if ajar else box(-25, -101, 25, 0)
    panel = pen.shape(leaf, ink, sharp=True)
    pen.hatch(panel, ink.line, angle=90, depth=0.9, gap=9, width=2.4, broken=40)
    pen.ball(-2 if ajar else 18, -46, 3, P if ink is not P else K, edge=1)


def cage(pen: Pen, ink: Ink) -> None:
    """The bars of a birdcage, a hundred and forty high, hung at the origin; drawn over what is in it."""
    pen.stroke([(0, 0), (0, 16)], 3, ink)
    for x in (-50, -34, -17, 0, 17, 34, 50):
        pen.stroke([(x * 0.05, 14), (x * 0.8, 34), (x, 64), (x, 146)], 2.6, ink)
    for y, half in ((64, 50), (104, 50)):
        pen.stroke([(-half, y), (0, y + 6), (half, y)], 2.6, ink)
    pen.shape(pts("-56,142 56,142 52,156 -52,156"), ink, sharp=True)


def book(pen: Pen, ink: Ink) -> None:
    """An open book lying at the origin, two hundred wide."""
    pen.shape(pts("-104,-12 -96,16 0,24 96,16 104,-12 0,4"), ink, sharp=True)
    for sign in (-1, 1):
        page = pen.shape(
            [
                (0, 6),
                (0, 6),
                (sign * 50, -16),
                (sign * 98, -12),
                (sign * 98, -12),
                (sign * 90, 10),
                (sign * 45, 4),
                (0, 16),
                (0, 16),
            ],
            P,
        )
        pen.hatch(page, K, angle=sign * 4, depth=0.85, gap=5, width=1.6, broken=24)


def ladder(pen: Pen, high: float, ink: Ink) -> None:
    """A ladder that stands at the origin."""
    for x in (-11, 11):
        pen.stroke([(x, 0), (x * 0.8, -high)], 4, ink, edge=1.4)
    for rung in range(1, round(high / 13)):
        pen.stroke([(-10, -rung * 13), (10, -rung * 13)], 3.4, ink, edge=1)


def jar(pen: Pen) -> None:
    """The glass of a jar, a hundred high, drawn over what is in it."""
    for side in (-1, 1):
        pen.stroke(
            [(side * 20, -96), (side * 22, -88), (side * 38, -74), (side * 40, -20), (side * 34, 0)], 3.4, K
        )
        pen.stroke([(side * 31, -66), (side * 33, -24)], (1, 5, 1), P)
    pen.stroke([(-35, 0), (0, 4), (35, 0)], 4, K)
    lid = pen.shape(pts("-24,-108 24,-108 24,-94 -24,-94"), A, sharp=True)
    pen.hatch(lid, K, angle=90, depth=0.9, gap=6, width=2)


def bed(pen: Pen, ink: Ink) -> None:
    """A bed from the side, two hundred long, its mattress forty over the origin; the head is on the left."""
    for x, high in ((-100, 92), (100, 62)):
        pen.stroke([(x, 0), (x, -high)], 8, K, edge=1.6)
        pen.ball(x, -high - 5, 7, A, edge=1.6)
    pen.shape(pts("-98,-80 -60,-86 -60,-40 -98,-40"), K, sharp=True)
    pen.shape(box(-98, -40, 98, -18), K, sharp=True)
    pillow = pen.shape(pts("-94,-44 -92,-62 -52,-64 -46,-44"), P)
    pen.hatch(pillow, K, angle=172, depth=0.4, gap=6, width=2)
    quilt = pen.shape(pts("-56,-42 -40,-66 10,-60 70,-58 98,-44 98,-16 98,-16 -56,-16 -56,-16"), ink)
    pen.hatch(quilt, ink.line, angle=96, depth=0.7, gap=12, width=3, bend=6)


def frame(pen: Pen, wide: float, high: float, ink: Ink) -> None:
    """An empty carved frame about the origin, drawn round what it holds."""
    for sign in (-1, 1):
        pen.stroke([(sign * wide, -high), (sign * wide, high)], 14, ink, edge=2)
        pen.stroke([(-wide - 7, sign * high), (wide + 7, sign * high)], 14, ink, edge=2)
    for x in (-wide, wide):
        for y in (-high, high):
            pen.ball(x, y, 12, ink, edge=2)
            pen.ball(x, y, 5, ink.line)


def mask(pen: Pen, ink: Ink = P) -> None:
    """A mask with empty eyes, in hundredths of a head."""
    face = pen.shape(oval(0, 0, 38, 50), ink, sharp=True)
    pen.hatch(face, ink.line, angle=172, depth=0.3, gap=7, width=2.4)
    for x in (-15, 15):
        pen.shape(
            [(x - 11, -8), (x - 11, -8), (x, -15), (x + 11, -8), (x + 11, -8), (x, -4)], ink.line, edge=0
        )
    pen.shape(pts("-16,22 -16,22 0,26 16,22 16,22 0,34"), A if ink is not A else K, edge=0)
    pen.stroke([(0, -6), (-5, 12), (4, 14)], 2.6, ink.line)
    for x in (-24, 24):
        pen.ball(x, 12, 6, M if ink is not M else A)
