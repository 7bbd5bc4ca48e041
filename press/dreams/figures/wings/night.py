"""Birds of the dark: an owl that listens, a raven about to say something."""

from press.dreams.figures.cuttings import (
    flecks,
    hatching,
    limb,
    marks,
    piece,
)
from press.dreams.figures.feathers import folded_wing, leg
from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.limbs import Outline
from press.dreams.figures.outlines import band, disc, framed, mirrored, scallops, traced, turned

_NECK = (0.0, 0.6)
_TILT = -9
_EYES = ((-0.1, 0.765), (0.1, 0.765))


def _tilted(points: Outline) -> Outline:
    """An owl's head lies a little on one side."""
    return turned(points, _TILT, _NECK)


def _rays(x: float, y: float) -> list[Outline]:
    """The feathers round an owl's eye."""
    return [
        _tilted(turned([(x + 0.075, y), (x + 0.095, y), (x + 0.118, y)], 24 * step, (x, y)))
        for step in range(15)
    ]


def _owl_wing() -> Outline:
    return traced("-.2,.62 -.29,.48 -.31,.3 -.24,.12 -.13,.04 -.15,.2 -.14,.4")


def _owl_wing_rows() -> list[Outline]:
    edges = [
        [(-0.32, 0.44), (-0.24, 0.4), (-0.13, 0.44)],
        [(-0.33, 0.33), (-0.24, 0.29), (-0.13, 0.33)],
        [(-0.32, 0.22), (-0.23, 0.19), (-0.13, 0.23)],
    ]
    return [band(scallops(edge, 4, -0.03), 0.004, 0.011, 0.004) for edge in edges]


OWL = Figure(
    "owl",
    [
        limb([(-0.02, 0.3), (-0.06, 0.16), (-0.08, 0.05)], 0.14, 0.17, 0.1, tone=Tone.FAR),
        Part(traced("0,.68 -.2,.64 -.28,.46 -.26,.24 -.15,.08 0,.045 .15,.08 .26,.24 .28,.46 .2,.64")),
        Part(
            traced("0,.62 -.13,.58 -.18,.4 -.13,.18 0,.08 .13,.18 .18,.4 .13,.58"),
            Tone.PALE,
            lift=0.3,
        ),
        flecks(
            [
                traced("-.1,.5 -.034,.49 .034,.49 .1,.5"),
                [(-0.07, 0.43), (0, 0.42), (0.07, 0.43)],
                traced("-.1,.365 -.034,.355 .034,.355 .1,.365"),
                [(-0.07, 0.295), (0, 0.285), (0.07, 0.295)],
                [(-0.08, 0.225), (0, 0.215), (0.08, 0.225)],
            ],
            0.021,
        ),
        Part(_owl_wing(), Tone.FAR),
        marks(_owl_wing_rows()),
        Part(mirrored(_owl_wing())),
        marks([mirrored(row) for row in _owl_wing_rows()], Tone.FAR),
        *(
            piece(
                *(
                    band([(x, 0.075), (x + reach, 0.035), (x + reach * 1.5, 0.012)], 0.04, 0.038, 0.022)
                    for reach in (-0.04, 0, 0.04)
                ),
                tone=Tone.ACCENT,
            )
            for x in (-0.09, 0.09)
        ),
        Part(
            _tilted(
                traced(
                    "0,.55 -.16,.585 -.25,.68 -.255,.8 -.225,.9 -.235,1.03 -.13,.955 0,.94 .13,.955 "
                    ".235,1.03 .225,.9 .255,.8 .25,.68 .16,.585"
                )
            )
        ),
        piece(
            _tilted(disc(-0.105, 0.76, 0.125)), _tilted(disc(0.105, 0.76, 0.125)), tone=Tone.PALE, lift=0.4
        ),
        hatching([ray for x, y in _EYES for ray in _rays(x, y)], 0.009),
        piece(
            *(
                _tilted(band([(0, 0.74), (side * 0.07, 0.875), (side * 0.22, 1.0)], 0.02, 0.05, 0.01))
                for side in (-1, 1)
            )
        ),
        Part(_tilted(traced("0,.76 -.032,.73 -.012,.66 0,.635 .012,.66 .032,.73")), Tone.DEEP),
    ],
    eyes=_tilted(list(_EYES)),
    eye=0.047,
)

RAVEN = Figure(
    "raven",
    [
        leg((-0.05, 0.26), (-0.09, 0.13), (-0.05, 0), thick=0.028, toe=0.1),
        *(
            limb([(-0.2, 0.36), (-0.4, 0.26), end], 0.1, 0.1, 0.06, tone=Tone.FAR)
            for end in ((-0.56, 0.1), (-0.6, 0.15), (-0.61, 0.21))
        ),
        Part(traced(".33,.735 .45,.715 .52,.665 .43,.66 .33,.67"), Tone.DEEP),
        Part(
            traced(
                ".37,.8 .31,.88 .2,.895 .1,.83 0,.71 -.15,.58 -.32,.43 -.43,.31 -.3,.22 -.1,.17 "
                ".08,.18 .22,.28 .29,.42 .29,.54 .345,.58 .325,.63 .37,.67 .375,.74"
            )
        ),
        Part(traced(".32,.83 .43,.835 .54,.79 .585,.725 .5,.75 .33,.735"), Tone.DEEP),
        hatching([framed([(0, 0), (0.5, 0.1), (1, 0)], (0.33, 0.79), (0.43, 0.795))], 0.014, Tone.COAT),
        hatching(
            [
                [(0.2 + 0.03 * at, 0.66 - 0.012 * at), (0.21 + 0.035 * at, 0.6), (0.24 + 0.03 * at, 0.55)]
                for at in range(4)
            ]
            + [
                [(0.17 + 0.03 * at, 0.5), (0.19 + 0.03 * at, 0.44), (0.2 + 0.025 * at, 0.39)]
                for at in range(4)
            ],
            0.01,
            Tone.FAR,
        ),
        leg((0.04, 0.24), (-0.01, 0.13), (0.05, 0), thick=0.03, toe=0.11),
        limb([(0.07, 0.3), (0.05, 0.22), (0.015, 0.155)], 0.15, 0.11, 0.05, lift=0.3),
        *folded_wing((0.2, 0.55), (-0.53, 0.27), depth=1.05),
    ],
    eyes=[(0.29, 0.81)],
    eye=0.016,
)
