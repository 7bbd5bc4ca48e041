"""Blots that spread from a stem: fans, scallops, plumes and round lobes."""

import math

from press.inkblots.pen import Pen, towards


def fan(pen: Pen) -> None:
    """Ribs fan out from a stem, in one pair or two."""
    dice, u = pen.dice, pen.dice.between
    middle = u(0.42, 0.55)
    top, bottom, span = middle - u(0.2, 0.3), middle + u(0.2, 0.33), u(0.36, 0.56)
    stem = [u(0.02, 0.04), u(0.04, 0.08), u(0.012, 0.03)]
    pen.stroke([(0, top), (u(0, 0.015), middle - 0.05), (0, bottom)], stem, lobes=0.3)
    course = u(-0.75, -0.05)
    for rib in range(dice.whole(3, 5)):
        end = towards((0, middle - 0.07), course, span * u(0.75, 1.05) * (1 - 0.06 * rib))
        start = (0.02, middle - u(0.02, 0.1))
        pen.limb(start, (end[0], max(0.07, end[1])), (u(0.03, 0.06), u(0.015, 0.055)), bend=u(-0.25, 0.15))
        course += u(0.16, 0.3)
    if dice.likely(0.8):
        for rib in range(dice.whole(2, 4)):
            end = towards((0, middle + 0.06), u(0.35, 0.6) + rib * 0.22, span * u(0.45, 0.8))
            radii = (u(0.03, 0.05), u(0.01, 0.045))
            pen.limb((0.02, middle + 0.05), (end[0], min(0.93, end[1])), radii, bend=u(-0.2, 0.25))
    if dice.likely(0.7):
        pen.limb(
            (0.008, top + 0.02), (u(0.05, 0.16), top - u(0.06, 0.12)), (0.009, 0.006), bend=pen.bend(0.4)
        )
    for _ in range(dice.pick((0, 1, 1, 2, 3))):
        pen.hole((u(0.1, span * 0.7), middle + u(-0.12, 0.12)), u(0.012, 0.035))


def plumes(pen: Pen) -> None:
    """Raised side strokes with hanging fingers, and long tails below."""
    dice, u = pen.dice, pen.dice.between
    middle, span = u(0.3, 0.4), u(0.3, 0.48)
    pen.stroke([(0, middle - u(0.1, 0.18)), (0, middle), (0, u(0.62, 0.75))], [0.025, u(0.05, 0.08), 0.02])
    pen.blob((u(0, 0.015), middle - 0.14), u(0.035, 0.05), count=4, spread=0.5)
    tip = (span, middle - u(0.1, 0.24))
    arm = pen.stroke(
        [(0.02, middle), (span * 0.4, middle + u(-0.06, 0.06)), (span * 0.8, middle - u(0.05, 0.14)), tip],
        [0.05, u(0.03, 0.05), 0.025, 0.008],
    )
    pen.fringe(arm, dice.whole(4, 7), u(0.12, 0.22), u(0.016, 0.03))
    for tail in range(dice.whole(2, 4)):
        x = u(0.02, 0.1) + tail * u(0.03, 0.07)
        turn = x + u(-0.02, 0.12)
        line = [(0.01, 0.55), (x * 0.8, 0.7), (turn, u(0.78, 0.86)), (turn + u(-0.04, 0.06), u(0.86, 0.95))]
        pen.stroke(line, [0.03, u(0.015, 0.025), u(0.01, 0.02), u(0.006, 0.022)], lobes=0.15)
    if dice.likely(0.6):
        pen.blob((u(0.12, 0.26), u(0.7, 0.82)), u(0.02, 0.035), "first", count=5)
    if dice.likely(0.5):
        pen.hole((u(0.08, 0.2), middle + u(0.02, 0.08)), u(0.012, 0.025))


def lobes(pen: Pen) -> None:
    """Two pairs of round lobes with open rings in them."""
    dice, u = pen.dice, pen.dice.between
    middle = u(0.45, 0.52)
    pen.stroke([(0, u(0.14, 0.24)), (0, middle), (0, u(0.78, 0.9))], [0.015, u(0.04, 0.06), 0.012], lobes=0.3)
    for course, size in ((u(-0.75, -0.35), u(0.15, 0.2)), (u(0.45, 0.85), u(0.1, 0.16))):
        centre = towards((0.02, middle), course, size * u(1.35, 1.6))
        ring = [towards(centre, turn * math.pi / 4, size * u(0.8, 1.12)) for turn in range(9)]
        pen.stroke(ring, [u(0.04, 0.07) for _ in range(9)], lobes=0.35)
        pen.limb((0.01, middle), centre, (0.05, u(0.04, 0.07)), bend=pen.bend(0.2))
        if dice.likely(0.7):
            pen.blob(centre, size * u(0.3, 0.5), dice.pick(("black", "first", "second", "wash")), count=5)
        if dice.likely(0.5):
            end = towards(centre, course + u(-0.3, 0.5), size * u(1.3, 1.9))
            pen.limb(ring[0], end, (0.04, 0.008), bend=pen.bend(0.3))
    pen.limb((0.006, 0.2), (u(0.06, 0.18), u(0.07, 0.14)), (0.01, 0.007), bend=u(-0.4, 0.1))


def cloak(pen: Pen) -> None:
    """A heavy upper body whose sides fall in folds."""
    dice, u = pen.dice, pen.dice.between
    top, width = u(0.14, 0.2), u(0.3, 0.46)
    pen.blob((u(0, 0.02), top + 0.03), u(0.05, 0.07), count=6)
    for sign in (1, -1):
        pen.limb((0.04, top), (0.04 + u(0.03, 0.07), top - u(0.04, 0.1) * sign), (0.022, 0.006))
    rim = pen.stroke(
        [(0.02, top + 0.1), (width * 0.5, top + u(0.04, 0.12)), (width, top + u(0.14, 0.28))],
        [0.08, u(0.06, 0.08), u(0.02, 0.04)],
        lobes=0.3,
    )
    for fold in range(dice.whole(4, 6)):
        x, y = rim[min(len(rim) - 1, int(len(rim) * (fold + u(0.1, 0.9)) / 6))]
        end = (x * u(0.75, 1.2), y + u(0.25, 0.5) * (1.2 - x / 0.6))
        pen.limb((x, y), end, (u(0.05, 0.075), u(0.006, 0.025)), bend=pen.bend(0.2))
    pen.stroke([(0, top + 0.1), (0, 0.5), (0, u(0.72, 0.92))], [0.07, u(0.04, 0.08), 0.012], lobes=0.3)
    for _ in range(dice.whole(1, 3)):
        pen.cut([(u(0.05, 0.1), u(0.3, 0.4)), (u(0.06, 0.14), u(0.48, 0.6))], [0.006, u(0.012, 0.024)])
