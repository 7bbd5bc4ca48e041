"""Those who are in no hurry: tortoise, snail and frog."""

import math

from press.dreams.figures.beasts.legs import pillar
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import Outline, fused, limb, moved, oval, spiral, within


def _plate(x: float, y: float, size: float, shell: Outline) -> Part:
    corners = [
        (x + size * math.cos(math.radians(60 * at)), y + size * 0.9 * math.sin(math.radians(60 * at)))
        for at in range(6)
    ]
    return Part(within(corners, shell), Tone.FAR, Cut.POLYGON, mark=True)


def _tortoise() -> Figure:
    dome = within(
        fused(oval(-0.06, 0.22, 0.42, 0.4), oval(-0.06, 0.24, 0.44, 0.1), softness=0.02),
        [(-1, 0.2), (1, 0.2), (1, 1), (-1, 1)],
    )
    rim = limb(
        (-0.5, 0.2, 0.035), (-0.3, 0.17, 0.05), (-0.06, 0.16, 0.055), (0.2, 0.17, 0.05), (0.38, 0.21, 0.035)
    )
    plates = [
        (-0.06, 0.47, 0.12),
        (-0.29, 0.38, 0.115),
        (0.17, 0.38, 0.115),
        (-0.175, 0.27, 0.09),
        (0.055, 0.27, 0.09),
        (-0.42, 0.26, 0.09),
        (0.3, 0.26, 0.09),
        (-0.25, 0.56, 0.06),
        (0.13, 0.56, 0.06),
    ]
    head = fused(
        limb((0.26, 0.2, 0.075), (0.42, 0.26, 0.065), (0.5, 0.38, 0.06), (0.54, 0.46, 0.06)),
        oval(0.56, 0.48, 0.085, 0.072, 8),
        oval(0.62, 0.455, 0.045, 0.04),
        softness=0.014,
    )
    parts = [
        Part(limb((-0.44, 0.14, 0.035), (-0.55, 0.1, 0.02), (-0.6, 0.06, 0.004)), Tone.PALE),
        Part(pillar(-0.2, 0.16, 0.065, 0.04), Tone.FAR),
        Part(pillar(0.24, 0.16, 0.065, 0.06), Tone.FAR),
        Part(head, Tone.PALE),
        Part([(0.58, 0.435), (0.61, 0.435), (0.655, 0.45)], Tone.DEEP, Cut.LINE, 0.008, mark=True),
        Part(pillar(-0.33, 0.17, 0.075, -0.03), Tone.PALE),
        Part(pillar(0.15, 0.17, 0.075, 0.02), Tone.PALE),
        Part(dome),
        *(_plate(x, y, size, dome) for x, y, size in plates),
        Part(rim),
        *(
            Part([(x, 0.1), (x + 0.01, 0.24)], Tone.FAR, Cut.LINE, 0.012, mark=True)
            for x in (-0.4, -0.29, -0.175, -0.06, 0.055, 0.17, 0.28)
        ),
    ]
    return Figure("tortoise", parts, eyes=[(0.585, 0.5)], eye=0.013)


def _snail() -> Figure:
    foot = fused(
        limb(
            (-0.62, 0.015, 0.012),
            (-0.4, 0.05, 0.05),
            (-0.1, 0.07, 0.07),
            (0.2, 0.075, 0.075),
            (0.36, 0.13, 0.07),
            (0.44, 0.26, 0.062),
            (0.46, 0.33, 0.062),
        ),
        limb((-0.5, 0.02, 0.02), (0.3, 0.02, 0.02)),
        softness=0.014,
    )
    shell = fused(oval(-0.1, 0.44, 0.36, 0.355), oval(0.12, 0.24, 0.16, 0.14), softness=0.02)
    turns = spiral(-0.09, 0.45, 0.33, 2.6, -60)
    glints = spiral(-0.09, 0.45, 0.26, 2.1, -60)
    horn = (0.45, 0.36)
    parts = [
        Part(
            fused(
                limb((*horn, 0.02), (0.5, 0.48, 0.014), (0.55, 0.56, 0.014)), oval(0.555, 0.575, 0.028, 0.028)
            ),
            Tone.FAR,
        ),
        Part(foot, Tone.PALE),
        Part(
            fused(
                limb((*horn, 0.022), (0.46, 0.48, 0.015), (0.46, 0.58, 0.015)), oval(0.46, 0.6, 0.03, 0.03)
            ),
            Tone.PALE,
        ),
        Part(limb((0.48, 0.27, 0.016), (0.55, 0.25, 0.01)), Tone.PALE),
        *(Part(oval(-0.5 + at * 0.1, 0.025, 0.022, 0.009), Tone.FAR, mark=True) for at in range(9)),
        Part(shell),
        Part(glints, Tone.PALE, Cut.LINE, 0.03, mark=True),
        Part(turns, Tone.DEEP, Cut.LINE, 0.02, mark=True),
    ]
    return Figure("snail", parts, eyes=[(0.46, 0.605), (0.555, 0.578)], eye=0.013)


def _frog() -> Figure:
    body = fused(
        limb((-0.26, 0.15, 0.12), (-0.1, 0.29, 0.17), (0.07, 0.43, 0.165), (0.17, 0.5, 0.135)),
        oval(0.22, 0.52, 0.17, 0.115, 6),
        oval(0.15, 0.64, 0.075, 0.07),
        softness=0.018,
    )
    throat = limb((0.36, 0.44, 0.05), (0.26, 0.36, 0.08), (0.14, 0.22, 0.08), (0.0, 0.12, 0.05))
    foreleg = fused(
        limb((0.15, 0.36, 0.06), (0.2, 0.2, 0.042), (0.19, 0.06, 0.03)),
        *(limb((0.19, 0.045, 0.022), (0.25 + 0.035 * toe, 0.022 + 0.012 * toe, 0.018)) for toe in (-1, 0, 1)),
        softness=0.006,
    )
    thigh = fused(limb((-0.24, 0.12, 0.09), (-0.12, 0.24, 0.1), (0.02, 0.3, 0.075)), softness=0.01)
    shin = fused(
        limb((0.03, 0.3, 0.062), (-0.08, 0.15, 0.05), (-0.2, 0.05, 0.035)),
        limb((-0.22, 0.034, 0.034), (-0.05, 0.03, 0.028), (0.08, 0.022, 0.02)),
        softness=0.008,
    )
    spots = [
        (-0.2, 0.31, 0.035),
        (-0.1, 0.42, 0.042),
        (0.0, 0.53, 0.034),
        (-0.02, 0.4, 0.024),
        (0.06, 0.58, 0.02),
    ]
    parts = [
        Part(oval(0.245, 0.625, 0.05, 0.05), Tone.FAR),
        Part(moved(foreleg, 0.09, 0.012), Tone.FAR),
        Part(body),
        Part(within(throat, body), Tone.PALE, mark=True),
        Part([(0.4, 0.535), (0.3, 0.475), (0.18, 0.47), (0.1, 0.51)], Tone.DEEP, Cut.LINE, 0.011, mark=True),
        Part(oval(0.365, 0.575, 0.009, 0.007), Tone.DEEP, mark=True),
        *(Part(within(oval(x, y, r, r * 0.8, 40), body), Tone.FAR, mark=True) for x, y, r in spots),
        Part(shin),
        Part(thigh),
        Part(within(oval(-0.12, 0.27, 0.03, 0.024), thigh), Tone.FAR, mark=True),
        Part(foreleg),
    ]
    return Figure("frog", parts, eyes=[(0.165, 0.65)], eye=0.026)


SLOW = (_tortoise(), _snail(), _frog())
