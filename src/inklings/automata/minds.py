"""Finds the bots of the games. Only runners import them, since they may load large data."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any

from inklings.kernel.bot import Tally, Think, plain
from inklings.kernel.game import AnyGame
from inklings.kernel.mind import Mind


def mind(game: AnyGame) -> Mind:
    """The mind of a game's own bot, or of a plain one if it has none."""
    bot = _module(game, "bot")
    think: Think = plain(game) if bot is None else _named(bot, "think")
    return Mind(game, think)


def plain_mind(game: AnyGame) -> Mind:
    """The mind of a bot that takes any offer."""
    return Mind(game, plain(game))


def tally(game: AnyGame) -> Tally | None:
    """What the game counts of its own, if anything."""
    module = _module(game, "tally")
    return None if module is None else _named(module, "Tally")()


def _module(game: AnyGame, name: str) -> ModuleType | None:
    path = f"inklings.games.{game.name}.{name}"
    return importlib.import_module(path) if importlib.util.find_spec(path) else None


def _named(module: ModuleType, name: str) -> Any:
    if not hasattr(module, name):
        raise ImportError(
            f"{module.__name__} is there, but has no `{name}`: write one, or remove the folder."
        )
    return getattr(module, name)
