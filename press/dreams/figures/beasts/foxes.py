"""Foxes: one sits, one runs."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import (
    beyond,
    carried,
    furred,
    fused,
    leaf,
    limb,
    moved,
    oval,
    within,
)

_EYE = (0.07, 0.03)
_FACE = fused(
    oval(0, 0, 0.125, 0.11),
    limb((0.02, -0.02, 0.09), (0.14, -0.045, 0.04), (0.235, -0.05, 0.012)),
    leaf((-0.04, -0.03), (-0.19, -0.1), 0.06, -0.1),
    leaf((-0.02, -0.05), (-0.1, -0.17), 0.05, -0.1),
    softness=0.006,
)
_CHEEK = limb(
    (-0.2, -0.15, 0.03),
    (-0.06, -0.085, 0.065),
    (0.07, -0.09, 0.05),
    (0.17, -0.08, 0.026),
    (0.23, -0.06, 0.004),
)
_HEAD = (
    Part(leaf((0.05, 0.07), (0.1, 0.24), 0.045, -0.05), Tone.FAR),
    Part(_FACE),
    Part(within(_CHEEK, _FACE), Tone.PALE, mark=True),
    Part(leaf((-0.05, 0.06), (-0.075, 0.28), 0.065, 0.06)),
    Part(leaf((-0.05, 0.08), (-0.07, 0.235), 0.035, 0.06), Tone.DEEP, mark=True),
    Part(oval(0.232, -0.042, 0.021, 0.017), Tone.DEEP, lift=0),
)


def _sitting() -> Figure:
    foreleg = fused(
        limb((0.12, 0.4, 0.07), (0.135, 0.2, 0.04), (0.12, 0.035, 0.032)), oval(0.155, 0.027, 0.05, 0.027)
    )
    sock = within(limb((0.13, 0.17, 0.03), (0.125, 0.08, 0.06), (0.14, 0, 0.09)), foreleg)
    tail = limb(
        (-0.12, 0.07, 0.03),
        (-0.3, 0.09, 0.085),
        (-0.45, 0.2, 0.12),
        (-0.46, 0.38, 0.095),
        (-0.37, 0.53, 0.004),
    )
    bib = limb((0.15, 0.66, 0.06), (0.16, 0.5, 0.075), (0.15, 0.34, 0.03))
    parts = [
        Part(tail),
        Part(within(furred(oval(-0.42, 0.48, 0.15, 0.12, 40), 14, 0.02), tail), Tone.PALE, mark=True),
        beyond(foreleg, 0.06, 0.012),
        Part(
            fused(
                limb((-0.1, 0.17, 0.165), (-0.04, 0.32, 0.16), (0.04, 0.48, 0.125), (0.08, 0.62, 0.1)),
                oval(0.1, 0.42, 0.09, 0.12),
            )
        ),
        Part(furred(bib, 16, 0.018), Tone.PALE, mark=True),
        Part(foreleg),
        Part(sock, Tone.DEEP, mark=True),
        Part(fused(oval(-0.09, 0.16, 0.15, 0.155), limb((-0.1, 0.04, 0.04), (0.03, 0.03, 0.03)))),
        *carried(_HEAD, 0.1, 0.74),
    ]
    return Figure("fox", parts, eyes=moved([_EYE], 0.1, 0.74))


def _running() -> Figure:
    reaching = limb(
        (0.2, 0.3, 0.075), (0.33, 0.2, 0.042), (0.46, 0.14, 0.026), (0.56, 0.1, 0.02), (0.6, 0.09, 0.02)
    )
    landing = limb((0.2, 0.28, 0.06), (0.27, 0.15, 0.035), (0.3, 0.07, 0.024), (0.36, 0.022, 0.022))
    pushing = limb(
        (-0.2, 0.28, 0.11),
        (-0.29, 0.17, 0.065),
        (-0.4, 0.13, 0.03),
        (-0.47, 0.03, 0.024),
        (-0.5, 0.028, 0.022),
    )
    tucked = limb(
        (-0.2, 0.26, 0.09), (-0.2, 0.13, 0.05), (-0.3, 0.1, 0.028), (-0.29, 0.035, 0.02), (-0.25, 0.022, 0.02)
    )
    tail = limb(
        (-0.26, 0.34, 0.04),
        (-0.42, 0.43, 0.085),
        (-0.58, 0.49, 0.095),
        (-0.7, 0.5, 0.06),
        (-0.8, 0.47, 0.003),
    )
    body = fused(
        limb((-0.23, 0.32, 0.11), (-0.02, 0.34, 0.105), (0.18, 0.34, 0.13), (0.33, 0.45, 0.085)),
    )
    belly = limb((-0.12, 0.22, 0.03), (0.06, 0.22, 0.04), (0.24, 0.27, 0.07), (0.36, 0.4, 0.05))
    parts = [
        Part(tail),
        Part(within(furred(oval(-0.74, 0.49, 0.12, 0.16), 12, 0.02), tail), Tone.PALE, mark=True),
        Part(tucked, Tone.FAR),
        Part(landing, Tone.FAR),
        Part(body),
        Part(within(furred(belly, 20, 0.012), body), Tone.PALE, mark=True),
        Part(pushing),
        Part(within(oval(-0.47, 0.04, 0.07, 0.09, -30), pushing), Tone.DEEP, mark=True),
        Part(reaching),
        Part(within(oval(0.56, 0.1, 0.1, 0.07, -15), reaching), Tone.DEEP, mark=True),
        *carried(_HEAD, 0.41, 0.53, turn=-8),
    ]
    return Figure(
        "running_fox",
        parts,
        eyes=moved([_EYE], 0.41, 0.53, 1, -8),
    )


FOXES = (_sitting(), _running())
