"""Bears and a badger."""

from press.dreams.figures.beasts.legs import pillar
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import carried, furred, fused, limb, moved, oval, within

_EYES = ((-0.02, 0.035), (0.1, 0.035))
_FACE = fused(oval(0, 0, 0.15, 0.135), oval(0.01, -0.05, 0.14, 0.1), softness=0.016)
_HEAD = (
    *(Part(oval(x, 0.11, 0.056, 0.054)) for x in (-0.105, 0.105)),
    *(Part(oval(x, 0.11, 0.03, 0.028), Tone.DEEP, mark=True) for x in (-0.105, 0.105)),
    Part(_FACE),
    Part(oval(0.05, -0.045, 0.085, 0.065), Tone.PALE, lift=0.4),
    Part(oval(0.06, -0.015, 0.034, 0.024), Tone.DEEP, lift=0),
    Part(
        [(0.02, -0.075), (0.045, -0.08), (0.06, -0.05), (0.075, -0.08), (0.1, -0.075)],
        Tone.DEEP,
        Cut.LINE,
        0.007,
        mark=True,
    ),
)


def _claws(x: float, y: float, turn: float = 0) -> list[Part]:
    toes = [
        Part([(at, 0.02), (at, -0.012)], Tone.DEEP, Cut.LINE, 0.007, mark=True) for at in (-0.025, 0, 0.025)
    ]
    return carried(toes, x, y, turn=turn)


def _standing() -> Figure:
    body = fused(
        limb((-0.02, 0.25, 0.2), (-0.02, 0.4, 0.205), (0, 0.56, 0.17), (0.02, 0.7, 0.12)), softness=0.014
    )
    leg = fused(
        limb((0, 0.22, 0.105), (0, 0.08, 0.075)),
        limb((-0.01, 0.042, 0.042), (0.07, 0.04, 0.04)),
        softness=0.014,
    )
    raised = limb((0.12, 0.58, 0.08), (0.24, 0.66, 0.065), (0.31, 0.8, 0.056), (0.33, 0.9, 0.058))
    resting = limb((-0.12, 0.6, 0.085), (-0.23, 0.46, 0.072), (-0.19, 0.32, 0.06), (-0.12, 0.29, 0.056))
    parts = [
        Part(oval(-0.22, 0.2, 0.05, 0.05)),
        Part(raised, Tone.FAR),
        Part(within(oval(0.335, 0.91, 0.04, 0.042), raised), Tone.PALE, mark=True),
        Part(moved(leg, 0.11, 0.006), Tone.FAR),
        Part(body),
        Part(within(furred(oval(0.05, 0.4, 0.13, 0.19), 22, 0.012), body), Tone.PALE, mark=True),
        Part(moved(leg, -0.1, 0)),
        *_claws(-0.01, 0.035, 60),
        Part(resting),
        *_claws(-0.085, 0.28, 80),
        *carried(_HEAD, 0.03, 0.82, 1.02, 8),
    ]
    return Figure("bear", parts, eyes=moved(_EYES, 0.03, 0.82, 1.02, 8), eye=0.014)


def _walking() -> Figure:
    body = fused(
        limb((-0.3, 0.4, 0.19), (-0.1, 0.42, 0.2), (0.12, 0.43, 0.19), (0.26, 0.46, 0.15)),
        oval(0.14, 0.5, 0.15, 0.13),
        softness=0.018,
    )
    face = fused(
        oval(0, 0, 0.125, 0.115),
        limb((0.03, -0.02, 0.095), (0.14, -0.06, 0.065), (0.19, -0.07, 0.052)),
        softness=0.014,
    )
    head = (
        Part(oval(0.02, 0.1, 0.042, 0.042), Tone.FAR),
        Part(face),
        Part(within(oval(0.2, -0.08, 0.09, 0.075), face), Tone.PALE, mark=True),
        Part(oval(0.232, -0.045, 0.03, 0.024), Tone.DEEP, lift=0),
        Part([(0.13, -0.11), (0.18, -0.105), (0.23, -0.09)], Tone.DEEP, Cut.LINE, 0.007, mark=True),
        Part(oval(-0.06, 0.085, 0.048, 0.048)),
        Part(oval(-0.058, 0.083, 0.026, 0.026), Tone.DEEP, mark=True),
    )
    parts = [
        Part(oval(-0.48, 0.46, 0.045, 0.045)),
        Part(pillar(-0.2, 0.34, 0.07, 0.1), Tone.FAR),
        Part(pillar(0.22, 0.36, 0.068, 0.1), Tone.FAR),
        Part(body),
        Part(fused(pillar(-0.31, 0.34, 0.085, -0.05), limb((-0.34, 0.04, 0.04), (-0.25, 0.036, 0.036)))),
        Part(fused(pillar(0.14, 0.36, 0.082, -0.05), limb((0.11, 0.04, 0.04), (0.2, 0.036, 0.036)))),
        *_claws(-0.235, 0.028, 70),
        *_claws(0.215, 0.028, 70),
        *carried(head, 0.4, 0.46, 1.05, -8),
    ]
    return Figure(
        "bear_walking",
        parts,
        eyes=moved([(0.065, 0.025)], 0.4, 0.46, 1.05, -8),
        eye=0.013,
    )


def _badger() -> Figure:
    body = fused(
        limb((-0.3, 0.22, 0.16), (-0.1, 0.25, 0.18), (0.12, 0.23, 0.16), (0.26, 0.22, 0.12)), softness=0.014
    )
    face = fused(
        oval(0.32, 0.23, 0.115, 0.105),
        limb((0.34, 0.22, 0.09), (0.46, 0.16, 0.05), (0.53, 0.13, 0.032)),
        softness=0.012,
    )
    paw = fused(limb((0, 0.12, 0.06), (0.01, 0.04, 0.04)), limb((0, 0.028, 0.028), (0.06, 0.025, 0.025)))
    parts = [
        Part(
            furred(limb((-0.42, 0.2, 0.05), (-0.54, 0.15, 0.04), (-0.6, 0.11, 0.015)), 14, 0.014, 0.4),
            Tone.PALE,
        ),
        *(Part(moved(paw, x, 0.006), Tone.FAR) for x in (-0.16, 0.22)),
        Part(furred(body, 70, 0.007, 0.5)),
        Part(
            within(furred(limb((-0.36, 0.08, 0.05), (0, 0.08, 0.06), (0.3, 0.1, 0.05)), 40, 0.012), body),
            Tone.DEEP,
            mark=True,
        ),
        *(Part(moved(paw, x, 0), Tone.DEEP) for x in (-0.3, 0.1)),
        Part(face, Tone.PALE),
        Part(
            within(
                limb((0.2, 0.3, 0.032), (0.34, 0.27, 0.036), (0.45, 0.2, 0.022), (0.53, 0.15, 0.01)), face
            ),
            Tone.DEEP,
            mark=True,
        ),
        Part(oval(0.25, 0.32, 0.034, 0.036), Tone.DEEP),
        Part(oval(0.255, 0.335, 0.022, 0.016), Tone.PALE, mark=True),
        Part(oval(0.55, 0.135, 0.028, 0.022), Tone.DEEP, lift=0),
    ]
    return Figure("badger", parts, eyes=[(0.375, 0.255)], eye=0.013)


BEARS = (_standing(), _walking(), _badger())
