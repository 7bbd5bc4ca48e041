"""How the tables of these evenings are opened."""

from __future__ import annotations

from collections.abc import Callable

from tests.forms.modes import MATCHED, MODES, ROOMS

from inklings.games import GAMES
from inklings.house import leading, rules
from inklings.house.leading import Invited
from inklings.house.log import Events
from inklings.house.registry import GameRegistry

REGISTRY = GameRegistry(GAMES)
LEADER = "the-leader"


def opening(mode: str, newcomer: Callable[[], tuple[str, str]]) -> Events:
    """The first entry of an evening in this mode."""
    game, seats, options = MODES[mode]
    if mode in MATCHED:
        return rules.open_matched(REGISTRY, "BCDF", game, "pl")
    opened = rules.open_table(REGISTRY, "BCDF", game, options)
    if mode not in ROOMS:
        return opened
    invited = [Invited(*newcomer(), avatar=seat) for seat in range(seats)]
    return leading.opened(opened, LEADER, "in the past", invited)
