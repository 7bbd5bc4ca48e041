"""A lion who sits and looks at you."""

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


def _lion() -> Figure:
    face = fused(oval(0, 0, 0.12, 0.125), oval(0.005, -0.08, 0.075, 0.06), softness=0.016)
    body = fused(
        limb((-0.12, 0.18, 0.17), (-0.08, 0.32, 0.165), (0.02, 0.46, 0.14), (0.08, 0.62, 0.11)),
        oval(0.09, 0.38, 0.12, 0.18),
        softness=0.016,
    )
    foreleg = fused(
        limb((0.11, 0.38, 0.085), (0.14, 0.2, 0.058), (0.13, 0.05, 0.045)), oval(0.165, 0.035, 0.062, 0.035)
    )
    tail = limb(
        (-0.16, 0.08, 0.04),
        (-0.34, 0.05, 0.026),
        (-0.48, 0.12, 0.022),
        (-0.5, 0.28, 0.02),
        (-0.44, 0.38, 0.016),
    )
    head = [
        Part(furred(oval(0, -0.01, 0.235, 0.24), 20, 0.045, 0.2), Tone.DEEP),
        Part(furred(oval(0.005, -0.01, 0.175, 0.18), 16, 0.04, 0.2), Tone.FAR),
        Part(oval(-0.1, 0.115, 0.045, 0.042)),
        Part(oval(0.11, 0.115, 0.045, 0.042)),
        Part(face),
        Part(within(oval(0.005, -0.11, 0.072, 0.05), face), Tone.PALE, mark=True),
        Part(limb((0.005, 0.09, 0.03), (0.005, -0.01, 0.02)), Tone.PALE, mark=True),
        Part([(-0.035, -0.045), (0.045, -0.045), (0.018, -0.085), (-0.008, -0.085)], Tone.DEEP, mark=True),
        Part(
            [(-0.045, -0.125), (-0.015, -0.13), (0.005, -0.09), (0.025, -0.13), (0.055, -0.125)],
            Tone.DEEP,
            Cut.LINE,
            0.007,
            mark=True,
        ),
    ]
    parts = [
        Part(tail),
        Part(leaf((-0.47, 0.34), (-0.35, 0.52), 0.055, 0.15), Tone.DEEP),
        beyond(foreleg, 0.08, 0.012),
        Part(body),
        Part(foreleg),
        Part(fused(oval(-0.12, 0.17, 0.155, 0.165), limb((-0.1, 0.05, 0.05), (0.05, 0.038, 0.038)))),
        *carried(head, 0.09, 0.74),
    ]
    return Figure("lion", parts, eyes=moved(((-0.05, 0.01), (0.06, 0.01)), 0.09, 0.74), eye=0.014)


LION = _lion()
