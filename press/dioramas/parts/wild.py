"""Creatures that swim, crawl and fly: whale, fish, snail, bird, moth, mouse."""

import math
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import ball, fuzz, group, put, sheet, smooth, tube
from press.dioramas.parts.faces import face


def whale(
    rng: random.Random, colour: str, belly: str, mood: str, *, gaze: tuple[float, float] = (0, 0)
) -> Any:
    """A whale that rears up out of what it is in: head, flippers and a tail behind."""
    radii, at = (0.62, 0.58, 0.72), (0.0, 0.0, 0.62)
    body = ball(radii, m.felt(colour), at, 0.05)
    fuzz(body, m.felt(colour), rng, 2500, 0.05)
    pale = ball((0.52, 0.48, 0.5), m.felt(belly), (0, -0.15, 0.32), 0.04)
    made = [
        body,
        pale,
        *face(at, radii, mood, gaze=gaze, eyes=(0.5, 0.28, 0.15), mouth=(-0.12, 0.05, 0.4), brow=belly),
    ]
    fin = smooth([(0, 0), (0.42, 0.14), (0.62, 0.0), (0.4, -0.12), (0.1, -0.16)], closed=True)
    made += [
        put(
            sheet([(x * side, z) for x, z in fin], m.felt(colour), 0.1),
            (side * 0.5, -0.1, 0.42),
            lean=(0, side * -28),
        )
        for side in (-1, 1)
    ]
    tail = smooth(
        [(0, 0), (-0.1, 0.4), (-0.5, 0.62), (-0.42, 0.78), (0, 0.66), (0.42, 0.78), (0.5, 0.62), (0.1, 0.4)],
        closed=True,
    )
    made.append(put(sheet(tail, m.felt(colour), 0.1), (0.62, 0.5, 0.55), lean=(0, 20), size=0.8))
    made += [
        tube(
            [(0, 0, 1.3), (k * 0.06, 0, 1.62), (k * 0.24, 0, 1.72), (k * 0.34, 0, 1.54)],
            0.022,
            m.thread("#dff0f2"),
        )
        for k in (-1, 0, 1)
    ]
    return group(*made)


def fish(rng: random.Random, colour: str, fin: str, mood: str) -> Any:
    """A fish seen from the front quarter: its face is towards the camera."""
    radii = (0.34, 0.5, 0.42)
    body = ball(radii, m.clay(colour), lumps=0.05)
    made = [body, *face((0, 0, 0), radii, mood, eyes=(0.6, 0.3, 0.24), mouth=(-0.35, 0.02, 0.3))]
    tail = smooth([(0, 0), (0.42, 0.36), (0.34, 0), (0.42, -0.36)], closed=True)
    made.append(put(sheet(tail, m.felt(fin), 0.05), (0, 0.42, 0), turn=70))
    crest = smooth([(-0.3, 0), (-0.1, 0.26), (0.25, 0.2), (0.3, 0)], closed=True)
    made.append(put(sheet(crest, m.felt(fin), 0.05), (0, 0.05, 0.36), turn=90))
    made += [
        put(
            sheet(
                [(0, 0.1), (side * 0.3, 0.16 + rng.uniform(-0.05, 0.05)), (side * 0.26, -0.12)],
                m.felt(fin),
                0.04,
            ),
            (side * 0.28, -0.05, -0.08),
        )
        for side in (-1, 1)
    ]
    return group(*made)


def snail(colour: str, shell: str, mood: str) -> Any:
    """A clay snail that comes towards the camera, its shell behind."""
    foot = tube(
        [(0, 0.8, 0.06), (0, 0.3, 0.12), (0, -0.25, 0.16), (0, -0.42, 0.5)], 0.2, m.clay(colour), ends=0.9
    )
    at, radii = (0.0, -0.45, 0.66), (0.25, 0.22, 0.24)
    made = [foot, ball(radii, m.clay(colour), at, 0.04), *face(at, radii, mood, eyes=(0.42, 0.1, 0.24))]
    for side in (-1, 1):
        made += [
            tube([(side * 0.1, -0.45, 0.84), (side * 0.16, -0.48, 1.04)], 0.025, m.clay(colour), soft=False),
            ball((0.045, 0.045, 0.045), m.clay(colour), (side * 0.16, -0.48, 1.06)),
        ]
    coil = [
        (
            0.02 * k / 8,
            0.25 + (0.42 - 0.0095 * k) * math.cos(k * 0.42),
            0.58 + (0.42 - 0.0095 * k) * math.sin(k * 0.42),
        )
        for k in range(42)
    ]
    made += [ball((0.3, 0.42, 0.42), m.clay(shell), (0, 0.25, 0.58))]
    made += [
        tube([(side * (0.16 + p[0]), p[1], p[2]) for p in coil], 0.1, m.clay(shell), ends=0.4)
        for side in (-1, 1)
    ]
    return group(*made)


def bird(
    rng: random.Random, colour: str, belly: str, mood: str, *, gaze: tuple[float, float] = (0, 0)
) -> Any:
    """A round felt bird on wire legs, two thirds high."""
    at, radii = (0.0, 0.0, 0.46), (0.26, 0.26, 0.3)
    body = ball(radii, m.felt(colour), at, 0.05)
    fuzz(body, m.felt(colour), rng, 1500, 0.05)
    made = [body, ball((0.19, 0.15, 0.2), m.felt(belly), (0, -0.14, 0.38), 0.04)]
    made += face(at, radii, mood, gaze=gaze, eyes=(0.42, 0.4, 0.22), mouth=(-0.9, -0.2, 0.01))[:-1]
    made.append(
        put(sheet([(-0.05, 0), (0, 0.14), (0.05, 0)], m.felt("#e0962e"), 0.06), (0, -0.2, 0.5), lean=(95, 0))
    )
    for side in (-1, 1):
        wing = smooth([(0, 0.12), (side * 0.1, 0.02), (side * 0.1, -0.2), (0, -0.12)], closed=True)
        made.append(put(sheet(wing, m.felt(colour), 0.09), (side * 0.25, 0.0, 0.46), turn=side * 40))
        made.append(
            tube(
                [(side * 0.08, 0, 0.2), (side * 0.09, -0.02, 0.02), (side * 0.1, -0.1, 0.01)],
                0.014,
                m.brass(),
                soft=False,
            )
        )
    made.append(
        put(
            sheet([(-0.08, 0), (0.08, 0), (0.1, 0.4), (-0.1, 0.4)], m.felt(colour), 0.05),
            (0, 0.2, 0.4),
            lean=(-60, 0),
        )
    )
    return group(*made)


def moth(colour: str, spot: str, size: float = 0.3) -> Any:
    """A paper moth with a felt body and spotted wings."""
    made = [
        ball((0.06, 0.06, 0.2), m.felt("#4a3a30")),
        *face((0, 0, 0.2), (0.08, 0.07, 0.08), "afraid", eyes=(0.5, 0.1, 0.35)),
    ]
    for side in (-1, 1):
        upper = smooth(
            [
                (0, 0.1),
                (side * 0.5, 0.42),
                (side * 0.62, 0.2),
                (side * 0.3, 0.0),
                (side * 0.36, -0.3),
                (side * 0.1, -0.2),
            ],
            closed=True,
        )
        wing = group(
            sheet(upper, m.paper(colour), 0.02),
            ball((0.08, 0.015, 0.08), m.felt(spot), (side * 0.4, -0.02, 0.2)),
        )
        made += [
            put(wing, turn=side * -18),
            tube(
                [(0, 0, 0.26), (side * 0.06, -0.03, 0.36), (side * 0.14, -0.04, 0.4)],
                0.01,
                m.thread("#3a2a20"),
            ),
        ]
    return put(group(*made), size=size / 0.6)


def mouse(rng: random.Random, colour: str = "#9a938c", size: float = 0.3) -> Any:
    """A mouse no bigger than a thumb: the thing to find."""
    body = ball((0.3, 0.42, 0.32), m.felt(colour), (0, 0, 0.3), 0.05)
    fuzz(body, m.felt(colour), rng, 700, 0.06)
    made = [body, *face((0, 0, 0.3), (0.3, 0.42, 0.32), "glad", eyes=(0.4, 0.3, 0.22), mouth=(-0.3, 0, 0.2))]
    made += [ball((0.17, 0.05, 0.17), m.felt("#c99a92"), (side * 0.26, -0.02, 0.6)) for side in (-1, 1)]
    made += [
        ball((0.05, 0.05, 0.05), m.bead("#c4606a"), (0, -0.42, 0.28)),
        tube([(0, 0.38, 0.1), (0.3, 0.6, 0.06), (0.6, 0.4, 0.1)], 0.03, m.clay("#c99a92"), ends=0.5),
    ]
    return put(group(*made), size=size)
