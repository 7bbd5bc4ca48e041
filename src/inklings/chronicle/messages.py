"""What gates and the chronicle tell each other over the bus. Keys and secrets of people are not among it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from inklings.chronicle.page import Page


def subject(cell: str) -> str:
    """Where the chronicle of a cell is asked."""
    return f"chronicle.{cell}"


class ShowPage(Struct, frozen=True, tag="show_page"):
    """Show a circle's page."""

    circle: str
    before: int | None = None
    """Only evenings that ended before this time, in milliseconds."""


class ShowMet(Struct, frozen=True, tag="show_met"):
    """Show which cards of a game a circle has met."""

    circle: str
    game: str


class RenameCircle(Struct, frozen=True, tag="rename_circle"):
    """Call a circle so. If there is no such circle yet, now there is."""

    circle: str
    name: str


class RenameMember(Struct, frozen=True, tag="rename_member"):
    """Call a member so in this circle."""

    circle: str
    member: str
    name: str


class LeaveCircle(Struct, frozen=True, tag="leave_circle"):
    """Take a member's name out of a circle."""

    circle: str
    member: str


class ForgetMember(Struct, frozen=True, tag="forget_member"):
    """Remove every trace of a member, at the tables of the circle, too."""

    circle: str
    member: str


class AreYouThere(Struct, frozen=True, tag="are_you_there"):
    """Whether there is a chronicle."""


Asked: TypeAlias = ShowPage | ShowMet | RenameCircle | RenameMember | LeaveCircle | ForgetMember | AreYouThere


class Answer(Struct, frozen=True):
    """What the chronicle says."""

    done: bool
    """False: it cannot be done now."""
    is_seated: bool = False
    """Because they sit at a table, and would be recorded again."""
    page: Page | None = None
    """What was asked for, if there is such a circle."""
    met: tuple[str, ...] = ()
    """The cards that were asked for, longest ago first."""


encode = msgspec.json.Encoder().encode
decode_asked = msgspec.json.Decoder(Asked).decode
decode_answer = msgspec.json.Decoder(Answer).decode
