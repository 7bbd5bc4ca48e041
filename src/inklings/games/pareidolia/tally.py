"""What is counted over many simulated games of Pareidolia: how often a sky is seen, and how soon."""

from __future__ import annotations

from collections import Counter
from typing import Any

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.state import (
    ClockRanOut,
    CloudMoved,
    CloudPlaced,
    CloudRemoved,
    Event,
    Guessed,
    State,
    WordSeen,
)


class Tally:
    """Counts as games go by."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._missed: Counter[str] = Counter()
        self._rounds: Counter[str] = Counter()
        self._guesses = 0
        self._in_solved = 0

    def observe(self, before: State | None, event: Event, after: State) -> None:
        """See one event of a game."""
        if before is None:
            return
        word = after.round.word
        match event:
            case Guessed():
                self._guesses += 1
            case WordSeen():
                assert word is not None
                self._guesses += 1
                said = before.round.said + 1
                self._in_solved += said
                self._counts["solved"] += 1
                self._counts["first"] += said == 1
                self._ended(PAREIDOLIA[word].category)
            case ClockRanOut():
                assert word is not None
                self._missed[word] += 1
                self._ended(PAREIDOLIA[word].category)
            case CloudPlaced() | CloudMoved() | CloudRemoved():
                self._counts["strokes"] += 1
            case _:
                pass

    def _ended(self, category: str) -> None:
        self._rounds[category] += 1

    def figures(self) -> dict[str, Any]:
        """Shares of all rounds; chance is what as many guesses would see among twelve words by luck."""
        rounds = max(1, self._rounds.total())
        return {
            "rounds": self._rounds.total(),
            "solved": round(self._counts["solved"] / rounds, 3),
            "solved_by_first_guess": round(self._counts["first"] / rounds, 3),
            "guesses_a_round": round(self._guesses / rounds, 2),
            "chance": round(self._guesses / rounds / 12, 3),
            "strokes_a_round": round(self._counts["strokes"] / rounds, 2),
            "missed": dict(self._missed.most_common(12)),
        }
