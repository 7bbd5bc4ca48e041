"""Blots folded along the horizon. Here x is the height above the fold, and y runs along it."""

import itertools

from press.inkblots.pen import Ink, Pen

_END = 0.94


def _horizon(pen: Pen, left: float = 0.02, right: float = 0.98) -> None:
    u = pen.dice.between
    middle = (left + right) / 2
    line = [(0, left), (u(0.004, 0.02), middle - 0.15), (u(0.004, 0.02), middle + 0.15), (0, right)]
    pen.stroke(line, [0.004, u(0.01, 0.024), u(0.01, 0.024), 0.004], lobes=0.25)


def _rise(pen: Pen, at: float, size: tuple[float, float], ink: Ink = "black") -> None:
    """A hill: so high, and so wide to each side."""
    (height, half), u = size, pen.dice.between
    for step in range(7):
        q = step / 3 - 1
        top = height * (1 - abs(q) ** 1.5) * u(0.7, 1.1) + 0.008
        pen.limb(
            (0, at + q * half), (top, at + q * half * 0.82), (0.033, u(0.012, 0.033)), ink, bend=pen.bend(0.1)
        )


def _upright(pen: Pen, at: float, height: float) -> None:
    """Something that stands: a crown on a stem, a spindle, a shaft or a tuft."""
    dice, u = pen.dice, pen.dice.between
    match dice.pick(("crown", "crown", "spindle", "shaft", "tuft")):
        case "crown":
            pen.limb((0, at), (height, at + u(-0.02, 0.02)), (0.008, 0.006), bend=pen.bend(0.1))
            for _ in range(4):
                pen.blob((height + u(-0.03, 0.04), at + u(-0.05, 0.05)), u(0.02, 0.045), count=6, spread=1.0)
        case "spindle":
            pen.stroke(
                [(0, at), (height, at + 0.005), (height * 1.9, at)],
                [0.006, u(0.018, 0.03), 0.003],
                lobes=0.35,
            )
        case "shaft":
            pen.limb((0, at), (height + 0.05, at), (0.018, 0.013))
            pen.limb((height + 0.05, at), (height + 0.13, at), (0.015, 0.002))
        case _:
            for _ in range(7):
                end = (u(0.04, 0.17), at + u(-0.06, 0.06))
                pen.limb((0, at + u(-0.04, 0.04)), end, (0.005, 0.002), bend=pen.bend(0.2))


def _overhead(pen: Pen) -> None:
    dice, u = pen.dice, pen.dice.between
    if dice.likely(0.75):
        pen.blob((u(0.22, 0.3), u(0.15, 0.85)), u(0.025, 0.05), "first", count=5, spread=0.4)
    for _ in range(dice.whole(0, 3)):
        y, x = u(0.1, 0.7), u(0.22, 0.36)
        line = [(x, y), (x + u(-0.01, 0.01), y + u(0.06, 0.12)), (x + u(-0.01, 0.01), y + u(0.15, 0.26))]
        pen.stroke(line, [0.003, u(0.006, 0.016), 0.003], "wash")


def ranges(pen: Pen) -> None:
    """Pale rises behind dark ones, with uprights between."""
    dice, u = pen.dice, pen.dice.between
    _horizon(pen)
    for _ in range(dice.whole(2, 4)):
        _rise(pen, u(0.15, 0.85), (u(0.16, 0.34), u(0.1, 0.24)), dice.pick(("wash", "wash", "second")))
    for _ in range(dice.whole(2, 3)):
        _rise(pen, dice.pick((u(0.08, 0.35), u(0.6, 0.92))), (u(0.06, 0.2), u(0.07, 0.18)))
    for _ in range(dice.whole(2, 5)):
        _upright(pen, u(0.08, 0.92), u(0.06, 0.2))
    _overhead(pen)


def peak(pen: Pen) -> None:
    """One great rise off the middle, steep on one side, with small ones at its foot."""
    dice, u = pen.dice, pen.dice.between
    _horizon(pen)
    at, height, lean = u(0.3, 0.7), u(0.3, 0.4), u(-0.08, 0.08)
    for step in range(9):
        q = step / 4 - 1
        top = height * (1 - abs(q)) ** u(0.8, 1.2) + 0.01
        ink: Ink = dice.pick(("black", "black", "wash"))
        pen.limb(
            (0, at + q * 0.22), (top, at + lean + q * 0.14), (0.035, u(0.008, 0.03)), ink, bend=pen.bend(0.1)
        )
    for _ in range(dice.whole(2, 4)):
        _rise(pen, u(0.06, 0.94), (u(0.04, 0.1), u(0.06, 0.14)), dice.pick(("black", "wash", "second")))
    for _ in range(dice.whole(1, 3)):
        _upright(pen, dice.pick((u(0.05, 0.25), u(0.75, 0.95))), u(0.05, 0.12))
    pen.cut([(height * 0.4, at - 0.03), (height * 0.7, at + lean)], [0.006, 0.012])
    _overhead(pen)


def uprights(pen: Pen) -> None:
    """A row of thin uprights of many heights, some slanting, joined by threads."""
    dice, u = pen.dice, pen.dice.between
    _horizon(pen)
    y, tops = u(0.06, 0.12), list[tuple[float, float]]()
    while y < _END:
        height = u(0.1, 0.38)
        top = (height, y + u(-0.03, 0.03))
        pen.stroke(
            [(0, y), (height * 0.5, y + u(-0.01, 0.01)), top], [u(0.008, 0.02), 0.008, 0.004], lobes=0.25
        )
        if dice.likely(0.5):
            pen.blob(
                (height * u(0.6, 1), top[1]), u(0.02, 0.045), dice.pick(("black", "wash", "first")), count=6
            )
        tops.append(top)
        y += u(0.05, 0.13)
    for one, other in itertools.pairwise(tops):
        if dice.likely(0.4):
            pen.limb(one, (other[0] * u(0.5, 1), other[1]), (0.003, 0.003), bend=u(0, 0.12))
    for _ in range(dice.whole(1, 2)):
        _rise(pen, u(0.1, 0.9), (u(0.05, 0.12), u(0.08, 0.18)), dice.pick(("black", "second", "wash")))


def floating(pen: Pen) -> None:
    """Heaps that hang over a short dark bank and leave most of the sheet open."""
    dice, u = pen.dice, pen.dice.between
    left, width = u(0.1, 0.4), u(0.3, 0.5)
    _horizon(pen, left, left + width)
    for _ in range(dice.whole(2, 3)):
        _rise(pen, u(left + 0.06, left + width - 0.06), (u(0.05, 0.16), u(0.06, 0.12)))
    for _ in range(dice.whole(1, 3)):
        _upright(pen, u(left + 0.05, left + width - 0.05), u(0.08, 0.18))
    for _ in range(dice.whole(2, 4)):
        y, x = u(0.1, 0.9), u(0.2, 0.38)
        ink: Ink = dice.pick(("wash", "wash", "second", "first"))
        for _ in range(dice.whole(4, 7)):
            pen.blob((x + u(-0.02, 0.03), y + u(-0.08, 0.08)), u(0.02, 0.045), ink, count=5)
