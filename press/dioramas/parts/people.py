"""Small people of wood and clay, with arms that say what they want; and players, who may be beasts."""

import math
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, fuzz, group, put, ring, tube, turned
from press.dioramas.parts.beasts import KINDS, beast
from press.dioramas.parts.faces import face

HANDS: dict[str, Place] = {
    "down": (0.36, -0.06, 0.5),
    "reach": (0.3, -0.5, 0.98),
    "up": (0.42, -0.1, 1.45),
    "point": (0.72, -0.12, 1.02),
    "hold": (0.14, -0.36, 0.74),
    "hide": (0.2, -0.3, 1.28),
    "chin": (0.1, -0.3, 1.08),
}
"""Where the right hand is; the left mirrors it."""
SKINS = ("#f6d3ae", "#d9a578", "#b07a52", "#eebd98", "#94623f")
HAIRS = ("#2a1a16", "#7a3b1c", "#c98a3a", "#4a2a2a", "#a8552a")
GREY = "#dcd6cc"
HAT = ((0, 1.42), (0.36, 1.41), (0.36, 1.44), (0.2, 1.47), (0.17, 1.72), (0.1, 1.78), (0, 1.79))


def _head_wear(rng: random.Random, kind: str, hair: str, hat: str) -> list[Any]:
    wool, made = m.felt(hair), []
    if kind == "boy":
        cap = turned(
            [(0.3, 1.36), (0.3, 1.42), (0.24, 1.52), (0.12, 1.62), (0, 1.64)], m.felt(hat), (0, 0.02, 0)
        )
        fuzz(cap, m.felt(hat), rng, 600, 0.04)
        pom = ball((0.1, 0.1, 0.1), m.felt(GREY), (0, 0.02, 1.68))
        fuzz(pom, m.felt(GREY), rng, 500, 0.06)
        made += [cap, pom]
    if kind == "girl":
        for s in (-1, 1):
            braid = [(s * 0.25, 0.0, 1.3), (s * 0.34, -0.04, 1.1), (s * 0.32, -0.08, 0.86)]
            made += [tube(braid, 0.065, wool, ends=0.7), ball((0.06, 0.06, 0.05), m.felt(hat), braid[2])]
            made.append(ball((0.05, 0.06, 0.09), wool, (s * 0.33, -0.09, 0.78)))
    if kind == "man":
        beard = ball((0.23, 0.15, 0.24), wool, (0, -0.15, 1.0), 0.1)
        fuzz(beard, wool, rng, 900, 0.07)
        made.append(beard)
    if kind == "lady":
        made.append(turned(HAT, m.felt(hat), (0, 0.03, 0)))
        made.append(ball((0.07, 0.07, 0.07), m.bead("#d8412f"), (0.16, -0.14, 1.5)))
    if kind == "granny":
        made.append(ball((0.15, 0.14, 0.15), wool, (0, 0.08, 1.64), 0.1))
        for s in (-1, 1):
            rim = [(s * 0.11 + 0.1 * x, -0.29, 1.28 + 0.1 * z) for x, z in [*ring(1, 18), (1, 0)]]
            made.append(tube(rim, 0.012, m.brass(), soft=False))
    return made


def person(
    rng: random.Random,
    coat: str,
    mood: str,
    *,
    kind: str = "",
    left: str | Place = "down",
    right: str | Place = "down",
    gaze: tuple[float, float] = (0, 0),
    hat: str | None = None,
) -> Any:
    """A figure one and a half high. An arm is a gesture or the place of its hand; mood "none" has no face."""
    skin, hair = (
        rng.choice(SKINS),
        GREY if kind in {"granny", "man"} and rng.random() < 0.8 else rng.choice(HAIRS),
    )
    profile = [
        (0, 0),
        (0.3, 0),
        (0.33, 0.04),
        (0.31, 0.2),
        (0.24, 0.55),
        (0.19, 0.8),
        (0.17, 0.9),
        (0.1, 0.97),
        (0, 0.98),
    ]
    if kind in {"girl", "lady"}:
        profile = [
            (0, 0),
            (0.38, 0),
            (0.4, 0.03),
            (0.34, 0.25),
            (0.2, 0.52),
            (0.16, 0.62),
            (0.18, 0.86),
            (0.1, 0.97),
            (0, 0.98),
        ]
    body = turned(profile, m.felt(coat) if rng.random() < 0.6 else m.wood(coat))
    head_at, radii = (0.0, -0.02, 1.23), (0.27, 0.25, 0.28)
    head = ball(radii, m.clay(skin), head_at, 0.03)
    low = (-0.3, 0.02, 0.22) if kind == "man" else (-0.38, 0.0, 0.26)
    made = [body, head, *face(head_at, radii, mood, gaze=gaze, brow=hair, mouth=low)]
    if mood != "none":
        made.append(ball((0.035, 0.05, 0.04), m.clay(skin), (0, -0.28, 1.21)))
        made += [ball((0.05, 0.02, 0.035), m.clay("#e0907c"), (s * 0.16, -0.225, 1.16)) for s in (-1, 1)]
    cap = ball((0.285, 0.255, 0.24), m.felt(hair), (0, 0.09, 1.35), 0.08)
    fuzz(cap, m.felt(hair), rng, 600, 0.06)
    made.append(cap)
    if hat and not kind:
        made.append(turned(HAT, m.felt(hat), (0, 0.03, 0)))
    made += _head_wear(rng, kind, hair, hat or coat)
    if kind != "man":
        made.append(turned([(0.19, 0.82), (0.24, 0.86), (0.19, 0.92), (0.12, 0.94)], m.felt(hat or hair)))
    for side, arm in ((-1, left), (1, right)):
        hand = HANDS[arm] if isinstance(arm, str) else arm
        if isinstance(arm, str):
            hand = (hand[0] * side, hand[1], hand[2])
        shoulder = (side * 0.17, -0.02, 0.86)
        lower = min(shoulder[2], hand[2]) if hand[2] < 1.05 else 0.8
        elbow = (
            (shoulder[0] + hand[0]) / 2 + side * 0.13,
            (shoulder[1] + hand[1]) / 2,
            (lower + (shoulder[2] + hand[2]) / 2) / 2,
        )
        made += [
            tube([shoulder, elbow, hand], 0.072, m.felt(coat), ends=0.8),
            ball((0.08, 0.08, 0.08), m.clay(skin), hand),
        ]
    made += [ball((0.1, 0.17, 0.07), m.wood("#3a2620"), (side * 0.13, -0.22, 0.05)) for side in (-1, 1)]
    return group(*made)


def player(
    rng: random.Random,
    key: str,
    coat: str,
    mood: str,
    *,
    left: str | Place = "down",
    right: str | Place = "down",
    gaze: tuple[float, float] = (0, 0),
    hat: str | None = None,
) -> Any:
    """Who plays a role, by the word's key: a beast sits in its own wool, a person stands in a coat."""
    if key in KINDS:
        return beast(rng, key, mood, left=left, right=right, gaze=gaze)
    return person(rng, coat, mood, kind=key, left=left, right=right, gaze=gaze, hat=hat)


def kneaded(colour: str, size: float, fingers: str = "open") -> Any:
    """A great clay hand that stands on its wrist, its palm towards the camera."""
    clay = m.clay(colour)
    made = [
        turned([(0.0, -0.6), (0.3, -0.6), (0.27, 0.0), (0.36, 0.3)], clay),
        ball((0.42, 0.22, 0.46), clay, (0, 0, 0.5), 0.04),
    ]
    curl = {"open": 0.0, "offering": 0.35}[fingers]
    for k, (x, long) in enumerate(((-0.32, 0.5), (-0.11, 0.64), (0.11, 0.6), (0.31, 0.44))):
        tip = (x * 1.35, -curl * long, 0.85 + long * (1 - curl * 0.5))
        made.append(
            tube([(x, 0, 0.6), (x * 1.15, -curl * 0.1, 0.85 + long * 0.4), tip], 0.115, clay, ends=0.8)
        )
        made.append(ball((0.095, 0.095, 0.11), clay, tip))
        nail = (tip[0], tip[1] + 0.07, tip[2] + 0.02) if k < 0 else (tip[0], tip[1] - 0.07, tip[2] + 0.03)
        made.append(ball((0.055, 0.03, 0.07), m.clay("#f0c8b4"), nail))
    thumb = (0.74, -0.12 - curl * 0.3, 0.74)
    made += [
        tube([(0.26, 0, 0.3), (0.52, -0.06, 0.46), thumb], 0.13, clay, ends=0.8),
        ball((0.11, 0.11, 0.12), clay, thumb),
    ]
    lines = [
        [(-0.25, -0.2, 0.6), (0.0, -0.235, 0.5), (0.26, -0.19, 0.62)],
        [(-0.2, -0.215, 0.42), (0.05, -0.22, 0.3), (0.22, -0.2, 0.24)],
    ]
    made += [tube(line, 0.012, m.clay("#a8684c")) for line in lines]
    return put(group(*made), size=size)


def orbit(radius: float, count: int, start: float = 0.0) -> list[tuple[float, float]]:
    """Places around a circle."""
    return [
        (radius * math.cos(start + k * math.tau / count), radius * math.sin(start + k * math.tau / count))
        for k in range(count)
    ]
