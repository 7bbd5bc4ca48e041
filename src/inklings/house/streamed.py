"""What only tables with an audience have: what their host asks of them, and what their logs hold of it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from inklings.house.order import Delay
from inklings.kernel.bot import Language
from inklings.kernel.game import Seat


class SetStream(Struct, frozen=True, tag="set_stream", forbid_unknown_fields=True):
    """Hide the code of this table, and show people without a seat everything later, or no longer (host)."""

    on: bool
    delay: Delay = 0
    approve: bool = False
    """Names, and what people write in a game, are shown once I have read them."""


class SeatAudience(Struct, frozen=True, tag="seat_audience", forbid_unknown_fields=True):
    """Let the audience of a streamed table play along as one of the players, by vote (host)."""

    language: Language


class Judge(Struct, frozen=True, tag="judge", forbid_unknown_fields=True):
    """Show what someone has written in the game, or have them write something else (host)."""

    seat: Seat
    text: str
    """What I have read: they may have changed it since."""
    show: bool


class ShowName(Struct, frozen=True, tag="show_name", forbid_unknown_fields=True):
    """Show someone's name (host)."""

    seat: Seat
    name: str
    """What I have read."""


class TextHeld(Struct, frozen=True, tag="text_held"):
    """A move with something written in it waits until the host has read that."""

    seat: int
    action: msgspec.Raw


class TextJudged(Struct, frozen=True, tag="text_judged"):
    """The host has read what waited: if it is shown, its move follows; if not, something else is wanted."""

    seat: int
    shown: bool


class NameShown(Struct, frozen=True, tag="name_shown"):
    """The host has read the name of someone."""

    seat: int
