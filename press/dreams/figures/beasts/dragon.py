"""A dragon who has folded its wings."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import (
    Outline,
    beyond,
    carried,
    fused,
    leaf,
    limb,
    moved,
    oval,
    within,
)

_EYE = (0.05, 0.035)


def _head() -> list[Part]:
    upper = fused(
        oval(0, 0, 0.095, 0.085),
        limb((0.02, 0, 0.075), (0.13, -0.02, 0.05), (0.23, -0.015, 0.042)),
        oval(0.235, 0.012, 0.034, 0.034),
        softness=0.01,
    )
    return [
        Part(limb((0.0, 0.06, 0.022), (-0.06, 0.16, 0.018), (-0.15, 0.21, 0.003)), Tone.FAR),
        Part(limb((0, -0.05, 0.05), (0.1, -0.08, 0.03), (0.19, -0.075, 0.02)), Tone.PALE),
        Part(upper),
        Part(oval(0.245, 0.015, 0.012, 0.01), Tone.DEEP, mark=True),
        Part(limb((-0.03, 0.06, 0.026), (-0.1, 0.15, 0.021), (-0.2, 0.18, 0.003)), Tone.PALE),
        Part(leaf((-0.06, 0.0), (-0.2, 0.02), 0.035, 0.15), Tone.ACCENT),
    ]


def _wing() -> list[Part]:
    """Folded: the wrist in front and on top, the fingers fanned down to the back."""
    wrist = (0.06, 0.76)
    tips = ((-0.5, 0.58), (-0.46, 0.4), (-0.36, 0.25), (-0.2, 0.2))
    knuckles = [(0.4 * wrist[0] + 0.6 * x - 0.02, 0.4 * wrist[1] + 0.6 * y + 0.045) for x, y in tips]
    web: Outline = [wrist, wrist, knuckles[0]]
    for tip, following in zip(tips, (*tips[1:], (-0.02, 0.3)), strict=True):
        web += [tip, tip, ((tip[0] + following[0]) / 2 * 0.88, (tip[1] + following[1]) / 2 + 0.05)]
    web += [(-0.02, 0.32), (-0.02, 0.32), (0.05, 0.5)]
    fingers = [
        limb((*wrist, 0.02), (*knuckle, 0.014), (*tip, 0.003))
        for knuckle, tip in zip(knuckles, tips, strict=True)
    ]
    arm = limb((-0.01, 0.42, 0.045), (-0.03, 0.58, 0.034), (0.06, 0.76, 0.026), (0.11, 0.83, 0.004))
    return [Part(web, Tone.ACCENT), *(Part(finger, lift=0.5) for finger in fingers), Part(arm)]


def _dragon() -> Figure:
    body = fused(
        limb(
            (-0.12, 0.18, 0.165),
            (-0.04, 0.32, 0.165),
            (0.08, 0.46, 0.125),
            (0.13, 0.6, 0.085),
            (0.11, 0.74, 0.068),
            (0.13, 0.88, 0.06),
            (0.19, 0.96, 0.06),
        ),
        oval(0.08, 0.4, 0.11, 0.14),
        softness=0.014,
    )
    tail = limb(
        (-0.16, 0.12, 0.1),
        (-0.34, 0.07, 0.065),
        (-0.5, 0.07, 0.045),
        (-0.6, 0.16, 0.032),
        (-0.57, 0.29, 0.022),
        (-0.5, 0.34, 0.014),
    )
    scales = limb(
        (0.23, 0.94, 0.02),
        (0.19, 0.84, 0.025),
        (0.18, 0.72, 0.03),
        (0.21, 0.58, 0.04),
        (0.2, 0.42, 0.06),
        (0.14, 0.26, 0.07),
    )
    belly = within(scales, body)
    foreleg = fused(
        limb((0.12, 0.4, 0.075), (0.16, 0.2, 0.046), (0.15, 0.04, 0.036)),
        limb((0.14, 0.03, 0.03), (0.22, 0.026, 0.026)),
        softness=0.01,
    )
    spines = [
        Part(leaf((x, y), (x - 0.08, y + 0.05), 0.026, 0.1), Tone.ACCENT)
        for x, y in ((0.1, 0.96), (0.065, 0.87), (0.055, 0.78), (0.06, 0.69), (0.04, 0.6), (-0.02, 0.52))
    ]
    parts = [
        Part(tail),
        Part(
            [
                (-0.56, 0.3),
                (-0.62, 0.4),
                (-0.62, 0.4),
                (-0.5, 0.42),
                (-0.36, 0.46),
                (-0.36, 0.46),
                (-0.44, 0.34),
                (-0.46, 0.22),
                (-0.46, 0.22),
            ],
            Tone.ACCENT,
        ),
        *spines,
        beyond(foreleg, 0.075, 0.012),
        Part(body),
        Part(belly, Tone.PALE, mark=True),
        *(
            Part(
                within(
                    [
                        (0, y + 0.01),
                        (0.2, y - 0.01),
                        (0.4, y + 0.02),
                        (0.4, y + 0.008),
                        (0.2, y - 0.022),
                        (0, y - 0.002),
                    ],
                    belly,
                ),
                Tone.FAR,
                mark=True,
            )
            for y in (0.3, 0.37, 0.44, 0.51, 0.58, 0.65, 0.72, 0.79, 0.86)
        ),
        Part(foreleg),
        Part(fused(oval(-0.1, 0.17, 0.15, 0.16), limb((-0.08, 0.045, 0.045), (0.07, 0.034, 0.034)))),
        *_wing(),
        *carried(_head(), 0.22, 0.99, 1.05, -14),
    ]
    return Figure(
        "dragon",
        parts,
        eyes=moved([_EYE], 0.22, 0.99, 1.05, -14),
        eye=0.014,
    )


DRAGON = _dragon()
