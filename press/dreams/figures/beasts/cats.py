"""Cats: one sits with its back curved, one walks by."""

from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import (
    Outline,
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

_EYES = ((-0.055, 0.005), (0.065, 0.005))
_FACE = fused(oval(0, -0.01, 0.15, 0.115), oval(0.005, -0.06, 0.08, 0.06), softness=0.012)


def _whiskers() -> list[Part]:
    return [
        Part(
            [(0.035 * side, -0.06), (0.12 * side, -0.05 + rise), (0.2 * side, -0.06 + 2 * rise)],
            Tone.PALE,
            Cut.LINE,
            0.004,
        )
        for side in (-1, 1)
        for rise in (-0.015, 0.012)
    ]


_STRIPES = tuple(
    Part(limb((x, 0.11, 0.011), (x * 0.8, 0.05, 0.003)), Tone.DEEP, mark=True) for x in (-0.045, 0.005, 0.055)
)
_HEAD = (
    Part(leaf((-0.085, 0.05), (-0.125, 0.19), 0.06, 0.08)),
    Part(leaf((-0.085, 0.06), (-0.115, 0.155), 0.028), Tone.DEEP, mark=True),
    Part(leaf((0.085, 0.05), (0.13, 0.185), 0.06, -0.08)),
    Part(leaf((0.085, 0.06), (0.118, 0.15), 0.028), Tone.DEEP, mark=True),
    Part(_FACE),
    *_STRIPES,
    Part(within(oval(0.005, -0.085, 0.075, 0.05), _FACE), Tone.PALE, mark=True),
    Part([(-0.018, -0.045), (0.028, -0.045), (0.005, -0.07)], Tone.ACCENT, mark=True),
    Part(
        [(-0.035, -0.095), (-0.01, -0.1), (0.005, -0.07), (0.02, -0.1), (0.045, -0.095)],
        Tone.DEEP,
        Cut.LINE,
        0.006,
        mark=True,
    ),
)


def _bands(along: list[tuple[float, float, float, float]], body: Outline) -> list[Part]:
    """Tabby stripes that come down from the back: from here to there."""
    return [
        Part(
            within(
                limb((x, y, 0.022), ((x + to_x) / 2 + 0.01, (y + to_y) / 2, 0.017), (to_x, to_y, 0.003)), body
            ),
            Tone.DEEP,
            mark=True,
        )
        for x, y, to_x, to_y in along
    ]


def _sitting() -> Figure:
    body = fused(
        limb((-0.06, 0.17, 0.175), (-0.1, 0.32, 0.165), (-0.05, 0.48, 0.14), (0.05, 0.6, 0.1)),
        oval(0.07, 0.36, 0.1, 0.19),
        softness=0.016,
    )
    foreleg = fused(
        limb((0.1, 0.38, 0.07), (0.13, 0.2, 0.05), (0.125, 0.04, 0.036)), oval(0.155, 0.028, 0.05, 0.028)
    )
    tail = limb(
        (-0.12, 0.06, 0.035),
        (-0.3, 0.05, 0.045),
        (-0.44, 0.13, 0.045),
        (-0.44, 0.3, 0.042),
        (-0.39, 0.41, 0.036),
        (-0.36, 0.46, 0.022),
    )
    parts = [
        Part(tail),
        Part(within(oval(-0.37, 0.46, 0.09, 0.07), tail), Tone.DEEP, mark=True),
        beyond(foreleg, 0.065, 0.01),
        Part(body),
        *_bands(
            [
                (-0.28, 0.42, -0.12, 0.4),
                (-0.3, 0.34, -0.12, 0.32),
                (-0.24, 0.5, -0.09, 0.48),
                (-0.15, 0.6, -0.03, 0.54),
            ],
            body,
        ),
        Part(within(furred(oval(0.18, 0.42, 0.06, 0.12), 12, 0.014), body), Tone.PALE, mark=True),
        Part(foreleg),
        Part(fused(oval(-0.07, 0.16, 0.15, 0.155), limb((-0.05, 0.04, 0.04), (0.06, 0.03, 0.03)))),
        *carried(_HEAD, 0.1, 0.7),
        *carried(_whiskers(), 0.1, 0.7),
    ]
    return Figure("cat", parts, eyes=moved(_EYES, 0.1, 0.7), eye=0.017)


def _walking() -> Figure:
    body = fused(
        limb((-0.26, 0.4, 0.125), (-0.05, 0.42, 0.115), (0.16, 0.4, 0.12), (0.26, 0.48, 0.09)),
        softness=0.01,
    )
    near_hind = limb(
        (-0.27, 0.38, 0.11),
        (-0.25, 0.24, 0.065),
        (-0.33, 0.14, 0.036),
        (-0.3, 0.035, 0.03),
        (-0.265, 0.028, 0.028),
    )
    far_hind = limb(
        (-0.24, 0.38, 0.09),
        (-0.18, 0.22, 0.055),
        (-0.2, 0.12, 0.034),
        (-0.14, 0.032, 0.028),
        (-0.1, 0.028, 0.026),
    )
    near_fore = limb(
        (0.19, 0.38, 0.085),
        (0.17, 0.22, 0.048),
        (0.1, 0.12, 0.034),
        (0.09, 0.035, 0.03),
        (0.13, 0.028, 0.028),
    )
    far_fore = limb(
        (0.2, 0.38, 0.08), (0.27, 0.22, 0.046), (0.3, 0.12, 0.034), (0.31, 0.035, 0.03), (0.35, 0.028, 0.028)
    )
    tail = limb(
        (-0.32, 0.44, 0.05),
        (-0.45, 0.5, 0.042),
        (-0.5, 0.66, 0.042),
        (-0.46, 0.8, 0.04),
        (-0.5, 0.9, 0.036),
        (-0.57, 0.9, 0.026),
    )
    parts = [
        Part(tail),
        Part(within(oval(-0.54, 0.91, 0.08, 0.06), tail), Tone.DEEP, mark=True),
        Part(far_hind, Tone.FAR),
        Part(far_fore, Tone.FAR),
        Part(body),
        *_bands([(x, 0.56, x + 0.03, 0.4) for x in (-0.2, -0.1, 0, 0.1)], body),
        Part(near_hind),
        Part(near_fore),
        *carried(_HEAD, 0.34, 0.56, turn=-6),
        *carried(_whiskers(), 0.34, 0.56, turn=-6),
    ]
    return Figure("cat_walking", parts, eyes=moved(_EYES, 0.34, 0.56, 1, -6), eye=0.017)


CATS = (_sitting(), _walking())
