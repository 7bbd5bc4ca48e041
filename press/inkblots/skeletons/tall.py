"""Blots that stand: tiers, spires, hanging bells, vessels and trunks. None thin enough to be a mere line."""

from press.inkblots.pen import Ink, Pen

_FOOT = 0.84


def tiers(pen: Pen) -> None:
    """A broad pile of storeys, each with arms of its own length, on a wide foot."""
    dice, u = pen.dice, pen.dice.between
    y = 0.1
    while y < _FOOT:
        height, width = u(0.07, 0.12), u(0.1, 0.3)
        line = [(0, y), (width * 0.5, y + u(-0.02, 0.02)), (width, y + u(-0.05, 0.03))]
        pen.stroke(line, [height * 0.6, height * 0.5, height * 0.25], lobes=0.35)
        if dice.likely(0.6):
            tip = (width + u(0.04, 0.12), y + u(-0.14, 0.05))
            pen.stroke([(width * 0.8, y), (width + u(0.03, 0.08), y), tip], [0.03, 0.018, 0.005])
        if dice.likely(0.55):
            pen.hole((width * u(0.3, 0.5), y + u(-0.01, 0.02)), u(0.012, 0.024))
        y += height * u(1.05, 1.5)
    pen.stroke([(0, 0.06), (0, 0.5), (0, 0.92)], [0.014, u(0.045, 0.07), 0.05], lobes=0.3)
    for _ in range(4):
        pen.limb((0.02, 0.88), (u(0.12, 0.3), u(0.88, 0.95)), (0.04, 0.008), bend=u(-0.3, 0.1))


def spires(pen: Pen) -> None:
    """Shafts that sink in steps from a high middle, with slits and a broad foot."""
    dice, u = pen.dice, pen.dice.between
    pen.stroke([(0, 0.05), (0, 0.25), (0, 0.9)], [0.004, 0.02, u(0.02, 0.05)])
    x = 0.0
    for step in range(dice.whole(3, 5)):
        x, top = 0.05 + step * u(0.07, 0.1), 0.15 + step * u(0.07, 0.13) + u(-0.05, 0.05)
        shaft = [(x, top), (x + u(-0.01, 0.01), (top + 0.9) / 2), (x + u(-0.02, 0.02), 0.9)]
        pen.stroke(shaft, [0.005, u(0.02, 0.04), u(0.02, 0.045)], lobes=0.25)
        arch = [(max(0, x - 0.08), top + u(0.12, 0.22)), (x - 0.03, top + u(0.08, 0.14)), (x, top + 0.2)]
        pen.stroke(arch, [0.025, 0.02, 0.025], dice.pick(("black", "black", "first")))
        pen.cut(
            [(x - 0.05, u(0.5, 0.65)), (x - 0.048, 0.75), (x - 0.05, 0.82)], [0.006, u(0.01, 0.018), 0.012]
        )
    pen.stroke([(0, 0.9), (x * 0.7, 0.91), (x + u(0.06, 0.16), 0.9)], [0.04, 0.035, 0.008], lobes=0.4)
    pen.hole((0, u(0.3, 0.42)), u(0.015, 0.035))


def bell(pen: Pen) -> None:
    """A dome above, and many long threads that hang from it."""
    dice, u = pen.dice, pen.dice.between
    width, top = u(0.2, 0.34), u(0.1, 0.18)
    rim = [
        (0, top),
        (width * 0.6, top + 0.04),
        (width, top + u(0.16, 0.24)),
        (width * u(0.9, 1.1), top + 0.3),
    ]
    pen.stroke(rim, [0.06, 0.07, 0.06, 0.02], lobes=0.35)
    for _ in range(4):
        pen.blob((u(0, width * 0.6), top + u(0.08, 0.2)), u(0.05, 0.08), count=5)
    for _ in range(dice.whole(5, 9)):
        x, start, end = u(0, width), top + u(0.18, 0.3), u(0.55, 0.94)
        there, drop = x + u(-0.05, 0.14), end - start
        line = [(x, start), (x + u(-0.06, 0.06), start + drop * 0.4), (there, start + drop * 0.7)]
        ink: Ink = dice.pick(("black", "black", "wash", "first"))
        pen.stroke(
            [*line, (there + u(-0.06, 0.06), end)],
            [u(0.02, 0.04), u(0.012, 0.03), u(0.008, 0.02), 0.004],
            ink,
        )
    for _ in range(dice.whole(2, 5)):
        pen.hole((u(0.02, width * 0.7), top + u(0.06, 0.24)), u(0.01, 0.03))


def vessel(pen: Pen) -> None:
    """A swelling outline with an open inside, a neck, handles and a foot."""
    dice, u = pen.dice, pen.dice.between
    belly, neck, waist = u(0.2, 0.28), u(0.05, 0.1), u(0.5, 0.6)
    side = [
        (neck * u(1.2, 2), 0.1),
        (neck, 0.22),
        (belly, waist - 0.06),
        (belly * 0.8, waist + 0.12),
        (0.04, 0.8),
    ]
    wall = pen.stroke(side, [0.025, 0.03, u(0.04, 0.06), 0.05, 0.04], lobes=0.35)
    foot = [(0, 0.8), (0.03, 0.86), (u(0.12, 0.2), 0.92)]
    pen.stroke(foot, [0.05, 0.03, 0.012], lobes=0.3)
    pen.stroke(
        [(0, 0.68), (belly * 0.5, 0.66)], [u(0.05, 0.08), 0.06], dice.pick(("black", "first", "second"))
    )
    handle = [
        (neck, 0.22),
        (belly * u(1.0, 1.5), u(0.14, 0.24)),
        (belly * u(1.2, 1.7), 0.38),
        (belly, waist - 0.04),
    ]
    pen.stroke(handle, [0.02, 0.016, u(0.012, 0.025), 0.02], lobes=0.15)
    if dice.likely(0.6):
        for _ in range(dice.whole(3, 6)):
            pen.limb(
                (u(0, neck), 0.14), (u(0, 0.26), u(0.02, 0.12)), (0.016, u(0.004, 0.02)), bend=pen.bend(0.3)
            )
    if dice.likely(0.6):
        pen.stroke(
            [(0, 0.3), (u(0, 0.04), 0.42), (0, 0.58)],
            [0.008, u(0.02, 0.04), 0.01],
            dice.pick(("first", "wash")),
        )
    if dice.likely(0.4):
        pen.fringe(wall[len(wall) // 3 :], 6, u(0.04, 0.08), 0.01, side=-1)


def trunk(pen: Pen) -> None:
    """A stem that forks above into heaps and below into roots."""
    dice, u = pen.dice, pen.dice.between
    pen.stroke([(0, 0.38), (u(0, 0.02), 0.58), (0, 0.82)], [0.05, u(0.045, 0.07), 0.07], lobes=0.3)
    for _ in range(dice.whole(3, 5)):
        end = (u(0.06, 0.34), u(0.1, 0.36))
        pen.limb((0.02, u(0.4, 0.5)), end, (0.035, 0.018), bend=pen.bend(0.35))
        ink: Ink = dice.pick(("black", "black", "wash", "first"))
        for _ in range(dice.whole(2, 4)):
            pen.blob((abs(end[0] + u(-0.06, 0.06)), end[1] + u(-0.05, 0.05)), u(0.03, 0.06), ink, spread=1.0)
    pen.blob((0, u(0.14, 0.22)), u(0.05, 0.09), count=8, spread=1.0)
    for _ in range(dice.whole(4, 7)):
        pen.limb((0.02, 0.8), (u(0.02, 0.32), u(0.86, 0.96)), (0.04, 0.004), bend=u(-0.35, 0.1))
    if dice.likely(0.6):
        pen.cut([(0, u(0.5, 0.55)), (0, u(0.62, 0.7))], [0.008, u(0.014, 0.026)])
