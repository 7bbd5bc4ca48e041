"""Deer and the giraffe."""

import math

from press.dreams.figures.beasts.legs import fore_leg, hind_leg, hoofed
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

_EYE = (0.035, 0.02)
_FACE = fused(
    oval(0, 0, 0.075, 0.068),
    limb((0, -0.005, 0.062), (0.1, -0.04, 0.04), (0.165, -0.055, 0.034)),
    softness=0.01,
)
_HEAD = (
    Part(_FACE),
    Part(within(oval(0.17, -0.07, 0.07, 0.045), _FACE), Tone.PALE, mark=True),
    Part(leaf((-0.045, 0.025), (-0.18, 0.055), 0.036, -0.15)),
    Part(leaf((-0.06, 0.028), (-0.15, 0.05), 0.016, -0.15), Tone.PALE, mark=True),
    Part(oval(0.19, -0.045, 0.018, 0.018), Tone.DEEP, lift=0),
)


def _antler() -> list[Part]:
    """One antler, rooted at (0, 0): a beam that sweeps back and up, with tines to the front."""
    beam = limb(
        (0, 0, 0.02), (-0.06, 0.1, 0.019), (-0.13, 0.22, 0.017), (-0.13, 0.36, 0.014), (-0.06, 0.46, 0.004)
    )
    tines = (
        limb((-0.01, 0.03, 0.014), (0.07, 0.06, 0.012), (0.11, 0.13, 0.003)),
        limb((-0.08, 0.13, 0.014), (0.0, 0.19, 0.012), (0.02, 0.28, 0.003)),
        limb((-0.13, 0.25, 0.013), (-0.21, 0.31, 0.011), (-0.22, 0.4, 0.003)),
        limb((-0.13, 0.34, 0.012), (-0.17, 0.42, 0.01), (-0.15, 0.49, 0.003)),
    )
    return [Part(fused(beam, *tines, softness=0.005), Tone.PALE)]


def _stag() -> Figure:
    body = fused(
        limb((-0.24, 0.49, 0.11), (-0.06, 0.48, 0.105), (0.12, 0.49, 0.115), (0.22, 0.56, 0.1)),
        limb((0.17, 0.5, 0.11), (0.26, 0.66, 0.08), (0.29, 0.78, 0.065)),
        softness=0.012,
    )
    parts = [
        *carried(_antler(), 0.3, 0.85, 1.1, -34),
        *hoofed(hind_leg(-0.18, 0.46, 0.9, 0.04), Tone.FAR),
        *hoofed(fore_leg(0.2, 0.46, 0.9, 0.06), Tone.FAR),
        Part(furred(leaf((-0.32, 0.54), (-0.4, 0.42), 0.04, -0.1), 8, 0.008), Tone.PALE),
        Part(body),
        Part(
            within(limb((-0.2, 0.36, 0.02), (0, 0.36, 0.03), (0.2, 0.38, 0.04)), body), Tone.PALE, mark=True
        ),
        Part(
            within(furred(limb((0.34, 0.7, 0.04), (0.3, 0.56, 0.05), (0.24, 0.44, 0.03)), 16, 0.02), body),
            Tone.PALE,
            mark=True,
        ),
        *hoofed(hind_leg(-0.25, 0.46, 1, -0.03)),
        *hoofed(fore_leg(0.14, 0.46, 0.95, -0.02)),
        *carried(_HEAD, 0.31, 0.82),
        *carried(_antler(), 0.29, 0.86, 1.2, 4),
    ]
    return Figure("stag", parts, eyes=moved([_EYE], 0.31, 0.82))


def _fawn() -> Figure:
    body = fused(
        limb((-0.28, 0.19, 0.16), (-0.1, 0.2, 0.165), (0.12, 0.19, 0.15), (0.22, 0.24, 0.11)),
        limb((0.17, 0.22, 0.1), (0.25, 0.38, 0.075), (0.28, 0.5, 0.065)),
        softness=0.016,
    )
    spots = [
        (-0.33, 0.27),
        (-0.25, 0.31),
        (-0.17, 0.27),
        (-0.1, 0.32),
        (-0.03, 0.27),
        (0.05, 0.31),
        (0.1, 0.24),
        (-0.21, 0.22),
        (-0.06, 0.21),
    ]
    parts = [
        Part(furred(leaf((-0.4, 0.24), (-0.5, 0.35), 0.04, 0.1), 8, 0.008), Tone.PALE),
        Part(limb((0.2, 0.1, 0.05), (0.36, 0.1, 0.032), (0.46, 0.035, 0.024), (0.36, 0.025, 0.02)), Tone.FAR),
        Part(body),
        *(Part(oval(x, y, 0.02, 0.015), Tone.PALE, mark=True) for x, y in spots),
        Part(
            within(limb((0.34, 0.46, 0.03), (0.31, 0.34, 0.04), (0.27, 0.24, 0.03)), body),
            Tone.PALE,
            mark=True,
        ),
        Part(limb((0.14, 0.12, 0.07), (0.28, 0.05, 0.036), (0.38, 0.034, 0.026), (0.46, 0.026, 0.024))),
        Part(
            fused(
                oval(-0.24, 0.15, 0.15, 0.13, -12),
                limb((-0.2, 0.04, 0.04), (-0.06, 0.03, 0.028), (0.08, 0.024, 0.022)),
            )
        ),
        *carried((Part(leaf((0.01, 0.05), (0.02, 0.19), 0.035, -0.1), Tone.FAR), *_HEAD), 0.3, 0.56, 1.12, 6),
    ]
    return Figure("deer_fawn", parts, eyes=moved([_EYE], 0.3, 0.56, 1.12, 6), eye=0.014)


def _patch(x: float, y: float, size: float, coat: Outline) -> Part:
    """A patch with five corners, no two turned alike."""
    turn = 500 * x + 300 * y
    corners = [
        (
            x + reach * math.cos(math.radians(72 * at + turn)),
            y + reach * math.sin(math.radians(72 * at + turn)),
        )
        for at, reach in enumerate((size, size * 0.8, size * 1.15, size * 0.85, size * 1.1))
    ]
    return Part(within(corners, coat), Tone.DEEP, Cut.POLYGON, mark=True)


def _giraffe() -> Figure:
    body = fused(
        limb((-0.19, 0.48, 0.09), (-0.04, 0.52, 0.105), (0.1, 0.55, 0.105)),
        limb((0.08, 0.54, 0.1), (0.16, 0.74, 0.06), (0.21, 0.94, 0.045), (0.24, 1.08, 0.042)),
        softness=0.014,
    )
    near_hind, near_fore = hind_leg(-0.2, 0.46, 0.9, -0.03), fore_leg(0.08, 0.5, 0.88, -0.02)
    patches = (
        *(
            (-0.21, 0.5, 0.046),
            (-0.12, 0.57, 0.034),
            (-0.11, 0.47, 0.05),
            (-0.02, 0.56, 0.046),
            (-0.01, 0.45, 0.034),
        ),
        *(
            (0.06, 0.63, 0.04),
            (0.08, 0.53, 0.05),
            (0.17, 0.55, 0.034),
            (0.16, 0.65, 0.046),
            (0.1, 0.71, 0.034),
        ),
        *(
            (0.18, 0.74, 0.036),
            (0.13, 0.8, 0.027),
            (0.2, 0.83, 0.03),
            (0.16, 0.88, 0.024),
            (0.22, 0.91, 0.026),
        ),
        *((0.18, 0.96, 0.022), (0.24, 0.98, 0.022), (0.21, 1.03, 0.018)),
    )
    crest = limb((0.0, 0.64, 0.01), (0.1, 0.78, 0.022), (0.16, 0.96, 0.022), (0.2, 1.12, 0.016))
    head = (
        *(
            Part(
                fused(limb((x, 0.04, 0.011), (x - 0.02, 0.11, 0.01)), oval(x - 0.02, 0.115, 0.02, 0.018)),
                tone,
            )
            for x, tone in ((0.03, Tone.FAR), (-0.02, Tone.DEEP))
        ),
        *_HEAD,
    )
    parts = [
        Part(limb((-0.26, 0.52, 0.016), (-0.32, 0.42, 0.011), (-0.33, 0.32, 0.01))),
        Part(furred(leaf((-0.33, 0.34), (-0.33, 0.22), 0.024), 8, 0.008), Tone.DEEP),
        *hoofed(hind_leg(-0.14, 0.46, 0.8, 0.04), Tone.FAR),
        *hoofed(fore_leg(0.14, 0.5, 0.82, 0.05), Tone.FAR),
        Part(crest, Tone.DEEP),
        Part(body),
        *(_patch(x, y, size, body) for x, y, size in patches),
        *hoofed(near_hind),
        *(
            _patch(x, y, size, near_hind)
            for x, y, size in ((-0.24, 0.49, 0.044), (-0.16, 0.43, 0.04), (-0.2, 0.35, 0.03))
        ),
        *hoofed(near_fore),
        *(
            _patch(x, y, size, near_fore)
            for x, y, size in ((0.05, 0.5, 0.04), (0.12, 0.46, 0.036), (0.06, 0.4, 0.028))
        ),
        *carried(head, 0.25, 1.12, 0.95, -4),
    ]
    return Figure("giraffe", parts, eyes=moved([_EYE], 0.25, 1.12, 0.95, -4))


DEER = (_stag(), _fawn(), _giraffe())
