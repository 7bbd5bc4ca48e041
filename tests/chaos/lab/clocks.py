"""Shorter clocks of all games, the same at gates, at runners and in the checker."""

from __future__ import annotations

import os
from importlib import import_module

from inklings.games import GAMES
from inklings.games.pareidolia import rules as pareidolia
from inklings.kernel import council

VARIABLE = "INKLINGS_LAB_CLOCKS"
"""By what every deadline is multiplied. Only the lab's own processes read it."""
FACTOR = 0.15
LEAST_OBJECTION = 0.3


def shorten() -> None:
    """Shorten the clocks in this process, as the variable says; to be called once."""
    factor = float(os.environ.get(VARIABLE, "1"))
    for game in GAMES:
        seconds: dict[type, float] = vars(import_module(f"inklings.games.{game.name}.rules"))["SECONDS"]
        for phase in seconds:
            seconds[phase] *= factor
    vars(pareidolia)["ACTION_SECONDS"] *= factor
    vars(council)["OBJECTION_SECONDS"] *= max(factor, LEAST_OBJECTION)
