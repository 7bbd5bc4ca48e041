"""Beasts about a hundred units long that look right, with their feet at the origin."""

from __future__ import annotations

from inklings.woodcuts.block import A, Ink, K, P, Pen
from inklings.woodcuts.curves import Outline, Point, flowing, oval, pts, ribbon


def _eye(pen: Pen, x: float, y: float, size: float) -> None:
    pen.ball(x, y, size, P, edge=1.4)
    pen.ball(x + size * 0.25, y, size * 0.5, K)


def _fur(pen: Pen, curve: list[Point], ink: Ink, angle: float = 100, depth: float = 0.4) -> None:
    pen.hatch(curve, ink.line, angle=angle, depth=depth, gap=8, width=2.6, bend=8)


def cat(pen: Pen, ink: Ink) -> None:
    """A sitting cat, its tail round its feet."""
    pen.stroke(pts("-26,-6 -52,-2 -60,-24 -50,-44"), (9, 9, 8, 4), ink, edge=2)
    body = pen.shape(pts("-30,0 -36,-26 -22,-56 2,-76 20,-70 24,-40 28,-2 28,0"), ink)
    _fur(pen, body, ink, 96)
    pen.stroke([(16, -40), (18, -20), (18, -2)], (10, 9, 8), ink, edge=2)
    pen.shape(pts("-6,-78 -10,-106 -10,-106 4,-98 22,-98 36,-108 36,-108 34,-80 14,-66"), ink)
    for x in (4, 24):
        pen.shape(
            [(x - 6, -86), (x - 6, -86), (x, -91), (x + 6, -86), (x + 6, -86), (x, -82)],
            A if ink is not A else P,
            edge=0,
        )
        pen.stroke([(x, -90), (x, -83)], 2.2, K)
    for y in (-78, -75):
        pen.gouge([(16, y), (46, y - 6)], 2, ink.line)
        pen.gouge([(10, y), (-20, y - 5)], 2, ink.line)
    pen.shape([(12, -79), (17, -79), (14, -76)], ink.line, edge=0)


def wolf(pen: Pen, ink: Ink) -> None:
    """A wolf on the prowl."""
    pen.stroke([(-44, -46), (-66, -40), (-78, -14)], (8, 14, 3), ink, edge=2)
    for foot, knee in (((-26, 0), (-36, -22)), ((34, 0), (28, -22))):
        pen.stroke([(knee[0] + 4, -40), knee, foot], (12, 7, 5), ink, edge=2)
    body = pen.shape(pts("-50,-42 -30,-58 10,-58 36,-66 48,-50 34,-30 0,-32 -34,-28"), ink)
    _fur(pen, body, ink, 110, 0.5)
    for foot, knee in (((-44, 0), (-48, -20)), ((20, 0), (22, -20))):
        pen.stroke([(knee[0] + 8, -42), knee, foot], (16, 8, 6), ink, edge=2)
        pen.shape([(foot[0] - 4, -4), (foot[0] + 9, 1), (foot[0] - 4, 2)], ink, edge=0)
    wolf_head(pen.at(58, -62, 0.5), ink)


def wolf_head(pen: Pen, ink: Ink) -> None:
    """A wolf's head with bared teeth."""
    head = pen.shape(
        pts(
            "-50,40 -44,0 -30,-34 -26,-66 -26,-66 -8,-40 6,-62 6,-62 14,-30 40,-18 72,-6"
            " 76,4 70,8 30,16 30,16 60,22 56,30 20,34 -4,50 -30,60"
        ),
        ink,
    )
    _fur(pen, head, ink, 30, 0.35)
    for x in (34, 43, 52, 61):
        pen.shape([(x, 14.5), (x + 7, 13), (x + 4, 22)], P, sharp=True, edge=0)
    pen.ball(73, -2, 5, ink.line)
    pen.shape(pts("8,-16 8,-16 18,-22 28,-12 28,-12 16,-11"), A if ink is not A else P, edge=0)
    pen.ball(18, -16, 3, K)


def bird(pen: Pen, ink: Ink) -> None:
    """A raven, perched."""
    for x in (-2, 8):
        pen.stroke([(x, -18), (x + 2, 0), (x + 9, 0)], (3, 3, 2), ink, edge=1.4)
    pen.shape(pts("-30,-30 -66,-2 -66,-2 -50,-2 -20,-16"), ink)
    body = pen.shape(pts("-34,-30 -20,-54 6,-76 20,-94 38,-92 44,-78 34,-52 16,-22 -10,-14"), ink)
    _fur(pen, body, ink, 60, 0.35)
    wing = pen.shape(pts("8,-64 -8,-30 -54,-4 -54,-4 -36,-36 -14,-60"), ink)
    _fur(pen, wing, ink, 150, 0.7)
    beak = A if ink is not A else K
    pen.shape(pts("42,-90 72,-80 72,-80 42,-78"), beak, edge=1.6)
    pen.stroke([(44, -83), (66, -80)], 1.6, K)
    _eye(pen, 33, -84, 4.4)


def flying(pen: Pen, ink: Ink) -> None:
    """A bird with open wings, about the origin."""
    pen.shape(pts("-30,4 -62,14 -58,4 -64,-6 -30,-4"), ink)
    pen.shape(pts("-6,-4 -30,-44 -62,-62 -62,-62 -34,-62 6,-38 16,-4"), ink)
    body = pen.shape(pts("-36,0 -8,-10 24,-12 40,-6 56,0 38,6 10,12 -20,10"), ink)
    _fur(pen, body, ink, 20, 0.3)
    wing = pen.shape(pts("-8,2 -18,38 -50,66 -50,66 -22,60 14,34 18,0"), ink)
    _fur(pen, wing, ink, 70, 0.8)
    pen.ball(36, -5, 2.4, ink.line)


def fish(pen: Pen, ink: Ink) -> None:
    """A fish about the origin."""
    pen.shape(pts("-36,0 -66,-24 -66,-24 -58,0 -66,24 -66,24"), ink)
    pen.shape([(-14, -18), (4, -38), (24, -18)], ink)
    body = pen.shape(pts("-44,0 -14,-22 26,-22 52,-2 52,4 26,22 -14,20"), ink)
    for x in (-24, -12, 0, 12):
        for y in (-10, 0, 10):
            pen.gouge([(x + 3, y - 6), (x - 4, y), (x + 3, y + 6)], 2.4, ink.line)
    pen.gouge([(24, -20), (16, 0), (24, 20)], 3, ink.line)
    pen.gouge([(52, 4), (44, 8), (36, 7)], 2.6, ink.line)
    pen.hatch(body, ink.line, angle=100, depth=0.2, gap=7, width=2)
    _eye(pen, 36, -6, 6)


def whale(pen: Pen, ink: Ink) -> None:
    """A whale about the origin, its belly carved."""
    pen.shape(pts("-58,-4 -84,-34 -84,-34 -96,-18 -112,-20 -112,-20 -96,2 -70,14"), ink)
    body = pen.shape(pts("-80,-6 -40,-26 10,-36 52,-26 66,0 60,18 30,30 -20,24 -60,10"), ink)
    belly = pts("66,4 30,8 -4,14 -30,22 0,30 34,30 60,18")
    curve = pen.shape(belly, P if ink is not P else A, edge=0)
    pen.hatch(curve, K, angle=172, depth=0.95, gap=6, width=2.4, bend=-4)
    pen.hatch(body, ink.line, angle=80, depth=0.3, gap=9, width=2.4, reach=(0.1, 0.9))
    pen.stroke([(66, 2), (40, 6), (26, 2)], (2, 3, 1), ink.line)
    pen.shape(pts("6,16 -6,46 -22,52 -16,26"), ink)
    _eye(pen, 34, -4, 4)


def rabbit(pen: Pen, ink: Ink) -> None:
    """A rabbit, upright and listening."""
    pen.ball(-26, -12, 10, P, edge=2)
    body = pen.shape(pts("-26,0 -30,-26 -14,-50 6,-56 18,-34 24,-2 24,0"), ink)
    _fur(pen, body, ink, 100)
    pen.shape(pts("-22,2 -20,-16 0,-20 16,-4 24,2"), ink)
    for x, tip in ((2, -10), (12, 10)):
        ear = pen.shape(
            [(x - 5, -72), (x + tip - 7, -102), (x + tip, -116), (x + tip + 5, -100), (x + 5, -72)], ink
        )
        pen.hatch(ear, ink.line, angle=90, depth=0.6, gap=6, width=2)
    pen.shape(pts("-8,-58 -4,-76 12,-80 28,-68 30,-58 16,-50"), ink)
    _eye(pen, 14, -68, 4.4)
    pen.stroke([(20, -44), (27, -34), (22, -28)], (7, 6, 4), ink, edge=1.6)


def owl(pen: Pen, ink: Ink) -> None:
    """An owl that looks straight at us."""
    body = pen.shape(
        pts(
            "-28,-86 -34,-104 -34,-104 -16,-96 16,-96 34,-104 34,-104 28,-86 38,-50 26,-8 0,0 -26,-8 -38,-50"
        ),
        ink,
    )
    for row in range(5):
        for column in range(-2, 3):
            x, y = column * 11 + (5 if row % 2 else 0), -48 + row * 9
            pen.gouge([(x - 5, y - 3), (x, y + 3), (x + 5, y - 3)], 2.6, ink.line)
    pen.hatch(body, ink.line, angle=8, depth=0.16, gap=7, width=2.2)
    for x in (-14, 14):
        pen.ball(x, -74, 14, P, edge=2)
        for turn in range(0, 360, 30):
            pen.gouge(
                flowing([oval(x, -74, 13, 13)[turn * 28 // 360], oval(x, -74, 9, 9)[turn * 28 // 360]]),
                1.8,
                K,
            )
        pen.ball(x, -74, 8, A, edge=1.5)
        pen.ball(x, -74, 4.5, K)
    pen.shape([(-5, -68), (5, -68), (0, -54)], A, edge=1.6)
    for x in (-10, 10):
        pen.stroke([(x - 6, 2), (x, -4), (x + 6, 2)], 3, A)


def bear(pen: Pen, ink: Ink) -> None:
    """A bear on its hind legs with open arms."""
    for x in (-16, 16):
        pen.shape([(x - 14, -34), (x + 14, -34), (x + 12, 0), (x - 12, 0)], ink)
    for sign in (-1, 1):
        pen.stroke([(sign * 22, -74), (sign * 44, -66), (sign * 52, -92)], (20, 17, 15), ink, edge=2)
        pen.ball(sign * 52, -94, 9, ink)
        for claw in (-5, 0, 5):
            pen.gouge([(sign * 52 + claw, -100), (sign * 52 + claw * 1.4, -110)], 3, ink.line)
    body = pen.shape(pts("-24,-86 24,-86 36,-50 26,-14 -26,-14 -36,-50"), ink)
    _fur(pen, body, ink, 84, 0.45)
    bear_head(pen.at(0, -102, 0.46), ink)


def bear_head(pen: Pen, ink: Ink) -> None:
    """A bear's head from the front."""
    for x in (-34, 34):
        pen.ball(x, -42, 15, ink, edge=2)
        pen.ball(x, -40, 7, ink.line)
    head = pen.shape(pts("-44,-6 -30,-46 30,-46 44,-6 36,34 0,48 -36,34"), ink)
    pen.hatch(head, ink.line, angle=172, depth=0.25, gap=7, width=2.4)
    pen.shape(pts("-20,6 0,-4 20,6 20,30 0,40 -20,30"), P if ink is not P else A, edge=1.6)
    pen.shape([(-9, 4), (9, 4), (0, 15)], K, edge=0)
    pen.stroke([(0, 14), (0, 24), (-10, 29)], 2.4, K)
    pen.stroke([(0, 24), (10, 29)], 2.4, K)
    for x in (-18, 18):
        _eye(pen, x, -12, 6)


def snail(pen: Pen, ink: Ink) -> None:
    """A snail with a carved shell."""
    pen.shape(pts("-70,0 -30,-12 30,-12 50,-34 62,-40 70,-28 62,-6 48,0"), ink)
    for x in (60, 68):
        pen.stroke([(x - 2, -36), (x + 4, -56)], (3, 1.6), ink, edge=1.2)
        pen.ball(x + 4, -57, 3, ink, edge=1.2)
    shell = pen.ball(-8, -42, 38, A if ink is not A else P, edge=2.4)
    pen.hatch(shell, K, angle=200, depth=0.3, gap=7, width=2.6)
    spiral = [oval(-8, -42, 34 - at * 0.62, 34 - at * 0.62)[(at * 2) % 28] for at in range(50)]
    pen.stroke(spiral, (3.4, 2), K)


def stag(pen: Pen, ink: Ink) -> None:
    """A stag that has heard something."""
    for foot in (-32, -20, 20, 32):
        pen.stroke([(foot * 0.9, -46), (foot - 2, -22), (foot, 0)], (9, 4.6, 3.6), ink, edge=1.6)
    body = pen.shape(pts("-42,-56 -20,-66 16,-64 28,-84 40,-96 46,-84 40,-58 26,-40 -24,-42 -40,-44"), ink)
    _fur(pen, body, ink, 100, 0.45)
    pen.shape(pts("32,-92 36,-108 46,-112 64,-98 64,-92 48,-88"), ink)
    for sign in (-1, 1):
        root = 40 + sign * 3
        pen.stroke(
            [(root, -110), (root + sign * 14, -130), (root + sign * 8, -156)], (4, 3.4, 1.6), ink, edge=1.6
        )
        for at in (
            (root + sign * 11, -126, sign * 22, -138),
            (root + sign * 12, -138, sign * 24, -152),
            (root + sign * 4, -118, -sign * 4, -132),
        ):
            pen.stroke([(at[0], at[1]), (40 + at[2], at[3])], (3, 1.2), ink, edge=1.2)
    _eye(pen, 46, -102, 2.8)


def tentacle(pen: Pen, spine: Outline, width: float, ink: Ink) -> None:
    """An arm of an octopus, with suckers along one edge."""
    curve = flowing(spine)
    band = ribbon(curve, (width, width * 0.8, width * 0.55, width * 0.15))
    pen.shape(band, ink, sharp=True)
    pen.hatch(band, ink.line, angle=20, depth=0.3, gap=9, width=2.4)
    for at in range(2, len(curve) - 3, 2):
        share = at / len(curve)
        x, y = band[len(band) - 1 - at]
        cx, cy = curve[at]
        radius = width * 0.11 * (1.1 - share)
        pen.ball(x * 0.7 + cx * 0.3, y * 0.7 + cy * 0.3, radius, P if ink is not P else A, edge=1)


def bird_head(pen: Pen, ink: Ink) -> None:
    """A crow's head in hundredths, looking right."""
    head = pen.shape(pts("-40,50 -42,-10 -20,-44 14,-46 34,-26 34,6 10,30 0,56"), ink)
    _fur(pen, head, ink, 60, 0.4)
    pen.shape(pts("26,-30 60,-22 100,10 100,10 60,4 30,8"), A if ink is not A else P)
    pen.stroke([(32, -8), (64, -6), (94, 7)], (2, 3, 1), K)
    _eye(pen, 12, -18, 8)


def rabbit_head(pen: Pen, ink: Ink) -> None:
    """A rabbit's head in hundredths, looking right."""
    for x, tip in ((-16, -26), (4, 4)):
        ear = pen.shape(
            [(x - 11, -34), (x + tip - 12, -90), (x + tip, -124), (x + tip + 12, -90), (x + 11, -34)], ink
        )
        pen.hatch(ear, ink.line, angle=90, depth=0.6, gap=6, width=2.4)
    head = pen.shape(pts("-36,40 -38,-10 -16,-40 18,-36 44,0 46,18 30,32 0,46"), ink)
    _fur(pen, head, ink, 40, 0.35)
    _eye(pen, 10, -10, 8)
    pen.shape([(40, 4), (48, 8), (42, 13)], A, edge=1)
    for y in (14, 19):
        pen.gouge([(30, y), (62, y + 4)], 2.2, ink.line)
