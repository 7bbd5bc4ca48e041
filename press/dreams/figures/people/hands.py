"""Hands larger than life: open, pointing, holding, with a finger raised.

A hand stands on its wrist at y = 0 and points up; its thumb is on the right.
"""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import crease, limb, oval, piece


def _nail(x: float, y: float, turn: float) -> Part:
    return oval(x, y, 0.02, 0.028, Tone.WHITE, turn=turn)


def _sleeve() -> list[Part]:
    return [
        piece("-.16,-.3! -.15,.06! .15,.06! .16,-.3!", Tone.COAT),
        limb("-.15,.04,.07 0,.025,.07 .15,.04,.07", Tone.ACCENT, lift=0.6),
    ]


def open_hand(skin: Tone = Tone.FAIR) -> Figure:
    """Fingers spread, palm towards the onlooker; the palm's middle is at (0, 0.27)."""
    return Figure(
        "open_hand",
        [
            limb("0,-.1,.22 0,.14,.24", skin),
            limb("-.1,.32,.1 -.2,.52,.09 -.25,.66,.075", skin),
            limb("-.04,.38,.105 -.07,.62,.095 -.09,.82,.08", skin),
            limb(".04,.38,.105 .06,.62,.095 .08,.83,.08", skin),
            limb(".11,.34,.1 .17,.54,.09 .22,.7,.075", skin),
            piece("-.13,.1 -.17,.26 -.14,.4 0,.44 .14,.41 .18,.28 .13,.1", skin),
            limb(".1,.16,.11 .24,.28,.1 .34,.42,.08", skin, lift=0.5),
            crease("-.1,.33 .0,.29 .12,.35", 0.01, Tone.BLUSH),
            crease("-.12,.26 .0,.22 .08,.12", 0.01, Tone.BLUSH),
            crease(".04,.36 .05,.24 .1,.14", 0.01, Tone.BLUSH),
            *_sleeve(),
        ],
        roundness=0.03,
    )


def pointing_hand(skin: Tone = Tone.FAIR) -> Figure:
    """One finger out, the others folded; its tip is at (0.0, 0.84)."""
    return Figure(
        "pointing_hand",
        [
            limb("0,-.1,.2 0,.14,.22", skin),
            limb("-.02,.36,.115 -.02,.6,.1 0,.8,.08", skin),
            piece("-.15,.1 -.18,.26 -.15,.4 0,.44 .14,.42 .19,.28 .14,.1", skin),
            limb(".02,.42,.11 .1,.46,.11 .12,.34,.1", skin, lift=0.7),
            limb(".1,.38,.11 .18,.41,.1 .18,.3,.09", skin, lift=0.7),
            limb(".16,.32,.1 .23,.33,.09 .22,.25,.08", skin, lift=0.7),
            limb("-.1,.16,.11 -.06,.28,.1 .06,.3,.09", skin, lift=0.8),
            _nail(-0.0, 0.8, 3),
            *_sleeve(),
        ],
        roundness=0.03,
    )


def holding_hand(skin: Tone = Tone.FAIR) -> Figure:
    """Finger and thumb pinch something between them at (0.0, 0.66)."""
    return Figure(
        "holding_hand",
        [
            limb("0,-.1,.2 0,.14,.22", skin),
            limb("-.1,.34,.1 -.2,.48,.09 -.24,.58,.07", skin),
            limb("-.04,.38,.1 -.14,.56,.09 -.17,.7,.07", skin),
            piece("-.15,.1 -.17,.26 -.13,.4 0,.42 .12,.4 .17,.28 .14,.1", skin),
            limb("-.02,.38,.11 -.08,.54,.1 -.02,.65,.075", skin, lift=0.7),
            limb(".1,.18,.12 .18,.36,.11 .12,.52,.09 .03,.64,.07", skin, lift=0.7),
            _nail(-0.03, 0.635, 40),
            *_sleeve(),
        ],
        roundness=0.03,
    )
