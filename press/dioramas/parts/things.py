"""Things of brass, glass, wood and paper: boats, cages, clocks, keys, jars, balloons, umbrellas, cups."""

import math
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, box, group, put, ring, sheet, tube, turned

HEART = (
    (0, -0.22),
    (0.2, 0.0),
    (0.17, 0.15),
    (0.06, 0.16),
    (0, 0.08),
    (-0.06, 0.16),
    (-0.17, 0.15),
    (-0.2, 0.0),
)
"""Half a hand wide."""


def boat(colour: str, sail: str, size: float = 1.0) -> Any:
    """A folded paper boat."""
    hull = sheet([(-0.5, 0.3), (-0.3, 0), (0.3, 0), (0.5, 0.3)], m.paper(colour), 0.26)
    cloth = sheet([(0.02, 0.3), (0.02, 0.95), (0.4, 0.34)], m.paper(sail), 0.02)
    mast = tube([(0, 0, 0.1), (0, 0, 1.0)], 0.018, m.wood("#7a5535"), soft=False)
    return put(group(hull, cloth, mast), size=size)


def cage(colour: str = "#c9973f", wide: float = 1.1, tall: float = 1.7, bars: int = 16) -> Any:
    """A brass birdcage, its dome closed and a ring on top."""
    brass, radius, dome = m.brass(colour), wide / 2, tall * 0.68
    made = [turned([(0, 0), (radius * 1.12, 0), (radius * 1.12, 0.06), (radius, 0.1), (0, 0.1)], brass)]
    for k in range(bars):
        c, s = math.cos(k * math.tau / bars), math.sin(k * math.tau / bars)
        rise = [
            (radius * c, radius * s, 0.08),
            (radius * c, radius * s, dome * 0.5),
            (radius * c, radius * s, dome),
        ]
        arch = [
            (radius * math.cos(a) * c, radius * math.cos(a) * s, dome + (tall - dome) * math.sin(a))
            for a in (0.4, 0.8, 1.2, 1.57)
        ]
        made.append(tube(rise + arch, 0.016, brass))
    made += [
        tube([(radius * x, radius * y, z) for x, y in [*ring(1, 28), (1, 0)]], 0.02, brass, soft=False)
        for z in (dome * 0.5, dome)
    ]
    made.append(
        tube(
            [(0.1 * x, 0, tall + 0.1 + 0.1 * y) for x, y in [*ring(1, 16), (1, 0)]], 0.022, brass, soft=False
        )
    )
    return group(*made)


def clock(colour: str, radius: float = 0.3, hour: float = 10, minute: float = 10) -> Any:
    """A clock with a brass rim, facing the camera; its middle is its place."""
    rim = tube(
        [(radius * x, 0, radius * y) for x, y in [*ring(1, 36), (1, 0)]], radius * 0.13, m.brass(), soft=False
    )
    made = [rim, sheet(ring(radius), m.card(colour), 0.08)]
    for k in range(12):
        a = k * math.tau / 12
        made.append(
            ball(
                (radius * 0.05, 0.012, radius * 0.05),
                m.bead("#17131a"),
                (radius * 0.78 * math.sin(a), -0.05, radius * 0.78 * math.cos(a)),
            )
        )
    for turns, long, thick in ((hour / 12, 0.48, 0.06), (minute / 60, 0.72, 0.04)):
        a = turns * math.tau
        made.append(
            tube(
                [(0, -0.06, 0), (radius * long * math.sin(a), -0.06, radius * long * math.cos(a))],
                radius * thick,
                m.bead("#17131a"),
                soft=False,
            )
        )
    return group(*made)


def key(size: float = 0.5, colour: str = "#c9973f") -> Any:
    """A brass key, upright, its bow on top."""
    brass, thick = m.brass(colour), 0.05 * size
    bow = tube(
        [(0.16 * size * x, 0, size * (0.84 + 0.16 * y)) for x, y in [*ring(1, 24), (1, 0)]],
        thick,
        brass,
        soft=False,
    )
    bits = [
        box((0.16 * size, 0.06 * size, 0.07 * size), brass, (0.09 * size, 0, z * size), 0.004)
        for z in (0.04, 0.16)
    ]
    return group(bow, tube([(0, 0, 0), (0, 0, size * 0.68)], thick, brass, soft=False), *bits)


def jar(wide: float = 1.4, tall: float = 2.2, colour: str = "#eef6f4") -> Any:
    """A glass jar with a cork lid."""
    r = wide / 2
    wall = [
        (0, 0.02),
        (r * 0.9, 0.02),
        (r, 0.12),
        (r, tall * 0.78),
        (r * 0.86, tall * 0.88),
        (r * 0.72, tall * 0.92),
        (r * 0.74, tall),
    ]
    inner = [(max(0, x - 0.045), min(tall, y + 0.03)) for x, y in reversed(wall)]
    cork = turned(
        [(0, tall - 0.14), (r * 0.66, tall - 0.14), (r * 0.72, tall + 0.16), (0, tall + 0.18)],
        m.felt("#b78a5c"),
        soft=False,
    )
    return group(turned(wall + inner, m.glass(colour), around=64), cork)


def dome(wide: float, tall: float) -> Any:
    """A glass bell over something, with a knob."""
    r = wide / 2
    wall = [(r, 0.02), (r, tall - r)] + [
        (r * math.cos(a), tall - r + r * math.sin(a)) for a in [k * math.pi / 24 for k in range(1, 13)]
    ]
    inner = [(max(0.0, x - 0.02), z - 0.02) for x, z in reversed(wall)]
    return group(
        turned([*wall, *inner], m.glass("#f2f8f6"), around=64),
        ball((0.07, 0.07, 0.07), m.brass(), (0, 0, tall + 0.05)),
    )


def umbrella(colour: str, rib: str, wide: float = 1.2) -> Any:
    """An open umbrella of felt with its handle; the hand holds its foot."""
    r, top = wide / 2, 1.15
    cloth = turned(
        [(r, top - 0.3), (r * 0.82, top - 0.14), (r * 0.5, top - 0.02), (0.02, top + 0.05)],
        m.felt(colour),
        around=8,
    )
    stick = tube(
        [(0.1, 0, 0.05), (0.05, 0, -0.02), (0, 0, 0.06), (0, 0, 0.6), (0, 0, top + 0.14)], 0.022, m.wood(rib)
    )
    return group(cloth, stick)


def cup(colour: str, inside: str, wide: float = 1.6) -> Any:
    """A clay cup on its saucer, full of something."""
    r = wide / 2
    wall = [
        (0, 0.1),
        (r * 0.5, 0.1),
        (r * 0.82, 0.4 * r),
        (r, 1.0 * r),
        (r * 1.02, 1.22 * r),
        (r * 0.95, 1.22 * r),
        (r * 0.9, 0.9 * r),
    ]
    saucer = [(0, 0.02), (r * 0.9, 0.02), (r * 1.5, 0.14), (r * 1.5, 0.18), (r * 0.8, 0.08), (0, 0.08)]
    grip = tube(
        [(r * 0.9, 0, 1.0 * r), (r * 1.4, 0, 1.02 * r), (r * 1.42, 0, 0.6 * r), (r * 0.84, 0, 0.5 * r)],
        0.07,
        m.clay(colour),
    )
    tea = turned([(0, 1.02 * r), (r * 0.95, 1.02 * r)], m.bead(inside))
    return group(
        turned(wall, m.clay(colour), around=56), turned(saucer, m.clay(colour), around=56), grip, tea
    )


def needle(a: Place, b: Place, thick: float = 0.022) -> Any:
    """A steel needle from its eye to its point."""
    return tube([a, b], thick, m.brass("#c8ccd2"), soft=False, ends=0.2)


def suitcase(rng: random.Random, colour: str) -> Any:
    """A small suitcase with a strap."""
    straps = [box((0.05, 0.22, 0.36), m.wood("#3a2620"), (x, 0, 0.0), 0.01) for x in (-0.14, 0.14)]
    grip = tube(
        [(-0.08, 0, 0.34), (-0.06, 0, 0.42), (0.06, 0, 0.42), (0.08, 0, 0.34)], 0.02, m.wood("#3a2620")
    )
    tag = put(
        sheet([(0, 0), (0.1, 0), (0.1, -0.14), (0, -0.14)], m.paper("#f4e7c8"), 0.01),
        (0.05, -0.13, 0.34),
        lean=(0, rng.uniform(-20, 20)),
    )
    return group(box((0.5, 0.2, 0.34), m.card(colour), edge=0.04), *straps, grip, tag)
