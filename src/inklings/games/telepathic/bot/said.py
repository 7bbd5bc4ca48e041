"""What each choice of a game said by the convention, for people who would learn it."""

from __future__ import annotations

from typing import NamedTuple

from inklings.games.telepathic.bot.coder import alive, told
from inklings.games.telepathic.bot.types import MEMBERS, SIZE, TYPES
from inklings.games.telepathic.past import Choices
from inklings.kernel.game import Seat


class Said(NamedTuple):
    """What someone may still be after a choice."""

    seat: Seat
    before: int
    """How many things they could have been."""
    after: int
    wins: tuple[int, ...]
    """What they may win with, as places in their kind."""
    loses: tuple[int, ...]


def said(choices: Choices, colours: Seat) -> tuple[Said, ...]:
    """What each choice said of who made it; `colours` is the seat that has them."""
    return tuple(_said(choices[: number + 1], colours) for number in range(len(choices)))


def _said(choices: Choices, colours: Seat) -> Said:
    seat = choices[-1].seat
    kind = int(seat != colours)
    before, after = (alive(told(some, colours))[kind] for some in (choices[:-1], choices))
    wins, loses = (sorted({TYPES[t][which] for t in MEMBERS[after]}) for which in (0, 1))
    return Said(seat, SIZE[before], SIZE[after], tuple(wins), tuple(loses))
