"""Blots of two upright or leaning halves that meet, or almost meet, at the fold."""

import math

from press.inkblots.pen import Ink, Pen, Place


def standing(pen: Pen) -> None:
    """Two tall halves with knobs above, an arm to the fold and something between."""
    dice, u = pen.dice, pen.dice.between
    x, y, knob = u(0.16, 0.27), u(0.15, 0.24), u(0.042, 0.062)
    hx = x + u(-0.1, 0.08)
    pen.blob((hx, y), knob, count=5, spread=0.5)
    if dice.likely(0.6):
        pen.limb((hx - knob * 0.6, y + 0.01), (hx - knob * u(1.3, 2.0), y + u(0, 0.03)), (0.018, 0.005))
    match dice.pick(("peak", "pair", "crest", "none", "veil")):
        case "peak":
            pen.limb(
                (hx, y - knob),
                (hx + u(-0.02, 0.06), y - knob - u(0.05, 0.1)),
                (0.03, 0.008),
                bend=pen.bend(0.3),
            )
        case "pair":
            pen.limb((hx, y - 0.03), (hx + u(0, 0.05), y - u(0.1, 0.15)), (0.016, 0.007), bend=0.2)
            pen.limb((hx - 0.02, y - 0.03), (hx - 0.04, y - u(0.08, 0.13)), (0.014, 0.006), bend=-0.1)
        case "crest":
            pen.fringe([(hx + 0.03 * k, y - 0.03 + 0.02 * k) for k in range(-1, 3)], 1, 0.06, 0.012, side=-1)
        case "veil":
            pen.stroke([(hx, y - 0.04), (hx + 0.07, y + 0.05), (x + 0.12, y + 0.25)], [0.03, 0.03, 0.01])
        case _:
            pass
    chest, hip = y + u(0.12, 0.16), u(0.55, 0.64)
    spine = [
        (hx, y + 0.03),
        (x + u(0, 0.04), chest),
        (x + u(0.03, 0.09), (chest + hip) / 2),
        (x + u(-0.02, 0.05), hip),
    ]
    pen.stroke(spine, [0.022, u(0.05, 0.08), u(0.06, 0.1), u(0.07, 0.11)], lobes=0.35)
    reach = u(0.38, 0.62)
    arm = [
        (x - 0.02, chest + 0.02),
        (x - u(0.03, 0.09), (chest + reach) / 2 + u(0.02, 0.08)),
        (u(0.01, 0.05), reach),
    ]
    pen.stroke(arm, [0.035, 0.025, 0.013], lobes=0.15)
    if dice.likely(0.4):
        back = [
            (x, chest + 0.02),
            (x + u(0.08, 0.16), chest + u(-0.06, 0.06)),
            (x + u(0.14, 0.25), chest + u(-0.14, 0.1)),
        ]
        pen.stroke(back, [0.035, 0.022, 0.01], lobes=0.15)
    _below(pen, x, hip)
    _between(pen, x)
    for _ in range(dice.whole(0, 2)):
        pen.hole((x + u(-0.01, 0.08), u(chest, hip)), u(0.01, 0.03))


def _below(pen: Pen, x: float, hip: float) -> None:
    dice, u = pen.dice, pen.dice.between
    if dice.likely(0.55):
        for _ in range(2):
            knee = x + u(-0.12, 0.1)
            foot = [(knee + u(-0.06, 0.08), u(0.83, 0.9)), (knee - u(0.02, 0.07), u(0.86, 0.92))]
            pen.stroke(
                [(x + 0.02, hip), (knee, hip + u(0.1, 0.16)), *foot], [0.07, 0.035, 0.02, 0.012], lobes=0.15
            )
    else:
        for _ in range(dice.whole(3, 5)):
            start, end = (x + u(-0.02, 0.06), hip - 0.05), (x + u(-0.14, 0.14), u(0.82, 0.92))
            pen.limb(start, end, (0.08, u(0.015, 0.05)), bend=pen.bend(0.2))


def _between(pen: Pen, x: float) -> None:
    dice, u = pen.dice, pen.dice.between
    match dice.pick(("heap", "flare", "bar", "drop", "column", "nothing")):
        case "heap":
            pen.blob((0, u(0.66, 0.74)), u(0.06, 0.1), dice.pick(("black", "first")), count=6)
            pen.stroke([(0, 0.9), (x, 0.9), (x + 0.18, 0.88)], [0.03, 0.025, 0.006], lobes=0.3)
        case "flare":
            for _ in range(5):
                pen.limb((0, 0.8), (u(0, 0.06), u(0.55, 0.72)), (0.03, 0.005), "first", bend=pen.bend(0.3))
        case "bar":
            pen.stroke([(0, 0.9), (x, 0.9), (x + 0.18, 0.88)], [0.03, 0.025, 0.006], lobes=0.3)
        case "drop":
            pen.blob((0, u(0.1, 0.2)), u(0.03, 0.05), "first", count=5)
            pen.limb((0, 0.2), (0, 0.32), (0.01, 0.004), "first")
        case "column":
            pen.stroke(
                [(0, u(0.3, 0.4)), (0, 0.6), (0, 0.88)],
                [0.012, u(0.02, 0.04), 0.03],
                dice.pick(("wash", "first")),
            )
        case _:
            pass


def swaying(pen: Pen) -> None:
    """Two slender halves with wide, ragged lower parts and a lifted limb."""
    dice, u = pen.dice, pen.dice.between
    x, y = u(0.1, 0.2), u(0.14, 0.22)
    pen.blob((x, y), u(0.03, 0.045), count=4, spread=0.4)
    hip = (x + u(-0.02, 0.1), u(0.45, 0.55))
    pen.stroke([(x, y + 0.03), (x + u(-0.03, 0.06), y + 0.13), hip], [0.018, u(0.04, 0.055), u(0.03, 0.05)])
    pen.stroke(
        [(x, y + 0.09), (x * 0.4, y + u(-0.05, 0.1)), (0.005, y + u(-0.12, 0.1))], [0.025, 0.016, 0.01]
    )
    far = [
        (x + 0.02, y + 0.1),
        (x + u(0.1, 0.18), y + u(-0.05, 0.12)),
        (x + u(0.18, 0.34), y + u(-0.1, 0.16)),
    ]
    pen.stroke(far, [0.028, 0.018, 0.006], lobes=0.15)
    for _ in range(dice.whole(5, 8)):
        turn = (hip[0] + u(-0.08, 0.18), hip[1] + u(0.06, 0.15))
        end = (hip[0] + u(-0.14, 0.34), hip[1] + u(0.12, 0.28))
        ink: Ink = dice.pick(("black", "black", "wash", "first"))
        pen.stroke([hip, turn, end], [0.04, u(0.03, 0.05), u(0.008, 0.03)], ink, lobes=0.3)
    inner = [hip, (hip[0] + u(-0.08, 0.02), 0.72), (max(0, hip[0] + u(-0.12, 0)), 0.92)]
    pen.stroke(inner, [0.045, 0.025, 0.01], lobes=0.1)
    outer = [hip, (hip[0] + u(0.05, 0.14), 0.7), (hip[0] + u(0.1, 0.32), u(0.72, 0.9))]
    pen.stroke(outer, [0.045, 0.025, 0.01], lobes=0.1)


def facing(pen: Pen) -> None:
    """Two low, long halves on short supports, turned to the fold, with a shape rising between."""
    dice, u = pen.dice, pen.dice.between
    x, y, slope, half = u(0.22, 0.3), u(0.42, 0.54), u(-0.8, 0.3), u(0.15, 0.2)
    run, rise = math.cos(slope + math.pi) * half, math.sin(slope + math.pi) * half * 0.9
    rear: Place = (min(max(x - run, 0.12), 0.5), y - rise)
    front: Place = (max(x + run * 0.7, 0.07), y + rise * 0.7)
    pen.stroke([rear, (x, y - u(0, 0.04)), front], [u(0.06, 0.09), u(0.06, 0.08), u(0.045, 0.07)], lobes=0.4)
    knob: Place = (max(0.04, front[0] + u(-0.04, 0.02)), front[1] - u(0.07, 0.12))
    pen.blob(knob, u(0.035, 0.055), count=4, spread=0.5)
    pen.limb(front, knob, (0.045, 0.035))
    pen.limb(knob, (max(0.01, knob[0] - u(0.05, 0.09)), knob[1] + u(-0.01, 0.05)), (0.026, 0.01))
    for _ in range(dice.whole(1, 2)):
        end = (knob[0] + u(-0.01, 0.06), knob[1] - u(0.06, 0.11))
        pen.limb((knob[0], knob[1] - 0.02), end, (0.015, 0.005), bend=pen.bend(0.3))
    for base in (rear, front):
        for _ in range(2):
            foot = base[0] + u(-0.1, 0.06)
            leg = [base, ((base[0] + foot) / 2 + u(0, 0.03), base[1] + u(0.08, 0.12))]
            pen.stroke(
                [*leg, (max(0, foot), min(0.92, base[1] + u(0.18, 0.27)))], [0.045, 0.022, 0.012], lobes=0.12
            )
    tail = [
        rear,
        (rear[0] + u(0.04, 0.1), rear[1] + u(-0.1, 0.06)),
        (rear[0] + u(0.08, 0.2), rear[1] + u(-0.2, 0.15)),
    ]
    pen.stroke(tail, [0.03, 0.02, 0.006])
    ink: Ink = dice.pick(("black", "first", "wash"))
    if dice.likely(0.5):
        pen.stroke([(0, u(0.1, 0.2)), (0, 0.5), (0, 0.92)], [0.02, 0.025, 0.05], ink, lobes=0.5)
    else:
        for _ in range(6):
            pen.limb((0, u(0.8, 0.9)), (u(0.1, 0.34), u(0.78, 0.92)), (0.035, 0.02), ink, bend=pen.bend(0.2))


def bowed(pen: Pen) -> None:
    """Two hunched halves that curl towards the fold over a shared base."""
    dice, u = pen.dice, pen.dice.between
    back, top = u(0.3, 0.4), u(0.2, 0.3)
    curl = [
        (u(0.05, 0.1), top + u(0.1, 0.18)),
        (u(0.14, 0.2), top),
        (back, top + u(0.1, 0.18)),
        (back * u(0.8, 1), 0.7),
    ]
    line = pen.stroke(
        [*curl, (u(0.12, 0.24), u(0.84, 0.9))], [0.03, u(0.045, 0.06), u(0.06, 0.09), u(0.08, 0.11), 0.06]
    )
    pen.blob((curl[0][0], curl[0][1]), u(0.04, 0.055), count=5, spread=0.5)
    pen.stroke(
        [(back * 0.8, 0.55), (back * 0.5, u(0.55, 0.62)), (u(0.01, 0.06), u(0.56, 0.68))], [0.05, 0.03, 0.014]
    )
    pen.stroke([(0, 0.9), (0.16, 0.89), (u(0.3, 0.44), u(0.86, 0.92))], [0.03, 0.035, 0.008], lobes=0.4)
    if dice.likely(0.6):
        pen.fringe(line[len(line) // 4 :], dice.whole(6, 11), u(0.05, 0.11), u(0.01, 0.018), side=-1)
    if dice.likely(0.7):
        pen.blob((0, u(0.62, 0.78)), u(0.03, 0.06), dice.pick(("first", "first", "black", "wash")), count=6)
    if dice.likely(0.5):
        pen.blob((u(0, 0.05), u(0.1, 0.16)), u(0.02, 0.035), "second", count=5)
