"""Violin and cello: one drawing, lying or standing."""

from collections.abc import Sequence

from press.dreams.figures.figure import Figure, Part, Tone
from press.dreams.figures.pieces import (
    both_sides,
    box,
    crease,
    line,
    oval,
    piece,
    placed,
    turned,
)

FIDDLE: Sequence[Part] = (
    line("-.055,.87 .055,.875", 0.022, Tone.DEEP),
    line("-.055,.915 .055,.92", 0.022, Tone.DEEP),
    turned(
        "0,0 .1,.005 .175,.06 .185,.14 .15,.215! .118,.24 .105,.285 .118,.33 .14,.35! .155,.41 .14,.5"
        " .08,.56 .03,.57!"
    ),
    crease("-.07,.02 -.15,.07 -.16,.14 -.13,.2", 0.01),
    crease(".07,.02 .15,.07 .16,.14 .13,.2", 0.01),
    crease("-.125,.37 -.13,.43 -.1,.52", 0.01),
    crease(".125,.37 .13,.43 .1,.52", 0.01),
    *both_sides(crease(".055,.2 .085,.225 .065,.28 .08,.33 .055,.335", 0.014)),
    piece("-.11,.03 -.06,.01 -.03,.05 -.04,.1 -.08,.12 -.12,.08", Tone.DEEP, lift=0.5),
    turned(".015,.02! .035,.12 .04,.2!", Tone.DEEP),
    box(-0.06, 0.255, 0.06, 0.275, Tone.PALE),
    turned(".03,.34! .018,.85!", Tone.DEEP),
    turned(".02,.83! .026,.93 .022,.96!"),
    oval(0.005, 0.965, 0.032, 0.03),
    crease(".012,.965 -.005,.975 -.012,.96 .002,.948 .02,.955", 0.008),
    *(crease(f"{x * 1.6},.18 {x},.85", 0.004, Tone.PALE) for x in (-0.012, 0, 0.012)),
)
"""A fiddle seen from the front, upright, one unit long."""


def _bow(length: float) -> list[Part]:
    return [
        line(f"0,0 .02,{length / 2} 0,{length}", 0.016, Tone.DEEP),
        line(f"-.025,.03 -.025,{length - 0.01}", 0.007, Tone.PALE),
        box(-0.03, 0, 0.008, 0.05, Tone.ACCENT),
    ]


VIOLIN = Figure("violin", placed(FIDDLE, x=-0.5, y=0.185, turn=90), roundness=0.04)

CELLO = Figure(
    "cello",
    [
        line("0,0 0,.12", 0.012, Tone.DEEP),
        *placed(FIDDLE, y=0.1, size=1.15, turn=-4),
        *placed(_bow(0.9), x=0.27, y=0.05, turn=-14),
    ],
    roundness=0.045,
)

OBJECTS = (VIOLIN, CELLO)
