"""Hills, waves, clouds, trees and the moon."""

import math
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import ball, fuzz, group, put, ring, sheet, smooth, tube, turned


def hill(rng: random.Random, colour: str, tall: float, wide: float = 9.0) -> Any:
    """A ridge of paper."""
    phase, waves = rng.uniform(0, 6), rng.uniform(1.0, 2.2)
    top = [
        (x, tall * (0.72 + 0.28 * math.sin(waves * x + phase) + 0.08 * math.sin(4 * x + phase)))
        for x in [wide * (k / 40 - 0.5) for k in range(41)]
    ]
    return sheet([(-wide / 2, -0.2), *top, (wide / 2, -0.2)], m.paper(colour), 0.05)


def wave(rng: random.Random, colour: str, tall: float, wide: float = 9.0) -> Any:
    """A strip of sea with curling crests, to stand in rows."""
    step, phase = rng.uniform(0.5, 0.7), rng.uniform(-0.3, 0.3)
    top: list[tuple[float, float]] = []
    for k in range(int(wide / step) + 1):
        x, up = phase - wide / 2 + k * step, tall * rng.uniform(0.9, 1.08)
        top += [
            (x, up * 0.62),
            (x + step * 0.35, up * 0.78),
            (x + step * 0.62, up),
            (x + step * 0.86, up * 0.93),
            (x + step * 0.8, up * 0.78),
        ]
    soft = [(p[0], p[1]) for p in smooth(top, 4)]
    return sheet([(-wide / 2 - 0.6, -0.2), *soft, (wide / 2 + 1, -0.2)], m.paper(colour), 0.05)


def cloud(rng: random.Random, colour: str, wide: float = 1.2, thread: float = 5.0) -> Any:
    """A cloud of wool on a thread."""
    made: list[Any] = []
    for k in range(5):
        x = wide * (k / 4 - 0.5)
        size = wide * (0.16 + 0.14 * math.sin(math.pi * (k + 0.5) / 5)) * rng.uniform(0.9, 1.15)
        puff = ball(
            (size * 1.15, size * 0.8, size), m.felt(colour), (x, rng.uniform(-0.08, 0.08), size * 0.55), 0.12
        )
        fuzz(puff, m.felt(colour), rng, 900, 0.07)
        made.append(puff)
    if thread:
        made.append(tube([(0, 0, wide * 0.2), (0, 0, thread)], 0.008, m.thread("#d8cdb8"), soft=False))
    return group(*made)


def paper_tree(rng: random.Random, colour: str, tall: float = 1.2) -> Any:
    """Three paper cones on a stick."""
    made = [turned([(0.05, 0), (0.035, tall * 0.6)], m.wood("#5f4028"))]
    for k in range(3):
        low, wide = tall * (0.2 + 0.22 * k), tall * (0.3 - 0.07 * k)
        made.append(
            turned(
                [(wide, low), (wide * 0.5, low + tall * 0.17), (0.005, low + tall * 0.38)],
                m.paper(colour),
                around=rng.choice((9, 11, 13)),
                soft=False,
            )
        )
    return group(*made)


def felt_tree(rng: random.Random, colour: str, tall: float = 1.2) -> Any:
    """A ball of wool on a stick."""
    crown = ball((tall * 0.28, tall * 0.26, tall * 0.32), m.felt(colour), (0, 0, tall * 0.7), 0.12)
    fuzz(crown, m.felt(colour), rng, 1500, 0.06)
    return group(turned([(0.05, 0), (0.035, tall * 0.6)], m.wood("#5f4028")), crown)


def wire_tree(
    rng: random.Random, colour: str, tall: float = 3.0, branches: int = 9
) -> tuple[Any, list[tuple[float, float, float]]]:
    """A bare tree of wound wire, and the tips of its branches."""
    bark = m.wood(colour)
    made = [tube([(0.05, 0, 0), (-0.06, 0, tall * 0.3), (0.05, 0, tall * 0.62)], 0.15, bark, ends=0.55)]
    for k in range(5):
        angle = k * math.tau / 5 + 0.3
        made.append(
            tube(
                [
                    (0, 0, 0.22),
                    (0.2 * math.cos(angle), 0.2 * math.sin(angle), 0.06),
                    (0.5 * math.cos(angle), 0.4 * math.sin(angle), 0),
                ],
                0.08,
                bark,
                ends=0.3,
            )
        )
    tips: list[tuple[float, float, float]] = []
    for k in range(branches):
        angle = math.radians(-78 + 156 * k / (branches - 1) + rng.uniform(-5, 5))
        start = tall * (0.6 - 0.14 * abs(math.sin(angle)))
        reach = tall * (0.26 if k % 2 else 0.4) * rng.uniform(0.92, 1.08)
        deep = rng.uniform(-0.35, 0.35)
        x, z = reach * math.sin(angle), start + reach * math.cos(angle)
        bend = (x * 0.45, deep * 0.4, start + (z - start) * 0.35 - 0.06)
        twig = (x * 0.85, deep, start + (z - start) * 0.95)
        made.append(tube([(0, 0, start - 0.1), bend, twig, (x, deep, z)], 0.07, bark, ends=0.35))
        tips.append((x, deep, z))
    return group(*made), tips


def moon(colour: str, size: float = 0.9, *, shining: float = 0.0) -> Any:
    """A full moon of clay, with craters, or one that shines through paper."""
    made = [
        ball((size, size * 0.35, size), m.lit(colour, shining) if shining else m.clay(colour), lumps=0.02)
    ]
    if not shining:
        for x, z, r in (
            (-0.3, 0.35, 0.16),
            (0.35, -0.1, 0.2),
            (-0.2, -0.4, 0.12),
            (0.1, 0.6, 0.08),
            (-0.55, -0.05, 0.09),
        ):
            deep = size * 0.34 * math.sqrt(1 - x * x - z * z)
            rim = [(size * r * math.cos(k / 2), 0, size * r * math.sin(k / 2)) for k in range(14)]
            made.append(put(tube(rim, 0.022, m.clay(colour)), (x * size, -deep, z * size)))
    return group(*made)


def star(colour: str, size: float = 0.14, thread: float = 5.0) -> Any:
    """A folded paper star on a thread."""
    outline = [
        (
            size * (1 if k % 2 else 0.45) * math.sin(k * math.pi / 5),
            size * (1 if k % 2 else 0.45) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    return group(
        sheet(outline, m.lit(colour, 1.2), 0.03),
        tube([(0, 0, size * 0.4), (0, 0, thread)], 0.006, m.thread("#d8cdb8"), soft=False),
    )


def puddle(colour: str, wide: float) -> Any:
    """Still water: a shiny cut sheet, lying down."""
    return group(put(sheet(ring(wide, 40, tall=0.62), m.bead(colour), 0.02), (0, 0, 0.015), lean=(-90, 0)))
