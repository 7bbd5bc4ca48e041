"""What all tables of one process share: games, log, bus, time, timers and figures."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import TypeAlias

from inklings.house.codes import shard_of
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.kernel.bot import Thought
from inklings.live.effects import Think
from inklings.live.figures import Counts
from inklings.live.floor import Floor
from inklings.live.interfaces import Bus, Log, Time
from inklings.live.repeated_errors import RepeatedErrors
from inklings.live.space import Space
from inklings.live.timers import Timers
from inklings.wire.messages import NOTHING_ANNOUNCED

ThoughtAnswer: TypeAlias = Callable[[Thought[bytes] | None, bool], None]
"""Takes a thought, and whether the mind has failed."""
Keep: TypeAlias = Callable[[str, bytes, str, Callable[[bool], None]], None]
"""Takes a table's code, a report, the command by which copies of it are recognized, and the answer."""


class Surroundings:
    """The world outside a table, as its process knows it."""

    def __init__(  # noqa: PLR0913
        self,
        games: GameRegistry,
        member: str,
        *,
        log: Log,
        bus: Bus,
        time: Time,
        chance: Random,
        cell: str = "home",
        tempo: float = 1,
        floor: Floor | None = None,
        space: Space | None = None,
        counts: Counts | None = None,
        think: Callable[[Think, ThoughtAnswer], None] | None = None,
        on_release: Callable[[str, bool], None] = lambda _code, _failed: None,
        on_heard: Callable[[str], None] = lambda _member: None,
        keep_complaint: Keep = lambda _code, _data, _command, answer: answer(False),
    ) -> None:
        self.games = games
        self.keep_complaint = keep_complaint
        self.member = member
        self.log = log
        self.bus = bus
        self.time = time
        self.chance = chance
        self.cell = cell
        self.tempo = tempo
        self.floor = floor or Floor(known(games))
        self.space = space or Space()
        self.counts = counts or Counts()
        self.think = think
        self.on_release = on_release
        self.on_heard = on_heard
        self.timers = Timers(time)
        self.tokens = count(1)
        self.errors = RepeatedErrors()
        self.announced = NOTHING_ANNOUNCED

    def subject(self, word: str, code: str) -> str:
        """A subject of this table."""
        return f"{word}.{self.cell}.{shard_of(code)}.{code}"

    @property
    def vacancy(self) -> str:
        """Where runners are called."""
        return f"vacant.{self.cell}"
