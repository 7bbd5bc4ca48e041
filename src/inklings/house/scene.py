"""What a viewer sees of a table: its people and settings, and the game's own view inside."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from inklings.kernel.game import Channel, Seat


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    avatar: int
    status: Literal["taken", "empty", "left"]
    """empty: a chair of a running game that a newcomer may take; left: nobody comes back to it."""
    ready: bool


class TableView(Struct, frozen=True):
    """The table as everybody sees it."""

    code: str
    game: str
    options: dict[str, Any]
    least: int
    """Seats the game needs."""
    most: int
    stage: Literal["lobby", "playing", "over"]
    match: int
    """How many games have been dealt at this table."""
    seats: tuple[SeatView, ...]
    host: Seat | None
    locked: bool


class ClockView(Struct, frozen=True):
    """The clock that runs: server time in milliseconds at which it ends, and its whole length."""

    ends: int
    seconds: float


class Scene(Struct, frozen=True):
    """All that one viewer sees."""

    you: Seat | None
    """None: you look on."""
    table: TableView
    may: tuple[str, ...]
    """The asks (by tag) that the table would grant you now."""
    game: Any
    """The game's own view; null in the lobby."""
    offers: tuple[Any, ...]
    """What you may do in the game now."""
    awaited: tuple[Seat, ...]
    """For whom everybody waits."""
    clock: ClockView | None
    channels: tuple[Channel, ...]
    """Where you may speak now."""
