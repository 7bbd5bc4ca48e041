"""A rabbit that stands up to listen and a hare in full leap."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import carried, furred, fused, limb, moved, oval, within, woolly

_EYE = (0.055, 0.025)
_FACE = fused(oval(0, 0, 0.115, 0.1, -10), oval(0.085, -0.035, 0.065, 0.055), softness=0.014)
_HEAD = (
    Part(_FACE),
    Part(
        within(limb((-0.04, -0.1, 0.04), (0.07, -0.08, 0.045), (0.15, -0.06, 0.03)), _FACE),
        Tone.PALE,
        mark=True,
    ),
    Part(oval(0.145, -0.015, 0.014, 0.012), Tone.ACCENT, lift=0),
)


def _rabbit() -> Figure:
    body = fused(
        limb((-0.05, 0.18, 0.165), (-0.03, 0.34, 0.15), (0.03, 0.5, 0.105), (0.05, 0.58, 0.08)),
        softness=0.014,
    )
    near_ear = limb((-0.01, 0.73, 0.03), (-0.06, 0.87, 0.055), (-0.09, 1.02, 0.045), (-0.09, 1.11, 0.006))
    far_ear = limb((0.05, 0.74, 0.03), (0.1, 0.9, 0.05), (0.16, 0.97, 0.045), (0.25, 0.95, 0.006))
    paw = limb((0.07, 0.42, 0.05), (0.16, 0.34, 0.036), (0.2, 0.39, 0.03))
    parts = [
        Part(woolly(oval(-0.2, 0.13, 0.07, 0.07), 9, 0.02), Tone.PALE),
        Part(far_ear, Tone.FAR),
        Part(limb((-0.02, 0.04, 0.035), (0.19, 0.032, 0.032)), Tone.FAR),
        Part(moved(paw, 0.035, 0.03), Tone.FAR),
        Part(body),
        Part(within(furred(oval(0.1, 0.3, 0.085, 0.2), 18, 0.012), body), Tone.PALE, mark=True),
        Part(
            fused(
                oval(-0.07, 0.17, 0.135, 0.145, 20),
                limb((-0.09, 0.038, 0.038), (0.12, 0.034, 0.034)),
                softness=0.016,
            )
        ),
        Part(paw),
        Part(near_ear),
        Part(within(moved(near_ear, -0.027, 0.33, 0.62), near_ear), Tone.ACCENT, mark=True),
        *carried(_HEAD, 0.05, 0.67, 1.1),
    ]
    return Figure("rabbit", parts, eyes=moved([_EYE], 0.05, 0.67, 1.1), eye=0.014)


def _hare() -> Figure:
    body = fused(
        limb(
            (-0.2, 0.33, 0.125),
            (-0.06, 0.43, 0.12),
            (0.1, 0.5, 0.105),
            (0.24, 0.58, 0.08),
            (0.31, 0.64, 0.06),
        ),
        softness=0.014,
    )
    reaching = limb((0.16, 0.45, 0.065), (0.3, 0.4, 0.036), (0.42, 0.4, 0.026), (0.52, 0.42, 0.024))
    tucked = limb((0.15, 0.44, 0.06), (0.25, 0.33, 0.034), (0.37, 0.29, 0.024), (0.46, 0.29, 0.022))
    pushing = fused(
        limb((-0.2, 0.31, 0.12), (-0.18, 0.23, 0.1)),
        limb((-0.16, 0.19, 0.07), (-0.34, 0.19, 0.044), (-0.48, 0.07, 0.03), (-0.58, 0.022, 0.024)),
        softness=0.016,
    )
    trailing = moved(pushing, 0.09, 0.05)
    far_ear = limb((0.31, 0.73, 0.025), (0.2, 0.83, 0.045), (0.08, 0.86, 0.04), (-0.01, 0.84, 0.005))
    near_ear = limb((0.3, 0.72, 0.028), (0.17, 0.76, 0.05), (0.04, 0.76, 0.042), (-0.06, 0.71, 0.005))
    parts = [
        Part(woolly(oval(-0.32, 0.42, 0.06, 0.045, 30), 8, 0.018), Tone.PALE),
        Part(trailing, Tone.FAR),
        Part(tucked, Tone.FAR),
        Part(far_ear, Tone.FAR),
        Part(body),
        Part(
            within(furred(limb((-0.1, 0.31, 0.03), (0.06, 0.38, 0.04), (0.24, 0.5, 0.045)), 18, 0.01), body),
            Tone.PALE,
            mark=True,
        ),
        Part(pushing),
        Part(reaching),
        Part(near_ear),
        Part(within(oval(-0.05, 0.72, 0.07, 0.07), near_ear), Tone.DEEP, mark=True),
        *carried(_HEAD, 0.35, 0.67, turn=8),
    ]
    return Figure("hare_leaping", parts, eyes=moved([_EYE], 0.35, 0.67, 1, 8), eye=0.014)


HARES = (_rabbit(), _hare())
