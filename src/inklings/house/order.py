"""What the host says about a table, whatever is played there: talk, its pace, and its audience."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

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


Delay: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
"""By how many seconds people without a seat see a streamed table later."""


class StreamOrder(Struct, frozen=True):
    """The table is shown to an audience: its code is hidden, and people without a seat see it later."""

    delay: Delay
    key: str
    """What opens the host's own picture for the stream, which is not delayed."""
    approve: bool = False
    """Names, and what people write in a game, are shown once the host has read them."""
