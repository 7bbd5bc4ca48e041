"""Felt animals that sit: fox, bear and rabbit."""

import dataclasses
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, fuzz, group, put, sheet, smooth, tube
from press.dioramas.parts.faces import INK, face


@dataclasses.dataclass(frozen=True)
class Kind:
    """What makes one beast differ from another."""

    wool: str
    belly: str
    body: Place
    head: Place
    muzzle: Place
    nose: str
    ears: str


KINDS = {
    "fox": Kind(
        "#c8571f", "#f3e3cc", (0.42, 0.4, 0.55), (0.42, 0.36, 0.35), (0.17, 0.3, 0.13), INK, "pointed"
    ),
    "bear": Kind("#6b4630", "#b98d62", (0.56, 0.5, 0.6), (0.45, 0.4, 0.4), (0.21, 0.2, 0.17), INK, "round"),
    "rabbit": Kind(
        "#b9aca0", "#f6efe6", (0.36, 0.36, 0.46), (0.36, 0.33, 0.34), (0.16, 0.12, 0.12), "#c4606a", "long"
    ),
}


def _ears(kind: Kind, at: Place) -> list[Any]:
    made: list[Any] = []
    for side in (-1, 1):
        x, z = at[0] + side * kind.head[0] * 0.62, at[2] + kind.head[2] * 0.72
        if kind.ears == "round":
            made.append(ball((0.15, 0.09, 0.15), m.felt(kind.wool), (x, at[1], z)))
            made.append(ball((0.09, 0.05, 0.09), m.felt(kind.belly), (x, at[1] - 0.07, z)))
        else:
            tall, wide = (0.36, 0.15) if kind.ears == "pointed" else (0.72, 0.12)
            waist = 0.3 if kind.ears == "pointed" else 0.75
            outline = [
                (-wide, 0),
                (-wide * (waist + 0.4), tall * 0.55),
                (0, tall),
                (wide * (waist + 0.4), tall * 0.55),
                (wide, 0),
            ]
            inside = [(a * 0.55, b * 0.75 + 0.04) for a, b in outline]
            place = (x * 0.85, at[1] - 0.02, z - 0.08)
            tip = side * (16 if kind.ears == "pointed" else 9)
            made.append(
                put(sheet(smooth(outline, closed=True), m.felt(kind.wool), 0.09), place, lean=(0, tip))
            )
            made.append(
                put(
                    sheet(smooth(inside, closed=True), m.felt(kind.belly), 0.03),
                    (place[0], place[1] - 0.06, place[2]),
                    lean=(0, tip),
                )
            )
    return made


def beast(
    rng: random.Random,
    name: str,
    mood: str,
    *,
    left: Place = (-0.26, -0.42, 0.5),
    right: Place = (0.26, -0.42, 0.5),
    gaze: tuple[float, float] = (0, 0),
) -> Any:
    """A beast that sits, about one and a half high, with its paws where you want them."""
    kind = KINDS[name]
    wool = m.felt(kind.wool)
    body = ball(kind.body, wool, (0, 0.05, kind.body[2] * 0.92), 0.06)
    head_at = (0.0, -0.08, kind.body[2] * 1.75 + kind.head[2] * 0.72)
    head = ball(kind.head, wool, head_at, 0.05)
    fuzz(body, wool, rng, 3000, 0.07)
    fuzz(head, wool, rng, 1800, 0.05)
    belly = ball(
        (kind.body[0] * 0.66, 0.2, kind.body[2] * 0.7),
        m.felt(kind.belly),
        (0, -kind.body[1] * 0.68, kind.body[2] * 0.85),
        0.05,
    )
    nose_at = (0.0, head_at[1] - kind.head[1] * 0.8, head_at[2] - kind.head[2] * 0.3)
    muzzle = ball(kind.muzzle, m.felt(kind.belly), nose_at, 0.03)
    tip = ball(
        (0.06, 0.05, 0.05),
        m.bead(kind.nose),
        (0, nose_at[1] - kind.muzzle[1], nose_at[2] + kind.muzzle[2] * 0.4),
    )
    made = [body, head, belly, muzzle, tip, *_ears(kind, head_at)]
    out = kind.muzzle[1] * 0.95
    made += face(head_at, kind.head, mood, gaze=gaze, eyes=(0.42, 0.22, 0.2), mouth=(-0.52, out, 0.26))
    for side, paw in ((-1, left), (1, right)):
        shoulder = (side * kind.body[0] * 0.72, -0.12, kind.body[2] * 1.3)
        bend = (
            (shoulder[0] + paw[0]) / 2 + side * 0.08,
            (shoulder[1] + paw[1]) / 2 - 0.04,
            (shoulder[2] + paw[2]) / 2 - 0.1,
        )
        made += [
            tube([shoulder, bend, paw], 0.12, wool, ends=0.8),
            ball((0.115, 0.115, 0.115), wool, paw, 0.05),
        ]
        made.append(
            ball((0.17, 0.26, 0.13), wool, (side * kind.body[0] * 0.62, -kind.body[1] * 0.8, 0.12), 0.05)
        )
    if name == "fox":
        brush = [(0.3, 0.35, 0.15), (0.7, 0.3, 0.2), (0.92, 0.1, 0.5)]
        made += [
            tube(brush, 0.15, wool, ends=0.9),
            ball((0.15, 0.15, 0.24), m.felt(kind.belly), (0.94, 0.08, 0.62)),
        ]
    if name == "rabbit":
        made.append(ball((0.16, 0.16, 0.16), m.felt(kind.belly), (0.25, 0.38, 0.2), 0.2))
    return group(*made)
