"""Small things that are won and counted: droplets, the wax seal, and the moons of the score track."""

import functools
import math

from inklings.decks.paths import drawn, short
from inklings.decks.pieces import CHALK, INK, WAX, plate

_WATER, _GLINT = "#2F6F93", "#CFE3EA"
_ON_WAX = "#FFF4E2"
_DARK, _LIT = "#22313A", "#F7E7B4"


@functools.cache
def droplet() -> bytes:
    """A droplet of Pareidolia."""
    return plate(
        "-16 -20 32 40",
        f'<path fill="{_WATER}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"'
        ' d="M0-17Q13-1 13 6A13 12.4 0 0 1-13 6Q-13-1 0-17z"/>',
        f'<path fill="none" stroke="{_GLINT}" stroke-width="2.2" stroke-linecap="round"'
        ' d="M-8 6.5Q-7.6 12-2.6 13.6"/>',
        f'<path fill="none" stroke="{_GLINT}" stroke-width="1.1" stroke-linecap="round"'
        ' d="M3 1.5L7.6-1M2.4 5L9.4 1.4M3.4 8L9.8 4.8"/>',
    )


@functools.cache
def seal() -> bytes:
    """A seal of wax: this one is done."""
    lobes = 11
    edge = [
        (reach * math.cos(turn), reach * math.sin(turn))
        for step in range(72)
        for turn in [math.tau * step / 72]
        for reach in [18.4 + 1.5 * math.cos(lobes * turn) + 0.7 * math.sin(3 * turn + 1)]
    ]
    return plate(
        "-22 -22 44 44",
        f'<path fill="{WAX}" stroke="{_ON_WAX}" stroke-width="1.8" d="{drawn(edge)}z"/>',
        f'<circle r="13.4" fill="none" stroke="{_ON_WAX}" stroke-width="1.1" opacity=".6"/>',
        f'<path fill="none" stroke="{_ON_WAX}" stroke-width="4" stroke-linejoin="round"'
        ' stroke-linecap="round" d="M-6.8.4L-1.8 5.4L7-5.2"/>',
    )


@functools.cache
def moon(k: int, of: int) -> bytes:
    """The moon of the k-th step of a track of so many: new at 0, full at the last."""
    if not 0 <= k <= of:
        raise ValueError(f"a track of {of} moons has no moon {k}")
    bulge = 11.2 * (
        1 - 2 * k / of
    )  # where the shadow ends: each step lights as much of the disc as any other
    edge = f"A{short(abs(bulge))} 11.2 0 0 {int(bulge < 0)} 0-11.2z"
    lit = f"M0-11.2A11.2 11.2 0 0 1 0 11.2{edge}" if k else ""
    return plate(
        "-14 -14 28 28",
        f'<circle r="12" fill="{_DARK}" stroke="{CHALK}" stroke-width="3.4"/>',
        f'<path fill="{_LIT}" d="{lit}"/>' if lit else "",
        f'<circle r="12" fill="none" stroke="{INK}" stroke-width="1.6"/>',
    )
