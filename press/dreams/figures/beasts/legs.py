"""Legs that several beasts stand on; `step` moves the foot forwards (or back) and the leg after it."""

from press.dreams.figures.figure import Part, Tone
from press.dreams.figures.limbs import Joint, Outline, limb, within

_ABOVE_GROUND = [(-2, 0), (2, 0), (2, 2), (-2, 2)]


def hind_leg(x: float, hip: float, thick: float = 1, step: float = 0) -> Outline:
    """Thigh, knee forwards, hock back: a hoofed animal's."""
    return _stepping(
        hip,
        step,
        (x, hip, 0.095 * thick),
        (x + 0.03, hip * 0.68, 0.056 * thick),
        (x - 0.035, hip * 0.42, 0.029 * thick),
        (x - 0.022, hip * 0.2, 0.021 * thick),
        (x - 0.015, 0.022, 0.025 * thick),
    )


def fore_leg(x: float, shoulder: float, thick: float = 1, step: float = 0) -> Outline:
    """Shoulder, knee, hoof, nearly straight."""
    return _stepping(
        shoulder,
        step,
        (x, shoulder, 0.08 * thick),
        (x + 0.01, shoulder * 0.66, 0.044 * thick),
        (x + 0.014, shoulder * 0.4, 0.027 * thick),
        (x + 0.002, shoulder * 0.2, 0.02 * thick),
        (x, 0.022, 0.025 * thick),
    )


def pillar(x: float, hip: float, half_width: float, step: float = 0) -> Outline:
    """A heavy leg with a flat foot."""
    leg = _stepping(
        hip,
        step,
        (x, hip, half_width * 1.35),
        (x, hip * 0.5, half_width * 0.98),
        (x, hip * 0.2, half_width * 0.92),
        (x, half_width * 0.4, half_width * 1.08),
    )
    return within(leg, _ABOVE_GROUND)


def hoofed(leg: Outline, tone: Tone = Tone.COAT, height: float = 0.045) -> list[Part]:
    """The leg with its dark hoof."""
    below = [(-2, -1), (2, -1), (2, height), (-2, height)]
    return [Part(leg, tone), Part(within(below, leg), Tone.DEEP, mark=True)]


def _stepping(hip: float, step: float, *joints: Joint) -> Outline:
    return limb(*((x + step * (1 - y / hip), y, half_width) for x, y, half_width in joints))
