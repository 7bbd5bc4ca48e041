"""What the parts of one table's core share: the folded table, the time, and the effects so far."""

from __future__ import annotations

from random import Random

from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.live.effects import CancelTimer, Effect, Incident, SetTimer
from inklings.live.figures import Counts
from inklings.live.floor import Floor
from inklings.live.messages import TimerKey
from inklings.live.space import Space

LINGER_SECONDS = 30.0
"""How long a table stays loaded when nobody needs it: people come back."""
MOMENT = 0.001
"""Times closer than this count as equal, since sums of fractions are not exact."""


class Context:
    """Shared by all parts of a core. Its time does not change while one message is handled."""

    __slots__ = (
        "chance",
        "code",
        "counts",
        "effects",
        "floor",
        "games",
        "member",
        "mono",
        "now",
        "space",
        "table",
    )

    def __init__(  # noqa: PLR0913
        self,
        code: str,
        games: GameRegistry,
        member: str,
        chance: Random,
        *,
        floor: Floor,
        space: Space,
        counts: Counts | None = None,
    ) -> None:
        self.code = code
        self.games = games
        self.member = member
        """The name of this gate or runner among those of its cell."""
        self.chance = chance
        self.floor = floor
        """What every member of the cell can read."""
        self.space = space
        self.counts = counts or Counts()
        """What this member counts about itself, at all its tables."""
        self.table: Table | None = None
        self.mono = 0.0
        """Seconds that never jump."""
        self.now = 0
        """The engine's time in milliseconds."""
        self.effects: list[Effect] = []

    @property
    def version(self) -> int:
        """The sequence of the last entry folded."""
        return self.table.version if self.table else 0

    def emit(self, effect: Effect) -> None:
        """Have this done once the message is handled."""
        self.effects.append(effect)

    def set_timer(self, key: TimerKey, seconds: float) -> None:
        """Be called in so many seconds."""
        self.effects.append(SetTimer(key, self.mono + seconds))

    def linger(self) -> None:
        """Look after a while whether this table is still needed here."""
        self.set_timer("linger", LINGER_SECONDS)

    def cancel_timer(self, key: TimerKey) -> None:
        """Do not be called."""
        self.effects.append(CancelTimer(key))

    def incident(self, what: str, error: Exception | None = None) -> str:
        """Have our own mistake logged; returns the name under which it can be found."""
        name = f"{self.chance.getrandbits(32):08x}"
        self.effects.append(Incident(name, what, self.version, error))
        return name
