"""A horse that lifts a foot and a unicorn that rears."""

from collections.abc import Iterable

from press.dreams.figures.beasts.legs import fore_leg, hind_leg, hoofed
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import Outline, carried, fused, leaf, limb, moved, oval, within

_EYE = (0.035, 0.0)
_FACE = fused(
    oval(0, 0, 0.075, 0.07), limb((0, 0, 0.068), (0.09, -0.075, 0.045), (0.155, -0.13, 0.04)), softness=0.01
)
_HEAD = (
    Part(leaf((0.03, 0.05), (0.06, 0.15), 0.024, -0.1), Tone.FAR),
    Part(_FACE),
    Part(within(oval(0.17, -0.15, 0.07, 0.06), _FACE), Tone.PALE, mark=True),
    Part(oval(0.178, -0.122, 0.01, 0.008), Tone.DEEP, mark=True),
    Part([(0.13, -0.165), (0.16, -0.155), (0.185, -0.16)], Tone.DEEP, Cut.LINE, 0.006, mark=True),
    Part(leaf((-0.015, 0.05), (-0.01, 0.16), 0.03, 0.1)),
)
_BODY = fused(
    limb((-0.24, 0.5, 0.13), (-0.05, 0.49, 0.115), (0.14, 0.5, 0.13)),
    limb((0.13, 0.53, 0.12), (0.24, 0.68, 0.09), (0.29, 0.82, 0.065)),
    softness=0.016,
)
_LOCKS = (
    (0.3, 0.93, 0.12, 0.9),
    (0.27, 0.87, 0.07, 0.79),
    (0.22, 0.8, 0.02, 0.69),
    (0.17, 0.73, -0.02, 0.61),
    (0.28, 0.86, 0.22, 0.68),
    (0.2, 0.76, 0.14, 0.56),
)
_TAIL = fused(
    limb((-0.34, 0.56, 0.03), (-0.45, 0.5, 0.05), (-0.5, 0.34, 0.055), (-0.56, 0.2, 0.004)),
    limb((-0.36, 0.56, 0.03), (-0.43, 0.45, 0.045), (-0.44, 0.28, 0.04), (-0.47, 0.16, 0.004)),
    softness=0.006,
)
_LIFTED = limb(
    (0.17, 0.47, 0.085), (0.29, 0.41, 0.045), (0.35, 0.32, 0.03), (0.28, 0.23, 0.022), (0.25, 0.19, 0.024)
)


def _mane() -> Outline:
    locks = [leaf((x, y), (to_x, to_y), 0.032, -0.3) for x, y, to_x, to_y in _LOCKS]
    return fused(
        limb((0.31, 0.92, 0.03), (0.25, 0.83, 0.034), (0.16, 0.73, 0.03), (0.09, 0.6, 0.012)),
        *locks,
        softness=0.004,
    )


def _hoof_of(leg: Outline, x: float, y: float) -> list[Part]:
    """A leg in the air and its hoof, which ends here."""
    return [Part(leg), Part(within(oval(x, y, 0.035, 0.035), leg), Tone.DEEP, mark=True)]


def _horse() -> Figure:
    parts = [
        Part(_TAIL, Tone.DEEP),
        *hoofed(hind_leg(-0.18, 0.48, 1, 0.05), Tone.FAR),
        *hoofed(fore_leg(0.2, 0.48, 1, -0.02), Tone.FAR),
        Part(_BODY),
        *hoofed(hind_leg(-0.25, 0.48, 1.1, -0.04)),
        *_hoof_of(_LIFTED, 0.245, 0.175),
        *carried(_HEAD, 0.31, 0.86),
        Part(_mane(), Tone.DEEP),
        Part(leaf((0.32, 0.93), (0.41, 0.84), 0.028, 0.2), Tone.DEEP),
    ]
    return Figure("horse", parts, eyes=moved([_EYE], 0.31, 0.86), eye=0.013)


def _rearing(parts: Iterable[Part]) -> list[Part]:
    """The forehand lifted round the hip."""
    return carried(carried(parts, 0.24, -0.5), -0.24, 0.5, turn=34)


def _unicorn() -> Figure:
    near_hind = limb(
        (-0.22, 0.47, 0.115),
        (-0.12, 0.34, 0.065),
        (-0.22, 0.2, 0.032),
        (-0.17, 0.09, 0.024),
        (-0.14, 0.026, 0.026),
    )
    far_hind = limb(
        (-0.2, 0.46, 0.1),
        (-0.04, 0.35, 0.058),
        (-0.1, 0.2, 0.03),
        (-0.04, 0.09, 0.022),
        (-0.01, 0.026, 0.026),
    )
    far_lifted = limb(
        (0.18, 0.48, 0.08), (0.33, 0.5, 0.042), (0.42, 0.44, 0.028), (0.38, 0.34, 0.021), (0.36, 0.3, 0.023)
    )
    horn = leaf((0.055, 0.045), (0.17, 0.28), 0.02)
    rings = [
        Part(
            within(
                limb((0.04 + 0.115 * t, 0.06 + 0.23 * t, 0.004), (0.09 + 0.1 * t, 0.055 + 0.23 * t, 0.004)),
                horn,
            ),
            Tone.ACCENT,
            mark=True,
        )
        for t in (0.15, 0.38, 0.6)
    ]
    near = [
        Part(_BODY),
        *_hoof_of(_LIFTED, 0.245, 0.175),
        *carried(_HEAD, 0.31, 0.86, turn=-22),
        Part(_mane(), Tone.PALE),
        Part(leaf((0.32, 0.93), (0.4, 0.83), 0.028, 0.2), Tone.PALE),
        *carried([Part(horn, Tone.LIGHT), *rings], 0.31, 0.86, turn=-22),
    ]
    parts = [
        Part(moved(_TAIL, 0, -0.06), Tone.PALE),
        *hoofed(far_hind, Tone.FAR),
        *_rearing([Part(far_lifted, Tone.FAR)]),
        *_rearing(near),
        *hoofed(near_hind),
    ]
    eye = moved(moved([_EYE], 0.31, 0.86, 1, -22), 0.24, -0.5)
    return Figure(
        "unicorn",
        parts,
        eyes=moved(eye, -0.24, 0.5, 1, 34),
        eye=0.013,
    )


HORSES = (_horse(), _unicorn())
