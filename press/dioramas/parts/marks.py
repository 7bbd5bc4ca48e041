"""What a beast has of its own: stripes, spines, antlers, a trunk."""

import math
import random
from collections.abc import Callable
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, fuzz, put, ring, sheet, tube

INK = "#17131a"


def _brush(kind: Any, _at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    path = [(0.3, 0.35, 0.15), (0.7, 0.3, 0.2), (0.92, 0.1, 0.5)]
    return [
        tube(path, 0.15, m.felt(kind.wool), ends=0.9),
        ball((0.15, 0.15, 0.24), m.felt(kind.belly), (0.94, 0.08, 0.62)),
    ]


def _scut(kind: Any, _at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    return [ball((0.16, 0.16, 0.16), m.felt(kind.belly), (0.25, 0.38, 0.2), 0.2)]


def _whiskers(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    y, z = at[1] - kind.head[1] * 0.95, at[2] - kind.head[2] * 0.34
    return [
        tube(
            [(side * 0.1, y, z + k * 0.03), (side * 0.46, y + 0.05, z + k * 0.12)], 0.007, m.thread("#f4efe6")
        )
        for side in (-1, 1)
        for k in (-1, 0, 1)
    ]


def _tail(kind: Any, _at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    path = [(0.2, 0.35, 0.12), (0.6, 0.3, 0.12), (0.78, 0.2, 0.5), (0.62, 0.2, 0.86), (0.72, 0.2, 1.0)]
    return [tube(path, 0.075, m.felt(kind.wool), ends=0.8)]


def _tuft(kind: Any, _at: Place, _head: Any, _body: Any, rng: random.Random) -> list[Any]:
    end = ball((0.12, 0.12, 0.15), m.felt("#7a4520"), (0.86, 0.2, 0.78), 0.2)
    fuzz(end, m.felt("#7a4520"), rng, 500, 0.08)
    return [tube([(0.2, 0.35, 0.12), (0.7, 0.3, 0.15), (0.85, 0.2, 0.7)], 0.055, m.felt(kind.wool)), end]


def _curl(kind: Any, _at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    path = [
        (0.46 + 0.03 * k, 0.3 + 0.07 * math.sin(k * 1.2), 0.5 + 0.07 * math.cos(k * 1.2)) for k in range(10)
    ]
    return [tube(path, 0.03, m.felt(kind.wool))]


def _discs(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    return [
        ball((0.19, 0.07, 0.2), m.felt(kind.belly), (side * 0.17, at[1] - kind.head[1] * 0.82, at[2] + 0.03))
        for side in (-1, 1)
    ]


def _beak(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    y = at[1] - kind.head[1] * 0.95
    return [tube([(0, y, at[2] - 0.02), (0, y - 0.1, at[2] - 0.08), (0, y - 0.07, at[2] - 0.2)], 0.06,
                 m.clay("#d99a2e"), ends=0.15)]  # fmt: skip


def _stripes(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    def line(u: float, inside: float) -> list[Place]:
        return [
            (
                u * math.sqrt(max(0.1, 1 - v * v * 0.5)) * kind.head[0],
                at[1] - math.sqrt(max(0.02, 1 - u * u - v * v)) * kind.head[1] + inside,
                at[2] + v * kind.head[2],
            )
            for v in (-0.25, 0.05, 0.35, 0.65, 0.86)
        ]

    made = [tube(line(side * 0.42, 0.05), 0.095, m.felt("#1f1d22")) for side in (-1, 1)]
    return [*made, tube(line(0, 0.045), 0.08, m.felt(kind.belly))]


def _spines(_kind: Any, at: Place, head: Any, body: Any, rng: random.Random) -> list[Any]:
    for thing, count, long in ((body, 1500, 0.32), (head, 700, 0.3)):
        fuzz(thing, m.clay("#5a4030"), rng, count, long, thick=3.2, behind=True)
    crown = ball((0.36, 0.26, 0.3), m.felt("#5a4030"), (0, at[1] + 0.14, at[2] + 0.1))
    fuzz(crown, m.clay("#6b4c38"), rng, 700, 0.24, thick=3.2)
    return [crown]


def _bulges(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    made: list[Any] = []
    for side in (-1, 1):
        x = side * 0.56 * kind.head[0]
        made.append(
            ball((0.15, 0.14, 0.15), m.felt(kind.wool), (x, at[1] + 0.02, at[2] + kind.head[2] * 0.84))
        )
        made.append(ball((0.04, 0.02, 0.04), m.felt("#e8a090"), (side * 0.34, at[1] - 0.24, at[2] - 0.06)))
    return made


def _disc(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    y, z = at[1] - kind.head[1] * 0.8 - kind.muzzle[1] * 0.9, at[2] - kind.head[2] * 0.26
    made = [put(sheet(ring(0.13, 24, tall=0.8), m.felt("#d4807e"), 0.09), (0, y, z))]
    return made + [ball((0.026, 0.02, 0.036), m.bead(kind.nose), (s * 0.05, y - 0.05, z)) for s in (-1, 1)]


def _fleece(kind: Any, at: Place, _head: Any, body: Any, rng: random.Random) -> list[Any]:
    fuzz(body, m.felt(kind.wool), rng, 3500, 0.12)
    made: list[Any] = []
    for k in range(7):
        a = k * math.tau / 7
        curl = ball(
            (0.15, 0.14, 0.13),
            m.felt(kind.belly),
            (0.18 * math.cos(a), at[1] + 0.08 * math.sin(a), at[2] + 0.31),
            0.1,
        )
        fuzz(curl, m.felt(kind.belly), rng, 250, 0.06)
        made.append(curl)
    return made


def _trunk(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    y, z = at[1] - kind.head[1], at[2]
    path = [
        (0, y + 0.08, z),
        (0, y - 0.16, z - 0.14),
        (0.03, y - 0.24, z - 0.42),
        (0.12, y - 0.36, z - 0.6),
        (0.2, y - 0.5, z - 0.5),
    ]
    tusks = [
        tube(
            [(s * 0.16, y + 0.02, z - 0.2), (s * 0.19, y - 0.14, z - 0.3), (s * 0.18, y - 0.24, z - 0.24)],
            0.035,
            m.bead("#f4ead4"),
            ends=0.3,
        )
        for s in (-1, 1)
    ]
    return [tube(path, 0.125, m.felt(kind.wool), ends=0.6), *tusks]


def _glasses(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    y, z = at[1] - kind.head[1] * 0.98, at[2] + 0.3 * kind.head[2]
    made = [
        tube(
            [(s * 0.14 + 0.12 * x, y, z + 0.12 * w) for x, w in [*ring(1, 20), (1, 0)]],
            0.016,
            m.brass(),
            soft=False,
        )
        for s in (-1, 1)
    ]
    return [*made, tube([(-0.03, y, z), (0.03, y, z)], 0.014, m.brass(), soft=False)]


def _fangs(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    y, z = at[1] - kind.head[1] * 0.8 - kind.muzzle[1] * 0.8, at[2] - kind.head[2] * 0.34 - 0.05
    return [
        tube(
            [(s * 0.07, y, z), (s * 0.07, y - 0.02, z - 0.1)], 0.028, m.bead("#fbf6e8"), soft=False, ends=0.1
        )
        for s in (-1, 1)
    ]


def _antlers(kind: Any, at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    horn, z = m.wood("#8a6a48"), at[2] + kind.head[2] * 0.85
    made: list[Any] = []
    for s in (-1, 1):
        made.append(
            tube(
                [(s * 0.1, 0, z), (s * 0.3, 0, z + 0.26), (s * 0.34, -0.04, z + 0.62)], 0.045, horn, ends=0.5
            )
        )
        made.append(
            tube(
                [(s * 0.26, 0, z + 0.2), (s * 0.48, -0.03, z + 0.34), (s * 0.54, -0.04, z + 0.5)],
                0.035,
                horn,
                ends=0.4,
            )
        )
        made.append(tube([(s * 0.32, 0, z + 0.4), (s * 0.2, -0.05, z + 0.52)], 0.03, horn, ends=0.4))
    return made


def _mane(_kind: Any, at: Place, _head: Any, _body: Any, rng: random.Random) -> list[Any]:
    wool = m.felt("#9a5a24")
    ruff = ball((0.6, 0.3, 0.58), wool, (0, at[1] + 0.2, at[2] - 0.05), 0.15)
    fuzz(ruff, wool, rng, 3000, 0.2)
    return [ruff]


def _none(_kind: Any, _at: Place, _head: Any, _body: Any, _rng: random.Random) -> list[Any]:
    return []


MARKS: dict[str, Callable[[Any, Place, Any, Any, random.Random], list[Any]]] = {
    "brush": _brush,
    "scut": _scut,
    "whiskers": _whiskers,
    "tail": _tail,
    "tuft": _tuft,
    "curl": _curl,
    "discs": _discs,
    "beak": _beak,
    "stripes": _stripes,
    "spines": _spines,
    "bulges": _bulges,
    "disc": _disc,
    "fleece": _fleece,
    "trunk": _trunk,
    "glasses": _glasses,
    "fangs": _fangs,
    "antlers": _antlers,
    "mane": _mane,
    "spade": _none,
}
