"""The markers of Rorschach: three symbols for each of two teams, solid or outlined, and their backs."""

import functools
from typing import Literal, TypeAlias, get_args

from inklings.decks.pieces import CHALK, INK, plate

Symbol: TypeAlias = Literal["eye", "key", "moon"]
Team: TypeAlias = Literal["black", "white"]

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
TEAMS: tuple[Team, ...] = get_args(Team)


def _symbol(symbol: Symbol, ink: str) -> str:
    line = f'fill="none" stroke="{ink}" stroke-linejoin="round"'
    match symbol:
        case "eye":
            return (
                f'<path {line} stroke-width="3.4" d="M-15 0Q0-15.5 15 0Q0 15.5-15 0z"/>'
                f'<circle r="5" fill="{ink}"/>'
            )
        case "key":
            return (
                f'<circle cx="-8" r="5.6" {line} stroke-width="4"/>'
                f'<path {line} stroke-width="4" d="M-2.4 0H14.5V7.6M7.6 0V6.4"/>'
            )
        case "moon":
            return f'<path fill="{ink}" d="M4.5-14A14.4 14.4 0 1 0 13.6 8.2A11.8 11.8 0 1 1 4.5-14z"/>'


_HATCH = "M-14.5 3L3-14.5M-14.8 12.3L12.3-14.8M-9.5 16L16-9.5M0 15.6L15.6 0"


@functools.cache
def picture(symbol: Symbol | None, team: Team) -> bytes:
    """Draw a marker, or with no symbol its back, as an SVG document; raises KeyError for an unknown team."""
    ground, ink = {"black": (INK, CHALK), "white": (CHALK, INK)}[team]
    rim = (
        f'<circle r="24" fill="{ground}" stroke="{CHALK}" stroke-width="2"/>'
        if team == "black"
        else f'<circle r="23.6" fill="{ground}" stroke="{INK}" stroke-width="2.8"/>'
        f'<circle r="19.8" fill="none" stroke="{INK}" stroke-width="1.1" stroke-dasharray="2 3"/>'
    )
    face = (
        f'<path fill="none" stroke="{ink}" stroke-width="2.5" stroke-linecap="round" d="{_HATCH}"/>'
        if symbol is None
        else _symbol(symbol, ink)
    )
    return plate("-26 -26 52 52", rim, face)
