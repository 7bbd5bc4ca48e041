"""Chessmen, all turned on the same lathe; the knight's head is carved."""

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import box, crease, dot, line, mark, oval, piece, turned

_FOOT = ".24,0! .25,.05 .21,.09! .22,.12 .17,.16!"


def _base(stem: str) -> list[Part]:
    return [
        turned(f"{_FOOT} {stem}"),
        crease("-.21,.09 0,.075 .21,.09", 0.012),
        crease("-.17,.16 0,.15 .17,.16", 0.012),
    ]


def _collar(y: float, half: float) -> Part:
    return piece(
        f"-{half},{y} 0,{y - 0.03} {half},{y} {half},{y + 0.025} 0,{y + 0.03} -{half},{y + 0.025}",
        Tone.ACCENT,
    )


CHESS_PAWN = Figure(
    "chess_pawn",
    [*_base(".1,.3 .075,.46 .09,.5!"), _collar(0.47, 0.14), oval(0, 0.64, 0.145, 0.145)],
    roundness=0.06,
)

CHESS_ROOK = Figure(
    "chess_rook",
    [
        *_base(".13,.3 .11,.6 .14,.64!"),
        _collar(0.61, 0.17),
        piece(
            "-.15,.64! 0,.62 .15,.64! .19,.7 .2,.86! .12,.84! .12,.8! .055,.79! .055,.835! -.055,.835!"
            " -.055,.79!"
            " -.12,.8! -.12,.84! -.2,.86! -.19,.7"
        ),
        piece("-.03,.3! .03,.3! .03,.4 0,.43 -.03,.4", Tone.DEEP, lift=0),
        crease("-.08,.5! -.02,.49!", 0.01),
        crease(".04,.53! .09,.535!", 0.01),
        crease("-.09,.26! -.05,.255!", 0.01),
    ],
    roundness=0.06,
)

CHESS_BISHOP = Figure(
    "chess_bishop",
    [
        *_base(".1,.32 .075,.56 .09,.6!"),
        _collar(0.57, 0.15),
        turned(".075,.6! .13,.66 .13,.75 .08,.86 .02,.93 0,.94"),
        mark(".01,.86! .13,.73! .16,.76! .04,.9!"),
        oval(0, 0.96, 0.036, 0.036, Tone.ACCENT),
    ],
    roundness=0.06,
)

CHESS_QUEEN = Figure(
    "chess_queen",
    [
        *_base(".11,.36 .08,.66 .1,.7!"),
        _collar(0.67, 0.17),
        piece(
            "-.09,.69! .09,.69! .13,.8 .2,.94! .13,.88! .1,.96! .05,.88! 0,.97! -.05,.88! -.1,.96!"
            " -.13,.88! -.2,.94! -.13,.8"
        ),
        oval(0, 0.99, 0.033, 0.033, Tone.ACCENT),
        *(
            oval(x, y, 0.022, 0.022, Tone.ACCENT)
            for x, y in ((-0.2, 0.95), (-0.1, 0.97), (0.1, 0.97), (0.2, 0.95))
        ),
        crease("-.12,.77 0,.755 .12,.77", 0.012, Tone.ACCENT),
    ],
    roundness=0.06,
)

CHESS_KING = Figure(
    "chess_king",
    [
        *_base(".12,.36 .085,.68 .11,.72!"),
        _collar(0.69, 0.18),
        line("0,.9 0,1.08", 0.045, Tone.ACCENT),
        line("-.065,1.01 .065,1.01", 0.045, Tone.ACCENT),
        turned(".1,.7! .13,.82 .18,.9! .12,.94 .03,.96 0,.96"),
        crease("-.17,.89 0,.865 .17,.89", 0.014, Tone.ACCENT),
        crease("-.05,.86 -.06,.75", 0.01),
        crease(".05,.86 .06,.75", 0.01),
    ],
    roundness=0.06,
)

CHESS_KNIGHT = Figure(
    "chess_knight",
    [
        turned(f"{_FOOT} .15,.22!"),
        crease("-.21,.09 0,.075 .21,.09", 0.012),
        piece(
            "-.15,.2! .15,.2! .17,.28 .12,.38 .06,.46 .05,.53 .1,.52 .16,.48 .23,.46 .28,.5 .29,.56"
            " .24,.64 .18,.76 .12,.84"
            " .09,.94! .03,.87! -.08,.84 -.2,.7 -.24,.5 -.2,.32"
        ),
        piece(
            "-.01,.9! .02,.83 -.06,.76 -.1,.74! -.06,.66 -.13,.6! -.1,.5 -.17,.46! -.13,.36 -.19,.3!"
            " -.25,.36 -.3,.44!"
            " -.27,.52 -.3,.6! -.24,.68 -.24,.76! -.16,.8 -.12,.88! -.06,.86",
            Tone.DEEP,
        ),
        crease(".22,.51 .25,.53", 0.012),
        crease(".28,.5 .23,.505 .19,.53", 0.01),
        crease(".13,.3 .02,.4 .0,.52", 0.012),
        _collar(0.2, 0.17),
        box(-0.1, 0, -0.09, 0.01, Tone.DEEP, flat=True),
        dot(0.255, 0.555, 0.011),
    ],
    roundness=0.055,
    eyes=[(0.12, 0.7)],
    eye=0.017,
)

OBJECTS = (CHESS_PAWN, CHESS_ROOK, CHESS_BISHOP, CHESS_QUEEN, CHESS_KING, CHESS_KNIGHT)
