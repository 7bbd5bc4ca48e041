"""Small people of wood and clay, with arms that say what they want."""

import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, fuzz, group, tube, turned
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
HAIRS = ("#2a1a16", "#7a3b1c", "#c98a3a", "#d9d2c6", "#4a2a2a")


def person(
    rng: random.Random,
    coat: str,
    mood: str,
    *,
    left: str | Place = "down",
    right: str | Place = "down",
    gaze: tuple[float, float] = (0, 0),
    hat: str | None = None,
) -> Any:
    """A figure one and a half high. An arm is a gesture by name, or the place of its hand."""
    skin, hair = rng.choice(SKINS), rng.choice(HAIRS)
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
    body = turned(profile, m.felt(coat) if rng.random() < 0.5 else m.wood(coat))
    head_at, radii = (0.0, -0.02, 1.23), (0.27, 0.25, 0.28)
    head = ball(radii, m.clay(skin), head_at, 0.03)
    made = [body, head, *face(head_at, radii, mood, gaze=gaze, brow=hair)]
    made.append(ball((0.035, 0.05, 0.04), m.clay(skin), (0, -0.28, 1.21)))
    cap = ball((0.285, 0.255, 0.24), m.felt(hair), (0, 0.09, 1.35), 0.08)
    fuzz(cap, m.felt(hair), rng, 700, 0.06)
    made.append(cap)
    if rng.random() < 0.5 and not hat:
        made.append(ball((0.13, 0.12, 0.13), m.felt(hair), (0, 0.08, 1.62), 0.1))
    if hat:
        made.append(
            turned(
                [(0, 1.42), (0.36, 1.41), (0.36, 1.44), (0.2, 1.47), (0.17, 1.72), (0.1, 1.78), (0, 1.79)],
                m.felt(hat),
                (0, 0.03, 0),
            )
        )
    made.append(turned([(0.19, 0.82), (0.24, 0.86), (0.19, 0.92), (0.12, 0.94)], m.felt(hat or hair)))
    for side, arm in ((-1, left), (1, right)):
        hand = HANDS[arm] if isinstance(arm, str) else arm
        if isinstance(arm, str):
            hand = (hand[0] * side, hand[1], hand[2])
        shoulder = (side * 0.17, -0.02, 0.86)
        low = min(shoulder[2], hand[2]) if hand[2] < 1.05 else 0.8
        elbow = (
            (shoulder[0] + hand[0]) / 2 + side * 0.13,
            (shoulder[1] + hand[1]) / 2,
            (low + (shoulder[2] + hand[2]) / 2) / 2,
        )
        made += [
            tube([shoulder, elbow, hand], 0.072, m.felt(coat), ends=0.8),
            ball((0.08, 0.08, 0.08), m.clay(skin), hand),
        ]
    made += [ball((0.1, 0.17, 0.07), m.wood("#3a2620"), (side * 0.13, -0.22, 0.05)) for side in (-1, 1)]
    return group(*made)
