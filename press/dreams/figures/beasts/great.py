"""Great beasts that could carry a town: elephant, camel and bison."""

from press.dreams.figures.beasts.legs import fore_leg, hind_leg, hoofed, pillar
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import (
    Outline,
    carried,
    furred,
    fused,
    leaf,
    limb,
    moved,
    oval,
    within,
)


def _toes(leg: Outline, x: float, half_width: float) -> list[Part]:
    return [
        Part(leg),
        *(
            Part(
                within(oval(x + half_width * at, 0.008, half_width * 0.26, 0.028), leg), Tone.PALE, mark=True
            )
            for at in (-0.05, 0.5, 0.95)
        ),
    ]


def _elephant() -> Figure:
    body = fused(
        limb((-0.32, 0.54, 0.19), (-0.12, 0.6, 0.23), (0.12, 0.6, 0.22), (0.28, 0.64, 0.17)), softness=0.016
    )
    head = fused(
        oval(0.38, 0.66, 0.15, 0.165, 15),
        limb(
            (0.42, 0.62, 0.125),
            (0.52, 0.46, 0.085),
            (0.56, 0.28, 0.062),
            (0.6, 0.14, 0.048),
            (0.68, 0.11, 0.038),
            (0.72, 0.18, 0.03),
        ),
        oval(0.42, 0.54, 0.09, 0.07),
        softness=0.016,
    )
    ear = fused(
        oval(0.22, 0.64, 0.13, 0.17, -10),
        oval(0.19, 0.53, 0.09, 0.14, 10),
        oval(0.29, 0.68, 0.09, 0.12),
        softness=0.03,
    )
    wrinkles = [
        Part(
            within(limb((x - 0.12, y + 0.02, 0.004), (x, y, 0.005), (x + 0.03, y + 0.01, 0.002)), head),
            Tone.FAR,
            mark=True,
        )
        for x, y in ((0.6, 0.46), (0.61, 0.4), (0.615, 0.34), (0.62, 0.28), (0.625, 0.22))
    ]
    parts = [
        Part(limb((-0.48, 0.6, 0.018), (-0.55, 0.46, 0.014), (-0.55, 0.36, 0.011))),
        Part(furred(leaf((-0.55, 0.38), (-0.56, 0.26), 0.026), 8, 0.008), Tone.DEEP),
        Part(pillar(-0.16, 0.4, 0.078, 0.06), Tone.FAR),
        Part(pillar(0.24, 0.44, 0.076, 0.07), Tone.FAR),
        Part(leaf((0.5, 0.5), (0.68, 0.45), 0.026, -0.25), Tone.FAR),
        Part(body),
        *_toes(pillar(-0.33, 0.44, 0.09, -0.02), -0.345, 0.09),
        *_toes(pillar(0.12, 0.46, 0.088, -0.01), 0.115, 0.088),
        Part(head),
        *wrinkles,
        Part(leaf((0.44, 0.48), (0.64, 0.4), 0.032, -0.25), Tone.PALE),
        Part(ear),
        Part(within(moved(ear, 0.05, 0.12, 0.8), ear), Tone.FAR, mark=True),
    ]
    return Figure("elephant", parts, eyes=[(0.43, 0.68)])


def _camel() -> Figure:
    body = fused(
        limb((-0.28, 0.52, 0.11), (-0.06, 0.52, 0.12), (0.16, 0.52, 0.12)),
        limb((-0.22, 0.56, 0.13), (-0.19, 0.69, 0.095), (-0.21, 0.77, 0.05)),
        limb((0.05, 0.56, 0.13), (0.07, 0.7, 0.095), (0.05, 0.79, 0.05)),
        limb(
            (0.15, 0.54, 0.11), (0.3, 0.46, 0.08), (0.41, 0.52, 0.066), (0.44, 0.68, 0.056), (0.44, 0.8, 0.05)
        ),
        softness=0.018,
    )
    face = fused(
        oval(0, 0, 0.065, 0.06),
        limb((0, 0, 0.055), (0.09, -0.025, 0.04), (0.16, -0.045, 0.04)),
        oval(0.17, -0.075, 0.025, 0.025),
        softness=0.01,
    )
    head = (
        Part(leaf((-0.02, 0.05), (-0.05, 0.12), 0.024), Tone.FAR),
        Part(face),
        Part(furred(oval(-0.015, 0.055, 0.045, 0.026, 15), 8, 0.016), Tone.DEEP),
        Part([(0.12, -0.075), (0.15, -0.07), (0.2, -0.06)], Tone.DEEP, Cut.LINE, 0.007, mark=True),
        Part(oval(0.185, -0.03, 0.011, 0.007), Tone.DEEP, mark=True),
        Part(leaf((-0.045, 0.02), (-0.11, 0.06), 0.022)),
    )
    tufts = [
        Part(within(furred(oval(x, y, 0.09, 0.05), 10, 0.03), body), Tone.DEEP, mark=True)
        for x, y in ((-0.21, 0.81), (0.05, 0.83))
    ]
    parts = [
        Part(limb((-0.37, 0.56, 0.018), (-0.42, 0.46, 0.012), (-0.42, 0.38, 0.012))),
        Part(furred(leaf((-0.42, 0.4), (-0.43, 0.3), 0.022), 8, 0.008), Tone.DEEP),
        *hoofed(hind_leg(-0.2, 0.48, 0.95, 0.06), Tone.FAR, 0.035),
        *hoofed(fore_leg(0.19, 0.48, 0.95, 0.07), Tone.FAR, 0.035),
        Part(body),
        *tufts,
        Part(
            within(furred(limb((0.28, 0.37, 0.03), (0.42, 0.42, 0.035), (0.5, 0.55, 0.03)), 16, 0.014), body),
            Tone.DEEP,
            mark=True,
        ),
        *hoofed(hind_leg(-0.27, 0.48, 1.05, -0.03), height=0.035),
        *hoofed(fore_leg(0.12, 0.48, 1.05, -0.02), height=0.035),
        *carried(head, 0.47, 0.84, 1.1),
    ]
    return Figure("camel", parts, eyes=moved([(0.035, 0.02)], 0.47, 0.84, 1.1))


def _bison() -> Figure:
    body = fused(
        limb((-0.36, 0.46, 0.13), (-0.16, 0.48, 0.16), (0.06, 0.54, 0.21), (0.2, 0.54, 0.22)),
        oval(0.08, 0.64, 0.18, 0.15),
        softness=0.018,
    )
    cape = furred(
        fused(oval(0.2, 0.5, 0.21, 0.27, 10), oval(0.16, 0.66, 0.15, 0.14), softness=0.02), 34, 0.026, 0.5
    )
    head = [
        Part(leaf((0.02, 0.12), (0.1, 0.23), 0.03, -0.3), Tone.FAR),
        Part(
            furred(
                fused(
                    oval(0, 0.02, 0.14, 0.14),
                    limb((0.03, 0, 0.11), (0.11, -0.1, 0.08), (0.14, -0.15, 0.068)),
                    softness=0.014,
                ),
                26,
                0.014,
                0.4,
            ),
            Tone.DEEP,
        ),
        Part(furred(leaf((0.05, -0.16), (0.05, -0.3), 0.05), 10, 0.016, 0.4), Tone.DEEP),
        Part(oval(0.15, -0.165, 0.07, 0.058, -30), Tone.FAR),
        Part(oval(0.19, -0.15, 0.014, 0.01), Tone.DEEP, mark=True),
        Part(furred(oval(0.0, 0.12, 0.1, 0.06, -20), 14, 0.02, 0.4), Tone.DEEP),
        Part(limb((-0.07, 0.09, 0.03), (-0.12, 0.16, 0.024), (-0.1, 0.25, 0.003)), Tone.PALE),
        Part(leaf((-0.09, 0.05), (-0.2, 0.03), 0.03, 0.1), Tone.FAR),
    ]
    parts = [
        Part(limb((-0.46, 0.52, 0.02), (-0.53, 0.42, 0.013), (-0.53, 0.34, 0.01))),
        Part(furred(leaf((-0.53, 0.36), (-0.55, 0.24), 0.026), 8, 0.008), Tone.DEEP),
        *hoofed(hind_leg(-0.26, 0.42, 1.05, 0.05), Tone.FAR),
        *hoofed(fore_leg(0.24, 0.36, 1.05, 0.05), Tone.FAR),
        Part(body),
        *hoofed(hind_leg(-0.35, 0.42, 1.2, -0.02)),
        Part(cape, Tone.FAR),
        Part(furred(limb((0.14, 0.32, 0.085), (0.15, 0.18, 0.05)), 16, 0.018, 0.4), Tone.FAR),
        *hoofed(limb((0.15, 0.24, 0.04), (0.15, 0.1, 0.03), (0.15, 0.03, 0.03)), Tone.FAR),
        *carried(head, 0.39, 0.46, 1.05),
    ]
    return Figure("bison", parts, eyes=moved([(0.075, 0.0)], 0.39, 0.46, 1.05))


GREAT = (_elephant(), _camel(), _bison())
