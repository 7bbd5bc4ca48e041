"""The games of the house. A new game changes this line and adds one folder."""

from __future__ import annotations

from inklings.games.moons import MOONS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.rorschach import RORSCHACH
from inklings.games.telepathic import TELEPATHIC
from inklings.kernel.game import AnyGame

GAMES: tuple[AnyGame, ...] = (MOONS, PAREIDOLIA, RORSCHACH, TELEPATHIC)
