"""A table without a network: its log is a list that the test writes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from inklings.games import GAMES
from inklings.house import asks, log, moves, rules
from inklings.house.asks import Why
from inklings.house.attendance import Attendance, attend
from inklings.house.circumstances import Circumstances
from inklings.house.fold import advance
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Refused
from inklings.kernel.text import Flaw

REGISTRY = GameRegistry(GAMES)


class OfflineTable:
    """A table and its log, as a list of entries."""

    def __init__(self, game: str = "moons", **options: Any) -> None:
        self.entries: list[log.Entry] = []
        self.table: Table
        self.write(rules.open_table(REGISTRY, "BCDF", game, options))

    def write(self, events: Events, at: int = 0) -> None:
        entry = log.Entry(at=at, command=f"c{len(self.entries)}", events=events)
        self.entries.append(entry)
        before = self.table if len(self.entries) > 1 else None
        self.table = advance(REGISTRY, before, len(self.entries), entry)

    def ask(self, person: str, ask: asks.AnyAsk, at: int = 0, now: Circumstances | None = None) -> None:
        now = now or Circumstances(handover_key="the-key")
        self.write(rules.grant(REGISTRY, self.table, person, ask, Random(1), now), at)

    def play(self, person: str, action: dict[str, Any], at: int = 0) -> None:
        raw = msgspec.Raw(msgspec.json.encode(action))
        self.write(moves.play(REGISTRY, self.table, person, raw, Random(1), at=at), at)

    def attend(self, at: int, *, away: str = "", lost: str = "") -> None:
        """Let the house see everyone but those named, in one word each."""
        gone = {*away.split(), *lost.split()}
        here = {place.person for place in self.table.places if place.person} - gone
        seen = Attendance(here=here, away=gone, lost=lost.split())
        if events := attend(self.table, seen):
            self.write(events, at)

    def ring(self, at: int) -> None:
        """Let whatever ends next ring."""
        assert self.table.alarm
        self.write(moves.time_up(REGISTRY, self.table, self.table.alarm.version, Random(1)), at)

    def sit(self, *people: str) -> OfflineTable:
        for person in people:
            self.ask(person, asks.Sit(name=person, avatar=0))
        return self


def refusal(offline: OfflineTable, person: str, ask: asks.AnyAsk) -> Why | Flaw:
    with pytest.raises(Refused) as refused:
        offline.ask(person, ask)
    assert isinstance(refused.value.why, Why | Flaw)
    return refused.value.why
