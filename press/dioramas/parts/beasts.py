"""Fifteen felt beasts that sit. What each has of its own is in `marks.py`."""

import dataclasses
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, fuzz, group, put, sheet, smooth, tube
from press.dioramas.parts.faces import INK, face
from press.dioramas.parts.marks import MARKS


@dataclasses.dataclass(frozen=True)
class Kind:
    """What makes one beast differ from another."""

    wool: str
    belly: str
    body: Place
    head: Place
    muzzle: Place | None
    nose: str
    ears: str
    marks: str = ""
    eyes: tuple[float, float, float] = (0.42, 0.26, 0.21)


PINK = "#d98a8f"
KINDS = {
    "fox": Kind(
        "#c8571f",
        "#f3e3cc",
        (0.42, 0.4, 0.55),
        (0.42, 0.36, 0.35),
        (0.18, 0.22, 0.14),
        INK,
        "pointed",
        "brush",
    ),
    "bear": Kind("#6b4630", "#b98d62", (0.56, 0.5, 0.6), (0.45, 0.4, 0.4), (0.21, 0.18, 0.17), INK, "round"),
    "rabbit": Kind(
        "#b9aca0", "#f6efe6", (0.36, 0.36, 0.46), (0.36, 0.33, 0.34), (0.17, 0.11, 0.13), PINK, "long", "scut"
    ),
    "cat": Kind(
        "#3c3a40",
        "#efe7da",
        (0.38, 0.38, 0.52),
        (0.4, 0.34, 0.34),
        (0.17, 0.1, 0.12),
        PINK,
        "pointed",
        "whiskers tail",
        (0.44, 0.2, 0.25),
    ),
    "owl": Kind(
        "#8a6a48",
        "#ead9b8",
        (0.44, 0.4, 0.58),
        (0.44, 0.36, 0.36),
        None,
        INK,
        "tufts",
        "discs beak",
        (0.4, 0.1, 0.27),
    ),
    "badger": Kind(
        "#7d7f86",
        "#f0ece2",
        (0.5, 0.46, 0.52),
        (0.38, 0.36, 0.33),
        (0.17, 0.2, 0.13),
        INK,
        "round",
        "stripes",
        (0.42, 0.22, 0.2),
    ),
    "hedgehog": Kind(
        "#c9a47c",
        "#f0dfc2",
        (0.46, 0.44, 0.48),
        (0.36, 0.34, 0.32),
        (0.13, 0.2, 0.11),
        INK,
        "small",
        "spines",
    ),
    "frog": Kind(
        "#6f8c46",
        "#e6e4b4",
        (0.46, 0.42, 0.44),
        (0.46, 0.36, 0.27),
        None,
        INK,
        "none",
        "bulges",
        (0.56, 0.8, 0.22),
    ),
    "pig": Kind(
        "#e0a09a",
        "#f4cfc4",
        (0.54, 0.48, 0.54),
        (0.44, 0.38, 0.38),
        (0.16, 0.14, 0.12),
        "#a85a5e",
        "flop",
        "disc curl",
    ),
    "sheep": Kind(
        "#f1ebdd",
        "#fbf7ee",
        (0.52, 0.48, 0.52),
        (0.32, 0.32, 0.34),
        (0.17, 0.13, 0.14),
        "#5a4a48",
        "side",
        "fleece",
        (0.46, 0.2, 0.24),
    ),
    "elephant": Kind(
        "#8b93a3",
        "#b8bdc8",
        (0.58, 0.5, 0.6),
        (0.42, 0.38, 0.4),
        None,
        INK,
        "sails",
        "trunk",
        (0.5, 0.22, 0.17),
    ),
    "mole": Kind(
        "#4b4552",
        "#6b6270",
        (0.46, 0.44, 0.52),
        (0.38, 0.36, 0.34),
        (0.14, 0.24, 0.12),
        "#e08a92",
        "none",
        "glasses spade",
        (0.36, 0.3, 0.16),
    ),
    "wolf": Kind(
        "#6d7480",
        "#d9dade",
        (0.46, 0.42, 0.62),
        (0.42, 0.36, 0.37),
        (0.18, 0.26, 0.14),
        INK,
        "pointed",
        "brush fangs",
        (0.42, 0.3, 0.19),
    ),
    "deer": Kind(
        "#a8703f",
        "#ecd9b8",
        (0.4, 0.38, 0.56),
        (0.33, 0.32, 0.36),
        (0.16, 0.19, 0.14),
        INK,
        "side",
        "antlers scut",
    ),
    "lion": Kind(
        "#d9a24a",
        "#f3e1b6",
        (0.5, 0.44, 0.58),
        (0.4, 0.36, 0.37),
        (0.2, 0.15, 0.16),
        "#6a3a2a",
        "round",
        "mane tuft",
    ),
}
PAWS: dict[str, Place] = {
    "down": (0.26, -0.42, 0.5),
    "reach": (0.3, -0.66, 0.92),
    "up": (0.56, -0.16, 1.32),
    "point": (0.78, -0.2, 0.98),
    "hold": (0.16, -0.6, 0.76),
    "hide": (0.24, -0.52, 1.18),
    "chin": (0.16, -0.5, 0.95),
}
"""Where the right paw is; the left mirrors it."""


def _ear(kind: Kind, side: int, at: Place) -> list[Any]:
    x, z = at[0] + side * kind.head[0] * 0.62, at[2] + kind.head[2] * 0.72
    wool, inner = m.felt(kind.wool), m.felt(kind.belly)
    if kind.ears in {"round", "small"}:
        r = 0.15 if kind.ears == "round" else 0.1
        return [
            ball((r, r * 0.6, r), wool, (x, at[1], z)),
            ball((r * 0.6, r * 0.34, r * 0.6), inner, (x, at[1] - r * 0.46, z)),
        ]
    if kind.ears in {"flop", "side", "sails"}:
        wide, tall, lean = {"flop": (0.13, 0.26, 70), "side": (0.24, 0.09, 18), "sails": (0.36, 0.42, 0)}[
            kind.ears
        ]
        out = {"flop": 0.78, "side": 1.3, "sails": 1.55}[kind.ears]
        place = (
            at[0] + side * kind.head[0] * out,
            at[1] + 0.02,
            at[2] + kind.head[2] * (0.5 if kind.ears != "sails" else 0.15),
        )
        ear = group(
            ball((wide, 0.06, tall), wool, lumps=0.05),
            ball((wide * 0.7, 0.05, tall * 0.7), inner, (0, -0.025, 0)),
        )
        return [put(ear, place, lean=(0, side * lean), turn=side * 20)]
    tall, wide, waist = {"pointed": (0.36, 0.15, 0.3), "long": (0.72, 0.12, 0.75), "tufts": (0.26, 0.1, 0.2)}[
        kind.ears
    ]
    outline = [
        (-wide, 0),
        (-wide * (waist + 0.4), tall * 0.55),
        (0, tall),
        (wide * (waist + 0.4), tall * 0.55),
        (wide, 0),
    ]
    inside = [(a * 0.55, b * 0.75 + 0.04) for a, b in outline]
    place, tip = (x * 0.85, at[1] - 0.02, z - 0.08), side * (9 if kind.ears == "long" else 16)
    return [
        put(sheet(smooth(outline, closed=True), wool, 0.09), place, lean=(0, tip)),
        put(
            sheet(smooth(inside, closed=True), inner, 0.03),
            (place[0], place[1] - 0.06, place[2]),
            lean=(0, tip),
        ),
    ]


def _arm(kind: Kind, side: int, paw: Place) -> list[Any]:
    wool = m.felt(kind.wool)
    shoulder = (side * kind.body[0] * 0.72, -0.12, kind.body[2] * 1.3)
    bend = (
        (shoulder[0] + paw[0]) / 2 + side * 0.08,
        (shoulder[1] + paw[1]) / 2 - 0.04,
        (shoulder[2] + paw[2]) / 2 - 0.1,
    )
    hand = m.clay("#e0a09a") if "spade" in kind.marks else wool
    big = 0.15 if "spade" in kind.marks else 0.115
    return [
        tube([shoulder, bend, paw], 0.12, wool, ends=0.8),
        ball((big, big, big), hand, paw, 0.05),
        ball((0.17, 0.26, 0.13), wool, (side * kind.body[0] * 0.62, -kind.body[1] * 0.8, 0.12), 0.05),
    ]


def beast(
    rng: random.Random,
    name: str,
    mood: str,
    *,
    left: str | Place = "down",
    right: str | Place = "down",
    gaze: tuple[float, float] = (0, 0),
) -> Any:
    """A beast that sits, about one and a half high, with its paws where you want them."""
    kind = KINDS[name]
    wool = m.felt(kind.wool)
    body = ball(kind.body, wool, (0, 0.05, kind.body[2] * 0.92), 0.06)
    head_at = (0.0, -0.08, kind.body[2] * 1.75 + kind.head[2] * 0.72)
    head = ball(kind.head, wool, head_at, 0.05)
    if name != "frog":
        fuzz(body, wool, rng, 2200, 0.07)
        fuzz(head, wool, rng, 1400, 0.05)
    belly = ball(
        (kind.body[0] * 0.66, 0.2, kind.body[2] * 0.7),
        m.felt(kind.belly),
        (0, -kind.body[1] * 0.68, kind.body[2] * 0.85),
        0.05,
    )
    made = [body, head, belly]
    for side in (-1, 1):
        made += _ear(kind, side, head_at) if kind.ears != "none" else []
    muzzle = None
    if kind.muzzle:
        nose_at = (0.0, head_at[1] - kind.head[1] * 0.8, head_at[2] - kind.head[2] * 0.34)
        muzzle = (nose_at, kind.muzzle)
        made.append(ball(kind.muzzle, m.felt(kind.belly), nose_at, 0.03))
        if "disc" not in kind.marks:
            tip = (0, nose_at[1] - kind.muzzle[1] * 0.92, nose_at[2] + kind.muzzle[2] * 0.5)
            made.append(ball((0.06, 0.05, 0.05), m.bead(kind.nose), tip))
    mouth = {"frog": (-0.25, 0.0, 0.62), "elephant": (-0.62, 0.05, 0.42)}.get(name, (-0.6, 0.0, 0.2))
    made += face(head_at, kind.head, mood, gaze=gaze, eyes=kind.eyes, mouth=mouth, muzzle=muzzle)
    if name == "owl":
        made.pop()
    for side, paw in ((-1, left), (1, right)):
        if isinstance(paw, str):
            place = PAWS[paw]
            paw = (side * place[0], place[1], place[2])  # noqa: PLW2901 - the same paw, now as a place
        made += _arm(kind, side, paw)
    for mark in kind.marks.split():
        made += MARKS[mark](kind, head_at, head, body, rng)
    return group(*made)
