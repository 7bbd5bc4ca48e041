"""Places under the sky; each covers the sheet and leaves a ground from `top` down."""

from inklings.woodcuts.block import HEIGHT, WIDTH, A, Ink, K, M, P
from inklings.woodcuts.curves import box
from inklings.woodcuts.objects import house
from inklings.woodcuts.scene import Scene


def forest(s: Scene, top: float) -> None:
    """Bare trunks, the nearer the darker."""
    s.air(top)
    s.floor(top + 20)
    for near in (False, True):
        for at in range(7 if near else 11):
            x = (at + s.chance.uniform(0.1, 0.9)) * WIDTH / (7 if near else 11)
            if near and 150 < x < 490:
                continue
            wide = s.chance.uniform(26, 44) if near else s.chance.uniform(9, 16)
            ink = (P if s.dark else K) if near else s.carve
            foot = top + (s.chance.uniform(40, 110) if near else 24)
            trunk = s.pen.shape(
                [
                    (x - wide * 0.4, -20),
                    (x + wide * 0.4, -20),
                    (x + wide * 0.5, foot - 40),
                    (x + wide * 0.9, foot),
                    (x - wide * 0.9, foot),
                    (x - wide * 0.5, foot - 40),
                ],
                ink,
            )
            s.pen.hatch(trunk, ink.line, angle=176, depth=0.5, gap=9, width=2.8)
            for side in (-1, 1):
                y = s.chance.uniform(60, top - 200)
                s.pen.stroke(
                    [(x, y + 60), (x + side * wide * 1.6, y + 10), (x + side * wide * 2.4, y - 50)],
                    (wide * 0.3, wide * 0.2, 1),
                    ink,
                    edge=1.2,
                )


def _waves(s: Scene, top: float, ink: Ink, line: Ink) -> None:
    s.pen.shape(box(-20, top, WIDTH + 20, HEIGHT + 20), ink, sharp=True, edge=0)
    y, size = top + 6, 16.0
    while y < HEIGHT:
        x = -size * s.chance.random() * 2
        while x < WIDTH:
            s.pen.gouge(
                [
                    (x, y),
                    (x + size * 0.7, y - size * 0.34),
                    (x + size * 1.5, y),
                    (x + size * 2.1, y - size * 0.16),
                ],
                2 + size * 0.07,
                line,
            )
            x += size * s.chance.uniform(1.9, 3)
        y += size * 0.62
        size *= 1.1


def sea(s: Scene, top: float) -> None:
    """Open water, short waves far off and long ones near."""
    s.air(top)
    _waves(s, top, M if s.dark else K, K if s.dark else P)


def snow(s: Scene, top: float) -> None:
    """White slopes with a few small trees; it snows."""
    s.air(top)
    for row, lift in enumerate((70, 30, 0)):
        y = top - lift
        hill = s.pen.shape(
            [
                (-40, HEIGHT + 60),
                (-40, y),
                (160, y - 30 + row * 26),
                (380, y + 14),
                (WIDTH + 40, y - 24),
                (WIDTH + 40, HEIGHT + 60),
            ],
            P,
        )
        s.pen.hatch(hill, K if s.dark else M, angle=64, gap=15, width=3, depth=0.05 + 0.04 * row)
        for _ in range(4):
            fir(s, s.chance.uniform(10, WIDTH), y + 12, s.chance.uniform(0.3, 0.6) + row * 0.14)
    for _ in range(90):
        s.pen.ball(s.chance.uniform(0, WIDTH), s.chance.uniform(0, top), s.chance.uniform(2, 5), P)


def fir(s: Scene, x: float, y: float, size: float) -> None:
    """A small fir."""
    pen = s.pen.at(x, y, size)
    for low, wide in ((0, 34), (-30, 27), (-58, 18)):
        pen.shape([(-wide, low), (0, low - 56), (wide, low)], K, sharp=True, edge=1.4)


def desert(s: Scene, top: float) -> None:
    """Dunes with carved lee sides."""
    s.air(top)
    for row in range(4):
        y, x = top + row * 70, s.chance.uniform(120, 520)
        ink = (s.land, A, s.land, P)[row]
        dune = s.pen.shape(
            [
                (-60, HEIGHT + 60),
                (-60, y + 40),
                (x, y - 40),
                (x, y - 40),
                (x + 90, y + 24),
                (WIDTH + 60, y + 50),
                (WIDTH + 60, HEIGHT + 60),
            ],
            ink,
        )
        s.pen.hatch(dune, K, angle=176, gap=10, width=3, depth=0.24 + 0.1 * s.chance.random(), reach=(0, 0.5))


def meadow(s: Scene, top: float) -> None:
    """Round hills and tufts of grass."""
    s.air(top)
    for row in range(3):
        y = top + row * 46 - 30
        ink = (M if s.dark else P, P if s.dark else A, M if s.dark else P)[row]
        hill = s.pen.shape(
            [
                (-60, HEIGHT + 60),
                (-60, y + 20),
                (120 + row * 140, y - 46),
                (WIDTH + 60, y + 34),
                (WIDTH + 60, HEIGHT + 60),
            ],
            ink,
        )
        s.pen.hatch(hill, K, angle=72 - row * 30, gap=13, width=2.8, depth=0.14, bend=10)
    _tufts(s, top + 70)


def _tufts(s: Scene, top: float) -> None:
    for _ in range(34):
        x, y = s.chance.uniform(0, WIDTH), s.chance.uniform(top, HEIGHT)
        for lean in (-8, -2, 5):
            s.pen.gouge([(x, y), (x + lean * 0.4, y - 12), (x + lean, y - 24)], 4, K)


def wheat_field(s: Scene, top: float) -> None:
    """Ripe wheat to the horizon."""
    s.air(top)
    s.pen.shape(box(-20, top, WIDTH + 20, HEIGHT + 20), A, sharp=True)
    y, high = top + 14, 26.0
    while y < HEIGHT + 80:
        x = 0.0
        while x < WIDTH:
            lean = s.chance.uniform(-6, 10)
            s.pen.gouge(
                [(x, y), (x + lean * 0.4, y - high * 0.6), (x + lean, y - high)],
                2.4 + high * 0.04,
                s.chance.choice((K, P, P)),
            )
            x += high * 0.36 * s.chance.uniform(0.6, 1.4)
        y += high * 0.6
        high *= 1.13


def rooftops(s: Scene, top: float) -> None:
    """Roofs behind roofs, with chimneys that smoke."""
    s.air(top)
    for row in range(4):
        x, y = -60 + 40 * s.chance.random(), top - 70 + row * 66
        ink = (s.carve, A, K if not s.dark else M, P)[row]
        while x < WIDTH:
            wide = s.chance.uniform(110, 190)
            if s.chance.random() < 0.6:
                s.pen.shape(box(x + wide * 0.6, y - 60, x + wide * 0.6 + 18, y), ink, sharp=True)
                s.pen.gouge(
                    [
                        (x + wide * 0.6 + 9, y - 66),
                        (x + wide * 0.6 + 22, y - 92),
                        (x + wide * 0.6 + 6, y - 120),
                    ],
                    7,
                    P,
                )
            roof = s.pen.shape(
                [
                    (x, y + 50),
                    (x + wide * 0.4, y - 40),
                    (x + wide * 0.6, y - 40),
                    (x + wide, y + 50),
                    (x + wide, HEIGHT + 40),
                    (x, HEIGHT + 40),
                ],
                ink,
                sharp=True,
            )
            s.pen.hatch(roof, ink.line, angle=0, gap=13, width=2.8, depth=1, broken=16, reach=(0, 0.35))
            x += wide * 0.86


def canal_town(s: Scene, top: float) -> None:
    """A row of narrow houses and their reflection."""
    s.air(top)
    x = -20.0
    while x < WIDTH:
        size = s.chance.uniform(1.5, 2.5)
        house(
            s.pen.at(x + 32 * size, top + 6, size),
            s.chance.choice((P, M if s.dark else A, P)),
            s.chance.choice((K, A)),
        )
        x += 64 * size
    _waves(s, top, K, M if s.dark else P)


def harbour(s: Scene, top: float) -> None:
    """Masts and rigging behind a quay."""
    s.air(top)
    for _ in range(6):
        x, high = s.chance.uniform(10, WIDTH), s.chance.uniform(240, 430)
        ink = P if s.dark else K
        s.pen.stroke([(x, top + 10), (x + 4, top - high)], (8, 3), ink)
        for share in (0.5, 0.75):
            s.pen.stroke([(x - 50, top - high * share), (x + 52, top - high * share - 6)], 4, ink)
        for side in (-70, 70):
            s.pen.stroke([(x + 4, top - high + 8), (x + side, top)], 1.8, ink)
        sail = s.pen.shape(
            [
                (x - 44, top - high * 0.74),
                (x + 46, top - high * 0.76),
                (x + 54, top - high * 0.5),
                (x - 48, top - high * 0.5),
            ],
            A,
        )
        s.pen.hatch(sail, K, angle=90, gap=12, width=2.6, depth=0.8)
    s.floor(top)
    for at in range(5):
        s.pen.shape(box(at * 160 - 20, top - 26, at * 160 + 4, top + 14), K, sharp=True)


def garden(s: Scene, top: float) -> None:
    """Clipped hedges and flowers."""
    s.air(top)
    for at in range(7):
        x = at * 105 + s.chance.uniform(-20, 20)
        hedge = s.pen.ball(x, top - 20, s.chance.uniform(60, 84), s.carve if at % 2 else A, edge=2.4)
        s.pen.hatch(hedge, K, angle=200, gap=9, width=3, depth=0.4, bend=12)
    s.floor(top + 10)
    for _ in range(26):
        x, y = s.chance.uniform(0, WIDTH), s.chance.uniform(top + 60, HEIGHT)
        s.pen.gouge([(x, y), (x + 3, y - 30)], 4, K)
        for dx, dy in ((0, -38), (7, -31), (-7, -31), (0, -26)):
            s.pen.ball(x + 3 + dx, y + dy, 5, A, edge=1)


def ruins(s: Scene, top: float) -> None:
    """Columns, and an arch that holds up nothing."""
    s.air(top)
    s.floor(top)
    ink = P if not s.dark else M
    for x in (30, 130, 510, 610):
        high = s.chance.uniform(200, 480)
        column = s.pen.shape(
            [
                (x - 28, top + 26),
                (x - 24, top - high),
                (x - 6, top - high - s.chance.uniform(0, 30)),
                (x + 24, top - high + 12),
                (x + 28, top + 26),
            ],
            ink,
            sharp=True,
        )
        s.pen.hatch(column, K, angle=90, gap=10, width=3, depth=0.96)
        s.pen.hatch(column, K, angle=180, gap=8, width=2.6, depth=0.4)
        s.pen.shape(box(x - 38, top + 18, x + 38, top + 40), ink, sharp=True)
