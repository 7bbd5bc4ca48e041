"""Blots with openings that look back: broad masks, narrow ones, hollow brows and crowned ovals."""

from press.inkblots.pen import Pen


def broad(pen: Pen) -> None:
    """A filled oval with two slanting openings, and often a third below."""
    dice, u = pen.dice, pen.dice.between
    width, top, bottom = u(0.24, 0.36), u(0.16, 0.26), u(0.76, 0.88)
    middle = (top + bottom) / 2
    rim = [(0, top + u(0, 0.1)), (width * 0.6, top), (width, middle - 0.1)]
    rim += [(width * u(0.7, 0.95), middle + 0.1), (width * 0.35, bottom - 0.04), (0, bottom)]
    pen.stroke(rim, [0.05, u(0.05, 0.08), u(0.06, 0.09), 0.07, 0.06, u(0.03, 0.06)], lobes=0.35)
    pen.stroke(
        [(0, top + 0.1), (0, middle), (0, bottom - 0.05)], [u(0.05, 0.09), u(0.04, 0.07), 0.05], lobes=0.3
    )
    pen.stroke(
        [(0, middle - 0.14), (width * 0.55, middle - u(0.14, 0.2)), (width * 0.9, middle - 0.1)], [0.07, 0.05]
    )
    pen.stroke(
        [(0, middle + 0.12), (width * 0.4, middle + 0.1), (width * 0.85, middle + 0.04)], [0.07, 0.09, 0.06]
    )
    pen.blob((width * 0.45, middle + 0.13), 0.09, count=5)
    x, y = width * u(0.42, 0.55), middle - u(0.02, 0.07)
    slant = u(-0.02, 0.05)
    pen.cut(
        [(x - u(0.04, 0.07), y + slant), (x, y), (x + u(0.04, 0.08), y - slant)],
        [0.012, u(0.025, 0.04), 0.01],
    )
    if dice.likely(0.7):
        mouth = middle + u(0.19, 0.24)
        pen.cut(
            [(0, mouth), (width * 0.3, mouth), (width * 0.55, mouth - u(0, 0.05))],
            [u(0.01, 0.03), 0.015, 0.005],
        )
    for _ in range(dice.whole(1, 3)):
        tip = (width * u(0.6, 1.7), max(0.05, top - u(0.06, 0.16)))
        line = [(width * u(0.4, 0.9), top + 0.05), (width * u(0.7, 1.3), top - u(0.02, 0.08)), tip]
        pen.stroke(line, [0.05, 0.03, 0.008], lobes=0.15)
    if dice.likely(0.5):
        line = [
            (width, middle),
            (width + u(0.06, 0.14), middle + u(-0.1, 0.05)),
            (width + u(0.1, 0.2), middle),
        ]
        pen.stroke(line, [0.05, 0.04, 0.012])


def hollow(pen: Pen) -> None:
    """A domed blot with deep round openings above a barred one."""
    dice, u = pen.dice, pen.dice.between
    width, top = u(0.2, 0.3), u(0.1, 0.18)
    for _ in range(9):
        pen.blob((u(0, width * 0.8), top + u(0.06, 0.28)), u(0.07, 0.1), count=4)
    rim = [(0, top + 0.03), (width * 0.7, top + 0.06), (width, top + 0.22), (width * 0.85, top + 0.36)]
    rim += [(width * 0.6, top + 0.45), (width * u(0.4, 0.6), top + 0.6), (0, top + 0.68)]
    pen.stroke(rim, [0.05, 0.06, 0.06, 0.05, 0.045, 0.04, 0.04], lobes=0.3)
    pen.stroke([(0, top + 0.3), (0, top + 0.5)], [0.05, 0.03])
    pen.stroke([(0, top + 0.5), (width * 0.45, top + 0.5)], [0.035, 0.05], lobes=0.3)
    pen.blob((width * 0.6, top + 0.4), 0.06)
    pen.hole((width * 0.48, top + u(0.26, 0.32)), u(0.04, 0.06))
    pen.hole((width * 0.55, top + u(0.28, 0.33)), u(0.03, 0.05))
    pen.cut([(0.01, top + u(0.4, 0.43)), (0.02, top + 0.46)], [0.01, 0.018])
    for bar in range(dice.whole(3, 5)):
        pen.cut([(0.015 + bar * 0.035, top + 0.56), (0.015 + bar * 0.035, top + 0.61)], [0.004, 0.005])
    growth = dice.pick(("branches", "roots", "sides", "sides"))
    if growth == "branches":
        tip = (width + u(0.08, 0.2), max(0.04, top - 0.1))
        branch = pen.stroke(
            [(width * 0.7, top + 0.08), (width + 0.08, top - 0.02), tip], [0.035, 0.022, 0.006]
        )
        pen.fringe(branch, 7, 0.08, 0.012, side=-1)
    for _ in range(5 if growth == "roots" else 0):
        pen.limb(
            (u(0, width * 0.6), top + 0.62), (u(0, 0.3), u(0.82, 0.95)), (0.025, 0.004), bend=pen.bend(0.3)
        )
    for _ in range(4 if growth == "sides" else 0):
        end = (u(0.4, 0.56), top + u(0.05, 0.6))
        pen.limb(
            (width * 0.8, top + 0.3), end, (0.04, 0.01), dice.pick(("black", "wash")), bend=pen.bend(0.2)
        )


def narrow(pen: Pen) -> None:
    """A wedge: wide ears or brows above, a point below, two thin openings between."""
    dice, u = pen.dice, pen.dice.between
    width, top, bottom = u(0.22, 0.32), u(0.2, 0.28), u(0.84, 0.93)
    pen.stroke([(0, top + 0.04), (width * 0.5, top + 0.02), (width, top + u(0.08, 0.16))], [0.06, 0.06, 0.04])
    side = [(width, top + 0.12), (width * u(0.6, 0.8), top + 0.32), (width * 0.25, top + 0.5), (0, bottom)]
    pen.stroke(side, [0.04, u(0.05, 0.07), 0.045, 0.015], lobes=0.3)
    pen.stroke([(0, top), (0, 0.55), (0, bottom - 0.05)], [0.06, u(0.06, 0.09), 0.03], lobes=0.25)
    pen.stroke([(0.02, top + 0.3), (width * 0.5, top + 0.28)], [0.08, 0.06])
    pen.stroke([(0.02, top + 0.1), (width * 0.6, top + 0.1)], [0.06, 0.05])
    ear = (width * u(1.0, 1.6), top - u(0.1, 0.18))
    pen.stroke(
        [(width * 0.6, top + 0.05), (width * u(0.8, 1.1), top - 0.02), ear], [u(0.05, 0.07), 0.04, 0.006]
    )
    if dice.likely(0.6):
        pen.cut([(width * 0.8, top), ((width * 0.8 + ear[0]) / 2, (top + ear[1]) / 2)], [0.006, 0.01])
    y = top + u(0.17, 0.22)
    pen.cut(
        [(u(0.05, 0.07), y + u(0.0, 0.04)), (0.11, y), (width * u(0.62, 0.75), y - u(0, 0.05))],
        [0.008, 0.022, 0.005],
    )
    if dice.likely(0.6):
        pen.fringe([(width * 0.9, top + 0.14 + 0.03 * k) for k in range(7)], 1, u(0.06, 0.14), 0.012, side=-1)
    if dice.likely(0.5):
        pen.hole((u(0.012, 0.025), bottom - u(0.1, 0.16)), u(0.008, 0.014))


def crowned(pen: Pen) -> None:
    """A ring of ink about open spaces, with spikes above and a beard of runs below."""
    dice, u = pen.dice, pen.dice.between
    width, top, bottom = u(0.2, 0.28), u(0.28, 0.34), u(0.66, 0.74)
    ring = [
        (0, top),
        (width * 0.7, top + u(0, 0.04)),
        (width, (top + bottom) / 2),
        (width * 0.6, bottom),
        (0, bottom),
    ]
    line = pen.stroke(ring, [0.05, 0.05, u(0.03, 0.05), 0.05, 0.05], lobes=0.35)
    pen.stroke([(0, top), (0, (top + bottom) / 2), (0, bottom)], [0.03, u(0.02, 0.035), 0.04], lobes=0.2)
    if dice.likely(0.6):
        pen.blob(
            (width * 0.5, (top + bottom) / 2 + u(-0.02, 0.04)), u(0.02, 0.035), dice.pick(("black", "first"))
        )
    pen.fringe(line[: len(line) // 3], 3, u(0.14, 0.24), u(0.018, 0.028), side=-1)
    for _ in range(dice.whole(5, 8)):
        x = u(0, width * 0.9)
        pen.limb(
            (x, bottom),
            (x * u(0.5, 1.3), bottom + u(0.08, 0.26)),
            (u(0.02, 0.035), 0.004),
            bend=pen.bend(0.2),
        )
    if dice.likely(0.6):
        start, end = (width, u(0.42, 0.5)), (width + u(0.1, 0.24), u(0.3, 0.62))
        pen.limb(start, end, (0.045, 0.01), dice.pick(("black", "second", "wash")), bend=pen.bend(0.4))
