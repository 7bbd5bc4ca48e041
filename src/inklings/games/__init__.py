"""The games of the house: every folder here that is a package. Its `__init__.py` holds one `Game`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from inklings.kernel.game import AnyGame, Game


def _game_in(folder: str) -> AnyGame:
    package = import_module(f"{__name__}.{folder}")
    found = [value for value in vars(package).values() if isinstance(value, Game)]
    if [game.name for game in found] != [folder]:
        raise ImportError(f'{package.__file__} must hold one Game(name="{folder}", …), and has {len(found)}')
    return found[0]


GAMES: tuple[AnyGame, ...] = tuple(
    _game_in(folder) for folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg)
)
