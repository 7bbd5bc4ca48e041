"""Places that are flat: ice, cobbles, clouds from above."""

from inklings.woodcuts.block import HEIGHT, WIDTH, K, M, P
from inklings.woodcuts.curves import Point, box
from inklings.woodcuts.objects import tree
from inklings.woodcuts.scene import Scene


def frozen_lake(s: Scene, top: float) -> None:
    """Ice with long cracks, and bare trees on the shore."""
    s.air(top)
    for _ in range(7):
        tree(s.pen.at(s.chance.uniform(0, WIDTH), top + 4, s.chance.uniform(0.7, 1.5)), P if s.dark else K)
    s.pen.shape(box(-20, top, WIDTH + 20, HEIGHT + 20), P if not s.dark else M, sharp=True)
    for _ in range(9):
        x, y = s.chance.uniform(0, WIDTH), s.chance.uniform(top, top + 120)
        crack: list[Point] = [(x, y)]
        while y < HEIGHT:
            x, y = x + s.chance.uniform(-70, 70), y + s.chance.uniform(24, 60)
            crack.append((x, y))
        s.pen.block.line(s.pen.placed(crack), 2.4, K)
    s.pen.hatch(box(0, top, WIDTH, HEIGHT), K if s.dark else M, angle=0, gap=23, width=4, depth=1, broken=50)


def clouds(s: Scene, top: float) -> None:
    """Above the clouds, bank behind bank."""
    s.air(top)
    for row in range(4):
        y = top + row * 62
        for at in range(-1, 8):
            x = at * 100 + (row % 2) * 50 + s.chance.uniform(-14, 14)
            puff = s.pen.ball(x, y + 60, s.chance.uniform(66, 86), P if row % 2 == 0 else s.carve, edge=2.6)
            s.pen.hatch(puff, K, angle=90, gap=9, width=2.6, depth=0.2, bend=14)
    s.pen.shape(box(-20, top + 320, WIDTH + 20, HEIGHT + 20), s.carve, sharp=True, edge=0)


def square(s: Scene, _top: float) -> None:
    """Cobbles seen from straight above."""
    s.fill(K if s.dark else s.land)
    for row in range(22):
        for at in range(12):
            x, y = at * 58 + (row % 2) * 29 + s.chance.uniform(-4, 4), row * 46 + s.chance.uniform(-4, 4)
            s.pen.ball(x, y, 26, s.chance.choice((M, M, P)) if s.dark else P, down=20, edge=2)
