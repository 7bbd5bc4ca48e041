"""Blots that fill the sheet from side to side: scalloped sails, jointed arms, rays and arches."""

from press.inkblots.pen import Ink, Pen


def scalloped(pen: Pen) -> None:
    """A long upper edge with hanging scallops and windows between them."""
    dice, u = pen.dice, pen.dice.between
    middle, span = u(0.4, 0.52), u(0.5, 0.6)
    body = [0.035, u(0.05, 0.09), 0.015]
    pen.stroke([(0, middle - u(0.1, 0.16)), (0, middle), (0, middle + u(0.15, 0.3))], body, lobes=0.3)
    tip = (span, middle + u(-0.1, 0.12))
    line = [
        (0.02, middle - 0.04),
        (span * 0.35, middle - u(0.1, 0.22)),
        (span * 0.72, middle - u(0.06, 0.2)),
        tip,
    ]
    edge = pen.stroke(line, [0.05, u(0.03, 0.06), 0.03, 0.008], lobes=0.25)
    for _ in range(dice.whole(3, 6)):
        t = u(0.15, 0.9)
        x, y = edge[int(t * (len(edge) - 1))]
        end = (x + u(-0.06, 0.05), y + u(0.12, 0.28) * (1.15 - t))
        pen.limb((x, y), end, (u(0.04, 0.065) * (1.2 - t), 0.008), bend=pen.bend(0.2))
    low = [(0.03, middle + 0.04), (span * 0.4, middle + u(0, 0.07)), (span * 0.8, middle + u(-0.02, 0.04))]
    pen.stroke(low, [0.05, 0.035, 0.01], dice.pick(("black", "wash", "first")))
    pen.fringe(edge, 14, u(0.03, 0.07), 0.01, side=-1)
    for _ in range(dice.whole(1, 3)):
        pen.hole((u(0.1, span * 0.6), middle + u(-0.08, 0.02)), u(0.014, 0.03))


def jointed(pen: Pen) -> None:
    """A compact middle with bent arms, each ending in a fork or a knob."""
    dice, u = pen.dice, pen.dice.between
    for _ in range(dice.whole(4, 6)):
        pen.blob((u(0, 0.12), u(0.38, 0.6)), u(0.05, 0.08), count=5)
    for arm in range(dice.whole(3, 5)):
        start, knee = (0.1, 0.4 + arm * 0.05), (u(0.22, 0.34), u(0.2, 0.34) + arm * u(0.06, 0.12))
        end = (knee[0] + u(0.06, 0.24), knee[1] + u(-0.08, 0.24))
        pen.stroke([start, knee, end], [u(0.022, 0.035), u(0.014, 0.024), 0.01], lobes=0.15)
        match dice.pick(("fork", "knob", "plain")):
            case "fork":
                pen.limb(end, (end[0] + u(0, 0.08), end[1] - u(0.05, 0.1)), (0.018, 0.004), bend=0.3)
                pen.limb(end, (end[0] + u(0.03, 0.1), end[1] + u(0, 0.05)), (0.018, 0.004), bend=-0.3)
            case "knob":
                pen.blob(end, u(0.02, 0.045), dice.pick(("black", "first", "wash")), count=5)
            case _:
                pass
    for _ in range(dice.whole(1, 3)):
        pen.limb((0.04, 0.4), (u(0.02, 0.12), u(0.18, 0.28)), (0.016, u(0.004, 0.014)), bend=pen.bend(0.4))
    if dice.likely(0.5):
        pen.blob((u(0, 0.06), u(0.66, 0.76)), u(0.03, 0.06), dice.pick(("first", "second", "black")))
    for _ in range(dice.whole(1, 3)):
        pen.hole((u(0.02, 0.1), u(0.38, 0.56)), u(0.008, 0.022))


def ray(pen: Pen) -> None:
    """One broad sheet, thick in the middle and drawn out to points, with a trailing line."""
    dice, u = pen.dice, pen.dice.between
    middle, span, sweep = u(0.4, 0.5), u(0.46, 0.58), u(-0.16, 0.2)
    front = [(0, middle - u(0.12, 0.18)), (span * 0.45, middle - u(0.04, 0.12)), (span, middle + sweep)]
    pen.stroke(front, [0.05, u(0.04, 0.06), 0.006], lobes=0.25)
    back = [(0, middle + u(0.08, 0.14)), (span * 0.4, middle + u(0.02, 0.1)), (span * 0.95, middle + sweep)]
    rear = pen.stroke(back, [0.07, u(0.05, 0.07), 0.01], lobes=0.3)
    pen.stroke([(0, middle), (span * 0.4, middle)], [0.08, 0.06], dice.pick(("black", "black", "wash")))
    tail = [(0, middle + 0.12), (u(0, 0.01), u(0.66, 0.74)), (0, u(0.82, 0.93))]
    pen.stroke(tail, [0.03, u(0.012, 0.02), u(0.004, 0.02)], lobes=0.1)
    pen.fringe(rear, dice.whole(6, 12), u(0.05, 0.14), u(0.012, 0.022))
    if dice.likely(0.6):
        ink: Ink = dice.pick(("first", "second", "wash"))
        pen.blob((u(0.1, 0.3), middle + u(0.16, 0.3)), u(0.025, 0.05), ink)
    for _ in range(dice.whole(1, 2)):
        pen.cut(
            [(u(0.06, 0.12), middle), (u(0.14, 0.26), middle + sweep * 0.3)], [0.008, u(0.014, 0.026), 0.006]
        )


def arches(pen: Pen) -> None:
    """Loops side by side, joined by a beam, with the paper showing through them."""
    dice, u = pen.dice, pen.dice.between
    beam = u(0.3, 0.42)
    reach = u(0.46, 0.58)
    line = [(0, beam), (reach * 0.5, beam + u(-0.08, 0.03)), (reach, beam + u(-0.04, 0.14))]
    top = pen.stroke(line, [u(0.04, 0.06), u(0.03, 0.05), 0.012], lobes=0.35)
    x = u(0.02, 0.1)
    while x < reach - 0.04:
        low = beam + u(0.14, 0.34)
        wide = u(0.06, 0.12)
        loop = [
            (x, beam),
            (x - wide * 0.2, (beam + low) / 2),
            (x + wide * 0.5, low),
            (x + wide, (beam + low) / 2),
        ]
        radii = [0.03, u(0.016, 0.03), u(0.02, 0.045), u(0.016, 0.03), 0.03]
        pen.stroke(
            [*loop, (x + wide, beam)],
            radii,
            dice.pick(("black", "black", "black", "first", "wash")),
            lobes=0.3,
        )
        x += wide * u(1.3, 1.9)
    if dice.likely(0.7):
        pen.fringe(top, dice.whole(5, 10), u(0.06, 0.14), u(0.01, 0.018), side=-1)
    pen.stroke(
        [(0, beam - u(0.06, 0.14)), (0, beam), (0, beam + u(0.2, 0.4))],
        [0.02, u(0.04, 0.06), 0.01],
        lobes=0.3,
    )
