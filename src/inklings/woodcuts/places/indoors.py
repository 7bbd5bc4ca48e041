"""Places with walls, and two that have water or rock for a sky; each leaves a floor from `top` down."""

from inklings.woodcuts.block import HEIGHT, WIDTH, A, Ink, K, M, P
from inklings.woodcuts.curves import box
from inklings.woodcuts.objects import clock
from inklings.woodcuts.scene import Scene


def library(s: Scene, top: float) -> None:
    """Shelves up to the ceiling."""
    s.fill(K)
    y = -20.0
    while y < top - 20:
        high = s.chance.uniform(76, 92)
        x = -10.0
        while x < WIDTH:
            wide, tall = s.chance.uniform(12, 30), high * s.chance.uniform(0.62, 0.9)
            ink = s.chance.choice((M, M, A, K) if s.dark else (P, M, M, A))
            spine = s.pen.shape(box(x, y + high - tall, x + wide, y + high), ink, sharp=True, edge=1.6)
            s.pen.hatch(spine, ink.line, angle=0, gap=15, width=2.2, depth=0.9, reach=(0.1, 0.5))
            x += wide + 2 + (s.chance.uniform(10, 40) if s.chance.random() < 0.08 else 0)
        s.pen.shape(box(-20, y + high, WIDTH + 20, y + high + 9), P if s.dark else K, sharp=True)
        y += high + 10
    s.boards(top)


def room(s: Scene, top: float) -> None:
    """Striped wallpaper, and a window at one side."""
    s.fill()
    for x in range(10, WIDTH, 44):
        s.pen.stroke([(x, 0), (x, top)], 12, s.carve)
        for y in range(30, round(top), 62):
            s.pen.ball(x + 22, y + (x % 3) * 12, 4, s.carve)
    x = s.chance.choice((60, 420))
    window(s, x, 110, x + 160, 360)
    s.pen.stroke([(0, top - 12), (WIDTH, top - 12)], 20, P if s.dark else K, edge=1.5)
    s.boards(top)


def window(s: Scene, left: float, upper: float, right: float, lower: float) -> None:
    """A window with a cross, and weather behind it."""
    pane = s.pen.shape(box(left, upper, right, lower), P if not s.dark else A, sharp=True)
    s.pen.hatch(pane, K if not s.dark else P, angle=70, gap=14, width=2.6, depth=1, broken=50)
    middle, centre = (left + right) / 2, (upper + lower) / 2
    ink: Ink = K if not s.dark else P
    for line in ([(middle, upper), (middle, lower)], [(left, centre), (right, centre)]):
        s.pen.stroke(line, 9, ink, edge=1.4)
    for line in (
        [(left, upper), (left, lower)],
        [(right, upper), (right, lower)],
        [(left - 8, upper), (right + 8, upper)],
        [(left - 18, lower), (right + 18, lower)],
    ):
        s.pen.stroke(line, 15, ink, edge=1.4)


def attic(s: Scene, top: float) -> None:
    """Beams under a steep roof, with a hatch of light."""
    s.fill()
    s.pen.hatch(box(0, 0, WIDTH, top), s.carve, angle=88, gap=13, width=3.4, depth=1, broken=120)
    beam = P if s.dark else K
    for side in (-1, 1):
        for shift in (0, 150):
            spar = [
                (320 + side * (10 + shift), -30),
                (320 + side * (60 + shift), -30),
                (320 + side * (430 + shift), top),
                (320 + side * (380 + shift), top),
            ]
            curve = s.pen.shape(spar, beam, sharp=True)
            s.pen.hatch(
                curve,
                beam.line,
                angle=54 * side + (0 if side > 0 else 180),
                gap=12,
                width=2.6,
                depth=0.8,
                broken=60,
            )
    across = s.pen.shape(box(-20, 168, WIDTH + 20, 206), beam, sharp=True)
    s.pen.hatch(across, beam.line, angle=0, gap=9, width=2.6, depth=1, broken=80)
    s.boards(top)


def theatre_stage(s: Scene, top: float) -> None:
    """Curtains at both sides and lights along the edge."""
    s.fill()
    s.rays(320, top, 44, s.carve, 120)
    s.boards(top)
    for side in (-1, 1):
        edge = 320 + side * 340
        for fold in range(4):
            inner = edge - side * (150 - fold * 44)
            cloth = s.pen.shape(
                [
                    (edge, -30),
                    (inner + side * 12, -30),
                    (inner, 260),
                    (inner + side * 34, top + 60),
                    (inner + side * 60, top + 110),
                    (edge, top + 110),
                ],
                A,
            )
            s.pen.hatch(cloth, K, angle=90, gap=13, width=4, depth=0.85, bend=4)
    for at in range(9):
        x = -10 + at * 82
        swag = s.pen.shape([(x - 10, -30), (x + 92, -30), (x + 92, 34), (x + 41, 84), (x - 10, 34)], A)
        s.pen.hatch(swag, K, angle=90, gap=10, width=3, depth=0.6)
    for at in range(8):
        s.pen.ball(50 + at * 78, HEIGHT - 36, 15, P, edge=2)


def stairwell(s: Scene, top: float) -> None:
    """Flights of steps that cross the wall."""
    s.air(top)
    for flight in range(4):
        for step in range(14):
            x = step * 48 if flight % 2 else 640 - step * 48
            y = top - flight * 200 - step * 14
            s.pen.shape(box(x - 26, y, x + 26, y + 24), s.land, sharp=True)
    s.boards(top)


def railway_station(s: Scene, top: float) -> None:
    """An iron roof, a clock, and rails that run away."""
    s.fill()
    iron = P if s.dark else K
    for ring in range(5):
        size = 0.35 + ring * 0.22
        s.pen.stroke(
            [
                (320 - 330 * size, top),
                (320 - 290 * size, top - 330 * size),
                (320, top - 520 * size),
                (320 + 290 * size, top - 330 * size),
                (320 + 330 * size, top),
            ],
            5 + ring * 3,
            iron,
        )
    for at in range(-4, 5):
        s.pen.gouge(
            [(320 + at * 26, top - 180 + abs(at) * 12), (320 + at * 150, -60 + abs(at) * 60)], 5, s.carve
        )
    s.floor(top)
    for side in (-1, 1):
        s.pen.stroke([(320 + side * 12, top), (320 + side * 120, HEIGHT + 20)], (4, 14), K)
    for at in range(9):
        y = top + (HEIGHT - top) * (at / 9) ** 1.6
        half = 18 + (y - top) * 0.5
        s.pen.stroke([(320 - half, y + 6), (320 + half, y + 6)], 4 + at, K)
    clock(s.pen.at(s.chance.choice((110, 530)), 150, 1.2))


def underground(s: Scene, top: float) -> None:
    """A cave with teeth of stone."""
    s.fill()
    s.rays(320, top * 0.62, 46, s.carve, 130)
    rock: Ink = K if not s.dark else M
    for at in range(9):
        x, long = at * 80, s.chance.uniform(60, 330) * (1.2 if at in {0, 1, 7, 8} else 0.6)
        spike = s.pen.shape(
            [(x - 56, -30), (x + 56, -30), (x + 18, long * 0.5), (x + 4, long), (x - 20, long * 0.5)], rock
        )
        s.pen.hatch(spike, rock.line, angle=96, gap=10, width=3, depth=0.6)
    s.floor(top, rock if not s.dark else P)
    for x in (20, 90, 560, 630):
        high = s.chance.uniform(80, 200)
        spike = s.pen.shape(
            [
                (x - 50, top + 60),
                (x - 14, top - high * 0.4),
                (x, top - high),
                (x + 18, top - high * 0.4),
                (x + 52, top + 60),
            ],
            rock,
        )
        s.pen.hatch(spike, rock.line, angle=262, gap=10, width=3, depth=0.6)
    s.pen.hatch(
        box(0, top, WIDTH, HEIGHT), P if not s.dark else K, angle=2, gap=19, width=4, depth=1, broken=60
    )


def underwater(s: Scene, top: float) -> None:
    """The sea floor: weeds, bubbles and slanting light."""
    s.fill()
    s.pen.hatch(box(0, 0, WIDTH, top), s.carve, angle=100, gap=26, width=7, depth=0.7, broken=320)
    for _ in range(30):
        x, y, r = s.chance.uniform(0, WIDTH), s.chance.uniform(0, top), s.chance.uniform(4, 11)
        s.pen.ball(x, y, r, P)
        s.pen.ball(x, y, r * 0.66, s.sky)
    s.floor(top, P)
    for _ in range(15):
        x, high = (
            s.chance.choice((s.chance.uniform(0, 150), s.chance.uniform(490, WIDTH))),
            s.chance.uniform(140, 380),
        )
        ink = s.chance.choice((A, K if not s.dark else M))
        s.pen.stroke(
            [(x, top + 60), (x + 20, top - high * 0.3), (x - 16, top - high * 0.6), (x + 14, top - high)],
            (13, 17, 13, 2),
            ink,
            edge=1.6,
        )
