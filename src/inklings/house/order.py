"""What the host says about a table, whatever is played there: how people talk, and at what pace they play."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Pace: TypeAlias = Literal["sitting", "day", "week"]
"""At one sitting, by the clocks of the game; or over days: a day a phase, or a week."""
DAY_SECONDS = 24 * 60 * 60
PACE_SECONDS: dict[Pace, int] = {"day": DAY_SECONDS, "week": 7 * DAY_SECONDS}


class TalkOrder(Struct, frozen=True):
    """What the host has said about talk at this table; the games can only allow less."""

    together: bool = False
    """Everyone sits in one room: nothing is written, and faces are made with faces."""
    onlookers_react: bool = True
    open_to: Literal["friends", "strangers"] = "friends"
    """Among strangers rude words are blotted out."""
