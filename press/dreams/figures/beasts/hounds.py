"""A wolf that howls and a dog that waits."""

from press.dreams.figures.figure import Cut, Figure, Part, Tone
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


def _wolf() -> Figure:
    eye = (0.05, 0.03)
    head = (
        Part(leaf((-0.02, 0.06), (-0.13, 0.17), 0.045, 0.1), Tone.FAR),
        Part(limb((-0.04, -0.05, 0.07), (0.07, -0.085, 0.034), (0.155, -0.105, 0.018)), Tone.FAR),
        Part(
            fused(
                oval(-0.02, 0, 0.115, 0.1),
                limb((0, 0, 0.09), (0.13, -0.005, 0.05), (0.24, 0.005, 0.032)),
                softness=0.01,
            )
        ),
        Part(limb((0.02, -0.05, 0.035), (0.12, -0.045, 0.022), (0.23, -0.02, 0.012)), Tone.PALE, mark=True),
        Part(leaf((-0.05, 0.05), (-0.2, 0.13), 0.055, 0.12)),
        Part(oval(0.255, 0.018, 0.024, 0.02), Tone.DEEP, lift=0),
    )
    foreleg = fused(
        limb((0.13, 0.4, 0.085), (0.16, 0.2, 0.045), (0.155, 0.035, 0.035)), oval(0.19, 0.028, 0.055, 0.028)
    )
    body = fused(
        limb(
            (-0.12, 0.17, 0.165),
            (-0.05, 0.33, 0.17),
            (0.06, 0.5, 0.14),
            (0.13, 0.66, 0.105),
            (0.17, 0.78, 0.08),
        ),
        oval(0.12, 0.44, 0.1, 0.14),
        furred(limb((0.02, 0.48, 0.13), (0.1, 0.66, 0.12)), 20, 0.03, 0.5),
        softness=0.004,
    )
    bib = limb((0.26, 0.8, 0.05), (0.22, 0.6, 0.06), (0.18, 0.42, 0.06), (0.17, 0.32, 0.02))
    parts = [
        Part(
            furred(
                limb((-0.14, 0.1, 0.04), (-0.3, 0.07, 0.065), (-0.44, 0.07, 0.06), (-0.55, 0.13, 0.01)),
                22,
                0.02,
                0.5,
            )
        ),
        beyond(foreleg, 0.07, 0.012),
        Part(body),
        Part(within(furred(bib, 22, 0.02), body), Tone.PALE, mark=True),
        Part(foreleg),
        Part(fused(oval(-0.11, 0.165, 0.15, 0.16), limb((-0.1, 0.04, 0.04), (0.05, 0.032, 0.032)))),
        *carried(head, 0.2, 0.84, turn=56),
    ]
    return Figure("wolf_howling", parts, eyes=moved([eye], 0.2, 0.84, 1, 56), eye=0.01)


def _dog() -> Figure:
    eye = (0.06, 0.035)
    face = fused(
        oval(0, 0, 0.135, 0.13),
        limb((0.04, -0.03, 0.09), (0.16, -0.06, 0.072), (0.215, -0.065, 0.062)),
        softness=0.014,
    )
    head = (
        Part(limb((0.03, 0.1, 0.03), (0.08, 0.04, 0.04), (0.09, -0.02, 0.03)), Tone.FAR),
        Part(face),
        Part(
            within(limb((0.06, -0.14, 0.06), (0.17, -0.09, 0.06), (0.25, -0.05, 0.05)), face),
            Tone.PALE,
            mark=True,
        ),
        Part([(0.13, -0.1), (0.2, -0.1), (0.25, -0.08)], Tone.DEEP, Cut.LINE, 0.008, mark=True),
        Part(
            limb((-0.05, 0.11, 0.03), (-0.13, 0.05, 0.055), (-0.15, -0.08, 0.06), (-0.12, -0.17, 0.03)),
            Tone.DEEP,
        ),
        Part(oval(0.262, -0.03, 0.03, 0.024), Tone.DEEP, lift=0),
    )
    foreleg = fused(
        limb((0.13, 0.4, 0.08), (0.15, 0.2, 0.05), (0.14, 0.04, 0.038)), oval(0.18, 0.03, 0.06, 0.03)
    )
    body = fused(
        limb((-0.13, 0.17, 0.16), (-0.06, 0.32, 0.155), (0.04, 0.47, 0.13), (0.08, 0.62, 0.1)),
        oval(0.11, 0.43, 0.09, 0.13),
    )
    parts = [
        Part(
            limb(
                (-0.16, 0.08, 0.045),
                (-0.32, 0.06, 0.035),
                (-0.44, 0.12, 0.03),
                (-0.47, 0.25, 0.018),
                (-0.43, 0.32, 0.006),
            )
        ),
        beyond(foreleg, 0.07, 0.012),
        Part(body),
        Part(within(oval(-0.15, 0.4, 0.14, 0.13, 50), body), Tone.DEEP, mark=True),
        Part(
            within(limb((0.22, 0.55, 0.06), (0.21, 0.42, 0.06), (0.19, 0.33, 0.03)), body),
            Tone.PALE,
            mark=True,
        ),
        Part(foreleg),
        Part(within(oval(0.16, 0.02, 0.12, 0.07), foreleg), Tone.PALE, mark=True),
        Part(fused(oval(-0.12, 0.16, 0.15, 0.155), limb((-0.1, 0.045, 0.045), (0.05, 0.033, 0.033)))),
        Part(limb((-0.03, 0.6, 0.022), (0.08, 0.565, 0.024), (0.18, 0.6, 0.022)), Tone.ACCENT),
        *carried(head, 0.08, 0.75, turn=12),
    ]
    return Figure("dog", parts, eyes=moved([eye], 0.08, 0.75, 1, 12), eye=0.014)


HOUNDS = (_wolf(), _dog())
