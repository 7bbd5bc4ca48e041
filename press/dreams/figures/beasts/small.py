"""Small beasts: squirrel, mouse and hedgehog."""

import math

from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import carried, furred, fused, leaf, limb, moved, oval, within


def _squirrel() -> Figure:
    tail = limb(
        (-0.06, 0.06, 0.05),
        (-0.26, 0.09, 0.09),
        (-0.36, 0.28, 0.12),
        (-0.33, 0.52, 0.13),
        (-0.33, 0.74, 0.14),
        (-0.2, 0.9, 0.12),
        (-0.07, 0.86, 0.06),
        (-0.06, 0.78, 0.01),
    )
    body = fused(
        limb((-0.02, 0.16, 0.145), (-0.01, 0.3, 0.135), (0.06, 0.44, 0.1), (0.1, 0.54, 0.08)), softness=0.014
    )
    face = fused(
        oval(0, 0, 0.1, 0.09),
        limb((0.02, -0.01, 0.075), (0.12, -0.03, 0.035), (0.15, -0.03, 0.025)),
        softness=0.012,
    )
    arm = limb((0.08, 0.4, 0.045), (0.16, 0.3, 0.034), (0.24, 0.36, 0.026))
    head = (
        Part(leaf((0.02, 0.06), (0.05, 0.21), 0.034, -0.1), Tone.FAR),
        Part(face),
        Part(
            within(limb((0, -0.1, 0.05), (0.09, -0.07, 0.035), (0.17, -0.05, 0.02)), face),
            Tone.PALE,
            mark=True,
        ),
        Part(leaf((-0.04, 0.05), (-0.06, 0.22), 0.038, 0.1)),
        Part(oval(0.17, -0.022, 0.014, 0.012), Tone.DEEP, lift=0),
    )
    parts = [
        Part(furred(tail, 54, 0.02, 0.4)),
        Part(
            limb(
                (-0.2, 0.14, 0.01),
                (-0.32, 0.3, 0.03),
                (-0.28, 0.54, 0.045),
                (-0.27, 0.74, 0.05),
                (-0.18, 0.83, 0.03),
                (-0.1, 0.82, 0.005),
            ),
            Tone.PALE,
            mark=True,
        ),
        Part(limb((0.02, 0.03, 0.03), (0.18, 0.025, 0.025)), Tone.FAR),
        Part(moved(arm, 0.03, 0.03), Tone.FAR),
        Part(body),
        Part(within(furred(oval(0.13, 0.28, 0.08, 0.19), 16, 0.01), body), Tone.PALE, mark=True),
        Part(
            fused(
                oval(-0.01, 0.14, 0.12, 0.125),
                limb((-0.02, 0.034, 0.034), (0.13, 0.028, 0.028)),
                softness=0.014,
            )
        ),
        Part(fused(oval(0.285, 0.41, 0.05, 0.045), leaf((0.285, 0.4), (0.29, 0.335), 0.03)), Tone.ACCENT),
        Part(
            fused(
                limb((0.235, 0.44, 0.02), (0.285, 0.46, 0.026), (0.335, 0.44, 0.02)),
                limb((0.285, 0.46, 0.012), (0.29, 0.5, 0.008)),
            ),
            Tone.DEEP,
        ),
        Part(arm),
        *carried(head, 0.12, 0.62, 1.1),
    ]
    return Figure("squirrel", parts, eyes=moved([(0.05, 0.02)], 0.12, 0.62, 1.1), eye=0.016)


def _mouse() -> Figure:
    body = fused(
        limb((-0.18, 0.2, 0.18), (0, 0.22, 0.185), (0.16, 0.22, 0.14), (0.28, 0.2, 0.09), (0.38, 0.16, 0.03)),
        softness=0.016,
    )
    tail = limb(
        (-0.28, 0.07, 0.03),
        (-0.44, 0.035, 0.022),
        (-0.56, 0.08, 0.018),
        (-0.56, 0.22, 0.016),
        (-0.47, 0.32, 0.013),
        (-0.5, 0.43, 0.008),
    )
    parts = [
        Part(tail, Tone.ACCENT),
        Part(oval(0.2, 0.4, 0.1, 0.11), Tone.FAR),
        Part(limb((0.16, 0.1, 0.03), (0.22, 0.03, 0.02), (0.27, 0.022, 0.018)), Tone.FAR),
        Part(body),
        Part(
            within(limb((-0.2, 0.02, 0.05), (0.05, 0.03, 0.06), (0.24, 0.1, 0.035), (0.4, 0.14, 0.02)), body),
            Tone.PALE,
            mark=True,
        ),
        Part(fused(oval(-0.17, 0.15, 0.13, 0.13), limb((-0.18, 0.03, 0.03), (-0.03, 0.024, 0.024)))),
        Part(limb((0.13, 0.12, 0.04), (0.2, 0.07, 0.024), (0.26, 0.055, 0.018))),
        Part(oval(0.08, 0.4, 0.125, 0.13, 15)),
        Part(oval(0.085, 0.4, 0.082, 0.088, 15), Tone.ACCENT, mark=True),
        Part(oval(0.405, 0.155, 0.024, 0.022), Tone.ACCENT, lift=0),
        *(
            Part(
                [(0.34, 0.14), (0.3, 0.12 + rise), (0.24, 0.13 + 2 * rise)],
                Tone.PALE,
                Cut.LINE,
                0.005,
                mark=True,
            )
            for rise in (-0.02, 0, 0.02)
        ),
    ]
    return Figure("mouse", parts, eyes=[(0.265, 0.245)], eye=0.02)


def _hedgehog() -> Figure:
    coat = furred(
        fused(oval(-0.1, 0.27, 0.37, 0.24, 4), oval(-0.02, 0.32, 0.3, 0.22), softness=0.02), 44, 0.055, -0.5
    )
    face = fused(
        oval(0.24, 0.2, 0.12, 0.12),
        limb((0.26, 0.19, 0.1), (0.37, 0.15, 0.05), (0.46, 0.15, 0.02)),
        softness=0.014,
    )
    spines = [
        Part(
            leaf((x, y), (x + 0.09 * math.cos(way), y + 0.09 * math.sin(way)), 0.011),
            Tone.DEEP if (row + column) % 2 else Tone.PALE,
            mark=True,
        )
        for row in range(5)
        for column in range(9)
        for x, y in [(0.2 - column * 0.073 - 0.035 * (row % 2), 0.1 + row * 0.085)]
        for way in [math.radians(105 + column * 8 + row * 4)]
        if ((x + 0.1) / 0.36) ** 2 + ((y - 0.28) / 0.24) ** 2 < 0.95
    ]
    foot = limb((0, 0.04, 0.03), (0.03, 0.026, 0.026), (0.07, 0.022, 0.022))
    parts = [
        *(Part(moved(foot, x, 0.008), Tone.FAR) for x in (-0.16, 0.2)),
        Part(face, Tone.PALE),
        Part(within(coat, [(-1, 0.025), (1, 0.025), (1, 1), (-1, 1)]), Tone.FAR),
        *spines,
        *(Part(moved(foot, x, 0)) for x in (-0.27, 0.1)),
        Part(oval(0.22, 0.27, 0.05, 0.048, 20), Tone.PALE),
        Part(oval(0.47, 0.16, 0.028, 0.026), Tone.DEEP, lift=0),
    ]
    return Figure("hedgehog", parts, eyes=[(0.335, 0.215)], eye=0.017)


SMALL = (_squirrel(), _mouse(), _hedgehog())
