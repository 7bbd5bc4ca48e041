"""People without a seat at a streamed table guess what its players are about to find out."""

from __future__ import annotations

from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.riddle import Riddle


def riddle(games: GameRegistry, table: Table) -> Riddle | None:
    """What they may guess, or have just learnt. Where they play for a seat, they vote for it instead."""
    if table.stream is None or table.audience is not None or table.stage != "playing":
        return None
    game = games[table.game].game
    asked: Riddle | None = game.riddle(game.view(table.state))
    return asked


def riddle_name(table: Table, asked: Riddle) -> str:
    """The same at every member of the cell, and another for every riddle of a table."""
    return f"{table.match}-{asked.round}"
