"""Faces: bead eyes, thread brows and a stitched mouth, on any round head."""

import dataclasses
import math
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Place, ball, tube

INK = "#17131a"


@dataclasses.dataclass(frozen=True)
class Mood:
    """How a face is set: heights are parts of the head's own."""

    eye: float
    pupil: float
    inner: float
    outer: float
    left: float
    right: float
    open: bool = False


MOODS = {
    "glad": Mood(1.0, 0.62, 0.56, 0.50, 0.16, 0.16),
    "sad": Mood(0.85, 0.6, 0.66, 0.40, -0.14, -0.14),
    "sly": Mood(0.55, 0.6, 0.30, 0.52, -0.02, 0.2),
    "afraid": Mood(1.25, 0.38, 0.76, 0.54, -0.06, -0.06, open=True),
    "cross": Mood(0.7, 0.55, 0.28, 0.56, -0.12, -0.12),
    "asleep": Mood(0.0, 0.0, 0.50, 0.46, 0.08, 0.08),
}


def face(
    at: Place,
    radii: Place,
    mood: str,
    *,
    gaze: tuple[float, float] = (0, 0),
    eyes: tuple[float, float, float] = (0.4, 0.18, 0.2),
    mouth: tuple[float, float, float] = (-0.38, 0.0, 0.26),
    brow: str = INK,
    muzzle: tuple[Place, Place] | None = None,
) -> list[Any]:
    """What looks out: eyes (apart, height, size), and a mouth (height, how far out, width) or on a muzzle."""
    if mood == "none":
        return []
    set_as, wide = MOODS[mood], radii[0]

    def on(u: float, v: float, out: float = 0.0) -> Place:
        deep = math.sqrt(max(0.2, 1 - u * u - v * v))
        return at[0] + u * radii[0], at[1] - deep * radii[1] - out, at[2] + v * radii[2]

    made: list[Any] = []
    apart, height, size = eyes
    for side in (-1, 1):
        inner, outer = side * (apart - size * 0.9), side * (apart + size * 1.1)
        if set_as.eye:
            white = wide * size
            where = on(side * apart, height, -white * 0.25)
            made.append(ball((white, white * 0.6, white * set_as.eye), m.bead("#f6f0e2"), where))
            dot = white * set_as.pupil
            seen = (
                where[0] + gaze[0] * white * 0.45,
                where[1] - white * 0.42,
                where[2] + gaze[1] * white * 0.4 * set_as.eye,
            )
            made.append(ball((dot, dot * 0.5, dot * min(1.0, set_as.eye + 0.25)), m.bead(INK), seen))
        else:
            lash = [on(inner, height, 0.01), on(side * apart, height - 0.1, 0.012), on(outer, height, 0.01)]
            made.append(tube(lash, wide * 0.045, m.thread(INK)))
        hair = [
            on(inner, set_as.inner, 0.015),
            on(side * apart, (set_as.inner + set_as.outer) / 2 + 0.05, 0.02),
            on(outer, set_as.outer, 0.015),
        ]
        made.append(tube(hair, wide * 0.055, m.thread(brow)))
    return [*made, _mouth(set_as, wide, mouth, muzzle or (at, radii), on_muzzle=muzzle is not None)]


def _mouth(
    mood: Mood,
    wide: float,
    mouth: tuple[float, float, float],
    where: tuple[Place, Place],
    *,
    on_muzzle: bool,
) -> Any:
    (at, radii), (low, out, width) = where, mouth
    lift = 1.0
    if on_muzzle:
        low, out, width, lift = -0.3, 0.0, 0.62, 1.9

    def on(u: float, v: float, forward: float) -> Place:
        deep = math.sqrt(max(0.03, 1 - u * u - v * v))
        return at[0] + u * radii[0], at[1] - deep * radii[1] - forward, at[2] + v * radii[2]

    if mood.open:
        return ball((wide * 0.13, wide * 0.05, wide * 0.17), m.bead("#4a1520"), on(0, low, out))
    line = [
        on(-width, low + mood.left * lift, out * 0.78 + 0.006),
        on(-width * 0.45, low + mood.left * 0.25 * lift, out + 0.01),
        on(width * 0.45, low + mood.right * 0.25 * lift, out + 0.01),
        on(width, low + mood.right * lift, out * 0.78 + 0.006),
    ]
    return tube(line, wide * 0.055, m.thread(INK))
