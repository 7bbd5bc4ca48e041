"""Blots in many pieces: sprinklings, splashes, rings and chains."""

import math

from press.inkblots.pen import Ink, Pen, Place, towards

_TURN = 2 * math.pi
_APART = 0.14


def _piece(pen: Pen, at: Place, ink: Ink) -> None:
    """One small piece: a heap, a burr, a ribbon, a leaf or a hook."""
    dice, u = pen.dice, pen.dice.between
    x, y = at
    match dice.pick(("heap", "burr", "ribbon", "leaf", "hook")):
        case "heap":
            pen.blob(at, u(0.03, 0.08), ink, spread=0.9)
        case "burr":
            pen.blob(at, u(0.025, 0.045), ink, count=4, spread=0.6)
            for _ in range(dice.whole(4, 8)):
                pen.limb(at, towards(at, u(0, _TURN), u(0.05, 0.12)), (0.014, 0.003), ink, bend=pen.bend(0.5))
        case "ribbon":
            line = [
                at,
                (x + u(-0.06, 0.06), y + 0.07),
                (x + u(-0.06, 0.08), y + 0.14),
                (x + u(-0.08, 0.08), y + 0.2),
            ]
            pen.stroke(line, [u(0.01, 0.025), 0.022, 0.018, 0.004], ink)
        case "leaf":
            end = (x + u(-0.14, 0.14), y + u(-0.1, 0.1))
            pen.stroke(
                [at, (x + u(-0.07, 0.07), y + u(-0.07, 0.07)), end], [0.006, u(0.03, 0.05), 0.004], ink
            )
        case _:
            line = [(x - 0.03, y), (x, y - 0.03), (x + 0.03, y + 0.03), (x, y + 0.1), (x + 0.03, y + 0.15)]
            pen.stroke([*line, (x + 0.05, y + 0.12)], [0.008, 0.026, 0.03, 0.034, 0.014, 0.004], ink)


def sprinkled(pen: Pen) -> None:
    """Pieces of every kind all over the sheet, kept apart from one another."""
    dice, u = pen.dice, pen.dice.between
    placed: list[Place] = []
    for _ in range(60):
        at = (u(0, 0.5), u(0.1, 0.85))
        if len(placed) < dice.whole(8, 11) and all(math.dist(at, other) > _APART for other in placed):
            _piece(pen, at, dice.pick(("black", "black", "first", "second", "wash")))
            placed.append(at)
    if dice.likely(0.6):
        line = [(0, u(0.1, 0.3)), (u(0, 0.02), 0.5), (0, u(0.6, 0.9))]
        pen.stroke(line, [0.008, u(0.02, 0.05), 0.01], dice.pick(("black", "second", "wash")), lobes=0.35)


def splashed(pen: Pen) -> None:
    """An accident: heaps flung one from another, and their splinters."""
    dice, u = pen.dice, pen.dice.between
    at = (0.02, u(0.15, 0.3))
    for _ in range(dice.whole(4, 6)):
        ink: Ink = dice.pick(("black", "black", "black", "first", "wash"))
        pen.blob(at, u(0.05, 0.12), ink, count=8, spread=1.1)
        there = (abs(at[0] + dice.bell(0.16)), min(0.85, max(0.14, at[1] + u(-0.05, 0.22))))
        pen.limb(at, there, (u(0.02, 0.05), u(0.02, 0.05)), ink, bend=pen.bend(0.4))
        at = (min(there[0], 0.4), there[1])
        for _ in range(dice.whole(1, 4)):
            pen.limb(at, towards(at, u(0, _TURN), u(0.08, 0.22)), (0.03, 0.006), ink, bend=pen.bend(0.3))
    for _ in range(dice.whole(2, 5)):
        pen.hole((u(0, 0.2), u(0.25, 0.75)), u(0.012, 0.04))


def ringed(pen: Pen) -> None:
    """Pieces in a broken ring about an almost empty middle."""
    dice, u = pen.dice, pen.dice.between
    middle, radius, count = u(0.46, 0.54), u(0.3, 0.4), dice.whole(6, 9)
    for step in range(count):
        course = -math.pi / 2 + math.pi * (step + u(0.2, 0.8)) / count
        ink: Ink = dice.pick(("black", "black", "wash", "first", "second"))
        at = towards((0, middle), course, radius * u(0.85, 1.12))
        pen.blob(at, u(0.03, 0.06), ink, spread=0.9)
        end = towards(at, course + u(0.8, 2.2), u(0.06, 0.14))
        pen.limb(at, end, (u(0.02, 0.035), 0.005), ink, bend=pen.bend(0.5))
    pen.blob((u(0, 0.03), middle), u(0.03, 0.07), dice.pick(("first", "black", "second")), spread=1.0)
    for _ in range(dice.whole(2, 5)):
        inner = towards((0, middle), u(-1.4, 1.4), radius * u(0.35, 0.6))
        pen.dot(inner, u(0.006, 0.018))


def chained(pen: Pen) -> None:
    """Beads of many sizes on drooping threads from the fold outwards."""
    dice, u = pen.dice, pen.dice.between
    for _ in range(dice.whole(3, 4)):
        y, reach = u(0.12, 0.7), u(0.3, 0.52)
        line = [(0, y), (reach * 0.5, y + u(0.03, 0.2)), (reach, y + u(-0.06, 0.14))]
        thread = pen.stroke(line, [0.006, 0.004, 0.006], lobes=0.05)
        at = dice.whole(1, 4)
        while at < len(thread):
            ink: Ink = dice.pick(("black", "black", "first", "second", "wash"))
            pen.blob(thread[at], u(0.015, 0.05), ink, count=6, spread=0.9)
            at += dice.whole(5, 11)
    pen.stroke([(0, u(0.08, 0.2)), (0, 0.5), (0, u(0.75, 0.92))], [0.01, u(0.012, 0.03), 0.008], lobes=0.3)
