"""A sheep, a goat and the monkey who minds them."""

from press.dreams.figures.beasts.legs import fore_leg, hind_leg, hoofed
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import (
    carried,
    furred,
    fused,
    leaf,
    limb,
    moved,
    oval,
    spiral,
    within,
    woolly,
)


def _sheep() -> Figure:
    wool = woolly(fused(oval(-0.06, 0.46, 0.33, 0.21), oval(0.1, 0.52, 0.18, 0.17), softness=0.02), 17, 0.05)
    face = fused(
        oval(0, 0, 0.085, 0.095, -25),
        limb((0.01, -0.02, 0.08), (0.07, -0.11, 0.055), (0.09, -0.14, 0.048)),
        softness=0.012,
    )
    curls = [
        (-0.27, 0.5),
        (-0.17, 0.38),
        (-0.13, 0.56),
        (-0.01, 0.46),
        (0.1, 0.38),
        (0.12, 0.57),
        (-0.3, 0.39),
        (0.2, 0.47),
    ]
    head = (
        Part(leaf((0.03, 0.04), (0.13, 0.05), 0.03, 0.2), Tone.FAR),
        Part(face, Tone.DEEP),
        Part(leaf((-0.04, 0.03), (-0.17, -0.02), 0.035, -0.2), Tone.DEEP),
        Part(woolly(oval(-0.01, 0.085, 0.085, 0.05, -8), 7, 0.024), Tone.PALE),
        Part([(0.07, -0.155), (0.1, -0.15), (0.125, -0.155)], Tone.PALE, Cut.LINE, 0.006, mark=True),
    )
    parts = [
        *(
            Part(limb((x, 0.3, 0.04), (x + 0.02, 0.15, 0.026), (x + 0.025, 0.026, 0.028)), Tone.DEEP)
            for x in (-0.16, 0.16)
        ),
        *(
            Part(limb((x, 0.3, 0.045), (x - 0.01, 0.15, 0.028), (x - 0.01, 0.028, 0.03)), Tone.DEEP)
            for x in (-0.27, 0.06)
        ),
        Part(woolly(oval(-0.42, 0.44, 0.055, 0.06), 7, 0.02), Tone.PALE),
        Part(wool, Tone.PALE),
        *(
            Part(spiral(x, y, 0.05, 1.3, 40 * at), Tone.FAR, Cut.LINE, 0.009, mark=True)
            for at, (x, y) in enumerate(curls)
        ),
        *carried(head, 0.34, 0.6, 1.1),
    ]
    return Figure("sheep", parts, eyes=moved([(0.045, -0.01)], 0.34, 0.6, 1.1))


def _goat() -> Figure:
    body = fused(
        limb((-0.25, 0.46, 0.125), (-0.05, 0.45, 0.13), (0.14, 0.47, 0.12)),
        limb((0.13, 0.49, 0.11), (0.25, 0.63, 0.075), (0.31, 0.72, 0.06)),
        softness=0.014,
    )
    shag = furred(limb((-0.2, 0.34, 0.03), (-0.02, 0.32, 0.04), (0.16, 0.36, 0.04)), 22, 0.026, 0.4)
    face = fused(
        oval(0, 0, 0.075, 0.07),
        limb((0, 0, 0.065), (0.1, -0.06, 0.042), (0.155, -0.09, 0.038)),
        softness=0.01,
    )
    horn = limb((0, 0.05, 0.032), (-0.04, 0.17, 0.028), (-0.13, 0.25, 0.021), (-0.24, 0.24, 0.004))
    head = (
        Part(moved(horn, 0.045, 0.005), Tone.FAR),
        Part(furred(leaf((0.09, -0.1), (0.1, -0.25), 0.036, 0.05), 10, 0.012, 0.4), Tone.DEEP),
        Part(face),
        Part(within(oval(0.17, -0.11, 0.07, 0.05), face), Tone.PALE, mark=True),
        Part(oval(0.18, -0.075, 0.011, 0.008), Tone.DEEP, mark=True),
        Part([(0.12, -0.125), (0.15, -0.118), (0.19, -0.115)], Tone.DEEP, Cut.LINE, 0.006, mark=True),
        Part(horn, Tone.PALE),
        *(
            Part(
                within(limb((x - 0.05, y - 0.03, 0.004), (x + 0.05, y + 0.03, 0.004)), horn),
                Tone.FAR,
                mark=True,
            )
            for x, y in ((-0.012, 0.1), (-0.032, 0.15), (-0.07, 0.2))
        ),
        Part(leaf((-0.04, 0.015), (-0.17, -0.02), 0.03, -0.15)),
    )
    parts = [
        *hoofed(hind_leg(-0.18, 0.44, 0.95, 0.05), Tone.FAR),
        *hoofed(fore_leg(0.2, 0.44, 0.95, 0.06), Tone.FAR),
        Part(furred(leaf((-0.33, 0.52), (-0.41, 0.66), 0.04, 0.2), 8, 0.012, 0.3)),
        Part(shag, Tone.FAR),
        Part(body),
        Part(within(furred(oval(-0.05, 0.56, 0.17, 0.09), 24, 0.016), body), Tone.PALE, mark=True),
        *hoofed(hind_leg(-0.25, 0.44, 1.05, -0.03)),
        *hoofed(fore_leg(0.13, 0.44, 1.05, -0.01)),
        *carried(head, 0.33, 0.77, 1.05),
    ]
    return Figure("goat", parts, eyes=moved([(0.035, 0.015)], 0.33, 0.77, 1.05))


def _monkey() -> Figure:
    body = fused(limb((-0.04, 0.17, 0.14), (-0.03, 0.3, 0.13), (0.03, 0.45, 0.1)), softness=0.014)
    face = fused(
        oval(-0.045, 0.03, 0.065, 0.07),
        oval(0.055, 0.03, 0.065, 0.07),
        oval(0.005, -0.055, 0.085, 0.06),
        softness=0.008,
    )
    head = (
        *(Part(oval(x, 0, 0.06, 0.065)) for x in (-0.14, 0.15)),
        *(Part(oval(x, 0, 0.034, 0.038), Tone.PALE, mark=True) for x in (-0.145, 0.155)),
        Part(fused(oval(0.005, 0.02, 0.14, 0.14), leaf((0, 0.13), (0.05, 0.22), 0.04, 0.2), softness=0.01)),
        Part(face, Tone.PALE, lift=0.3),
        Part(oval(0.005, -0.02, 0.02, 0.012), Tone.DEEP, mark=True),
        Part(
            [(-0.05, -0.065), (-0.015, -0.085), (0.03, -0.085), (0.065, -0.06)],
            Tone.DEEP,
            Cut.LINE,
            0.008,
            mark=True,
        ),
    )
    raised = limb(
        (0.08, 0.42, 0.06), (0.21, 0.52, 0.045), (0.26, 0.7, 0.038), (0.2, 0.88, 0.036), (0.22, 0.96, 0.032)
    )
    resting = limb((-0.06, 0.42, 0.06), (-0.17, 0.3, 0.045), (-0.1, 0.19, 0.04), (0.04, 0.17, 0.034))
    tail = limb(
        (-0.12, 0.1, 0.03),
        (-0.28, 0.06, 0.028),
        (-0.42, 0.16, 0.028),
        (-0.44, 0.38, 0.027),
        (-0.37, 0.54, 0.026),
        (-0.27, 0.55, 0.024),
        (-0.25, 0.46, 0.02),
        (-0.31, 0.43, 0.014),
    )
    leg = limb(
        (-0.05, 0.14, 0.09), (0.1, 0.22, 0.06), (0.16, 0.1, 0.045), (0.15, 0.03, 0.03), (0.24, 0.026, 0.026)
    )
    parts = [
        Part(tail),
        Part(raised, Tone.FAR),
        Part(within(oval(0.22, 0.96, 0.06, 0.05), raised), Tone.PALE, mark=True),
        Part(moved(leg, 0.06, 0.01), Tone.FAR),
        Part(body),
        Part(within(oval(0.06, 0.28, 0.075, 0.14), body), Tone.PALE, mark=True),
        Part(leg),
        Part(within(oval(0.22, 0.02, 0.07, 0.04), leg), Tone.PALE, mark=True),
        Part(resting),
        Part(within(oval(0.06, 0.165, 0.05, 0.05), resting), Tone.PALE, mark=True),
        *carried(head, 0.03, 0.6, 1.05, -6),
    ]
    return Figure(
        "monkey",
        parts,
        eyes=moved(((-0.04, 0.03), (0.055, 0.03)), 0.03, 0.6, 1.05, -6),
        eye=0.015,
    )


FLOCK = (_sheep(), _goat(), _monkey())
