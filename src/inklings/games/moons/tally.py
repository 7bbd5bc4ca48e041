"""How good bots are at Thirty Moons, over many simulated games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from inklings.games.moons.model import Written
from inklings.games.moons.scoring import votes_on
from inklings.games.moons.state import Dealt, Event, Scored, Scoring, State, StoryTold


class Tally:
    """Counts rounds and votes."""

    def __init__(self) -> None:
        self._games = 0
        self._verdicts: Counter[str] = Counter()
        self._votes: Counter[str] = Counter()
        self._by_seat: dict[int, Counter[str]] = {}
        self._told: set[str] = set()
        self._repeats = 0
        self._clues: Counter[str] = Counter()

    def observe(self, before: State | None, event: Event, after: State) -> None:
        """See one event of a game."""
        del before
        match event:
            case Dealt():
                self._games += 1
                self._told = set()
            case StoryTold(clue=Written(text=text)):
                self._repeats += text in self._told
                self._told.add(text)
                self._clues[text] += 1
            case Scored(verdict=verdict):
                assert isinstance(after.phase, Scoring), "votes are counted for the scores"
                self._verdicts[verdict] += 1
                self._count(after.phase)
            case _:
                pass

    def _count(self, phase: Scoring) -> None:
        story = next(slot for slot, laid in enumerate(phase.table, 1) if laid.owner == phase.narrator)
        finders = votes_on(story, phase.ballots)
        for ballot in phase.ballots:
            result = "found" if ballot.voter in finders else "missed"
            self._votes[result] += 1
            self._by_seat.setdefault(ballot.voter, Counter())[result] += 1
        seat = self._by_seat.setdefault(phase.narrator, Counter())
        seat["told"] += 1
        seat["told well"] += phase.verdict == "some"

    def figures(self) -> dict[str, Any]:
        """What came of it: shares of rounds, of votes and of each seat's rounds and votes."""
        rounds = self._verdicts.total()
        return {
            "rounds": round(rounds / max(self._games, 1), 1),
            "verdicts": {
                verdict: _share(self._verdicts[verdict], rounds) for verdict in ("some", "all", "none")
            },
            "found": _share(self._votes["found"], self._votes.total()),
            "seats": [
                {
                    "told_well": _share(seat["told well"], seat["told"]),
                    "found": _share(seat["found"], seat["found"] + seat["missed"]),
                }
                for _, seat in sorted(self._by_seat.items())
            ],
            "clues": {"different": len(self._clues), "repeated_in_a_game": self._repeats},
        }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 3) if whole else 0.0
