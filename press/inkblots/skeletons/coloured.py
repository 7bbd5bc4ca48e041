"""Blots in which colours carry more than the black does: petals, veils, lanterns and corals."""

import math

from press.inkblots.pen import Ink, Pen, towards


def petals(pen: Pen) -> None:
    """Broad petals about a small dark middle, on a stem."""
    dice, u = pen.dice, pen.dice.between
    middle, count = u(0.4, 0.5), dice.whole(4, 6)
    for step in range(count):
        course = -1.45 + step * 2.9 / (count - 1) + u(-0.15, 0.15)
        end = towards((0, middle), course, u(0.22, 0.4))
        turn = (end[0] * 0.55 + u(-0.03, 0.03), middle + (end[1] - middle) * 0.55 + u(-0.03, 0.03))
        ink: Ink = dice.pick(("first", "first", "second", "second", "black"))
        pen.stroke([(0.01, middle), turn, end], [0.025, u(0.05, 0.09), u(0.008, 0.03)], ink, lobes=0.3)
    pen.blob((0, middle), u(0.04, 0.06), count=6)
    pen.stroke([(0, middle), (u(0, 0.02), 0.75), (0, 0.95)], [0.02, 0.014, 0.02], lobes=0.25)
    for _ in range(dice.whole(1, 3)):
        pen.limb((0, u(0.68, 0.85)), (u(0.1, 0.26), u(0.6, 0.85)), (0.02, 0.006), "wash", bend=pen.bend(0.3))
    for _ in range(dice.whole(1, 4)):
        pen.limb(
            (0.01, middle - 0.02), (u(0.02, 0.1), middle - u(0.1, 0.26)), (0.01, 0.004), bend=pen.bend(0.3)
        )


def veils(pen: Pen) -> None:
    """Large overlapping veils of two colours, pinned by thin dark strokes."""
    dice, u = pen.dice, pen.dice.between
    for step, ink in enumerate(("first", "second", "first")):
        x, y, half = u(0.08, 0.26), 0.22 + step * 0.25 + u(-0.05, 0.05), u(0.1, 0.18)
        line = [(max(0, x - half), y + u(-0.06, 0.06)), (x, y + u(-0.06, 0.06)), (x + half, y + u(-0.1, 0.1))]
        pen.stroke(
            line,
            [u(0.05, 0.08), u(0.06, 0.1), u(0.02, 0.05)],
            "second" if ink == "second" else "first",
            lobes=0.4,
        )
    for _ in range(dice.whole(2, 4)):
        start = (u(0, 0.1), u(0.15, 0.85))
        pen.limb(start, (u(0.2, 0.48), u(0.12, 0.88)), (u(0.01, 0.03), 0.004), bend=pen.bend(0.35))
    pen.stroke(
        [(0, u(0.1, 0.3)), (u(0, 0.03), 0.5), (0, u(0.7, 0.92))], [0.008, u(0.02, 0.045), 0.012], lobes=0.3
    )


def lanterns(pen: Pen) -> None:
    """Separate rounds of colour hung on dark branches."""
    dice, u = pen.dice, pen.dice.between
    pen.stroke([(0, 0.08), (u(0, 0.02), 0.4), (0, u(0.8, 0.94))], [0.01, u(0.018, 0.03), 0.03], lobes=0.3)
    for step in range(dice.whole(3, 4)):
        y = 0.18 + step * u(0.16, 0.2)
        tip = (u(0.18, 0.42), y + u(-0.08, 0.08))
        pen.limb((0, y + u(0, 0.1)), tip, (0.02, 0.006), bend=pen.bend(0.3))
        ink: Ink = dice.pick(("first", "second"))
        pen.blob((tip[0], tip[1] + u(0.03, 0.07)), u(0.05, 0.09), ink, count=6, spread=0.6)
        if dice.likely(0.5):
            pen.blob(
                (tip[0] * 0.5, y + u(0.04, 0.1)), u(0.025, 0.045), "first" if ink == "second" else "second"
            )
    if dice.likely(0.6):
        pen.blob((0, u(0.82, 0.9)), u(0.05, 0.08), dice.pick(("first", "second")), count=8, spread=1.0)


def corals(pen: Pen) -> None:
    """Branches of colour that divide and divide again, on a dark root."""
    dice, u = pen.dice, pen.dice.between
    base = u(0.76, 0.86)
    pen.stroke(
        [(0, base + 0.08), (0.1, base + 0.08), (u(0.2, 0.34), base + 0.06)], [0.04, 0.035, 0.01], lobes=0.4
    )
    for branch in range(dice.whole(3, 4)):
        ink: Ink = "first" if branch % 2 else "second"
        course = -math.pi / 2 + u(0, 0.3) + branch * u(0.22, 0.34)
        middle = towards((u(0, 0.06), base), course, u(0.22, 0.34))
        pen.limb((u(0, 0.08), base + 0.02), middle, (u(0.03, 0.045), 0.024), ink, bend=pen.bend(0.25))
        for _ in range(dice.whole(2, 4)):
            end = towards(middle, course + u(-0.8, 0.8), u(0.1, 0.26))
            pen.limb(middle, end, (u(0.02, 0.032), u(0.006, 0.02)), ink, bend=pen.bend(0.3))
            if dice.likely(0.5):
                pen.blob(end, u(0.02, 0.04), ink, count=5)
    for _ in range(dice.whole(1, 3)):
        pen.limb((u(0, 0.05), base), (u(0, 0.3), u(0.2, 0.5)), (0.014, 0.004), "black", bend=pen.bend(0.3))
